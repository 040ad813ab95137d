import Foundation

/// The targets of an Xcode project, from its file `project.pbxproj`.
struct XcodeProject {
  private let objects: [String: [String: Any]]
  /// The paths of folders and files relative to the folder of the project, by the identifiers of
  /// their objects.
  private var paths: [String: String] = [:]

  /// Reads a project.
  ///
  /// - Parameter data: the contents of `project.pbxproj`.
  /// - Returns: `nil` if the data is not a property list with the objects of a project.
  init?(_ data: Data) {
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    guard let root = list as? [String: Any],
      let objects = root["objects"] as? [String: [String: Any]]
    else { return nil }
    self.objects = objects
    for object in objects.values where object["isa"] as? String == "PBXProject" {
      if let group = object["mainGroup"] as? String { addPaths(of: group, in: "", depth: 0) }
    }
  }

  /// The targets in the order of their names.
  ///
  /// - Parameters:
  ///   - root: the folder that contains the project.
  ///   - files: returns the paths of all sources in a folder.
  func targets(root: String, files: (_ folder: String) -> [String]) -> [ProjectLayout.Target] {
    objects.values.filter { $0["isa"] as? String == "PBXNativeTarget" }.map { object in
      let type = object["productType"] as? String ?? ""
      var target = ProjectLayout.Target(
        name: object["name"] as? String ?? "",
        isTest: type.contains("bundle.unit-test")
          || type.contains("bundle.ui-testing"), dependencies: dependencies(of: object))
      target.add(Set(sources(of: object, root, files)))
      return target
    }.sorted { $0.name < $1.name }
  }

  private func sources(
    of target: [String: Any], _ root: String, _ files: (String) -> [String]
  ) -> [String] {
    var found: [String] = []
    for phase in list("buildPhases", of: target)
    where phase["isa"] as? String == "PBXSourcesBuildPhase" {
      for file in list("files", of: phase) {
        guard let reference = file["fileRef"] as? String, let path = paths[reference] else {
          continue
        }
        found.append("\(root)/\(path)")
      }
    }
    // Xcode 16 adds all files of a folder, except for those that its exceptions name.
    for identifier in target["fileSystemSynchronizedGroups"] as? [String] ?? [] {
      guard let path = paths[identifier], let group = objects[identifier] else { continue }
      let folder = "\(root)/\(path)"
      let exceptions = list("exceptions", of: group).filter {
        objects[$0["target"] as? String ?? ""]?["name"] as? String == target["name"] as? String
      }.flatMap { $0["membershipExceptions"] as? [String] ?? [] }
      let excluded = Set(exceptions.map { "\(folder)/\($0)" })
      found += files(folder).filter { !excluded.contains($0) }
    }
    return found
  }

  private func dependencies(of target: [String: Any]) -> [String] {
    list("dependencies", of: target).compactMap { dependency in
      (dependency["target"] as? String).flatMap { objects[$0]?["name"] as? String }
    }
  }

  /// Returns the objects whose identifiers are in an array of an object.
  private func list(_ key: String, of object: [String: Any]) -> [[String: Any]] {
    (object[key] as? [String] ?? []).compactMap { objects[$0] }
  }

  private mutating func addPaths(of identifier: String, in folder: String, depth: Int) {
    // A damaged project can contain a group that contains itself.
    guard depth < 64, paths[identifier] == nil, let object = objects[identifier] else { return }
    let own = object["path"] as? String ?? ""
    let base = object["sourceTree"] as? String == "SOURCE_ROOT" ? "" : folder
    let path = [base, own].filter { !$0.isEmpty }.joined(separator: "/")
    paths[identifier] = path
    for child in object["children"] as? [String] ?? [] {
      addPaths(of: child, in: path, depth: depth + 1)
    }
  }
}
