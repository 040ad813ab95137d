import CelloFiles
import Foundation

extension FileAccess {
  /// The type of an entry, symbolic links not followed; `nil` if there is no such entry.
  package func kind(of path: String) throws(SnapshotError) -> FileKind? {
    var information = stat()
    guard try isFound(path, calls.perform(.status) { lstat(path, &information) }) else {
      return nil
    }
    return FileKind(information.st_mode)
  }

  /// The stamp of a file; `nil` if the file does not exist.
  func stamp(of path: String) throws(SnapshotError) -> FileStamp? {
    var information = stat()
    guard try isFound(path, calls.perform(.status) { stat(path, &information) }) else {
      return nil
    }
    return FileStamp(
      inode: UInt64(information.st_ino), size: Int(information.st_size),
      seconds: information.st_mtim.tv_sec, nanoseconds: information.st_mtim.tv_nsec)
  }

  /// Whether two paths lead to one folder, however they are spelled.
  func isSameFolder(_ one: String, _ other: String) throws(SnapshotError) -> Bool {
    var first = stat()
    var second = stat()
    guard try isFound(one, calls.perform(.status) { stat(one, &first) }),
      try isFound(other, calls.perform(.status) { stat(other, &second) })
    else { return false }
    return first.st_dev == second.st_dev && first.st_ino == second.st_ino
  }

  /// The folder above a file that has a manifest; `nil` if there is none.
  package func packageFolder(of file: String) -> String? {
    var folder = Self.parent(of: file)
    while folder != "/", folder != "." {
      if (try? exists(folder + "/Package.swift")) == true { return folder }
      folder = Self.parent(of: folder)
    }
    return nil
  }

  /// A path of a folder without a slash at its end.
  static func folderPath(_ path: String) -> String {
    path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  /// The most bytes of a path that the system takes.
  static let pathLimit = Int(PATH_MAX) - 1

  /// The absolute path without symbolic links, `.` and `..`; names that do not exist yet are kept.
  ///
  /// Complexity: O(n) in the length of the path beyond what the system takes.
  package static func canonical(_ path: String) -> String {
    if let resolved = realPath(path) { return resolved }
    guard !path.isEmpty else { return path }
    // The names of a folder from the root on, their length, and whether it may exist.
    var names = path.hasPrefix("/") ? [] : (realPath(".") ?? "").split(separator: "/")
    var length = names.reduce(0) { $0 + $1.utf8.count + 1 }
    var isThere = true
    for name in path.split(separator: "/") where name != "." {
      if name == ".." {
        length -= names.popLast().map { $0.utf8.count + 1 } ?? 0
        isThere = true
        continue
      }
      names.append(name)
      length += name.utf8.count + 1
      guard isThere, length <= pathLimit else { continue }
      if let resolved = realPath("/" + names.joined(separator: "/")) {
        names = resolved.split(separator: "/")
        length = resolved.utf8.count
      } else {
        isThere = false
      }
    }
    return "/" + names.joined(separator: "/")
  }

  /// The path without symbolic links; `nil` if it does not exist.
  private static func realPath(_ path: String) -> String? {
    guard path.utf8.count <= pathLimit, let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}

/// Tells whether a file was replaced or changed.
struct FileStamp: Hashable, Sendable {
  var inode: UInt64
  var size: Int
  /// When the file was changed last.
  var seconds: Int
  var nanoseconds: Int
}
