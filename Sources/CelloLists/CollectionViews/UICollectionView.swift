@_spi(Cello) import CelloControls

/// A view that shows the items of a data source where a layout places them.
///
/// Only the elements that are visible have views. Views that leave the visible area are reused.
/// Changes take place without animations: a picture shows their end.
@MainActor @preconcurrency open class UICollectionView: UIScrollView {
  /// The object that provides the numbers of items and their views. It is not retained.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  /// The object that follows the user's actions. It is not retained.
  public final var delegate: (any UICollectionViewDelegate)? {
    get { scrollDelegate as? any UICollectionViewDelegate }
    set { scrollDelegate = newValue }
  }

  final var ownLayout: UICollectionViewLayout
  let pool = ReusePool<ReuseKey, UICollectionReusableView>()

  /// A view of an element, as the layout has placed it.
  struct Displayed {
    let view: UICollectionReusableView
    var attributes: UICollectionViewLayoutAttributes
    /// Whether the view's size has been asked for since its content changed.
    var isMeasured = false
  }

  final var displayed: [CollectionElement: Displayed] = [:]
  /// The groups of sections that scroll by themselves.
  final var orthogonalViews: [Int: OrthogonalScrollView] = [:]
  final var state = ListState()
  final var needsPrepare = true
  final var isLayingOut = false
  /// The bounds and insets for which the layout was prepared.
  final var preparedBounds: CGRect?

  /// The layout's frame for the view that a data source is asked for.
  final var requestedFrame = CGRect.zero

  /// Shows the swipe actions of lists, once there is one.
  final var swipe: SwipeController?

  /// The item that is being moved.
  final var movement: InteractiveMovement?
  /// The transition to another layout that the app controls.
  final var transition: InteractiveTransition?

  /// The object that is told which items will be needed soon. It is not retained.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// Whether ``prefetchDataSource`` is told.
  open var isPrefetchingEnabled = true

  /// Whether the user can select items.
  open var allowsSelection = true {
    didSet { if !allowsSelection { deselectAll() } }
  }
  /// Whether several items can be selected.
  open var allowsMultipleSelection = false {
    didSet { if !allowsMultipleSelection { keepOneSelected() } }
  }
  /// Whether the user can select items while they are edited.
  open var allowsSelectionDuringEditing = false
  /// Whether several items can be selected while they are edited. It includes
  /// ``allowsSelectionDuringEditing``.
  open var allowsMultipleSelectionDuringEditing = false {
    didSet {
      guard allowsMultipleSelectionDuringEditing else { return }
      allowsSelectionDuringEditing = true
      updateMultipleSelection()
    }
  }

