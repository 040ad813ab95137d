import Foundation
import PackagePlugin

/// Prepares the sources of another target's folder in each build.
///
/// The folder of the plugin's target contains a file `sources` with the path of the folder with the original sources, relative to
/// the package.
@main struct CellophanePrepare: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) async throws -> [Command] {
    guard let module = target as? SourceModuleTarget else { return [] }
    guard let folder = try sources(of: module, in: context.package) else {
      throw PluginError(
        "\(target.name): the folder \(module.directoryURL.path) contains no file 'sources' with the path of the "
          + "folder whose sources are prepared.")
    }
    let output = context.pluginWorkDirectoryURL.appending(path: "Prepared")
    // The targets of the package that the target depends on.
    let others = try module.recursiveTargetDependencies.compactMap { $0 as? SourceModuleTarget }
      .filter { other in context.package.targets.contains { $0.id == other.id } }
      .map { try sources(of: $0, in: context.package) ?? $0.directoryURL }
    let files = swiftFiles(in: folder)
    for (name, paths) in Dictionary(grouping: files, by: \.lastPathComponent)
      .sorted(by: { $0.key < $1.key }) where paths.count > 1
    {
      throw PluginError(
        "\(target.name): Swift needs different names for the files of a module, but \(paths.count) are named \(name): "
          + paths.map(\.path).joined(separator: ", ") + ".")
    }
    return [
      .buildCommand(
        displayName: "Preparing \(target.name)",
        executable: try context.tool(named: "cellophane").url,
        arguments: ["prepare-sources", folder.path, "--output", output.path]
          + others.flatMap { ["--declarations", $0.path] },
        inputFiles: files + others.flatMap(swiftFiles(in:)),
        outputFiles: files.map {
          output.appending(path: $0.deletingPathExtension().lastPathComponent + ".prepared.swift")
        })
    ]
  }

  /// Returns the folder that a target's file `sources` names; `nil` if the target has no such file.
  private func sources(of target: SourceModuleTarget, in package: Package) throws -> URL? {
    let file = target.directoryURL.appending(path: "sources")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return nil }
    let path = text.trimmingCharacters(in: .whitespacesAndNewlines)
    let folder = package.directoryURL.appending(path: path).standardizedFileURL
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder),
      isFolder.boolValue
    else {
      throw PluginError("\(file.path): the folder \(folder.path) does not exist.")
    }
    return folder
  }

  private func swiftFiles(in folder: URL) -> [URL] {
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? [])
      .filter { $0.pathExtension == "swift" }
      .sorted { $0.path < $1.path }
  }
}

struct PluginError: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) { self.description = description }
}
