internal import CelloFiles

/// The files in asset catalogs.
package enum AssetFile {
  /// The path of a file in a folder; `nil` for a name that would lead elsewhere.
  static func path(_ name: String, in folder: String) -> String? {
    name.utf8.contains(UInt8(ascii: "/")) || name == ".." || name == "." || name.utf8.contains(0)
      ? nil : folder + "/" + name
  }

  /// The greatest size of a picture: what the largest that can be drawn takes without compression,
  /// and 64 MB for texts.
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
