package import CelloRaster

/// A bitmap image. Images are immutable, and equal if their pixels are equal.
public final class CGImage: Hashable, Sendable {
  private let typeGuard = CFTypeGuard()
  package let picture: Picture

  package init(_ picture: Picture) { self.picture = picture }

  /// The width in pixels.
  public var width: Int { picture.bitmap.width }

  /// The height in pixels.
  public var height: Int { picture.bitmap.height }

  /// The number of bits per component; always 8.
  public var bitsPerComponent: Int { 8 }

  /// The number of bits per pixel; always 32.
  public var bitsPerPixel: Int { 32 }

  /// The number of bytes per row.
  public var bytesPerRow: Int { 4 * width }

  /// Returns the pixels in a rectangle, in pixels from the top left, extended to whole pixels;
  /// `nil` if the rectangle is outside of the image.
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

  /// Returns the image itself, because it is immutable.
  public func copy() -> CGImage? { self }

  /// Returns a Boolean value that indicates whether two images have the same pixels.
  public static func == (left: CGImage, right: CGImage) -> Bool { left.picture == right.picture }

  /// Hashes the pixels.
  public func hash(into hasher: inout Hasher) { hasher.combine(picture) }
}
