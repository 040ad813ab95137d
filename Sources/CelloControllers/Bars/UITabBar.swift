@_spi(Cello) import CelloControls
internal import CelloRaster

/// A bar that shows items, one of which is selected.
///
/// On iOS 26, the items are on a floating capsule at the top of the bar.
open class UITabBar: UIView {
  /// The horizontal arrangement of items in a bar.
  public enum ItemPositioning: Int, Hashable, Sendable {
    /// The items fill the width in a compact-width environment and are centered in a regular-width
    /// environment.
    case automatic = 0
    case fill = 1
    case centered = 2
  }

  /// A delegate that is notified about selections and customization; `nil` by default.
  open weak var delegate: (any UITabBarDelegate)?
  /// The items, from leading to trailing; `nil`, the default, for none.
  open var items: [UITabBarItem]? {
    didSet {
      if let selectedItem, items?.contains(selectedItem) != true { self.selectedItem = nil }
      contentDidChange()
    }
  }
  /// The selected item, which must be in ``items``; `nil`, the default, for none.
  open weak var selectedItem: UITabBarItem? { didSet { contentDidChange() } }

  /// The appearance when content is scrolled under the bar.
  open var standardAppearance = UITabBarAppearance() {
    didSet { standardAppearance = observed(standardAppearance) }
  }
  /// The ``standardAppearance`` until it is set.
  private(set) final var defaultAppearance: UITabBarAppearance?
  /// The appearance when content is scrolled to the edge of the bar; `nil`, the default, for
  /// ``standardAppearance`` without a background.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    didSet { scrollEdgeAppearance = scrollEdgeAppearance.map(observed) }
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
  /// The color of unselected items; `nil`, the default, for the system's color.
  open var unselectedItemTintColor: UIColor? { didSet { contentDidChange() } }
  /// The background image; `nil`, the default, for the appearance's image.
  open var backgroundImage: UIImage? { didSet { contentDidChange() } }
  /// The image at the edge of the bar; `nil`, the default, for the appearance's image.
  open var shadowImage: UIImage? { didSet { contentDidChange() } }
  /// The image behind the selected item; `nil`, the default, for the appearance's image.
  open var selectionIndicatorImage: UIImage? { didSet { contentDidChange() } }
  /// The arrangement of the items; `automatic`, the default, for the appearance's arrangement.
  open var itemPositioning = ItemPositioning.automatic { didSet { contentDidChange() } }
  /// The width of centered items, in points; 0, the default, for the appearance's width.
  open var itemWidth: CGFloat = 0 { didSet { contentDidChange() } }
  /// The space between centered items, in points; 0, the default, for the appearance's space.
  open var itemSpacing: CGFloat = 0 { didSet { contentDidChange() } }

  /// A Boolean value that indicates whether content is scrolled to the edge of the bar.
  package final var isAtScrollEdge = false {
    didSet { if isAtScrollEdge != oldValue { contentDidChange() } }
  }
  /// A Boolean value that indicates whether the bar shows only the selected item, in a small
  /// capsule at the leading edge (iOS 26).
  package final var isMinimized = false {
    didSet { if isMinimized != oldValue { contentDidChange() } }
  }
  /// A Boolean value that indicates whether the items are titles on a capsule at the top of a large
  /// screen.
  package final var isAtTop = false { didSet { if isAtTop != oldValue { contentDidChange() } } }
  /// The button that precedes the items of a bar at the top, a subview of the bar; `nil` for none.
  package final weak var leadingButton: UIView? {
    didSet { if leadingButton !== oldValue { contentDidChange() } }
  }
  /// The current customization by the user; `nil` for none.
  final var customization: TabBarCustomization?
  /// Returns a Boolean value that indicates whether a touch selects an item.
  package final var shouldSelect: (@MainActor (UITabBarItem) -> Bool)?

  private final let background = BarBackground(frame: .zero)
  private final let capsule = BarCapsule(frame: .zero)
  private final let separateCapsule = BarCapsule(frame: .zero)
  private final let selection = SelectionView(frame: .zero)
  private final var buttons: [TabBarButton] = []
  private final var needsContentUpdate = true

  public override init(frame: CGRect) {
    super.init(frame: frame)
    standardAppearance = observed(standardAppearance)
    defaultAppearance = standardAppearance
    setUp()
  }

  private func setUp() {
    background.isAtBottom = true
    for part in [background, capsule, separateCapsule, selection] { addSubview(part) }
    showLargeContentOfBarItems()
  }

