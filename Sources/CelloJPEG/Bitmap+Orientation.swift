extension Bitmap {
  /// Returns the stored picture in its upright orientation.
  package func upright(_ orientation: EXIFOrientation) -> Bitmap {
    guard orientation != .up, width > 0, height > 0 else { return self }
    var result =
      orientation.isQuarterTurn
      ? Bitmap(width: height, height: width) : Bitmap(width: width, height: height)
    let (right, bottom) = (width - 1, height - 1)
    for y in 0..<result.height {
      for x in 0..<result.width {
        result[x, y] =
          switch orientation {
          case .up: self[x, y]
          case .upMirrored: self[right - x, y]
          case .down: self[right - x, bottom - y]
          case .downMirrored: self[x, bottom - y]
          case .leftMirrored: self[y, x]
          case .right: self[y, bottom - x]
          case .rightMirrored: self[right - y, bottom - x]
          case .left: self[right - y, x]
          }
      }
    }
    return result
  }
}
