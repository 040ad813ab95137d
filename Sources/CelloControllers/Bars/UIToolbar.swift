@_spi(Cello) import CelloControls

/// Decides about the place of a toolbar.
@MainActor @preconcurrency public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

/// A bar of buttons, usually at the bottom of the screen.
///
/// On iOS 26 the buttons float on capsules, and the bar itself is transparent.
open class UIToolbar: UIView, UIBarPositioning {
  open weak var delegate: (any UIToolbarDelegate)?
  /// The items in leading to trailing order; `nil` for none.
  open var items: [UIBarButtonItem]? { didSet { contentDidChange() } }

  open var standardAppearance = UIToolbarAppearance() {
    didSet { standardAppearance = observed(standardAppearance) }
  }
  /// The appearance in a bar of compact height; `nil` for ``standardAppearance``.
  open var compactAppearance: UIToolbarAppearance? {
    didSet { compactAppearance = compactAppearance.map(observed) }
  }
  /// The appearance while content is scrolled to the edge of the bar; `nil` for
  /// ``standardAppearance`` without its background.
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    didSet { scrollEdgeAppearance = scrollEdgeAppearance.map(observed) }
  }
  open var compactScrollEdgeAppearance: UIToolbarAppearance? {
    didSet { compactScrollEdgeAppearance = compactScrollEdgeAppearance.map(observed) }
  }
  open var barStyle = UIBarStyle.default {
    didSet { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified }
  }
  /// The color of the background; `nil` for that of the appearance.
  open var barTintColor: UIColor? { didSet { contentDidChange() } }
  /// Whether the background shows what is behind it.
  open var isTranslucent = true { didSet { contentDidChange() } }
  private final var backgroundImages: [UIBarPosition: [UIBarMetrics: UIImage]] = [:]
  private final var shadowImages: [UIBarPosition: UIImage] = [:]

  /// Whether content is scrolled to the edge of the bar.
  final var isAtScrollEdge = false {
    didSet { if isAtScrollEdge != oldValue { contentDidChange() } }
  }
  /// Whether the background covers what is below the bar, as in a navigation controller.
  final var isAttachedToBottom = false { didSet { setNeedsLayout() } }

  private final let background = BarBackground(frame: .zero)
  private final let itemsView = BarItemsView(frame: .zero)
  private final var needsContentUpdate = true

  public override init(frame: CGRect) {
    super.init(frame: frame)
    standardAppearance = observed(standardAppearance)
    background.isAtBottom = true
    addSubview(background)
    addSubview(itemsView)
  }

  /// Always fails: views are not read from archives.
  public required init?(coder: NSCoder) { return nil }

  /// The place that the delegate decides on; the bottom without one.
  open var barPosition: UIBarPosition {
    isAttachedToBottom ? .bottom : delegate?.position(for: self) ?? .bottom
  }

  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  // MARK: Appearance

  private final func observed(_ appearance: UIToolbarAppearance) -> UIToolbarAppearance {
    contentDidChange()
    return appearance.copied { [weak self] in self?.contentDidChange() }
  }

  open func setBackgroundImage(
    _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    backgroundImages[topOrBottom, default: [:]][barMetrics] = backgroundImage
    contentDidChange()
  }

  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? {
    backgroundImages[topOrBottom]?[barMetrics] ?? backgroundImages[.any]?[barMetrics]
  }

  open func setShadowImage(
    _ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition
  ) {
    shadowImages[topOrBottom] = shadowImage
    contentDidChange()
  }

  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    shadowImages[topOrBottom] ?? shadowImages[.any]
  }

  private final var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

  /// The appearance that is shown, with what the bar's own properties replace.
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
    itemsView.update(
      [.init(items: items ?? [])], metrics: metrics.items,
      changeHandler: { [weak self] in self?.contentDidChange() }
    ) {
      $0.style == .prominent ? appearance.prominentButtonAppearance : appearance.buttonAppearance
    }
  }

  /// The proposed width and the height of the buttons.
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
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    contentDidChange()
  }
}
