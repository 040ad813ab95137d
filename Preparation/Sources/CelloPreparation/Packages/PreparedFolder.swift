import Foundation

/// A copy of a package in which the sources of some targets are prepared for Linux.
///
/// Files that need no change are hard links to the originals, or copies where links are not possible. The folder
/// remembers what it contains, so that the next preparation rewrites only what has changed.
public struct PreparedFolder: Sendable {
  /// The result of a preparation.
  public struct Report: Sendable, Equatable {
    /// The number of Swift files in the chosen targets.
    public var sourceCount = 0
    /// The number of files that differ from the originals.
    public var rewrittenCount = 0
    /// The number of files that this preparation has written.
    public var writtenCount = 0
    /// Sentences about what cannot be rewritten and what has been left as it is, each with the path, the line and the column.
    public var errors: [String] = []
    public var warnings: [String] = []
  }

  let output: String
  let layout: PackageLayout
  let targets: Set<String>
  let version: String
  let copies: PackageCopies

  /// - Parameters:
  ///   - output: the absolute path of the copy.
  ///   - layout: the targets of the package, and of the packages that are copied with it.
  ///   - targets: the names of the targets whose sources are prepared.
  ///   - version: a text that differs if the rewriter has changed.
  ///   - copies: the package and the packages that are copied with it.
  public init(
    at output: String, layout: PackageLayout, targets: Set<String>, version: String,
    copies: PackageCopies
  ) {
    self.output = output
    self.layout = layout
    self.targets = targets
    self.version = version
    self.copies = copies
  }

  private func original(_ path: String) -> String { copies.original(of: path) }

