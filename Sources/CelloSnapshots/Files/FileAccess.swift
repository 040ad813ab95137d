import CelloFiles
import CelloRaster
import Foundation

/// Access to files and folders through system calls, whose guarantees safe writing requires: the
/// contents of a file are on the disk before its name, and a name changes atomically from the old
/// to the new file.
///
/// All file access of the snapshot tests uses this type, so that tests can provide calls that fail.
package struct FileAccess: Sendable {
  let calls: SystemCalls

  /// The files of this machine.
  package static let system = FileAccess()

  package init(calls: SystemCalls = .direct) { self.calls = calls }

  /// The largest size of a text file, in bytes. The ledger of a scene with a million cases has
  /// about 50 MB.
  package static let textLimit = 256 << 20
  /// The largest size of a picture file, in bytes: the size of the largest picture without
  /// compression, and 64 MB for texts.
  package static let pictureLimit = 4 * Bitmap.maxPixelCount + (64 << 20)
  /// The largest size of other files, in bytes.
  package static let fileLimit = Int(Int32.max)

  /// Reads a regular file.
  ///
  /// - Parameter limit: the largest size, in bytes. A larger file is an error, so that it cannot
  ///   exhaust the memory.
  package func read(
    _ path: String, limit: Int = fileLimit
  ) throws(SnapshotError) -> [UInt8] {
    do throws(FileError) {
      return try RegularFile(path, calls: calls).bytes(limit: limit)
    } catch {
      throw .unreadable(file: path, reason: error.description)
    }
  }

  /// Reads a picture file.
  package func readPicture(_ path: String) throws(SnapshotError) -> PNGImage {
    try read(path, limit: Self.pictureLimit).decodedPicture(path)
  }

  func readText(_ path: String) throws(SnapshotError) -> String {
    String(decoding: try read(path, limit: Self.textLimit), as: UTF8.self)
  }

  // MARK: - Files in a folder

  /// Reads a regular file in a folder that may be from another machine. Files outside of the folder
  /// are never read.
  ///
  /// - Parameters:
  ///   - path: the path relative to the folder, without symbolic links.
  ///   - root: the folder. Links in its path are followed.
  ///   - limit: the largest size, in bytes.
  package func read(
    _ path: String, in root: String, limit: Int = fileLimit
  ) throws(SnapshotError) -> [UInt8] {
    do throws(FileError) {
      let path = try RelativePath(path)
      return try OpenFolder(root, calls: calls).folder(path.parent)
        .bytes(of: path.last, limit: limit)
    } catch {
      throw .unreadable(file: "\(root)/\(path)", reason: error.description)
    }
  }

  /// Reads a picture file like ``read(_:in:limit:)``.
  package func readPicture(_ path: String, in root: String) throws(SnapshotError) -> PNGImage {
    try read(path, in: root, limit: Self.pictureLimit).decodedPicture("\(root)/\(path)")
  }

  /// Reads a text file like ``read(_:in:limit:)``.
  package func readText(_ path: String, in root: String) throws(SnapshotError) -> String {
    String(decoding: try read(path, in: root, limit: Self.textLimit), as: UTF8.self)
  }

  /// Returns a Boolean value that indicates whether ``read(_:in:limit:)`` finds a regular file at a
  /// path.
  package func isFile(_ path: String, in root: String) -> Bool {
    do throws(FileError) {
      let path = try RelativePath(path)
      return try OpenFolder(root, calls: calls).folder(path.parent).kind(of: path.last) == .file
    } catch {
      return false
    }
  }

  // MARK: - Paths

  /// Returns a Boolean value that indicates whether an entry exists, including a link without a
  /// target.
  package func exists(_ path: String) throws(SnapshotError) -> Bool {
    try kind(of: path) != nil
  }

  /// Returns a Boolean value that indicates whether a path leads to a folder or to a link to a
  /// folder.
  package func isFolder(_ path: String) throws(SnapshotError) -> Bool {
    var information = stat()
    return try isFound(path, calls.perform(.status) { stat(path, &information) })
      && information.st_mode & S_IFMT == S_IFDIR
  }

  func isFound(_ path: String, _ result: Int32) throws(SnapshotError) -> Bool {
    if result == 0 { return true }
    if [ENOENT, ENOTDIR, ELOOP].contains(errno) { return false }
    throw .unreadable(file: path, reason: Self.lastError)
  }

  /// Returns the names of a folder's entries, sorted, without `.` and `..`; empty if the folder
  /// does not exist.
  package func names(in folder: String) throws(SnapshotError) -> [String] {
    var opened: OpaquePointer?
    calls.perform(.list) {
      opened = opendir(folder)
      return opened == nil ? -1 : 0
    }
    guard let stream = opened else {
      if [ENOENT, ENOTDIR, ELOOP].contains(errno) { return [] }
      throw .unreadable(file: folder, reason: Self.lastError)
    }
    defer { closedir(stream) }
    do throws(FileError) {
      return try calls.names(in: stream).sorted { $0.bytesPrecede($1) }
    } catch {
      throw .unreadable(file: folder, reason: error.description)
    }
  }

  package static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// Returns the last part of a path.
  static func name(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }

  /// A description of the error of the last system call.
  static var lastError: String { FileError.last.description }
}

extension [UInt8] {
  /// Decodes the picture in the bytes of a file.
  ///
  /// - Parameter file: the name of the file in error messages.
  func decodedPicture(_ file: String) throws(SnapshotError) -> PNGImage {
    do throws(PNGError) {
      return try PNGDecoder().decode(self, file: file)
    } catch {
      throw .picture(error)
    }
  }
}
