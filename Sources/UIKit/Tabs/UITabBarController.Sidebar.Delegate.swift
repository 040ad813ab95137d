extension UITabBarController.Sidebar {
  /// An object that runs additional changes together with a change of the sidebar. Changes are not
  /// animated.
  @MainActor @preconcurrency public protocol Animating: NSObjectProtocol {
    /// Adds a closure that changes views together with the sidebar.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Adds a closure that is called after the change of the sidebar.
    func addCompletion(_ completion: @escaping () -> Void)
  }

  /// An object that provides and configures the rows of the sidebar. All methods are optional.
  @MainActor @preconcurrency public protocol Delegate: NSObjectProtocol {
    /// Tells the delegate that the sidebar is about to be shown or hidden. The sidebar's `isHidden`
    /// already has its new value.
    func tabBarController(
      _ tabBarController: UITabBarController,
      sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar, animator: any Animating)
    /// Returns the row of a tab or an action; by default a row with the default configurations.
    func tabBarController(
      _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
      itemFor request: UITabSidebarItem.Request
    ) -> UITabSidebarItem
    /// Tells the delegate to update a row after its state has changed or the row was reconfigured.
    func tabBarController(
      _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
      update item: UITabSidebarItem)
    /// Tells the delegate that the row of a tab is about to become visible.
    func tabBarController(
      _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
      willBeginDisplaying tab: UITab)
    /// Tells the delegate that the row of a tab is no longer visible.
    func tabBarController(
      _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
      didEndDisplaying tab: UITab)
    /// Returns the swipe actions at the leading edge of a tab's row; `nil`, the default, for none.
    func tabBarController(
      _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
      leadingSwipeActionsConfigurationFor tab: UITab
    ) -> UISwipeActionsConfiguration?
    /// Returns the swipe actions at the trailing edge of a tab's row; `nil`, the default, for none.
    func tabBarController(
      _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
      trailingSwipeActionsConfigurationFor tab: UITab
    ) -> UISwipeActionsConfiguration?
    /// Returns the context menu of a tab's row; `nil`, the default, for none.
    func tabBarController(
      _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
      contextMenuConfigurationFor tab: UITab
    ) -> UIContextMenuConfiguration?
    /// Returns the items to drag from the row of a tab; an empty array, the default, prevents the
    /// drag.
    func tabBarController(
      _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
      itemsForBeginning dragSession: any UIDragSession, tab: UITab
    ) -> [UIDragItem]
    /// Returns the items that a tap with another finger adds to a drag; an empty array by default.
    ///
    /// Never called: items cannot be added to a drag from the sidebar.
    func tabBarController(
      _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
      itemsForAddingTo dragSession: any UIDragSession, tab: UITab
    ) -> [UIDragItem]
    /// Returns the operation for a drop on the row of an action; `cancel`, the default, refuses the
    /// drop.
    func tabBarController(
      _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
      sidebarAction: UIAction, group: UITabGroup,
      operationForAcceptingItemsFrom session: any UIDropSession
    ) -> UIDropOperation
    /// Tells the delegate to handle a drop on the row of an action.
    func tabBarController(
      _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
      sidebarAction: UIAction, group: UITabGroup, acceptItemsFrom session: any UIDropSession)
  }
}

extension UITabBarController.Sidebar.Delegate {
  /// Does nothing by default.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
    animator: any UITabBarController.Sidebar.Animating
  ) {}
  /// Returns a row with the default configurations by default.
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    itemFor request: UITabSidebarItem.Request
  ) -> UITabSidebarItem { UITabSidebarItem(request: request) }
  /// Does nothing by default.
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    update item: UITabSidebarItem
  ) {}
  /// Does nothing by default.
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    willBeginDisplaying tab: UITab
  ) {}
  /// Does nothing by default.
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    didEndDisplaying tab: UITab
  ) {}
  /// Returns `nil` by default.
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    leadingSwipeActionsConfigurationFor tab: UITab
  ) -> UISwipeActionsConfiguration? { nil }
  /// Returns `nil` by default.
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    trailingSwipeActionsConfigurationFor tab: UITab
  ) -> UISwipeActionsConfiguration? { nil }
  /// Returns `nil` by default.
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    contextMenuConfigurationFor tab: UITab
  ) -> UIContextMenuConfiguration? { nil }
  /// Returns an empty array by default.
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    itemsForBeginning dragSession: any UIDragSession, tab: UITab
  ) -> [UIDragItem] { [] }
  /// Returns an empty array by default.
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    itemsForAddingTo dragSession: any UIDragSession, tab: UITab
  ) -> [UIDragItem] { [] }
  /// Returns `cancel` by default.
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    sidebarAction: UIAction, group: UITabGroup,
    operationForAcceptingItemsFrom session: any UIDropSession
  ) -> UIDropOperation { .cancel }
  /// Does nothing by default.
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    sidebarAction: UIAction, group: UITabGroup, acceptItemsFrom session: any UIDropSession
  ) {}
}
