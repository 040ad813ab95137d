@_spi(Cello) import CelloControllers

/// A view controller with a collection view that fills its view.
///
/// The controller is the data source and delegate of the collection view unless a subclass replaces
/// them. Subclasses override the methods of both protocols. A method that is not overridden behaves
/// like a method that a data source or delegate does not implement.
@MainActor @preconcurrency
open class UICollectionViewController: UIViewController,
  UICollectionViewDataSource, UICollectionViewDelegate
{
  private final let initialLayout: UICollectionViewLayout?
  private final lazy var listAppearance = ListAppearance { [weak self] in self?.ownCollectionView }
  private final let defaults = CollectionDefaults()
  private final var ownCollectionView: UICollectionView?
  private final var movingGesture: UILongPressGestureRecognizer?

  /// A Boolean value that indicates whether the selection is cleared when the view is about to
  /// appear; `true` by default.
  open var clearsSelectionOnViewWillAppear = true
  /// A Boolean value that indicates whether a long press moves an item if the data source permits
  /// it; `true` by default. It has no effect in a collection view with a drag delegate and enabled
  /// drags.
  open var installsStandardGestureForInteractiveMovement = true {
    didSet { updateMovingGesture() }
  }
  /// A Boolean value that indicates whether a navigation controller animates from the layout of the
  /// previous controller to the layout of this controller; `false` by default.
  ///
  /// Stored only: transitions between controllers are not animated.
  open var useLayoutToLayoutNavigationTransitions = false

  /// Creates a controller of a collection view with a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    initialLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller without a layout. A subclass must override ``loadView()`` to create the
  /// collection view.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    initialLayout = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller of a nib file; fails for other coders.
  public required init?(coder: NSCoder) {
    initialLayout = nil
    super.init(coder: coder)
    coder.apply(to: self, as: UICollectionViewController.self)
  }

  /// The collection view, which fills the view. Getting it loads the view.
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return ownCollectionView
    }
    set { install(newValue) }
  }

  /// The layout of the collection view. Before the collection view is loaded, the layout with which
  /// the controller was created.
  open var collectionViewLayout: UICollectionViewLayout {
    if let layout = ownCollectionView?.collectionViewLayout ?? initialLayout { return layout }
    return collectionView.collectionViewLayout
  }

  /// Creates the view with the collection view.
  open override func loadView() {
    if loadViewFromNib() { return }
    guard let initialLayout else {
      preconditionFailure(
        """
        A \(type(of: self)) was created without a layout; use init(collectionViewLayout:).
        """)
    }
    let wrapper = UIView(frame: UIScreen.main.bounds)
    wrapper.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view = wrapper
    install(UICollectionView(frame: wrapper.bounds, collectionViewLayout: initialLayout))
  }

  /// Adopts a collection view that the app has set as the view.
  @_spi(Cello) public override func viewWasLoaded(_ view: UIView) {
    super.viewWasLoaded(view)
    if let collectionView = view as? UICollectionView { adopt(collectionView) }
  }

  /// Replaces the collection view and fills the view with it.
  private final func install(_ collectionView: UICollectionView?) {
    guard collectionView !== ownCollectionView else { return }
    if let former = ownCollectionView, former !== viewIfLoaded { former.removeFromSuperview() }
    guard let collectionView else {
      ownCollectionView = nil
      return
    }
    adopt(collectionView)
    guard let view = viewIfLoaded, view !== collectionView else { return }
    collectionView.frame = view.bounds
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(collectionView, at: 0)
  }

  private final func adopt(_ collectionView: UICollectionView) {
    ownCollectionView = collectionView
    if collectionView.dataSource == nil { collectionView.dataSource = self }
    if collectionView.delegate == nil { collectionView.delegate = self }
    collectionView.isEditing = isEditing
    updateMovingGesture()
  }

  /// Loads the data when the view appears for the first time, and clears the selection unless
  /// ``clearsSelectionOnViewWillAppear`` is `false`.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    listAppearance.begin(
      in: self, loadsData: ownCollectionView?.dataSource === self,
      clearsSelection: clearsSelectionOnViewWillAppear)
  }

  /// Stops observing the keyboard.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    listAppearance.end()
  }

  /// Enters or leaves editing mode in the controller and the collection view.
  open override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    ownCollectionView?.isEditing = editing
  }

  // MARK: Interactive movement

  private final func updateMovingGesture() {
    if let movingGesture { movingGesture.view?.removeGestureRecognizer(movingGesture) }
    movingGesture = nil
    guard installsStandardGestureForInteractiveMovement, let ownCollectionView else { return }
    let gesture = MovingRecognizer(target: self, action: UICollectionViewController.move)
    ownCollectionView.addGestureRecognizer(gesture)
    movingGesture = gesture
  }

  private final func move(_ gesture: UIGestureRecognizer) {
    guard let ownCollectionView else { return }
    let location = gesture.location(in: ownCollectionView)
    switch gesture.state {
    case .began:
      if let path = ownCollectionView.indexPathForItem(at: location) {
        ownCollectionView.beginInteractiveMovementForItem(at: path)
      }
    case .changed: ownCollectionView.updateInteractiveMovementTargetPosition(location)
    case .ended: ownCollectionView.endInteractiveMovement()
    default: ownCollectionView.cancelInteractiveMovement()
    }
  }

  // A method that is not overridden behaves like a method that the data source or delegate does not
  // implement.

  // MARK: Data source

  /// Returns the number of items in a section; 0 by default.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { defaults.collectionView(collectionView, numberOfItemsInSection: section) }
  /// Returns the cell for an item. A subclass with items must override the method.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { defaults.collectionView(collectionView, cellForItemAt: indexPath) }
  /// Returns the number of sections; 1 by default.
  open func numberOfSections(
    in collectionView: UICollectionView
  ) -> Int { defaults.numberOfSections(in: collectionView) }
  /// Returns a supplementary view, such as a header or footer. A subclass whose layout has
  /// supplementary views must override the method.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    defaults.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
  }
  /// Returns a Boolean value that indicates whether the user can move an item; `true` by default.
  /// The item returns to its original index path unless ``collectionView(_:moveItemAt:to:)`` is
  /// overridden.
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { defaults.collectionView(collectionView, canMoveItemAt: indexPath) }
  /// Moves an item in the data, because the user has moved the item. By default, the item returns
  /// to its original index path.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    defaults.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
  }
  /// Returns the titles of the index beside the content; `nil`, the default, for none.
  ///
  /// Never called: the index is not implemented.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
  /// Returns the index path of the item for a title of the index; by default the first item of the
  /// section at the title's index.
  ///
  /// Never called: the index is not implemented.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    defaults.collectionView(collectionView, indexPathForIndexTitle: title, at: index)
  }

  // MARK: Delegate

  /// Asks the delegate if a touch may highlight an item, which is required for selecting it; `true`
  /// by default.
  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { defaults.collectionView(collectionView, shouldHighlightItemAt: indexPath) }
  /// Tells the delegate that an item was highlighted.
  open func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {}
  /// Tells the delegate that an item is no longer highlighted.
  open func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {}
  /// Asks the delegate if the user may select an item; `true` by default.
  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { defaults.collectionView(collectionView, shouldSelectItemAt: indexPath) }
  /// Asks the delegate if the user may deselect an item; `true` by default. It is called only if
  /// several items can be selected.
  open func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { defaults.collectionView(collectionView, shouldDeselectItemAt: indexPath) }
  /// Tells the delegate that the user has selected an item.
  open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}
  /// Tells the delegate that the user has deselected an item.
  open func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}
  /// Asks the delegate if a tap performs the primary action of an item; by default `true` unless
  /// the collection view is in editing mode.
  open func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool { defaults.collectionView(collectionView, canPerformPrimaryActionForItemAt: indexPath) }
  /// Tells the delegate to perform the primary action of an item, because the user has tapped the
  /// item.
  open func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {}
  /// Tells the delegate that a cell is about to become visible.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  /// Tells the delegate that a cell is no longer visible.
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  /// Tells the delegate that a supplementary view is about to become visible.
  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {}
  /// Tells the delegate that a supplementary view is no longer visible.
  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}
  /// Asks the delegate if an item can be edited; `true` by default. If not, the cell's state does
  /// not change in editing mode, and the row has no swipe actions.
  open func collectionView(
    _ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath
  ) -> Bool { defaults.collectionView(collectionView, canEditItemAt: indexPath) }
  /// Returns the target index path of an item that the user is moving; by default the proposed
  /// index path.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    self.collectionView(
      collectionView, targetIndexPathForMoveFromItemAt: currentIndexPath,
      toProposedIndexPath: proposedIndexPath)
  }
  /// Returns the target index path of an item that the user is moving; by default the proposed
  /// index path. The former method: the method with the original index path calls it.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt currentIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath { proposedIndexPath }
  /// Returns the content offset after updates or a change of the layout, in points; by default the
  /// proposed offset.
  open func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    defaults.collectionView(
      collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
  }

  // MARK: Scroll view delegate

  /// Tells the delegate that the content offset has changed.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Tells the delegate that the zoom scale has changed.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Tells the delegate that the user is about to scroll the content.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Tells the delegate that the user has lifted the finger. The velocity is in points per
  /// millisecond. The delegate can change the offset at which scrolling stops.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Tells the delegate that the user has stopped dragging the content, and if the content
  /// continues to scroll.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Tells the delegate that the content is about to continue scrolling after a drag.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Tells the delegate that scrolling after a drag has stopped.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Tells the delegate that an animated change of the content offset by the app has ended. It is
  /// called before the call that changes the offset returns.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Returns the view to zoom; `nil`, the default, for none.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Tells the delegate that zooming is about to begin.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Tells the delegate that zooming has ended.
  open func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
  /// Asks the delegate if a tap on the status bar scrolls to the top; `true` by default.
  open func scrollViewShouldScrollToTop(
    _ scrollView: UIScrollView
  ) -> Bool { defaults.scrollViewShouldScrollToTop(scrollView) }
  /// Tells the delegate that the content has scrolled to the top after a tap on the status bar.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// Tells the delegate that the adjusted content insets have changed.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}

  // MARK: Context menus

  /// Returns the context menu for items at a point, in points in the collection view's coordinates;
  /// `nil`, the default, for none. The array is empty if the point is outside all items.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// Returns a Boolean value that indicates whether a long press on an item without a context menu
  /// shows an edit menu with Cut, Copy and Paste; `false` by default. Use context menus in new code.
  open func collectionView(
    _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool { false }
  /// Returns a Boolean value that indicates whether the edit menu has a command: `cut:`, `copy:` or
  /// `paste:`; `false` by default.
  open func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector,
    forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) -> Bool { false }
  /// Performs a command of the edit menu. Does nothing by default.
  open func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector,
    forItemAt indexPath: IndexPath,
    withSender sender: Any?
  ) {}
  /// Returns the context menu for an item; `nil`, the default, for none. It is called if the method
  /// for several items returns `nil`.
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// Returns the preview of an item while its context menu is visible; `nil`, the default, for a
  /// preview of its cell.
  open func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? { nil }
  /// Returns the preview of an item while its context menu disappears; `nil` by default.
  ///
  /// Never called: previews stay in their place when a menu disappears.
  open func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? { nil }
  /// Tells the delegate that the user has tapped the preview of a context menu.
  open func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  /// Tells the delegate that a context menu is about to appear.
  open func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  /// Tells the delegate that a context menu is about to disappear.
  open func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  // MARK: Focus

  /// Asks the delegate if an item can be focused; by default ``UICollectionView/allowsFocus`` and
  /// ``UICollectionView/allowsFocusDuringEditing`` decide.
  open func collectionView(
    _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
  ) -> Bool { defaults.collectionView(collectionView, canFocusItemAt: indexPath) }
  /// Asks the delegate if a focus update from, to or within the collection view is permitted;
  /// `true` by default.
  open func collectionView(
    _ collectionView: UICollectionView,
    shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool { defaults.collectionView(collectionView, shouldUpdateFocusIn: context) }
  /// Tells the delegate that focus has moved from, to or within the collection view.
  open func collectionView(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}
  /// Returns the index path of the item that is focused first; `nil`, the default, for a selected
  /// item or the first item.
  open func indexPathForPreferredFocusedView(
    in collectionView: UICollectionView
  ) -> IndexPath? { nil }
  /// Asks the delegate if an item is selected when it becomes focused; by default
  /// ``UICollectionView/selectionFollowsFocus`` decides.
  open func collectionView(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool { defaults.collectionView(collectionView, selectionFollowsFocusForItemAt: indexPath) }
  /// Asks the delegate if moving fingers over items may select them, starting with the given item;
  /// `false` by default.
  ///
  /// The collection view must allow multiple selection during editing. The method is called for a
  /// gesture with two fingers, before the collection view enters editing mode, and for a gesture
  /// with one finger on the selection circles in editing mode.
  open func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    defaults.collectionView(collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath)
  }
  /// Tells the delegate that a gesture that selects several items has begun. The collection view is
  /// in editing mode.
  open func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}
  /// Tells the delegate that a gesture that selects several items has ended.
  open func collectionViewDidEndMultipleSelectionInteraction(
    _ collectionView: UICollectionView
  ) {}
  /// Asks the delegate if holding a drag over an item selects the item in a spring-loaded
  /// collection view; `true` by default. The context's target view is the cell.
  open func collectionView(
    _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    defaults.collectionView(collectionView, shouldSpringLoadItemAt: indexPath, with: context)
  }
  /// Returns the layout for an interactive transition; by default a
  /// `UICollectionViewTransitionLayout`.
  open func collectionView(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    defaults.collectionView(
      collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout)
  }
}

/// A recognizer of a long press that moves an item. It ignores touches that can drag the item.
private final class MovingRecognizer: UILongPressGestureRecognizer {
  override func accepts(_ touch: UITouch, with event: UIEvent) -> Bool {
    guard let view = view as? UICollectionView,
      view.dragDelegate == nil || !view.dragInteractionEnabled
    else { return false }
    return super.accepts(touch, with: event)
  }
}
