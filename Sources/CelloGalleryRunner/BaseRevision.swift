import CelloSnapshots
import Foundation

/// An earlier revision of the package in a separate checkout. Its command draws the pictures of
/// which the references keep only the digest.
///
/// The checkout is a Git worktree in `.build/base/<commit>`. It is built when it is first needed,
/// and kept.
struct BaseRevision {
  /// The revision that the user has named.
  let name: String
  /// The path of the package.
  let package: String
  /// The executable product that draws the gallery.
  let product: String
  /// The paths of the toolsets with which the revision is built.
  private let toolsets: [String]
  private let commit: String
  /// The path of the package in its repository; empty if the package is the root of the repository.
  private let prefix: String

  /// Resolves a revision.
  ///
  /// - Throws: ``BaseRevisionError`` if the repository does not contain the revision.
  init(_ name: String, package: String, product: String, toolsets: [String] = []) throws {
    self.name = name
    self.toolsets = toolsets
    self.package = package
    self.product = product
    // Git would interpret a name that begins with a dash as an option.
    let found = try Self.run(
      "git", ["rev-parse", "--verify", "--quiet", "--end-of-options", name + "^{commit}"],
      in: package)
    guard found.status == 0 else { throw BaseRevisionError.unknown(name) }
    commit = found.line
    let result = try Self.run("git", ["rev-parse", "--show-prefix"], in: package)
    guard result.status == 0 else { throw BaseRevisionError.unknown(name) }
    prefix = result.line
  }

  private var checkout: String { "\(package)/.build/base/\(commit)" }
  private var basePackage: String {
    FileAccess.canonical(prefix.isEmpty ? checkout : "\(checkout)/\(prefix)")
  }

  /// Draws cases in the checkout and returns the paths of their pictures.
  ///
  /// - Parameters:
  ///   - cases: the paths of the cases, `group/scene/case`.
  ///   - announce: a closure that is called before the checkout is built, which takes minutes.
  func draw(_ cases: [String], announce: (String) -> Void) throws -> [String] {
    try prepare(announce)
    let output = "\(package)/.build/base/\(commit)-pictures"
    var files: [String] = []
    // The length of a command line is limited.
    for start in stride(from: 0, to: cases.count, by: Self.casesPerCommand) {
      let names = cases[start..<min(start + Self.casesPerCommand, cases.count)]
      let result = try Self.run(
        "\(basePackage)/.build/debug/\(product)", ["render", "--output", output] + names,
        in: basePackage)
      // Exit code 1 means that the revision's pictures differ from its own references, which has no
      // effect here.
      guard result.status < 2 else { throw BaseRevisionError.notDrawn(name, log: result.log) }
      files += try Self.pictures(in: output + "/pictures")
    }
    return files
  }

  /// Writes the drawings of cases in the checkout, and returns their folder; `nil` if the command of
  /// the revision does not know how to.
  func writeDrawings(_ cases: [String], announce: (String) -> Void) throws -> String? {
    try prepare(announce)
    let output = "\(package)/.build/base/\(commit)-drawings"
    for start in stride(from: 0, to: cases.count, by: Self.casesPerCommand) {
      let names = cases[start..<min(start + Self.casesPerCommand, cases.count)]
      let result = try Self.run(
        "\(basePackage)/.build/debug/\(product)",
        [GalleryRunner.drawingsCommand, "--output", output] + names, in: basePackage)
      guard result.status == 0 else { return nil }
    }
    return output
  }

  private static let casesPerCommand = 200

  private func prepare(_ announce: (String) -> Void) throws {
    if !FileManager.default.fileExists(atPath: checkout + "/.git") {
      let added = try Self.run(
        "git", ["worktree", "add", "--detach", checkout, commit], in: package)
      guard added.status == 0 else { throw BaseRevisionError.noCheckout(name, log: added.log) }
    }
    let binary = "\(basePackage)/.build/debug/\(product)"
    guard !FileManager.default.isExecutableFile(atPath: binary) else { return }
    announce("Building \(name) in \(basePackage). That takes as long as a first build, once.")
    let built = try Self.build(product, with: toolsets, in: basePackage)
    guard built.status == 0 else { throw BaseRevisionError.notBuilt(name, log: built.log) }
  }

  /// Returns the paths of all pictures at `<group>/<scene>/<case>.png`.
  private static func pictures(in folder: String) throws -> [String] {
    let files = FileAccess.system
    var found: [String] = []
    for group in try files.names(in: folder) {
      for scene in try files.names(in: "\(folder)/\(group)") {
        let path = "\(folder)/\(group)/\(scene)"
        found += try files.names(in: path).filter { $0.hasSuffix(".png") }.map { "\(path)/\($0)" }
      }
    }
    return found
  }

  struct Ended {
    var status: Int32
    var log: String

