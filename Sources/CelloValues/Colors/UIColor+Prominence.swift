extension UIColor {
  /// The prominence of a color.
  public enum Prominence: Int, Hashable, Sendable {
    /// The most prominent colors.
    case primary = 0
    /// Less prominent colors, for supplementary content.
    case secondary = 1
    /// Even less prominent colors.
    case tertiary = 2
    /// The least prominent colors.
    case quaternary = 3

    /// The factor of the opacity.
    ///
    /// Chosen: the opacities of the system's label colors in the light style; no figures for other
    /// colors are public.
    var alphaFactor: Double {
      switch self {
      case .primary: 1
      case .secondary: 0.6
      case .tertiary: 0.3
      case .quaternary: 0.18
      }
    }
  }
}
