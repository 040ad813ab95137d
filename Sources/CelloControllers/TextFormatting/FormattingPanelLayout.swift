/// The metrics of the formatting panel, in points. Chosen: none are published.
struct FormattingPanelMetrics {
  var inset: CGFloat = 16
  /// The height of the title and the button that closes the panel.
  var header: CGFloat = 52
  var rowHeight: CGFloat = 44
  /// Between parts, rows, and groups.
  var spacing: CGFloat = 8
  var groupSpacing: CGFloat = 16
  var cornerRadius: CGFloat
  /// The diameter of a circle in a color.
  var swatch: CGFloat = 24

  /// From the top to the button that closes the panel.
  static let closeButtonTop: CGFloat = 4
  /// Of the names of fonts; styles have their own, up to this size.
  static let fontSize: CGFloat = 17
  /// How far a change of the indentation moves a paragraph: to the next of the default tab stops.
  static let indentation: CGFloat = 28
  /// The heights of lines that can be chosen.
  static let lineHeights: [Double] = [16, 20, 24, 28, 32, 40]
}

extension SystemVersion {
  var formattingPanel: FormattingPanelMetrics {
    FormattingPanelMetrics(cornerRadius: self == .iOS26 ? 22 : 10)
  }
}

/// The frames of the components of the formatting panel, from left to right; the view mirrors them.
struct FormattingPanelLayout: Equatable {
  /// The frames, group by group.
  var frames: [CGRect] = []
  var height: CGFloat

  /// - Parameter groups: the share of each component of a row, in twelfths. A row has as many as fit,
  ///   and fills the width.
  init(_ groups: [[Int]], width: CGFloat, metrics: FormattingPanelMetrics) {
    let room = max(width - 2 * metrics.inset, 0)
    var top = metrics.header
    for group in groups where !group.isEmpty {
      for row in Self.rows(group) {
        let total = CGFloat(row.reduce(0, +))
        let parts = max(room - metrics.spacing * CGFloat(row.count - 1), 0)
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

  /// The widths of the buttons of one component: equal ones, or what their titles need and an equal
  /// part of the rest, if a title is wider than that; less for all if not even that fits.
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