    /// The output without its line break.
    var line: String { log.trimmingCharacters(in: .newlines) }
  }

  /// Builds a product in the folder of a package.
  static func build(
    _ product: String, with toolsets: [String], in folder: String
  ) throws -> Ended {
    try run("swift", buildArguments(product, toolsets), in: folder)
  }

  /// Returns the arguments of `swift` that build a product with toolsets.
  static func buildArguments(_ product: String, _ toolsets: [String]) -> [String] {
    ["build", "--product", product] + toolsets.flatMap { ["--toolset", $0] }
  }

  /// Runs a program and waits until it exits.
  static func run(_ program: String, _ arguments: [String], in folder: String) throws
    -> Ended
  {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    do {
      try process.run()
    } catch {
      throw BaseRevisionError.noProgram(program)
    }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Ended(status: process.terminationStatus, log: String(decoding: data, as: UTF8.self))
  }
}

/// The reason why the pictures of an earlier revision are not available.
enum BaseRevisionError: Error, Hashable {
  case unknown(String)
  case noCheckout(String, log: String)
  case notBuilt(String, log: String)
  case notDrawn(String, log: String)
  case noProgram(String)
  case noToolset(String)
}

extension BaseRevisionError: CustomStringConvertible {
  var description: String {
    switch self {
    case .unknown(let name):
      "\(name): git knows no such revision here. Name a branch, tag or commit of this repository, and fetch it if the clone is shallow."
    case .noCheckout(let name, let log):
      "--base \(name): git could not make a checkout (\(Self.end(of: log))). Run git worktree prune and try again."
    case .notBuilt(let name, let log):
      "--base \(name): the revision does not build here (\(Self.end(of: log))). Choose one that does, or leave out --base."
    case .notDrawn(let name, let log):
      "--base \(name): the revision could not draw its pictures (\(Self.end(of: log))). Leave out --base to see the new ones."
    case .noToolset(let file):
      "--toolset \(file): there is no such file. Pass the toolset.json file that you build the package with."
    case .noProgram(let program):
      "\(program) could not be started, which is needed to read the revision. Install it, and try again."
    }
  }

  /// Returns the last line of an output that is not empty, without a trailing period.
  private static func end(of log: String) -> String {
    let lines = log.split(whereSeparator: \.isNewline).map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    let line = lines.last { $0.contains("error:") } ?? lines.last { !$0.isEmpty } ?? "no output"
    return String(line.prefix(200)).trimmingCharacters(in: CharacterSet(charactersIn: "."))
  }
}

extension GalleryRunner {
  /// Returns the absolute paths of the toolsets, because other revisions are built in other folders.
  func toolsetPaths() throws -> [String] {
    try toolsets.map { file in
      let path = FileAccess.canonical(file.hasPrefix("/") ? file : "\(packageFolder)/\(file)")
      guard try FileAccess.system.kind(of: path) == .file else {
        throw BaseRevisionError.noToolset(file)
      }
      return path
    }
  }

  /// Adds expected pictures to findings of which the references keep only the digest.
  ///
  /// An earlier revision draws them. A picture is used only if its digest is the expected digest.
  /// If the revision cannot draw, the reason is printed and the findings are not changed.
  ///
  /// - Returns: `true` if the revision could draw.
  @MainActor func addBasePictures(to result: inout RunResult, from revision: String) -> Bool {
    do {
      try drawBasePictures(for: &result, from: revision)
      return true
    } catch {
      console.printError("\(error)")
      return false
    }
  }

  @MainActor private func drawBasePictures(
    for result: inout RunResult, from revision: String
  ) throws {
    let indices = result.findings.indices.filter { index in
      let finding = result.findings[index]
      return finding.kind == .differs && finding.comparison == nil && finding.files.actual != nil
        && finding.expectedDigest != nil
    }
    guard !indices.isEmpty else { return }
    let base = try BaseRevision(
      revision, package: packageFolder, product: productName, toolsets: try toolsetPaths())
    let drawn = try base.draw(indices.map { result.findings[$0].name }) { console.printError($0) }
    var files: [PixelDigest: String] = [:]
    for file in drawn {
      if let bitmap = try? FileAccess.system.readPicture(file).bitmap {
        files[PixelDigest(bitmap)] = file
      }
    }
    var missing: [String] = []
    for index in indices {
      guard let digest = result.findings[index].expectedDigest, let file = files[digest] else {
        missing.append(result.findings[index].name)
        continue
      }
      try outputFolder.addExpected(file, to: &result.findings[index])
    }
    if let first = missing.first {
      console.printError(
        "--base \(revision): \(missing.count == 1 ? first : "\(counted(missing.count, "case")), such as \(first),") "
          + "\(missing.count == 1 ? "has" : "have") another digest there than in the references, "
          + "so the expected picture is not shown. Name the revision that recorded the references.")
    }
  }
}
