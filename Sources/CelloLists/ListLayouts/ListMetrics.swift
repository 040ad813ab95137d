/// The kinds of views that show the rows of a list.
enum ListContainer: Hashable, Sendable { case collectionView, table }

/// The metrics of a list in a system version at a width, in points.
struct ListMetrics: Hashable, Sendable {
  /// The distance from the list's side edges to the rows.
  var rowInset: CGFloat
  /// The minimum side margins of a row's content.
  var contentMargin: CGFloat
  /// The corner radius of the first and last row of a section.
  var cardCornerRadius: CGFloat
  /// The thickness of separators; `nil` for a single device pixel.
  var separatorThickness: CGFloat?
  /// The distance of separators from the row's trailing edge.
  var separatorTrailingInset: CGFloat
  var hasSeparators: Bool
  /// The space above the first section of a collection list without a header below a bar; `nil` for
  /// the same space as elsewhere.
  var topBelowBar: CGFloat?
  /// The space at the trailing edge for the section index of a table.
  var trailingSpace: CGFloat = 0
  /// The distance of the section index from the row's trailing edge, which can be outside of the safe
  /// area.
  var indexInset: CGFloat = 0
  /// The distance of separators from the row's trailing edge, including the section index.
  var wholeSeparatorTrailingInset: CGFloat { separatorTrailingInset + trailingSpace + indexInset }
  /// The separator above the first row of a section; `nil` for none.
  var firstSeparator: ListSeparators.Extent?
  /// The separator below the last row of a section; `nil` for none.
  var lastSeparator: ListSeparators.Extent?

  // The shadow of a row that the user moves: its opacity, and the standard deviation of its blur
  // and its offset in points. Chosen.

  static let liftShadowAlpha: CGFloat = 0.15
  static let liftShadowSigma: CGFloat = 8
  static let liftShadowOffset = CGSize(width: 0, height: 2)
}

extension ListMetrics: MetricTable {
  static var metrics: [Metric<Self>] { rowMetrics + separatorMetrics + collectionMetrics }

  fileprivate static var rowMetrics: [Metric<Self>] {
    [
      Metric("cardCornerRadius", \.cardCornerRadius), Metric("hasSeparators", \.hasSeparators),
    ]
  }

  /// The metrics that only lists with separators read.
  fileprivate static var separatorMetrics: [Metric<Self>] {
    [
      Metric("separatorThickness", \.separatorThickness),
      Metric("separatorTrailingInset", \.separatorTrailingInset),
      Metric("firstSeparator", \.firstSeparator), Metric("lastSeparator", \.lastSeparator),
    ]
  }

  /// The metrics that only collection lists read.
  fileprivate static var collectionMetrics: [Metric<Self>] {
    [Metric("topBelowBar", \.topBelowBar)]
  }
}

/// The metrics of a list that depend on its width, in points.
private struct ListMargins: MetricTable {
  var rowInset: CGFloat
  var contentMargin: CGFloat

  static var metrics: [Metric<Self>] {
    [Metric("rowInset", \.rowInset), Metric("contentMargin", \.contentMargin)]
  }
}

extension SystemVersion {
  /// Source: docs/measurements/rows.md and docs/measurements/separators.md.
  func list(
    _ environment: UIListEnvironment, width: CGFloat, in container: ListContainer = .collectionView
  ) -> ListMetrics {
    let name = container == .table ? "table" : "list"
    let margins = listMargins(environment, width: width, in: container)
    let isInset = environment == .insetGrouped
    let isGrouped = isInset || environment == .grouped
    let table: ListMetrics =
      switch self {
      case .iOS26:
        ListMetrics(
          rowInset: margins.rowInset, contentMargin: margins.contentMargin,
          cardCornerRadius: isInset ? 26 : 0, separatorThickness: 1, separatorTrailingInset: 16,
          hasSeparators: environment != .sidebar, topBelowBar: isGrouped ? 0 : nil)
      case .iOS18:
        ListMetrics(
          rowInset: margins.rowInset, contentMargin: margins.contentMargin,
          cardCornerRadius: isInset ? 10 : 0, separatorThickness: nil, separatorTrailingInset: 0,
          hasSeparators: environment != .sidebar, topBelowBar: isGrouped ? 17.5 : nil,
          firstSeparator: environment == .grouped ? .fullWidth : nil,
          lastSeparator: environment == .grouped
            ? .fullWidth : environment == .plain ? .content : nil)
      }
    return metrics(
      "\(name)(\(environment))", table,
      ListMetrics.rowMetrics + (table.hasSeparators ? ListMetrics.separatorMetrics : [])
        + (container == .collectionView ? ListMetrics.collectionMetrics : []))
  }

  /// Returns the metrics of a list that depend on its width.
  private func listMargins(
    _ environment: UIListEnvironment, width: CGFloat, in container: ListContainer
  ) -> ListMargins {
    let isSidebar = environment == .sidebar || environment == .sidebarPlain
    let isInset = environment == .insetGrouped
    let limits: SideMargin = self == .iOS18 || container == .table ? .tables : .bars
    let margin = limits.points(width: width)
    let inner = self == .iOS26 && isInset ? SideMargin.narrow : margin
    return metrics(
      "\(container == .table ? "tableMargins" : "listMargins")(\(environment), \(margin == SideMargin.wide ? "wide" : "narrow"))",
      ListMargins(
        rowInset: isSidebar ? 10 : isInset ? margin : 0, contentMargin: isSidebar ? 8 : inner))
  }

  /// The color of the separators between rows.
  ///
  /// Source: docs/measurements/separators.md#color-in-the-dark. On iOS 26, the color was measured
  /// over light rows; over dark rows, #38383b was measured, which is the result of (84, 84, 88)
  /// with half opacity. With increased contrast, the separator is as strong as in older versions
  /// (chosen).
  var listSeparatorColor: UIColor {
    switch self {
    case .iOS26:
      UIColor { traits in
        if traits.isHighContrast { return .separator }
        return separator(isDark: traits.isDark)
      }
    case .iOS18: .separator
    }
  }

  /// Returns the color of ``listSeparatorColor`` with normal contrast.
  func separator(isDark: Bool) -> UIColor {
    guard self == .iOS26 else { return .separator }
    return MetricRecording.value(
      "\(self) listSeparator", isDark ? "dark" : "light",
      isDark
        ? UIColor(red: 84 / 255, green: 84 / 255, blue: 88 / 255, alpha: 0.5)
        : UIColor(red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.12))
  }
}

extension UIListEnvironment {
  /// The color behind the rows.
  ///
  /// Source: docs/measurements/rows.md#list-backgrounds. The color of the sidebar is chosen,
  /// because the values of the material on iPadOS are not published.
  var listBackgroundColor: UIColor {
    switch self {
    case .grouped, .insetGrouped: .systemGroupedBackground
    case .sidebar: .secondarySystemBackground
    default: .systemBackground
    }
  }
}
