@_spi(Cello) import CelloControls
internal import CelloRaster

/// The button of a bar button item.
final class BarButton: UIButton {
  let item: UIBarButtonItem
  /// The appearance that the bar specifies for buttons; `nil` for the system's appearance.
  var appearance: UIBarButtonItemAppearance? { didSet { updateContent() } }
  var metrics: BarItemMetrics { didSet { updateContent() } }
  /// A closure that replaces the item's action, for back buttons.
  var action: (() -> Void)?
  /// The menu of a back button, which a long press opens; `nil` for none.
  var backMenu: UIMenu?
  /// The content of a back button; `nil` to show the item's content.
  var backContent: BackContent? { didSet { updateContent() } }
  private let badgeView = BadgeView(frame: .zero)

  /// The content of a back button.
  struct BackContent: Equatable {
    var indicator: UIImage
    /// The title; `nil` to show only the indicator.
    var title: String?
    var label: String
    /// The spacing between the indicator and the title.
    var spacing: CGFloat
  }

  init(item: UIBarButtonItem, metrics: BarItemMetrics) {
    self.item = item
    self.metrics = metrics
    super.init(frame: .zero)
    item.shownButton = self
    setType(.system)
    badgeView.isUserInteractionEnabled = false
    addAction(UIAction { [weak self] _ in self?.tapped() }, for: .primaryActionTriggered)
    updateContent()
  }

  required init?(coder: NSCoder) { return nil }

  private func tapped() {
    if let action { action() } else { item.performAction() }
  }

  /// A Boolean value that indicates whether the item is filled with the tint color.
  var isProminent: Bool {
    item.style == .prominent && traitCollection.systemVersion == .iOS26 && backContent == nil
  }

  /// The color of a prominent item's capsule; `nil` for glass.
  var fill: UIColor? {
    guard isProminent else { return nil }
    return item.isEnabled ? item.tintColor ?? tintColor : .systemGray4
  }

  // Source: docs/measurements/bars.md#buttons.
  private func color(for state: UIControl.State) -> UIColor {
    if isProminent { return .white }
    if state.contains(.disabled) { return .tertiaryLabel }
    if item.isSelected, metrics.hasCapsules { return .white }
    return item.tintColor ?? (metrics.hasCapsules ? .label : tintColor)
  }

  private var shownImage: UIImage? {
    if let backContent { return backContent.title == nil ? backContent.indicator : nil }
    if traitCollection.verticalSizeClass == .compact, let image = item.landscapeImagePhone {
      return image
    }
    if let image = item.image { return image }
    return item.systemItem?.symbolName(on: traitCollection.systemVersion).flatMap {
      UIImage(systemName: $0)
    }
  }

  private var shownTitle: String? {
    if let backContent { return backContent.title }
    guard shownImage == nil else { return nil }
    return item.title ?? item.systemItem?.label?.text
  }

  /// A Boolean value that indicates whether the button shows only an image, so that it can share a
  /// capsule.
  var isImage: Bool { shownImage != nil && shownTitle == nil }

