/// A button, a space or a custom view in a navigation bar or toolbar.
open class UIBarButtonItem: UIBarItem {
  /// The button of a bar that shows the item; `nil` while none does.
  final weak var shownButton: UIView?

  /// The importance of an item.
  public enum Style: Int, Hashable, Sendable {
    case plain = 0
    /// Completes a task. Bold on iOS 18; on iOS 26 filled with the tint color.
    case prominent = 2

    /// The former name of ``prominent``.
    public static let done = Style.prominent
  }

  open var style = Style.plain { didSet { contentDidChange() } }
  /// The width of a space or button, in points; 0 or less, and NaN, for that of the content.
  open var width: CGFloat = 0 { didSet { contentDidChange() } }
  /// Titles that the item may have later; the button is wide enough for each of them.
  open var possibleTitles: Set<String>? { didSet { contentDidChange() } }
  /// A view instead of a button; actions of the item are ignored then.
  open var customView: UIView? { didSet { contentDidChange() } }
  /// The color of the content, on iOS 26 that of the background of a prominent item; `nil` for the
  /// tint color of the bar.
  open var tintColor: UIColor? { didSet { contentDidChange() } }

  /// What a tap runs. Its title and image, where it has them, become those of an item that is not a
  /// system item; setting `nil` leaves those as they are.
  open var primaryAction: UIAction? {
    didSet {
      adoptContent(of: primaryAction)
      contentDidChange()
    }
  }
  /// Opened by a tap, or by a long press if a tap runs an action; `nil` for none.
  open var menu: UIMenu? { didSet { contentDidChange() } }
  /// Whether a drag that is held over the item taps it.
  final var isSpringLoadedInBar = false
  /// The order of the elements of ``menu``.
  open var preferredMenuElementOrder = UIContextMenuConfiguration.ElementOrder.automatic {
    didSet { contentDidChange() }
  }
  /// The element that represents the item in a menu; `nil` for one made from its title, image and
  /// action.
  open var menuRepresentation: UIMenuElement?
  /// Whether a tap changes the selection of the menu, or toggles ``isSelected`` without one.
  open var changesSelectionAsPrimaryAction = false { didSet { contentDidChange() } }
  open var isSelected = false { didSet { if isSelected != oldValue { contentDidChange() } } }
  open var isHidden = false { didSet { if isHidden != oldValue { contentDidChange() } } }
  /// The effects of the symbol that last.
  final var symbolEffects = SymbolEffectList() {
    didSet { if symbolEffects != oldValue { contentDidChange() } }
  }
  /// Whether changes of symbols are animated. Changes take place at once.
  open var isSymbolAnimationEnabled = true

  // iOS 26
  /// Whether the item is drawn without the glass that items share.
  open var hidesSharedBackground = false { didSet { contentDidChange() } }
  /// Whether the item can be on one piece of glass with items beside it.
  open var sharesBackground = true { didSet { contentDidChange() } }
  /// Identifies the item in other bars during animated changes.
  open var identifier: String?
  /// A mark on the button; `nil` for none.
  open var badge: Badge? { didSet { contentDidChange() } }

  /// The group of the item. An item is in one group at most.
  open internal(set) weak var buttonGroup: UIBarButtonItemGroup?
  /// The object whose method a tap calls; `nil` for the first responder that has the method. It is not
  /// kept.
  open weak var target: AnyObject?
  /// The method that a tap calls with the item; `nil` for none, or for one that was given to an
  /// initializer as a reference.
  open var action: Selector? {
    didSet {
      method = nil
      contentDidChange()
    }
  }
  private final var method: (@MainActor (UIBarButtonItem) -> Void)?
  /// The content of a system item; `nil` for another item.
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

  /// An item without content.
  public override init() { super.init() }

  /// Always fails: items are not read from archives.
  public required init?(coder: NSCoder) { return nil }

