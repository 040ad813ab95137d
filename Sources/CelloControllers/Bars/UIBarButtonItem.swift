@_spi(Cello) import CelloControls

/// A button, a space or a custom view in a navigation bar or toolbar.
open class UIBarButtonItem: UIBarItem {
  /// The view that shows the item in a bar; `nil` if the item is not shown.
  final weak var shownButton: UIView?

  /// The style of an item.
  public enum Style: Int, Hashable, Sendable {
    case plain = 0
    /// An item that completes a task. It is bold on iOS 18 and filled with the tint color on iOS
    /// 26.
    case prominent = 2

    /// The former name of ``prominent``.
    public static let done = Style.prominent
  }

  /// The style of the item; `plain` by default.
  open var style = Style.plain { didSet { contentDidChange() } }
  /// The width of the space or button, in points; 0, the default, a negative value or NaN for the
  /// width of the content.
  open var width: CGFloat = 0 { didSet { contentDidChange() } }
  /// The titles that the item may have; `nil`, the default, for none. The button is wide enough for
  /// each title.
  open var possibleTitles: Set<String>? { didSet { contentDidChange() } }
  /// A view that replaces the button; `nil`, the default, for none. The item's actions are then
  /// ignored.
  open var customView: UIView? { didSet { contentDidChange() } }
  /// The color of the content, or on iOS 26 the background color of a prominent item; `nil`, the
  /// default, for the bar's tint color.
  open var tintColor: UIColor? { didSet { contentDidChange() } }

