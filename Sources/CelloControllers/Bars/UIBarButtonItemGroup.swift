/// Related bar button items, and an item that replaces them in a bar without enough space.
@MainActor @preconcurrency open class UIBarButtonItemGroup: NSObject {
  /// The items in leading to trailing order. An item that is added leaves its former group.
  open var barButtonItems: [UIBarButtonItem] {
    didSet {
      for item in oldValue where item.buttonGroup === self { item.buttonGroup = nil }
      adoptItems()
      changeHandler?()
    }
  }
  /// The item that is shown instead of several others in a narrow bar; `nil` for none.
  open var representativeItem: UIBarButtonItem? {
    didSet {
      if oldValue?.buttonGroup === self { oldValue?.buttonGroup = nil }
      adoptItems()
      changeHandler?()
    }
  }
  /// Whether ``representativeItem`` is shown.
  open internal(set) var isDisplayingRepresentativeItem = false
  open var isHidden = false { didSet { if isHidden != oldValue { changeHandler?() } } }
  /// Whether the items are available in the overflow menu when customization has removed them.
  open var alwaysAvailable = true
  /// The element that represents the group in a menu; `nil` for one made from its items.
  open var menuRepresentation: UIMenuElement?

  /// How customization, which no picture shows, treats the group.
  enum Customization: Hashable {
    case fixed
    case movable(identifier: String)
    case optional(identifier: String, isInDefault: Bool)
  }

  private(set) final var customization = Customization.fixed
  /// Called when the bar that shows the group must update it.
  final var changeHandler: (@MainActor () -> Void)?

  /// Creates a group. Items leave their former groups.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
    adoptItems()
  }

  /// Always fails: groups are not read from archives.
  public required init?(coder: NSCoder) { return nil }

  /// A group that customization cannot change.
  public class func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }

  /// A group that customization can move.
  public class func movableGroup(
    customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil,
    items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    let group = fixedGroup(representativeItem: representativeItem, items: items)
    group.customization = .movable(identifier: customizationIdentifier)
    return group
  }

  /// A group that customization can add, remove and move. It is shown if it is in the default
  /// customization.
  public class func optionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true,
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    let group = fixedGroup(representativeItem: representativeItem, items: items)
    group.customization = .optional(
      identifier: customizationIdentifier, isInDefault: isInDefaultCustomization)
    return group
  }

  /// Whether a bar that was never customized shows the group.
  final var isShownByDefault: Bool {
    if isHidden { return false }
    if case .optional(_, isInDefault: false) = customization { return false }
    return true
  }

  private final func adoptItems() {
    for item in barButtonItems + (representativeItem.map { [$0] } ?? []) {
      guard item.buttonGroup !== self else { continue }
      item.buttonGroup?.barButtonItems.removeAll { $0 === item }
      item.buttonGroup = self
    }
  }
}
