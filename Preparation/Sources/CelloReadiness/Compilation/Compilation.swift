import Foundation

/// Compiles the prepared sources of a project with a toolset, and collects the errors.
public struct Compilation {
  /// Makes prepared copies of sources.
  public struct PreparedCopies {
    /// The files to compile, and lines of the form `path:line:column: error: message` about what cannot be rewritten.
    public typealias Target = (files: [String], messages: [String])

    /// Writes the prepared sources of a target into a folder.
    ///
    /// The parameters are the target's files, the files of the targets that it depends on, and the folder.
    var target: (_ files: [String], _ others: [String], _ folder: String) throws -> Target
    /// Writes a prepared copy of a package into a folder, and returns lines about what cannot be rewritten.
    var package: (_ package: String, _ folder: String) throws -> [String]

    public init(
      target: @escaping (_ files: [String], _ others: [String], _ folder: String) throws -> Target,
      package: @escaping (_ package: String, _ folder: String) throws -> [String]
    ) {
      self.target = target
      self.package = package
    }
  }

  private let options: [String]
  private let linkerOptions: [String]
  private let copies: PreparedCopies
  private let run: ProjectReader.Command

  /// The reasons why a project cannot be compiled.
  public enum Failure: Error, Hashable, CustomStringConvertible {
    case toolset(path: String)
    case folder(reason: String)
    case build(reason: String)

    public var description: String {
      switch self {
      case .toolset(let path):
        "\(path) is not a toolset with options of the compiler. Create one with "
          + "scripts/make-toolset, and pass its file toolset.json or compatibility.json."
      case .folder(let reason): "A temporary folder cannot be written: \(reason)"
      case .build(let reason): "The package cannot be built: \(reason)"
      }
    }
  }

  /// Reads a toolset.
  public init(
    toolset: String, copies: PreparedCopies,
    run: @escaping ProjectReader.Command = ProjectReader.runSystemCommand
  ) throws(Failure) {
    guard let data = FileManager.default.contents(atPath: toolset),
      let contents = try? JSONDecoder().decode(Toolset.self, from: data)
    else { throw .toolset(path: toolset) }
    options = contents.swiftCompiler.extraCLIOptions
    linkerOptions = contents.linker?.extraCLIOptions ?? []
    self.copies = copies
    self.run = run
  }

  private struct Toolset: Codable {
    struct Tool: Codable { var extraCLIOptions: [String] }
    var schemaVersion = "1.0"
    var swiftCompiler: Tool
    var linker: Tool?
  }

