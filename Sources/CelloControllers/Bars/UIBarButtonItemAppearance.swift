/// The appearance of a bar's buttons in one state.
@MainActor @preconcurrency open class UIBarButtonItemStateAppearance: NSObject {
  /// The attributes of the title, which replace the system's attributes; empty by default.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changeHandler?() } }
  /// The offset of the title, in points; zero by default.
  open var titlePositionAdjustment = UIOffset.zero { didSet { changeHandler?() } }
  /// The background image; `nil`, the default, for none.
  open var backgroundImage: UIImage? { didSet { changeHandler?() } }
  /// Stored only: the offset of the background image, in points; zero by default. The image is not
  /// moved.
  open var backgroundImagePositionAdjustment = UIOffset.zero { didSet { changeHandler?() } }

  final var changeHandler: (@MainActor () -> Void)?

  // Only button appearances create state appearances. The label distinguishes the initializer from
  // `NSObject.init()`.
  init(style: UIBarButtonItem.Style) { super.init() }

  final func adopt(_ other: UIBarButtonItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    backgroundImage = other.backgroundImage
    backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
  }
}

/// The appearance of a bar's buttons in all states. States inherit title attributes and background
/// images from the normal state.
@MainActor @preconcurrency
open class UIBarButtonItemAppearance: NSObject,
  @preconcurrency NSCopying
{
  /// The appearance in the normal state.
  open private(set) var normal: UIBarButtonItemStateAppearance
  /// The appearance in the highlighted state.
  open private(set) var highlighted: UIBarButtonItemStateAppearance
  /// The appearance in the disabled state.
  open private(set) var disabled: UIBarButtonItemStateAppearance
  /// Stored only: the appearance in the focused state. Focused buttons have the appearance of their
  /// other state.
  open private(set) var focused: UIBarButtonItemStateAppearance

  /// Creates an appearance without attributes, which shows the system's appearance for the style of
  /// each item.
  public required init(style: UIBarButtonItem.Style = .plain) {
    normal = UIBarButtonItemStateAppearance(style: style)
    highlighted = UIBarButtonItemStateAppearance(style: style)
    disabled = UIBarButtonItemStateAppearance(style: style)
    focused = UIBarButtonItemStateAppearance(style: style)
    super.init()
  }

  /// Always fails: appearances are not read from archives.
  public required init?(coder: NSCoder) { return nil }

  private final var states: [UIBarButtonItemStateAppearance] {
    [normal, highlighted, disabled, focused]
  }

  /// Resets all states to the system's appearance.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in states { state.adopt(UIBarButtonItemStateAppearance(style: style)) }
  }

  /// Returns a copy, which does not reflect later changes. Without a type context, the overload of
  /// `NSObject` is called, because its result type differs from Apple's platforms.
  @_disfavoredOverload open func copy() -> Self { copied() }

  /// Returns a copy, which does not reflect later changes.
  open func copy(with zone: NSZone? = nil) -> Any { copied() }

  /// Returns a copy that calls a closure when it changes.
  final func copied(observer: (@MainActor () -> Void)? = nil) -> Self {
    let copy = type(of: self).init(style: .plain)
    for (state, original) in zip(copy.states, states) {
      state.adopt(original)
      state.changeHandler = observer
    }
    return copy
  }

  /// Returns the appearance in a control state.
  final func state(for state: UIControl.State) -> UIBarButtonItemStateAppearance {
    if state.contains(.disabled) { return disabled }
    return state.contains(.highlighted) ? highlighted : normal
  }

  /// Returns the title attributes in a state, merged with the attributes of the normal state.
  final func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any] {
    normal.titleTextAttributes.merging(self.state(for: state).titleTextAttributes) { $1 }
  }
}
