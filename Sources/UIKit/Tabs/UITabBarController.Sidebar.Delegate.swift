extension UITabBarController.Sidebar {
  /// What a delegate adds to a change of the sidebar. It takes place at once.
  @MainActor @preconcurrency public protocol Animating: NSObjectProtocol {
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping () -> Void)
  }

  /// Configures the rows of the sidebar. All methods are optional.
  @MainActor @preconcurrency public protocol Delegate: NSObjectProtocol {
    /// Called before the sidebar is shown or hidden, when `isHidden` has its new value.
    func tabBarController(
      _ tabBarController: UITabBarController,
      sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar, animator: any Animating)
    /// The row of a tab or an action; by default one with the default configurations.
    func tabBarController(
      _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
      itemFor request: UITabSidebarItem.Request
    ) -> UITabSidebarItem
    /// Called when the state of a row has changed, and after a reconfiguration.
    func tabBarController(
      _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
      update item: UITabSidebarItem)
    func tabBarController(
      _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
      willBeginDisplaying tab: UITab)
    func tabBarController(
      _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
      didEndDisplaying tab: UITab)
    func tabBarController(
      _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
      leadingSwipeActionsConfigurationFor tab: UITab
    ) -> UISwipeActionsConfiguration?
    func tabBarController(
      _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
      trailingSwipeActionsConfigurationFor tab: UITab
    ) -> UISwipeActionsConfiguration?
    func tabBarController(
      _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
      contextMenuConfigurationFor tab: UITab
    ) -> UIContextMenuConfiguration?
    /// The items to drag from the row of a tab; by default none.
    func tabBarController(
      _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
      itemsForBeginning dragSession: any UIDragSession, tab: UITab
    ) -> [UIDragItem]
    /// The items that another touch adds to a drag. Not called: simulated touches have one finger.
    func tabBarController(
      _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
      itemsForAddingTo dragSession: any UIDragSession, tab: UITab
    ) -> [UIDragItem]
    /// What a drop on the row of an action would do; by default the items cannot be dropped.
    func tabBarController(
      _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
      sidebarAction: UIAction, group: UITabGroup,
      operationForAcceptingItemsFrom session: any UIDropSession
    ) -> UIDropOperation
    func tabBarController(
      _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
      sidebarAction: UIAction, group: UITabGroup, acceptItemsFrom session: any UIDropSession)
  }
}

extension UITabBarController.Sidebar.Delegate {
  public func tabBarController(
    _ tabBarController: UITabBarController,
    sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
    animator: any UITabBarController.Sidebar.Animating
  ) {}
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    itemFor request: UITabSidebarItem.Request
  ) -> UITabSidebarItem { UITabSidebarItem(request: request) }
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    update item: UITabSidebarItem
  ) {}
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    willBeginDisplaying tab: UITab
  ) {}
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    didEndDisplaying tab: UITab
  ) {}
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    leadingSwipeActionsConfigurationFor tab: UITab
  ) -> UISwipeActionsConfiguration? { nil }
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    trailingSwipeActionsConfigurationFor tab: UITab
  ) -> UISwipeActionsConfiguration? { nil }
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    contextMenuConfigurationFor tab: UITab
  ) -> UIContextMenuConfiguration? { nil }
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    itemsForBeginning dragSession: any UIDragSession, tab: UITab
  ) -> [UIDragItem] { [] }
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    itemsForAddingTo dragSession: any UIDragSession, tab: UITab
  ) -> [UIDragItem] { [] }
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    sidebarAction: UIAction, group: UITabGroup,
    operationForAcceptingItemsFrom session: any UIDropSession
  ) -> UIDropOperation { .cancel }
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
    sidebarAction: UIAction, group: UITabGroup, acceptItemsFrom session: any UIDropSession
  ) {}
}
