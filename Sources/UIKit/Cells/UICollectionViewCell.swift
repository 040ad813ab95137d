/// A cell of a collection view.
///
/// The cell owns its configuration state: setting ``isSelected`` and the like changes it and asks for an update, which
/// runs once before the next layout.
open class UICollectionViewCell: UICollectionReusableView {
  public typealias ConfigurationUpdateHandler = (
    UICollectionViewCell, UICellConfigurationState
  ) -> Void

  let host = ConfigurationHost()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    host.attach(to: self)
  }

  /// Always fails: cells are not read from archives.
  public required init?(coder: NSCoder) { return nil }

  /// The view that holds the content; with a content configuration the view that the configuration made.
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

  /// The state that configurations are updated for. An override starts from that of `super`.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  /// Asks for an update before the cell is drawn next; several calls ask for one.
  public final func setNeedsUpdateConfiguration() { host.setNeedsUpdate() }

  /// Configures the cell for a state; the place for an app's own code. Not to be called directly.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// Configures the cell for a state, after ``updateConfiguration(using:)``. Setting it asks for an update.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  // MARK: Configurations

  /// The colour behind everything. It excludes a background configuration, as on iOS: each that is set takes the other away.
  open override var backgroundColor: UIColor? {
    didSet { if backgroundColor != nil { host.removeBackground() } }
  }

  /// What the cell shows. Setting it replaces ``contentView`` unless the present one supports the configuration; setting
  /// it to `nil` brings an empty content view.
  public final var contentConfiguration: (any UIContentConfiguration)? {
    get { host.content }
    set { host.content = newValue }
  }

  /// Whether the content configuration is updated when the state changes.
  public final var automaticallyUpdatesContentConfiguration: Bool {
    get { host.automaticallyUpdatesContent }
    set { host.automaticallyUpdatesContent = newValue }
  }

  /// What is shown behind the content; `nil` for nothing.
  public final var backgroundConfiguration: UIBackgroundConfiguration? {
    get { host.background }
    set { host.background = newValue }
  }

  /// Whether the background configuration is updated when the state changes.
  public final var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { host.automaticallyUpdatesBackground }
    set { host.automaticallyUpdatesBackground = newValue }
  }

  /// A fresh background configuration that suits the cell's surroundings.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    traitCollection.performingAsCurrent { .listCell() }
  }

  // MARK: Layout

  var contentArea: CGRect { bounds }

  override func prepareForLayout() { updateConfigurationIfNeeded() }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutConfiguredViews()
  }

  /// The size for a width: as high as the content needs. The cell takes that width, because margins depend on it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { sizeThatFitsContent(size) }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
  }
}

extension UICollectionViewCell: ConfigurationHosting {
  func configure(for state: UICellConfigurationState) {
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }
}
