@_spi(Cello) import CelloControls
internal import CelloRaster

/// The tab with a grid of colors.
final class ColorGridView: ColorChoosing {
  /// The color whose cell has an outline.
  var selection: ColorComponents = .clear

  private typealias Colors = ColorGridColors

  override init(frame: CGRect) {
    super.init(frame: frame)
    isAccessibilityElement = false
  }

  required init?(coder: NSCoder) { return nil }

  private func frame(row: Int, column: Int) -> CGRect {
    let grid = traitCollection.pixelGrid
    func edge(_ index: Int, _ count: Int, _ length: CGFloat) -> CGFloat {
      grid.rounded(length * CGFloat(index) / CGFloat(count))
    }
    let left = edge(column, Colors.columnCount, bounds.width)
    let top = edge(row, Colors.rowCount, bounds.height)
    return CGRect(
      x: left, y: top, width: edge(column + 1, Colors.columnCount, bounds.width) - left,
      height: edge(row + 1, Colors.rowCount, bounds.height) - top)
  }

  override func color(at point: CGPoint) -> ColorComponents? {
    guard bounds.width > 0, bounds.height > 0 else { return nil }
    let column = Int(clamping: point.x / bounds.width * CGFloat(Colors.columnCount))
    let row = Int(clamping: point.y / bounds.height * CGFloat(Colors.rowCount))
    return Colors.color(
      row: min(max(row, 0), Colors.rowCount - 1),
      column: min(max(column, 0), Colors.columnCount - 1))
  }

  override func recordContent(into recorder: inout DisplayListRecorder, at origin: CGPoint) {
    guard bounds.width > 0, bounds.height > 0 else { return }
    let area = bounds.offsetBy(dx: origin.x, dy: origin.y)
    var cells: [DisplayList.Item] = []
    for row in 0..<Colors.rowCount {
      for column in 0..<Colors.columnCount {
        let cell = frame(row: row, column: column).offsetBy(dx: origin.x, dy: origin.y)
        cells.append(.fill(.rect(cell), Colors.color(row: row, column: column).color))
      }
    }
    let outline = Shape.roundedRect(
      RoundedRect(area, radius: ColorPickerMetrics.fieldCornerRadius, curve: .continuous))
    var items: [DisplayList.Item] = [.group(DisplayList.Group(items: cells, clip: outline))]
    if let position = Colors.position(of: selection) {
      let cell = frame(row: position.row, column: position.column).offsetBy(
        dx: origin.x, dy: origin.y)
      let isLight = selection.grayscale.red > ColorPickerMetrics.lightestWithWhite
      let outline = ColorPickerMetrics.cellOutline
      items.append(
        .stroke(
          .roundedRect(RoundedRect(cell, radius: outline.radius, curve: .circular)),
          StrokeStyle(width: outline.width),
          isLight
            ? Color(fractions: 0, 0, 0, alpha: ColorPickerMetrics.darkOutlineAlpha) : .white))
    }
    recorder.record(items, of: self)
  }

  /// An element for each cell. The label is the name of its color, and the identifier is its code.
  override var accessibilityElements: [Any]? {
    get {
      if let cells { return cells }
      let new = (0..<Colors.rowCount).flatMap { row in
        (0..<Colors.columnCount).map { column in
          let element = UIAccessibilityElement(accessibilityContainer: self)
          let color = Colors.color(row: row, column: column)
          element.accessibilityLabel = UIColor(color).accessibilityName
          element.accessibilityIdentifier = color.hexText
          element.accessibilityTraits = .button
          return element
        }
      }
      cells = new
      placeElements()
      return new
    }
    set {}
  }
  private var cells: [UIAccessibilityElement]?

  private func placeElements() {
    for (index, element) in (cells ?? []).enumerated() {
      element.accessibilityFrameInContainerSpace = frame(
        row: index / Colors.columnCount, column: index % Colors.columnCount)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    placeElements()
  }
}
