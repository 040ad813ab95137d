@_spi(Cello) import CelloViews

/// A row of a menu, or an element of a horizontal row.
final class MenuRowView: UIControl {
  /// The arrangement of the parts of a row.
  enum Form { case row, titledStrip, strip }

  private let title = UILabel()
  private let subtitle = UILabel()
  private let image = UIImageView()
  private let markView = UIImageView()
  private let form: Form
  /// A Boolean value that indicates whether the row has a column for check marks.
  private let hasStates: Bool

  init(
    title text: String, subtitle secondary: String?, image picture: UIImage?, form: Form = .row,
    mark: UIImage? = nil, hasStates: Bool = false, isDestructive: Bool = false,
    isEnabled: Bool = true, lineLimit: Int = 2
  ) {
    self.form = form
    self.hasStates = hasStates
    super.init(frame: .zero)
    self.isEnabled = isEnabled
    let color: UIColor = !isEnabled ? .tertiaryLabel : isDestructive ? .systemRed : .label
    title.text = text
    title.font = .preferredFont(forTextStyle: form == .row ? .body : .caption1)
    title.textAlignment = form == .row ? .natural : .center
    title.numberOfLines = form == .row ? lineLimit : 1
    title.textColor = color
    subtitle.text = secondary
    subtitle.font = .preferredFont(forTextStyle: .subheadline)
    subtitle.textColor = isEnabled ? .secondaryLabel : .tertiaryLabel
    for label in [title, subtitle] {
      label.adjustsFontForContentSizeCategory = true
      addSubview(label)
    }
    image.image = picture
    markView.image = mark
    for view in [image, markView] {
      view.contentMode = .center
      view.tintColor = color
      view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body)
      addSubview(view)
    }
    title.isHidden = form == .strip
    subtitle.isHidden = (secondary ?? "").isEmpty || form != .row
  }

  /// Always fails: views are not read from archives.
  required init?(coder: NSCoder) { return nil }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .tertiarySystemFill : nil }
  }

  /// The metrics, with columns of images and check marks that grow with the text size.
  private var metrics: MenuMetrics {
    var metrics = traitCollection.systemVersion.menu
    func scaled(_ width: CGFloat) -> CGFloat {
      let scaled = UIFontMetrics.default.scaledValue(for: width, compatibleWith: traitCollection)
      return max(traitCollection.pixelGrid.rounded(scaled), width)
    }
    metrics.imageWidth = scaled(metrics.imageWidth)
    metrics.checkmarkWidth = scaled(metrics.checkmarkWidth)
    return metrics
  }

  // MARK: Layout

  /// Returns the area of the texts.
  private func textArea(in bounds: CGRect) -> CGRect {
    let metrics = metrics
    let hasImage = image.image != nil
    let leading =
      metrics.margin + (hasStates ? metrics.checkmarkWidth : 0)
      + (hasImage && metrics.hasLeadingImages ? metrics.imageWidth : 0)
    let trailing =
      metrics.margin + (hasImage && !metrics.hasLeadingImages ? metrics.imageWidth : 0)
    return CGRect(
      x: bounds.minX + (isRightToLeft ? trailing : leading), y: bounds.minY,
      width: (bounds.width - leading - trailing).nonNegative, height: bounds.height)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let metrics = metrics
    switch form {
    case .titledStrip: return CGSize(width: size.width, height: metrics.stripHeights.titled)
    case .strip: return CGSize(width: size.width, height: metrics.stripHeights.plain)
    case .row: break
    }
    let width = textArea(in: CGRect(origin: .zero, size: size)).width
    let limit = CGSize(width: width, height: .greatestFiniteMagnitude)
    var height = title.sizeThatFits(limit).height
    if !subtitle.isHidden { height += subtitle.sizeThatFits(limit).height }
    return CGSize(
      width: size.width, height: max(metrics.rowHeight, height + 2 * metrics.rowPadding))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let metrics = metrics
    let grid = traitCollection.pixelGrid
    guard form == .row else {
      let inset = MenuMetrics.stripTitleInset
      let below = MenuMetrics.stripTitleBottom
      let titleHeight = form == .strip ? 0 : title.sizeThatFits(bounds.size).height + below
      image.frame = CGRect(
        x: 0, y: 0, width: bounds.width, height: (bounds.height - titleHeight).nonNegative)
      title.frame = CGRect(
        x: inset, y: bounds.height - titleHeight, width: (bounds.width - 2 * inset).nonNegative,
        height: (titleHeight - below).nonNegative)
      return
    }
    let area = textArea(in: bounds)
    let limit = CGSize(width: area.width, height: .greatestFiniteMagnitude)
    let titleHeight = grid.roundedUp(title.sizeThatFits(limit).height)
    let subtitleHeight =
      subtitle.isHidden ? 0 : grid.roundedUp(subtitle.sizeThatFits(limit).height)
    let top = grid.rounded((bounds.height - titleHeight - subtitleHeight) / 2)
    title.frame = CGRect(x: area.minX, y: top, width: area.width, height: titleHeight)
    subtitle.frame = CGRect(
      x: area.minX, y: top + titleHeight, width: area.width, height: subtitleHeight)
    func column(fromLeading start: CGFloat, _ width: CGFloat) -> CGRect {
      CGRect(
        x: isRightToLeft ? bounds.width - start - width : start, y: 0, width: width,
        height: bounds.height)
    }
    markView.frame = column(
      fromLeading: metrics.margin - MenuMetrics.columnOutset, metrics.checkmarkWidth)
    let states = hasStates ? metrics.checkmarkWidth : 0
    image.frame = column(
      fromLeading: metrics.hasLeadingImages
        ? metrics.margin + states - MenuMetrics.columnOutset
        : bounds.width - metrics.margin - metrics.imageWidth + MenuMetrics.columnOutset,
      metrics.imageWidth)
  }

  override var defaultAccessibility: DefaultAccessibility {
    var result = super.defaultAccessibility
    let texts = [title.text, subtitle.isHidden ? nil : subtitle.text].compactMap { $0 }
    result.label = texts.joined(separator: ", ")
    result.traits.insert(.button)
    if markView.image != nil { result.traits.insert(.selected) }
    return result
  }
}
