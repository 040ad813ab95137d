/// A header or footer of a section of a table.
///
/// It has the background of the table around it unless it gets another one.
open class UITableViewHeaderFooterView: UIView {
  public typealias ConfigurationUpdateHandler = (
    UITableViewHeaderFooterView, UIViewConfigurationState
  ) -> Void

  /// The name under which the view is reused; `nil` for a view that is not.
  open var reuseIdentifier: String? { ownReuseIdentifier }
  private let ownReuseIdentifier: String?
  let host = ConfigurationHost()

  /// A view without a size.
  public init(reuseIdentifier: String?) {
    ownReuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    host.attach(to: self)
    host.defaultBackground = { [unowned self] in defaultBackgroundConfiguration() }
  }

  /// A view that is not reused.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Always fails: views are not read from archives.
  public required init?(coder: NSCoder) { return nil }

  /// The view that holds the content; with a content configuration the view that the configuration made.
  public final var contentView: UIView { host.contentView }

  /// Called before the view is used for another section. Configurations stay: the app assigns new ones.
  open func prepareForReuse() {}

  // MARK: State

  open override var isUserInteractionEnabled: Bool {
    didSet {
      if isUserInteractionEnabled != oldValue { setNeedsUpdateConfiguration() }
    }
  }

  /// The state that configurations are updated for. An override starts from that of `super`.
  open var configurationState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    return state
  }

  /// Asks for an update before the view is drawn next; several calls ask for one.
  public final func setNeedsUpdateConfiguration() { host.setNeedsUpdate() }

  /// Configures the view for a state; the place for an app's own code. Not to be called directly.
  open func updateConfiguration(using state: UIViewConfigurationState) {}

  /// Configures the view for a state, after ``updateConfiguration(using:)``. Setting it asks for an update.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  // MARK: Configurations

  /// The colour behind everything. It excludes a background configuration, as on iOS: each that is set takes the other away.
  open override var backgroundColor: UIColor? {
    didSet { if backgroundColor != nil { host.removeBackground() } }
  }

  /// What the view shows. Setting it replaces ``contentView`` unless the present one supports the configuration; setting
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

  /// A fresh content configuration in the style of a header of the table around the view, without content. For a footer
  /// start from ``UIListContentConfiguration/footer()``: the view does not know which of the two it is.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    traitCollection.performingAsCurrent { .header() }
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

  /// A fresh background configuration that suits the table around the view.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    traitCollection.performingAsCurrent { .listHeader() }
  }

  // MARK: Layout

  override func prepareForLayout() { updateConfigurationIfNeeded() }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutConfiguredViews()
  }

  /// The size for a width: as high as the content needs. The view takes that width, because margins depend on it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { sizeThatFitsContent(size) }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
  }
}

extension UITableViewHeaderFooterView: ConfigurationHosting {
  func configure(for state: UIViewConfigurationState) {
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }
}
