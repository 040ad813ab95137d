@_spi(Cello) import CelloControls

/// A cell of a collection view.
///
/// The cell owns its configuration state: setting ``isSelected`` and the like changes it and
/// requests an update, which runs once before the next layout.
open class UICollectionViewCell: UICollectionReusableView {
  public typealias ConfigurationUpdateHandler = (
    UICollectionViewCell, UICellConfigurationState
  ) -> Void

  package let host = ConfigurationHost()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    host.attach(to: self)
  }

  /// Always fails: cells are not read from archives.
  public required init?(coder: NSCoder) { return nil }

  /// The view that contains the content: the content configuration's view, or an empty view.
  public final var contentView: UIView { host.contentView }

  // MARK: State

  open var isSelected = false {
    didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } }
  }

  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } }
  }

  open override var isUserInteractionEnabled: Bool {
    didSet {
      if isUserInteractionEnabled != oldValue { setNeedsUpdateConfiguration() }
    }
  }

  /// The state that configurations are updated for. An override should modify the state of `super`.
  open var configurationState: UICellConfigurationState {
    var state = stateInList
    state.isSwiped = showsSwipeActions
    state.isPinned = isPinnedByLayout
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

  /// A Boolean value that indicates whether the collection view lets the cell have the focus.
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

  /// A new background configuration in the style of the surrounding list.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    traitCollection.performingAsCurrent {
      switch placement?.row.kind {
      case .header: .listHeader()
      case .footer: .listFooter()
      case .cell, nil: .listCell()
      }
    }
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

  // MARK: Lists

  /// Whether a tap anywhere on the cell toggles its item of an outline.
  var isOutlineHeader: Bool { false }

  /// Toggles the cell's item as a tap on its outline disclosure does.
  func performOutlineDisclosure() {}

  /// The cell's place in a list; `nil` outside of lists.
  final var placement: ListPlacement? {
    didSet { placementDidChange(from: oldValue) }
  }

  /// Whether the swipe actions of the row are revealed.
  final var showsSwipeActions = false {
    didSet { if showsSwipeActions != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// Whether the view, a header or footer, is not in its own place, to stay visible.
  final var isPinnedByLayout = false {
    didSet { if isPinnedByLayout != oldValue { setNeedsUpdateConfiguration() } }
  }

  @_spi(Cello) public override func recordContent(into recorder: inout DisplayListRecorder, at origin: CGPoint) {
    super.recordContent(into: &recorder, at: origin)
    if isPinnedByLayout, placement != nil { recordPinnedBackground(into: &recorder, at: origin) }
  }

  func placementDidChange(from old: ListPlacement?) { adoptPlacement(from: old) }

  package var separatorInsets: (leading: CGFloat, trailing: CGFloat) {
    (
      leadingTextInset ?? directionalLayoutMargins.leading,
      placement?.metrics.separatorTrailingInset ?? 0
    )
  }

  @_spi(Cello) public override func recordOverlay(into recorder: inout DisplayListRecorder, at origin: CGPoint) {
    recordSeparators(into: &recorder, at: origin)
  }

  // MARK: Layout

  package var contentArea: CGRect { bounds }

  @_spi(Cello) public override func prepareForLayout() { updateConfigurationIfNeeded() }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutConfiguredViews()
    applyCard()
  }

  override var isMeasurable: Bool {
    host.content != nil || contentView.isSizedByConstraints || isSizedByConstraints
  }

  /// The size that the content needs in a width. The cell is resized to the width, because margins
  /// depend on it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { sizeThatFitsContent(size) }

  /// The size that the content needs for a target.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    sizeFittingContent(
      targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
  }
}

extension UICollectionViewCell: ConfigurationHosting {
  package func configure(for state: UICellConfigurationState) {
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }
}

extension UICollectionViewCell: ListCell {
  func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

  func dragStateDidChange(to state: UICellConfigurationState.DragState) {
    dragStateDidChange(DragState(rawValue: state.rawValue) ?? .none)
  }
}
