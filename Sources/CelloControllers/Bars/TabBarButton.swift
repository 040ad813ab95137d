@_spi(Cello) import CelloControls
internal import CelloRaster

/// The button of a tab bar item.
final class TabBarButton: UIControl {
  let item: UITabBarItem
  private let icon = UIImageView(frame: .zero)
  private let label = UILabel()
  /// The appearance that the bar specifies for items.
  private var appearance = UITabBarItemAppearance(style: .stacked)
  private var metrics = SystemVersion.default.tabBar(for: .current)
  private var placement = Placement.stacked
  private var isStacked: Bool { placement == .stacked || placement == .image }
  /// The color of unselected items; `nil` for the system's color.
  private var unselectedColor: UIColor?

  /// The arrangement of an item's image and title.
  enum Placement {
    /// The title is below the image.
    case stacked
    /// The title is beside the image.
    case inline
    /// Only the image is shown.
    case image
    /// Only the title is shown; a search item shows only its image.
    case top
  }

  init(item: UITabBarItem) {
    self.item = item
    super.init(frame: .zero)
    icon.contentMode = .center
    label.textAlignment = .center
    for part in [icon, label] as [UIView] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
  }

  required init?(coder: NSCoder) { return nil }

  func update(
    appearance: UITabBarItemAppearance, metrics: TabBarMetrics, placement: Placement,
    unselectedColor: UIColor?
  ) {
    self.appearance = appearance
    self.metrics = metrics
    self.placement = placement
    self.unselectedColor = unselectedColor
    updateContent()
  }

