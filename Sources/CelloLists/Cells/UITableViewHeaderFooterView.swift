@_spi(Cello) import CelloControls

/// A header or footer of a section in a table.
///
/// By default, it has the background of the table.
open class UITableViewHeaderFooterView: UIView {
  /// A closure that configures a header or footer for a state.
  public typealias ConfigurationUpdateHandler = (
    UITableViewHeaderFooterView, UIViewConfigurationState
  ) -> Void

  /// The identifier under which the view is reused; `nil` if it is not reused.
  open var reuseIdentifier: String? { ownReuseIdentifier }
  final var ownReuseIdentifier: String?
  package let host = ConfigurationHost()

  /// Creates a view with a reuse identifier and an empty frame.
  public init(reuseIdentifier: String?) {
    ownReuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    host.attach(to: self)
    host.defaultBackground = { [unowned self] in defaultBackgroundConfiguration() }
    preservesSuperviewLayoutMargins = true
  }

  /// Creates a view with a frame that is not reused.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a view of a nib file; fails for other coders.
  public required init?(coder: NSCoder) {
    ownReuseIdentifier = coder.nib?.initialValue("reuseIdentifier")
    super.init(coder: coder)
    host.attach(to: self)
    host.defaultBackground = { [unowned self] in defaultBackgroundConfiguration() }
    preservesSuperviewLayoutMargins = true
    coder.apply(to: self, as: UITableViewHeaderFooterView.self)
  }

  /// The view that contains the content: the view of the content configuration, or an empty view.
  open var contentView: UIView { host.contentView }

  /// Called before the view is used for another section. Configurations are kept; the app assigns
  /// new configurations. The default implementation does nothing.
  open func prepareForReuse() {}

  // MARK: State

  /// The state for which the configurations are updated. An override should modify the state of
  /// `super`.
  open var configurationState: UIViewConfigurationState {
    var state = UIViewConfigurationState(traitCollection: traitCollection)
    state.isDisabled = !isUserInteractionEnabled
    state.isPinned = tableContext.isPinned
    return host.changed(state)
  }

  /// Requests an update before the next layout pass. Repeated calls request a single update.
  open func setNeedsUpdateConfiguration() { host.setNeedsUpdate() }

  @_spi(Cello) public override final func configurationNeedsUpdate() {
    setNeedsUpdateConfiguration()
  }

  /// Configures the view for a state. Apps override this method and do not call it directly. The
  /// default implementation does nothing.
  open func updateConfiguration(using state: UIViewConfigurationState) {}

  /// A closure that configures the view for a state, after ``updateConfiguration(using:)``; `nil`
  /// by default. Setting it requests an update.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
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

  /// Returns a new content configuration in the style of a header of the table, without content.
  /// For a footer, use ``UIListContentConfiguration/footer()``, because the class is the same for
  /// both.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    traitCollection.performingAsCurrent { .header() }
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
    traitCollection.performingAsCurrent { .listHeader() }
  }

  /// A view behind the content; `nil`, the default, for none. Setting it removes the background
  /// configuration and vice versa.
  open var backgroundView: UIView? {
    get { host.customBackgroundView }
    set { host.customBackgroundView = newValue }
  }

  // MARK: Labels

  final var ownLabels: TableCellLabels?

  /// The label of the text, which is created on first access; `nil` with a content configuration.
  open var textLabel: UILabel? { labelsForApp()?.text }

  /// The label of the secondary text, which is created on first access; `nil` with a content
  /// configuration.
  open var detailTextLabel: UILabel? { labelsForApp()?.detail }

  // MARK: Table

  /// The properties of the view that the table determines.
  struct TableContext: Equatable {
    /// The margins of the content at both sides unless the app sets others, in points.
    var margin: CGFloat?
    /// The space above the content, in points.
    var topPadding: CGFloat = 0
    /// A Boolean value that indicates whether the view is displaced so that it stays visible.
    var isPinned = false

    var margins: NSDirectionalEdgeInsets? {
      margin.map { NSDirectionalEdgeInsets(top: 8, leading: $0, bottom: 8, trailing: $0) }
    }
  }

  final var tableContext = TableContext() {
    didSet {
      guard tableContext != oldValue else { return }
      if tableContext.isPinned != oldValue.isPinned { setNeedsUpdateConfiguration() }
      if let margins = tableContext.margins, margins != oldValue.margins {
        if ownLayoutMargins == oldValue.margins ?? UIView.defaultLayoutMargins {
          directionalLayoutMargins = margins
        } else {
          // The app has set margins.
          layoutMarginsChanged()
        }
      }
      setNeedsLayout()
    }
  }

  /// Source: docs/measurements/rows.md#margins-that-apps-set.
  @_spi(Cello) public override final var preservedMargins: UIEdgeInsets {
    UIEdgeInsets(sides: tableContext.margins ?? .zero, isRightToLeft: isRightToLeft)
  }

  package final var contentArea: CGRect {
    var area = bounds
    area.origin.y += tableContext.topPadding
    area.size.height = max(area.height - tableContext.topPadding, 0)
    return area
  }

  @_spi(Cello) public override func recordContent(
    into recorder: inout DisplayListRecorder, at origin: CGPoint
  ) {
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

  /// Returns the size that the content requires for a width. The view is resized to the width,
  /// because the margins depend on it.
  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let fitting = sizeThatFitsContent(size)
    let height = shownLabels?.height(fitting: contentArea.width) ?? fitting.height
    return CGSize(width: fitting.width, height: height + tableContext.topPadding)
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
}

extension UITableViewHeaderFooterView: ConfigurationHosting {
  package func configure(for state: UIViewConfigurationState) {
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
  }
}

extension UITableViewHeaderFooterView: TableLabelHosting {}
