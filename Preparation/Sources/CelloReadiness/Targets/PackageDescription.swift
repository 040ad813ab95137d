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
  }

  var name: String
  var targets: [Target]
}

extension ProjectLayout {
  /// Creates the layout of a package from the output of `swift package describe --type json`.
  ///
  /// - Parameter root: the folder of the package.
  public init(packageDescription json: Data, root: String) throws {
    let package = try JSONDecoder().decode(PackageDescription.self, from: json)
    let targets = package.targets.filter { $0.type != "binary" && $0.type != "system-target" }
    self.init(
      name: package.name, isPackage: true,
      targets: targets.map { target in
        var layout = Target(
          name: target.name, isTest: target.type == "test",
          dependencies: target.target_dependencies ?? [])
        let folder = target.path.hasPrefix("/") ? target.path : "\(root)/\(target.path)"
        layout.add(target.sources.map { "\(folder)/\($0)" })
        return layout
      })
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
