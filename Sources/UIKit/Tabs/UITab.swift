/// A tab of a tab bar controller. Its view controller is created when the tab is first shown.
@MainActor @preconcurrency open class UITab: NSObject {
  // Source of the raw values: Apple's `UITab.h`.
  /// The placements of a tab in a bar of regular width with a sidebar.
  public enum Placement: Int, Hashable, Sendable {
    /// Equivalent to `default` for root tabs, `pinned` for the search tab and `optional` for tabs
    /// in groups.
    case automatic = 0
    /// The tab is in the bar. On iOS, the user can remove it from the bar.
    case `default` = 1
    /// Only in the sidebar. On iOS, the user can add the tab to the bar.
    case optional = 2
    /// The tab is in the bar, like `default`. On iOS, the user can move it in the bar.
    case movable = 3
    /// The tab is in the bar, after all other tabs.
    case pinned = 4
    /// The tab is in the bar, before all other tabs.
    case fixed = 5
    /// Only in the sidebar.
    case sidebarOnly = 6
  }

  /// The identifier of the tab, which should be unique in its tab bar controller.
  open private(set) var identifier: String
  /// The title of the tab.
  open var title: String { didSet { if (item.title ?? "") != title { item.title = title } } }
  /// The secondary text below the title in the sidebar; `nil`, the default, for none.
  open var subtitle: String? { didSet { if subtitle != oldValue { contentDidChange() } } }
  /// The image of the tab; `nil` for none.
  open var image: UIImage? { didSet { item.image = image } }
  /// The text of the badge; `nil`, the default, for no badge.
  open var badgeValue: String? { didSet { item.badgeValue = badgeValue } }
  /// A Boolean value that indicates whether the tab is hidden in the bar and the sidebar; `false`
  /// by default.
  open var isHidden = false { didSet { if isHidden != oldValue { contentDidChange() } } }
  /// A Boolean value that indicates whether the tab is hidden after a reset of the user's
  /// customization; `false` by default.
  ///
  /// Stored only: the customization cannot be reset.
  open var isHiddenByDefault = false
  /// A Boolean value that indicates whether the user can hide the tab during sidebar editing;
  /// `false` by default.
  open var allowsHiding = false { didSet { if allowsHiding != oldValue { contentDidChange() } } }
  /// A Boolean value that indicates whether the user can select the tab; `true` by default.
  open var isEnabled = true { didSet { item.isEnabled = isEnabled } }
  /// The placement of the tab in a bar of regular width with a sidebar; `automatic` by default.
  open var preferredPlacement = Placement.automatic {
    didSet { if preferredPlacement != oldValue { contentDidChange() } }
  }
  /// Custom data of the app; `nil` by default.
  open var userInfo: Any?

  /// The view controller of the tab, which is created on first access; `nil` if the tab has no view
  /// controller provider.
  open var viewController: UIViewController? {
    if ownController == nil { ownController = provider?(self) }
    return ownController
  }

  /// The group that contains the tab; `nil` for a root tab.
  open internal(set) weak var parent: UITabGroup?
  /// The tab bar controller that contains the tab, directly or in a group; `nil` for none.
  open var tabBarController: UITabBarController? { root.owner }
  /// The tab bar controller of a root tab.
  final weak var owner: UITabBarController?

  /// The outermost group with a managing navigation controller, among the tab and the groups that
  /// contain it; `nil` for none.
  open var managingTabGroup: UITabGroup? {
    path.lazy.compactMap { $0 as? UITabGroup }.first { $0.managingNavigationController != nil }
  }

  /// A Boolean value that indicates whether the tab is visible in the bar while the sidebar is
  /// hidden. It is `false` in bars without a sidebar.
  open var hasVisiblePlacement: Bool { tabBarController?.showsPlacement(of: self) ?? false }

  private final var ownController: UIViewController?
  private final let provider: ((UITab) -> UIViewController)?
  /// The item of the tab in the bar.
  final var item: UITabBarItem

  /// Creates a tab with a closure that provides its view controller; `nil` for a tab without a view
  /// controller.
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

  /// Creates a tab for an existing view controller, with the item of this controller.
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

  /// Adopts the current item of the view controller and the properties of this item. It has no
  /// effect on tabs that were not created for a view controller.
  final func takeItem() {
    guard provider == nil, let ownController, let current = ownController.tabBarItem else { return }
    if item !== current { item = current }
    if title != current.title ?? "" { title = current.title ?? "" }
    if image != current.image { image = current.image }
    if badgeValue != current.badgeValue { badgeValue = current.badgeValue }
    if isEnabled != current.isEnabled { isEnabled = current.isEnabled }
  }

  /// A Boolean value that indicates whether the view controller has been created.
  final var hasController: Bool { ownController != nil }

  /// A Boolean value that indicates whether the tab has a view controller or can create it.
  final var canHaveController: Bool { ownController != nil || provider != nil }

  final func contentDidChange() { tabBarController?.tabsDidChange() }

  // MARK: Hierarchy

  /// The tabs from the root tab to this tab.
  final var path: [UITab] {
    var result: [UITab] = [self]
    // If a group contains itself, the loop ends.
    while let group = result[0].parent, !result.contains(group) { result.insert(group, at: 0) }
    return result
  }

  final var root: UITab { path[0] }

  /// The tab and all its descendants.
  final var withDescendants: [UITab] {
    guard let group = self as? UITabGroup else { return [self] }
    return [self] + group.displayOrder.flatMap(\.withDescendants)
  }

  /// The preferred placement, with `automatic` resolved.
  final var effectivePlacement: Placement {
    guard preferredPlacement == .automatic else { return preferredPlacement }
    if parent != nil { return .optional }
    return self is UISearchTab ? .pinned : .default
  }
}

/// A tab for search, with the system's title and image.
open class UISearchTab: UITab {
  /// Creates a search tab with a closure that provides its view controller.
  ///
  /// Source of the identifier: chosen.
  public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    self.init(
      title: SystemString.search.text, image: UIImage(systemName: "magnifyingglass"),
      identifier: "com.apple.UIKit.Search", viewControllerProvider: viewControllerProvider)
    item.isSearch = true
  }
}
