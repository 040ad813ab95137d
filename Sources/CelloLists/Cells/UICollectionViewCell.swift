@_spi(Cello) import CelloControls

/// A cell of a collection view.
///
/// The cell owns its configuration state: setting a property such as ``isSelected`` changes the
/// state and requests an update, which runs once before the next layout pass.
open class UICollectionViewCell: UICollectionReusableView {
  /// A closure that configures a cell for a state.
  public typealias ConfigurationUpdateHandler = (
    UICollectionViewCell, UICellConfigurationState
  ) -> Void

  package let host = ConfigurationHost()

  /// Creates a cell with a frame, in points in the coordinates of its future superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    host.attach(to: self)
  }

  /// Called when the user selects the cell, for segues.
  package final var selectionHandler: (@MainActor () -> Void)?

  /// Creates a cell of a nib file; fails for other coders.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    host.attach(to: self)
    coder.apply(to: self, as: UICollectionViewCell.self)
  }

  /// The view that contains the content: the view of the content configuration, or an empty view.
  open var contentView: UIView { host.contentView }

  // MARK: State

  /// A Boolean value that indicates whether the cell is selected; `false` by default.
  open var isSelected = false {
    didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// A Boolean value that indicates whether the cell is highlighted; `false` by default.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// The state for which the configurations are updated. An override should modify the state of
  /// `super`.
  open var configurationState: UICellConfigurationState {
    var state = stateInList
    state.isSwiped = showsSwipeActions
    state.isPinned = isPinnedByLayout
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

  /// A Boolean value that indicates whether the cell can be focused in its collection view.
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

  /// Returns a new background configuration in the style of the list that contains the cell.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    traitCollection.performingAsCurrent {
      switch placement?.row.kind {
      case .header: .listHeader()
      case .footer: .listFooter()
      case .cell, nil: .listCell()
      }
    }
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

  // MARK: Lists

  /// A Boolean value that indicates whether a tap anywhere on the cell expands or collapses its
  /// outline item.
  var isOutlineHeader: Bool { false }

  /// Expands or collapses the cell's item, like a tap on its outline disclosure.
  func performOutlineDisclosure() {}

  /// The placement of the cell in a list; `nil` outside a list.
  final var placement: ListPlacement? {
    didSet { placementDidChange(from: oldValue) }
  }

  /// A Boolean value that indicates whether the swipe actions of the row are visible.
  final var showsSwipeActions = false {
    didSet { if showsSwipeActions != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// A Boolean value that indicates whether the header or footer is displaced so that it stays
  /// visible.
  final var isPinnedByLayout = false {
    didSet { if isPinnedByLayout != oldValue { setNeedsUpdateConfiguration() } }
  }

  @_spi(Cello) public override func recordContent(
    into recorder: inout DisplayListRecorder, at origin: CGPoint
  ) {
    super.recordContent(into: &recorder, at: origin)
    recordLift(into: &recorder, at: origin)
    if isPinnedByLayout, placement != nil { recordPinnedBackground(into: &recorder, at: origin) }
  }

  func placementDidChange(from old: ListPlacement?) { adoptPlacement(from: old) }

  package var separatorInsets: (leading: CGFloat, trailing: CGFloat) {
    (
      leadingTextInset ?? directionalLayoutMargins.leading,
      placement?.metrics.wholeSeparatorTrailingInset ?? 0
    )
  }

  @_spi(Cello) public override func recordOverlay(
    into recorder: inout DisplayListRecorder, at origin: CGPoint
  ) {
    recordSeparators(into: &recorder, at: origin)
  }

  // MARK: Layout

  package var contentArea: CGRect { bounds }
  package var minimumHeight: CGFloat { 0 }

  @_spi(Cello) public override func prepareForLayout() { updateConfigurationIfNeeded() }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutConfiguredViews()
    applyCard()
  }

  override var isMeasurable: Bool {
    host.content != nil || contentView.isSizedByConstraints || isSizedByConstraints
  }

  /// Returns the size that the content requires for a width. The cell is resized to the width,
  /// because the margins depend on it. A cell without a configuration and constraints returns its
  /// current size.
  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    updateConfigurationIfNeeded()
    return isMeasurable ? sizeThatFitsContent(size) : super.sizeThatFits(size)
  }

  /// Returns the size that the content requires for a target size.
  @discardableResult
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    sizeFittingContent(
      targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
  }
}

extension UICollectionViewCell: ConfigurationHosting {
  package func configure(for state: UICellConfigurationState) {
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }
}

extension UICollectionViewCell: ListCell {
  func setSelected(_ selected: Bool, animated: Bool) {
    guard animated, UIView.animationsTakeTime else {
      isSelected = selected
      return
    }
    // The state before the change is laid out, so that only the change is animated.
    layoutBeforeAnimation()
    UIView.animate(withDuration: CellMotion.selectionDuration) { self.isSelected = selected }
  }
  func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

  func dragStateDidChange(to state: UICellConfigurationState.DragState) {
    dragStateDidChange(DragState(rawValue: state.rawValue) ?? .none)
  }
}
