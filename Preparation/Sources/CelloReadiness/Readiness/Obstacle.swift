/// Something that a source needs and that Linux lacks.
public struct Obstacle: Hashable, Sendable, Codable, Comparable {
  public enum Kind: String, Sendable, Codable, CaseIterable {
    /// A module of Apple's platforms.
    case module
    /// A module that contains types of Foundation on Linux, and that a file does not import.
    case missingImport
    /// A type that Apple declares.
    case type
    /// A function, variable or constant outside of types.
    case global
    /// A member of a type.
    case member
    /// An attribute or a macro.
    case language
    /// A source file in another language than Swift, by the extension of its name.
    case otherLanguage
    /// A file that cannot be read or parsed.
    case file
  }

  public var kind: Kind
  public var name: String

  public init(_ kind: Kind, _ name: String) {
    self.kind = kind
    self.name = name
  }

  public static func < (left: Obstacle, right: Obstacle) -> Bool {
    left.kind == right.kind ? left.name < right.name : left.kind.rawValue < right.kind.rawValue
  }
}

extension Obstacle: CustomStringConvertible {
  public var description: String {
    switch kind {
    case .module: "module \(name)"
    case .missingImport: "import \(name) (names of Foundation)"
    case .type: "type \(name)"
    case .global: name
    case .member: name.contains(".") ? name : "member \(name)"
    case .language: name
    case .otherLanguage: "sources in \(name)"
    case .file: name
    }
  }
}
