/// A type of data, of files or of other items: its identifier, the types it conforms to, and its tags.
///
/// Identifiers, tags and conformances are the same as on iOS. Without an `Info.plist`, an app
/// declares its types with ``init(exportedAs:conformingTo:)`` or
/// ``init(importedAs:conformingTo:)``, and these types have no tags.
public struct UTType: Hashable, Codable, Sendable {
  /// The identifier, such as `public.jpeg`.
  public let identifier: String

  /// Creates a type without looking it up.
  init(known identifier: String) { self.identifier = identifier }

  /// Creates a type from an identifier of the system's, of one that the process has declared, or of a dynamic type. Letters
  /// of both cases are equal.
  ///
  /// The result is `nil` if the identifier is not known.
  public init?(_ identifier: String) {
    let identifier = identifier.lowercased()
    if let declaration = TypeDeclarations.shared[identifier] {
      self.identifier = declaration.identifier
    } else if DynamicType(identifier: identifier) != nil {
      self.identifier = identifier
    } else {
      return nil
    }
  }

  /// Creates the type of files with a filename extension.
  ///
  /// An extension that is not known has a dynamic type. The result is `nil` if the extension is empty.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }

  /// Creates the type of data with a MIME type.
  ///
  /// A MIME type that is not known has a dynamic type. The result is `nil` if the MIME type is empty.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }

  /// Creates the type with a tag that conforms to a supertype, if there is one.
  ///
  /// A tag that is not known has a dynamic type. The result is `nil` if the tag is empty.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    guard let found = Self.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first
    else { return nil }
    self = found
  }

  /// Returns the types with a tag that conform to a supertype, if there is one; a dynamic type if no type is known. The
  /// preferred type is the first.
  public static func types(
    tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?
  ) -> [UTType] {
    guard !tag.isEmpty else { return [] }
    let found = TypeDeclarations.shared.identifiers(tag: tag.lowercased(), of: tagClass)
      .map(UTType.init(known:))
      .filter { type in supertype.map(type.conforms) ?? true }
    guard found.isEmpty else { return found }
    let parents = supertype.map { [$0.identifier] } ?? []
    let dynamic = DynamicType(parents: parents, tags: [(tagClass, tag.lowercased())])
    return [UTType(known: dynamic.identifier)]
  }

  /// Declares a type of the app's, and creates it.
  ///
  /// Without a parent, a new type conforms to ``data``. The parent of a type that is declared already has no effect.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.identifier = TypeDeclarations.shared.declare(identifier, parent: parentType?.identifier)
  }

  /// Declares a type that the app uses and another app owns, and creates it.
  ///
  /// Without a parent, a new type conforms to ``data``. The parent of a type that is declared already has no effect.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(exportedAs: identifier, conformingTo: parentType)
  }

  /// Creates a type from an archive. A type that is not known is an error.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let identifier = try container.decode(String.self)
    guard let type = UTType(identifier) else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: """
          The type '\(identifier)' is not known; declare it with UTType(exportedAs:) or \
          UTType(importedAs:) first.
          """)
    }
    self = type
  }

  /// Writes the identifier to an archive.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}

extension UTType: CustomStringConvertible, CustomDebugStringConvertible {
  /// The identifier.
  public var description: String { identifier }
  /// The identifier.
  public var debugDescription: String { identifier }
}

extension UTType {
  private var parents: [String] {
    TypeDeclarations.shared[identifier]?.parents ?? DynamicType(identifier: identifier)?.parents
      ?? []
  }

  /// The types that the type conforms to, other than itself.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    var next = parents
    while let identifier = next.popLast() {
      let type = UTType(known: identifier)
      if type != self, found.insert(type).inserted { next += type.parents }
    }
    return found
  }

  /// Returns a Boolean value that indicates whether the type is another type, or one of its subtypes.
  public func conforms(to type: UTType) -> Bool { self == type || isSubtype(of: type) }

  /// Returns a Boolean value that indicates whether the type is a subtype of another one.
  public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }

  /// Returns a Boolean value that indicates whether another type is a subtype of the type.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }

  /// The tags of the type by class, the preferred one first.
  public var tags: [UTTagClass: [String]] {
    TypeDeclarations.shared[identifier]?.tags ?? DynamicType(identifier: identifier)?.tagsByClass
      ?? [:]
  }

  /// The filename extension of new files of the type; `nil` if it has none.
  public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }

  /// The MIME type of the type; `nil` if it has none.
  public var preferredMIMEType: String? { tags[.mimeType]?.first }

  /// A Boolean value that indicates whether the type was created for an unknown tag.
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }

  /// A Boolean value that indicates whether the type is the system's, or was declared by the process.
  public var isDeclared: Bool { !isDynamic }

  /// A Boolean value that indicates whether the type belongs to nobody: its identifier begins with `public.`, or the type is
  /// dynamic.
  public var isPublic: Bool { isDynamic || identifier.hasPrefix("public.") }
}

/// A class of tags, such as filename extensions.
public struct UTTagClass: RawRepresentable, Hashable, Codable, Sendable {
  /// The name of the class.
  public let rawValue: String

  /// Creates a class of tags from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Filename extensions without a period.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  /// MIME types.
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}

extension UTTagClass: CustomStringConvertible {
  /// The name of the class.
  public var description: String { rawValue }
}
