/// A view that shows the text of a tool tip next to the pointer.
///
/// Chosen: its colors and font have no public source.
final class ToolTipView: UIView {
  private let label = UILabel()

  init(_ text: String) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = ToolTipMetrics.cornerRadius
    layer.cornerCurve = .continuous
    layer.borderWidth = ToolTipMetrics.borderWidth
    layer.setShadow(ToolTipMetrics.shadow)
    layer.zPosition = OverlayOrder.toolTip
    label.text = text
    label.font = .preferredFont(forTextStyle: .footnote)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .label
    label.numberOfLines = 0
    addSubview(label)
  }

  /// Always fails, because views are not decoded from archives.
  required init?(coder: NSCoder) { return nil }

  /// Shows the text below a point in the root view's coordinates, within the safe area; above the
  /// point if there is not enough space below it.
  func show(at point: CGPoint, in root: UIView) {
    root.addSubview(self)
    layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    let area = root.bounds.inset(by: root.safeAreaInsets).insetBy(
      dx: ToolTipMetrics.screenInset, dy: ToolTipMetrics.screenInset)
    let insets = ToolTipMetrics.margins
    let width = min(
      ToolTipMetrics.longestLine, (area.width - insets.left - insets.right).nonNegative)
    let text = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    let size = CGSize(
      width: text.width + insets.left + insets.right,
      height: text.height + insets.top + insets.bottom)
    let below = point.y + ToolTipMetrics.distance
    let y =
      below + size.height <= area.maxY ? below : point.y - ToolTipMetrics.distance - size.height
    let x = isRightToLeft ? point.x - size.width : point.x
    frame = traitCollection.pixelGrid.roundedEdges(
      of: CGRect(
        x: max(min(x, area.maxX - size.width), area.minX), y: max(y, area.minY),
        width: size.width, height: size.height))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.inset(by: ToolTipMetrics.margins)
  }
}
