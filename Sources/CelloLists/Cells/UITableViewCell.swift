@_spi(Cello) import CelloControls

/// A cell of a table.
///
/// The cell owns its configuration state: setting a property such as ``isSelected`` changes the
/// state and requests an update, which runs once before the next layout pass. By default, it has
/// the background of the table.
open class UITableViewCell: UIView, UIGestureRecognizerDelegate {
  /// The styles of a cell's labels and of ``defaultContentConfiguration()``.
  public enum CellStyle: Int, Hashable, Sendable {
    /// A text with an image before it.
    case `default` = 0
    /// The secondary text is at the trailing edge.
    case value1 = 1
    /// A caption, aligned at its trailing end, with the secondary text beside it.
    case value2 = 2
    /// The secondary text is below the text.
    case subtitle = 3
  }

  /// A closure that configures a cell for a state.
  public typealias ConfigurationUpdateHandler = (
    UITableViewCell, UICellConfigurationState
  ) -> Void

  /// The identifier under which the cell is reused; `nil` if it is not reused.
  open var reuseIdentifier: String? { ownReuseIdentifier }
  final var ownReuseIdentifier: String?
  /// Called when the user selects the cell, for segues.
  package final var selectionHandler: (@MainActor () -> Void)?
  /// Called when the user taps the detail button, for segues.
  package final var detailHandler: (@MainActor () -> Void)?
  package let host = ConfigurationHost()
  final let style: CellStyle
  private var flags = Flags()

  private struct Flags {
    var isSelected = false
    var isHighlighted = false
    var isEditing = false
  }

