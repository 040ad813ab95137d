@_spi(Cello) import CelloViews

/// A component of a picker: rows of which the front row is selected.
///
/// The vertical content offset is the selected row multiplied by the row height.
final class PickerWheel: UIScrollView {
  /// Returns the view for a row. The given view is reused if possible.
  private let makeView: (_ row: Int, _ reused: UIView?) -> UIView
  /// A closure that is called after the user selected a row.
  private let onSelect: (Int) -> Void
  /// Returns the accessibility label and hint of the wheel.
  var describe: () -> (label: String?, hint: String?) = { (nil, nil) }

  private var rowCount = 0
  private(set) var rowHeight = PickerMetrics.rowHeight
  /// The row that the user or the app selected last.
  private(set) var selectedRow = 0
  private var rowViews: [Int: UIView] = [:]

  init(
    view: @escaping (_ row: Int, _ reused: UIView?) -> UIView, onSelect: @escaping (Int) -> Void
  ) {
    makeView = view
    self.onSelect = onSelect
    super.init(frame: .zero)
    showsVerticalScrollIndicator = false
    contentInsetAdjustmentBehavior = .never
    decelerationRate = .fast
    scrollsToTop = false
    scrollDelegate = self
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: PickerWheel.tapped))
  }

  required init?(coder: NSCoder) { return nil }

  // MARK: Rows

  /// Sets the number and the height of the rows, and creates all views again. The selected row
  /// stays selected if it still exists.
  func reload(rowCount: Int, rowHeight: CGFloat) {
    self.rowCount = max(rowCount, 0)
    self.rowHeight = rowHeight.isFinite && rowHeight > 0 ? rowHeight : PickerMetrics.rowHeight
    for view in rowViews.values { view.removeFromSuperview() }
    rowViews = [:]
    updateContentSize()
    select(selectedRow)
  }

  /// Selects a row. The index is clamped to the existing rows.
  func select(_ row: Int) {
    selectedRow = min(max(row, 0), max(rowCount - 1, 0))
    contentOffset = CGPoint(x: 0, y: CGFloat(selectedRow) * rowHeight)
    setNeedsLayout()
  }

  func view(forRow row: Int) -> UIView? { rowViews[row] }

  private func updateContentSize() {
    contentSize = CGSize(
      width: bounds.width, height: CGFloat(max(rowCount - 1, 0)) * rowHeight + bounds.height)
  }

  // MARK: Layout

  override func boundsSizeDidChange() {
    updateContentSize()
    super.boundsSizeDidChange()
    if !isDragging { select(selectedRow) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let layout = WheelLayout(
      rowCount: rowCount, rowHeight: rowHeight, height: bounds.height,
      position: contentOffset.y / rowHeight)
    let rows = layout.rows
    let shown = Set(rows.map(\.index))
    var unused: [UIView] = []
    for row in rowViews.keys.sorted() where !shown.contains(row) {
      guard let view = rowViews.removeValue(forKey: row) else { continue }
      view.removeFromSuperview()
      unused.append(view)
    }
    let grid = traitCollection.pixelGrid
    for row in rows {
      let view = rowViews[row.index] ?? makeView(row.index, unused.popLast())
      if rowViews.updateValue(view, forKey: row.index) == nil { addSubview(view) }
      view.transform = .identity
      view.frame = CGRect(
        x: 0, y: grid.rounded(bounds.midY + row.distance - rowHeight / 2), width: bounds.width,
        height: rowHeight)
      if row.scale < 1 { view.transform = CGAffineTransform(scaleX: 1, y: row.scale) }
      view.alpha = row.opacity
    }
  }

  // MARK: Selection by the user

  override func restingOffset(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    let row = (proposed.y / rowHeight).rounded()
    return CGPoint(x: proposed.x, y: min(max(row, 0), CGFloat(max(rowCount - 1, 0))) * rowHeight)
  }

  private func tapped(_ recognizer: UITapGestureRecognizer) {
    let y = recognizer.location(in: self).y
    layoutIfNeeded()
    // The nearest row, because rows at the ends are narrow and rounding leaves gaps between rows.
    let nearest = rowViews.keys.sorted().min {
      distance(of: $0, from: y) < distance(of: $1, from: y)
    }
    if let nearest { choose(nearest) }
  }

  private func distance(of row: Int, from y: CGFloat) -> CGFloat {
    rowViews[row].map { ($0.frame.midY - y).magnitude } ?? .infinity
  }

  /// A Boolean value that indicates whether the wheel and its superviews respond to touches.
  private var allowsInteraction: Bool {
    sequence(first: self as UIView) { $0.superview }.allSatisfy { $0.isUserInteractionEnabled }
  }

  private func choose(_ row: Int) {
    guard allowsInteraction, (0..<rowCount).contains(row), row != selectedRow else { return }
    select(row)
    onSelect(row)
  }

  private func cameToRest() {
    guard rowCount > 0 else { return }
    let row = Int(clamping: (contentOffset.y / rowHeight).rounded())
    choose(row)
    // The touch may have ended between two rows.
    if !isDragging, contentOffset.y != CGFloat(selectedRow) * rowHeight { select(selectedRow) }
  }

  // MARK: Accessibility

  override var defaultAccessibility: DefaultAccessibility {
    var result = super.defaultAccessibility
    result.isElement = true
    result.label = describe().label
    result.traits.insert(.adjustable)
    layoutIfNeeded()
    if let view = rowViews[selectedRow] { result.value = Self.text(of: view) }
    return result
  }

  override var accessibilityHint: String? {
    get { super.accessibilityHint ?? describe().hint }
    set { super.accessibilityHint = newValue }
  }

  /// Returns the accessibility labels or texts of a view and its subviews; `nil` for none.
  private static func text(of view: UIView) -> String? {
    if let text = view.accessibilityLabel { return text }
    let texts = view.subviews.compactMap { text(of: $0) }
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  override func accessibilityIncrement() { choose(selectedRow + 1) }

  override func accessibilityDecrement() { choose(selectedRow - 1) }
}

extension PickerWheel: UIScrollViewDelegate {
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { cameToRest() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { cameToRest() }
}
