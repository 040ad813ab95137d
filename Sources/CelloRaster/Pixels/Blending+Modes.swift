extension Blending {
  /// Blends a layer with the previous pixels.
  ///
  /// - Parameters:
  ///   - target: the layer, which is replaced by the result.
  ///   - saved: the previous pixels.
  static func blend(
    _ target: UnsafeMutablePointer<UInt32>, _ saved: UnsafePointer<UInt32>, mode: BlendMode,
    count: Int
  ) {
    if mode == .plusLighter { return add(target, saved, count: count) }
    if mode == .sourceOver { return cover(target, saved, count: count) }
    var index = 0
    while index < count {
      target[index] = blend(saved[index], target[index], mode: mode)
      index &+= 1
    }
  }

  /// Adds pixels to a layer, as the mode `plusLighter`. Cross-fades use this mode for all pixels that
  /// differ, so the loop has no branches.
  private static func add(
    _ target: UnsafeMutablePointer<UInt32>, _ saved: UnsafePointer<UInt32>, count: Int
  ) {
    let high: UInt32 = 0x8080_8080
    var index = 0
    while index < count {
      let (old, new) = (saved[index], target[index])
      // The sums of the lower seven bits of each byte cannot overflow into the next byte.
      let low = (old & ~high) &+ (new & ~high)
      let overflow = (old & new | (old | new) & low) & high
      target[index] = low ^ (old ^ new) & high | (overflow >> 7) &* 255
      index &+= 1
    }
  }

  /// Draws the pixels of a layer over others, as the mode `sourceOver`. Most pixels of a layer are
  /// opaque or transparent.
  private static func cover(
    _ target: UnsafeMutablePointer<UInt32>, _ saved: UnsafePointer<UInt32>, count: Int
  ) {
    var index = 0
    while index < count {
      let new = target[index]
      switch new >> 24 {
      case 255: break
      case 0: target[index] = saved[index]
      default: target[index] = blend(saved[index], new, mode: .sourceOver)
      }
      index &+= 1
    }
  }

  /// Mixes pixels with earlier pixels by the alpha of a mask.
  ///
  /// - Parameters:
  ///   - target: the mask, which is replaced by the result.
  ///   - old: the pixels where the mask is transparent.
  ///   - new: the pixels where the mask is opaque.
  static func mix(
    _ target: UnsafeMutablePointer<UInt32>, from old: UnsafePointer<UInt32>,
    to new: UnsafePointer<UInt32>, count: Int
  ) {
    var index = 0
    while index < count {
      target[index] = mix(old[index], new[index], weight: (target[index] >> 24) &* 257)
      index &+= 1
    }
  }

  /// Blends a premultiplied pixel with the pixel behind it.
  package static func blend(_ old: UInt32, _ new: UInt32, mode: BlendMode) -> UInt32 {
    let (sa, da) = (Int(new >> 24), Int(old >> 24))
    if mode.keepsUncovered, sa == 0 { return old }
    if mode.isOfAllChannels { return blendColors(old, new, mode) }
    var result: UInt32 = 0
    var shift: UInt32 = 0
    while shift < 24 {
      let value = channel(
        Int(new >> shift & 255), Int(old >> shift & 255), sa, da, mode)
      result |= byte(value) << shift
      shift &+= 8
    }
    return result | byte(alpha(sa, da, mode)) << 24
  }

  /// Returns a 255th of a value from 0 to 65,025, rounded to nearest.
  @inline(__always)
  private static func byte(_ value: Int) -> UInt32 {
    UInt32(truncatingIfNeeded: (min(max(value, 0), 65_025) + 127) / 255)
  }

  private static func alpha(_ sa: Int, _ da: Int, _ mode: BlendMode) -> Int {
    switch mode {
    case .destinationOut, .xor, .plusLighter, .sourceAtop, .copy, .clear, .sourceIn, .sourceOut,
      .destinationIn, .destinationAtop:
      channel(sa, da, sa, da, mode)
    default: 255 * (sa + da) - sa * da
    }
  }

  /// Returns 255 times the channel of the result.
  ///
  /// - Parameters:
  ///   - s: the premultiplied channel of the layer, whose alpha is `sa`.
  ///   - d: the premultiplied channel behind it, whose alpha is `da`.
  private static func channel(_ s: Int, _ d: Int, _ sa: Int, _ da: Int, _ mode: BlendMode) -> Int {
    /// The visible part of each pixel where the other is transparent.
    let uncovered = s * (255 - da) + d * (255 - sa)
    switch mode {
    case .multiply: return uncovered + s * d
    case .screen: return 255 * (s + d) - s * d
    case .overlay:
      return uncovered + (2 * d <= da ? 2 * s * d : sa * da - 2 * (da - d) * (sa - s))
    case .hardLight:
      return uncovered + (2 * s <= sa ? 2 * s * d : sa * da - 2 * (da - d) * (sa - s))
    case .darken: return uncovered + min(s * da, d * sa)
    case .lighten: return uncovered + max(s * da, d * sa)
    case .difference: return 255 * (s + d) - 2 * min(s * da, d * sa)
    case .exclusion: return 255 * (s + d) - 2 * s * d
    case .colorDodge:
      if d == 0 { return uncovered }
      if s >= sa { return uncovered + sa * da }
      return uncovered + min(sa * da, (d * sa * sa + (sa - s) / 2) / (sa - s))
    case .colorBurn:
      if d >= da { return uncovered + sa * da }
      if s == 0 { return uncovered }
      return uncovered + sa * da - min(sa * da, ((da - d) * sa * sa + s / 2) / s)
    case .softLight:
      guard sa > 0, da > 0 else { return uncovered }
      let source = Double(s) / Double(sa)
      let behind = Double(d) / Double(da)
      let blended: Double
      if source <= 0.5 {
        blended = behind - (1 - 2 * source) * behind * (1 - behind)
      } else {
        let raised =
          behind <= 0.25
          ? ((16 * behind - 12) * behind + 4) * behind : behind.squareRoot()
        blended = behind + (2 * source - 1) * (raised - behind)
      }
      return uncovered + rounded(blended * Double(sa * da))
    case .sourceOver: return s * 255 + d * (255 - sa)
    case .destinationOver: return d * 255 + s * (255 - da)
    case .destinationOut: return d * (255 - sa)
    case .sourceAtop: return s * da + d * (255 - sa)
    case .xor: return uncovered
    case .plusLighter: return min(s + d, 255) * 255
    case .copy: return s * 255
    case .clear: return 0
    case .sourceIn: return s * da
    case .sourceOut: return s * (255 - da)
    case .destinationIn: return d * sa
    case .destinationAtop: return d * sa + s * (255 - da)
    case .hue, .saturation, .color, .luminosity: return uncovered
    }
  }

  /// Returns a value rounded to nearest, half up; never negative.
  private static func rounded(_ value: Double) -> Int { Int(clamping: max(value, 0) + 0.5) }

  // MARK: Nonseparable modes

  private static func blendColors(_ old: UInt32, _ new: UInt32, _ mode: BlendMode) -> UInt32 {
    let (sa, da) = (Int(new >> 24), Int(old >> 24))
    guard da > 0 else { return new }
    let source = BlendColor(new)
    let behind = BlendColor(old)
    let blended =
      switch mode {
      case .hue:
        source.with(saturation: behind.saturation).with(luminosity: behind.luminosity)
      case .saturation:
        behind.with(saturation: source.saturation).with(luminosity: behind.luminosity)
      case .color: source.with(luminosity: behind.luminosity)
      default: behind.with(luminosity: source.luminosity)
      }
    let both = Double(sa * da)
    func channel(_ shift: UInt32, _ value: Double) -> UInt32 {
      let uncovered =
        Int(new >> shift & 255) * (255 - da) + Int(old >> shift & 255) * (255 - sa)
      return byte(uncovered + rounded(value * both)) << shift
    }
    return channel(0, blended.red) | channel(8, blended.green) | channel(16, blended.blue)
      | byte(255 * (sa + da) - sa * da) << 24
  }
}

