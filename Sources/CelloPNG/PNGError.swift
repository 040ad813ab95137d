/// Why a PNG could not be read or written; each is one sentence that names the file.
package enum PNGError: Error, Hashable, Sendable {
  /// The bytes do not begin as a PNG does.
  case notPNG(file: String, found: Impostor)
  /// The file ends before the picture does.
  case truncated(file: String, byteCount: Int)
  /// The file is malformed; the text says how.
  case damaged(file: String, reason: String)
  case tooLarge(file: String, width: Int, height: Int, pixelLimit: Int)
  case emptyBitmap(width: Int, height: Int)
  case unwritableText(keyword: String, reason: String)
  case unwritable(reason: String)

  /// The format of a file that was expected to be a PNG.
  package enum Impostor: Hashable, Sendable {
    case nothing
    /// The note that git-lfs leaves in place of a file that was not fetched.
    case largeFilePointer
    case conflictMarkers
    /// A format that its first bytes give away, such as `JPEG`.
    case format(String)
    case other
  }
}

extension PNGError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notPNG(let file, .nothing):
      "\(file): the file is empty. Restore it, or record the picture anew."
    case .notPNG(let file, .largeFilePointer):
      "\(file): the file is a git-lfs pointer, not the picture itself. Run git lfs pull."
    case .notPNG(let file, .conflictMarkers):
      "\(file): the file contains merge conflict markers. Resolve the conflict, or record the picture anew."
    case .notPNG(let file, .format(let name)):
      "\(file): the file is a \(name), not a PNG. Convert it to PNG."
    case .notPNG(let file, .other):
      "\(file): the file is not a PNG. Replace it by one."
    case .truncated(let file, let byteCount):
      "\(file): the PNG is cut off after \(byteCount) bytes. Restore the file, or record the picture anew."
    case .damaged(let file, let reason):
      "\(file): the PNG is damaged (\(reason)). Restore the file, or record the picture anew."
    case .tooLarge(let file, let width, let height, let pixelLimit):
      "\(file): the picture has \(width)×\(height) px, more than the \(pixelLimit) px that are read. Use a smaller one."
    case .emptyBitmap(let width, let height):
      "A picture of \(width)×\(height) px cannot be written as PNG. Give it at least one pixel."
    case .unwritableText(let keyword, let reason):
      "The PNG remark “\(keyword)” cannot be written: \(reason). Change it."
    case .unwritable(let reason):
      "The PNG cannot be written: \(reason)."
    }
  }
}
