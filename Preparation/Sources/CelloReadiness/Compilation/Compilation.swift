import Foundation

/// Compiles the targets of a project with a toolset, and collects the errors.
public struct Compilation {
  private let options: [String]
  private let toolset: String
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
    toolset: String, run: @escaping ProjectReader.Command = ProjectReader.runSystemCommand
  ) throws(Failure) {
    struct Toolset: Decodable {
      struct Compiler: Decodable { var extraCLIOptions: [String] }
      var swiftCompiler: Compiler
    }
    guard let data = FileManager.default.contents(atPath: toolset),
      let contents = try? JSONDecoder().decode(Toolset.self, from: data)
    else { throw .toolset(path: toolset) }
    options = contents.swiftCompiler.extraCLIOptions
    self.toolset = URL(fileURLWithPath: toolset).standardizedFileURL.path
    self.run = run
  }

  /// Compiles a project without writing into its folder.
  ///
  /// A package is built with its tests. The targets of other projects are compiled in the order of
  /// their imports.
  ///
  /// - Returns: the errors, with paths relative to the folder of the project.
  public func errors(
    of layout: ProjectLayout, root: String, facts: [String: SourceFacts]
  ) throws(Failure) -> [CompilerError] {
    let root = URL(fileURLWithPath: root).standardizedFileURL.path
    let folder = FileManager.default.temporaryDirectory.path + "/cellophane-\(UUID().uuidString)"
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: false)
    } catch {
      throw .folder(reason: error.localizedDescription)
    }
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let output =
      layout.isPackage
      ? try buildPackage(root, in: folder) : compileTargets(of: layout, root, facts, in: folder)
    let prefixes = ["\(folder)/package/", "\(root)/"]
    return CompilerError.all(in: output).map { error in
      var error = error
      if let prefix = prefixes.first(where: error.path.hasPrefix) {
        error.path.removeFirst(prefix.count)
      }
      return error
    }
  }

  /// Builds a copy of a package, because a build writes files such as `Package.resolved`.
  private func buildPackage(_ root: String, in folder: String) throws(Failure) -> String {
    let copy = "\(folder)/package"
    do {
      try FileManager.default.createDirectory(atPath: copy, withIntermediateDirectories: false)
      for name in try FileManager.default.contentsOfDirectory(atPath: root)
      where name != ".build" && name != ".git" {
        try FileManager.default.copyItem(atPath: "\(root)/\(name)", toPath: "\(copy)/\(name)")
      }
    } catch {
      throw .folder(reason: error.localizedDescription)
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
    return output
  }

  private func compileTargets(
    of layout: ProjectLayout, _ root: String, _ facts: [String: SourceFacts], in folder: String
  ) -> String {
    var output = ""
    for target in Self.sorted(layout.targets, facts) where !target.swiftFiles.isEmpty {
      let files = target.swiftFiles.map { $0.hasPrefix("/") ? $0 : "\(root)/\($0)" }
      let module = target.name.asModuleName
      let command =
        [
          "swiftc", "-emit-module", "-emit-module-path", "\(folder)/\(module).swiftmodule",
          "-module-name", module, "-swift-version", "5", "-wmo", "-enable-testing", "-I", folder,
          "-module-cache-path", "\(folder)/cache",
        ] + options + files
      guard let result = run(command) else { continue }
      output += String(decoding: result.output, as: UTF8.self) + result.errors
    }
    return output
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
