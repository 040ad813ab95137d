/// A tab of a tab bar controller, whose controller is made when it is first shown.
@MainActor @preconcurrency open class UITab: NSObject {
  /// Where a tab is, in bars of regular width that have a sidebar.
  // Source of the raw values: Apple's `UITab.h`.
  public enum Placement: Int, Hashable, Sendable {
    /// The same as `default` for root tabs, `pinned` for the tab of a search, `optional` for tabs of
    /// groups.
    case automatic = 0
    /// In the bar, from which a user may remove it.
    case `default` = 1
    /// Not in the bar, to which a user may add it.
    case optional = 2
    /// In the bar, in which a user may move it.
    case movable = 3
    /// In the bar, after all other tabs.
    case pinned = 4
    /// In the bar, before all other tabs.
    case fixed = 5
    /// Only in the sidebar.
    case sidebarOnly = 6
  }

  public final let identifier: String
  open var title: String { didSet { if (item.title ?? "") != title { item.title = title } } }
  /// A line below the title in sidebars; `nil` for none.
  open var subtitle: String? { didSet { if subtitle != oldValue { contentDidChange() } } }
  open var image: UIImage? { didSet { item.image = image } }
  open var badgeValue: String? { didSet { item.badgeValue = badgeValue } }
  /// Whether the tab is left out of the bar and the sidebar.
  open var isHidden = false { didSet { if isHidden != oldValue { contentDidChange() } } }
  /// Whether the tab is hidden after a user has reset the customization, which the sidebar does not offer.
  open var isHiddenByDefault = false
  /// Whether a user who edits the sidebar may hide the tab.
  open var allowsHiding = false { didSet { if allowsHiding != oldValue { contentDidChange() } } }
  open var isEnabled = true { didSet { item.isEnabled = isEnabled } }
  /// Where the tab is, in bars of regular width that have a sidebar.
  open var preferredPlacement = Placement.automatic {
    didSet { if preferredPlacement != oldValue { contentDidChange() } }
  }
  /// Data of the app's own.
  open var userInfo: Any?

  /// The controller of the tab, which is made when it is first asked for; `nil` if the tab was made
  /// without a provider.
  open var viewController: UIViewController? {
    if ownController == nil { ownController = provider?(self) }
    return ownController
  }

  /// The group that has the tab as a child; `nil` for a root tab.
  open internal(set) weak var parent: UITabGroup?
  /// The controller that shows the tab or the group around it; `nil` for none.
  open var tabBarController: UITabBarController? { root.owner }
  /// The controller of a root tab.
  final weak var owner: UITabBarController?

  /// The outermost group around the tab, the tab itself included, that has a controller for its
  /// navigation; `nil` for none.
  open var managingTabGroup: UITabGroup? {
    path.lazy.compactMap { $0 as? UITabGroup }.first { $0.managingNavigationController != nil }
  }

  /// Whether the tab is visible in a bar that follows ``preferredPlacement``.
  open var hasVisiblePlacement: Bool { tabBarController?.showsPlacement(of: self) ?? false }

  private final var ownController: UIViewController?
  private final let provider: ((UITab) -> UIViewController)?
  /// What the tab bar shows.
  final var item: UITabBarItem

  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    provider = viewControllerProvider
    item = UITabBarItem(title: title, image: image, selectedImage: nil)
    super.init()
  }

  /// A tab with the item of a controller that exists.
  init(_ controller: UIViewController, identifier: String) {
    let item = controller.tabBarItem!
    title = item.title ?? ""
    image = item.image
    badgeValue = item.badgeValue
    isEnabled = item.isEnabled
    self.identifier = identifier
    provider = nil
    self.item = item
    ownController = controller
    super.init()
  }

  /// Takes over the item of the controller that the tab was made with, and what the item shows. It
  /// has no effect on tabs that have an item of their own.
  final func takeItem() {
    guard provider == nil, let ownController, let current = ownController.tabBarItem else { return }
    if item !== current { item = current }
    if title != current.title ?? "" { title = current.title ?? "" }
    if image != current.image { image = current.image }
    if badgeValue != current.badgeValue { badgeValue = current.badgeValue }
    if isEnabled != current.isEnabled { isEnabled = current.isEnabled }
  }

  /// Whether its controller exists.
  final var hasController: Bool { ownController != nil }

  /// Whether it has a controller, or can make one.
  final var canHaveController: Bool { ownController != nil || provider != nil }

  final func contentDidChange() { tabBarController?.tabsDidChange() }

  // MARK: Hierarchy

  /// From the root tab to the tab itself.
  final var path: [UITab] {
    var result: [UITab] = [self]
    // A group that became a descendant of itself ends the walk.
    while let group = result[0].parent, !result.contains(group) { result.insert(group, at: 0) }
    return result
  }

  final var root: UITab { path[0] }

  /// The tab and all its descendants.
  final var withDescendants: [UITab] {
    guard let group = self as? UITabGroup else { return [self] }
    return [self] + group.displayOrder.flatMap(\.withDescendants)
  }

  /// The placement that `automatic` stands for.
  final var effectivePlacement: Placement {
    guard preferredPlacement == .automatic else { return preferredPlacement }
    if parent != nil { return .optional }
    return self is UISearchTab ? .pinned : .default
  }
}

/// The tab of a search, with the system's title and image.
open class UISearchTab: UITab {
  /// Source of the identifier: chosen.
  public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    self.init(
      title: SystemString.search.text, image: UIImage(systemName: "magnifyingglass"),
      identifier: "com.apple.UIKit.Search", viewControllerProvider: viewControllerProvider)
    item.isSearch = true
  }
}
