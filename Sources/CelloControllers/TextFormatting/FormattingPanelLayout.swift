/// The metrics of the formatting panel, in points. Chosen: Apple publishes no figures.
struct FormattingPanelMetrics {
  var inset: CGFloat = 16
  /// The height of the title and the close button.
  var header: CGFloat = 52
  var rowHeight: CGFloat = 44
  /// The spacing between components, rows and groups.
  var spacing: CGFloat = 8
  var groupSpacing: CGFloat = 16
  var cornerRadius: CGFloat
  /// The diameter of a colored circle.
  var swatch: CGFloat = 24

  /// The distance from the top to the close button.
  static let closeButtonTop: CGFloat = 4
  /// The font size of font names, and the maximum font size of styles.
  static let fontSize: CGFloat = 17
  /// The distance by which a change of the indentation moves a paragraph; the interval of default
  /// tab stops.
  static let indentation: CGFloat = 28
  /// The line heights in the menu.
  static let lineHeights: [Double] = [16, 20, 24, 28, 32, 40]
}

extension SystemVersion {
  var formattingPanel: FormattingPanelMetrics {
    FormattingPanelMetrics(cornerRadius: self == .iOS26 ? 22 : 10)
  }
}

/// The layout of the formatting panel's components, from left to right; the view mirrors it for
/// right-to-left layouts.
struct FormattingPanelLayout: Equatable {
  /// The frames of the components, in the order of the groups.
  var frames: [CGRect] = []
  var height: CGFloat

  /// Creates a layout.
  ///
  /// - Parameters:
  ///   - groups: the fraction of a row that each component occupies, in twelfths. A row contains as
  ///     many components as fit, and fills the width.
  ///   - width: the width of the panel.
  ///   - metrics: the metrics of the panel.
  init(_ groups: [[Int]], width: CGFloat, metrics: FormattingPanelMetrics) {
    let available = max(width - 2 * metrics.inset, 0)
    var top = metrics.header
    for group in groups where !group.isEmpty {
      for row in Self.rows(group) {
        let total = CGFloat(row.reduce(0, +))
        let parts = max(available - metrics.spacing * CGFloat(row.count - 1), 0)
        var x = metrics.inset
        for share in row {
          let width = parts * CGFloat(share) / total
          frames.append(CGRect(x: x, y: top, width: width, height: metrics.rowHeight))
          x += width + metrics.spacing
        }
        top += metrics.rowHeight + metrics.spacing
      }
      top += metrics.groupSpacing - metrics.spacing
    }
    height = top
  }

  /// Returns the widths of the buttons in one component. The widths are equal, unless a title is
  /// wider. In this case each button has the width of its title and an equal part of the remaining
  /// width. If the titles do not fit, all widths are reduced.
  static func widths(of titles: [CGFloat], in width: CGFloat) -> [CGFloat] {
    let equal = width / CGFloat(max(titles.count, 1))
    let total = titles.reduce(0, +)
    guard titles.contains(where: { $0 > equal }), total > 0 else {
      return titles.map { _ in equal }
    }
    let rest = (width - total) / CGFloat(titles.count)
    return titles.map { rest >= 0 ? $0 + rest : $0 * width / total }
  }

  private static func rows(_ shares: [Int]) -> [[Int]] {
    var rows: [[Int]] = []
    for share in shares.map({ min(max($0, 1), 12) }) {
      if let last = rows.last, last.reduce(0, +) + share <= 12 {
        rows[rows.count - 1].append(share)
      } else {
        rows.append([share])
      }
    }
    return rows
  }
}
