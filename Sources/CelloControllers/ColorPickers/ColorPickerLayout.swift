/// The layout of a color picker for a width, in points from its top left corner, from left to
/// right.
///
/// The grid has square cells. The spectrum and the sliders have the same frame as the grid.
struct ColorPickerLayout: Hashable, Sendable {
  var title: CGRect
  var closeButton: CGRect
  var tabs: CGRect
  /// The frame of the grid, the spectrum or the sliders.
  var field: CGRect
  /// The slider for the opacity; `nil` if opacity is not supported.
  var opacity: SliderRow?
  var separator: CGRect
  var swatch: CGRect
  var kept: [CGRect]
  var height: CGFloat

  /// A slider with its caption and its number field.
  struct SliderRow: Hashable, Sendable {
    var caption: CGRect
    var slider: CGRect
    var number: CGRect

    static var height: CGFloat {
      ColorPickerMetrics.captionHeight + ColorPickerMetrics.captionGap
        + ColorPickerMetrics.sliderHeight
    }

    init(left: CGFloat, top: CGFloat, width: CGFloat) {
      typealias Metrics = ColorPickerMetrics
      let number = Metrics.numberSize
      caption = CGRect(x: left, y: top, width: width, height: Metrics.captionHeight)
      slider = CGRect(
        x: left, y: caption.maxY + Metrics.captionGap,
        width: max(width - number.width - Metrics.numberGap, 0), height: Metrics.sliderHeight)
      self.number = CGRect(
        x: left + width - number.width, y: slider.midY - number.height / 2, width: number.width,
        height: number.height)
    }
  }

  init(width: CGFloat, tabsHeight: CGFloat, supportsAlpha: Bool, grid: PixelGrid) {
    typealias Metrics = ColorPickerMetrics
    let left = Metrics.margin
    let inner = max(width - 2 * left, 0)
    let side = Metrics.closeButtonSize
    title = CGRect(
      x: left + side, y: 0, width: max(inner - 2 * side, 0), height: Metrics.headerHeight)
    closeButton = CGRect(
      x: width - left - side, y: (Metrics.headerHeight - side) / 2, width: side, height: side)
    tabs = CGRect(x: left, y: Metrics.headerHeight, width: inner, height: tabsHeight)
    let fieldHeight = grid.rounded(
      inner * CGFloat(ColorGridColors.rowCount) / CGFloat(ColorGridColors.columnCount))
    field = CGRect(x: left, y: tabs.maxY + Metrics.gap, width: inner, height: fieldHeight)
    var top = field.maxY + Metrics.gap
    if supportsAlpha {
      opacity = SliderRow(left: left, top: top, width: inner)
      top += SliderRow.height + Metrics.gap
    }
    separator = CGRect(x: left, y: top, width: inner, height: 1 / grid.scale)
    top += Metrics.gap
    swatch = CGRect(x: left, y: top, width: Metrics.swatchSize, height: Metrics.swatchSize)
    kept = []
    let first = swatch.maxX + Metrics.gap
    let size = Metrics.keptSize
    let columnGap =
      max(left + inner - first - size, 0) / CGFloat(Metrics.keptColumnCount - 1)
    let rowGap = (swatch.height - size) / CGFloat(Metrics.keptRowCount - 1)
    for row in 0..<Metrics.keptRowCount {
      for column in 0..<Metrics.keptColumnCount {
        kept.append(
          CGRect(
            x: grid.rounded(first + columnGap * CGFloat(column)),
            y: grid.rounded(top + rowGap * CGFloat(row)), width: size, height: size))
      }
    }
    height = swatch.maxY + Metrics.margin
  }

  /// Returns the rows for red, green and blue, and the frame of the code, in the field's
  /// coordinates.
  static func sliders(in size: CGSize) -> (rows: [SliderRow], code: CGRect) {
    typealias Metrics = ColorPickerMetrics
    let step = SliderRow.height + Metrics.sliderGap
    let rows = (0..<3).map { SliderRow(left: 0, top: step * CGFloat($0), width: size.width) }
    let number = Metrics.numberSize
    return (
      rows,
      CGRect(
        x: size.width - Metrics.hexFieldWidth, y: step * 3 + Metrics.sliderGap / 2,
        width: Metrics.hexFieldWidth, height: number.height)
    )
  }
}