  /// Updates the copy. If another process is updating it, this call waits until the other has finished.
  public func update() throws(PreparationError) -> Report {
    let package = original("")
    guard !package.isBelow(output) else {
      throw .outputContainsPackage(output: output)
    }
    let files = FileStore(root: output)
    try files.checkOwnership()
    let lock = try files.lock()
    defer { lock.unlock() }
    let old = files.state(version: version)
    var state = PreparedState(version: version)
    var report = Report()

    let chosen = layout.targets.filter { targets.contains($0.name) }
    let entries = try entries(resolving: Set(chosen.flatMap(\.sources)))
    report.warnings += entries.warnings
    let sources = preparedSources(in: Set(entries.files.keys))
    report.sourceCount = sources.count

    var manifests: [String: [UInt8]] = [:]
    for path in entries.files.keys where Self.isManifest(path) {
      manifests[path] = try FileStore.read(original(path))
    }

    let resources = PreparedResources(
      layout, targets: targets, files: entries.files.keys, manifests: manifests
    ) { try? FileStore.read(original($0)) }
    report.warnings += resources.warnings.map(original)
    state.targetsWithResources = Set(
      layout.targets.filter { !$0.resources.isEmpty }.map(\.name)
        + resources.added.values.flatMap(\.keys))

    // What the files declare.
    let paths = sources.keys.sorted()
    let outcomes = Parallel.map(paths) { path -> Result<FileSummary, PreparationError> in
      let identity = entries.files[path]
      if let known = old.files[path], known.identity == identity, let summary = known.summary {
        return .success(summary)
      }
      return Result { () throws(PreparationError) in
        SourceRewriter.summary(of: try FileStore.read(original(path)), path: path)
      }
    }
    var summaries: [String: FileSummary] = [:]
    for (path, outcome) in zip(paths, outcomes) { summaries[path] = try outcome.get() }

    // The files of a target are rewritten with the declarations of the targets that it depends on, and with what the targets that
    // depend on it implement for its classes.
    var indices: [String: DeclarationIndex] = [:]
    var isUnchanged: [String: Bool] = [:]
    for target in layout.targets where targets.contains(target.name) {
      let reached = layout.reached(from: target.name)
      let reachedPaths = paths.filter { path in
        sources[path].map { reached.contains($0.name) } ?? false
      }
      let summaries = reachedPaths.compactMap { summaries[$0] }
      let before = old.targets[target.name].map { $0.compactMap { old.files[$0]?.summary } }
      let modules = reachedPaths.map { ($0, sources[$0]?.module ?? "") }
      indices[target.name] = DeclarationIndex(
        summaries, modules: Dictionary(modules) { first, _ in first })
      isUnchanged[target.name] = before == summaries
      state.targets[target.name] = reachedPaths
    }
    let implementations = indices.values.reduce(into: Set()) {
      $0.formUnion($1.subclassImplementations)
    }
    var rewriters: [String: (rewriter: SourceRewriter, isUnchanged: Bool)] = [:]
    for (name, var index) in indices {
      let own = implementations.filter { sources[$0.file]?.name == name }
      index.add(own)
      let hasResources = state.targetsWithResources.contains(name)
      rewriters[name] = (
        SourceRewriter(index: index, hasResources: hasResources),
        isUnchanged[name] == true && old.implementations[name] ?? [] == own
          && old.targetsWithResources.contains(name) == hasResources
      )
      if !own.isEmpty { state.implementations[name] = own }
    }

    let listed = ListedSources(layout, manifests: manifests)
    let prepared = Parallel.map(paths) {
      [summaries, rewriters] path -> Result<Preparation, PreparationError> in
      Result { () throws(PreparationError) in
        let isMain = (path as NSString).lastPathComponent == "main.swift"
        let keepsName = isMain || listed.isNamedElsewhere(path)
        let output = keepsName ? nil : Self.outputPath(of: path) { entries.files[$0] != nil }
        guard let target = sources[path], let (rewriter, isUnchanged) = rewriters[target.name],
          let identity = entries.files[path]
        else { return Preparation(file: PreparedState.File()) }
        if let known = old.files[path], known.identity == identity, isUnchanged,
          !known.isRewritten || known.output == output, files.exists(known.output ?? path)
        {
          return Preparation(file: known)
        }
        return try prepare(
          path, identity, target, rewriter, summaries[path], at: output, files)
      }
    }
    for (path, outcome) in zip(paths, prepared) {
      let preparation = try outcome.get()
      let file = preparation.file
      state.files[path] = file
      report.errors += file.errors.map { "\(original(path)):\($0)" }
      report.warnings += file.warnings.map { "\(original(path)):\($0)" }
      if file.isRewritten { report.rewrittenCount += 1 }
      if preparation.isWritten { report.writtenCount += 1 }
    }

    // Everything else.
    for (path, identity) in entries.files where state.files[path] == nil {
      if Self.isManifest(path) {
        let folder = (original(path) as NSString).deletingLastPathComponent
        let manifest = manifests[path] ?? []
        let moved = ManifestPaths.moved(
          manifest, from: folder, with: copies,
          sources: listed.edits(of: path) { state.files[$0]?.output },
          resources: resources.added[path] ?? [:])
        if moved != manifest {
          try files.write(moved, to: path)
          state.files[path] = PreparedState.File(identity: identity, isRewritten: true)
          continue
        }
      }
      try files.link(original(path), to: path)
      state.files[path] = PreparedState.File(identity: identity)
    }
    for (path, destination) in entries.links {
      try files.symlink(destination, at: path)
      state.links.insert(path)
    }
    for path in old.outputs.subtracting(state.outputs) { files.remove(path) }
    try files.save(state)
    return report
  }

  /// Returns the files of all packages, by their paths in the copy.
  private func entries(
    resolving sources: Set<String>
  ) throws(PreparationError) -> PackageTree.Entries {
    var result = try PackageTree(root: original(""), excluding: output).entries(resolving: sources)
    for copy in copies.dependencies {
      let prefix = copy.folder + "/"
      let own = sources.filter { $0.hasPrefix(prefix) }.map { String($0.dropFirst(prefix.count)) }
      let tree = PackageTree(root: copy.package, excluding: output)
      result.add(try tree.entries(resolving: Set(own)), below: prefix)
    }
    return result
  }