  override func stateDidChange() { updateContent() }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateContent()
  }

  // Source: docs/measurements/bars.md#tab-bars.
  private var systemColor: UIColor {
    if !isEnabled { return .tertiaryLabel }
    if isSelected { return tintColor }
    return unselectedColor ?? (metrics.isFloating || placement == .top ? .label : .systemGray)
  }

  func updateContent() {
    isEnabled = item.isEnabled
    let look = appearance.state(for: state)
    let image =
      traitCollection.verticalSizeClass == .compact
      ? item.landscapeImagePhone ?? item.image : item.image
    icon.image = isSelected ? item.selectedImage ?? image : image
    icon.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      pointSize: isStacked
        ? metrics.symbolSize * TabBarMetrics.stackedSymbolShare : TabBarMetrics.inlineSymbolSize,
      weight: .medium, scale: .large)
    icon.tintColor = look.iconColor ?? systemColor
    let showsTitle = placement != .image && !(placement == .top && item.isSearch)
    if placement == .top, showsTitle, item.title != nil { icon.image = nil }
    let sizes = TabBarMetrics.fontSizes
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(
        ofSize: placement == .top ? sizes.top : isStacked ? sizes.stacked : sizes.inline,
        weight: isSelected && (metrics.isFloating || placement == .top) ? .semibold : .medium),
      .foregroundColor: systemColor,
    ]
    attributes.merge(look.titleTextAttributes) { $1 }
    attributes.merge(item.effectiveTitleAttributes(for: state) ?? [:]) { $1 }
    label.attributedText = (showsTitle ? item.title : nil).map {
      NSAttributedString(string: $0, attributes: attributes)
    }
    label.lineBreakMode = .byTruncatingTail
    accessibilityLabel = item.title
    accessibilityValue = nil
    item.accessibility.apply(to: self)
    setNeedsLayout()
  }

  override var showsLargeContentViewer: Bool {
    get { true }
    set {}
  }
  override var largeContentTitle: String? {
    get { item.title }
    set {}
  }
  override var largeContentImage: UIImage? {
    get { item.largeContentImage }
    set {}
  }
  override var scalesLargeContentImage: Bool {
    get { item.scalesLargeContentImage }
    set {}
  }
  override var largeContentImageInsets: UIEdgeInsets {
    get { item.largeContentSizeImageInsets }
    set {}
  }

  override var defaultAccessibility: DefaultAccessibility {
    var result = super.defaultAccessibility
    result.traits.formUnion([.button, .tabBarItem])
    // Source: docs/measurements/accessibility.md#bars.
    result.traits.remove(.notEnabled)
    if traitCollection.systemVersion != .iOS26, let badge = item.badgeValue, !badge.isEmpty {
      result.value =
        switch Int(badge) {
        case 1: SystemString.oneItem.text
        case let count?: SystemString.items.text(.integer(count))
        case nil: badge
        }
    }
    return result
  }

  var titleWidth: CGFloat {
    item.title == nil || placement == .image ? 0 : label.sizeThatFits(.zero).width
  }

  /// The width of the content in a bar at the top, which is wide enough for a selected title.
  var topWidth: CGFloat {
    if icon.image != nil { return icon.sizeThatFits(.zero).width }
    let title = label.sizeThatFits(.zero).width
    let font = UIFont.systemFont(ofSize: TabBarMetrics.fontSizes.top, weight: .semibold)
    let selected = (item.title ?? "").size(withAttributes: [.font: font]).width
    return max(title, selected).rounded(.up)
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let grid = traitCollection.pixelGrid
    let look = appearance.state(for: state)
    var titleOffset = item.titlePositionAdjustment
    titleOffset.horizontal += look.titlePositionAdjustment.horizontal
    titleOffset.vertical += look.titlePositionAdjustment.vertical
    let image = icon.image == nil ? .zero : icon.sizeThatFits(.zero)
    var title = label.attributedText == nil ? .zero : label.sizeThatFits(.zero)
    title.width = min(title.width, bounds.width)
    let (midX, midY) = (bounds.midX, bounds.midY)
    var imageOrigin: CGPoint
    var titleOrigin: CGPoint
    if isStacked {
      // Center the image in a square with the symbol size, so that all titles have the same
      // baseline.
      let box = icon.image == nil ? 0 : max(metrics.symbolSize, 0)
      let gap = box > 0 && title.height > 0 ? metrics.titleSpacing : 0
      let top = midY - (box + gap + title.height) / 2
      imageOrigin = CGPoint(x: midX - image.width / 2, y: top + (box - image.height) / 2)
      titleOrigin = CGPoint(x: midX - title.width / 2, y: top + box + gap)
    } else {
      let gap = image.width > 0 && title.width > 0 ? TabBarMetrics.inlineTitleSpacing : 0
      let width = image.width + gap + title.width
      let left = midX - width / 2
      imageOrigin = CGPoint(
        x: isRightToLeft ? left + title.width + gap : left, y: midY - image.height / 2)
      titleOrigin = CGPoint(
        x: isRightToLeft ? left : left + image.width + gap, y: midY - title.height / 2)
    }
    let insets = item.imageInsets
    imageOrigin.x += (insets.left - insets.right) / 2
    imageOrigin.y += (insets.top - insets.bottom) / 2
    titleOrigin.x += titleOffset.horizontal
    titleOrigin.y += titleOffset.vertical
    icon.frame = CGRect(
      origin: CGPoint(x: grid.rounded(imageOrigin.x), y: grid.rounded(imageOrigin.y)),
      size: image)
    label.frame = CGRect(
      origin: CGPoint(x: grid.rounded(titleOrigin.x), y: grid.rounded(titleOrigin.y)),
      size: title)
  }

  // MARK: Drawing

  override func recordOverlay(into recorder: inout DisplayListRecorder, at origin: CGPoint) {
    guard let value = item.badgeValue else { return }
    let traits = traitCollection
    let look = appearance.state(for: state)
    var attributes = look.badgeTextAttributes
    attributes.merge(item.effectiveBadgeAttributes(for: state) ?? [:]) { $1 }
    let text = ControlText(
      value, font: attributes[.font] as? UIFont ?? .systemFont(ofSize: TabBarMetrics.badgeFontSize),
      color: attributes[.foregroundColor] as? UIColor ?? .white, traits: traits,
      isRightToLeft: isRightToLeft)
    let height = metrics.badgeHeight
    let width = max(text.size.width + 2 * TabBarMetrics.badgePadding, height)
    let grid = traits.pixelGrid
    // Chosen: the badge starts above the trailing quarter of the image, or at the end of the title.
    let x =
      placement == .top
      ? (isRightToLeft
        ? max(label.frame.minX - width + TabBarMetrics.badgeOverhang, 0)
        : label.frame.maxX - TabBarMetrics.badgeOverhang)
      : isRightToLeft
        ? icon.frame.minX + icon.frame.width / 4 - width : icon.frame.maxX - icon.frame.width / 4
    let offset = look.badgePositionAdjustment
    let area = CGRect(
      x: grid.rounded(origin.x + x + offset.horizontal),
      y: grid.rounded(
        origin.y + (placement == .top ? label.frame.midY : icon.frame.midY)
          - TabBarMetrics.badgeRise - height / 2 + offset.vertical),
      width: width, height: height)
    let color = item.badgeColor ?? look.badgeBackgroundColor ?? .systemRed
    recorder.append(.fill(ControlDrawing.capsule(area), color.color(in: traits)))
    let shift = look.badgeTitlePositionAdjustment
    recorder.withItems {
      $0 += text.items(
        centeredIn: area.offsetBy(dx: shift.horizontal, dy: shift.vertical))
    }
  }
}
