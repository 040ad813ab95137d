extension UIColor {
  /// The name of the color for assistive technologies, in English.
  ///
  /// Chosen: Apple does not publish its names. A name consists of a hue, preceded by `dark` or
  /// `light` for low brightness or saturation; colors with little saturation are grays.
  public var accessibilityName: String {
    let resolved = rule.resolved(in: .current)
    guard case .components(let color) = resolved else { return "pattern" }
    guard color.alpha > 0 else { return "transparent" }
    let values = color.hueSaturationBrightness
    if values.brightness < 0.1 { return "black" }
    if values.saturation < 0.1 {
      if values.brightness > 0.95 { return "white" }
      return values.brightness < 0.4
        ? "dark gray" : values.brightness > 0.75 ? "light gray" : "gray"
    }
    // The hue in degrees.
    let hue = values.hue * 360
    if hue >= 255, hue < 320, values.brightness >= 0.3, values.brightness < 0.7 { return "purple" }
    if hue >= 15, hue < 45, values.brightness < 0.7 { return "brown" }
    let names: [(end: Double, name: String)] = [
      (15, "red"), (45, "orange"), (68, "yellow"), (165, "green"), (195, "cyan"), (255, "blue"),
      (290, "purple"), (320, "magenta"), (345, "pink"), (361, "red"),
    ]
    let name = names.first { hue < $0.end }?.name ?? "red"
    if values.brightness < 0.5 { return "dark \(name)" }
    return values.saturation < 0.4 ? "light \(name)" : name
  }
}
