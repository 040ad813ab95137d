@_spi(Cello) import CelloControls

/// A view that shows rows in a single column, in sections with headers and footers.
///
/// Only visible rows have cells. Cells that leave the visible area are reused. Updates are animated
/// on a simulated clock; otherwise a picture shows the final state.
@MainActor @preconcurrency open class UITableView: UIScrollView {
  // MARK: Data

  /// The object that provides the row counts and the cells. It is not retained. Setting another
  /// data source reloads the data.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  /// The object that responds to user actions. It is not retained.
  open var delegate: (any UITableViewDelegate)? {
    get { scrollDelegate as? any UITableViewDelegate }
    set {
      scrollDelegate = newValue
      heightsChanged()
    }
  }

  /// The object that can load data in advance. It is not retained.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// A Boolean value that indicates whether ``prefetchDataSource`` is called; `true` by default.
  open var isPrefetchingEnabled = true

  /// The style of the table.
  open private(set) var style: Style
  final let cellPool = ReusePool<String, UITableViewCell>()
  final let headerFooterPool = ReusePool<String, UITableViewHeaderFooterView>()

  /// A visible cell.
  struct DisplayedRow {
    let cell: UITableViewCell
    /// A Boolean value that indicates whether the cell has been measured since its content changed.
    var isMeasured = false
  }

  final var rows: [IndexPath: DisplayedRow] = [:]
  /// The visible headers and footers.
  final var supplementaryViews: [TableSupplement: UIView] = [:]
  /// The headers and footers before the animated update that is beginning.
  final var formerSupplements: [TableSupplement: UIView] = [:]
  final var state = ListState()
  /// The frames of all rows; `nil` until they are needed.
  final var frames: ListFrames?
  /// The measured heights of rows, in points, kept while ``frames`` is recreated.
  final var measuredHeights: [IndexPath: CGFloat] = [:]
  /// The cached properties of the sections' headers and footers.
  final var supplements: [TableSupplements] = []
  /// The size for which the frames were computed.
  final var preparedSize: CGSize?

  // MARK: Heights

