@_spi(Cello) import CelloControls

/// A view that shows the items of a data source in the arrangement of a layout.
///
/// Only visible elements have views. Views that leave the visible area are reused. Updates are
/// animated on a simulated clock; otherwise a picture shows the final state.
@MainActor @preconcurrency open class UICollectionView: UIScrollView {
  /// The object that provides the item counts and the views. It is not retained. Setting another
  /// data source reloads the data.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  /// The object that responds to user actions. It is not retained.
  open var delegate: (any UICollectionViewDelegate)? {
    get { scrollDelegate as? any UICollectionViewDelegate }
    set { scrollDelegate = newValue }
  }

  final var ownLayout: UICollectionViewLayout
  let pool = ReusePool<ReuseKey, UICollectionReusableView>()

  /// A view of an element.
  struct Displayed {
    let view: UICollectionReusableView
    /// A copy of the layout attributes: an app's layout may change the objects that it returns.
    var attributes: UICollectionViewLayoutAttributes
    /// A Boolean value that indicates whether the view has been measured since its content changed.
    var isMeasured = false
  }

  final var displayed: [CollectionElement: Displayed] = [:]
  /// The placeholders that the layout contains, from top to bottom.
  final var shownPlaceholders: [ListPlaceholderContext] = []
  /// The positions of ``shownPlaceholders``. The index paths of ``displayed`` and of the layout are
  /// presentation index paths.
  final var placeholderPositions = PlaceholderPositions()
  /// The scroll views of sections whose groups scroll independently, by section index.
  final var orthogonalViews: [Int: OrthogonalScrollView] = [:]
  final var state = ListState()
  final var needsPrepare = true
  /// The bounds for which the layout was prepared.
  final var preparedBounds: CGRect?

  /// The frame from the layout for the view that the data source is providing.
  final var requestedFrame = CGRect.zero

  /// The controller of the swipe actions in lists; `nil` until a list is shown.
  final var swipe: SwipeController?

  /// The interactive movement; `nil` if no item is being moved.
  final var movement: InteractiveMovement?
  /// The interactive transition to another layout; `nil` if there is none.
  final var transition: InteractiveTransition?

  /// The object that can load data in advance. It is not retained.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// A Boolean value that indicates whether ``prefetchDataSource`` is called; `true` by default.
  open var isPrefetchingEnabled = true

  /// A Boolean value that indicates whether the user can select items; `true` by default. Setting
  /// it to `false` deselects all items.
  open var allowsSelection = true {
    didSet { if !allowsSelection { deselectAll() } }
  }
  /// A Boolean value that indicates whether several items can be selected; `false` by default.
  /// Setting it to `false` leaves at most one item selected.
  open var allowsMultipleSelection = false {
    didSet { if !allowsMultipleSelection { keepOneSelected() } }
  }
  /// A Boolean value that indicates whether the user can select items in editing mode; `false` by
  /// default.
  open var allowsSelectionDuringEditing = false
  /// A Boolean value that indicates whether several items can be selected in editing mode; `false`
  /// by default. Setting it to `true` also sets ``allowsSelectionDuringEditing``.
  open var allowsMultipleSelectionDuringEditing = false {
    didSet {
      guard allowsMultipleSelectionDuringEditing else { return }
      allowsSelectionDuringEditing = true
      updateMultipleSelection()
    }
  }

