@_spi(Cello) import CelloControls

/// A view that shows rows below each other, in sections with headers and footers.
///
/// Only the rows that are visible have cells. Cells that leave the visible area are reused. Changes
/// take place without animations: a picture shows their end.
@MainActor @preconcurrency open class UITableView: UIScrollView {
  // MARK: Data

  /// What provides the numbers of rows and their cells.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }

  /// What follows the user's actions. The table does not keep it alive.
  public final var delegate: (any UITableViewDelegate)? {
    get { scrollDelegate as? any UITableViewDelegate }
    set {
      scrollDelegate = newValue
      heightsChanged()
    }
  }

  /// What prepares data of rows that will soon be visible.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  open var isPrefetchingEnabled = true

  public final let style: Style
  final let cellPool = ReusePool<String, UITableViewCell>()
  final let headerFooterPool = ReusePool<String, UITableViewHeaderFooterView>()

  /// A cell that is shown.
  struct DisplayedRow {
    let cell: UITableViewCell
    /// Whether the cell has been measured since its content changed.
    var isMeasured = false
  }

  final var rows: [IndexPath: DisplayedRow] = [:]
  /// The headers and footers that are shown.
  final var supplementaryViews: [TableSupplement: UIView] = [:]
  final var state = ListState()
  /// The places of all rows; `nil` until they are needed.
  final var frames: ListFrames?
  /// The heights of rows that were measured before places were forgotten.
  final var measuredHeights: [IndexPath: CGFloat] = [:]
  /// What is known of the headers and footers of the sections.
  final var supplements: [TableSupplements] = []
  /// The size for which the places were determined.
  final var preparedSize: CGSize?
  final var isLayingOut = false

  // MARK: Heights

