/// The appearance of a tab bar's items in one state.
@MainActor @preconcurrency open class UITabBarItemStateAppearance: NSObject {
  /// The attributes of the title, which replace the system's attributes; empty by default.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changeHandler?() } }
  /// The offset of the title, in points; zero by default.
  open var titlePositionAdjustment = UIOffset.zero { didSet { changeHandler?() } }
  /// The color of the image; `nil`, the default, for the system's color.
  open var iconColor: UIColor? { didSet { changeHandler?() } }
  /// The offset of the badge, in points; zero by default.
  open var badgePositionAdjustment = UIOffset.zero { didSet { changeHandler?() } }
  /// The color of the badge; `nil`, the default, for red.
  open var badgeBackgroundColor: UIColor? { didSet { changeHandler?() } }
  /// The attributes of the badge's text; empty by default. Only the font and the foreground color
  /// are used.
  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changeHandler?() } }
  /// The offset of the text in the badge, in points; zero by default.
  open var badgeTitlePositionAdjustment = UIOffset.zero { didSet { changeHandler?() } }

  final var changeHandler: (@MainActor () -> Void)?

  // Only item appearances create state appearances. The label distinguishes the initializer from
  // `NSObject.init()`.
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

/// The appearance of a tab bar's items in all states.
@MainActor @preconcurrency open class UITabBarItemAppearance: NSObject, @preconcurrency NSCopying {
  /// The position of the title.
  public enum Style: Int, Hashable, Sendable {
    /// The title is below the image.
    case stacked = 0
    /// The title is beside the image.
    case inline = 1
    /// The title is beside the image, in a bar of compact height.
    case compactInline = 2
  }

  /// The appearance in the normal state.
  open private(set) var normal: UITabBarItemStateAppearance
  /// The appearance in the selected state.
  open private(set) var selected: UITabBarItemStateAppearance
  /// The appearance in the disabled state.
  open private(set) var disabled: UITabBarItemStateAppearance
  /// Stored only: the appearance in the focused state. Focused items have the appearance of their
  /// other state.
  open private(set) var focused: UITabBarItemStateAppearance

  /// Creates an appearance without attributes, which shows the system's appearance.
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

  /// Resets all states to the system's appearance.
  open func configureWithDefault(for style: Style) {
    for state in states { state.adopt(UITabBarItemStateAppearance(style: style)) }
  }

  /// Returns a copy, which does not reflect later changes. Without a type context, the overload of
  /// `NSObject` is called, because its result type differs from Apple's platforms.
  @_disfavoredOverload open func copy() -> Self { copied() }

  /// Returns a copy, which does not reflect later changes.
  open func copy(with zone: NSZone? = nil) -> Any { copied() }

  /// Returns a copy that calls a closure when it changes.
  final func copied(observer: (@MainActor () -> Void)? = nil) -> Self {
    let copy = type(of: self).init(style: .stacked)
    for (state, original) in zip(copy.states, states) {
      state.adopt(original)
      state.changeHandler = observer
    }
    return copy
  }

  /// Returns the appearance in a control state.
  final func state(for state: UIControl.State) -> UITabBarItemStateAppearance {
    if state.contains(.disabled) { return disabled }
    return state.contains(.selected) ? selected : normal
  }
}
