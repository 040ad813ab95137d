/// A place in the field of all hues, as shares of its width and height from the top left.
///
/// Hues go across. From the top to the middle white becomes the pure hue, and from there black.
struct SpectrumPlace: Hashable, Sendable {
  var x: Double
  var y: Double

  /// Values outside 0 to 1 are clamped; NaN is treated as 0.
  init(x: Double, y: Double) {
    self.x = x > 0 ? min(x, 1) : 0
    self.y = y > 0 ? min(y, 1) : 0
  }

  /// The place of a color, or of the nearest one: a color that is neither pure nor mixed with only
  /// white or black is not in the field.
  init(_ color: ColorComponents) {
    let values = color.insideGamut.hueSaturationBrightness
    let whiteness = (1 - values.saturation) * values.brightness
    let blackness = 1 - values.brightness
    self.init(x: values.hue, y: whiteness >= blackness ? (1 - whiteness) / 2 : (1 + blackness) / 2)
  }

  /// The opaque color at the place.
  var color: ColorComponents {
    ColorComponents(
      hue: x, saturation: min(y * 2, 1), brightness: min((1 - y) * 2, 1), alpha: 1)
  }
}
