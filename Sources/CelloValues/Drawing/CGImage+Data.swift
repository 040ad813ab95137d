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

/// A format of pixels in memory.
private struct PixelFormat {
  let byteCount: Int
  /// The positions of red, green and blue among the bytes of a pixel.
  private var colors = (0, 1, 2)
  /// The position of the opacity; `nil` if all pixels are opaque.
  private var opacity: Int?
  private let isPremultiplied: Bool
  /// The values of red, green and blue for each number from 0 to 255.
  private let tables: [UInt8]

  /// Creates a format; `nil` if it is not supported.
  init?(
    bitsPerComponent: Int, bitsPerPixel: Int, space: CGColorSpace, info: CGBitmapInfo,
    decode: UnsafePointer<CGFloat>?
  ) {
    guard bitsPerComponent == 8, info.isDisjoint(with: .floatInfoMask),
      let alpha = CGImageAlphaInfo(rawValue: info.intersection(.alphaInfoMask).rawValue)
    else { return nil }
    let isGray = space.model == .monochrome
    let order = info.intersection(.byteOrderMask)
    isPremultiplied = alpha == .premultipliedFirst || alpha == .premultipliedLast
    byteCount = bitsPerPixel / 8
    switch (bitsPerPixel, isGray, alpha) {
    case (32, false, .premultipliedLast), (32, false, .last): opacity = 3
    case (32, false, .premultipliedFirst), (32, false, .first):
      (colors, opacity) = ((1, 2, 3), 0)
    case (32, false, .noneSkipFirst): colors = (1, 2, 3)
    case (32, false, .noneSkipLast), (24, false, .none): break
    case (8, true, .none): colors = (0, 0, 0)
    default: return nil
    }
    switch order {
    case []: break
    case .byteOrder32Big where bitsPerPixel == 32: break
    case .byteOrder32Little where bitsPerPixel == 32:
      colors = (3 - colors.0, 3 - colors.1, 3 - colors.2)
      opacity = opacity.map { 3 - $0 }
    default: return nil
    }
    tables = (0..<3).flatMap { color in
      let component = isGray ? 0 : color
      let low = decode?[component * 2] ?? 0
      let high = decode?[component * 2 + 1] ?? 1
      return (0..<256).map { number in
        let share = low + (high - low) * CGFloat(number) / 255
        return share > 0 ? UInt8(Int(clamping: min(share, 1) * 255 + 0.5)) : 0
      }
    }
  }

  /// Returns the pixel at a position in memory, with the colors multiplied by the opacity.
  func pixel(_ bytes: UnsafeRawBufferPointer, at start: Int) -> UInt32 {
    let opacity = opacity.map { UInt32(bytes[start + $0]) } ?? 255
    func component(_ index: Int, _ table: Int) -> UInt32 {
      let value = UInt32(tables[table * 256 + Int(bytes[start + index])])
      // Premultiplied colors beyond the opacity are not valid.
      return isPremultiplied ? min(value, opacity) : (value * opacity + 127) / 255
    }
    return component(colors.0, 0) | component(colors.1, 1) << 8 | component(colors.2, 2) << 16
      | opacity << 24
  }
}
