import Synchronization

/// The declarations of classes in the Swift files of a package.
package final class SourceDeclarations: Sendable {
  /// The largest number of files that are read.
  private static let maxFileCount = 20_000
  /// The largest size of a file, in bytes.
  private static let maxFileSize = 4 << 20
  private static let shared = Mutex<[String: SourceDeclarations]>([:])

  /// The folder of the package.
  private let root: String
  private let files: Mutex<[String]?> = Mutex(nil)
  private let locations = Mutex<[String: String?]>([:])

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
    if let known = locations.withLock({ $0[name] }) { return known }
    let location = find(name)
    locations.withLock { $0[name] = .some(location) }
    return location
  }

  private func find(_ name: String) -> String? {
    let word = Array("class \(name)".utf8)
    var found: [String] = []
    for path in swiftFiles() {
      guard
        let bytes = try? FileAccess.system.read("\(root)/\(path)", limit: Self.maxFileSize),
        bytes.contains(word)
      else { continue }
      found += SourceOutline(bytes).classLines[name, default: []].map { "\(path):\($0)" }
      if found.count > 1 { return nil }
    }
    return found.first
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

extension [UInt8] {
  /// Returns a Boolean value that indicates whether the bytes contain a word.
  fileprivate func contains(_ word: [UInt8]) -> Bool {
    guard let first = word.first, count >= word.count else { return false }
    return withUnsafeBufferPointer { bytes in
      var index = 0
      while index <= bytes.count - word.count {
        if bytes[index] == first, (1..<word.count).allSatisfy({ bytes[index + $0] == word[$0] }) {
          return true
        }
        index += 1
      }
      return false
    }
  }
}

extension PropertyOrigin {
  /// Returns the origin with the location of its class in the sources of a package.
  func located(in sources: SourceDeclarations?) -> PropertyOrigin {
    var result = self
    result.location = className.flatMap { sources?.location(ofClass: $0) }
    return result
  }
}

extension Reason {
  /// Adds the locations of classes in the sources of the package that contains a file.
  mutating func locateOrigins(inPackageOf file: String) {
    guard origins.contains(where: { $0?.className != nil }) else { return }
    let sources = SourceDeclarations.ofPackage(containing: file)
    origins = origins.map { $0?.located(in: sources) }
  }
}
