import CelloSpelling
import Synchronization

/// The declarations of classes in the Swift files of a package, and the statements in them that set
/// properties.
package final class SourceDeclarations: Sendable {
  /// The largest number of files that are read.
  private static let maxFileCount = 20_000
  /// The largest size of a file, in bytes.
  private static let maxFileSize = 4 << 20
  private static let shared = Mutex<[String: SourceDeclarations]>([:])

  /// The folder of the package.
  private let root: String
  private let files: Mutex<[String]?> = Mutex(nil)
  private let classes = Mutex<[String: ClassCode]>([:])

  /// What the files contain of a class. Locations are `path:line`, with a path relative to the package.
  private struct ClassCode: Sendable {
    var declarations: [String] = []
    /// The statements in the class and its extensions.
    var statements: [(statement: SourceOutline.Statement, location: String)] = []
  }

  private init(root: String) { self.root = root }

  /// Returns the declarations in the package that contains a file; `nil` if no package contains it.
  package static func ofPackage(containing file: String) -> SourceDeclarations? {
    guard let root = FileAccess.system.packageFolder(of: file) else { return nil }
    return shared.withLock { known in
      if let declarations = known[root] { return declarations }
      let declarations = SourceDeclarations(root: root)
      known[root] = declarations
      return declarations
    }
  }

  /// Returns the location of the declaration of a class, as `path:line` with a path relative to the
  /// package; `nil` if the package does not declare the class, or declares several with the name.
  package func location(ofClass name: String) -> String? {
    let declarations = code(ofClass: name).declarations
    return declarations.count == 1 ? declarations[0] : nil
  }

  /// Returns the location of the only statement that sets a property in one of several forms; `nil` if
  /// there is no such statement, or there are several.
  package func location(ofAssignment assignments: [PropertyAssignment]) -> String? {
    let found = Set(
      assignments.flatMap { assignment -> [String] in
        let code = code(ofClass: assignment.className)
        guard code.declarations.count == 1 else { return [] }
        return code.statements.filter { assignment.matches($0.statement) }.map(\.location)
      })
    return found.count == 1 ? found.first : nil
  }

  private func code(ofClass name: String) -> ClassCode {
    if let known = classes.withLock({ $0[name] }) { return known }
    let code = find(name)
    classes.withLock { $0[name] = code }
    return code
  }

  private func find(_ name: String) -> ClassCode {
    let words = ["class", "extension"].map { Array("\($0) \(name)".utf8) }
    var code = ClassCode()
    for path in swiftFiles() {
      guard
        let bytes = try? FileAccess.system.read("\(root)/\(path)", limit: Self.maxFileSize),
        words.contains(where: bytes.containsSequence)
      else { continue }
      let outline = SourceOutline(bytes, readsStatements: true)
      code.declarations += outline.classLines[name, default: []].map { "\(path):\($0)" }
      code.statements += outline.statements.filter { $0.typeName == name }
        .map { ($0, "\(path):\($0.line)") }
    }
    return code
  }

  /// The paths of the Swift files, relative to the package.
  private func swiftFiles() -> [String] {
    files.withLock { files in
      if let files { return files }
      var result: [String] = []
      var folders = [""]
      while let folder = folders.popLast(), result.count < Self.maxFileCount {
        let names = (try? FileAccess.system.names(in: "\(root)/\(folder)")) ?? []
        for name in names where !name.hasPrefix(".") {
          let path = folder.isEmpty ? name : "\(folder)/\(name)"
          if name.hasSuffix(".swift") {
            result.append(path)
          } else if !name.contains("."),
            (try? FileAccess.system.kind(of: "\(root)/\(path)")) == .folder
          {
            folders.append(path)
          }
        }
      }
      files = result
      return result
    }
  }
}

extension PropertyAssignment {
  /// Returns a Boolean value that indicates whether a statement of the class sets the property in
  /// this form.
  fileprivate func matches(_ statement: SourceOutline.Statement) -> Bool {
    let path = statement.path.first == "self" ? statement.path.dropFirst() : statement.path[...]
    switch receiver {
    case .instance: return Array(path) == members
    case .stored(let name):
      return Array(path) == [name] + members
        || statement.property == name && Array(path.dropFirst()) == members
    case .local: return statement.isOfLocal && Array(path.dropFirst()) == members
    }
  }
}

extension PropertyOrigin {
  /// Returns the origin with the location of the statement that sets the property, or else of its
  /// class, in the sources of a package.
  func located(in sources: SourceDeclarations?) -> PropertyOrigin {
    var result = self
    result.location =
      sources?.location(ofAssignment: assignments)
      ?? className.flatMap { sources?.location(ofClass: $0) }
    return result
  }
}

extension Reason {
  /// Adds the locations of classes in the sources of the package that contains a file.
  package mutating func locateOrigins(inPackageOf file: String) {
    guard origins.contains(where: { $0?.className != nil }) else { return }
    let sources = SourceDeclarations.ofPackage(containing: file)
    origins = origins.map { $0?.located(in: sources) }
  }
}
