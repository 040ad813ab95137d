@_spi(Cello) import CelloControls

/// A header or footer of a section of a table.
///
/// By default, it has the background of the surrounding table.
open class UITableViewHeaderFooterView: UIView {
  public typealias ConfigurationUpdateHandler = (
    UITableViewHeaderFooterView, UIViewConfigurationState
  ) -> Void

  /// The identifier under which the view is reused; `nil` if it is not reused.
  open var reuseIdentifier: String? { ownReuseIdentifier }
  private let ownReuseIdentifier: String?
  package let host = ConfigurationHost()

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

  /// The view that contains the content: the content configuration's view, or an empty view.
  public final var contentView: UIView { host.contentView }

  /// Called before the view is used for another section. Configurations stay: the app assigns new
  /// ones.
  open func prepareForReuse() {}

  // MARK: State

  open override var isUserInteractionEnabled: Bool {
    didSet {
      if isUserInteractionEnabled != oldValue { setNeedsUpdateConfiguration() }
    }
  }

  /// The state that configurations are updated for. An override should modify the state of `super`.
  open var configurationState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isPinned = tableContext.isPinned
    return host.changed(state)
  }

  /// Requests an update before the next layout; repeated calls request only one.
  public final func setNeedsUpdateConfiguration() { host.setNeedsUpdate() }

  @_spi(Cello) public override final func configurationNeedsUpdate() { setNeedsUpdateConfiguration() }

  /// Configures the view for a state. Apps override this method and do not call it directly.
  open func updateConfiguration(using state: UIViewConfigurationState) {}

  /// Configures the view for a state, after ``updateConfiguration(using:)``. Setting it requests an
  /// update.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

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

  /// A new content configuration in the style of a header of the surrounding table, without
  /// content. For a footer, use ``UIListContentConfiguration/footer()``: the view is the same class
  /// for both.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    traitCollection.performingAsCurrent { .header() }
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
    traitCollection.performingAsCurrent { .listHeader() }
  }

  /// A view behind the content; `nil` for none. Setting it removes the background configuration and
  /// vice versa.
  open var backgroundView: UIView? {
    get { host.customBackgroundView }
    set { host.customBackgroundView = newValue }
  }

  // MARK: Labels

  final var ownLabels: TableCellLabels?

  /// The label of the text; `nil` with a content configuration.
  open var textLabel: UILabel? { labelsForApp()?.text }

  /// The label of the secondary text; `nil` with a content configuration.
  open var detailTextLabel: UILabel? { labelsForApp()?.detail }

  // MARK: Table

  /// What the table decides about the view.
  struct TableContext: Equatable {
    /// The least margins of the content.
    var margin: CGFloat?
    /// Above the content.
    var topRoom: CGFloat = 0
    /// Whether the view is not in its own place, to stay visible.
    var isPinned = false
  }

  final var tableContext = TableContext() {
    didSet {
      guard tableContext != oldValue else { return }
      if tableContext.isPinned != oldValue.isPinned { setNeedsUpdateConfiguration() }
      if let margin = tableContext.margin, margin != oldValue.margin {
        directionalLayoutMargins = NSDirectionalEdgeInsets(
          top: 8, leading: margin, bottom: 8, trailing: margin)
      }
      setNeedsLayout()
    }
  }

  package final var contentArea: CGRect {
    var area = bounds
    area.origin.y += tableContext.topRoom
    area.size.height = max(area.height - tableContext.topRoom, 0)
    return area
  }

  @_spi(Cello) public override func recordContent(into recorder: inout DisplayListRecorder, at origin: CGPoint) {
    recordDrawingOfApp(into: &recorder, at: origin)
    if tableContext.isPinned { recordPinnedBackground(into: &recorder, at: origin) }
  }

  // MARK: Layout

  @_spi(Cello) public override func prepareForLayout() { updateConfigurationIfNeeded() }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutConfiguredViews()
    shownLabels?.layOut()
  }

  /// The size that the content needs in a width. The view is resized to the width, because margins
  /// depend on it.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let fitting = sizeThatFitsContent(size)
    let height = shownLabels?.height(fitting: contentArea.width) ?? fitting.height
    return CGSize(width: fitting.width, height: height + tableContext.topRoom)
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

extension UITableViewHeaderFooterView: ConfigurationHosting {
  package func configure(for state: UIViewConfigurationState) {
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }
}

extension UITableViewHeaderFooterView: TableLabelHosting {}