  /// Creates a bar of a nib file; fails for other coders.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    standardAppearance = observed(standardAppearance)
    defaultAppearance = standardAppearance
    setUp()
    coder.apply(to: self, as: UITabBar.self)
  }

  @_spi(Cello) public override class var appearanceTable: AppearanceTable { .tabBar }

  @_spi(Cello) public override var defaultAccessibility: DefaultAccessibility {
    DefaultAccessibility(traits: .tabBar)
  }

  /// Sets the items, without an animation.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  private final func observed(_ appearance: UITabBarAppearance) -> UITabBarAppearance {
    contentDidChange()
    return appearance.copied { [weak self] in self?.contentDidChange() }
  }

  /// Selects an item like a tap.
  final func tapped(_ item: UITabBarItem) {
    guard !isCustomizing, shouldSelect?(item) ?? true else { return }
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
  }

  /// Returns the item at a point in the bar's coordinates, or `nil` if the point is outside all items.
  package final func item(at point: CGPoint) -> UITabBarItem? {
    buttons.first { !$0.isHidden && $0.frame.contains(point) }?.item
  }

  // MARK: Customization

  /// A Boolean value that indicates whether the user is customizing the items.
  open var isCustomizing: Bool { customization != nil }

  /// Shows an interface in which the user drags items to the bar, where they replace other items.
  ///
  /// - Parameter items: the items that can be moved, including items of the bar. The other items of
  ///   the bar stay in place.
  open func beginCustomizingItems(_ items: [UITabBarItem]) { startCustomizing(items) }

  /// Hides the interface of ``beginCustomizingItems(_:)``. The bar keeps its new items.
  ///
  /// - Returns: Whether the items of the bar have changed.
  @discardableResult
  open func endCustomizing(animated: Bool) -> Bool { finishCustomizing() }

  // MARK: Content

  /// The current appearance, with the bar's legacy properties applied.
  final var effectiveAppearance: UITabBarAppearance {
    let standard = selectedItem?.standardAppearance ?? standardAppearance
    if isAtScrollEdge {
      let edge = selectedItem?.scrollEdgeAppearance ?? scrollEdgeAppearance
      return edge ?? standard.transparentCopy()
    }
    return standard.replacingBackground(
      color: barTintColor, isTranslucent: isTranslucent, image: backgroundImage,
      shadow: shadowImage)
  }

  final func contentDidChange() {
    needsContentUpdate = true
    setNeedsLayout()
  }

  /// Calls `itemDidChange(_:)` when an item changes.
  package final func observe(_ item: UITabBarItem) {
    item.changeHandler = { [weak self, weak item] in
      if let item { self?.itemDidChange(item) }
    }
  }

  private final func itemDidChange(_ item: UITabBarItem) {
    contentDidChange()
    (delegate as? any TabBarItemObserving)?.itemDidChange(item)
  }

  private final var metrics: TabBarMetrics {
    traitCollection.systemVersion.tabBar(for: traitCollection)
  }

  /// A Boolean value that indicates whether titles are below the images.
  private final var isStacked: Bool {
    metrics.isFloating
      || (traitCollection.horizontalSizeClass != .regular
        && traitCollection.verticalSizeClass != .compact)
  }

  /// Returns a Boolean value that indicates whether the item is on a separate circle beside the
  /// capsule of iOS 26.
  private final func isSeparate(_ item: UITabBarItem) -> Bool {
    metrics.isFloating && !isAtTop && item.isSearch && item === items?.last
      && (items?.count ?? 0) > 1
  }

  @_spi(Cello) public override func applyAppearanceToItems(_ values: [AppearanceValues]) {
    for item in items ?? [] { item.applyAppearance(values, in: self) }
  }

  @_spi(Cello) public override func prepareForLayout() {
    guard needsContentUpdate else { return }
    needsContentUpdate = false
    if window != nil { applyAppearanceToItems(AppearanceProxies.current) }
    let appearance = effectiveAppearance
    background.appearance = appearance
    let former = buttons
    buttons = (items ?? []).map { item in
      if let button = former.first(where: { $0.item === item }) { return button }
      let button = TabBarButton(item: item)
      button.addAction(
        UIAction { [weak self] _ in self?.tapped(item) }, for: .touchUpInside)
      addSubview(button)
      return button
    }
    for button in former where !buttons.contains(button) { button.removeFromSuperview() }
    let look =
      isStacked
      ? appearance.stackedLayoutAppearance
      : traitCollection.verticalSizeClass == .compact
        ? appearance.compactInlineLayoutAppearance : appearance.inlineLayoutAppearance
    for button in buttons {
      observe(button.item)
      button.isSelected = button.item === selectedItem
      button.update(
        appearance: look, metrics: metrics,
        placement: isAtTop
          ? .top : isSeparate(button.item) ? .image : isStacked ? .stacked : .inline,
        unselectedColor: unselectedItemTintColor)
    }
    selection.image = selectionIndicatorImage ?? appearance.selectionIndicatorImage
    selection.imageTint = appearance.selectionIndicatorTintColor
  }

  // MARK: Layout

  /// Returns the proposed width and the height of the items, including the safe area at the bottom.
  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width.nonNegative, height: metrics.height + safeAreaInsets.bottom)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: metrics.height + safeAreaInsets.bottom)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    guard !isAtTop else { return layOutAtTop() }
    separateCapsule.isHidden = true
    let metrics = metrics
    let appearance = effectiveAppearance
    var layout = TabBarLayout(
      count: buttons.count, isFloating: metrics.isFloating, grid: traitCollection.pixelGrid)
    layout.titleWidth = buttons.map(\.titleWidth).max() ?? 0
    let positioning =
      itemPositioning == .automatic ? appearance.stackedItemPositioning : itemPositioning
    layout.fillsWidth =
      positioning == .fill
      || (positioning == .automatic && traitCollection.horizontalSizeClass != .regular)
    layout.itemWidth = itemWidth > 0 ? itemWidth : appearance.stackedItemWidth
    layout.itemSpacing = itemSpacing > 0 ? itemSpacing : appearance.stackedItemSpacing
    layout.isRightToLeft = isRightToLeft
    let selectedIndex = buttons.firstIndex { $0.item === selectedItem }
    layout.minimizedIndex = isMinimized && metrics.isFloating ? selectedIndex ?? 0 : nil
    layout.hasSeparateItem = buttons.last.map { isSeparate($0.item) } ?? false
    let frames = layout.frames(width: bounds.width, height: min(metrics.height, bounds.height))
    background.frame = bounds
    background.isHidden = metrics.isFloating && background.appearance?.hasSystemBackground == true
    capsule.isHidden = frames.capsule == nil
    capsule.frame = frames.capsule ?? .zero
    separateCapsule.isHidden = frames.separateCapsule == nil
    separateCapsule.frame = frames.separateCapsule ?? .zero
    for (button, frame) in zip(buttons, frames.items) {
      button.frame = frame
      button.isHidden = frame.isEmpty && layout.minimizedIndex != nil
    }
    let index = selectedIndex
    selection.isFloating = metrics.isFloating
    selection.isHidden = index == nil || layout.minimizedIndex != nil
    if let index {
      selection.frame =
        frames.selections.isEmpty ? frames.items[index] : frames.selections[index]
    }
  }

  /// The frames of a bar at the top, in the bar's coordinates.
  package final var topFrames: TopTabBarLayout.Frames {
    updateLayoutIfNeeded()
    return TopTabBarLayout(
      contents: buttons.map(\.topWidth), hasButton: leadingButton?.superview === self,
      height: bounds.height, isRightToLeft: isRightToLeft, grid: traitCollection.pixelGrid
    ).frames(width: bounds.width)
  }

  private final func updateLayoutIfNeeded() { prepareForLayout() }

  private final func layOutAtTop() {
    let frames = topFrames
    background.isHidden = true
    separateCapsule.isHidden = true
    capsule.isHidden = frames.capsule.isEmpty
    capsule.frame = frames.capsule
    leadingButton?.frame = frames.button
    for (button, frame) in zip(buttons, frames.items) {
      button.frame = frame
      button.isHidden = false
    }
    let index = buttons.firstIndex { $0.item === selectedItem }
    selection.isFloating = true
    selection.isHidden = index == nil
    if let index { selection.frame = frames.selections[index] }
  }

  /// Touches beside the capsule of a bar at the top reach the content.
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    isAtTop ? topFrames.capsule.contains(point) : super.point(inside: point, with: event)
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    contentDidChange()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    contentDidChange()
  }

  // MARK: Spring loading

  /// A Boolean value that indicates whether holding a drag over an item selects the item; `false`
  /// by default.
  open var isSpringLoaded: Bool {
    get { isSpringLoadedControl }
    set { isSpringLoadedControl = newValue }
  }
}

/// A delegate of a tab bar that also shows the content of items elsewhere.
@MainActor package protocol TabBarItemObserving {
  func itemDidChange(_ item: UITabBarItem)
}

/// The selection indicator.
private final class SelectionView: UIView {
  var image: UIImage?
  var imageTint: UIColor?
  var isFloating = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { return nil }

  override func recordContent(into recorder: inout DisplayListRecorder, at origin: CGPoint) {
    let traits = traitCollection
    let area = bounds.offsetBy(dx: origin.x, dy: origin.y)
    if let image {
      let tint = (imageTint ?? tintColor).color(in: traits)
      recorder.withItems { $0 += image.displayItems(in: area, tint: tint, traits: traits) }
    } else if isFloating {
      recorder.append(
        .fill(ControlDrawing.capsule(area), UIColor.tertiarySystemFill.color(in: traits)))
    }
  }
}
