/// The colors of a button in a state.
///
/// Source: docs/measurements/controls.md#buttons.
struct ButtonAppearance {
  /// The color of the content; `nil` for the tint color.
  var foreground: UIColor?
  /// The color of the background; `nil` for the tint color.
  var background: UIColor?
  /// The effect behind the content; `nil` for none.
  var effect: UIVisualEffect?

  init(
    _ style: UIButton.Configuration.Style, state: UIControl.State, role: UIButton.Role,
    base: (foreground: UIColor?, background: UIColor?)
  ) {
    // The color that replaces the tint.
    let accent: UIColor? = role == .destructive ? .systemRed : nil
    let isSelected = state.contains(.selected)
    switch style {
    case .plain, .borderless:
      foreground = base.foreground ?? accent
      background =
        isSelected && style == .plain
        ? Self.tinted(base.background ?? accent) : base.background ?? .clear
    case .gray:
      foreground = base.foreground ?? accent
      background = base.background ?? .secondarySystemFill
    case .tinted:
      foreground = base.foreground ?? accent
      background = Self.tinted(base.background ?? accent)
    case .filled:
      foreground = base.foreground ?? .white
      background = base.background ?? accent
    case .glass, .clearGlass:
      foreground = base.foreground ?? accent ?? .label
      background = base.background ?? .clear
      effect = UIGlassEffect(style: style == .glass ? .regular : .clear)
    case .prominentGlass, .prominentClearGlass:
      foreground = base.foreground ?? .white
      background =
        style == .prominentGlass
        ? base.background ?? accent
        : (base.background ?? accent ?? .tintColor)
          .withAlphaComponent(GlassMetrics.clearTintAlpha)
      // The background color is the tint of the glass.
      effect = UIGlassEffect(
        material: style == .prominentGlass ? .regular : .clear, tintColor: .clear)
    }
    if isSelected, style == .gray || style == .tinted {
      foreground = base.foreground ?? .white
      background = base.background ?? accent
    }
    if state.contains(.disabled) {
      foreground = .tertiaryLabel
      if style != .plain, style != .borderless {
        background = style == .glass || style == .clearGlass ? .clear : .tertiarySystemFill
      }
    } else if state.contains(.highlighted) {
      if style == .plain || style == .borderless {
        foreground = Self.faded(foreground)
      }
      if background != .clear { background = Self.faded(background) }
    }
  }

  private static func faded(_ color: UIColor?) -> UIColor {
    let color = color ?? .tintColor
    return UIColor { traits in
      let resolved = color.resolvedColor(with: traits)
      return resolved.withAlphaComponent(resolved.cgColor.alpha * ButtonMetrics.pressedShare)
    }
  }

  /// Returns the color of a tinted background; clear for the clear color.
  private static func tinted(_ color: UIColor?) -> UIColor {
    color == .clear ? .clear : (color ?? .tintColor).withAlphaComponent(ButtonMetrics.tintedAlpha)
  }
}