  /// An item that runs an action, or opens a menu. A title or image of its own takes precedence
  /// over that of the action.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    // Initializers do not call the property's observer.
    adoptContent(of: primaryAction)
    if let title { self.title = title }
    if let image { self.image = image }
    self.menu = menu
  }

  /// An item with the content of a system item. The title and image of the action are ignored.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.systemItem = systemItem
    if systemItem == .done || systemItem == .save { style = .prominent }
    self.primaryAction = primaryAction
    self.menu = menu
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// A space of a width in points.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  /// A space without width, which separates the backgrounds of the items beside it (iOS 26).
  public class func fixedSpace() -> UIBarButtonItem { fixedSpace(0) }

  /// A space that fills what other items leave.
  public class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  // MARK: Content

  private func adoptContent(of action: UIAction?) {
    guard let action, systemItem == nil else { return }
    if !action.title.isEmpty { title = action.title }
    if let image = action.image { self.image = image }
  }

  /// Calls a method of a target for a tap.
  final func set(target: AnyObject, _ method: @escaping @MainActor (UIBarButtonItem) -> Void) {
    self.target = target
    action = nil
    self.method = method
  }

  /// Whether a tap does something other than opening the menu.
  final var hasAction: Bool { primaryAction != nil || method != nil || action != nil }

  /// Whether the item is a space.
  final var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

  /// Runs what a tap on the item runs, except for opening its menu.
  final func performAction() {
    guard isEnabled else { return }
    if changesSelectionAsPrimaryAction, menu == nil, !hasAction { isSelected.toggle() }
    if let primaryAction {
      primaryAction.run(from: self)
    } else if let action {
      _ = UIScene.sendAction(action, target, self, nil)
    } else {
      method?(self)
    }
  }

  // MARK: Groups

  /// A group of this item alone, which cannot be removed by customization.
  open func creatingFixedGroup() -> UIBarButtonItemGroup { .fixedGroup(items: [self]) }

  /// A group of this item alone, which customization can move.
  open func creatingMovableGroup(customizationIdentifier: String) -> UIBarButtonItemGroup {
    .movableGroup(customizationIdentifier: customizationIdentifier, items: [self])
  }

  /// A group of this item alone, which customization can add and remove.
  open func creatingOptionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true
  ) -> UIBarButtonItemGroup {
    .optionalGroup(
      customizationIdentifier: customizationIdentifier,
      isInDefaultCustomization: isInDefaultCustomization, items: [self])
  }

  // MARK: Images and offsets

  /// Sets the image behind the content in a state, for any style.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) { set(backgroundImage, ImageKey(state: state.rawValue, style: nil, metrics: barMetrics)) }

  open func backgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? { images[ImageKey(state: state.rawValue, style: nil, metrics: barMetrics)] }

  /// Sets the image behind the content in a state, for items of a style.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: Style,
    barMetrics: UIBarMetrics
  ) { set(backgroundImage, ImageKey(state: state.rawValue, style: style, metrics: barMetrics)) }

  open func backgroundImage(
    for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) -> UIImage? { images[ImageKey(state: state.rawValue, style: style, metrics: barMetrics)] }

  open func setBackButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics
  ) {
    set(
      backgroundImage,
      ImageKey(state: state.rawValue, metrics: barMetrics, isBackButton: true))
  }

  open func backButtonBackgroundImage(
    for state: UIControl.State, barMetrics: UIBarMetrics
  ) -> UIImage? {
    images[ImageKey(state: state.rawValue, metrics: barMetrics, isBackButton: true)]
  }

  private func set(_ image: UIImage?, _ key: ImageKey) {
    images[key] = image
    contentDidChange()
  }

  /// The image behind the content in a state: that of the state and style, otherwise of the state,
  /// otherwise of the normal state.
  final func effectiveBackgroundImage(
    for state: UIControl.State, isBackButton: Bool = false
  ) -> UIImage? {
    for state in [state.rawValue, UIControl.State.normal.rawValue] {
      for style in isBackButton ? [nil] : [style, nil] {
        let key = ImageKey(
          state: state, style: style, metrics: .default, isBackButton: isBackButton)
        if let image = images[key] { return image }
      }
    }
    return nil
  }

  /// Moves the image behind the content down, in points.
  open func setBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    backgroundOffsets[barMetrics] = adjustment
    contentDidChange()
  }

  open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    backgroundOffsets[barMetrics] ?? 0
  }

  /// Moves the title, in points.
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {
    titleOffsets[barMetrics] = adjustment
    contentDidChange()
  }

  open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    titleOffsets[barMetrics] ?? .zero
  }

  open func setBackButtonTitlePositionAdjustment(
    _ adjustment: UIOffset, for barMetrics: UIBarMetrics
  ) {
    backTitleOffsets[barMetrics] = adjustment
    contentDidChange()
  }

  open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset {
    backTitleOffsets[barMetrics] ?? .zero
  }

  open func setBackButtonBackgroundVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    backBackgroundOffsets[barMetrics] = adjustment
    contentDidChange()
  }

  open func backButtonBackgroundVerticalPositionAdjustment(
    for barMetrics: UIBarMetrics
  ) -> CGFloat { backBackgroundOffsets[barMetrics] ?? 0 }
}
