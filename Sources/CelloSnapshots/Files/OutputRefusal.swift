import Foundation

/// The reason why a folder cannot be used for output. It completes “… cannot be the output folder,
/// because it ”.
package enum OutputRefusal: Hashable, Sendable {
  case hasNoName
  case isLong(byteCount: Int)
  case isRoot
  case holdsHome
  case holdsReferences(String)
  case isInReferences(String)
  /// The folder contains a file, but no marker.
  case notOurs(file: String, marker: String)
  /// The folder is or contains a part of the run that is to be merged into it.
  case isPart(String)
  /// A folder inside it is a symbolic link. Its target can belong to the user.
  case link(String)

  /// Checks the location of a folder, with symbolic links and relative paths resolved.
  ///
  /// - Parameter homes: the home folders of the user.
  static func check(
    _ folder: String, protecting references: String, homes: [String] = Self.homes
  ) throws(SnapshotError) {
    guard !folder.isEmpty else { throw .refusedOutput(folder: folder, .hasNoName) }
    let length = folder.utf8.count
    guard length <= FileAccess.pathLimit else {
      throw .refusedOutput(folder: folder, .isLong(byteCount: length))
    }
    let path = FileAccess.canonical(folder)
    let kept = FileAccess.canonical(references)
    if path == "/" { throw .refusedOutput(folder: folder, .isRoot) }
    if homes.contains(where: { contains(path, FileAccess.canonical($0)) }) {
      throw .refusedOutput(folder: folder, .holdsHome)
    }
    if contains(path, kept) { throw .refusedOutput(folder: folder, .holdsReferences(references)) }
    if contains(kept, path) { throw .refusedOutput(folder: folder, .isInReferences(references)) }
  }

  /// Checks that the output does not replace a part of the run that is to be read, independently of
  /// its path.
  static func check(
    _ folder: String, protectingParts parts: [String], _ files: FileAccess
  ) throws(SnapshotError) {
    let path = FileAccess.canonical(folder)
    for part in parts {
      let isPart = try files.isSameFolder(part, folder)
      guard !isPart, !contains(path, FileAccess.canonical(part)) else {
        throw .refusedOutput(folder: folder, .isPart(part))
      }
    }
  }

  private static func contains(_ folder: String, _ path: String) -> Bool {
    path == folder || path.hasPrefix(folder == "/" ? "/" : folder + "/")
  }

  /// The home folders according to the environment and the user database.
  private static var homes: [String] {
    let declared = ProcessInfo.processInfo.environment["HOME"]
    let registered = getpwuid(geteuid()).map { String(cString: $0.pointee.pw_dir) }
    return [declared, registered].compactMap { $0 }.filter { !$0.isEmpty }
  }
}

extension OutputRefusal: CustomStringConvertible {
  package var description: String {
    switch self {
    case .hasNoName: "has no name"
    case .isLong(let byteCount):
      "has a path of \(byteCount) bytes, more than the \(FileAccess.pathLimit) that the system takes"
    case .isRoot: "is the root of the file system"
    case .holdsHome: "is or contains your home folder"
    case .holdsReferences(let references): "is or contains the references, “\(references)”"
    case .isInReferences(let references): "is inside the references, “\(references)”"
    case .notOurs(let file, let marker):
      "holds \(file) but no file \(marker), so render-gallery did not make it"
    case .isPart(let part): "is or contains \(part), one of the parts that are merged"
    case .link(let path): "would be written through the symbolic link \(path)"
    }
  }
}
