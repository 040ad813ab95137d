internal import CelloRaster

extension CGImage {
  /// The position of the opacity: always `premultipliedLast`.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }

  /// The format of the pixels: bytes of red, green, blue and opacity.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }

  /// The order of the bytes of a pixel: always the order of the components.
  public var byteOrderInfo: CGImageByteOrderInfo { .orderDefault }

  /// The color space: always sRGB.
  public var colorSpace: CGColorSpace? { .rgb }

  /// A Boolean value that indicates whether the image is a mask; always `false`.
  public var isMask: Bool { false }

  /// A Boolean value that indicates whether pixels are interpolated when the image is scaled; always
  /// `true`.
  public var shouldInterpolate: Bool { true }

  /// The rendering intent; always the default.
  public var renderingIntent: CGColorRenderingIntent { .defaultIntent }

  /// The pixels: rows from top to bottom of ``bytesPerRow`` bytes, with red, green, blue and opacity
  /// for each pixel. Colors are multiplied by the opacity.
  public var dataProvider: CGDataProvider? {
    let pixels = picture.bitmap.pixels.map(\.littleEndian)
    return CGDataProvider(bytes: pixels.withUnsafeBytes { Data($0) })
  }

  /// Creates an image from pixels in memory.
  ///
  /// Components have 8 bits. Pixels have 32 or 24 bits in an RGB color space, and 8 bits, without
  /// opacity, in a gray one. The image is `nil` for other formats, for a size of 0, for rows that are
  /// shorter than their pixels, and if the provider has too few bytes.
  ///
  /// - Parameters:
  ///   - bytesPerRow: the distance of two rows in bytes.
  ///   - decode: for each color component, the values, from 0 to 1, for its smallest and its largest
  ///     number; `nil` for 0 and 1.
  ///   - shouldInterpolate: has no effect: scaled images are interpolated.
  ///   - intent: has no effect.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: CGBitmapInfo, provider: CGDataProvider,
    decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard
      let format = PixelFormat(
        bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel, space: space,
        info: bitmapInfo, decode: decode),
      bitmapInfo.intersection(.alphaInfoMask).rawValue != CGImageAlphaInfo.alphaOnly.rawValue,
      width > 0, height > 0, width <= Work.pixels.limit / height
    else { return nil }
    let length = width * format.byteCount
    let (distance, overflows) = bytesPerRow.multipliedReportingOverflow(by: height - 1)
    let bytes = provider.bytes
    guard bytesPerRow >= length, !overflows, distance <= bytes.count - length else { return nil }
    var bitmap = Bitmap(width: width, height: height)
    bytes.withUnsafeBytes { bytes in
      for row in 0..<height {
        for column in 0..<width {
          bitmap[column, row] = format.pixel(
            bytes, at: row * bytesPerRow + column * format.byteCount)
        }
      }
    }
    self.init(Picture(bitmap))
  }
}
