extension UIColor {
  /// Writes the requested components. A dynamic color is resolved with the current traits.
  ///
  /// - Returns: `true`, because every color has components.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = currentComponents
    red?.pointee = CGFloat(color.red)
    green?.pointee = CGFloat(color.green)
    blue?.pointee = CGFloat(color.blue)
    alpha?.pointee = CGFloat(color.alpha)
    return true
  }

  /// Writes the hue, saturation and brightness. A gray has a hue and saturation of 0.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = currentComponents
    let values = color.hueSaturationBrightness
    hue?.pointee = CGFloat(values.hue)
    saturation?.pointee = CGFloat(values.saturation)
    brightness?.pointee = CGFloat(values.brightness)
    alpha?.pointee = CGFloat(color.alpha)
    return true
  }

  /// Writes the white of a gray.
  ///
  /// - Returns: `false`, without writing, for a color whose components differ.
  @discardableResult
  public func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = currentComponents
    guard color.red == color.green, color.green == color.blue else { return false }
    white?.pointee = CGFloat(color.red)
    alpha?.pointee = CGFloat(color.alpha)
    return true
  }

  private var currentComponents: ColorComponents {
    if case .components(let components) = rule { return components }
    return rule.components(in: .current)
  }
}
