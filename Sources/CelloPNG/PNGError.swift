/// An error in reading or writing a PNG file. Each description is one sentence; errors in reading
/// name the file.
package enum PNGError: Error, Hashable, Sendable {
  /// The bytes do not start with the signature of a PNG file.
  case notPNG(file: String, found: Impostor)
  /// The file ends before the picture does.
  case truncated(file: String, byteCount: Int)
  /// The file is malformed for the given reason.
  case damaged(file: String, reason: String)
  /// The picture has more pixels than the limit.
  case tooLarge(file: String, width: Int, height: Int, pixelLimit: Int)
  /// The bitmap has no pixels.
  case emptyBitmap(width: Int, height: Int)
  /// The text cannot be written for the given reason.
  case unwritableText(keyword: String, reason: String)
  /// The bitmap cannot be written for the given reason.
  case unwritable(reason: String)

  /// The format of a file that is not a PNG.
  package enum Impostor: Hashable, Sendable {
    /// The file is empty.
    case nothing
    /// A git-lfs pointer instead of the file's contents.
    case largeFilePointer
    /// A file with merge conflict markers.
    case conflictMarkers
    /// A format that the first bytes identify, such as `JPEG`.
    case format(String)
    /// An unknown format.
    case other
  }
}

extension PNGError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notPNG(let file, .nothing):
      "\(file): the file is empty. Restore it, or record the picture anew."
    case .notPNG(let file, .largeFilePointer):
      "\(file): the file is a git-lfs pointer, not the picture itself. Run git lfs pull to fetch it."
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
