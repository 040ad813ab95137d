extension UIColor {
  /// The implementation of ``accessibilityName``.
  final var nameInEnglish: String {
    let resolved = rule.resolved(in: .current)
    guard case .components(let color) = resolved else { return SystemString.spokenPattern.text }
    guard color.alpha > 0 else { return SystemString.spokenTransparent.text }
    let values = color.hueSaturationBrightness
    if values.brightness < 0.1 { return SystemString.spokenBlack.text }
    if values.saturation < 0.1 {
      if values.brightness > 0.95 { return SystemString.spokenWhite.text }
      let name: SystemString =
        values.brightness < 0.4
        ? .spokenDarkGray : values.brightness > 0.75 ? .spokenLightGray : .spokenGray
      return name.text
    }
    // The hue in degrees.
    let hue = values.hue * 360
    if hue >= 255, hue < 320, values.brightness >= 0.3, values.brightness < 0.7 {
      return SystemString.spokenPurple.text
    }
    if hue >= 15, hue < 45, values.brightness < 0.7 { return SystemString.spokenBrown.text }
    let names: [(end: Double, name: SystemString)] = [
      (15, .spokenRed), (45, .spokenOrange), (68, .spokenYellow), (165, .spokenGreen),
      (195, .spokenCyan), (255, .spokenBlue), (290, .spokenPurple), (320, .spokenMagenta),
      (345, .spokenPink), (361, .spokenRed),
    ]
    let name = (names.first { hue < $0.end }?.name ?? .spokenRed).text
    if values.brightness < 0.5 { return SystemString.spokenDark.text(.text(name)) }
    return values.saturation < 0.4 ? SystemString.spokenLight.text(.text(name)) : name
  }
}
