@_spi(Cello) import CelloControls

/// A delegate that determines the position of a toolbar.
@MainActor @preconcurrency public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

/// A bar with buttons, usually at the bottom of the screen.
///
/// On iOS 26, the buttons are on floating capsules and the bar is transparent.
open class UIToolbar: UIView, UIBarPositioning {
  /// A delegate that determines the position of the bar; `nil` by default.
  open weak var delegate: (any UIToolbarDelegate)?
  /// The items, from leading to trailing; `nil`, the default, for none.
  open var items: [UIBarButtonItem]? { didSet { contentDidChange() } }

  /// The appearance when content is scrolled under the bar.
  open var standardAppearance = UIToolbarAppearance() {
    didSet { standardAppearance = observed(standardAppearance) }
  }
  /// The ``standardAppearance`` until it is set.
  private(set) final var defaultAppearance: UIToolbarAppearance?
  /// The appearance in a bar of compact height; `nil`, the default, for ``standardAppearance``.
  open var compactAppearance: UIToolbarAppearance? {
    didSet { compactAppearance = compactAppearance.map(observed) }
  }
  /// The appearance when content is scrolled to the edge of the bar; `nil`, the default, for
  /// ``standardAppearance`` without a background.
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    didSet { scrollEdgeAppearance = scrollEdgeAppearance.map(observed) }
  }
  /// The appearance in a bar of compact height when content is scrolled to its edge; `nil`, the
  /// default, for ``scrollEdgeAppearance``.
  open var compactScrollEdgeAppearance: UIToolbarAppearance? {
    didSet { compactScrollEdgeAppearance = compactScrollEdgeAppearance.map(observed) }
  }
  /// The style of the bar; `default` by default. `black` changes the interface style to dark.
  open var barStyle = UIBarStyle.default {
    didSet { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified }
  }
  /// The background color; `nil`, the default, for the appearance's color.
  open var barTintColor: UIColor? { didSet { contentDidChange() } }
  /// A Boolean value that indicates whether content is visible through the background; `true` by
  /// default.
  open var isTranslucent = true {
    didSet {
      contentDidChange()
      superview?.setNeedsLayout()
    }
  }
  private final var backgroundImages: [UIBarPosition: [UIBarMetrics: UIImage]] = [:]
  private final var shadowImages: [UIBarPosition: UIImage] = [:]

  /// A search bar in a toolbar.
  struct Search: Equatable {
    /// The item in whose place the search bar is.
    var item: UIBarButtonItem
    var bar: UISearchBar
    /// A Boolean value that indicates whether the bar shows only the search bar and a button that
    /// ends the search.
    var isActive: Bool
  }

  /// The search bar that replaces an item; `nil` for none.
  final var search: Search? {
    didSet {
      guard search != oldValue else { return }
      if let old = oldValue?.bar, old !== search?.bar, old.superview === searchView {
        old.isInToolbar = false
        old.removeFromSuperview()
      }
      if search == nil { oldValue?.item.customView = nil }
      contentDidChange()
    }
  }
  private final let searchView = ToolbarSearchView(frame: .zero)
  private final lazy var closeItem = UIBarButtonItem(
    systemItem: .close,
    primaryAction: UIAction { [weak self] _ in self?.search?.bar.cancelSearch() })

  /// The items that are shown.
  private final var shownItems: [UIBarButtonItem] {
    guard let search else { return items ?? [] }
    return search.isActive ? [search.item, closeItem] : items ?? []
  }

  /// A Boolean value that indicates whether content is scrolled to the edge of the bar.
  final var isAtScrollEdge = false {
    didSet { if isAtScrollEdge != oldValue { contentDidChange() } }
  }
  /// A Boolean value that indicates whether the background extends below the bar, as in a
  /// navigation controller.
  final var isAttachedToBottom = false { didSet { setNeedsLayout() } }

  private final let background = BarBackground(frame: .zero)
  private final let itemsView = BarItemsView(frame: .zero)
  private final var needsContentUpdate = true

  public override init(frame: CGRect) {
    super.init(frame: frame)
    standardAppearance = observed(standardAppearance)
    defaultAppearance = standardAppearance
    setUp()
  }

  private func setUp() {
    background.isAtBottom = true
    addSubview(background)
    addSubview(itemsView)
    showLargeContentOfBarItems()
  }

  /// Creates a bar of a nib file; fails for other coders.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    standardAppearance = observed(standardAppearance)
    defaultAppearance = standardAppearance
    setUp()
    coder.apply(to: self, as: UIToolbar.self)
  }

  @_spi(Cello) public override class var appearanceTable: AppearanceTable { .toolbar }

  /// The position of the bar, which the delegate chooses; by default the bottom.
  open var barPosition: UIBarPosition {
    isAttachedToBottom ? .bottom : delegate?.position(for: self) ?? .bottom
  }

  /// Sets the items, without an animation.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  // MARK: Appearance

  private final func observed(_ appearance: UIToolbarAppearance) -> UIToolbarAppearance {
    contentDidChange()
    return appearance.copied { [weak self] in self?.contentDidChange() }
  }

  /// Sets the background image for a position and metrics; `nil` removes it.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    backgroundImages[topOrBottom, default: [:]][barMetrics] = backgroundImage
    contentDidChange()
  }

  /// Returns the background image for a position and metrics, or else for any position; `nil` for
  /// none.
  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? {
    backgroundImages[topOrBottom]?[barMetrics] ?? backgroundImages[.any]?[barMetrics]
  }

  /// Sets the image at the edge of a bar in a position; `nil` removes it.
  open func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) {
    shadowImages[topOrBottom] = shadowImage
    contentDidChange()
  }

  /// Returns the image at the edge of a bar in a position, or else in any position; `nil` for none.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    shadowImages[topOrBottom] ?? shadowImages[.any]
  }

  private final var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

  /// The current appearance, with the bar's legacy properties applied.
  final var effectiveAppearance: UIToolbarAppearance {
    let standard = (isCompact ? compactAppearance : nil) ?? standardAppearance
    if isAtScrollEdge {
      let edge = (isCompact ? compactScrollEdgeAppearance : nil) ?? scrollEdgeAppearance
      return edge ?? standard.transparentCopy()
    }
    let image = backgroundImage(
      forToolbarPosition: barPosition, barMetrics: isCompact ? .compact : .default)
    return standard.replacingBackground(
      color: barTintColor, isTranslucent: isTranslucent, image: image,
      shadow: shadowImage(forToolbarPosition: barPosition))
  }

  // MARK: Layout

  final func contentDidChange() {
    needsContentUpdate = true
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private final var metrics: ToolbarMetrics {
    traitCollection.systemVersion.toolbar(for: traitCollection)
  }

  @_spi(Cello) public override func prepareForLayout() {
    guard needsContentUpdate else { return }
    needsContentUpdate = false
    let appearance = effectiveAppearance
    background.appearance = appearance
    if let search {
      search.bar.isInToolbar = true
      searchView.bar = search.bar
      if searchView.bounds.height != metrics.items.height {
        searchView.bounds.size = CGSize(
          width: metrics.items.minimumWidth, height: metrics.items.height)
      }
      if search.item.customView !== searchView { search.item.customView = searchView }
    }
    itemsView.update(
      [.init(items: shownItems)], metrics: metrics.items,
      changeHandler: { [weak self] in self?.contentDidChange() }
    ) {
      $0.style == .prominent ? appearance.prominentButtonAppearance : appearance.buttonAppearance
    }
  }

  /// Returns the proposed width and the height of the buttons.
  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width.nonNegative, height: metrics.height)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: metrics.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let below = isAttachedToBottom ? max((superview?.bounds.maxY ?? 0) - frame.maxY, 0) : 0
    background.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: bounds.height + below)
    let margin =
      (metrics.floatingInset ?? SideMargin.bars.points(width: bounds.width))
      + max(safeAreaInsets.left, safeAreaInsets.right)
    let start = margin - itemsView.leadingPadding
    let end = margin - itemsView.trailingPadding
    let width = max(bounds.width - start - end, 0)
    itemsView.frame = CGRect(
      x: isRightToLeft ? end : start, y: 0, width: width,
      height: min(bounds.height, metrics.height))
    if search != nil { itemsView.stretch(searchView) }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    contentDidChange()
  }
}

/// A view of a toolbar that is filled by a search bar.
private final class ToolbarSearchView: UIView {
  var bar: UISearchBar? {
    didSet {
      guard let bar, bar.superview !== self else { return }
      addSubview(bar)
      setNeedsLayout()
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if let bar, bar.superview === self { bar.frame = bounds }
  }
}