  /// The height of rows, in points; by default, cells determine it.
  open var rowHeight: CGFloat = automaticDimension {
    didSet { if rowHeight != oldValue { heightsChanged() } }
  }
  /// The height of section headers, in points; by default, the headers determine it.
  open var sectionHeaderHeight: CGFloat = automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { heightsChanged() } }
  }
  /// The height of section footers, in points; by default, the footers determine it.
  open var sectionFooterHeight: CGFloat = automaticDimension {
    didSet { if sectionFooterHeight != oldValue { heightsChanged() } }
  }
  /// The height of rows before they are measured, in points; chosen by the table by default and for
  /// 0.
  open var estimatedRowHeight: CGFloat = automaticDimension {
    didSet { if estimatedRowHeight != oldValue { heightsChanged() } }
  }
  /// The height of section headers before they are measured, in points; chosen by the table by
  /// default and for 0.
  open var estimatedSectionHeaderHeight: CGFloat = automaticDimension {
    didSet { if estimatedSectionHeaderHeight != oldValue { heightsChanged() } }
  }
  /// The height of section footers before they are measured, in points; chosen by the table by
  /// default and for 0.
  open var estimatedSectionFooterHeight: CGFloat = automaticDimension {
    didSet { if estimatedSectionFooterHeight != oldValue { heightsChanged() } }
  }
  /// The space above section headers, in points; 22 by default in plain tables.
  ///
  /// Source: docs/measurements/rows.md#headers-and-footers.
  open var sectionHeaderTopPadding: CGFloat = automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { heightsChanged() } }
  }
  /// The distance between the separators below the last row of a plain table, in points; 0, the
  /// default, for no separators.
  open var fillerRowHeight: CGFloat = 0
  /// The changes after which cells are measured again; `enabled` by default.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  /// The parts whose width fits their content; empty by default.
  open var contentHuggingElements: UITableViewContentHuggingElements = [] {
    didSet { if contentHuggingElements != oldValue { setNeedsLayout() } }
  }

  // MARK: Margins

  /// A Boolean value that indicates whether the width of the rows' content is limited to a readable
  /// width; `false` by default.
  open var cellLayoutMarginsFollowReadableWidth = false {
    didSet {
      guard cellLayoutMarginsFollowReadableWidth != oldValue else { return }
      sizesChanged()
      appearanceChanged()
    }
  }
  /// A Boolean value that indicates whether the content views of rows are inset by the sides of the
  /// safe area; `true` by default. Row backgrounds are not inset.
  open var insetsContentViewsToSafeArea = true {
    didSet { if insetsContentViewsToSafeArea != oldValue { appearanceChanged() } }
  }

  // MARK: Separators

  /// The style of the separators; `singleLine` by default.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet {
      guard separatorStyle != oldValue else { return }
      sizesChanged()
      appearanceChanged()
    }
  }
  /// The color of the separators; the system color if `nil`.
  open var separatorColor: UIColor? = .separator {
    didSet { if separatorColor != oldValue { appearanceChanged() } }
  }
  /// A visual effect that is drawn instead of ``separatorColor``; `nil`, the default, for the
  /// color.
  open var separatorEffect: UIVisualEffect? {
    didSet { if separatorEffect != oldValue { appearanceChanged() } }
  }
  private(set) final var ownSeparatorInset: UIEdgeInsets?
  /// The insets of the separators, in points; left is the leading side. Until the app sets it,
  /// separators align with the content of their cells.
  open var separatorInset: UIEdgeInsets {
    get {
      ownSeparatorInset
        ?? UIEdgeInsets(
          top: 0, left: metrics.contentMargin, bottom: 0, right: metrics.separatorTrailingInset)
    }
    set {
      ownSeparatorInset = newValue
      appearanceChanged()
    }
  }
  /// The reference of ``separatorInset`` if the app sets the inset; `fromCellEdges` by default.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
    didSet { if separatorInsetReference != oldValue { appearanceChanged() } }
  }

  // MARK: Selection and editing

  /// A Boolean value that indicates whether the user can select rows; `true` by default. Setting it
  /// to `false` deselects all rows.
  open var allowsSelection = true {
    didSet { if !allowsSelection { deselectAll() } }
  }
  /// A Boolean value that indicates whether several rows can be selected; `false` by default.
  /// Setting it to `false` leaves at most one row selected.
  open var allowsMultipleSelection = false {
    didSet {
      guard allowsMultipleSelection != oldValue else { return }
      if !allowsMultipleSelection { keepOneSelected() }
      updateEditingOfRows()
    }
  }
  /// A Boolean value that indicates whether the user can select rows in editing mode; `false` by
  /// default.
  open var allowsSelectionDuringEditing = false
  /// A Boolean value that indicates whether several rows can be selected in editing mode; `false`
  /// by default. Circles at the leading edge indicate the selection.
  open var allowsMultipleSelectionDuringEditing = false {
    didSet {
      guard allowsMultipleSelectionDuringEditing != oldValue else { return }
      updateMultipleSelection()
      updateEditingOfRows()
    }
  }

  private final var editing = false
  /// A Boolean value that indicates whether the table is in editing mode; `false` by default.
  /// Setting it calls ``setEditing(_:animated:)``.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }

  /// Enters or leaves editing mode. All rows are deselected. An animated change takes time on a
  /// simulated clock.
  open func setEditing(_ editing: Bool, animated: Bool) {
    swipe.close()
    guard editing != self.editing else { return }
    deselectAll()
    animateEditing(isAnimated: animated) {
      self.editing = editing
      updateEditingOfRows()
      setNeedsLayout()
    }
  }

  final lazy var contextMenus = ListContextMenus(self)
  final lazy var swipe = SwipeController(self)
  /// The vertical distance by which the user has moved a row, in points; `nil` if no row is being
  /// reordered. The row is the source of the list's drop gap.
  final var reorderOffset: CGFloat?

  // MARK: Views

  /// A view above the first section, which keeps its height; `nil`, the default, for none.
  open var tableHeaderView: UIView? {
    didSet { replace(oldValue, with: tableHeaderView) }
  }
  /// A view below the last section, which keeps its height; `nil`, the default, for none.
  open var tableFooterView: UIView? {
    didSet { replace(oldValue, with: tableFooterView) }
  }
  /// A view behind the rows, as large as the table; `nil`, the default, for none.
  open var backgroundView: UIView? {
    didSet { replace(oldValue, with: backgroundView) }
  }

  private final func replace(_ old: UIView?, with new: UIView?) {
    guard old !== new else { return }
    if let old, old.superview === self { old.removeFromSuperview() }
    if let new {
      if new === backgroundView { insertSubview(new, at: 0) } else { addSubview(new) }
    }
    setNeedsLayout()
  }

  // MARK: Section index

  /// The minimum number of rows in the table for which the section index is shown; 0 by default.
  open var sectionIndexMinimumDisplayRowCount = 0 {
    didSet { setNeedsLayout() }
  }
  /// The color of the section index's titles; the tint color if `nil`, the default.
  open var sectionIndexColor: UIColor? { didSet { sectionIndex?.updateColors() } }
  /// The background color of the section index; `nil`, the default, for transparent.
  open var sectionIndexBackgroundColor: UIColor? { didSet { sectionIndex?.updateColors() } }
  /// The background color of the section index while it is touched; if `nil`, the default,
  /// ``sectionIndexBackgroundColor`` is used.
  open var sectionIndexTrackingBackgroundColor: UIColor? {
    didSet { sectionIndex?.updateColors() }
  }
  final var sectionIndex: SectionIndexView?
  final var needsSectionIndex = true

  // MARK: Creation

  /// Creates a table with a frame, in points in the coordinates of its future superview, and a
  /// style.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    setUp()
  }

  private func setUp() {
    traitOverrides.listEnvironment = style.environment
    backgroundColor = style.environment.listBackgroundColor
    headerFooterPool.register(
      UITableViewHeaderFooterView.self, for: Self.titleViewIdentifier)
    alwaysBounceVertical = true
    _ = swipe
    addInteraction(contextMenus.interaction)
  }

  /// Creates a table with the style `plain`.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Creates a table of a nib file; fails for other coders.
  public required init?(coder: NSCoder) {
    style = coder.nib?.initialValue("style") ?? .plain
    super.init(coder: coder)
    setUp()
    coder.apply(to: self, as: UITableView.self)
  }

  @_spi(Cello) public override class var appearanceTable: AppearanceTable { .tableView }

  // MARK: Changes

  /// Discards the heights from the app, and marks the visible cells for measurement.
  final func heightsChanged() {
    keepHeights { $0 }
    frames = nil
    for path in rows.keys { rows[path]?.isMeasured = false }
    setNeedsLayout()
  }

  /// Keeps the measured heights of all rows.
  ///
  /// - Parameter place: Returns the new index path of a row; `nil` if its height is not kept.
  final func keepHeights(_ updatedPath: (IndexPath) -> IndexPath?) {
    guard let frames else { return }
    measuredHeights = [:]
    for (section, part) in frames.sections.enumerated() {
      for row in 0..<part.rows.count where !part.rows.isEstimate(row) {
        guard let new = updatedPath(IndexPath(row: row, section: section)) else { continue }
        measuredHeights[new] = part.rows.heights[row]
      }
    }
  }

  /// Discards all heights, because the size of cells has changed.
  private final func sizesChanged() {
    frames = nil
    measuredHeights = [:]
    heightsChanged()
  }

  /// Updates the placements of all visible cells.
  final func appearanceChanged() {
    for (path, row) in rows { place(row.cell, at: path) }
    setNeedsLayout()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    sizesChanged()
    appearanceChanged()
  }

  // MARK: Layout

  open override func layoutSubviews() {
    prepareFrames()
    super.layoutSubviews()
    layOut()
    backgroundView?.frame = bounds
  }

  @_spi(Cello) public override func recordContent(
    into recorder: inout DisplayListRecorder, at origin: CGPoint
  ) {
    recordFillers(into: &recorder, at: origin)
  }

  /// The separator insets that the app has set; `nil` if it has not set them.
  final var tableSeparatorInset: UIEdgeInsets? { ownSeparatorInset }

  // MARK: Drag and drop

  /// The object that provides the items to drag. It is not retained.
  open weak var dragDelegate: (any UITableViewDragDelegate)? {
    didSet { updateDragAndDrop() }
  }
  /// The object that handles drops. It is not retained.
  open weak var dropDelegate: (any UITableViewDropDelegate)? {
    didSet { updateDragAndDrop() }
  }
  /// A Boolean value that indicates whether the user can start drags; `false` by default on iPhone.
  open var dragInteractionEnabled: Bool {
    get { allowsDrags }
    set { state.allowsDrags = newValue }
  }

  /// A Boolean value that indicates whether holding a drag over a row selects the row; `false` by
  /// default.
  open var isSpringLoaded: Bool {
    get { hasSpringLoading }
    set { hasSpringLoading = newValue }
  }

  // MARK: Focus

  /// A Boolean value that indicates whether rows can be focused unless the delegate decides;
  /// `false` by default.
  open var allowsFocus: Bool {
    get { state.focus.isAllowed }
    set { state.focus.isAllowed = newValue }
  }
  /// A Boolean value that indicates whether rows can also be focused in editing mode, in addition
  /// to ``allowsFocus``; `false` by default.
  open var allowsFocusDuringEditing: Bool {
    get { state.focus.isAllowedDuringEditing }
    set { state.focus.isAllowedDuringEditing = newValue }
  }
  /// A Boolean value that indicates whether focus returns to the row that was focused last; `false`
  /// by default.
  open var remembersLastFocusedIndexPath: Bool {
    get { state.focus.remembersLast }
    set { state.focus.remembersLast = newValue }
  }
  /// A Boolean value that indicates whether a row is selected when it becomes focused unless the
  /// delegate decides; `false` by default.
  open var selectionFollowsFocus: Bool {
    get { state.focus.selects }
    set { state.focus.selects = newValue }
  }

  open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
    super.shouldUpdateFocus(in: context)
      && delegate?.tableView(self, shouldUpdateFocusIn: .init(context, in: self)) ?? true
  }

  open override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    let context = UITableViewFocusUpdateContext(context, in: self)
    delegate?.tableView(self, didUpdateFocusIn: context, with: coordinator)
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

  open override func touchesShouldCancel(in view: UIView) -> Bool { true }

  // MARK: Sections and rows

  /// The number of sections in the table.
  open var numberOfSections: Int { itemCounts.count }

  /// Returns the number of rows in a section; 0 if the section does not exist.
  open func numberOfRows(inSection section: Int) -> Int {
    itemCounts.indices.contains(section) ? itemCounts[section] : 0
  }

  /// Returns the frame of a section with its header and footer, in points in the content's
  /// coordinates; zero if the section does not exist.
  open func rect(forSection section: Int) -> CGRect {
    frame(ofSection: section) { $0.section(section) }
  }

  /// Returns the frame of a section's header, in points in the content's coordinates; zero if the
  /// section does not exist. While the header is pinned, its view can be in a different position.
  open func rectForHeader(inSection section: Int) -> CGRect {
    frame(ofSection: section) { $0.header(section) }
  }

  /// Returns the frame of a section's footer, in points in the content's coordinates; zero if the
  /// section does not exist. While the footer is pinned, its view can be in a different position.
  open func rectForFooter(inSection section: Int) -> CGRect {
    frame(ofSection: section) { $0.footer(section) }
  }

  /// Returns the frame of a row, in points in the content's coordinates; zero if the row does not
  /// exist.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    prepareFrames()
    return contains(indexPath) ? rowFrame(indexPath) : .zero
  }

  /// Returns the index path of the row at a point, in points in the content's coordinates; `nil` if
  /// there is no row.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? {
    indexPathsForRows(in: CGRect(origin: point, size: CGSize(width: 1, height: 1)))?.first {
      let frame = rectForRow(at: $0)
      return point.y >= frame.minY && point.y < frame.maxY
    }
  }

  /// Returns the index path of a visible cell; `nil` if the cell is not visible.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    rows.first { $0.value.cell === cell }?.key
  }

  /// Returns the index paths of the rows in a rectangle, in ascending order; `nil` if the rectangle
  /// is not finite. Only the vertical extent of the rectangle matters.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    let rect = rect.standardized
    guard rect.minY.isFinite, rect.height.isFinite else { return nil }
    prepareFrames()
    return (frames?.rows(in: rect.minY...rect.maxY) ?? []).flatMap { section, rows in
      rows.map { IndexPath(row: $0, section: section) }
    }
  }

  /// Returns the cell at an index path; `nil` if the row is not visible.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    rows[indexPath]?.cell
  }

  /// The visible cells, from top to bottom.
  open var visibleCells: [UITableViewCell] {
    layoutIfNeeded()
    return rows.sorted { $0.key < $1.key }.map(\.value.cell)
  }

  /// The index paths of the visible rows, in ascending order. It is never `nil`.
  open var indexPathsForVisibleRows: [IndexPath]? {
    layoutIfNeeded()
    return rows.keys.sorted()
  }

  /// Returns the header of a section; `nil` if it is not visible or of another class.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    headerFooterView(.header, section)
  }

  /// Returns the footer of a section; `nil` if it is not visible or of another class.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    headerFooterView(.footer, section)
  }

  /// Scrolls to a row. An index path with the row `NSNotFound` scrolls to the beginning of a
  /// section, which may be empty. Another row must exist.
  ///
  /// Rows that have never been visible have estimated heights; visible rows are measured until the
  /// row is in position.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    scroll(toRow: indexPath, at: scrollPosition, animated: animated)
  }

  /// Scrolls to the first selected row; does nothing if no row is selected.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let first = state.selection.min() else { return }
    scrollToRow(at: first, at: scrollPosition, animated: animated)
  }

  // MARK: Selected rows

  /// The index path of the first selected row; `nil` if no row is selected.
  open var indexPathForSelectedRow: IndexPath? { state.selection.min() }

  /// The index paths of the selected rows, in ascending order; `nil` if no row is selected.
  open var indexPathsForSelectedRows: [IndexPath]? {
    state.selection.isEmpty ? nil : state.selection.sorted()
  }

  /// Selects a row without calling the delegate, and scrolls to it unless the scroll position is
  /// `none`; a `nil` index path deselects all rows.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard let path = select(byApp: indexPath, isAnimated: animated), scrollPosition != .none else {
      return
    }
    scrollToRow(at: path, at: scrollPosition, animated: animated)
  }

  /// Deselects a row without calling the delegate. An animated change takes time on a simulated
  /// clock.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    setSelected(indexPath, false, isAnimated: animated)
  }

  // MARK: Updates

  /// Discards the cached data and all visible views, and loads the data again. All rows are
  /// deselected.
  open func reloadData() {
    swipe.close()
    endReordering(isCanceled: true)
    removePlaceholders()
    endMotions()
    state.forgetData()
    frames = nil
    measuredHeights = [:]
    needsSectionIndex = true
    removeAllViews()
  }

  /// Loads the titles of the section index from the data source again.
  open func reloadSectionIndexTitles() {
    needsSectionIndex = true
    setNeedsLayout()
  }

  /// A Boolean value that indicates whether the table shows placeholders of dropped items, is inside
  /// a call of ``performBatchUpdates(_:completion:)``, or is between ``beginUpdates()`` and
  /// ``endUpdates()``.
  open var hasUncommittedUpdates: Bool { state.updates.depth > 0 || !state.placeholders.isEmpty }

  /// Performs insertions, deletions, reloads and moves together, with an animation on a simulated
  /// clock.
  ///
  /// The index paths of deletions, reloads and sources of moves refer to the state before the
  /// updates; the index paths of insertions and targets of moves refer to the state after the
  /// updates. The row counts that the data source reports before and after must be consistent with
  /// the updates; otherwise the process ends with a message. The completion handler is called at the
  /// end of the animation, or before the method returns if there is none.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    performBatch(updates, completion: completion)
  }

  /// Begins updates that ``endUpdates()`` performs together.
  open func beginUpdates() { beginBatch() }

  /// Performs the updates since ``beginUpdates()``. Heights are determined again, even without
  /// updates.
  open func endUpdates() {
    precondition(state.updates.depth > 0, "endUpdates() was called without beginUpdates().")
    state.updates.isAnimated = true
    endBatch()
  }

  /// Inserts sections at the given indexes.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(\.insertedSections, sections, \.appearing, animation.motion) { IndexPath(index: $0) }
  }

  /// Deletes the sections at the given indexes.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(\.deletedSections, sections, \.disappearing, animation.motion) { IndexPath(index: $0) }
  }

  /// Replaces the views of the sections at the given indexes.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    update(\.reloadedSections, sections, \.disappearing, animation.motion) { IndexPath(index: $0) }
  }

  /// Moves a section to another index.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    update { $0.movedSections[section] = newSection }
  }

  /// Inserts rows at the given index paths.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(\.insertedItems, indexPaths, \.appearing, animation.motion) { $0 }
  }

  /// Deletes the rows at the given index paths.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(\.deletedItems, indexPaths, \.disappearing, animation.motion) { $0 }
  }

  /// Replaces the cells of the rows at the given index paths.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    update(\.reloadedItems, indexPaths, \.disappearing, animation.motion) { $0 }
  }

  /// Moves a row to another index path.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { $0.movedItems[indexPath] = newIndexPath }
  }

  /// Configures the visible cells of rows again, without replacing the cells.
  open func reconfigureRows(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

  // MARK: Registrations

  /// Registers a class for new cells with a reuse identifier; `nil` removes the registration.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellPool.register(cellClass, for: identifier, "register(_:forCellReuseIdentifier:)")
  }

  /// Registers a class for new headers and footers with a reuse identifier; `nil` removes the
  /// registration.
  open func register(
    _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    headerFooterPool.register(
      aClass, for: identifier, "register(_:forHeaderFooterViewReuseIdentifier:)")
  }

  /// Registers a nib file with a cell for new cells with a reuse identifier; `nil` removes the
  /// registration.
  @_disfavoredOverload
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    cellPool.register(nib, for: identifier)
  }

  /// Registers a nib file with a view for new headers and footers with a reuse identifier; `nil`
  /// removes the registration.
  @_disfavoredOverload
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerFooterPool.register(nib, for: identifier)
  }

  /// Dequeues a new or reused cell with a reuse identifier; `nil` if no cell can be reused and no
  /// class is registered.
  @discardableResult
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = reconfiguredCell(identifier) { return cell }
    let cell = cellPool.view(for: identifier) { UITableViewCell.make($0, identifier: identifier) }
    guard let cell else { return nil }
    // A cell of a nib file may have none.
    if cellPool.hasNib(for: identifier) { cell.ownReuseIdentifier = identifier }
    cell.owner = self
    cell.inherit(traitCollection)
    return cell
  }

  /// Dequeues a new or reused cell with a reuse identifier for a row. Call it from the data source
  /// when it provides a cell. A class must have been registered for the identifier.
  @discardableResult
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    dequeueCell(identifier, for: indexPath)
  }

  /// Dequeues a new or reused header or footer with a reuse identifier; `nil` if no view can be
  /// reused and no class is registered.
  @discardableResult
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    let view = headerFooterPool.view(for: identifier) {
      UITableViewHeaderFooterView.make($0, identifier: identifier)
    }
    if headerFooterPool.hasNib(for: identifier) { view?.ownReuseIdentifier = identifier }
    view?.inherit(traitCollection)
    return view
  }

  // MARK: Active drags and menus

  /// A Boolean value that indicates whether rows of the table are being dragged.
  open var hasActiveDrag: Bool { state.drags?.isDragging ?? false }

  /// A Boolean value that indicates whether dragged items are over the table.
  open var hasActiveDrop: Bool { state.drags?.state.isTarget ?? false }

  /// The interaction that shows the context menus of rows.
  open var contextMenuInteraction: UIContextMenuInteraction? { contextMenus.interaction }

  @_spi(Cello) open override var describedDetails: [String] {
    super.describedDetails + [
      "dataSource: \(dataSource.map { "<\(ObjectIdentity.text($0))>" } ?? "(null)")"
    ]
  }
}
