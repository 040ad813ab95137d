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

  /// The modules of the targets.
  public var modules: Set<String> { Set(targets.map { $0.name.asModuleName }) }
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
