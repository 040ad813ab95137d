/// The metrics of buttons, in points.
///
/// Source: docs/measurements/controls.md#buttons.
package enum ButtonMetrics {
  static func contentInsets(_ size: UIButton.Configuration.Size) -> NSDirectionalEdgeInsets {
    let (vertical, horizontal): (CGFloat, CGFloat) =
      switch size {
      case .mini: (5, 8)
      case .small: (5, 10)
      case .medium: (7, 12)
      case .large: (15, 20)
      }
    return NSDirectionalEdgeInsets(
      top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }

  static func titleStyle(_ size: UIButton.Configuration.Size) -> UIFont.TextStyle {
    size == .mini || size == .small ? .subheadline : .body
  }

  static func subtitleStyle(_ size: UIButton.Configuration.Size) -> UIFont.TextStyle {
    size == .mini || size == .small ? .caption1 : .footnote
  }

  static func symbolScale(_ size: UIButton.Configuration.Size) -> UIImage.SymbolScale {
    switch size {
    case .mini, .small: .small
    case .medium: .medium
    case .large: .large
    }
  }

  /// Of the title of a system button without a configuration.
  static let systemFontSize: CGFloat = 15
  /// The opacity of the title of a pressed system button, and of the image of a custom button that is
  /// pressed or disabled.
  package static let highlightedAlpha: CGFloat = 0.2
  static let dimmedAlpha: CGFloat = 0.5
  /// The opacity of the tint behind a tinted button.
  static let tintedAlpha: CGFloat = 0.15
  /// The share of its opacity that the background or content of a pressed button has.
  static let pressedShare: CGFloat = 0.75

  /// Of the background of a medium button at the default text size.
  static let cornerRadius: CGFloat = 5.95

  /// The corner radius of a button of a height.
  static func radius(
    _ configuration: UIButton.Configuration, height: CGFloat, traits: UITraitCollection
  ) -> CGFloat {
    let own = configuration.background.cornerRadius
    return switch configuration.cornerStyle {
    case .fixed: own
    case .dynamic:
      traits.systemVersion == .iOS26 && !configuration.background.values.cornerRadius.isSet
        ? height / 2
        : UIFontMetrics(forTextStyle: .body).scaledValue(for: own, compatibleWith: traits)
    case .small: 4
    case .medium: cornerRadius
    case .large: 10
    case .capsule: height / 2
    }
  }

  /// Between the title and the chevrons of a menu.
  static let indicatorPadding: CGFloat = 4
  /// Above and below the title of a button without a configuration and without insets.
  static let legacyPadding: CGFloat = 6
  static let legacyMinimumWidth: CGFloat = 30
}
