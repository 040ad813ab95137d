/// The look of the buttons of a bar in one state.
@MainActor @preconcurrency open class UIBarButtonItemStateAppearance: NSObject {
  /// Attributes of the title; those that are missing are the system's.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] { didSet { changeHandler?() } }
  /// Moves the title, in points.
  open var titlePositionAdjustment = UIOffset.zero { didSet { changeHandler?() } }
  /// The image behind the content; `nil` for none.
  open var backgroundImage: UIImage? { didSet { changeHandler?() } }
  /// Moves the image behind the content, in points.
  open var backgroundImagePositionAdjustment = UIOffset.zero { didSet { changeHandler?() } }

  final var changeHandler: (@MainActor () -> Void)?

  // Only button appearances create states. The label distinguishes the initializer from that of
  // `NSObject`.
  init(style: UIBarButtonItem.Style) { super.init() }

  final func adopt(_ other: UIBarButtonItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    backgroundImage = other.backgroundImage
    backgroundImagePositionAdjustment = other.backgroundImagePositionAdjustment
  }
}

/// The look of the buttons of a bar in all states. States without attributes of their own have
/// those of the normal state.
@MainActor @preconcurrency
open class UIBarButtonItemAppearance: NSObject,
  @preconcurrency NSCopying
{
  public final let normal: UIBarButtonItemStateAppearance
  public final let highlighted: UIBarButtonItemStateAppearance
  public final let disabled: UIBarButtonItemStateAppearance
  public final let focused: UIBarButtonItemStateAppearance

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

  /// Resets all states to those of the system for a style.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in states { state.adopt(UIBarButtonItemStateAppearance(style: style)) }
  }

  /// A copy, which does not follow later changes. Where no type is expected, that of `NSObject` is
  /// called, because its result differs from the one of Apple's systems.
  @_disfavoredOverload public final func copy() -> Self { copied() }

  open func copy(with zone: NSZone? = nil) -> Any { copied() }

  /// A copy whose changes call a closure.
  final func copied(observer: (@MainActor () -> Void)? = nil) -> Self {
    let copy = type(of: self).init(style: .plain)
    for (state, original) in zip(copy.states, states) {
      state.adopt(original)
      state.changeHandler = observer
    }
    return copy
  }

  /// The look in a state of a control.
  final func state(for state: UIControl.State) -> UIBarButtonItemStateAppearance {
    if state.contains(.disabled) { return disabled }
    return state.contains(.highlighted) ? highlighted : normal
  }

  /// The attributes of titles in a state, over those of the normal state.
  final func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any] {
    normal.titleTextAttributes.merging(self.state(for: state).titleTextAttributes) { $1 }
  }
}
