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
  /// point if there is not enough space below it, or if the text would cover another element there.
  ///
  /// - Parameter view: the view that the text describes.
  func show(at point: CGPoint, in root: UIView, describing view: UIView) {
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
    let x = isRightToLeft ? point.x - size.width : point.x
    let left = max(min(x, area.maxX - size.width), area.minX)
    let places = [
      point.y + ToolTipMetrics.distance, point.y - ToolTipMetrics.distance - size.height,
    ].map { CGRect(origin: CGPoint(x: left, y: $0), size: size) }
    let visible = places.filter { $0.minY >= area.minY && $0.maxY <= area.maxY }
    var place =
      visible.first { !Self.coversElement($0, in: root, besides: view) } ?? visible.first
      ?? places[1]
    place.origin.y = max(place.minY, area.minY)
    frame = traitCollection.pixelGrid.roundedEdges(of: place)
  }

  /// Returns a Boolean value that indicates whether an element that is not the given view is below a
  /// frame. Nine points of the frame are examined.
  private static func coversElement(
    _ frame: CGRect, in root: UIView, besides view: UIView
  ) -> Bool {
    for x in [frame.minX, frame.midX, frame.maxX] {
      for y in [frame.minY, frame.midY, frame.maxY] {
        if let hit = root.hitTest(CGPoint(x: x, y: y), with: nil), hit.isAccessibilityElement,
          !hit.isDescendant(of: view), !view.isDescendant(of: hit)
        {
          return true
        }
      }
    }
    return false
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.inset(by: ToolTipMetrics.margins)
  }
}
