/// A cell of a collection view.
///
/// The cell owns its configuration state: setting ``isSelected`` and the like changes it and asks for an update, which
/// runs once before the next layout.
open class UICollectionViewCell: UICollectionReusableView {
  public typealias ConfigurationUpdateHandler =
    @MainActor (
      UICollectionViewCell, UICellConfigurationState
    ) -> Void

  private var plainContentView: UIView
  private(set) var host: ConfigurationHost!

  public override init(frame: CGRect) {
    plainContentView = UIView(frame: CGRect(origin: .zero, size: frame.size))
    super.init(frame: frame)
    host = ConfigurationHost(view: self) { [unowned self] in replaceContentView(with: $0) }
    addSubview(plainContentView)
    plainContentView.preservesSuperviewLayoutMargins = true
  }

  /// Always fails: cells are not read from archives.
  public required init?(coder: NSCoder) { return nil }

  /// The view that holds the content; with a content configuration the view that the configuration made.
  public final var contentView: UIView { host.contentView ?? plainContentView }

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

  /// The part of the cell that the content covers, in the cell's coordinates.
  var contentArea: CGRect { bounds }

  override func prepareForLayout() {
    host.updateIfNeeded(state: { configurationState }) { state in
      updateConfiguration(using: state)
      configurationUpdateHandler?(self, state)
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    host.backgroundView?.frame = bounds
    contentView.frame = contentArea
  }

  /// The size for a width: as high as the content needs. The cell takes that width, because margins depend on it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    if bounds.width != size.width { bounds.size.width = size.width }
    prepareForLayout()
    contentView.frame = contentArea
    let fitted = contentView.sizeThatFits(
      CGSize(width: contentArea.width, height: size.height))
    return CGSize(width: size.width, height: fitted.height)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
  }

  private func replaceContentView(with view: UIView?) {
    for old in subviews where old !== host.backgroundView { old.removeFromSuperview() }
    let new = view ?? UIView(frame: bounds)
    if view == nil { plainContentView = new }
    new.frame = contentArea
    addSubview(new)
    setNeedsLayout()
  }
}
