/// Resources that Xcode finds in the folder of a target, and that the package manager copies only if the manifest names them.
public enum UndeclaredResources {
  /// Returns the asset and string catalogs that the manifest does not name.
  ///
  /// - Parameters:
  ///   - paths: paths of files in the folder of the target, relative to it.
  ///   - declared: the paths of the target's resources. A folder includes its contents.
  ///   - excluded: the paths that the target excludes.
  public static func paths(
    among paths: some Sequence<String>, declared: [String], excluded: [String]
  ) -> [String] {
    var result: Set<String> = []
    for path in paths {
      guard let catalog = catalog(containing: path) else { continue }
      let isKnown =
        declared.contains { $0.isEqual(toOrInside: catalog) || catalog.isEqual(toOrInside: $0) }
        || excluded.contains { catalog.isEqual(toOrInside: $0) }
      if !isKnown { result.insert(catalog) }
    }
    return result.sorted()
  }

  /// Returns the argument of a target that declares resources.
  public static func argument(_ paths: [String]) -> String {
    let rules = paths.map { path in
      let literal = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      return ".process(\"\(literal)\")"
    }
    return "resources: [\(rules.joined(separator: ", "))]"
  }

  /// Returns a path up to the first catalog in it; `nil` for other files.
  private static func catalog(containing path: String) -> String? {
    var end = path.startIndex
    for part in path.split(separator: "/") {
      end = part.endIndex
      if part.hasPrefix(".") { return nil }
      if part.hasSuffix(".xcassets") || part.hasSuffix(".xcstrings") && end == path.endIndex {
        return String(path[..<end])
      }
    }
    return nil
  }
}

extension String {
  fileprivate func isEqual(toOrInside folder: String) -> Bool {
    self == folder || hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
  }
}