  /// Updates the button with the content of the item.
  func updateContent() {
    isEnabled = item.isEnabled
    isSelected = item.isSelected
    menu = action == nil ? item.menu : backMenu
    showsMenuAsPrimaryAction = menu != nil && action == nil && !item.hasAction
    preferredMenuElementOrder = item.preferredMenuElementOrder
    changesSelectionAsPrimaryAction = item.changesSelectionAsPrimaryAction && menu != nil
    let symbols = UIImage.SymbolConfiguration(
      pointSize: BarMetrics.fontSize, weight: item.style == .prominent ? .semibold : .regular,
      scale: .large)
    setPreferredSymbolConfiguration(symbols, forImageIn: .normal)
    setImage(shownImage, for: .normal)
    imageView?.symbolEffects = backContent == nil ? item.symbolEffects : SymbolEffectList()
    for state in [UIControl.State.normal, .highlighted, .disabled] {
      setAttributedTitle(shownTitle.map { title($0, for: state) }, for: state)
      setTitleColor(color(for: state), for: state)
      setBackgroundImage(
        appearance?.state(for: state).backgroundImage
          ?? appearance?.normal.backgroundImage
          ?? item.effectiveBackgroundImage(
            for: state, isCompact: traitCollection.verticalSizeClass == .compact,
            isBackButton: backContent != nil),
        for: state)
    }
    badgeView.badge = traitCollection.systemVersion == .iOS26 ? item.badge : nil
    if badgeView.badge != nil, badgeView.superview == nil {
      addSubview(badgeView)
    } else if badgeView.badge == nil {
      badgeView.removeFromSuperview()
    }
    accessibilityLabel = backContent?.label ?? item.title ?? item.systemItem?.label?.text
    item.accessibility.apply(to: self)
    setNeedsLayout()
  }

  // Source: docs/measurements/accessibility.md#bars.
  override var defaultAccessibility: DefaultAccessibility {
    var result = super.defaultAccessibility
    if backContent != nil { result.traits.insert(.backButton) }
    return result
  }

  override var accessibilityUserInputLabels: [String]! {
    get {
      guard let backContent, item.accessibility.userInputLabels == nil else {
        return super.accessibilityUserInputLabels
      }
      return [backContent.label, SystemString.back.text]
    }
    set { super.accessibilityUserInputLabels = newValue }
  }

