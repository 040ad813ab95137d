import CelloFiles
import CelloRaster
import Foundation

/// Files and folders through the system's own calls, because writing safely needs their guarantees:
/// a file is on the disk before its name is, and a name changes from old to new at once.
///
/// The one place of the harness that touches files. Tests hand in calls that fail.
package struct FileAccess: Sendable {
  let calls: SystemCalls

  /// The files of this machine.
  package static let system = FileAccess()

  package init(calls: SystemCalls = .direct) { self.calls = calls }

  /// The greatest size of a text: the ledger of a scene with a million cases has some 50 MB.
  package static let textLimit = 256 << 20
  /// The greatest size of a picture: what the largest takes without compression, and 64 MB for
  /// texts.
  package static let pictureLimit = 4 * Bitmap.maxPixelCount + (64 << 20)
  /// The greatest size of anything else.
  package static let fileLimit = Int(Int32.max)

  /// Reads a regular file.
  ///
  /// - Parameter limit: a larger file is an error, so that none fills the memory.
  package func read(
    _ path: String, limit: Int = fileLimit
  ) throws(SnapshotError) -> [UInt8] {
    do throws(FileError) {
      return try RegularFile(path, calls: calls).bytes(limit: limit)
    } catch {
      throw .unreadable(file: path, reason: error.description)
    }
  }

  /// Reads a picture.
  package func readPicture(_ path: String) throws(SnapshotError) -> PNGImage {
    try read(path, limit: Self.pictureLimit).decodedPicture(path)
  }

  func readText(_ path: String) throws(SnapshotError) -> String {
    String(decoding: try read(path, limit: Self.textLimit), as: UTF8.self)
  }

  // MARK: - Below a folder

  /// Reads a regular file of a folder that was perhaps made elsewhere, and nothing outside of it.
  ///
  /// - Parameters:
  ///   - path: relative to the folder; none of its parts may be a link.
  ///   - root: the folder; links in its path are followed.
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

  /// Reads a picture as ``read(_:in:limit:)`` does.
  package func readPicture(_ path: String, in root: String) throws(SnapshotError) -> PNGImage {
    try read(path, in: root, limit: Self.pictureLimit).decodedPicture("\(root)/\(path)")
  }

  /// Reads a text as ``read(_:in:limit:)`` does.
  package func readText(_ path: String, in root: String) throws(SnapshotError) -> String {
    String(decoding: try read(path, in: root, limit: Self.textLimit), as: UTF8.self)
  }

  /// Whether a path leads to a regular file of a folder, as ``read(_:in:limit:)`` takes it.
  package func isFile(_ path: String, in root: String) -> Bool {
    do throws(FileError) {
      let path = try RelativePath(path)
      return try OpenFolder(root, calls: calls).folder(path.parent).kind(of: path.last) == .file
    } catch {
      return false
    }
  }

  // MARK: - Paths

  /// Whether a path leads to something, also to a link without a target.
  package func exists(_ path: String) throws(SnapshotError) -> Bool {
    try kind(of: path) != nil
  }

  /// Whether a path leads to a folder, perhaps through a link.
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

  /// The names in a folder, sorted, without `.` and `..`; empty if the folder does not exist.
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
      return try calls.names(in: stream).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    } catch {
      throw .unreadable(file: folder, reason: error.description)
    }
  }

  package static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The last part of a path.
  static func name(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
  }

  /// Why the last call failed.
  static var lastError: String { FileError.last.description }
}

extension [UInt8] {
  /// The picture in a file's bytes.
  ///
  /// - Parameter file: the name by which an error calls the file.
  func decodedPicture(_ file: String) throws(SnapshotError) -> PNGImage {
    do throws(PNGError) {
      return try PNGDecoder().decode(self, file: file)
    } catch {
      throw .picture(error)
    }
  }
}