extension BlendMode {
  fileprivate var isOfAllChannels: Bool {
    switch self {
    case .hue, .saturation, .color, .luminosity: true
    default: false
    }
  }
}

/// Straight components from 0 to 1.
private struct BlendColor {
  var red: Double
  var green: Double
  var blue: Double

  init(_ red: Double, _ green: Double, _ blue: Double) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Creates a color from a premultiplied pixel, which must not be transparent.
  init(_ pixel: UInt32) {
    let alpha = Double(pixel >> 24)
    red = Double(pixel & 255) / alpha
    green = Double(pixel >> 8 & 255) / alpha
    blue = Double(pixel >> 16 & 255) / alpha
  }

  var luminosity: Double { 0.3 * red + 0.59 * green + 0.11 * blue }

  private var smallest: Double { min(red, min(green, blue)) }
  private var largest: Double { max(red, max(green, blue)) }

  var saturation: Double { largest - smallest }

  /// Returns the color with all channels shifted to another luminosity, and toward gray if a
  /// channel is outside 0 to 1.
  func with(luminosity: Double) -> BlendColor {
    let change = luminosity - self.luminosity
    var result = BlendColor(red + change, green + change, blue + change)
    let low = result.smallest
    if low < 0 { result = result.scaled(by: luminosity / (luminosity - low), around: luminosity) }
    let high = result.largest
    if high > 1 {
      result = result.scaled(by: (1 - luminosity) / (high - luminosity), around: luminosity)
    }
    return result
  }

  /// Returns the color with its smallest channel at 0 and its largest at a saturation.
  func with(saturation: Double) -> BlendColor {
    let (low, range) = (smallest, self.saturation)
    guard range > 0 else { return BlendColor(0, 0, 0) }
    let factor = saturation / range
    return BlendColor(
      (red - low) * factor, (green - low) * factor, (blue - low) * factor)
  }

  private func scaled(by factor: Double, around center: Double) -> BlendColor {
    BlendColor(
      center + (red - center) * factor, center + (green - center) * factor,
      center + (blue - center) * factor)
  }
}
