import CelloFiles
import Foundation

extension FileAccess {
  /// Returns the type of an entry without following symbolic links; `nil` if there is no entry.
  package func kind(of path: String) throws(SnapshotError) -> FileKind? {
    var information = stat()
    guard try isFound(path, calls.perform(.status) { lstat(path, &information) }) else {
      return nil
    }
    return FileKind(information.st_mode)
  }

  /// Returns the stamp of a file; `nil` if the file does not exist.
  func stamp(of path: String) throws(SnapshotError) -> FileStamp? {
    var information = stat()
    guard try isFound(path, calls.perform(.status) { stat(path, &information) }) else {
      return nil
    }
    return FileStamp(
      inode: UInt64(information.st_ino), size: Int(information.st_size),
      seconds: information.st_mtim.tv_sec, nanoseconds: information.st_mtim.tv_nsec)
  }

  /// Returns a Boolean value that indicates whether two paths lead to the same folder.
  func isSameFolder(_ one: String, _ other: String) throws(SnapshotError) -> Bool {
    var first = stat()
    var second = stat()
    guard try isFound(one, calls.perform(.status) { stat(one, &first) }),
      try isFound(other, calls.perform(.status) { stat(other, &second) })
    else { return false }
    return first.st_dev == second.st_dev && first.st_ino == second.st_ino
  }

  /// Returns the closest enclosing folder that contains a package manifest; `nil` if there is none.
  package func packageFolder(of file: String) -> String? {
    var folder = Self.parent(of: file)
    while folder != "/", folder != "." {
      if (try? exists(folder + "/Package.swift")) == true { return folder }
      folder = Self.parent(of: folder)
    }
    return nil
  }

  /// Returns the path of a folder without a trailing slash.
  static func folderPath(_ path: String) -> String {
    path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  /// The largest number of bytes in a path that the system accepts.
  static let pathLimit = Int(PATH_MAX) - 1

  /// Returns the absolute path without symbolic links, `.` and `..`. Names that do not exist are
  /// kept.
  ///
  /// Complexity: O(*n*), where *n* is the number of bytes by which the path exceeds the system's
  /// limit.
  package static func canonical(_ path: String) -> String {
    if let resolved = realPath(path) { return resolved }
    guard !path.isEmpty else { return path }
    // The names of a folder from the root, their total length, and whether the folder can exist.
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

  /// Returns the path without symbolic links; `nil` if it does not exist.
  private static func realPath(_ path: String) -> String? {
    guard path.utf8.count <= pathLimit, let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Returns the name of a file without its folder and extension.
  package static func stem(of path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }
}

/// The properties that change if a file is replaced or modified.
struct FileStamp: Hashable, Sendable {
  var inode: UInt64
  var size: Int
  /// The time of the last change.
  var seconds: Int
  var nanoseconds: Int

  var date: Date { Date(timeIntervalSince1970: Double(seconds) + Double(nanoseconds) / 1e9) }
}
