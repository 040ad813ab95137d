/// A view that shows the items of a data source where a layout places them.
///
/// Only the elements that are visible have views. Views that leave the visible area are reused.
/// Changes take place without animations: a picture shows their end.
@MainActor @preconcurrency open class UICollectionView: UIScrollView {
  /// What provides the numbers of items and their views.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  /// What follows the user's actions. The view does not keep it alive.
  public final var delegate: (any UICollectionViewDelegate)? {
    get { scrollDelegate as? any UICollectionViewDelegate }
    set { scrollDelegate = newValue }
  }

  final var ownLayout: UICollectionViewLayout
  let pool = ReusePool()

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
  /// The numbers of items in the sections; `nil` until the data source is asked.
  final var counts: [Int]?
  private var needsPrepare = true
  private var isLayingOut = false
  /// The bounds and insets for which the layout was prepared.
  private var preparedBounds: CGRect?

  // Updates
  final var batchDepth = 0
  final var pendingUpdates = CollectionUpdates()
  final var pendingReconfigurations: [IndexPath] = []
  /// The cell that a provider configures again.
  private var reconfigured: (indexPath: IndexPath, view: UICollectionReusableView)?

  // Selection
  final var selection: Set<IndexPath> = []
  final var highlighted: IndexPath?

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
    didSet { if allowsMultipleSelectionDuringEditing { allowsSelectionDuringEditing = true } }
  }

  /// Whether the items are edited. The cells' states and accessories follow it, and the selection
  /// ends.
  open var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      deselectAll()
      for (_, shown) in displayed {
        (shown.view as? UICollectionViewCell)?.setNeedsUpdateConfiguration()
      }
    }
  }

  /// When cells that change are measured again.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

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
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    if layout !== ownLayout {
      let old = ownLayout
      old.prepareForTransition(to: layout)
      layout.prepareForTransition(from: old)
      old.collectionView = nil
      take(layout)
      prepareLayoutIfNeeded()
      contentOffset = proposedOffset(contentOffset)
      layoutIfNeeded()
      old.finalizeLayoutTransition()
      layout.finalizeLayoutTransition()
    }
    completion?(true)
  }

  private final func take(_ layout: UICollectionViewLayout) {
    precondition(
      layout.collectionView == nil || layout.collectionView === self,
      "The layout \(layout) belongs to another collection view. Create one for each.")
    ownLayout = layout
    layout.collectionView = self
    layout.dataDidChange()
    for element in displayed.keys { displayed[element]?.isMeasured = false }
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
    if context.invalidateDataSourceCounts { counts = nil }
    if context.contentOffsetAdjustment != .zero {
      contentOffset = CGPoint(
        x: contentOffset.x + context.contentOffsetAdjustment.x,
        y: contentOffset.y + context.contentOffsetAdjustment.y)
    }
    setNeedsLayout()
  }

  /// Asks the data source for its numbers and the layout for its size, if they are not known.
  final func prepareLayoutIfNeeded() {
    if counts == nil { counts = countsOfDataSource() }
    if preparedBounds != bounds {
      let isNewSize = preparedBounds?.size != bounds.size
      if isNewSize {
        for element in displayed.keys { displayed[element]?.isMeasured = false }
      }
      preparedBounds = bounds
      if ownLayout.shouldInvalidateLayout(forBoundsChange: bounds) {
        ownLayout.invalidateLayout(
          with: ownLayout.invalidationContext(forBoundsChange: bounds))
      }
    }
    guard needsPrepare else { return }
    needsPrepare = false
    ownLayout.prepare()
    let size = ownLayout.collectionViewContentSize
    let content = CGSize(width: size.width.nonNegative, height: size.height.nonNegative)
    if content != contentSize { contentSize = content }
  }

  final func countsOfDataSource() -> [Int] {
    guard let dataSource else { return [] }
    let sections = dataSource.numberOfSections(in: self)
    precondition(
      sections >= 0, "numberOfSections(in:) returned \(sections); there cannot be fewer than 0.")
    return (0..<sections).map { section in
      let count = dataSource.collectionView(self, numberOfItemsInSection: section)
      precondition(
        count >= 0,
        """
        collectionView(_:numberOfItemsInSection:) returned \(count) for section \(section); there \
        cannot be fewer than 0.
        """)
      return count
    }
  }

  open override func layoutSubviews() {
    prepareLayoutIfNeeded()
    super.layoutSubviews()
    if !isLayingOut { layOutElements() }
    backgroundView?.frame = bounds
  }

  /// The most passes in which views are measured and placed again.
  private static let maxPassCount = 16

  /// Shows the elements in the visible area.
  ///
  /// Views that are new or have changed are measured; if their sizes change the layout, the visible
  /// elements are determined again. A view is measured once unless it changes.
  private final func layOutElements() {
    isLayingOut = true
    defer { isLayingOut = false }
    for pass in 1...Self.maxPassCount {
      prepareLayoutIfNeeded()
      updateOrthogonalViews()
      let all = ownLayout.layoutAttributesForElements(in: bounds) ?? []
      var visible: Set<CollectionElement> = []
      for attributes in all where visible.insert(attributes.element).inserted {
        show(attributes)
      }
      for element in displayed.keys.filter({ !visible.contains($0) }).sorted() {
        endDisplaying(element)
      }
      for attributes in all { measure(attributes) }
      guard needsPrepare || preparedBounds != bounds else { break }
      if pass == Self.maxPassCount {
        LayoutWarnings.note(
          """
          The layout of a collection view did not come to an end in \(pass) passes: the sizes that \
          views prefer change with each of them.
          """)
      }
    }
    orderViews()
  }

  private final func show(_ attributes: UICollectionViewLayoutAttributes) {
    let element = attributes.element
    if let shown = displayed[element] {
      displayed[element]?.attributes = attributes
      if !shown.attributes.isEqual(attributes) { place(shown.view, attributes) }
    } else {
      let view = makeView(for: attributes)
      displayed[element] = Displayed(view: view, attributes: attributes)
      view.element = element
      place(view, attributes)
      willDisplay(view, element)
      (orthogonalView(for: attributes) ?? self).addSubview(view)
    }
  }

  private final func place(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) {
    placeFrame(of: view, attributes)
    view.alpha = attributes.alpha
    view.isHidden = attributes.isHidden
    if attributes.zIndex != 0 || view.ownLayer != nil {
      view.layer.zPosition = CGFloat(attributes.zIndex)
    }
    view.apply(attributes)
  }

  private final func placeFrame(
    of view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) {
    let shift = orthogonalView(for: attributes)?.shift ?? .zero
    if attributes.transform.isIdentity, view.transform.isIdentity {
      let frame = attributes.frame.offsetBy(shift)
      if view.frame != frame { view.frame = frame }
    } else {
      view.transform = attributes.transform
      view.bounds.size = attributes.size
      view.center = CGPoint(x: attributes.center.x + shift.x, y: attributes.center.y + shift.y)
    }
  }

  private final func measure(_ attributes: UICollectionViewLayoutAttributes) {
    let element = attributes.element
    guard let shown = displayed[element], !shown.isMeasured else { return }
    displayed[element]?.isMeasured = true
    guard !attributes.measuredAxes.isEmpty else { return }
    let preferred = shown.view.preferredLayoutAttributesFitting(attributes.copied)
    // Measuring gives views other sizes.
    placeFrame(of: shown.view, attributes)
    guard
      ownLayout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    else { return }
    ownLayout.invalidateLayout(
      with: ownLayout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
  }

  /// Puts the views in an order that does not depend on when they became visible.
  private final func orderViews() {
    var views = displayed.map { ($0.key, $0.value.view as UIView) }
    for (section, view) in orthogonalViews {
      views.append(
        (CollectionElement(category: .cell, indexPath: IndexPath(index: section)), view))
    }
    let ordered = views.sorted { $0.0 < $1.0 }.map(\.1)
    // Below an app's own subviews, except the background.
    order(ordered, in: self, from: backgroundView?.superview === self ? 1 : 0)
    for view in orthogonalViews.values { order(ordered, in: view, from: 0) }
  }

  private final func order(_ views: [UIView], in container: UIView, from first: Int) {
    let own = views.filter { $0.superview === container }
    let shown = Set(own.map(ObjectIdentifier.init))
    guard container.subviews.filter({ shown.contains(ObjectIdentifier($0)) }) != own else { return }
    for (index, view) in own.enumerated() {
      container.insertSubview(view, at: first + index)
    }
  }

  // MARK: Views

  private final func makeView(
    for attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView {
    let path = attributes.indexPath
    switch attributes.category {
    case .cell: return makeCell(at: path)
    case .supplementary(let kind):
      guard let dataSource else { preconditionFailure("The data source was deallocated.") }
      let view = Self.withProvider {
        dataSource.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
      }
      check(
        view, path,
        "collectionView(_:viewForSupplementaryElementOfKind:at:), kind '\(kind)'")
      return view
    case .decoration(let kind):
      let view = ownLayout.makeDecorationView(ofKind: kind)
      view.owner = self
      return view
    }
  }

  private final func makeCell(at path: IndexPath) -> UICollectionViewCell {
    guard let dataSource else { preconditionFailure("The data source was deallocated.") }
    let cell = Self.withProvider { dataSource.collectionView(self, cellForItemAt: path) }
    check(cell, path, "collectionView(_:cellForItemAt:)")
    if cell.isSelected != selection.contains(path) { cell.isSelected = selection.contains(path) }
    return cell
  }

  /// Ends the process with a sentence if a provided view cannot be shown.
  private final func check(_ view: UICollectionReusableView, _ path: IndexPath, _ call: String) {
    precondition(
      view.reuseKey != nil && view.owner === self,
      """
      \(call) returned a view for item \(path.item) of section \(path.section) that was not \
      dequeued from this collection view.
      """)
    precondition(
      view.superview == nil || reconfigured?.view === view,
      """
      \(call) returned a view for item \(path.item) of section \(path.section) that shows another \
      item. Dequeue a view for each.
      """)
  }

  /// The cell that is configured again, if a provider asks for one like it.
  final func reconfiguredView(
    for key: ReusePool.Key, at path: IndexPath
  ) -> UICollectionReusableView? {
    guard let reconfigured, reconfigured.indexPath == path,
      reconfigured.view.reuseKey == AnyHashable(key)
    else { return nil }
    return reconfigured.view
  }

  /// Asks the provider to configure the visible cell of an item again.
  final func reconfigureCell(at path: IndexPath) {
    let element = CollectionElement(category: .cell, indexPath: path)
    guard let shown = displayed[element] else { return }
    reconfigured = (path, shown.view)
    let cell = makeCell(at: path)
    reconfigured = nil
    precondition(
      cell === shown.view,
      """
      reconfigureItems(at:): the cell provided for item \(path.item) of section \(path.section) is \
      not the one that shows it. Dequeue a cell with the same registration or identifier, or reload \
      the item.
      """)
    displayed[element]?.isMeasured = false
    setNeedsLayout()
  }

  private final func willDisplay(_ view: UICollectionReusableView, _ element: CollectionElement) {
    switch element.category {
    case .cell:
      guard let cell = view as? UICollectionViewCell else { return }
      delegate?.collectionView(self, willDisplay: cell, forItemAt: element.indexPath)
    case .supplementary(let kind):
      delegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: kind, at: element.indexPath)
    case .decoration: break
    }
  }

  /// Removes the view of an element and keeps it for reuse.
  final func endDisplaying(_ element: CollectionElement) {
    guard let view = displayed.removeValue(forKey: element)?.view else { return }
    view.element = nil
    view.removeFromSuperview()
    switch element.category {
    case .cell:
      guard let cell = view as? UICollectionViewCell else { return }
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: element.indexPath)
      cell.isSelected = false
      cell.isHighlighted = false
    case .supplementary(let kind):
      delegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind,
        at: element.indexPath)
    case .decoration: break
    }
    pool.recycle(view)
  }

  final func cell(at path: IndexPath) -> UICollectionViewCell? {
    displayed[CollectionElement(category: .cell, indexPath: path)]?.view as? UICollectionViewCell
  }

  open override func touchesShouldCancel(in view: UIView) -> Bool { true }

  override func restingOffset(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    ownLayout.targetContentOffset(
      forProposedContentOffset: proposed, withScrollingVelocity: velocity)
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    if let view = touches.first?.view { beginHighlight(from: view) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    if let touch = touches.first { endHighlight(touch) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    removeHighlight()
  }
}

extension UICollectionView: ReusableViewOwner {
  func contentDidChange(in view: UICollectionReusableView) {
    guard !isLayingOut, selfSizingInvalidation != .disabled,
      let element = view.element, displayed[element]?.attributes.measuredAxes.isEmpty == false
    else { return }
    displayed[element]?.isMeasured = false
    setNeedsLayout()
  }
}

extension CollectionElement: Comparable {
  /// The order of drawing: decoration views, cells, supplementary views; then by index path.
  static func < (left: CollectionElement, right: CollectionElement) -> Bool {
    (left.rank, left.indexPath, left.kind ?? "") < (right.rank, right.indexPath, right.kind ?? "")
  }

  private var rank: Int {
    switch category {
    case .decoration: 0
    case .cell: 1
    case .supplementary: 2
    }
  }
}
