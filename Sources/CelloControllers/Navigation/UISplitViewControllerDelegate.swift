/// A delegate that controls and observes the columns of a split view controller. All methods are
/// optional.
@MainActor @preconcurrency public protocol UISplitViewControllerDelegate: NSObjectProtocol {
  /// Called before the display mode changes.
  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
  /// Called before a column is shown.
  func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column)
  /// Called before a column is hidden.
  func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column)
  /// Returns the column at the top of the stack when the columns collapse; the proposed column by
  /// default.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
  /// Returns the display mode after the columns expand; the proposed mode by default.
  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController
      .DisplayMode
  ) -> UISplitViewController.DisplayMode
  /// Called after the columns collapse into one stack.
  func splitViewControllerDidCollapse(_ svc: UISplitViewController)
  /// Called after the stack expands into columns.
  func splitViewControllerDidExpand(_ svc: UISplitViewController)
  /// Returns a Boolean value that indicates whether the delegate shows the detail controller
  /// itself; `false` by default.
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool
  /// Returns a Boolean value that indicates whether the delegate shows the controller itself;
  /// `false` by default.
  func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool
  /// Returns a Boolean value that indicates whether the secondary controller is omitted when two
  /// view controllers collapse; `false` by default.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool
  /// Returns the primary controller when two view controllers collapse; `nil`, the default, for the
  /// current controller.
  func primaryViewController(
    forCollapsing splitViewController: UISplitViewController
  ) -> UIViewController?
  /// Returns the primary controller when the stack expands into two view controllers; `nil`, the
  /// default, for the current controller.
  func primaryViewController(
    forExpanding splitViewController: UISplitViewController
  ) -> UIViewController?
  /// Returns the secondary controller when the stack expands into two view controllers; `nil`, the
  /// default, for the controller before the collapse.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController?
  /// Called when a swipe from the edge begins to show a column.
  func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController)
  /// Called when a swipe from the edge ends.
  func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController)
  /// Returns the display mode that the display mode button selects; `automatic`, the default, for
  /// the system's choice.
  func targetDisplayModeForAction(
    in svc: UISplitViewController
  ) -> UISplitViewController.DisplayMode
  /// Returns the supported orientations; by default the orientations of the device.
  func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask
  /// Returns the orientation in which the controller is presented; portrait by default.
  func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation
}

extension UISplitViewControllerDelegate {
  /// Does nothing.
  public func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) {}
  /// Does nothing.
  public func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column
  ) {}
  /// Does nothing.
  public func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column
  ) {}
  /// Returns the proposed column.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
  /// Returns the proposed display mode.
  public func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController
      .DisplayMode
  ) -> UISplitViewController.DisplayMode { proposedDisplayMode }
  /// Does nothing.
  public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
  /// Does nothing.
  public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
  /// Returns `false`.
  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool { false }
  /// Returns `false`.
  public func splitViewController(
    _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
  ) -> Bool { false }
  /// Returns `false`.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { false }
  /// Returns `nil`, for the current controller.
  public func primaryViewController(
    forCollapsing splitViewController: UISplitViewController
  ) -> UIViewController? { nil }
  /// Returns `nil`, for the current controller.
  public func primaryViewController(
    forExpanding splitViewController: UISplitViewController
  ) -> UIViewController? { nil }
  /// Returns `nil`, for the controller before the collapse.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? { nil }
  /// Does nothing.
  public func splitViewControllerInteractivePresentationGestureWillBegin(
    _ svc: UISplitViewController
  ) {}
  /// Does nothing.
  public func splitViewControllerInteractivePresentationGestureDidEnd(
    _ svc: UISplitViewController
  ) {}
  /// Returns `automatic`.
  public func targetDisplayModeForAction(
    in svc: UISplitViewController
  ) -> UISplitViewController.DisplayMode { .automatic }
  /// Returns the orientations of the device.
  public func splitViewControllerSupportedInterfaceOrientations(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientationMask { splitViewController.orientationsOfDevice }
  /// Returns `portrait`.
  public func splitViewControllerPreferredInterfaceOrientationForPresentation(
    _ splitViewController: UISplitViewController
  ) -> UIInterfaceOrientation { .portrait }
}
