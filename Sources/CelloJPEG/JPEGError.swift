/// An error in reading or writing a JPEG file. Each description is one sentence and names the file.
package enum JPEGError: Error, Hashable, Sendable {
  /// The bytes do not start with the signature of a JPEG file.
  case notJPEG(file: String)
  /// The file ends before the picture does.
  case truncated(file: String, byteCount: Int)
  /// The file is malformed for the given reason.
  case damaged(file: String, reason: String)
  /// The file is of a kind that the decoder does not support.
  case unsupported(file: String, kind: String)
  /// The picture has more pixels than the limit.
  case tooLarge(file: String, width: Int, height: Int, pixelLimit: Int)
  /// The bitmap cannot be written for the given reason.
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
