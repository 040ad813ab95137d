@_spi(Cello) import CelloControllers

/// A controller of a collection view, which fills its view.
///
/// The controller is the data source and delegate of the collection view until a subclass replaces
/// them. Subclasses override the methods of both protocols; those that they leave out do what UIKit
/// does without them.
@MainActor @preconcurrency
open class UICollectionViewController: UIViewController,
  UICollectionViewDataSource, UICollectionViewDelegate
{
  private final let initialLayout: UICollectionViewLayout?
  private final lazy var listAppearance = ListAppearance { [weak self] in self?.ownCollectionView }
  private final let defaults = CollectionDefaults()
  private final var ownCollectionView: UICollectionView?
  private final var movingGesture: UILongPressGestureRecognizer?

  /// Whether the selection is removed when the view is about to appear.
  open var clearsSelectionOnViewWillAppear = true
  /// Whether a long press moves an item that the data source permits to move. It does not where items
  /// are dragged.
  open var installsStandardGestureForInteractiveMovement = true {
    didSet { updateMovingGesture() }
  }
  /// Whether a navigation controller animates from the layout of the controller below to that of
  /// this one. Transitions take place at once.
  open var useLayoutToLayoutNavigationTransitions = false

  /// A controller of a collection view with a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    initialLayout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// A controller that needs a collection view in ``loadView()`` of a subclass.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    initialLayout = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Always fails: controllers are not read from archives. Subclasses written for iOS override it.
  public required init?(coder: NSCoder) { return nil }

  /// The collection view, which fills the view.
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return ownCollectionView
    }
    set { install(newValue) }
  }

  /// The layout that the controller was created with, or the collection view's present one.
  open var collectionViewLayout: UICollectionViewLayout {
    if let layout = ownCollectionView?.collectionViewLayout ?? initialLayout { return layout }
    return collectionView.collectionViewLayout
  }

  /// Creates the view and the collection view in it.
  open override func loadView() {
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

  /// An app's own collection view that is the view itself is used as it is.
  @_spi(Cello) public override func viewWasLoaded(_ view: UIView) {
    super.viewWasLoaded(view)
    if let collectionView = view as? UICollectionView { adopt(collectionView) }
  }

  /// Fills the view with a collection view instead of the present one.
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

  /// Loads the data when the view appears for the first time, and removes the selection unless
  /// ``clearsSelectionOnViewWillAppear`` is `false`.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    listAppearance.begin(
      in: self, loadsData: ownCollectionView?.dataSource === self,
      clearsSelection: clearsSelectionOnViewWillAppear)
  }

  /// Stops following the keyboard.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    listAppearance.end()
  }

  /// Starts or ends editing of the controller and of the collection view.
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

  // Without an override, each method does what the view does without the method.

  // MARK: Data source

  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { defaults.collectionView(collectionView, numberOfItemsInSection: section) }
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { defaults.collectionView(collectionView, cellForItemAt: indexPath) }
  open func numberOfSections(
    in collectionView: UICollectionView
  ) -> Int { defaults.numberOfSections(in: collectionView) }
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    defaults.collectionView(collectionView, viewForSupplementaryElementOfKind: kind, at: indexPath)
  }
  open func collectionView(
    _ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath
  ) -> Bool { defaults.collectionView(collectionView, canMoveItemAt: indexPath) }
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    defaults.collectionView(collectionView, moveItemAt: sourceIndexPath, to: destinationIndexPath)
  }
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    defaults.collectionView(collectionView, indexPathForIndexTitle: title, at: index)
  }

  // MARK: Delegate

  open func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { defaults.collectionView(collectionView, shouldHighlightItemAt: indexPath) }
  open func collectionView(
    _ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool { defaults.collectionView(collectionView, shouldSelectItemAt: indexPath) }
  open func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { defaults.collectionView(collectionView, shouldDeselectItemAt: indexPath) }
  open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool { defaults.collectionView(collectionView, canPerformPrimaryActionForItemAt: indexPath) }
  open func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath
  ) -> Bool { defaults.collectionView(collectionView, canEditItemAt: indexPath) }
  open func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    defaults.collectionView(
      collectionView, targetIndexPathForMoveOfItemFromOriginalIndexPath: originalIndexPath,
      atCurrentIndexPath: currentIndexPath, toProposedIndexPath: proposedIndexPath)
  }
  open func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    defaults.collectionView(
      collectionView, targetContentOffsetForProposedContentOffset: proposedContentOffset)
  }

  // MARK: Scroll view delegate

  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  open func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
  open func scrollViewShouldScrollToTop(
    _ scrollView: UIScrollView
  ) -> Bool { defaults.scrollViewShouldScrollToTop(scrollView) }
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}

  // MARK: Context menus

  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  open func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  open func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? { nil }
  open func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? { nil }
  open func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}

  // MARK: Focus

  open func collectionView(
    _ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath
  ) -> Bool { defaults.collectionView(collectionView, canFocusItemAt: indexPath) }
  open func collectionView(
    _ collectionView: UICollectionView,
    shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool { defaults.collectionView(collectionView, shouldUpdateFocusIn: context) }
  open func collectionView(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {}
  open func indexPathForPreferredFocusedView(
    in collectionView: UICollectionView
  ) -> IndexPath? { nil }
  open func collectionView(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool { defaults.collectionView(collectionView, selectionFollowsFocusForItemAt: indexPath) }
  open func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    defaults.collectionView(collectionView, shouldBeginMultipleSelectionInteractionAt: indexPath)
  }
  open func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}
  open func collectionViewDidEndMultipleSelectionInteraction(
    _ collectionView: UICollectionView
  ) {}
  open func collectionView(
    _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    defaults.collectionView(collectionView, shouldSpringLoadItemAt: indexPath, with: context)
  }
  open func collectionView(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    defaults.collectionView(
      collectionView, transitionLayoutForOldLayout: fromLayout, newLayout: toLayout)
  }
}

/// Recognizes a finger that rests on an item to move it, unless it drags the item.
private final class MovingRecognizer: UILongPressGestureRecognizer {
  override func accepts(_ touch: UITouch, with event: UIEvent) -> Bool {
    guard let view = view as? UICollectionView,
      view.dragDelegate == nil || !view.dragInteractionEnabled
    else { return false }
    return super.accepts(touch, with: event)
  }
}
