@_spi(Cello) import CelloControls

/// A list of search suggestions, which replaces the search results.
final class SearchSuggestionsView: UIScrollView {
  private var rows: [SearchSuggestionRow] = []
  /// Called with a suggestion that the user selects.
  var selected: ((any UISearchSuggestion) -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    alwaysBounceVertical = true
    keyboardDismissMode = .onDrag
  }

  required init?(coder: NSCoder) { return nil }

  func show(_ suggestions: [any UISearchSuggestion]) {
    for row in rows { row.removeFromSuperview() }
    rows = suggestions.map { suggestion in
      let row = SearchSuggestionRow(suggestion)
      row.addAction(
        UIAction { [weak self] _ in self?.selected?(suggestion) }, for: .touchUpInside)
      addSubview(row)
      return row
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var y: CGFloat = 0
    for row in rows {
      let height = row.sizeThatFits(bounds.size).height
      row.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
      y += height
    }
    contentSize = CGSize(width: bounds.width, height: y)
  }
}

/// A row with a suggestion and its image, above a separator.
///
/// Chosen: the metrics of rows in plain lists; images are in a column of 28 points.
private final class SearchSuggestionRow: UIControl {
  private let icon = UIImageView(frame: .zero)
  private let title = UILabel()
  private let line = UIView()

  init(_ suggestion: any UISearchSuggestion) {
    super.init(frame: .zero)
    title.font = .preferredFont(forTextStyle: .body)
    title.adjustsFontForContentSizeCategory = true
    title.numberOfLines = 0
    if let text = suggestion.localizedAttributedSuggestion {
      title.attributedText = text
    } else {
      title.text = suggestion.localizedSuggestion
    }
    icon.image = suggestion.iconImage
    icon.contentMode = .center
    icon.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body)
    line.backgroundColor = .separator
    for part in [icon, title, line] {
      part.isUserInteractionEnabled = false
      addSubview(part)
    }
    accessibilityLabel = [title.text, suggestion.localizedDescription].compactMap { $0 }
      .joined(separator: ", ")
  }

  required init?(coder: NSCoder) { return nil }

  override var isHighlighted: Bool {
    didSet { backgroundColor = isHighlighted ? .systemGray4 : nil }
  }

  override var defaultAccessibility: DefaultAccessibility {
    var result = super.defaultAccessibility
    result.traits.insert(.button)
    return result
  }

  private typealias Metrics = NavigationMetrics

  private func textFrame(width: CGFloat) -> CGRect {
    let margin = SideMargin.bars.points(width: width)
    let leading =
      margin
      + (icon.image == nil ? 0 : Metrics.suggestionImageWidth + Metrics.suggestionImageSpacing)
    let width = max(width - leading - margin, 0)
    let height = title.sizeThatFits(CGSize(width: width, height: .infinity)).height
    return CGRect(x: leading, y: Metrics.suggestionPadding, width: width, height: height)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let height = traitCollection.pixelGrid.roundedUp(
      textFrame(width: size.width).height + 2 * Metrics.suggestionPadding)
    return CGSize(width: size.width, height: max(height, Metrics.suggestionHeight))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let grid = traitCollection.pixelGrid
    func place(_ view: UIView, _ frame: CGRect) {
      view.frame = isRightToLeft ? frame.mirrored(in: bounds.width) : frame
    }
    var text = textFrame(width: bounds.width)
    text.origin.y = grid.rounded((bounds.height - text.height) / 2)
    place(title, text)
    place(
      icon,
      CGRect(
        x: SideMargin.bars.points(width: bounds.width), y: 0,
        width: Metrics.suggestionImageWidth, height: bounds.height))
    place(
      line,
      CGRect(
        x: text.minX, y: bounds.height - grid.pixel, width: bounds.width - text.minX,
        height: grid.pixel))
  }
}
