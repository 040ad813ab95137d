/// A tab that contains other tabs. A root group is a section of the sidebar.
///
/// In a bar, the group is a single tab, which shows its own view controller or the view controller
/// of its selected child.
@MainActor @preconcurrency open class UITabGroup: UITab {
  // Source of the raw values: Apple's `UITabGroup.h`.
  /// The appearances of a group in a sidebar.
  public enum SidebarAppearance: UInt, Hashable, Sendable {
    /// A root group is a section; a group in another group is an item that can be expanded.
    case automatic = 0
    /// Only the children are shown, among the siblings of the group.
    case inline = 1
    /// The group is a section.
    case rootSection = 2
  }

  private final var ownChildren: [UITab] = []
  private final var selection: UITab?

  /// The tabs in the group. A tab is a child of at most one group; tabs that contain the group are
  /// ignored.
  open var children: [UITab] {
    get { ownChildren }
    set { setChildren(newValue) }
  }

  /// The selected child, even while the group is not selected; `nil` before a selection. Tabs that
  /// are not children are ignored.
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

  /// The identifier of the child that is selected by default; `nil`, the default, for the first
  /// visible child.
  open var defaultChildIdentifier: String?

  /// The identifiers of the children in the order of the sidebar; empty by default. Children that
  /// are not listed follow; unknown identifiers are ignored.
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

  /// A Boolean value that indicates whether the user can move the children during sidebar editing;
  /// `false` by default.
  open var allowsReordering = false {
    didSet { if allowsReordering != oldValue { contentDidChange() } }
  }

  /// The actions that the sidebar shows after the children; empty by default.
  open var sidebarActions: [UIAction] = [] { didSet { contentDidChange() } }
  /// The appearance of the group in the sidebar; `automatic` by default.
  open var sidebarAppearance = SidebarAppearance.automatic {
    didSet { if sidebarAppearance != oldValue { contentDidChange() } }
  }

  /// The navigation controller whose stack follows the selection in the group: the controllers of
  /// the group, of the selected child and of its selected descendants; `nil`, the default, to show
  /// a single controller.
  open var managingNavigationController: UINavigationController? {
    didSet {
      guard managingNavigationController !== oldValue else { return }
      tabBarController?.selectedChildDidChange(of: self)
      if let oldValue { tabBarController?.detach([oldValue]) }
    }
  }

  /// Creates a group with children and a closure that provides its view controller; `nil` for a
  /// group without a view controller.
  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    super.init(
      title: title, image: image, identifier: identifier,
      viewControllerProvider: viewControllerProvider)
    setChildren(children)
  }

  /// Returns the tab with an identifier among the children and their descendants; `nil` if there is
  /// none.
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

  /// Updates the selection after the tab bar controller has changed it.
  final func setSelectedChild(_ tab: UITab) { selection = tab }

  /// Clears the selection after the user has returned to the group itself.
  final func clearSelectedChild() { selection = nil }

  /// The child to select: the selected child if it is visible, or the default child.
  final var defaultChild: UITab? {
    let visible = ownChildren.filter { !$0.isHidden }
    if let selection, visible.contains(selection) { return selection }
    return visible.first { $0.identifier == defaultChildIdentifier } ?? visible.first
  }
}
