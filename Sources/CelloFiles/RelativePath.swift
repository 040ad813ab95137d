/// A path below a folder: one or more components, none of which is `.` or `..`.
package struct RelativePath: Hashable, Sendable {
  /// The components; not empty.
  package let names: [String]

  /// The maximum length of a component in bytes, as file systems define it.
  private static let maxNameLength = 255
  /// The maximum length of a path in bytes, as the system defines it.
  private static let maxLength = 4095

  /// Parses a path.
  ///
  /// - Throws: ``FileError/malformedPath(reason:)``.
  package init(_ text: String) throws(FileError) {
    guard !text.isEmpty else { throw .malformedPath(reason: "is empty") }
    guard text.utf8.count <= Self.maxLength else {
      throw .malformedPath(
        reason: "has \(text.utf8.count) bytes, more than the \(Self.maxLength) that a path can have"
      )
    }
    guard !text.utf8.contains(0) else { throw .malformedPath(reason: "contains the character NUL") }
    // Bytes that are not UTF-8 were decoded as this character, which would change the path.
    guard !text.unicodeScalars.contains("\u{fffd}") else {
      throw .malformedPath(reason: "is not in UTF-8")
    }
    guard !text.hasPrefix("/") else { throw .malformedPath(reason: "is absolute") }
    let names = text.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    for name in names {
      guard !name.isEmpty else { throw .malformedPath(reason: "has an empty part") }
      guard name != ".", name != ".." else {
        throw .malformedPath(reason: "contains the part “\(name)”")
      }
      guard name.utf8.count <= Self.maxNameLength else {
        throw .malformedPath(
          reason: "has a name of \(name.utf8.count) bytes, more than the \(Self.maxNameLength) "
            + "that a name can have")
      }
    }
    self.names = names
  }

  /// The last component.
  package var last: String { names[names.count - 1] }

  /// The path of the folder that contains the last component; `nil` for a single component.
  package var parent: RelativePath? {
    names.count > 1 ? RelativePath(Array(names.dropLast())) : nil
  }

  private init(_ names: [String]) { self.names = names }
}

extension RelativePath: CustomStringConvertible {
  package var description: String { names.joined(separator: "/") }
}
