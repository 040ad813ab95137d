/// Related bar button items, and an item that replaces them if there is not enough space.
@MainActor @preconcurrency open class UIBarButtonItemGroup: NSObject {
  /// The items, from leading to trailing. Adding an item removes it from its former group.
  open var barButtonItems: [UIBarButtonItem] {
    didSet {
      for item in oldValue where item.buttonGroup === self { item.buttonGroup = nil }
      adoptItems()
      changeHandler?()
    }
  }
  /// The item that replaces the items in a narrow bar; `nil` for none.
  open var representativeItem: UIBarButtonItem? {
    didSet {
      if oldValue?.buttonGroup === self { oldValue?.buttonGroup = nil }
      adoptItems()
      changeHandler?()
    }
  }
  /// A Boolean value that indicates whether the bar shows ``representativeItem``.
  open internal(set) var isDisplayingRepresentativeItem = false
  /// A Boolean value that indicates whether the group is hidden; `false` by default.
  open var isHidden = false { didSet { if isHidden != oldValue { changeHandler?() } } }
  /// Stored only: a Boolean value that indicates whether the overflow menu contains the items after
  /// customization removed them; `true` by default. Users cannot customize bars here.
  open var alwaysAvailable = true
  /// The menu element that represents the group in an overflow menu; `nil`, the default, for
  /// elements of the items.
  open var menuRepresentation: UIMenuElement?

  /// The customization of a group. Users cannot customize bars here.
  enum Customization: Hashable {
    case fixed
    case movable(identifier: String)
    case optional(identifier: String, isInDefault: Bool)
  }

  private(set) final var customization = Customization.fixed
  /// Called when the bar that shows the group must be updated.
  final var changeHandler: (@MainActor () -> Void)?

  /// Creates a group. The items are removed from their former groups.
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
    adoptItems()
  }

  /// Always fails: groups are not read from archives.
  public required init?(coder: NSCoder) { return nil }

  /// Returns a group that customization cannot change.
  open class func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }

  /// Returns a group that customization can move.
  open class func movableGroup(
    customizationIdentifier: String, representativeItem: UIBarButtonItem? = nil,
    items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    let group = fixedGroup(representativeItem: representativeItem, items: items)
    group.customization = .movable(identifier: customizationIdentifier)
    return group
  }

  /// Returns a group that customization can add, remove and move. It is shown if it is in the
  /// default customization.
  open class func optionalGroup(
    customizationIdentifier: String, isInDefaultCustomization: Bool = true,
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    let group = fixedGroup(representativeItem: representativeItem, items: items)
    group.customization = .optional(
      identifier: customizationIdentifier, isInDefault: isInDefaultCustomization)
    return group
  }

  /// A Boolean value that indicates whether a bar without customization shows the group.
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
