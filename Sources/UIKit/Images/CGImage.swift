package import CelloRaster

/// Pixels in memory. Images are immutable, and equal if their pixels are.
public final class CGImage: Hashable, Sendable {
  private let typeGuard = CFTypeGuard()
  package let picture: Picture

  package init(_ picture: Picture) { self.picture = picture }

  /// In pixels.
  public var width: Int { picture.bitmap.width }

  /// In pixels.
  public var height: Int { picture.bitmap.height }

  public var bitsPerComponent: Int { 8 }

  public var bitsPerPixel: Int { 32 }

  public var bytesPerRow: Int { 4 * width }

  /// The pixels inside a rectangle, in pixels from the top left, grown to whole ones; `nil` if it
  /// is outside the image.
  public func cropping(to rect: CGRect) -> CGImage? {
    let bounds = CGRect(x: 0, y: 0, width: CGFloat(width), height: CGFloat(height))
    guard rect.isDrawable else { return nil }
    let part = rect.integral.intersection(bounds)
    guard part.width >= 1, part.height >= 1 else { return nil }
    let (left, top) = (Int(clamping: part.minX), Int(clamping: part.minY))
    var bitmap = Bitmap(width: Int(clamping: part.width), height: Int(clamping: part.height))
    for row in 0..<bitmap.height {
      for column in 0..<bitmap.width {
        bitmap[column, row] = picture.bitmap[left + column, top + row]
      }
    }
    return CGImage(Picture(bitmap))
  }

  public func copy() -> CGImage? { self }

  public static func == (left: CGImage, right: CGImage) -> Bool { left.picture == right.picture }

  public func hash(into hasher: inout Hasher) { hasher.combine(picture) }
}
