@_spi(Cello) import CelloControls

/// An item in a bar, with a title or an image.
///
/// Items are not responders. Bars create views for them.
@MainActor @preconcurrency open class UIBarItem: NSObject {
  /// The title of the item; `nil` by default.
  open var title: String? { didSet { if title != oldValue { contentDidChange() } } }
  /// The image of the item; `nil` by default.
  open var image: UIImage? { didSet { if image != oldValue { contentDidChange() } } }
  /// The image in bars of compact height; `nil`, the default, for ``image``.
  open var landscapeImagePhone: UIImage? { didSet { contentDidChange() } }
  /// The insets of the image, in points; zero by default.
  open var imageInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
  /// Stored only: the insets of ``landscapeImagePhone``, in points; zero by default. The image has
  /// the insets ``imageInsets``.
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
  /// A Boolean value that indicates whether the user can select the item; `true` by default.
  open var isEnabled = true { didSet { if isEnabled != oldValue { contentDidChange() } } }
  /// A number for the app to identify the item; 0 by default.
  open var tag = 0

  /// The image in the large content viewer, in its own size; `nil`, the default, for ``image``,
  /// which is enlarged.
  open var largeContentSizeImage: UIImage?
  /// The insets of the image in the large content viewer, in points, which move the image; zero by
  /// default.
  open var largeContentSizeImageInsets = UIEdgeInsets.zero

  private final var titleAttributes = ValuesByState<[NSAttributedString.Key: Any]>()
  /// The accessibility properties that the app has set. They are applied to the item's view.
  final var accessibility = ItemAccessibility() { didSet { contentDidChange() } }
  /// Called when the bar that shows the item must be updated.
  final var changeHandler: (@MainActor () -> Void)?

  public override init() { super.init() }

  deinit { AssociatedObjects.ownerWillEnd(self) }

  /// Creates an item of a nib file; fails for other coders.
  public required init?(coder: NSCoder) {
    guard coder.nib != nil else { return nil }
    super.init()
    coder.apply(to: self, as: UIBarItem.self)
  }

  /// Sets the title attributes for a state; `nil` removes them. A state without attributes has the
  /// attributes of the normal state.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleAttributes[state] = attributes
    contentDidChange()
  }

  /// Returns the title attributes that were set for a state.
  open func titleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { titleAttributes.own(state) }

  /// Returns the title attributes in a state, or else in the normal state.
  final func effectiveTitleAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }

  final func contentDidChange() { changeHandler?() }

  // MARK: Accessibility

  /// A short description of the item; the title by default.
  open var accessibilityLabel: String? {
    get { accessibility.label ?? title }
    set { accessibility.label = newValue }
  }

  /// A description of the item's action; `nil` by default.
  open var accessibilityHint: String? {
    get { accessibility.hint }
    set { accessibility.hint = newValue }
  }

  /// The value of the item; `nil` by default.
  open var accessibilityValue: String? {
    get { accessibility.value }
    set { accessibility.value = newValue }
  }

  /// A name for tests, which is not presented to users; `nil` by default.
  open var accessibilityIdentifier: String? {
    get { accessibility.identifier }
    set { accessibility.identifier = newValue }
  }

  /// Names for the item in Voice Control; the accessibility label by default.
  open var accessibilityUserInputLabels: [String]! {
    get { accessibility.userInputLabels ?? accessibilityLabel.map { [$0] } ?? [] }
    set { accessibility.userInputLabels = newValue }
  }

  /// The accessibility traits of the item; by default `button`, with `notEnabled` if the item is
  /// disabled.
  open var accessibilityTraits: UIAccessibilityTraits {
    get { accessibility.traits ?? (isEnabled ? .button : [.button, .notEnabled]) }
    set { accessibility.traits = newValue }
  }

  // MARK: Hooks
  // Subclasses in the package override these members. Apps do not see them.

  /// The properties that appearance proxies of the class have values for.
  @_spi(Cello) open class var appearanceTable: AppearanceTable { .barItem }
}

extension UIBarItem: AccessibilityDescribed {}
extension UINavigationItem: AccessibilityDescribed {}
