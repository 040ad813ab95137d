internal import CelloFiles

/// The files in asset catalogs.
package enum AssetFile {
  /// Returns the path of a file in a folder; `nil` for a name that leads out of the folder.
  static func path(_ name: String, in folder: String) -> String? {
    name.utf8.contains(UInt8(ascii: "/")) || name == ".." || name == "." || name.utf8.contains(0)
      ? nil : folder + "/" + name
  }

  /// The maximum size of a picture file in bytes: the uncompressed size of the largest picture that
  /// can be drawn, and 64 MB for text chunks.
  package static let pictureLimit = 4 * Bitmap.maxPixelCount + (64 << 20)

  /// Reads a regular file.
  package static func read(_ path: String, limit: Int) throws(AssetError) -> [UInt8] {
    do throws(FileError) {
      return try RegularFile(path).bytes(limit: limit)
    } catch {
      guard case .tooLarge(let byteCount, let limit) = error else {
        throw .unreadable(file: path, reason: error.description)
      }
      throw .tooLarge(file: path, what: "\(byteCount) bytes, more than \(limit)")
    }
  }
}
