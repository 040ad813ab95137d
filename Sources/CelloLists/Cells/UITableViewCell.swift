@_spi(Cello) import CelloControls

/// A cell of a table.
///
/// The cell owns its configuration state: setting ``isSelected`` and the like changes it and
/// requests an update, which runs once before the next layout. By default, it has the background of
/// the surrounding table.
open class UITableViewCell: UIView {
  /// The style of ``defaultContentConfiguration()``.
  public enum CellStyle: Int, Hashable, Sendable {
    /// A text, with an image before it.
    case `default` = 0
    /// The secondary text at the trailing edge.
    case value1 = 1
    /// A caption, aligned with its trailing end, and the secondary text beside it.
    case value2 = 2
    /// The secondary text below the text.
    case subtitle = 3
  }

  public typealias ConfigurationUpdateHandler = (
    UITableViewCell, UICellConfigurationState
  ) -> Void

  /// The identifier under which the cell is reused; `nil` if it is not reused.
  open var reuseIdentifier: String? { ownReuseIdentifier }
  private let ownReuseIdentifier: String?
  package let host = ConfigurationHost()
  final let style: CellStyle
  private var flags = Flags()

  private struct Flags {
    var isSelected = false
    var isHighlighted = false
    var isEditing = false
  }

  /// A cell with a frame of 320×44 points.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    ownReuseIdentifier = reuseIdentifier
    // Recalled: the size of cells on iOS before they are added to a table.
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    host.attach(to: self)
    host.defaultBackground = { [unowned self] in defaultBackgroundConfiguration() }
  }

  /// A cell of the default style that is not reused.
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// A cell of the default style that is not reused, with a frame.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Always fails: cells are not read from archives.
  public required init?(coder: NSCoder) { return nil }

  /// The view that contains the content: the content configuration's view, or an empty view.
  public final var contentView: UIView { host.contentView }

  /// Called before the cell is used for another row. Configurations stay: the app assigns new ones.
  open func prepareForReuse() {}

  // MARK: State

  /// Whether the cell is selected. Setting it calls ``setSelected(_:animated:)``, which subclasses
  /// override.
  open var isSelected: Bool {
    get { flags.isSelected }
    set { setSelected(newValue, animated: false) }
  }

  /// Selects or deselects the cell, without an animation.
  open func setSelected(_ selected: Bool, animated: Bool) { set(\.isSelected, to: selected) }

  /// Whether the cell is touched. Setting it calls ``setHighlighted(_:animated:)``, which
  /// subclasses override.
  open var isHighlighted: Bool {
    get { flags.isHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Highlights the cell or removes the highlight, without an animation.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    set(\.isHighlighted, to: highlighted)
  }

  /// Whether the cell is in editing mode. Setting it calls ``setEditing(_:animated:)``, which
  /// subclasses override.
  open var isEditing: Bool {
    get { flags.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends editing, without an animation.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != flags.isEditing else { return }
    let mask: StateMask =
      editing && ownAccessories.editingStyle != .none ? .showingEditControl : []
    willTransition(to: mask)
    set(\.isEditing, to: editing)
    didTransition(to: mask)
  }

  /// Called before the cell enters or leaves editing mode, with the controls that it will show.
  open func willTransition(to state: StateMask) {}

  /// Called after the cell has entered or left editing mode.
  open func didTransition(to state: StateMask) {}

  private func set(_ flag: WritableKeyPath<Flags, Bool>, to value: Bool) {
    guard flags[keyPath: flag] != value else { return }
    flags[keyPath: flag] = value
    setNeedsUpdateConfiguration()
  }

  open override var isUserInteractionEnabled: Bool {
    didSet {
      if isUserInteractionEnabled != oldValue { setNeedsUpdateConfiguration() }
    }
  }

  /// The state that configurations are updated for. An override should modify the state of `super`.
  open var configurationState: UICellConfigurationState {
    var state = stateInList
    state.isEditing = isEditing
    state.isSwiped = tableContext.isSwiped
    return host.changed(state)
  }

  /// The state of a cell during a drag.
  public enum DragState: Int, Hashable, Sendable {
    case none = 0
    case lifting = 1
    case dragging = 2
  }

  /// Called when the drag state of the cell changes.
  open func dragStateDidChange(_ dragState: DragState) {}

  // Configurations show the focus.
  @_spi(Cello) public override var defaultFocusEffect: UIFocusEffect? { nil }

  /// A Boolean value that indicates whether the table lets the cell have the focus.
  open override var canBecomeFocused: Bool { owner?.canFocus(self) ?? false }

  /// The state follows the focus.
  open override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    setNeedsUpdateConfiguration()
  }

  /// Requests an update before the next layout; repeated calls request only one.
  public final func setNeedsUpdateConfiguration() { host.setNeedsUpdate() }

  @_spi(Cello) public override final func configurationNeedsUpdate() { setNeedsUpdateConfiguration() }

  /// Configures the cell for a state. Apps override this method and do not call it directly.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// Configures the cell for a state, after ``updateConfiguration(using:)``. Setting it requests an
  /// update.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  @_spi(Cello) public override var defaultAccessibility: DefaultAccessibility { accessibilityOfCell }

  // MARK: Configurations

  /// The color behind all content. Setting it removes the background configuration and vice versa,
  /// as on iOS.
  open override var backgroundColor: UIColor? {
    didSet { if backgroundColor != nil { host.removeBackground() } }
  }

  /// The configuration of the content. Setting it replaces ``contentView`` unless that view
  /// supports the configuration; `nil` replaces it with an empty view.
  public final var contentConfiguration: (any UIContentConfiguration)? {
    get { host.content }
    set { host.content = newValue }
  }

  /// Whether the content configuration is updated when the state changes.
  public final var automaticallyUpdatesContentConfiguration: Bool {
    get { host.automaticallyUpdatesContent }
    set { host.automaticallyUpdatesContent = newValue }
  }

  /// A new content configuration for the cell's style in the surrounding table, without content.
  ///
  /// Both value styles give ``UIListContentConfiguration/valueCell()``: there is no configuration
  /// that looks like `value2` (chosen), which only the labels do.
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
  public final var backgroundConfiguration: UIBackgroundConfiguration? {
    get { host.background }
    set { host.background = newValue }
  }

  /// Whether the background configuration is updated when the state changes.
  public final var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { host.automaticallyUpdatesBackground }
    set { host.automaticallyUpdatesBackground = newValue }
  }

  /// A new background configuration in the style of the surrounding table.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    traitCollection.performingAsCurrent { .listCell() }
  }

  /// A view behind the content; `nil` for none. Setting it removes the background configuration and
  /// vice versa.
  open var backgroundView: UIView? {
    get { host.customBackgroundView }
    set { host.customBackgroundView = newValue }
  }

  /// A view behind the content, above ``backgroundView``, while the cell is selected or highlighted;
  /// `nil` for none. Setting it removes the background configuration and vice versa.
  open var selectedBackgroundView: UIView? {
    get { host.selectedBackgroundView }
    set { host.selectedBackgroundView = newValue }
  }

  /// A view behind the content, in the place of ``selectedBackgroundView``, while the cell is selected
  /// in a table that allows multiple selection; `nil` for none. Setting it removes the background
  /// configuration and vice versa.
  open var multipleSelectionBackgroundView: UIView? {
    get { host.multipleSelectionBackgroundView }
    set { host.multipleSelectionBackgroundView = newValue }
  }

  /// Whether the default background shows the focus. A background configuration of the app shows it in
  /// any case.
  open var focusStyle = FocusStyle.default {
    didSet { host.showsFocusByDefault = focusStyle == .default }
  }

  /// Whether the user can touch views of the cell while it is dragged. It has no effect: there is no
  /// second finger.
  open var userInteractionEnabledWhileDragging = false

  /// Whether the default background shows a selection. A background configuration of the app shows
  /// it in any case.
  open var selectionStyle = SelectionStyle.default {
    didSet { host.showsSelectionByDefault = selectionStyle != .none }
  }

  // MARK: Accessories

  final let accessoryViews = AccessoryViews()
  private final var ownAccessories = TableCellAccessories() {
    didSet { setNeedsLayout() }
  }

  /// The system's accessory at the trailing edge while the cell is not edited.
  open var accessoryType: AccessoryType {
    get { ownAccessories.type }
    set { ownAccessories.type = newValue }
  }

  /// A view at the trailing edge in its own size, in the place of ``accessoryType``; `nil` for none.
  open var accessoryView: UIView? {
    get { ownAccessories.view }
    set { ownAccessories.view = newValue }
  }

  /// The system's accessory at the trailing edge in editing mode.
  open var editingAccessoryType: AccessoryType {
    get { ownAccessories.editingType }
    set { ownAccessories.editingType = newValue }
  }

  /// A view at the trailing edge in editing mode, in the place of ``editingAccessoryType``; `nil`
  /// for none.
  open var editingAccessoryView: UIView? {
    get { ownAccessories.editingView }
    set { ownAccessories.editingView = newValue }
  }

  /// The control at the leading edge in editing mode, which the table determines; none for a cell
  /// on its own.
  open package(set) var editingStyle: EditingStyle {
    get { ownAccessories.editingStyle }
    set { ownAccessories.editingStyle = newValue }
  }

  /// Whether the cell has a handle for moving it in editing mode, unless the data source of its table
  /// decides which rows can be moved.
  open var showsReorderControl: Bool {
    get { ownAccessories.showsReorderControl }
    set { ownAccessories.showsReorderControl = newValue }
  }

  /// The number of steps by which the content is indented.
  open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { setNeedsLayout() } }
  }

  /// The length of a step in points.
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

  /// The cell's place in a table; `nil` outside of tables.
  final var placement: ListPlacement? {
    didSet { adoptPlacement(from: oldValue) }
  }

  /// What the table decides about the cell.
  struct TableContext: Equatable {
    /// Whether the row can be moved; `nil` outside of tables, where ``showsReorderControl`` decides.
    var canMove: Bool?
    /// Whether a circle shows the selection while the cell is edited.
    var showsSelectionInEditing = false
    /// Whether several rows can be selected.
    var selectsSeveral = false
    /// Whether the content view keeps clear of the sides of the safe area.
    var insetsContentToSafeArea = false
    /// Whether the swipe actions of the row are revealed.
    var isSwiped = false
    /// Whether the row is hidden, because it is dragged and its place has become room.
    var isDropGap = false
    /// The insets of separators; `nil` for those of the content.
    var separatorInset: UIEdgeInsets?
    /// Whether ``separatorInset`` are added to those of the content.
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

  /// The actions of the controls in editing mode.
  final var editingActions = EditingActions()

  struct EditingActions {
    var edit: (@MainActor () -> Void)?
    var detail: (@MainActor () -> Void)?
  }

  private final var ownSeparatorInset: UIEdgeInsets?

  /// The insets of the separator from the cell's edges, in points, of which left is leading. Unless
  /// the app sets them, they are those of the table, or align the separator with the content.
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
      trailing: placement?.metrics.separatorTrailingInset ?? 0
    )
    guard let inset = tableContext.separatorInset?.finite else { return content }
    return tableContext.addsSeparatorInset
      ? (content.leading + inset.left, content.trailing + inset.right) : (inset.left, inset.right)
  }

  @_spi(Cello) public override func recordOverlay(into recorder: inout DisplayListRecorder, at origin: CGPoint) {
    recordSeparators(into: &recorder, at: origin)
  }

  /// The room below the content that the separator takes.
  private final var separatorRoom: CGFloat {
    guard let placement, placement.row.kind == .cell, placement.separators != nil else { return 0 }
    return placement.metrics.separatorThickness ?? traitCollection.pixelGrid.pixel
  }

  /// Whether the content is beside the control of the editing mode, rather than below it.
  open var shouldIndentWhileEditing = true {
    didSet { if shouldIndentWhileEditing != oldValue { setNeedsLayout() } }
  }

  /// Whether the confirmation of a deletion is shown.
  open var showingDeleteConfirmation: Bool { tableContext.isSwiped }

  /// Shows the accessories of the state that is shown.
  private final func updateAccessoryViews() {
    let isEditing = (host.shownState as? UICellConfigurationState)?.isEditing == true
    let accessories = ownAccessories.accessories(
      isEditing: isEditing, context: tableContext, actions: editingActions)
    guard !accessories.isEmpty || !accessoryViews.isEmpty else { return }
    accessoryViews.show(
      AccessoryOrder(accessories, isEditing: isEditing, isHeader: false),
      AccessoryView.Context(isSelected: isSelected), in: self)
  }

  /// The part of the cell that the content covers.
  package final var contentArea: CGRect {
    updateAccessoryViews()
    var area = bounds
    if !accessoryViews.isEmpty || indentation > 0 { area = areaBetweenAccessories }
    if tableContext.insetsContentToSafeArea, let table = owner, superview === table {
      // Those of the table: a row that is swiped may leave its own safe area.
      area = area.inset(toSidesOf: table.sideInsetsOfSafeArea, in: bounds)
    }
    let state = host.shownState as? UICellConfigurationState
    if !shouldIndentWhileEditing, state?.isEditing == true {
      let room = (isRightToLeft ? bounds.maxX - area.maxX : area.minX) - indentation
      if room > 0 {
        if !isRightToLeft { area.origin.x -= room }
        area.size.width += room
      }
    }
    area.size.height = max(area.height - separatorRoom, 0)
    return area
  }

  final var accessoryArea: CGRect {
    var area = bounds
    area.size.height = max(area.height - separatorRoom, 0)
    return area
  }

  // MARK: Labels

  final var ownLabels: TableCellLabels?

  /// The label of the text; `nil` with a content configuration.
  open var textLabel: UILabel? { labelsForApp()?.text }

  /// The label of the secondary text; `nil` with a content configuration, and in cells of the
  /// default style.
  open var detailTextLabel: UILabel? { style == .default ? nil : labelsForApp()?.detail }

  /// The view of the image; `nil` with a content configuration.
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

  /// The size that the content needs in a width, with its separator. The cell is resized to the
  /// width, because margins depend on it.
  ///
  /// Source: docs/measurements/rows.md#rows-of-tables. The labels of rows without a content
  /// configuration share the row with the separator.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    var fitting = sizeThatFitsContent(size)
    var separator = separatorRoom
    if let shownLabels {
      fitting.height = shownLabels.height(fitting: contentArea.width)
      separator = 0
    }
    fitting.height = max(fitting.height, accessoryViews.maxCustomHeight) + separator
    return fitting
  }

  /// The size that the content needs for a target.
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

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
  }
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
  /// The part of an area of a view between the sides of the view's safe area.
  fileprivate func inset(toSidesOf insets: UIEdgeInsets, in bounds: CGRect) -> CGRect {
    let left = max(minX, bounds.minX + insets.left)
    let right = min(maxX, bounds.maxX - insets.right)
    return CGRect(x: left, y: minY, width: max(right - left, 0), height: height)
  }
}
