/// An object that conforms to UIKit's protocols and implements none of their optional methods; for generated code.
///
/// On iOS, an optional method is looked up in the class of an object, so a subclass can implement one that its superclass,
/// which conforms to the protocol, does not. Swift determines the methods where a class conforms. In code that
/// `cellophane prepare` has rewritten, such a superclass has a member that subclasses override, and that otherwise answers as
/// this object does: with the default implementation of the protocol.
public final class _MissingMethods: NSObject, @unchecked Sendable {}

/// The only such object; for generated code.
public let _missingMethods = _MissingMethods()

// MARK: Protocols without requirements

extension _MissingMethods: CAAnimationDelegate, CALayerDelegate {}

extension _MissingMethods: NSLayoutManagerDelegate, NSTextStorageDelegate,
  NSTextContentManagerDelegate, NSTextContentStorageDelegate, NSTextLayoutManagerDelegate
{}

extension _MissingMethods: NSUserActivityDelegate {}

extension _MissingMethods: UIAdaptivePresentationControllerDelegate,
  UIPopoverPresentationControllerDelegate, UISheetPresentationControllerDelegate,
  UIViewControllerTransitioningDelegate
{}

extension _MissingMethods: UIApplicationDelegate, UISceneDelegate, UIWindowSceneDelegate {}

extension _MissingMethods: UIBarPositioningDelegate, UINavigationBarDelegate, UITabBarDelegate {}

extension _MissingMethods: UICollectionViewDelegate, UICollectionViewDelegateFlowLayout,
  UITableViewDelegate, UIScrollViewDelegate
{}

extension _MissingMethods: UIColorPickerViewControllerDelegate, UIDocumentPickerDelegate,
  UIImagePickerControllerDelegate
{}

extension _MissingMethods: UIDropInteractionDelegate, UIEditMenuInteractionDelegate,
  UIGestureRecognizerDelegate, UILargeContentViewerInteractionDelegate,
  UIPointerInteractionDelegate, UIToolTipInteractionDelegate
{}

extension _MissingMethods: UINavigationControllerDelegate, UIPageViewControllerDelegate,
  UISplitViewControllerDelegate, UITabBarControllerDelegate
{}

extension _MissingMethods: UIPageControlProgressDelegate, UIPageControlTimerProgressDelegate,
  UIPickerViewDelegate, UIPickerViewAccessibilityDelegate
{}

extension _MissingMethods: UISearchBarDelegate, UISearchControllerDelegate,
  UISearchTextFieldDelegate, UITextFieldDelegate, UITextViewDelegate
{}

// MARK: Protocols with requirements, which are not called

extension _MissingMethods: UIActivityItemSource {
  public func activityViewControllerPlaceholderItem(_: UIActivityViewController) -> Any { "" }
  public func activityViewController(
    _: UIActivityViewController, itemForActivityType _: UIActivity.ActivityType?
  ) -> Any? { nil }
}

extension _MissingMethods: UICollectionViewDataSource, UICollectionViewDataSourcePrefetching {
  public func collectionView(_: UICollectionView, numberOfItemsInSection _: Int) -> Int { 0 }
  public func collectionView(
    _: UICollectionView, cellForItemAt _: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }
  public func collectionView(_: UICollectionView, prefetchItemsAt _: [IndexPath]) {}
}

extension _MissingMethods: UICollectionViewDragDelegate, UICollectionViewDropDelegate {
  public func collectionView(
    _: UICollectionView, itemsForBeginning _: any UIDragSession, at _: IndexPath
  ) -> [UIDragItem] { [] }
  public func collectionView(
    _: UICollectionView, performDropWith _: any UICollectionViewDropCoordinator
  ) {}
}

extension _MissingMethods: UIContextMenuInteractionDelegate {
  public func contextMenuInteraction(
    _: UIContextMenuInteraction, configurationForMenuAtLocation _: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
}

extension _MissingMethods: UIDragInteractionDelegate {
  public func dragInteraction(
    _: UIDragInteraction, itemsForBeginning _: any UIDragSession
  ) -> [UIDragItem] { [] }
}

extension _MissingMethods: UIFindInteractionDelegate {
  public func findInteraction(_: UIFindInteraction, sessionFor _: UIView) -> UIFindSession? { nil }
}

extension _MissingMethods: UINavigationItemRenameDelegate {
  public func navigationItem(_: UINavigationItem, didEndRenamingWith _: String) {}
}

extension _MissingMethods: UIPageViewControllerDataSource {
  public func pageViewController(
    _: UIPageViewController, viewControllerBefore _: UIViewController
  ) -> UIViewController? { nil }
  public func pageViewController(
    _: UIPageViewController, viewControllerAfter _: UIViewController
  ) -> UIViewController? { nil }
}

extension _MissingMethods: UISearchResultsUpdating {
  public func updateSearchResults(for _: UISearchController) {}
}

extension _MissingMethods: UITableViewDataSource, UITableViewDataSourcePrefetching {
  public func tableView(_: UITableView, numberOfRowsInSection _: Int) -> Int { 0 }
  public func tableView(_: UITableView, cellForRowAt _: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
  public func tableView(_: UITableView, prefetchRowsAt _: [IndexPath]) {}
}

extension _MissingMethods: UITableViewDragDelegate, UITableViewDropDelegate {
  public func tableView(
    _: UITableView, itemsForBeginning _: any UIDragSession, at _: IndexPath
  ) -> [UIDragItem] { [] }
  public func tableView(_: UITableView, performDropWith _: any UITableViewDropCoordinator) {}
}

extension _MissingMethods: UIViewControllerAnimatedTransitioning {
  public func transitionDuration(
    using _: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0 }
  public func animateTransition(using _: any UIViewControllerContextTransitioning) {}
}