  /// A Boolean value that indicates whether the collection view is in editing mode; `false` by
  /// default. A change deselects all items and updates the cells' states and accessories, with an
  /// animation on a simulated clock.
  open var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      swipe?.close()
      deselectAll()
      animatingUpdates(inside: visibleCells) {
        for (_, shown) in displayed {
          (shown.view as? UICollectionViewCell)?.setNeedsUpdateConfiguration()
        }
      }
    }
  }

  /// The changes after which cells are measured again; `enabled` by default.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  final lazy var contextMenus = ListContextMenus(self)

  /// A view behind the elements, as large as the collection view; `nil`, the default, for none.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// A Boolean value that indicates whether the app has not set the background color.
  final var hasDefaultBackground = false

  /// The color behind the content.
  ///
  /// By default, `systemBackground`; `nil` in a layout in which every section is a list, because the
  /// layout draws the color behind the rows, in a column that floats on glass, and in collection
  /// views of nib files.
  open override var backgroundColor: UIColor? {
    didSet { hasDefaultBackground = false }
  }

  /// Creates a collection view with a frame, in points in the coordinates of its future superview,
  /// and a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    ownLayout = layout
    super.init(frame: frame)
    hasDefaultBackground = true
    setUp()
  }

  /// Creates a view of a nib file; fails for other coders.
  public required init?(coder: NSCoder) {
    ownLayout = coder.nib?.initialValue("layout") ?? UICollectionViewFlowLayout()
    super.init(coder: coder)
    setUp()
    coder.apply(to: self, as: UICollectionView.self)
  }

  private func setUp() {
    take(ownLayout)
    addInteraction(contextMenus.interaction)
  }

  @_spi(Cello) public override class var appearanceTable: AppearanceTable { .collectionView }

  @_spi(Cello) public override class func makeForAppearance() -> UIView { makeDynamically(()) }

  // MARK: Layout

  /// The layout of the collection view. A layout lays out the last collection view that it was
  /// assigned to.
  open var collectionViewLayout: UICollectionViewLayout {
    get { ownLayout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  /// Replaces the layout. An animated change takes time on a simulated clock.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  /// Replaces the layout. On a simulated clock, the items move to their new frames if the change is
  /// animated or part of an animation.
  ///
  /// - Parameter completion: A closure that is called at the end: without a clock before the method
  ///   returns, with `true`.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    guard layout !== ownLayout else {
      completion?(true)
      return
    }
    let old = ownLayout
    let end = { [weak self] (isFinished: Bool) in
      old.finalizeLayoutTransition()
      layout.finalizeLayoutTransition()
      self?.didTransition(from: old, to: layout)
      completion?(isFinished)
    }
    let isAnimated = animated || UIView.inheritedAnimationDuration > 0
    func replace() { replaceLayout(with: layout) }
    if isAnimated {
      guard let motion = animatingUpdates(inside: [], replace) else { return end(true) }
      motion.whenEnded(end)
    } else {
      replace()
      end(true)
    }
  }

  private final func replaceLayout(with layout: UICollectionViewLayout) {
    cancelInteractiveTransition()
    let old = ownLayout
    willTransition(from: old, to: layout)
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    hidePlaceholders()
    old.collectionView = nil
    take(layout)
    showPlaceholders()
    prepareLayoutIfNeeded()
    contentOffset = proposedOffset(contentOffset)
    // Outside a window, the data source may still be incomplete.
    if window != nil { layoutIfNeeded() }
  }

  private final func take(_ layout: UICollectionViewLayout) {
    ownLayout = layout
    attach(layout)
    measureAgain()
    layout.invalidateLayout()
    updateDefaultBackground()
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
    if context.invalidateDataSourceCounts {
      hidePlaceholders()
      state.counts = nil
    }
    // Computed first, because a smaller content size moves an offset that is out of range.
    let target = CGPoint(
      x: contentOffset.x + context.contentOffsetAdjustment.x,
      y: contentOffset.y + context.contentOffsetAdjustment.y)
    if context.contentSizeAdjustment != .zero {
      contentSize = CGSize(
        width: (contentSize.width + context.contentSizeAdjustment.width).nonNegative,
        height: (contentSize.height + context.contentSizeAdjustment.height).nonNegative)
    }
    if context.contentOffsetAdjustment != .zero { contentOffset = target }
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    prepareLayoutIfNeeded()
    super.layoutSubviews()
    layOut()
    backgroundView?.frame = bounds
  }

  /// Returns the size of the whole content for a width, in points. All cells are measured.
  @discardableResult
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
    displayed[cellElement(of: path)]?.view as? UICollectionViewCell
  }

  open override func touchesShouldCancel(in view: UIView) -> Bool { true }

  @_spi(Cello) public override func restingOffset(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint
  {
    ownLayout.targetContentOffset(
      forProposedContentOffset: proposed, withScrollingVelocity: velocity)
  }

  // MARK: Drag and drop

  /// The object that provides the items to drag. It is not retained.
  open weak var dragDelegate: (any UICollectionViewDragDelegate)? {
    didSet { updateDragAndDrop() }
  }
  /// The object that handles drops. It is not retained.
  open weak var dropDelegate: (any UICollectionViewDropDelegate)? {
    didSet { updateDragAndDrop() }
  }
  /// A Boolean value that indicates whether the user can start drags; `false` by default on iPhone.
  open var dragInteractionEnabled: Bool {
    get { allowsDrags }
    set { state.allowsDrags = newValue }
  }
  /// The speed at which items move to make space for items that are dragged over them; `immediate`
  /// by default.
  ///
  /// Stored only: items always move at once, because a picture shows the final state.
  open var reorderingCadence = ReorderingCadence.immediate

  /// A Boolean value that indicates whether holding a drag over an item selects the item; `false`
  /// by default.
  open var isSpringLoaded: Bool {
    get { hasSpringLoading }
    set { hasSpringLoading = newValue }
  }

  // MARK: Focus

  /// A Boolean value that indicates whether items can be focused unless the delegate decides;
  /// `false` by default.
  open var allowsFocus: Bool {
    get { state.focus.isAllowed }
    set { state.focus.isAllowed = newValue }
  }
  /// A Boolean value that indicates whether items can also be focused in editing mode, in addition
  /// to ``allowsFocus``; `false` by default.
  open var allowsFocusDuringEditing: Bool {
    get { state.focus.isAllowedDuringEditing }
    set { state.focus.isAllowedDuringEditing = newValue }
  }
  /// A Boolean value that indicates whether focus returns to the item that was focused last;
  /// `false` by default.
  open var remembersLastFocusedIndexPath: Bool {
    get { state.focus.remembersLast }
    set { state.focus.remembersLast = newValue }
  }
  /// A Boolean value that indicates whether an item is selected when it becomes focused unless the
  /// delegate decides; `false` by default.
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

  @_spi(Cello) public override func itemToFocus(from view: UIView, _ heading: UIFocusHeading)
    -> UIView?
  {
    cellToFocus(from: view, heading)
  }

  @_spi(Cello) public override func preferredItemToFocus() -> UIView? { preferredCellToFocus() }

  // MARK: Touches

  @discardableResult
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

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateDefaultBackground()
  }

  // MARK: Sections and items

  /// The number of sections in the collection view.
  open var numberOfSections: Int {
    prepareLayoutIfNeeded()
    return itemCounts.count
  }

  /// Returns the number of items in a section. The section must exist.
  open func numberOfItems(inSection section: Int) -> Int {
    prepareLayoutIfNeeded()
    let counts = itemCounts
    guard counts.indices.contains(section) else {
      preconditionFailure(
        """
        numberOfItems(inSection:): section \(section) is out of bounds; the number of sections is \
        \(counts.count).
        """)
    }
    return (state.dropGap?.data(counts) ?? counts)[section]
  }

  /// The visible cells as of the last layout pass, sorted by index path.
  open var visibleCells: [UICollectionViewCell] {
    shownCells.map(\.cell)
  }

  /// The index paths of the visible items as of the last layout pass, in ascending order.
  open var indexPathsForVisibleItems: [IndexPath] {
    shownCells.map(\.indexPath)
  }

  /// Returns the visible supplementary views of a kind, sorted by index path.
  open func visibleSupplementaryViews(
    ofKind elementKind: String
  ) -> [UICollectionReusableView] {
    shown { $0 == .supplementary(kind: elementKind) }.map(\.view)
  }

  /// Returns the index paths of the visible supplementary views of a kind, in ascending order.
  open func indexPathsForVisibleSupplementaryElements(
    ofKind elementKind: String
  ) -> [IndexPath] {
    shown { $0 == .supplementary(kind: elementKind) }.map(\.element.indexPath)
  }

  /// Returns the cell at an index path; `nil` if the item is not visible.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    cell(at: indexPath)
  }

  /// Returns the supplementary view at an index path; `nil` if it is not visible.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    displayed[
      CollectionElement(category: .supplementary(kind: elementKind), indexPath: indexPath)]?.view
  }

  /// Returns the index path of a visible cell; `nil` if the cell is not visible in the collection
  /// view.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    guard cell.owner === self, let element = cell.element, displayed[element]?.view === cell else {
      return nil
    }
    return placeholderPositions.itemPath(of: element.indexPath)
  }

  /// Returns the index path of a visible supplementary view; `nil` if it is not visible in the
  /// collection view.
  open func indexPath(
    forSupplementaryView supplementaryView: UICollectionReusableView
  ) -> IndexPath? {
    guard supplementaryView.owner === self, let element = supplementaryView.element,
      case .supplementary = element.category
    else { return nil }
    return element.indexPath
  }

  /// Returns the index path of the item at a point, in points in the content's coordinates,
  /// including points outside the visible area; `nil` if there is no item. If items overlap, the
  /// frontmost item is returned.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    frontmostItem(at: point)
  }

  /// Returns the layout attributes of an item; `nil` if the item does not exist.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayoutIfNeeded()
    return contains(indexPath) ? attributes(ofItemAt: indexPath) : nil
  }

  /// Returns the layout attributes of a supplementary view; `nil` if the layout has none at the
  /// index path.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayoutIfNeeded()
    return ownLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// Scrolls to an item, without an animation. If no position is given for an axis, the content
  /// scrolls along this axis as little as possible. The item must exist.
  ///
  /// If `animated` is `true` and the offset changes, the delegate is called as after an animation.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    scroll(toItem: indexPath, at: scrollPosition, animated: animated)
  }

  // MARK: Selected items

  /// The index paths of the selected items, in ascending order; an empty array if no item is
  /// selected. It is never `nil`.
  open var indexPathsForSelectedItems: [IndexPath]? { state.selection.sorted() }

  /// Selects an item without calling the delegate, and scrolls to it, without an animation, unless
  /// the scroll position is empty; a `nil` index path deselects all items.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    prepareLayoutIfNeeded()
    guard let path = select(byApp: indexPath, isAnimated: animated), scrollPosition != [] else {
      return
    }
    scrollToItem(at: path, at: scrollPosition, animated: animated)
  }

  /// Deselects an item without calling the delegate. An animated change takes time on a simulated
  /// clock.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    setSelected(indexPath, false, isAnimated: animated)
  }

  // MARK: Updates

  /// Discards the cached data and all visible views, and loads the data again. All items are
  /// deselected.
  open func reloadData() {
    discardData()
  }

  /// A Boolean value that indicates whether the collection view shows placeholders of dropped items
  /// or is inside a call of ``performBatchUpdates(_:completion:)``.
  open var hasUncommittedUpdates: Bool { state.updates.depth > 0 || !state.placeholders.isEmpty }

  /// Performs insertions, deletions, reloads and moves together, with an animation on a simulated
  /// clock.
  ///
  /// The index paths of deletions, reloads and sources of moves refer to the state before the
  /// updates; the index paths of insertions and targets of moves refer to the state after the
  /// updates. The item counts that the data source reports before and after must be consistent with
  /// the updates; otherwise the process ends with a message. The completion handler is called at the
  /// end of the animation, or before the method returns if there is none.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    performBatch(updates, completion: completion)
  }

  /// Inserts sections at the given indexes.
  open func insertSections(_ sections: IndexSet) { update(\.insertedSections, sections) }

  /// Deletes the sections at the given indexes.
  open func deleteSections(_ sections: IndexSet) { update(\.deletedSections, sections) }

  /// Replaces the views of the sections at the given indexes.
  open func reloadSections(_ sections: IndexSet) { update(\.reloadedSections, sections) }

  /// Moves a section to another index.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections[section] = newSection }
  }

  /// Inserts items at the given index paths.
  open func insertItems(at indexPaths: [IndexPath]) { update(\.insertedItems, indexPaths) }

  /// Deletes the items at the given index paths.
  open func deleteItems(at indexPaths: [IndexPath]) { update(\.deletedItems, indexPaths) }

  /// Replaces the cells of the items at the given index paths.
  open func reloadItems(at indexPaths: [IndexPath]) { update(\.reloadedItems, indexPaths) }

  /// Moves an item to another index path.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.movedItems[indexPath] = newIndexPath }
  }

  /// Configures the visible cells of items again, without replacing the cells.
  open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

  // MARK: Registrations

  /// Registers a class for new cells with a reuse identifier; `nil` removes the registration.
  open func register(
    _ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String
  ) {
    pool.register(
      cellClass, for: ReuseKey(category: .cell, identifier: identifier),
      "register(_:forCellWithReuseIdentifier:)")
  }

  /// Registers a class for new supplementary views of a kind with a reuse identifier; `nil` removes
  /// the registration.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    pool.register(
      viewClass, for: ReuseKey(category: .supplementary(kind: elementKind), identifier: identifier),
      "register(_:forSupplementaryViewOfKind:withReuseIdentifier:)")
  }

  /// Registers a nib file with a cell for new cells with a reuse identifier; `nil` removes the
  /// registration.
  @_disfavoredOverload
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    pool.register(nib, for: ReuseKey(category: .cell, identifier: identifier))
  }

  /// Registers a nib file with a view for new supplementary views of a kind with a reuse identifier;
  /// `nil` removes the registration.
  @_disfavoredOverload
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) {
    pool.register(
      nib, for: ReuseKey(category: .supplementary(kind: kind), identifier: identifier))
  }

  /// Dequeues a new or reused cell with a reuse identifier. Call it from the data source when it
  /// provides a cell. A class must have been registered for the identifier.
  @discardableResult
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let call = "dequeueReusableCell(withReuseIdentifier:for:)"
    let key = ReuseKey(category: .cell, identifier: identifier)
    guard let cell = dequeue(key, at: indexPath, call: call) as? UICollectionViewCell else {
      preconditionFailure(
        "\(call): the class registered for '\(identifier)' is not a UICollectionViewCell.")
    }
    return cell
  }

  /// Dequeues a new or reused supplementary view with a reuse identifier. Call it from the data
  /// source when it provides a view. A class must have been registered for the identifier.
  @discardableResult
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeue(
      ReuseKey(category: .supplementary(kind: elementKind), identifier: identifier),
      at: indexPath, call: "dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)")
  }

  // MARK: Movements

  /// Begins the interactive movement of an item if the data source permits it and no placeholder of
  /// a dropped item is visible.
  ///
  /// - Returns: `true` if the movement began.
  @discardableResult
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    beginMovement(at: indexPath)
  }

  /// Moves the item to a position, in points in the content's coordinates. The layout moves the
  /// other items to fill the gap.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    moveItem(to: targetPosition)
  }

  /// Ends the interactive movement, and tells the data source the new index path of the item.
  open func endInteractiveMovement() {
    endMovement()
  }

  /// Ends the interactive movement and returns the item to its original index path.
  open func cancelInteractiveMovement() {
    guard let movement else { return }
    show(movingItemAt: movement.start)
    finishMovement(isCanceled: true)
  }

  // MARK: Transitions

  /// Begins an interactive transition to another layout and returns the transition layout, whose
  /// progress the app sets.
  ///
  /// The transition ends with ``finishInteractiveTransition()`` or
  /// ``cancelInteractiveTransition()``. Starting a transition during another transition is a
  /// programming error.
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    beginTransition(to: layout, completion: completion)
  }

  /// Ends the interactive transition with the new layout.
  open func finishInteractiveTransition() { endTransition(finishes: true) }

  /// Ends the interactive transition with the previous layout.
  open func cancelInteractiveTransition() { endTransition(finishes: false) }

  // MARK: Active drags and menus

  /// A Boolean value that indicates whether items of the collection view are being dragged.
  open var hasActiveDrag: Bool { state.drags?.isDragging ?? false }

  /// A Boolean value that indicates whether dragged items are over the collection view.
  open var hasActiveDrop: Bool { state.drags?.state.isTarget ?? false }

  /// The interaction that shows the context menus of items.
  open var contextMenuInteraction: UIContextMenuInteraction? { contextMenus.interaction }

  @_spi(Cello) open override var describedDetails: [String] {
    super.describedDetails + [
      "layout: <\(ObjectIdentity.text(collectionViewLayout))>",
      "dataSource: \(dataSource.map { "<\(ObjectIdentity.text($0))>" } ?? "(null)")",
    ]
  }
}
