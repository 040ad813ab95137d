import Foundation

/// The sources in a folder and its subfolders.
struct SourceFolder {
  /// The paths of all sources in the order of their names.
  private(set) var files: [String] = []
  /// The paths of the asset and string catalogs.
  private(set) var catalogs: [String] = []
  /// The paths of the Xcode projects.
  private(set) var projects: [String] = []
  /// The folders of packages in subfolders.
  private(set) var packages: [String] = []
  /// The folders that cannot be read.
  private(set) var unreadable: [String] = []

  /// The names of folders with the results of builds and the sources of dependencies.
  private static let skipped: Set = [
    "Pods", "Carthage", "DerivedData", "build", "node_modules", "SourcePackages", "fastlane",
  ]

  /// Reads a folder. Links to folders are followed only if they lead to another folder that has not
  /// been read.
  init(_ root: String) {
    var visited: Set<String> = []
    read(root, &visited, isRoot: true)
    files.sort()
    catalogs.sort()
    projects.sort()
    packages.sort()
    unreadable.sort()
  }

  private mutating func read(_ folder: String, _ visited: inout Set<String>, isRoot: Bool = false) {
    let real = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
    guard visited.insert(real).inserted else { return }
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else {
      unreadable.append(folder)
      return
    }
    if !isRoot, names.contains("Package.swift") { packages.append(folder) }
    for name in names.sorted() where !name.hasPrefix(".") && !Self.skipped.contains(name) {
      let path = "\(folder)/\(name)"
      if name.hasSuffix(".xcodeproj") {
        projects.append(path)
        continue
      }
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { continue }
      if isFolder.boolValue {
        // The names of bundles, such as asset catalogs, have an extension.
        if name.hasSuffix(".xcassets") { catalogs.append(path) }
        if !name.contains(".") || name.hasSuffix(".swiftpm") || name.hasSuffix(".lproj") {
          read(path, &visited)
        }
      } else if name.hasSuffix(".swift") || SourceLanguage.name(ofFile: name) != nil {
        if name != "Package.swift" { files.append(path) }
      } else if [".xcstrings", ".xib", ".storyboard"].contains(where: { name.hasSuffix($0) }) {
        catalogs.append(path)
      }
    }
  }
}
