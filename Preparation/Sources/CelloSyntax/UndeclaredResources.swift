/// Resources that Xcode finds in the folder of a target, and that the package manager copies only if the manifest names them.
public enum UndeclaredResources {
  /// Returns the asset and string catalogs, nib files and storyboards that the manifest does not name.
  ///
  /// Of a nib file with translations, which are files of the same name in the folders of languages, only the one for all languages
  /// is returned, or else the English one.
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
      guard let catalog = resource(containing: path) else { continue }
      let isKnown =
        declared.contains { $0.isEqual(toOrInside: catalog) || catalog.isEqual(toOrInside: $0) }
        || excluded.contains { catalog.isEqual(toOrInside: $0) }
      if !isKnown { result.insert(catalog) }
    }
    return withoutTranslations(result.sorted())
  }

  /// Returns a Boolean value that indicates whether a file is a resource that Xcode adds to a target by itself, or is in one.
  public static func isResource(_ path: String) -> Bool { resource(containing: path) != nil }

  /// Returns the paths without the translations of nib files.
  private static func withoutTranslations(_ paths: [String]) -> [String] {
    func rank(_ path: String) -> Int {
      guard path.contains(".lproj/") else { return 0 }
      return path.contains("Base.lproj/") ? 1 : path.contains("en.lproj/") ? 2 : 3
    }
    func name(_ path: String) -> Substring { path.split(separator: "/").last ?? "" }
    return paths.filter { path in
      rank(path) == 0
        || !paths.contains { name($0) == name(path) && (rank($0), $0) < (rank(path), path) }
    }
  }

  /// Returns the argument of a target that declares resources.
  public static func argument(_ paths: [String]) -> String {
    let rules = paths.map { path in
      let literal = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
      // Processing the folder of a language needs a default language in the manifest.
      return path.contains(".lproj/") ? ".copy(\"\(literal)\")" : ".process(\"\(literal)\")"
    }
    return "resources: [\(rules.joined(separator: ", "))]"
  }

  /// The ends of the names of files that Xcode adds to a target by itself.
  private static let files = [".xcstrings", ".xib", ".storyboard"]

  /// Returns a path up to the first catalog or other resource in it; `nil` for other files.
  private static func resource(containing path: String) -> String? {
    var end = path.startIndex
    for part in path.split(separator: "/") {
      end = part.endIndex
      if part.hasPrefix(".") { return nil }
      if part.hasSuffix(".xcassets")
        || end == path.endIndex && files.contains(where: { part.hasSuffix($0) })
      {
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
