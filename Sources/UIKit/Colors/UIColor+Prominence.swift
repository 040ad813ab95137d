extension UIColor {
  /// How much a color stands out.
  public enum Prominence: Int, Hashable, Sendable {
    case primary = 0
    case secondary = 1
    case tertiary = 2
    case quaternary = 3

    /// The factor of the opacity.
    ///
    /// Chosen: those of the system's label colors in the light style; no figure for other colors is
    /// public.
    var alphaFactor: Double {
      switch self {
      case .primary: 1
      case .secondary: 0.6
      case .tertiary: 0.3
      case .quaternary: 0.18
      }
    }
  }

  /// How much the color stands out: as ``withProminence(_:)`` set it, otherwise `primary`.
  public var prominence: Prominence {
    if case .modified(_, .prominence(let prominence)) = rule { return prominence }
    return .primary
  }

  /// The same color with another prominence, in the place of the one that it has. A label color
  /// becomes that of the prominence; other colors become more transparent.
  public func withProminence(_ prominence: Prominence) -> UIColor {
    var base = self
    if case .modified(let color, .prominence) = rule { base = color }
    let labels: [UIColor] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel]
    if base == .label { return labels[prominence.rawValue] }
    return prominence == .primary ? base : UIColor(.modified(base, .prominence(prominence)))
  }
}
