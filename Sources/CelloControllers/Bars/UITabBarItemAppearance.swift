/// The look of the items of a tab bar in one state.
@MainActor @preconcurrency open class UITabBarItemStateAppearance: NSObject {
  /// Attributes of the title; those that are missing are the system's.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changeHandler?() } }
  /// Moves the title, in points.
  open var titlePositionAdjustment = UIOffset.zero { didSet { changeHandler?() } }
  /// The color of the image; `nil` for the system's.
  open var iconColor: UIColor? { didSet { changeHandler?() } }
  /// Moves the badge, in points.
  open var badgePositionAdjustment = UIOffset.zero { didSet { changeHandler?() } }
  /// The color of the badge; `nil` for red.
  open var badgeBackgroundColor: UIColor? { didSet { changeHandler?() } }
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changeHandler?() } }
  /// Moves the text in the badge, in points.
  open var badgeTitlePositionAdjustment = UIOffset.zero { didSet { changeHandler?() } }

  final var changeHandler: (@MainActor () -> Void)?

  // Only item appearances create states. The label distinguishes the initializer from that of
  // `NSObject`.
  init(style: UITabBarItemAppearance.Style) { super.init() }

  final func adopt(_ other: UITabBarItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    iconColor = other.iconColor
    badgePositionAdjustment = other.badgePositionAdjustment
    badgeBackgroundColor = other.badgeBackgroundColor
    badgeTextAttributes = other.badgeTextAttributes
    badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
  }
}

/// The look of the items of a tab bar in all states.
@MainActor @preconcurrency open class UITabBarItemAppearance: NSObject, @preconcurrency NSCopying {
  /// The place of the title.
  public enum Style: Int, Hashable, Sendable {
    /// Below the image.
    case stacked = 0
    /// Beside the image.
    case inline = 1
    /// Beside the image, in a bar of compact height.
    case compactInline = 2
  }

  public final let normal: UITabBarItemStateAppearance
  public final let selected: UITabBarItemStateAppearance
  public final let disabled: UITabBarItemStateAppearance
  public final let focused: UITabBarItemStateAppearance

  public required init(style: Style = .stacked) {
    normal = UITabBarItemStateAppearance(style: style)
    selected = UITabBarItemStateAppearance(style: style)
    disabled = UITabBarItemStateAppearance(style: style)
    focused = UITabBarItemStateAppearance(style: style)
    super.init()
  }

  /// Always fails: appearances are not read from archives.
  public required init?(coder: NSCoder) { return nil }

  private final var states: [UITabBarItemStateAppearance] { [normal, selected, disabled, focused] }

  /// Resets all states to those of the system for a style.
  open func configureWithDefault(for style: Style) {
    for state in states { state.adopt(UITabBarItemStateAppearance(style: style)) }
  }

  /// A copy, which does not follow later changes. Where no type is expected, that of `NSObject` is
  /// called, because its result differs from the one of Apple's systems.
  @_disfavoredOverload public final func copy() -> Self { copied() }

  open func copy(with zone: NSZone? = nil) -> Any { copied() }

  /// A copy whose changes call a closure.
  final func copied(observer: (@MainActor () -> Void)? = nil) -> Self {
    let copy = type(of: self).init(style: .stacked)
    for (state, original) in zip(copy.states, states) {
      state.adopt(original)
      state.changeHandler = observer
    }
    return copy
  }

  /// The look in a state of a control.
  final func state(for state: UIControl.State) -> UITabBarItemStateAppearance {
    if state.contains(.disabled) { return disabled }
    return state.contains(.selected) ? selected : normal
  }
}