  private func title(_ title: String, for state: UIControl.State) -> NSAttributedString {
    let weight: UIFont.Weight =
      item.style == .prominent ? .semibold : metrics.hasCapsules ? .medium : .regular
    var attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: BarMetrics.fontSize, weight: weight),
      .foregroundColor: color(for: state),
    ]
    attributes.merge(appearance?.titleTextAttributes(for: state) ?? [:]) { $1 }
    attributes.merge(item.effectiveTitleAttributes(for: state) ?? [:]) { $1 }
    return NSAttributedString(string: title, attributes: attributes)
  }

  /// A button with a menu shows the menu instead.
  override var showsLargeContentViewer: Bool {
    get { menu == nil }
    set {}
  }
  override var largeContentTitle: String? {
    get { backContent?.label ?? item.title ?? item.systemItem?.label?.text }
    set {}
  }
  override var largeContentImage: UIImage? {
    get { item.largeContentSizeImage ?? shownImage }
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

  override func tintColorDidChange() {
    super.tintColorDidChange()
    updateContent()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateContent()
  }

  // MARK: Layout

  /// The horizontal padding of the content; 0 for a back button without a capsule, whose content
  /// begins at the edge.
  var padding: CGFloat {
    if backContent != nil, !metrics.hasCapsules { return 0 }
    return isImage ? metrics.imagePadding : metrics.titlePadding
  }

  /// The width of a back button's indicator and its spacing; 0 if the button has no title.
  private var indicatorWidth: CGFloat {
    guard let backContent, backContent.title != nil else { return 0 }
    return backContent.indicator.size.width + backContent.spacing
  }

  private var contentWidth: CGFloat {
    if let title = currentAttributedTitle {
      var width = title.size().width
      for other in item.possibleTitles ?? [] {
        width = max(width, self.title(other, for: .normal).size().width)
      }
      return traitCollection.pixelGrid.roundedUp(width) + indicatorWidth
    }
    if let imageView, imageView.image != nil {
      let insets = item.imageInsets
      return max(imageView.intrinsicContentSize.width - insets.left - insets.right, 0)
    }
    return 0
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    layoutIfNeeded()
    let width = item.width > 0 ? item.width.clamped : contentWidth + 2 * padding
    return CGSize(width: max(width, metrics.minimumWidth), height: metrics.height)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let metrics: UIBarMetrics = traitCollection.verticalSizeClass == .compact ? .compact : .default
    if let titleLabel, !titleLabel.isHidden {
      var offset =
        backContent == nil
        ? item.titlePositionAdjustment(for: metrics)
        : item.backButtonTitlePositionAdjustment(for: metrics)
      let shift = appearance?.state(for: state).titlePositionAdjustment ?? .zero
      offset.horizontal += shift.horizontal
      offset.vertical += shift.vertical
      var frame = titleLabel.frame
      let available = max(bounds.width - indicatorWidth, 0)
      frame.size.width = min(frame.width, available)
      let x = indicatorWidth + (available - frame.width) / 2
      frame.origin.x = isRightToLeft ? bounds.width - x - frame.width : x
      frame.origin.x = traitCollection.pixelGrid.rounded(frame.minX + offset.horizontal)
      frame.origin.y = traitCollection.pixelGrid.rounded(frame.minY + offset.vertical)
      titleLabel.frame = frame
    }
    if let imageView, !imageView.isHidden {
      let insets = item.imageInsets
      imageView.frame = imageView.frame.offsetBy(
        dx: (insets.left - insets.right) / 2, dy: (insets.top - insets.bottom) / 2)
    }
    let size = badgeView.sizeThatFits(.zero)
    let overhang = BarMetrics.badgeOverhang
    badgeView.frame = CGRect(
      x: isRightToLeft ? -overhang : bounds.width + overhang - size.width, y: -overhang,
      width: size.width, height: size.height)
  }

  // MARK: Drawing

  override func recordContent(into recorder: inout DisplayListRecorder, at origin: CGPoint) {
    let traits = traitCollection
    let area = bounds.offsetBy(dx: origin.x, dy: origin.y)
    if item.isSelected, metrics.hasCapsules {
      let color = (item.tintColor ?? tintColor).color(in: traits)
      recorder.append(.fill(ControlDrawing.capsule(area), color))
    }
    guard let backContent, backContent.title != nil else { return }
    let image = backContent.indicator
    let y = traits.pixelGrid.rounded(area.midY - image.size.height / 2)
    let frame = CGRect(
      x: isRightToLeft ? area.maxX - image.size.width : area.minX, y: y, width: image.size.width,
      height: image.size.height)
    var color = color(for: state)
    if isHighlighted { color = color.withAlphaComponent(ButtonMetrics.highlightedAlpha) }
    let shown =
      isRightToLeft ? image.imageFlippedForRightToLeftLayoutDirection() : image
    recorder.withItems {
      $0 += shown.displayItems(in: frame, tint: color.color(in: traits), traits: traits)
    }
  }
}

/// Draws the badge of a bar button item.
final class BadgeView: UIView {
  var badge: UIBarButtonItem.Badge? { didSet { setNeedsLayout() } }

  private func text(width: CGFloat = .infinity) -> ControlText? {
    guard let badge, let string = badge.stringValue else { return nil }
    return ControlText(
      string, font: badge.font ?? .systemFont(ofSize: BarMetrics.badgeFontSize, weight: .medium),
      color: badge.foregroundColor ?? .white, width: width, traits: traitCollection,
      isRightToLeft: isRightToLeft)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard badge != nil else { return .zero }
    guard let text = text() else {
      return CGSize(width: BarMetrics.dotSize, height: BarMetrics.dotSize)
    }
    let height = max(text.size.height, BarMetrics.badgeHeight)
    return CGSize(
      width: max(text.size.width + 2 * BarMetrics.badgePadding, height), height: height)
  }

  override func recordContent(into recorder: inout DisplayListRecorder, at origin: CGPoint) {
    let area = bounds.offsetBy(dx: origin.x, dy: origin.y)
    guard let badge, area.width > 0 else { return }
    let color = (badge.backgroundColor ?? .systemRed).color(in: traitCollection)
    recorder.append(.fill(ControlDrawing.capsule(area), color))
    if let text = text() { recorder.withItems { $0 += text.items(centeredIn: area) } }
  }
}
