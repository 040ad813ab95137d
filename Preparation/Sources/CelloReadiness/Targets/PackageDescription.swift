import CelloSyntax
import Foundation

/// The output of `swift package describe --type json`.
struct PackageDescription: Decodable {
  struct Target: Decodable {
    var name: String
    var path: String
    var sources: [String]
    var type: String
    var module_type: String
    var target_dependencies: [String]?
    var resources: [Resource]?
  }

  struct Resource: Decodable {
    /// An absolute path.
    var path: String
  }

  var name: String
  var targets: [Target]
}

extension ProjectLayout {
  /// Creates the layout of a package from the output of `swift package describe --type json`.
  ///
  /// - Parameters:
  ///   - root: the folder of the package.
  ///   - manifest: the contents of `Package.swift`.
  ///   - catalogs: returns the paths of the asset and string catalogs in a folder.
  init(
    packageDescription json: Data, root: String, manifest: [UInt8],
    catalogs: (_ folder: String) -> [String]
  ) throws {
    let package = try JSONDecoder().decode(PackageDescription.self, from: json)
    let folders = package.targets.map { $0.folder(in: root) }
    let declarations = ManifestTarget.targets(in: manifest)
    let targets = package.targets.filter { $0.type != "binary" && $0.type != "system-target" }
    self.init(
      name: package.name, isPackage: true,
      targets: targets.map { target in
        var layout = Target(
          name: target.name, isTest: target.type == "test",
          dependencies: target.target_dependencies ?? [])
        let folder = target.folder(in: root)
        layout.add(target.sources.map { "\(folder)/\($0)" })
        func relative(_ paths: [String]) -> [String] {
          paths.filter { $0.hasPrefix(folder + "/") }.map { String($0.dropFirst(folder.count + 1)) }
        }
        let declared = declarations.filter { $0.name == target.name }
        layout.undeclaredResources = UndeclaredResources.paths(
          among: relative(catalogs(folder)),
          declared: relative((target.resources ?? []).map(\.path)),
          excluded: declared.flatMap(\.excluded) + relative(folders))
        return layout
      })
  }
}

extension PackageDescription.Target {
  fileprivate func folder(in root: String) -> String {
    if path.hasPrefix("/") { return path }
    return path == "." || path.isEmpty ? root : "\(root)/\(path)"
  }
}

extension ProjectLayout.Target {
  /// Adds files that are sources.
  mutating func add(_ paths: some Sequence<String>) {
    for path in paths {
      if path.hasSuffix(".swift") {
        swiftFiles.append(path)
      } else if let language = SourceLanguage.name(ofFile: path) {
        otherFiles[language, default: []].append(path)
      }
    }
    swiftFiles.sort()
    otherFiles = otherFiles.mapValues { $0.sorted() }
  }
}
