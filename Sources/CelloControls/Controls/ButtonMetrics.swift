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

  /// The font size of the title of a system button without a configuration.
  static let systemFontSize: CGFloat = 15
  /// The opacity of the title of a pressed system button.
  package static let highlightedAlpha: CGFloat = 0.2
  /// The opacity of the image of a button that is pressed, or of a custom button that is disabled.
  static let dimmedAlpha: CGFloat = 0.5
  /// The opacity of the tint color behind a tinted button.
  static let tintedAlpha: CGFloat = 0.15
  /// The factor for the opacity of the background or content of a pressed button.
  static let pressedShare: CGFloat = 0.75

  /// The corner radius of the background of a medium button at the default text size.
  static let cornerRadius: CGFloat = 5.95

  /// Returns the corner radius of a button with a height.
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

  /// The distance between the title and the menu indicator.
  static let indicatorPadding: CGFloat = 4
  /// The padding above and below the content of a button without a configuration and without
  /// insets.
  static let legacyPadding: CGFloat = 6
  static let legacyMinimumWidth: CGFloat = 30
}
