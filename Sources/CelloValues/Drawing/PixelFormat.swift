/// A format of pixels in memory.
struct PixelFormat {
  let byteCount: Int
  /// The positions of red, green and blue among the bytes of a pixel; `nil` without colors.
  private var colors: (Int, Int, Int)? = (0, 1, 2)
  /// The position of the opacity; `nil` if all pixels are opaque.
  private var opacity: Int?
  /// The position of a byte that has no meaning.
  private var unused: Int?
  private let isGray: Bool
  private let isPremultiplied: Bool
  /// The values of red, green and blue for each number from 0 to 255.
  private let tables: [UInt8]

  /// Creates a format; `nil` if it is not supported.
  init?(
    bitsPerComponent: Int, bitsPerPixel: Int, space: CGColorSpace, info: CGBitmapInfo,
    decode: UnsafePointer<CGFloat>? = nil
  ) {
    guard bitsPerComponent == 8, info.isDisjoint(with: .floatInfoMask),
      let alpha = CGImageAlphaInfo(rawValue: info.intersection(.alphaInfoMask).rawValue)
    else { return nil }
    let isGray = space.model == .monochrome
    self.isGray = isGray
    let order = info.intersection(.byteOrderMask)
    isPremultiplied = alpha == .premultipliedFirst || alpha == .premultipliedLast
    byteCount = bitsPerPixel / 8
    switch (bitsPerPixel, isGray, alpha) {
    case (32, false, .premultipliedLast), (32, false, .last): opacity = 3
    case (32, false, .premultipliedFirst), (32, false, .first):
      (colors, opacity) = ((1, 2, 3), 0)
    case (32, false, .noneSkipFirst): (colors, unused) = ((1, 2, 3), 0)
    case (32, false, .noneSkipLast): unused = 3
    case (24, false, .none): break
    case (8, true, .none): colors = (0, 0, 0)
    case (8, _, .alphaOnly): (colors, opacity) = (nil, 0)
    default: return nil
    }
    switch order {
    case []: break
    case .byteOrder32Big where bitsPerPixel == 32: break
    case .byteOrder32Little where bitsPerPixel == 32:
      colors = colors.map { (3 - $0.0, 3 - $0.1, 3 - $0.2) }
      opacity = opacity.map { 3 - $0 }
      unused = unused.map { 3 - $0 }
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
    guard let colors else { return opacity << 24 }
    func component(_ index: Int, _ table: Int) -> UInt32 {
      let value = UInt32(tables[table * 256 + Int(bytes[start + index])])
      // Premultiplied colors beyond the opacity are not valid.
      return isPremultiplied ? min(value, opacity) : (value * opacity + 127) / 255
    }
    return component(colors.0, 0) | component(colors.1, 1) << 8 | component(colors.2, 2) << 16
      | opacity << 24
  }

  /// Writes a pixel, whose colors are multiplied by its opacity, to a position in memory.
  ///
  /// Grays have the weights of `grayscale` images. A byte without meaning is 255 (chosen).
  func write(_ pixel: UInt32, to bytes: UnsafeMutableRawBufferPointer, at start: Int) {
    let (red, green, blue) = (pixel & 0xff, pixel >> 8 & 0xff, pixel >> 16 & 0xff)
    if let opacity { bytes[start + opacity] = UInt8(pixel >> 24) }
    if let unused { bytes[start + unused] = 255 }
    guard let colors else { return }
    if isGray {
      bytes[start + colors.0] = UInt8((299 * red + 587 * green + 114 * blue + 500) / 1_000)
    } else {
      bytes[start + colors.0] = UInt8(red)
      bytes[start + colors.1] = UInt8(green)
      bytes[start + colors.2] = UInt8(blue)
    }
  }
}
