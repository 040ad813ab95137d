/// A tab with tabs below it, which a sidebar shows as a section.
///
/// In a bar the group is one tab, which shows its own controller or that of its selected child.
@MainActor @preconcurrency open class UITabGroup: UITab {
  /// How a sidebar shows a group.
  // Source of the raw values: Apple's `UITabGroup.h`.
  public enum SidebarAppearance: UInt, Hashable, Sendable {
    /// A root group is a section, one inside of another group an item that can be expanded.
    case automatic = 0
    /// Only the children, among the siblings of the group.
    case inline = 1
    /// A section of its own.
    case rootSection = 2
  }

  private final var ownChildren: [UITab] = []
  private final var selection: UITab?

  /// The tabs of the group. A tab is a child of one group at most; tabs that contain the group
  /// are ignored.
  open var children: [UITab] {
    get { ownChildren }
    set { setChildren(newValue) }
  }

  /// The child that is selected, also while the group is not; `nil` before a selection. Tabs that are
  /// not children are ignored.
  open var selectedChild: UITab? {
    get { selection }
    set {
      guard selection !== newValue, newValue.map({ ownChildren.contains($0) }) ?? true else {
        return
      }
      selection = newValue
      tabBarController?.selectedChildDidChange(of: self)
    }
  }

  /// The identifier of the child that is selected where one is needed; `nil` for the first child.
  open var defaultChildIdentifier: String?

  /// The order of the children in the sidebar, by their identifiers. Children that it does not name
  /// follow; other identifiers are ignored.
  open var displayOrderIdentifiers: [String] = [] {
    didSet { if displayOrderIdentifiers != oldValue { contentDidChange() } }
  }

  /// The children in the order of ``displayOrderIdentifiers``.
  open var displayOrder: [UITab] {
    var named: [UITab] = []
    for identifier in displayOrderIdentifiers {
      if let child = ownChildren.first(where: { $0.identifier == identifier }),
        !named.contains(child)
      {
        named.append(child)
      }
    }
    return named + ownChildren.filter { !named.contains($0) }
  }

  /// Whether a user who edits the sidebar may move the children.
  open var allowsReordering = false {
    didSet { if allowsReordering != oldValue { contentDidChange() } }
  }

  /// Actions that the sidebar shows after the children.
  open var sidebarActions: [UIAction] = [] { didSet { contentDidChange() } }
  open var sidebarAppearance = SidebarAppearance.automatic {
    didSet { if sidebarAppearance != oldValue { contentDidChange() } }
  }

  /// A navigation controller whose stack follows the selection in the group: the controllers of the
  /// group, of the selected child and of those below it; `nil` to show one controller.
  open var managingNavigationController: UINavigationController? {
    didSet {
      guard managingNavigationController !== oldValue else { return }
      tabBarController?.selectedChildDidChange(of: self)
      if let oldValue { tabBarController?.detach([oldValue]) }
    }
  }

  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    super.init(
      title: title, image: image, identifier: identifier,
      viewControllerProvider: viewControllerProvider)
    setChildren(children)
  }

  /// The tab with an identifier among the children and those below them; `nil` if there is none.
  open func tab(forIdentifier identifier: String) -> UITab? {
    withDescendants.dropFirst().first { $0.identifier == identifier }
  }

  private final func setChildren(_ tabs: [UITab]) {
    let ancestors = path
    var new: [UITab] = []
    for tab in tabs where !ancestors.contains(tab) && !new.contains(tab) { new.append(tab) }
    let removed = ownChildren.filter { !new.contains($0) }
    for tab in removed { tab.parent = nil }
    ownChildren = new
    for tab in new where tab.parent !== self {
      tab.parent?.remove(tab)
      tab.parent = self
    }
    if let selection, !new.contains(selection) { self.selection = nil }
    tabBarController?.detachControllers(of: removed)
    contentDidChange()
  }

  private final func remove(_ tab: UITab) {
    ownChildren.removeAll { $0 === tab }
    if selection === tab { selection = nil }
  }

  /// Takes over a selection that the tab bar controller has made.
  final func setSelectedChild(_ tab: UITab) { selection = tab }

  /// A user went back to the group itself.
  final func clearSelectedChild() { selection = nil }

  /// The child that is selected where one is needed.
  final var defaultChild: UITab? {
    let visible = ownChildren.filter { !$0.isHidden }
    if let selection, visible.contains(selection) { return selection }
    return visible.first { $0.identifier == defaultChildIdentifier } ?? visible.first
  }
}
