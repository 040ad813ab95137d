import Foundation

/// The reasons why a project cannot be read.
public enum ProjectError: Error, Hashable, CustomStringConvertible {
  case missing(path: String)
  case notFolder(path: String)
  case noSources(path: String)
  case manifest(path: String, reason: String)
  case noSwift

  public var description: String {
    switch self {
    case .missing(let path): "\(path) does not exist."
    case .notFolder(let path): "\(path) is not a folder. Name the folder of a package or an app."
    case .noSources(let path):
      "\(path) contains no Swift files. Name the folder of a package or an app."
    case .manifest(let path, let reason):
      "\(path)/Package.swift cannot be read: \(reason)"
    case .noSwift: "The command swift cannot be started. Add the toolchain to PATH."
    }
  }
}

/// Reads the targets of a package, of an Xcode project, or of the folders of an app.
public struct ProjectReader {
  /// Returns the output of a command and its exit status; `nil` if it cannot be started.
  public typealias Command = (_ arguments: [String]) -> (
    status: Int32, output: Data, errors: String
  )?

  private let run: Command

  public init(run: @escaping Command = ProjectReader.runSystemCommand) { self.run = run }

  /// Reads the targets of a package, if the folder has a manifest; otherwise those of the Xcode
  /// project in the folder, or one target for each subfolder with sources.
  public func layout(of path: String) throws -> ProjectLayout {
    let root = URL(fileURLWithPath: path).standardizedFileURL.path
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: root, isDirectory: &isFolder) else {
      throw ProjectError.missing(path: path)
    }
    guard isFolder.boolValue else { throw ProjectError.notFolder(path: path) }
    var layout =
      FileManager.default.fileExists(atPath: "\(root)/Package.swift")
      ? try package(root, path) : try folder(root)
    layout.makePathsRelative(to: root)
    guard layout.targets.contains(where: { !$0.swiftFiles.isEmpty }) else {
      throw ProjectError.noSources(path: path)
    }
    return layout
  }

  private func package(_ root: String, _ path: String) throws -> ProjectLayout {
    guard
      let result = run(["swift", "package", "--package-path", root, "describe", "--type", "json"])
    else { throw ProjectError.noSwift }
    do {
      guard result.status == 0 else { throw CocoaError(.fileReadCorruptFile) }
      let manifest = FileManager.default.contents(atPath: "\(root)/Package.swift") ?? Data()
      return try ProjectLayout(
        packageDescription: result.output, root: root, manifest: Array(manifest)
      ) { SourceFolder($0).catalogs }
    } catch {
      let lines = result.errors.split(separator: "\n")
      let reason = lines.first { $0.contains("error:") } ?? lines.last ?? "it describes no targets."
      let text = reason.components(separatedBy: "error: ").last ?? String(reason)
      throw ProjectError.manifest(path: path, reason: text.hasSuffix(".") ? text : text + ".")
    }
  }

  private func folder(_ root: String) throws -> ProjectLayout {
    let folder = SourceFolder(root)
    var layout = ProjectLayout(
      name: URL(fileURLWithPath: root).lastPathComponent, isPackage: false, targets: [])
    for project in folder.projects {
      guard let data = FileManager.default.contents(atPath: "\(project)/project.pbxproj"),
        let contents = XcodeProject(data)
      else {
        layout.notes.append("\(project)/project.pbxproj cannot be read.")
        continue
      }
      let home = URL(fileURLWithPath: project).deletingLastPathComponent().path
      layout.targets += contents.targets(root: home) { SourceFolder($0).files }
        .filter { !$0.swiftFiles.isEmpty || !$0.otherFiles.isEmpty }
    }
    let missing = layout.targets.flatMap(\.swiftFiles).filter {
      !FileManager.default.fileExists(atPath: $0)
    }
    if let first = missing.first {
      layout.notes.append(
        missing.count == 1
          ? "\(first) is a file of the Xcode project, but does not exist."
          : "\(missing.count) files of the Xcode project, such as \(first), do not exist.")
      for index in layout.targets.indices {
        layout.targets[index].swiftFiles.removeAll { missing.contains($0) }
      }
    }
    if layout.targets.isEmpty { layout.targets = targets(ofFolders: folder, root) }
    for package in folder.packages {
      let known = Set(layout.targets.map(\.name))
      layout.targets += targets(ofPackage: package, folder).filter { !known.contains($0.name) }
    }
    if !folder.packages.isEmpty {
      layout.notes.append(
        "The targets of \(counted(folder.packages.count, "package")) in subfolders were found by their "
          + "folders, not by their manifests.")
    }
    if !folder.unreadable.isEmpty {
      layout.notes.append("Folders cannot be read: \(folder.unreadable.joined(separator: ", ")).")
    }
    return layout
  }

  /// Returns the targets of a package in a subfolder, by the folders in which the Swift Package
  /// Manager looks for them.
  private func targets(
    ofPackage root: String, _ folder: SourceFolder
  ) -> [ProjectLayout.Target] {
    let files = folder.files.filter { $0.hasPrefix(root + "/") }
    let groups = Dictionary(grouping: files) { file -> [String] in
      Array(file.dropFirst(root.count + 1).split(separator: "/").map(String.init).prefix(2))
    }
    return groups.compactMap { parts, files in
      guard parts.count == 2, ["Sources", "Source", "src", "Tests"].contains(parts[0]),
        !parts[1].contains(".")
      else { return nil }
      var target = ProjectLayout.Target(name: parts[1], isTest: parts[0] == "Tests")
      target.add(files)
      return target
    }.sorted { $0.name < $1.name }
  }

  /// Returns a target for each subfolder with sources, and one for the sources beside them.
  private func targets(ofFolders folder: SourceFolder, _ root: String) -> [ProjectLayout.Target] {
    let own = folder.files.filter { file in
      !folder.packages.contains { file.hasPrefix($0 + "/") }
    }
    let name = URL(fileURLWithPath: root).lastPathComponent
    let groups = Dictionary(grouping: own) { file in
      let parts = file.dropFirst(root.count + 1).split(separator: "/")
      return parts.count > 1 ? String(parts[0]) : name
    }
    return groups.map { name, files in
      var target = ProjectLayout.Target(name: name, isTest: name.hasSuffix("Tests"))
      target.add(files)
      return target
    }.sorted { $0.name < $1.name }
  }

  /// Runs a command that is found in `PATH`.
  public static func runSystemCommand(
    _ arguments: [String]
  ) -> (status: Int32, output: Data, errors: String)? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = arguments
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    guard (try? process.run()) != nil else { return nil }
    // Both pipes are read at the same time, so that the process does not wait for one of them.
    let group = DispatchGroup()
    nonisolated(unsafe) var errorData = Data()
    DispatchQueue.global().async(group: group) {
      errorData = errors.fileHandleForReading.readDataToEndOfFile()
    }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    group.wait()
    process.waitUntilExit()
    // The command `env` exits with 127 if it cannot find the command.
    guard process.terminationStatus != 127 else { return nil }
    return (process.terminationStatus, data, String(decoding: errorData, as: UTF8.self))
  }
}

extension ProjectLayout {
  /// Removes a folder from the beginning of all paths.
  fileprivate mutating func makePathsRelative(to root: String) {
    func relative(_ path: String) -> String {
      path.hasPrefix(root + "/") ? String(path.dropFirst(root.count + 1)) : path
    }
    for index in targets.indices {
      targets[index].swiftFiles = targets[index].swiftFiles.map(relative)
      targets[index].otherFiles = targets[index].otherFiles.mapValues { $0.map(relative) }
    }
    notes = notes.map { $0.replacingOccurrences(of: root + "/", with: "") }
  }
}
