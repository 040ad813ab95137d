package import CelloRaster

/// The components of a color: straight (not premultiplied) extended sRGB, 1 for full intensity.
package struct ColorComponents: Hashable, Sendable {
  package var red: Double
  package var green: Double
  package var blue: Double
  package var alpha: Double
  /// A Boolean value that indicates whether the color was created as a gray. Colors of different
  /// color spaces are never equal, as on iOS.
  var isGray = false

  package static let clear = ColorComponents(white: 0, alpha: 0)

  package init(red: Double, green: Double, blue: Double, alpha: Double) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  init(white: Double, alpha: Double) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
    isGray = true
  }

  /// The color for painting: clamped to sRGB, with an alpha of 16 bits.
  package var color: Color {
    Color(fractions: CGFloat(red), CGFloat(green), CGFloat(blue), alpha: CGFloat(alpha))
  }

  package func withAlpha(_ alpha: Double) -> ColorComponents {
    var result = self
    result.alpha = alpha
    return result
  }

  /// The gray with the same luma.
  ///
  /// Chosen: the coefficients of Rec. 601, applied to the encoded components; Apple documents only
  /// that the luminance is preserved.
  package var grayscale: ColorComponents {
    isGray
      ? self : ColorComponents(white: 0.299 * red + 0.587 * green + 0.114 * blue, alpha: alpha)
  }
}

// MARK: Hue, saturation and brightness

extension ColorComponents {
  /// Creates a color from hue, saturation and brightness from 0 to 1. Other values are clamped, and
  /// NaN is treated as 0.
  package init(hue: Double, saturation: Double, brightness: Double, alpha: Double) {
    let sector = Self.clamped(hue) * 6
    let saturation = Self.clamped(saturation)
    let brightness = Self.clamped(brightness)
    let index = Int(clamping: sector)
    let fraction = sector - Double(index)
    let low = brightness * (1 - saturation)
    let falling = brightness * (1 - saturation * fraction)
    let rising = brightness * (1 - saturation * (1 - fraction))
    let (red, green, blue) =
      switch index {
      case 1: (falling, brightness, low)
      case 2: (low, brightness, rising)
      case 3: (low, falling, brightness)
      case 4: (rising, low, brightness)
      case 5: (brightness, low, falling)
      default: (brightness, rising, low)
      }
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The hue, saturation and brightness; a gray has a hue and saturation of 0.
  package var hueSaturationBrightness: (hue: Double, saturation: Double, brightness: Double) {
    let high = max(red, green, blue)
    let range = high - min(red, green, blue)
    guard range > 0 else { return (0, 0, high) }
    var sector =
      if high == red {
        (green - blue) / range
      } else if high == green {
        2 + (blue - red) / range
      } else {
        4 + (red - green) / range
      }
    if sector < 0 { sector += 6 }
    return (sector / 6, high > 0 ? range / high : 0, high)
  }

  private static func clamped(_ component: Double) -> Double {
    component > 0 ? min(component, 1) : 0
  }
}
