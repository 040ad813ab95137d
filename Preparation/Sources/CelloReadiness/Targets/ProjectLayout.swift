/// The targets of a package or project and their files.
public struct ProjectLayout: Hashable, Sendable {
  public struct Target: Hashable, Sendable {
    public var name: String
    public var isTest: Bool
    /// The paths of the Swift files.
    public var swiftFiles: [String]
    /// The paths of source files in other languages, by the name of the language.
    public var otherFiles: [String: [String]]
    /// The names of the targets of the project on which the target depends.
    public var dependencies: [String]
    /// The paths of resources in the target's folder that only Xcode finds without the manifest, relative to the folder.
    public var undeclaredResources: [String] = []

    public init(
      name: String, isTest: Bool = false, swiftFiles: [String] = [],
      otherFiles: [String: [String]] = [:], dependencies: [String] = []
    ) {
      self.name = name
      self.isTest = isTest
      self.swiftFiles = swiftFiles
      self.otherFiles = otherFiles
      self.dependencies = dependencies
    }
  }

  public var name: String
  /// A Boolean value that indicates whether the targets are those of a package's manifest.
  public var isPackage: Bool
  public var targets: [Target]
  /// Sentences about what was not read.
  public var notes: [String]

  public init(name: String, isPackage: Bool, targets: [Target], notes: [String] = []) {
    self.name = name
    self.isPackage = isPackage
    self.targets = targets
    self.notes = notes
  }

  /// Removes files in folders, which are the paths of links that the package manager has followed.
  public mutating func removeFiles(below folders: [String]) {
    guard !folders.isEmpty else { return }
    func isBelow(_ path: String) -> Bool { folders.contains { path.hasPrefix($0 + "/") } }
    for index in targets.indices {
      targets[index].swiftFiles.removeAll(where: isBelow)
      targets[index].otherFiles = targets[index].otherFiles
        .mapValues { $0.filter { !isBelow($0) } }.filter { !$0.value.isEmpty }
    }
  }

  /// The modules of the targets.
  public var modules: Set<String> { Set(targets.map { $0.name.asModuleName }) }

  /// Returns the names of the targets that each target depends on, directly or indirectly, by the manifest or the imports.
  func dependencies(_ facts: [String: SourceFacts]) -> [String: Set<String>] {
    let names = Dictionary(
      targets.map { ($0.name.asModuleName, $0.name) }, uniquingKeysWith: { first, _ in first })
    let direct = Dictionary(
      targets.map { target in
        let modules = target.swiftFiles.flatMap { facts[$0]?.imports.keys.map { $0 } ?? [] }
        return (target.name, target.dependencies + modules.compactMap { names[$0] })
      }, uniquingKeysWith: { first, _ in first })
    return direct.reduce(into: [:]) { result, entry in
      var remaining = entry.value
      var reached: Set<String> = []
      while let name = remaining.popLast() {
        guard name != entry.key, reached.insert(name).inserted else { continue }
        remaining += direct[name] ?? []
      }
      result[entry.key] = reached
    }
  }
}

extension String {
  /// The name of the module of a target.
  var asModuleName: String {
    String(map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }
}

/// The languages of source files other than Swift.
enum SourceLanguage {
  /// Returns the language of a file by the extension of its name; `nil` for Swift and for files
  /// that are not sources.
  static func name(ofFile path: String) -> String? {
    switch path.split(separator: ".").last {
    case "m": "Objective-C"
    case "mm": "Objective-C++"
    case "metal": "Metal"
    default: nil
    }
  }
}
