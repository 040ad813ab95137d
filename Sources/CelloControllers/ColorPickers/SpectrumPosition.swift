/// A position in the spectrum, as fractions of its width and height from the top left.
///
/// Hues change horizontally. Vertically, white changes to the pure hue in the middle, and then to
/// black.
struct SpectrumPosition: Hashable, Sendable {
  var x: Double
  var y: Double

  /// Creates a position. Values are clamped to 0 to 1; NaN is treated as 0.
  init(x: Double, y: Double) {
    self.x = x > 0 ? min(x, 1) : 0
    self.y = y > 0 ? min(y, 1) : 0
  }

  /// Creates the position of a color, or of the nearest color in the spectrum. The spectrum
  /// contains only pure hues and their mixtures with either white or black.
  init(_ color: ColorComponents) {
    let values = color.insideGamut.hueSaturationBrightness
    let whiteness = (1 - values.saturation) * values.brightness
    let blackness = 1 - values.brightness
    self.init(x: values.hue, y: whiteness >= blackness ? (1 - whiteness) / 2 : (1 + blackness) / 2)
  }

  /// The opaque color at the position.
  var color: ColorComponents {
    ColorComponents(
      hue: x, saturation: min(y * 2, 1), brightness: min((1 - y) * 2, 1), alpha: 1)
  }
}