  /// The action that a tap performs; `nil`, the default, for none. Setting an action sets ``title``
  /// and ``image`` to its title and image if it has them, except in system items.
  open var primaryAction: UIAction? {
    didSet {
      adoptContent(of: primaryAction)
      contentDidChange()
    }
  }
  /// The menu that a tap opens, or a long press if the item has an action; `nil`, the default, for
  /// none.
  open var menu: UIMenu? { didSet { contentDidChange() } }
  /// A Boolean value that indicates whether holding a drag over the item performs its action.
  final var isSpringLoadedInBar = false
  /// The order of the elements in ``menu``; `automatic` by default.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic {
    didSet { contentDidChange() }
  }
  /// The menu element that represents the item in an overflow menu; `nil`, the default, for an
  /// element with the item's title, image and action.
  open var menuRepresentation: UIMenuElement?
  /// A Boolean value that indicates whether a tap changes the selection in the menu. Without a menu,
  /// a tap toggles ``isSelected``. The default is `false`.
  open var changesSelectionAsPrimaryAction = false { didSet { contentDidChange() } }
  /// A Boolean value that indicates whether the item is selected; `false` by default.
  open var isSelected = false { didSet { if isSelected != oldValue { contentDidChange() } } }
  /// A Boolean value that indicates whether the item is hidden; `false` by default.
  open var isHidden = false { didSet { if isHidden != oldValue { contentDidChange() } } }
  /// The indefinite effects of the symbol.
  final var symbolEffects = SymbolEffectList() {
    didSet { if symbolEffects != oldValue { contentDidChange() } }
  }
  /// Stored only: a Boolean value that indicates whether changes of symbols are animated; `true` by
  /// default. Changes take no time.
  open var isSymbolAnimationEnabled = true

  // iOS 26
  /// A Boolean value that indicates whether the item has no glass background; `false` by default.
  open var hidesSharedBackground = false { didSet { contentDidChange() } }
  /// A Boolean value that indicates whether the item can share a glass background with adjacent
  /// items; `true` by default.
  open var sharesBackground = true { didSet { contentDidChange() } }
  /// Stored only: an identifier that matches items of different bars in transitions; `nil` by
  /// default. Bars change without transitions.
  open var identifier: String?
  /// The badge on the button; `nil`, the default, for none. It is shown only on iOS 26.
  open var badge: Badge? { didSet { contentDidChange() } }

  /// The group of the item; `nil` for none. An item belongs to at most one group.
  open internal(set) weak var buttonGroup: UIBarButtonItemGroup?
  /// The object whose method a tap calls, which is not retained; `nil`, the default, for the first
  /// responder that implements the method.
  open weak var target: AnyObject?
  /// The method that a tap calls with the item; `nil`, the default, for none.
  open var action: Selector? { didSet { contentDidChange() } }
  /// The type of the system item; `nil` for other items.
  private(set) final var systemItem: SystemItem?

  private final var images: [ImageKey: UIImage] = [:]
  private final var backgroundOffsets: [UIBarMetrics: CGFloat] = [:]
  private final var titleOffsets: [UIBarMetrics: UIOffset] = [:]
  private final var backBackgroundOffsets: [UIBarMetrics: CGFloat] = [:]
  private final var backTitleOffsets: [UIBarMetrics: UIOffset] = [:]

  private struct ImageKey: Hashable {
    var state: UInt
    var style: Style?
    var metrics: UIBarMetrics
    var isBackButton = false
  }

  /// Creates an item without content.
  public override init() { super.init() }

  /// Creates an item of a nib file; fails for other coders.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    systemItem = coder.nib?.initialValue("systemItem")
    if systemItem == .done || systemItem == .save { style = .prominent }
    coder.apply(to: self, as: UIBarButtonItem.self)
  }

  @_spi(Cello) public override class var appearanceTable: AppearanceTable { .barButtonItem }

  /// Creates an item that performs an action or opens a menu. The title and image take precedence
  /// over the action's title and image.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    // Initializers do not call property observers.
    adoptContent(of: primaryAction)
    if let title { self.title = title }
    if let image { self.image = image }
    self.menu = menu
  }

  /// Creates a system item. The title and image of the action are ignored.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.systemItem = systemItem
    if systemItem == .done || systemItem == .save { style = .prominent }
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Creates an item that shows a custom view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Returns a space with a width in points.
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  /// Returns a space without width, which separates the backgrounds of the adjacent items (iOS 26).
  open class func fixedSpace() -> UIBarButtonItem { fixedSpace(0) }

  /// Returns a space that fills the remaining width.
  open class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  // MARK: Content

  private func adoptContent(of action: UIAction?) {
    guard let action, systemItem == nil else { return }
    if !action.title.isEmpty { title = action.title }
    if let image = action.image { self.image = image }
  }

  /// A Boolean value that indicates whether the item has an action, apart from opening its menu.
  final var hasAction: Bool { primaryAction != nil || action != nil }

  /// A Boolean value that indicates whether the item is a space.
  final var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

  /// Performs the action of the item, without opening its menu.
  final func performAction() {
    guard isEnabled else { return }
    if changesSelectionAsPrimaryAction, menu == nil, !hasAction { isSelected.toggle() }
    if let primaryAction {
      primaryAction.run(from: self)
    } else if let action {
      _ = UIScene.sendAction(action, target, self, nil)
    }
  }

  // MARK: Groups

  /// Returns a group with only this item, which customization cannot change.
  open func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }

  /// Returns a group with only this item, which customization can move.
  open func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
    .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
  }

  /// Returns a group with only this item, which customization can add and remove.
  open func creatingOptionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true
  ) -> UIBarButtonItemGroup {
    .optionalGroup(
      customizationIdentifier: customizationIdentifier,
      isInDefaultCustomization: isInDefaultCustomization, items: [self])
  }

  // MARK: Images and offsets

  /// Sets the background image for a state, independent of the style. Only images for the `default`
  /// metrics are drawn.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { set(backgroundImage, ImageKey(state: state.rawValue, style: nil, metrics: barMetrics)) }

  /// Returns the background image that was set for a state.
  open func backgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? { images[ImageKey(state: state.rawValue, style: nil, metrics: barMetrics)] }

  /// Sets the background image for a state and a style. Only images for the `default` metrics are
  /// drawn.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: Style,
    barMetrics: UIBarMetrics
  ) { set(backgroundImage, ImageKey(state: state.rawValue, style: style, metrics: barMetrics)) }

  /// Returns the background image that was set for a state and a style.
  open func backgroundImage(
    for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) -> UIImage? { images[ImageKey(state: state.rawValue, style: style, metrics: barMetrics)] }

  /// Sets the background image of a back button for a state. Only images for the `default` metrics
  /// are drawn.
  open func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    set(
      backgroundImage,
      ImageKey(state: state.rawValue, metrics: barMetrics, isBackButton: true))
  }

  /// Returns the background image of a back button that was set for a state.
  open func backButtonBackgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? {
    images[ImageKey(state: state.rawValue, metrics: barMetrics, isBackButton: true)]
  }

  private func set(_ image: UIImage?, _ key: ImageKey) {
    images[key] = image
    contentDidChange()
  }

  /// Returns the background image in a state: the image for the state and style, for the state, or
  /// for the normal state. A bar of compact height prefers the images for compact metrics.
  final func effectiveBackgroundImage(
    for state: UIControl.State, isCompact: Bool, isBackButton: Bool = false
  ) -> UIImage? {
    for metrics in isCompact ? [UIBarMetrics.compact, .default] : [.default] {
      for state in [state.rawValue, UIControl.State.normal.rawValue] {
        for style in isBackButton ? [nil] : [style, nil] {
          let key = ImageKey(
            state: state, style: style, metrics: metrics, isBackButton: isBackButton)
          if let image = images[key] { return image }
        }
      }
    }
    return nil
  }

  /// Stored only: sets the vertical offset of the background image, in points. The image is not
  /// moved.
  open func setBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    backgroundOffsets[barMetrics] = adjustment
    contentDidChange()
  }

  /// Returns the vertical offset of the background image that was set, in points; 0 by default.
  open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    backgroundOffsets[barMetrics] ?? 0
  }

  /// Sets the offset of the title, in points.
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    titleOffsets[barMetrics] = adjustment
    contentDidChange()
  }

  /// Returns the offset of the title, in points; zero by default.
  open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    titleOffsets[barMetrics] ?? .zero
  }

  /// Sets the offset of a back button's title, in points.
  open func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) {
    backTitleOffsets[barMetrics] = adjustment
    contentDidChange()
  }

  /// Returns the offset of a back button's title, in points; zero by default.
  open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    backTitleOffsets[barMetrics] ?? .zero
  }

  /// Stored only: sets the vertical offset of a back button's background image, in points. The
  /// image is not moved.
  open func setBackButtonBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    backBackgroundOffsets[barMetrics] = adjustment
    contentDidChange()
  }

  /// Returns the vertical offset of a back button's background image that was set, in points; 0 by
  /// default.
  open func backButtonBackgroundVerticalPositionAdjustment(
    for barMetrics: UIBarMetrics
  ) -> CGFloat { backBackgroundOffsets[barMetrics] ?? 0 }

  // MARK: Spring loading

  /// A Boolean value that indicates whether holding a drag over the item performs its action;
  /// `false` by default.
  open var isSpringLoaded: Bool {
    get { isSpringLoadedInBar }
    set { isSpringLoadedInBar = newValue }
  }

  // MARK: Popovers

  /// Returns the frame of the item's view in another view; `nil` if the item is not shown.
  open func frame(in referenceView: UIView) -> CGRect? {
    guard let view = customView ?? shownButton, view.superview != nil else { return nil }
    return view.frame(in: referenceView)
  }
}
