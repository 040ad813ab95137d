/// An item of a bar, with a title or an image.
///
/// Items are not responders; bars create views for them.
@MainActor @preconcurrency open class UIBarItem: NSObject {
  open var title: String? { didSet { if title != oldValue { contentDidChange() } } }
  open var image: UIImage? { didSet { if image != oldValue { contentDidChange() } } }
  /// The image in bars of compact height; `nil` for ``image``.
  open var landscapeImagePhone: UIImage? { didSet { contentDidChange() } }
  /// Moves the edges of the image inwards, in points.
  open var imageInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
  /// Moves the edges of ``landscapeImagePhone`` inwards, in points.
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
  open var isEnabled = true { didSet { if isEnabled != oldValue { contentDidChange() } } }
  /// A number of the app's own.
  open var tag = 0

  // The large content viewer is not shown.
  open var largeContentSizeImage: UIImage?
  open var largeContentSizeImageInsets = UIEdgeInsets.zero

  private final var titleAttributes = ValuesByState<[NSAttributedString.Key: Any]>()
  /// The properties that an app has set, which the item's view in a bar takes over.
  final var accessibility = ItemAccessibility() { didSet { contentDidChange() } }
  /// Called when the bar that shows the item must update it.
  final var changeHandler: (@MainActor () -> Void)?

  public override init() { super.init() }

  /// Always fails: items are not read from archives.
  public required init?(coder: NSCoder) { return nil }

  /// Sets the attributes of the title in a state. A state without attributes has those of the
  /// normal state; `nil` removes them.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state] = attributes
    contentDidChange()
  }

  /// The attributes that were set for a state itself.
  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { titleAttributes.own(state) }

  /// The attributes of the title in a state: its own, otherwise those of the normal state.
  final func effectiveTitleAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }

  final func contentDidChange() { changeHandler?() }
}
