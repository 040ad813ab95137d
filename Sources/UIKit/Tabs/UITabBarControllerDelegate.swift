/// An object that responds to and permits changes of a tab bar controller's tabs. All methods are
/// optional.
@MainActor @preconcurrency public protocol UITabBarControllerDelegate: NSObjectProtocol {
  // MARK: Controllers

  /// Asks the delegate if a tap on a tab in the bar may select its controller; `true` by default.
  /// It is also called for the selected tab, and for the “More” tab with its navigation controller.
  /// It is not called for a tab whose controller has not been created.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  /// Tells the delegate that the user has tapped a tab in the bar, including the selected tab.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  /// Tells the delegate that the user is about to rearrange items. The array contains the
  /// controllers that can be rearranged.
  func tabBarController(
    _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
  )
  /// Tells the delegate that the user is about to finish rearranging items. The array contains the
  /// controllers in their new order.
  func tabBarController(
    _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController],
    changed: Bool)
  /// Tells the delegate that the user has finished rearranging items. The array contains the
  /// controllers in their new order.
  func tabBarController(
    _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController],
    changed: Bool)

  // MARK: Tabs

  /// Asks the delegate if a tap on a tab in the bar, in the list of the “More” tab or in the
  /// sidebar may select the tab; `true` by default.
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
  ) -> Bool
  /// Tells the delegate that the user has selected another tab.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)
  /// Returns the controllers of a tab in the stack of the managing navigation controller; it is
  /// called for each tab from the group to the selected tab. By default, it returns the proposed
  /// controllers: the controller of the tab, and for the selected tab also the controllers that
  /// were pushed onto it.
  func tabBarController(
    _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
    proposedViewControllers: [UIViewController]
  ) -> [UIViewController]

  // MARK: Editing of the sidebar

  /// Tells the delegate that the user is about to edit the sidebar.
  func tabBarControllerWillBeginEditing(_ tabBarController: UITabBarController)
  /// Tells the delegate that the user has finished editing the sidebar.
  func tabBarControllerDidEndEditing(_ tabBarController: UITabBarController)
  /// Tells the delegate that the user has hidden or shown tabs. It is called at the end of sidebar
  /// editing.
  func tabBarController(
    _ tabBarController: UITabBarController, visibilityDidChangeFor tabs: [UITab])
  /// Tells the delegate that the user has moved the children of a group. It is called at the end of
  /// sidebar editing, once for each group.
  func tabBarController(
    _ tabBarController: UITabBarController, displayOrderDidChangeFor group: UITabGroup)

  // MARK: Drops

  /// Returns the operation for a drop on a tab; `cancel`, the default, refuses the drop.
  func tabBarController(
    _ tabBarController: UITabBarController, tab: UITab,
    operationForAcceptingItemsFrom session: any UIDropSession
  ) -> UIDropOperation
  /// Tells the delegate to handle a drop on a tab.
  func tabBarController(
    _ tabBarController: UITabBarController, tab: UITab, acceptItemsFrom session: any UIDropSession)

  // MARK: Transitions and orientation

  /// Returns the app's own animation of the transition between two controllers; `nil`, the default,
  /// for no animation.
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Returns the object that controls the app's own animation interactively; `nil`, the default,
  /// for none.
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  /// Returns the interface orientations that the controller supports; by default the orientations
  /// of the device.
  func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask
  /// Returns the interface orientation in which the controller is presented; `portrait` by default.
  func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation
}

extension UITabBarControllerDelegate {
  /// Returns `true` by default.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// Does nothing by default.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
  /// Does nothing by default.
  public func tabBarController(
    _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
  ) {}
  /// Does nothing by default.
  public func tabBarController(
    _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) {}
  /// Does nothing by default.
  public func tabBarController(
    _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController],
    changed: Bool
  ) {}
  /// Returns `true` by default.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
  ) -> Bool { true }
  /// Does nothing by default.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {}
  /// Returns the proposed controllers by default.
  public func tabBarController(
    _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
    proposedViewControllers: [UIViewController]
  ) -> [UIViewController] { proposedViewControllers }
  /// Does nothing by default.
  public func tabBarControllerWillBeginEditing(_ tabBarController: UITabBarController) {}
  /// Does nothing by default.
  public func tabBarControllerDidEndEditing(_ tabBarController: UITabBarController) {}
  /// Does nothing by default.
  public func tabBarController(
    _ tabBarController: UITabBarController, visibilityDidChangeFor tabs: [UITab]
  ) {}
  /// Does nothing by default.
  public func tabBarController(
    _ tabBarController: UITabBarController, displayOrderDidChangeFor group: UITabGroup
  ) {}
  /// Returns `cancel` by default.
  public func tabBarController(
    _ tabBarController: UITabBarController, tab: UITab,
    operationForAcceptingItemsFrom session: any UIDropSession
  ) -> UIDropOperation { .cancel }
  /// Does nothing by default.
  public func tabBarController(
    _ tabBarController: UITabBarController, tab: UITab, acceptItemsFrom session: any UIDropSession
  ) {}
  /// Returns `nil` by default.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// Returns `nil` by default.
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  /// Returns the orientations of the device by default.
  public func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask { tabBarController.orientationsOfDevice }
  /// Returns `portrait` by default.
  public func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation { .portrait }
}
