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

  /// The prominence that was set with ``withProminence(_:)``; otherwise `primary`.
  public var prominence: Prominence {
    if case .modified(_, .prominence(let prominence)) = rule { return prominence }
    return .primary
  }

  /// Returns the color with another prominence instead of its own. A label color becomes the label
  /// color of the prominence; other colors become more transparent.
  public func withProminence(_ prominence: Prominence) -> UIColor {
    var base = self
    if case .modified(let color, .prominence) = rule { base = color }
    let labels: [UIColor] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel]
    if base == .label { return labels[prominence.rawValue] }
    return prominence == .primary ? base : UIColor(.modified(base, .prominence(prominence)))
  }
}