  /// Compiles a project without writing into its folder.
  ///
  /// A package is built with its tests. The targets of other projects are compiled in the order of
  /// their imports.
  ///
  /// - Parameters:
  ///   - targets: the names of the targets to compile, with those that they depend on; all if empty. A package is built as a whole.
  ///   - emptyModules: the modules that do not exist. The compiler finds them empty, because it would stop at an import otherwise.
  /// - Returns: the errors, with paths relative to the folder of the project, and the targets whose modules have errors and were empty for
  ///   the targets that import them.
  public func errors(
    of layout: ProjectLayout, root: String, targets: Set<String> = [], facts: [String: SourceFacts],
    emptyModules: Set<String>
  ) throws(Failure) -> (errors: [CompilerError], emptyTargets: [String]) {
    let root = URL(fileURLWithPath: root).standardizedFileURL.path
    let folder = FileManager.default.temporaryDirectory.path + "/cellophane-\(UUID().uuidString)"
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: false)
    } catch {
      throw .folder(reason: error.localizedDescription)
    }
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try makeEmptyModules(emptyModules, in: folder)
    let (output, emptyTargets) =
      layout.isPackage
      ? (try buildPackage(root, in: folder), [])
      : try compileTargets(of: layout, root, targets, facts, in: folder)
    let prefixes = ["\(folder)/package/", "\(root)/"]
    let errors = CompilerError.all(in: output).map { error in
      var error = error
      if let prefix = prefixes.first(where: error.path.hasPrefix) {
        error.path.removeFirst(prefix.count)
      }
      return error
    }
    return (errors, emptyTargets)
  }

  /// Compiles modules without declarations. They export UIKit, as most modules with parts in Objective-C do on iOS.
  private func makeEmptyModules(_ modules: Set<String>, in folder: String) throws(Failure) {
    for name in modules.sorted() {
      let source = "\(folder)/\(name).swift"
      do {
        try Data("@_exported import UIKit\n".utf8).write(to: URL(fileURLWithPath: source))
      } catch {
        throw .folder(reason: error.localizedDescription)
      }
      // A module that cannot be compiled is an error where it is imported.
      _ = run(
        [
          "swiftc", "-emit-module", "-emit-module-path", "\(folder)/\(name).swiftmodule",
          "-module-name", name, "-module-cache-path", "\(folder)/cache", source,
        ] + options)
    }
  }

  /// Builds a prepared copy of a package.
  private func buildPackage(_ root: String, in folder: String) throws(Failure) -> String {
    let copy = "\(folder)/package"
    let toolset = "\(folder)/toolset.json"
    let problems: [String]
    do {
      problems = try copies.package(root, copy)
      let contents = Toolset(
        swiftCompiler: .init(extraCLIOptions: options + ["-I", folder]),
        linker: .init(extraCLIOptions: linkerOptions))
      try JSONEncoder().encode(contents).write(to: URL(fileURLWithPath: toolset))
    } catch {
      throw .folder(reason: "\(error)")
    }
    let command = [
      "swift", "build", "--package-path", copy, "--scratch-path", "\(folder)/build",
      "--build-tests", "--toolset", toolset,
    ]
    guard let result = run(command) else { throw .build(reason: ProjectError.noSwift.description) }
    let output = String(decoding: result.output, as: UTF8.self) + result.errors
    if result.status != 0, CompilerError.all(in: output).isEmpty {
      let line = output.split(separator: "\n").first { $0.contains("error:") }
      throw .build(reason: line.map(String.init) ?? "swift build exits with \(result.status).")
    }
    return problems.map { "\($0)\n" }.joined() + output
  }

  private func compileTargets(
    of layout: ProjectLayout, _ root: String, _ targets: Set<String>,
    _ facts: [String: SourceFacts], in folder: String
  ) throws(Failure) -> (output: String, emptyTargets: [String]) {
    var output = ""
    var emptyTargets: [String] = []
    let imported = Set(facts.values.flatMap(\.imports.keys))
    func absolute(_ path: String) -> String { path.hasPrefix("/") ? path : "\(root)/\(path)" }
    let dependencies = layout.dependencies(facts)
    let chosen =
      targets.isEmpty
      ? Set(layout.targets.map(\.name)) : targets.union(targets.flatMap { dependencies[$0] ?? [] })
    for target in Self.sorted(layout.targets, facts)
    where !target.swiftFiles.isEmpty && chosen.contains(target.name) {
      let others = layout.targets.filter { dependencies[target.name]?.contains($0.name) ?? false }
      let module = target.name.asModuleName
      let prepared: PreparedCopies.Target
      do {
        prepared = try copies.target(
          target.swiftFiles.map(absolute),
          Set(others.flatMap(\.swiftFiles)).subtracting(target.swiftFiles).sorted().map(absolute),
          "\(folder)/\(module)")
      } catch {
        throw .folder(reason: "\(error)")
      }
      output += prepared.messages.map { "\($0)\n" }.joined()
      let command =
        [
          "swiftc", "-emit-module", "-emit-module-path", "\(folder)/\(module).swiftmodule",
          "-module-name", module, "-swift-version", "5", "-wmo", "-enable-testing", "-I", folder,
          "-module-cache-path", "\(folder)/cache",
        ] + options + prepared.files
      guard let result = run(command) else { continue }
      output += String(decoding: result.output, as: UTF8.self) + result.errors
      // The compiler stops at the import of a module that does not exist, before it finds any other error.
      if result.status != 0, imported.contains(module) {
        try makeEmptyModules([module], in: folder)
        emptyTargets.append(target.name)
      }
    }
    return (output, emptyTargets)
  }

  /// Returns the targets in an order in which each target follows the targets that it imports.
  static func sorted(
    _ targets: [ProjectLayout.Target], _ facts: [String: SourceFacts]
  ) -> [ProjectLayout.Target] {
    let byModule = Dictionary(
      targets.map { ($0.name.asModuleName, $0) }, uniquingKeysWith: { first, _ in first })
    var result: [ProjectLayout.Target] = []
    var visited: Set<String> = []
    func add(_ target: ProjectLayout.Target) {
      guard visited.insert(target.name).inserted else { return }
      let imports = Set(target.swiftFiles.flatMap { facts[$0]?.imports.keys.map { $0 } ?? [] })
      for module in imports.sorted() { if let other = byModule[module] { add(other) } }
      result.append(target)
    }
    for target in targets { add(target) }
    return result
  }
}
