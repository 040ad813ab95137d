/// Why a JPEG could not be read or written; each is one sentence that names the file.
package enum JPEGError: Error, Hashable, Sendable {
  /// The bytes do not begin as a JPEG does.
  case notJPEG(file: String)
  /// The file ends before the picture does.
  case truncated(file: String, byteCount: Int)
  /// The file is malformed; the text says how.
  case damaged(file: String, reason: String)
  /// A kind of JPEG that is not read.
  case unsupported(file: String, kind: String)
  case tooLarge(file: String, width: Int, height: Int, pixelLimit: Int)
  case unwritable(width: Int, height: Int, reason: String)
}

extension JPEGError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notJPEG(let file):
      "\(file): the file is not a JPEG. Replace it by one."
    case .truncated(let file, let byteCount):
      "\(file): the JPEG is cut off after \(byteCount) bytes. Restore the file."
    case .damaged(let file, let reason):
      "\(file): the JPEG is damaged (\(reason)). Restore the file, or export it again."
    case .unsupported(let file, let kind):
      "\(file): the JPEG has \(kind), which is not read. Export it as a baseline or progressive JPEG."
    case .tooLarge(let file, let width, let height, let pixelLimit):
      "\(file): the picture has \(width)×\(height) px, more than the \(pixelLimit) px that are read. Use a smaller one."
    case .unwritable(let width, let height, let reason):
      "A picture of \(width)×\(height) px cannot be written as JPEG (\(reason)). Give each side 1 to 65500 pixels."
    }
  }
}