  private func preparedSources(in files: Set<String>) -> [String: PackageLayout.Target] {
    var result: [String: PackageLayout.Target] = [:]
    for target in layout.targets where targets.contains(target.name) {
      for source in target.sources where files.contains(source) { result[source] = target }
    }
    return result
  }

  /// Prepares a file.
  ///
  /// - Parameter output: the path of the file if it is rewritten; `nil` if it keeps its path.
  private func prepare(
    _ path: String, _ identity: FileIdentity, _ target: PackageLayout.Target,
    _ rewriter: SourceRewriter, _ summary: FileSummary?, at output: String?, _ files: FileStore
  ) throws(PreparationError) -> Preparation {
    let original = original(path)
    let source = try FileStore.read(original)
    let result = rewriter.rewrite(source, path: path)
    var file = PreparedState.File(identity: identity, summary: summary)
    var isWritten = false
    if let error = result.syntaxError {
      file.warnings = [
        "\(error.line):\(error.column): warning: the file cannot be parsed (\(error.text)), and is copied as it is."
      ]
    } else if source.contains(generatedPrefix) {
      file.errors = [
        "1:1: error: the file contains names that start with '\(generatedPrefix)', which are reserved for "
          + "generated code. Rename them."
      ]
    }
    // If a problem is compiled after all, the compiler reports it.
    for use in result.uses {
      guard let problem = use.problem else { continue }
      let place = "\(use.line):\(use.column)"
      if use.isUndecided {
        file.warnings.append("\(place): warning: \(problem)")
      } else {
        file.errors.append("\(place): error: \(problem)")
      }
    }
    // Tests find their references and report failures by the path of the source.
    if result.isChanged(from: source) || target.isTest && result.syntaxError == nil {
      file.isRewritten = true
      file.output = output
      isWritten = try files.write(
        result.contents(insteadOf: original), to: file.output ?? path)
    } else {
      try files.link(original, to: path)
    }
    return Preparation(file: file, isWritten: isWritten)
  }

  /// A prepared file.
  private struct Preparation: Sendable {
    var file: PreparedState.File
    var isWritten = false
  }

  /// Returns the path of a rewritten file. It has another name than the original, because the compiler warns of two files with the
  /// same name in a module, and takes the original for one of them.
  ///
  /// - Parameter isSource: returns a Boolean value that indicates whether a path belongs to another source.
  static func outputPath(of path: String, isSource: (String) -> Bool = { _ in false }) -> String {
    let stem = path.hasSuffix(".swift") ? String(path.dropLast(6)) : path
    var (output, number) = (stem + ".prepared.swift", 2)
    while isSource(output) {
      output = "\(stem).prepared\(number).swift"
      number += 1
    }
    return output
  }

  private static func isManifest(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    return name == "Package.swift" || name.hasPrefix("Package@swift-") && name.hasSuffix(".swift")
  }
}

extension [UInt8] {
  /// Returns a Boolean value that indicates whether the bytes contain a text.
  func contains(_ text: String) -> Bool {
    let pattern = Array(text.utf8)
    guard count >= pattern.count else { return false }
    return withUnsafeBufferPointer { bytes in
      (0...(bytes.count - pattern.count)).contains { start in
        bytes[start] == pattern[0] && bytes[start..<start + pattern.count].elementsEqual(pattern)
      }
    }
  }
}

/// Concurrent loops.
enum Parallel {
  static func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element], _ transform: @Sendable (Element) -> Result
  ) -> [Result] {
    nonisolated(unsafe) let results = UnsafeMutableBufferPointer<Result?>.allocate(
      capacity: elements.count)
    defer {
      results.deinitialize()
      results.deallocate()
    }
    results.initialize(repeating: nil)
    DispatchQueue.concurrentPerform(iterations: elements.count) {
      results[$0] = transform(elements[$0])
    }
    return results.compactMap { $0 }
  }
}