  /// The height of rows; by default, cells determine it.
  open var rowHeight: CGFloat = automaticDimension {
    didSet { if rowHeight != oldValue { heightsChanged() } }
  }
  open var sectionHeaderHeight: CGFloat = automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { heightsChanged() } }
  }
  open var sectionFooterHeight: CGFloat = automaticDimension {
    didSet { if sectionFooterHeight != oldValue { heightsChanged() } }
  }
  /// The height of rows until they are measured. The table chooses one by default and for 0.
  open var estimatedRowHeight: CGFloat = automaticDimension {
    didSet { if estimatedRowHeight != oldValue { heightsChanged() } }
  }
  open var estimatedSectionHeaderHeight: CGFloat = automaticDimension {
    didSet { if estimatedSectionHeaderHeight != oldValue { heightsChanged() } }
  }
  open var estimatedSectionFooterHeight: CGFloat = automaticDimension {
    didSet { if estimatedSectionFooterHeight != oldValue { heightsChanged() } }
  }
  /// The room above headers; by default 22 points in plain tables.
  ///
  /// Source: docs/measurements/rows.md#headers-and-footers.
  open var sectionHeaderTopPadding: CGFloat = automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { heightsChanged() } }
  }
  /// The distance of the separators below the last row of a plain table; none by default.
  open var fillerRowHeight: CGFloat = 0
  /// When cells that change are measured again.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  /// The parts that are only as wide as their content.
  open var contentHuggingElements: UITableViewContentHuggingElements = [] {
    didSet { if contentHuggingElements != oldValue { setNeedsLayout() } }
  }

  // MARK: Margins

  /// Whether the content of rows is at most as wide as text that is comfortable to read.
  open var cellLayoutMarginsFollowReadableWidth = false {
    didSet {
      guard cellLayoutMarginsFollowReadableWidth != oldValue else { return }
      sizesChanged()
      appearanceChanged()
    }
  }
  /// Whether the content views of rows keep clear of the sides of the safe area. Their backgrounds do
  /// not.
  open var insetsContentViewsToSafeArea = true {
    didSet { if insetsContentViewsToSafeArea != oldValue { appearanceChanged() } }
  }

  // MARK: Separators

  /// Whether there are separators.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet {
      guard separatorStyle != oldValue else { return }
      sizesChanged()
      appearanceChanged()
    }
  }
  /// The color of separators; that of the system for `nil`.
  open var separatorColor: UIColor? = .separator {
    didSet { if separatorColor != oldValue { appearanceChanged() } }
  }
  /// The effect that is drawn in the place of ``separatorColor``; `nil` for the color.
  open var separatorEffect: UIVisualEffect? {
    didSet { if separatorEffect != oldValue { appearanceChanged() } }
  }
  private var ownSeparatorInset: UIEdgeInsets?
  /// The insets of separators, of which left is leading. Unless the app sets them, separators are
  /// aligned with the content of their cells.
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
  /// What ``separatorInset`` is measured from, once the app sets it.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
    didSet { if separatorInsetReference != oldValue { appearanceChanged() } }
  }

  // MARK: Selection and editing

  /// Whether the user can select rows.
  open var allowsSelection = true {
    didSet { if !allowsSelection { deselectAll() } }
  }
  /// Whether several rows can be selected.
  open var allowsMultipleSelection = false {
    didSet {
      guard allowsMultipleSelection != oldValue else { return }
      if !allowsMultipleSelection { keepOneSelected() }
      updateEditingOfRows()
    }
  }
  /// Whether the user can select rows while they are edited.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected while they are edited. Circles at the leading edge show
  /// the selection.
  open var allowsMultipleSelectionDuringEditing = false {
    didSet {
      guard allowsMultipleSelectionDuringEditing != oldValue else { return }
      updateMultipleSelection()
      updateEditingOfRows()
    }
  }

  private final var editing = false
  /// Whether rows are edited. Setting it calls ``setEditing(_:animated:)``.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends the editing of rows; the selection ends.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != self.editing else { return }
    swipe.close()
    deselectAll()
    self.editing = editing
    updateEditingOfRows()
    setNeedsLayout()
  }

  final lazy var contextMenus = ListContextMenus(self)
  final lazy var swipe = SwipeController(self)
  /// The row that a finger moves.
  final var reordering: TableReordering?

  // MARK: Views

  /// A view above the first section, in its own height; `nil` for none.
  open var tableHeaderView: UIView? {
    didSet { replace(oldValue, with: tableHeaderView) }
  }
  /// A view below the last section, in its own height; `nil` for none.
  open var tableFooterView: UIView? {
    didSet { replace(oldValue, with: tableFooterView) }
  }
  /// A view behind the rows, as large as the table; `nil` for none.
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

  /// The fewest rows of the table for which the section index is shown.
  open var sectionIndexMinimumDisplayRowCount = 0 {
    didSet { setNeedsLayout() }
  }
  /// The color of the titles; the tint color for `nil`.
  open var sectionIndexColor: UIColor? { didSet { sectionIndex?.updateColors() } }
  open var sectionIndexBackgroundColor: UIColor? { didSet { sectionIndex?.updateColors() } }
  /// The color behind the titles while a finger touches them.
  open var sectionIndexTrackingBackgroundColor: UIColor? {
    didSet { sectionIndex?.updateColors() }
  }
  final var sectionIndex: SectionIndexView?
  final var needsSectionIndex = true

  // MARK: Creation

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    traitOverrides.listEnvironment = style.environment
    backgroundColor = style.environment.listBackgroundColor
    headerFooterPool.register(
      UITableViewHeaderFooterView.self, for: Self.titleViewIdentifier)
    alwaysBounceVertical = true
    _ = swipe
    addInteraction(contextMenus.interaction)
  }

  /// A plain table.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Always fails: views are not read from archives.
  public required init?(coder: NSCoder) { return nil }

  // MARK: Changes

  /// The app is asked for heights again, and the visible cells are measured again.
  final func heightsChanged() {
    keepHeights { $0 }
    frames = nil
    for path in rows.keys { rows[path]?.isMeasured = false }
    setNeedsLayout()
  }

  /// Keeps the measured heights of rows that are not visible.
  ///
  /// - Parameter place: returns where a row is now; `nil` if its height is not kept.
  final func keepHeights(_ place: (IndexPath) -> IndexPath?) {
    guard let frames else { return }
    measuredHeights = [:]
    for (section, part) in frames.sections.enumerated() {
      for row in 0..<part.rows.count where !part.rows.isEstimate(row) {
        guard let new = place(IndexPath(row: row, section: section)) else { continue }
        measuredHeights[new] = part.rows.heights[row]
      }
    }
  }

  /// Cells have another size: no height is known.
  private final func sizesChanged() {
    frames = nil
    measuredHeights = [:]
    heightsChanged()
  }

  /// The visible cells have to be placed again.
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
    if !isLayingOut { layOutRows() }
    backgroundView?.frame = bounds
    if !isLayingOut { state.layoutCompletions.runAfterLayout() }
  }

  @_spi(Cello) public override func recordContent(into recorder: inout DisplayListRecorder, at origin: CGPoint) {
    recordFillers(into: &recorder, at: origin)
  }

  /// What the app sets about the insets of separators.
  final var tableSeparatorInset: UIEdgeInsets? { ownSeparatorInset }

  // MARK: Drag and drop

  /// The object that provides what is dragged with an item. It is not retained.
  open weak var dragDelegate: (any UITableViewDragDelegate)? {
    didSet { updateDragAndDrop() }
  }
  /// The object that takes dropped items. It is not retained.
  open weak var dropDelegate: (any UITableViewDropDelegate)? {
    didSet { updateDragAndDrop() }
  }
  /// Whether drags can begin; on phones they cannot by default.
  open var dragInteractionEnabled: Bool {
    get { allowsDrags }
    set { state.allowsDrags = newValue }
  }

  /// Whether a drag that is held over a row selects it; by default it does not.
  open var isSpringLoaded: Bool {
    get { hasSpringLoading }
    set { hasSpringLoading = newValue }
  }

  // MARK: Focus

  /// Whether rows can have the focus, unless the delegate decides; by default they cannot.
  open var allowsFocus: Bool {
    get { state.focus.isAllowed }
    set { state.focus.isAllowed = newValue }
  }
  /// Whether rows can have the focus while they are edited.
  open var allowsFocusDuringEditing: Bool {
    get { state.focus.isAllowedDuringEditing }
    set { state.focus.isAllowedDuringEditing = newValue }
  }
  /// Whether the focus returns to the row that had it last.
  open var remembersLastFocusedIndexPath: Bool {
    get { state.focus.remembersLast }
    set { state.focus.remembersLast = newValue }
  }
  /// Whether rows are selected when they get the focus, unless the delegate decides; by default they
  /// are not.
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

  open override func touchesShouldCancel(in view: UIView) -> Bool { true }
}
