import Foundation

/// What is known of a type.
struct TypeDeclaration: Sendable {
  let identifier: String
  /// The types that it conforms to directly.
  let parents: [String]
  let tags: [UTTagClass: [String]]
}

/// All types that are known to the process.
final class TypeDeclarations: @unchecked Sendable {
  static let shared = TypeDeclarations()

  private let lock = NSLock()
  private var byIdentifier: [String: TypeDeclaration] = [:]
  private var byTag: [UTTagClass: [String: [String]]] = [:]

  private init() {
    for row in systemTypes { add(row) }
  }

  /// Returns the declaration of a type. Letters of both cases are equal.
  subscript(identifier: String) -> TypeDeclaration? {
    lock.withLock { byIdentifier[identifier.lowercased()] }
  }

  /// Returns the types with a tag in lower case, the preferred one first.
  func identifiers(tag: String, of tagClass: UTTagClass) -> [String] {
    lock.withLock { byTag[tagClass]?[tag] ?? [] }
  }

  /// Declares a type unless it is declared, and returns its identifier.
  func declare(_ identifier: String, parent: String?) -> String {
    lock.withLock {
      if let declared = byIdentifier[identifier.lowercased()] { return declared.identifier }
      add(TypeDeclaration(identifier: identifier, parents: [parent ?? "public.data"], tags: [:]))
      return identifier
    }
  }

  private func add(_ declaration: TypeDeclaration) {
    byIdentifier[declaration.identifier.lowercased()] = declaration
    for (tagClass, tags) in declaration.tags {
      for tag in tags {
        byTag[tagClass, default: [:]][tag, default: []].append(declaration.identifier)
      }
    }
  }
}
