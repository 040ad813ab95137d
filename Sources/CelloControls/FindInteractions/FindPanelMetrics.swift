/// The metrics of the find panel in one system version, in points.
///
/// Chosen, because none are published. The fields are as tall as the fields of search bars.
struct FindPanelMetrics {
  var fieldHeight: CGFloat
  /// The distance above the first row, between the rows, and below the last row.
  var rowSpacing: CGFloat
  /// The inset at the sides of the panel.
  var inset: CGFloat
  /// The distance between the parts of a row.
  var spacing: CGFloat
  /// The width of an arrow.
  var arrowWidth: CGFloat

  /// The font size of the number of results.
  static let countFontSize: CGFloat = 15

  func height(rows: Int) -> CGFloat {
    CGFloat(rows) * (fieldHeight + rowSpacing) + rowSpacing
  }
}

extension FindPanelMetrics: MetricTable {
  static var metrics: [Metric<Self>] {
    [
      Metric("fieldHeight", \.fieldHeight),
      Metric("rowSpacing", \.rowSpacing),
      Metric("inset", \.inset),
      Metric("spacing", \.spacing),
      Metric("arrowWidth", \.arrowWidth),
    ]
  }
}

extension SystemVersion {
  var findPanel: FindPanelMetrics {
    metrics(
      "findPanel",
      FindPanelMetrics(
        fieldHeight: searchBar.fieldHeight, rowSpacing: 8, inset: 12, spacing: 8, arrowWidth: 36))
  }
}

/// The frames of the parts of a find panel in a left-to-right layout; the view mirrors them.
struct FindPanelLayout: Equatable {
  var done = CGRect.zero
  var searchField = CGRect.zero
  var previous = CGRect.zero
  var next = CGRect.zero
  var replacementField = CGRect.zero
  var replace = CGRect.zero
  var replaceAll = CGRect.zero

  /// Computes the frames.
  ///
  /// - Parameters:
  ///   - area: The area inside the safe area, in points.
  ///   - doneWidth: The width of the button that closes the panel.
  ///   - replaceWidths: The widths of the buttons of the second row; `nil` for no second row.
  init(
    area: CGRect, doneWidth: CGFloat, replaceWidths: (one: CGFloat, all: CGFloat)?,
    metrics: FindPanelMetrics
  ) {
    let inner = area.insetBy(dx: min(metrics.inset, area.width / 2), dy: 0)
    var top = area.minY + metrics.rowSpacing
    func frame(_ x: CGFloat, _ width: CGFloat) -> CGRect {
      CGRect(x: x, y: top, width: max(width, 0), height: metrics.fieldHeight)
    }
    done = frame(inner.minX, doneWidth)
    next = frame(inner.maxX - metrics.arrowWidth, metrics.arrowWidth)
    previous = frame(next.minX - metrics.arrowWidth, metrics.arrowWidth)
    let start = done.maxX + metrics.spacing
    searchField = frame(start, previous.minX - metrics.spacing - start)
    guard let replaceWidths else { return }
    top += metrics.fieldHeight + metrics.rowSpacing
    replaceAll = frame(inner.maxX - replaceWidths.all, replaceWidths.all)
    replace = frame(
      replaceAll.minX - metrics.spacing - replaceWidths.one, replaceWidths.one)
    replacementField = frame(inner.minX, replace.minX - metrics.spacing - inner.minX)
  }
}
