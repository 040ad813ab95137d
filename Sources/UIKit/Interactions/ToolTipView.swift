/// The text of a tool tip beside a pointer.
///
/// Chosen: its colors, font and margins have no public figures.
final class ToolTipView: UIView {
  private let label = UILabel()

  private static let margins = UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8)
  private static let longestLine: CGFloat = 280
  /// From the place of the pointer to the text.
  private static let distance: CGFloat = 16

  init(_ text: String) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 6
    layer.cornerCurve = .continuous
    layer.borderWidth = 0.5
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 6
    layer.shadowOffset = CGSize(width: 0, height: 2)
    layer.zPosition = 1_900_000
    label.text = text
    label.font = .preferredFont(forTextStyle: .footnote)
    label.adjustsFontForContentSizeCategory = true
    label.textColor = .label
    label.numberOfLines = 0
    addSubview(label)
  }

  /// Always fails: views are not read from archives.
  required init?(coder: NSCoder) { return nil }

  /// Shows the text below a point of the root view, inside the view.
  func show(at point: CGPoint, in root: UIView) {
    root.addSubview(self)
    layer.borderColor = UIColor.separator.resolvedColor(with: traitCollection).cgColor
    let area = root.bounds.inset(by: root.safeAreaInsets).insetBy(dx: 8, dy: 8)
    let insets = Self.margins
    let width = min(Self.longestLine, (area.width - insets.left - insets.right).nonNegative)
    let text = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    let size = CGSize(
      width: text.width + insets.left + insets.right,
      height: text.height + insets.top + insets.bottom)
    let below = point.y + Self.distance
    let y = below + size.height <= area.maxY ? below : point.y - Self.distance - size.height
    let x = isRightToLeft ? point.x - size.width : point.x
    frame = traitCollection.pixelGrid.roundedEdges(
      of: CGRect(
        x: max(min(x, area.maxX - size.width), area.minX), y: max(y, area.minY),
        width: size.width, height: size.height))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.inset(by: Self.margins)
  }
}