  /// Whether the items are edited. The cells' states and accessories follow it, and the selection
  /// ends.
  open var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      swipe?.close()
      deselectAll()
      for (_, shown) in displayed {
        (shown.view as? UICollectionViewCell)?.setNeedsUpdateConfiguration()
      }
    }
  }

  /// When cells that change are measured again.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  final lazy var contextMenus = ListContextMenus(self)

  /// A view behind the elements, as large as the collection view; `nil` for none.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    ownLayout = layout
    super.init(frame: frame)
    take(layout)
    addInteraction(contextMenus.interaction)
  }

  /// Always fails: views are not read from archives.
  public required init?(coder: NSCoder) { return nil }

  // MARK: Layout

  /// The layout. A layout belongs to one collection view.
  open var collectionViewLayout: UICollectionViewLayout {
    get { ownLayout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  /// Replaces the layout.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// Replaces the layout.
  ///
  /// - Parameter completion: called at once, with true.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    if layout !== ownLayout {
      cancelInteractiveTransition()
      let old = ownLayout
      willTransition(from: old, to: layout)
      old.prepareForTransition(to: layout)
      layout.prepareForTransition(from: old)
      old.collectionView = nil
      take(layout)
      prepareLayoutIfNeeded()
      contentOffset = proposedOffset(contentOffset)
      // Outside of a window the data source may not be complete yet.
      if window != nil { layoutIfNeeded() }
      old.finalizeLayoutTransition()
      layout.finalizeLayoutTransition()
      didTransition(from: old, to: layout)
    }
    completion?(true)
  }

  private final func take(_ layout: UICollectionViewLayout) {
    ownLayout = layout
    attach(layout)
    measureAgain()
    layout.invalidateLayout()
  }

  final func proposedOffset(_ offset: CGPoint) -> CGPoint {
    let proposed = ownLayout.targetContentOffset(forProposedContentOffset: offset)
    let target =
      delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: proposed)
      ?? proposed
    return CGPoint(x: horizontalAxis.clamped(target.x), y: verticalAxis.clamped(target.y))
  }

  final func layoutWasInvalidated(with context: UICollectionViewLayoutInvalidationContext) {
    needsPrepare = true
    transition?.layout.areLayoutsPrepared = false
    if context.invalidateDataSourceCounts { state.counts = nil }
    if context.contentOffsetAdjustment != .zero {
      contentOffset = CGPoint(
        x: contentOffset.x + context.contentOffsetAdjustment.x,
        y: contentOffset.y + context.contentOffsetAdjustment.y)
    }
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    prepareLayoutIfNeeded()
    super.layoutSubviews()
    if !isLayingOut { layOutElements() }
    backgroundView?.frame = bounds
    if !isLayingOut { state.layoutCompletions.runAfterLayout() }
  }

  /// The size of the whole content in a width, for which all cells are measured.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let frame = frame
    defer { self.frame = frame }
    var height = max(size.height.nonNegative, 1)
    for _ in 0..<Self.maxPassCount {
      self.frame.size = CGSize(width: size.width.nonNegative, height: height)
      layoutIfNeeded()
      let insets = adjustedContentInset
      let whole = contentSize.height + insets.top + insets.bottom
      if whole == height { break }
      height = whole
    }
    return CGSize(width: size.width.nonNegative, height: height)
  }

  final func cell(at path: IndexPath) -> UICollectionViewCell? {
    displayed[CollectionElement(category: .cell, indexPath: path)]?.view as? UICollectionViewCell
  }

  open override func touchesShouldCancel(in view: UIView) -> Bool { true }

  @_spi(Cello) public override func restingOffset(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    ownLayout.targetContentOffset(
      forProposedContentOffset: proposed, withScrollingVelocity: velocity)
  }

  // MARK: Drag and drop

  /// The object that provides what is dragged with an item. It is not retained.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)? {
    didSet { updateDragAndDrop() }
  }
  /// The object that takes dropped items. It is not retained.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)? {
    didSet { updateDragAndDrop() }
  }
  /// Whether drags can begin; on phones they cannot by default.
  open var dragInteractionEnabled: Bool {
    get { allowsDrags }
    set { state.allowsDrags = newValue }
  }
  /// How soon items make room for others that are dragged over them. They do so at once: a picture
  /// shows them at rest.
  open var reorderingCadence = ReorderingCadence.immediate

  /// Whether a drag that is held over an item selects it; by default it does not.
  open var isSpringLoaded: Bool {
    get { hasSpringLoading }
    set { hasSpringLoading = newValue }
  }

  // MARK: Focus

  /// Whether items can have the focus, unless the delegate decides; by default they cannot.
  open var allowsFocus: Bool {
    get { state.focus.isAllowed }
    set { state.focus.isAllowed = newValue }
  }
  /// Whether items can have the focus while they are edited.
  open var allowsFocusDuringEditing: Bool {
    get { state.focus.isAllowedDuringEditing }
    set { state.focus.isAllowedDuringEditing = newValue }
  }
  /// Whether the focus returns to the item that had it last.
  open var remembersLastFocusedIndexPath: Bool {
    get { state.focus.remembersLast }
    set { state.focus.remembersLast = newValue }
  }
  /// Whether items are selected when they get the focus, unless the delegate decides; by default they
  /// are not.
  open var selectionFollowsFocus: Bool {
    get { state.focus.selects }
    set { state.focus.selects = newValue }
  }

  open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
    super.shouldUpdateFocus(in: context)
      && delegate?.collectionView(self, shouldUpdateFocusIn: .init(context, in: self)) ?? true
  }

  open override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    let context = UICollectionViewFocusUpdateContext(context, in: self)
    delegate?.collectionView(self, didUpdateFocusIn: context, with: coordinator)
    focusDidMove(to: context.nextFocusedIndexPath)
  }

  @_spi(Cello) public override var isFocusGroup: Bool { true }

  @_spi(Cello) public override func itemToFocus(from view: UIView, _ heading: UIFocusHeading) -> UIView? {
    cellToFocus(from: view, heading)
  }

  @_spi(Cello) public override func preferredItemToFocus() -> UIView? { preferredCellToFocus() }

  // MARK: Touches

  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    mayBegin(gestureRecognizer) ?? super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    followBegan(touches)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    followEnded(touches)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    removeHighlight()
  }

  @_spi(Cello) public override func recordContent(
    into recorder: inout DisplayListRecorder, at origin: CGPoint
  ) {
    super.recordContent(into: &recorder, at: origin)
    recordListBackgrounds(into: &recorder, at: origin)
  }
}