  /// Creates a cell with a style, a reuse identifier and a frame of 320 × 44 points.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    ownReuseIdentifier = reuseIdentifier
    // From memory: the size of cells on iOS before they are added to a table.
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    host.attach(to: self)
    host.defaultBackground = { [unowned self] in defaultBackgroundConfiguration() }
    preservesSuperviewLayoutMargins = true
  }

  /// Creates a cell with the style `default` that is not reused.
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// Creates a cell with the style `default` and a frame that is not reused.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a cell of a nib file; fails for other coders.
  public required init?(coder: NSCoder) {
    style = coder.nib?.initialValue("style") ?? .default
    ownReuseIdentifier = coder.nib?.initialValue("reuseIdentifier")
    super.init(coder: coder)
    host.attach(to: self)
    host.defaultBackground = { [unowned self] in defaultBackgroundConfiguration() }
    preservesSuperviewLayoutMargins = true
    coder.apply(to: self, as: UITableViewCell.self)
  }

  @_spi(Cello) public override class var appearanceTable: AppearanceTable { .tableViewCell }

  /// The view that contains the content: the view of the content configuration, or an empty view.
  open var contentView: UIView { host.contentView }

  /// Called before the cell is used for another row. Configurations are kept; the app assigns new
  /// configurations. The default implementation does nothing.
  open func prepareForReuse() {}

  // MARK: State

  /// A Boolean value that indicates whether the cell is selected; `false` by default. Setting it
  /// calls ``setSelected(_:animated:)``, which subclasses can override.
  open var isSelected: Bool {
    get { flags.isSelected }
    set { setSelected(newValue, animated: false) }
  }

  /// Selects or deselects the cell. An animated change takes time on a simulated clock.
  open func setSelected(_ selected: Bool, animated: Bool) {
    change(animated: animated) { self.set(\.isSelected, to: selected) }
  }

  /// A Boolean value that indicates whether the cell is highlighted; `false` by default. Setting it
  /// calls ``setHighlighted(_:animated:)``, which subclasses can override.
  open var isHighlighted: Bool {
    get { flags.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Highlights the cell or removes the highlight. An animated change takes time on a simulated
  /// clock.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    change(animated: animated) { self.set(\.isHighlighted, to: highlighted) }
  }

  private func change(animated: Bool, _ body: @escaping () -> Void) {
    guard animated else { return body() }
    // The state before the change is laid out, so that only the change is animated.
    layoutBeforeAnimation()
    UIView.animate(withDuration: CellMotion.selectionDuration, animations: body)
  }

  /// A Boolean value that indicates whether the cell is in editing mode; `false` by default.
  /// Setting it calls ``setEditing(_:animated:)``, which subclasses can override.
  open var isEditing: Bool {
    get { flags.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Enters or leaves editing mode, without an animation.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != flags.isEditing else { return }
    let mask: StateMask =
      editing && ownAccessories.editingStyle != .none ? .showingEditControl : []
    willTransition(to: mask)
    set(\.isEditing, to: editing)
    didTransition(to: mask)
  }

  /// Called before the cell enters or leaves editing mode, with the controls that it is about to
  /// show. The default implementation does nothing.
  open func willTransition(to state: StateMask) {}

  /// Called after the cell has entered or left editing mode, with the controls that it shows. The
  /// default implementation does nothing.
  open func didTransition(to state: StateMask) {}

  private func set(_ flag: WritableKeyPath<Flags, Bool>, to value: Bool) {
    guard flags[keyPath: flag] != value else { return }
    flags[keyPath: flag] = value
    setNeedsUpdateConfiguration()
  }

  /// The state for which the configurations are updated. An override should modify the state of
  /// `super`.
  open var configurationState: UICellConfigurationState {
    var state = stateInList
    state.isEditing = isEditing
    state.isSwiped = tableContext.isSwiped
    return host.changed(state)
  }

  /// The states of a cell during a drag.
  public enum DragState: Int, Hashable, Sendable {
    /// The cell is not part of a drag.
    case none = 0
    /// The cell is being lifted, before the drag begins.
    case lifting = 1
    /// The cell is being dragged.
    case dragging = 2
  }

  /// Called after the drag state of the cell has changed. The default implementation does nothing.
  open func dragStateDidChange(_ dragState: DragState) {}

  // Configurations show the focus.
  @_spi(Cello) public override var defaultFocusEffect: UIFocusEffect? { nil }

  /// A Boolean value that indicates whether the cell can be focused in its table.
  open override var canBecomeFocused: Bool { owner?.canFocus(self) ?? false }

  /// Requests an update before the next layout pass. Repeated calls request a single update.
  open func setNeedsUpdateConfiguration() { host.setNeedsUpdate() }

  @_spi(Cello) public override final func configurationNeedsUpdate() {
    setNeedsUpdateConfiguration()
  }

  /// Configures the cell for a state. Apps override this method and do not call it directly. The
  /// default implementation does nothing.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// A closure that configures the cell for a state, after ``updateConfiguration(using:)``; `nil`
  /// by default. Setting it requests an update.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  @_spi(Cello) public override var defaultAccessibility: DefaultAccessibility {
    accessibilityOfCell
  }

  // MARK: Configurations

  /// The color behind the content. Setting it removes the background configuration and vice versa,
  /// as on iOS.
  open override var backgroundColor: UIColor? {
    didSet { if backgroundColor != nil { host.removeBackground() } }
  }

  /// The configuration of the content; `nil` by default. Setting it replaces ``contentView`` unless
  /// the view supports the configuration; setting `nil` replaces the view with an empty view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { host.content }
    set { host.content = newValue }
  }

  /// A Boolean value that indicates whether the content configuration is updated when the state
  /// changes; `true` by default.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { host.automaticallyUpdatesContent }
    set { host.automaticallyUpdatesContent = newValue }
  }

  /// Returns a new content configuration for the cell's style in the table, without content.
  ///
  /// Both value styles return ``UIListContentConfiguration/valueCell()``, because no configuration
  /// looks like `value2` (chosen); only the labels have this appearance.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    traitCollection.performingAsCurrent {
      switch style {
      case .default: .cell()
      case .value1, .value2: .valueCell()
      case .subtitle: .subtitleCell()
      }
    }
  }

  /// The configuration of the background; `nil` for no background.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { host.background }
    set { host.background = newValue }
  }

  /// A Boolean value that indicates whether the background configuration is updated when the state
  /// changes; `true` by default.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { host.automaticallyUpdatesBackground }
    set { host.automaticallyUpdatesBackground = newValue }
  }

  /// Returns a new background configuration in the style of the table.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    traitCollection.performingAsCurrent { .listCell() }
  }

  /// A view behind the content; `nil`, the default, for none. Setting it removes the background
  /// configuration and vice versa.
  open var backgroundView: UIView? {
    get { host.customBackgroundView }
    set { host.customBackgroundView = newValue }
  }

  /// A view behind the content and above ``backgroundView``, which is visible while the cell is
  /// selected or highlighted; `nil`, the default, for none. Setting it removes the background
  /// configuration and vice versa.
  open var selectedBackgroundView: UIView? {
    get { host.selectedBackgroundView }
    set { host.selectedBackgroundView = newValue }
  }

  /// A view behind the content that replaces ``selectedBackgroundView`` while the cell is selected
  /// in a table that allows multiple selection; `nil`, the default, for none. Setting it removes
  /// the background configuration and vice versa.
  open var multipleSelectionBackgroundView: UIView? {
    get { host.multipleSelectionBackgroundView }
    set { host.multipleSelectionBackgroundView = newValue }
  }

  /// The style in which the default background shows the focus; `default` by default. A background
  /// configuration that the app has set always shows the focus.
  open var focusStyle = FocusStyle.default {
    didSet { host.showsFocusByDefault = focusStyle == .default }
  }

  /// A Boolean value that indicates whether the user can interact with the cell while it is being
  /// dragged; `false` by default.
  ///
  /// Stored only: touches in the cell are not affected by drags.
  open var userInteractionEnabledWhileDragging = false

  /// The style in which the default background shows a selection; `default` by default. A
  /// background configuration that the app has set always shows a selection.
  open var selectionStyle = SelectionStyle.default {
    didSet { host.showsSelectionByDefault = selectionStyle != .none }
  }

  // MARK: Accessories

  final let accessoryViews = AccessoryViews()
  private final var ownAccessories = TableCellAccessories() {
    didSet { setNeedsLayout() }
  }

  /// The system accessory at the trailing edge outside editing mode; `none` by default.
  open var accessoryType: AccessoryType {
    get { ownAccessories.type }
    set { ownAccessories.type = newValue }
  }

  /// A view at the trailing edge outside editing mode, which keeps its size and replaces
  /// ``accessoryType``; `nil`, the default, for none.
  open var accessoryView: UIView? {
    get { ownAccessories.view }
    set { ownAccessories.view = newValue }
  }

  /// The system accessory at the trailing edge in editing mode; `none` by default.
  open var editingAccessoryType: AccessoryType {
    get { ownAccessories.editingType }
    set { ownAccessories.editingType = newValue }
  }

  /// A view at the trailing edge in editing mode, which keeps its size and replaces
  /// ``editingAccessoryType``; `nil`, the default, for none.
  open var editingAccessoryView: UIView? {
    get { ownAccessories.editingView }
    set { ownAccessories.editingView = newValue }
  }

  /// The control at the leading edge in editing mode, which the table determines; `none` outside a
  /// table.
  open package(set) var editingStyle: EditingStyle {
    get { ownAccessories.editingStyle }
    set { ownAccessories.editingStyle = newValue }
  }

  /// A Boolean value that indicates whether the cell has a reorder control in editing mode unless
  /// the data source of its table decides; `false` by default.
  open var showsReorderControl: Bool {
    get { ownAccessories.showsReorderControl }
    set { ownAccessories.showsReorderControl = newValue }
  }

  /// The indentation level of the content; 0 by default.
  open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { setNeedsLayout() } }
  }

  /// The indentation for each level, in points; 10 by default.
  ///
  /// Source of the default: docs/measurements/accessories.md#indentation.
  open var indentationWidth: CGFloat = 10 {
    didSet { if indentationWidth != oldValue { setNeedsLayout() } }
  }

  // MARK: Table

  /// The table that shows the cell or keeps it for reuse.
  final weak var owner: (any ListCellOwner)?

  open override func setNeedsLayout() {
    super.setNeedsLayout()
    owner?.contentDidChange(in: self)
  }

  /// The placement of the cell in a table; `nil` outside a table.
  final var placement: ListPlacement? {
    didSet { adoptPlacement(from: oldValue) }
  }

  /// The properties of the cell that the table determines.
  struct TableContext: Equatable {
    /// A Boolean value that indicates whether the row can be moved; `nil` outside a table, where
    /// ``showsReorderControl`` decides.
    var canMove: Bool?
    /// A Boolean value that indicates whether a circle shows the selection in editing mode.
    var showsSelectionInEditing = false
    /// A Boolean value that indicates whether several rows can be selected.
    var selectsSeveral = false
    /// A Boolean value that indicates whether the content view is inset by the sides of the safe
    /// area.
    var insetsContentToSafeArea = false
    /// A Boolean value that indicates whether the swipe actions of the row are visible.
    var isSwiped = false
    /// A Boolean value that indicates whether the row is hidden, because it is being dragged and
    /// leaves a gap.
    var isDropGap = false
    /// The separator insets of the table, in points; `nil` to align separators with the content.
    var separatorInset: UIEdgeInsets?
    /// A Boolean value that indicates whether ``separatorInset`` is added to the insets of the
    /// content.
    var addsSeparatorInset = false
  }

  final var tableContext = TableContext() {
    didSet {
      guard tableContext != oldValue else { return }
      if tableContext.isSwiped != oldValue.isSwiped { setNeedsUpdateConfiguration() }
      host.showsMultipleSelection = tableContext.selectsSeveral
      setNeedsLayout()
    }
  }

  /// The actions of the editing control and the detail button.
  final var editingActions = EditingActions()

  struct EditingActions {
    var edit: (@MainActor () -> Void)?
    var detail: (@MainActor () -> Void)?
  }

  private(set) final var ownSeparatorInset: UIEdgeInsets?

  /// The insets of the separator from the cell's edges, in points; left is the leading side. Unless
  /// the app sets them, they are the insets of the table, or align the separator with the content.
  open var separatorInset: UIEdgeInsets {
    get {
      if let ownSeparatorInset { return ownSeparatorInset }
      let insets = separatorInsets
      return UIEdgeInsets(top: 0, left: insets.leading, bottom: 0, right: insets.trailing)
    }
    set {
      ownSeparatorInset = newValue
      setNeedsLayout()
    }
  }

  final var separatorInsets: (leading: CGFloat, trailing: CGFloat) {
    if let inset = ownSeparatorInset?.finite { return (inset.left, inset.right) }
    let content = (
      leading: leadingTextInset ?? shownLabels?.leadingTextInset(in: self)
        ?? max(indentation, contentArea.minX) + directionalLayoutMargins.leading,
      trailing: placement?.metrics.wholeSeparatorTrailingInset ?? 0
    )
    guard let inset = tableContext.separatorInset?.finite else { return content }
    return tableContext.addsSeparatorInset
      ? (content.leading + inset.left, content.trailing + inset.right) : (inset.left, inset.right)
  }

  @_spi(Cello) public override final var preservedMargins: UIEdgeInsets { marginsOfList }

  @_spi(Cello) public override func recordContent(
    into recorder: inout DisplayListRecorder, at origin: CGPoint
  ) {
    super.recordContent(into: &recorder, at: origin)
    recordLift(into: &recorder, at: origin)
  }

  @_spi(Cello) public override func recordOverlay(
    into recorder: inout DisplayListRecorder, at origin: CGPoint
  ) {
    recordSeparators(into: &recorder, at: origin)
  }

  /// The height below the content that the separator occupies, in points.
  final var separatorHeight: CGFloat {
    guard let placement, placement.row.kind == .cell, placement.separators != nil else { return 0 }
    return placement.metrics.separatorThickness ?? traitCollection.pixelGrid.pixel
  }

  /// A Boolean value that indicates whether the content is indented for the editing control; `true`
  /// by default. If `false`, the content keeps its position, and the control overlaps it.
  open var shouldIndentWhileEditing = true {
    didSet { if shouldIndentWhileEditing != oldValue { setNeedsLayout() } }
  }

  /// A Boolean value that indicates whether the confirmation of a deletion is visible.
  open var showingDeleteConfirmation: Bool { tableContext.isSwiped }

  /// Updates the accessory views for the shown state.
  private final func updateAccessoryViews() {
    let isEditing = (host.shownState as? UICellConfigurationState)?.isEditing == true
    let accessories = ownAccessories.accessories(
      isEditing: isEditing, context: tableContext, actions: editingActions)
    guard !accessories.isEmpty || !accessoryViews.isEmpty else { return }
    accessoryViews.show(
      AccessoryOrder(accessories, isEditing: isEditing, isHeader: false),
      AccessoryView.Context(isSelected: isSelected), in: self)
  }

  /// The area of the content in the cell.
  package final var contentArea: CGRect {
    updateAccessoryViews()
    var area = bounds
    if !accessoryViews.isEmpty || indentation > 0 { area = areaBetweenAccessories }
    if tableContext.insetsContentToSafeArea, let table = owner, superview === table {
      // Uses the safe area of the table, because a swiped row can leave its own safe area.
      area = area.inset(toSidesOf: table.sideInsetsOfSafeArea, in: bounds)
    }
    let state = host.shownState as? UICellConfigurationState
    if !shouldIndentWhileEditing, state?.isEditing == true {
      let distance = (isRightToLeft ? bounds.maxX - area.maxX : area.minX) - indentation
      if distance > 0 {
        if !isRightToLeft { area.origin.x -= distance }
        area.size.width += distance
      }
    }
    area.size.height = max(area.height - separatorHeight, 0)
    return area
  }

  final var accessoryArea: CGRect {
    var area = bounds
    area.size.height = max(area.height - separatorHeight, 0)
    return area
  }

  // MARK: Labels

  final var ownLabels: TableCellLabels?

  /// The label of the text, which is created on first access; `nil` with a content configuration.
  open var textLabel: UILabel? { labelsForApp()?.text }

  /// The label of the secondary text, which is created on first access; `nil` with a content
  /// configuration and in cells with the style `default`.
  open var detailTextLabel: UILabel? { style == .default ? nil : labelsForApp()?.detail }

  /// The view of the image, which is created on first access; `nil` with a content configuration.
  open var imageView: UIImageView? { labelsForApp()?.image }

  // MARK: Layout

  @_spi(Cello) public override func prepareForLayout() { updateConfigurationIfNeeded() }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutConfiguredViews()
    applyCard()
    placeAccessories()
    shownLabels?.layOut()
  }

  /// Returns the size that the content and the separator require for a width. The cell is resized
  /// to the width, because the margins depend on it.
  ///
  /// Source: docs/measurements/rows.md#rows-of-tables. In rows without a content configuration, the
  /// labels share the height of the row with the separator.
  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    var fitting = sizeThatFitsContent(size)
    var separator = separatorHeight
    if let shownLabels {
      fitting.height = shownLabels.height(fitting: contentArea.width)
      separator = 0
    }
    fitting.height = max(fitting.height, accessoryViews.maxCustomHeight) + separator
    return fitting
  }

  /// Returns the size that the content requires for a target size.
  @discardableResult
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    if horizontalFittingPriority >= .required, verticalFittingPriority < .required {
      return sizeThatFits(CGSize(width: targetSize.width, height: 0))
    }
    return sizeFittingContent(
      targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
  }

  // MARK: Gestures

  /// Returns a Boolean value that indicates whether both gestures may be recognized in the same
  /// touch, if the cell is the recognizer's delegate; `false` by default.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// Returns a Boolean value that indicates whether another gesture must fail before this gesture
  /// is recognized, if the cell is the recognizer's delegate; `false` by default.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// Returns a Boolean value that indicates whether this gesture must fail before another is
  /// recognized, if the cell is the recognizer's delegate; `false` by default.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// Returns a Boolean value that indicates whether the recognizer examines a touch, if the cell is
  /// its delegate; `true` by default.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }

  /// Returns a Boolean value that indicates whether the recognizer examines a press, if the cell is
  /// its delegate; `true` by default.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
  ) -> Bool { true }

  /// Returns a Boolean value that indicates whether the recognizer examines the touches of an event,
  /// if the cell is its delegate; `true` by default.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool { true }
}

extension UITableViewCell: ConfigurationHosting {
  package func configure(for state: UICellConfigurationState) {
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }
}

extension UITableViewCell: ListCell, AccessoryResponder {
  func dragStateDidChange(to state: UICellConfigurationState.DragState) {
    dragStateDidChange(DragState(rawValue: state.rawValue) ?? .none)
  }

  /// Table cells have no outlines.
  func performOutlineDisclosure() {}

  func reorderControlMoved(_ phase: ReorderPhase) { owner?.reorder(self, phase) }
}

extension UITableViewCell: TableLabelHosting {
  final var hasCaption: Bool { style == .value2 }
}

extension UITableViewCell: AccessoryHosting {
  final var indentation: CGFloat { indentation(indentationLevel, indentationWidth) }
  final var indentsAccessories: Bool { false }
}

extension CGRect {
  /// Returns the part of an area between the sides of the view's safe area.
  fileprivate func inset(toSidesOf insets: UIEdgeInsets, in bounds: CGRect) -> CGRect {
    let left = max(minX, bounds.minX + insets.left)
    let right = min(maxX, bounds.maxX - insets.right)
    return CGRect(x: left, y: minY, width: max(right - left, 0), height: height)
  }
}
