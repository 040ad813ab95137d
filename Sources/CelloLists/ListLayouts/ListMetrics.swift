/// The kind of view that shows rows below each other.
enum ListContainer: Hashable, Sendable { case collectionView, table }

/// The metrics of a list in one system version at one width, in points.
struct ListMetrics: Hashable, Sendable {
  /// From the list's side edges to the rows.
  var rowInset: CGFloat
  /// The minimum side margins of a row's content.
  var contentMargin: CGFloat
  /// Of the first and last row of a section.
  var cardCornerRadius: CGFloat
  /// `nil` is one device pixel.
  var separatorThickness: CGFloat?
  /// From the row's trailing edge.
  var separatorTrailingInset: CGFloat
  var hasSeparators: Bool
  /// At the trailing edge, for the index of a table.
  var trailingRoom: CGFloat = 0
  /// Above the first row of a section.
  var firstSeparator: ListSeparators.Extent?
  /// Below the last row of a section.
  var lastSeparator: ListSeparators.Extent?
}

extension SystemVersion {
  /// Source: docs/measurements/rows.md and docs/measurements/separators.md.
  func list(
    _ environment: UIListEnvironment, width: CGFloat, in container: ListContainer = .collectionView
  ) -> ListMetrics {
    let isSidebar = environment == .sidebar || environment == .sidebarPlain
    let isInset = environment == .insetGrouped
    switch self {
    case .iOS26:
      let margin = (container == .table ? SideMargin.tables : .bars).points(width: width)
      return ListMetrics(
        rowInset: isSidebar ? 10 : isInset ? margin : 0,
        contentMargin: isSidebar ? 8 : isInset ? SideMargin.narrow : margin,
        cardCornerRadius: isInset ? 26 : 0, separatorThickness: 1, separatorTrailingInset: 16,
        hasSeparators: environment != .sidebar)
    case .iOS18:
      let margin = SideMargin.tables.points(width: width)
      return ListMetrics(
        rowInset: isSidebar ? 10 : isInset ? margin : 0,
        contentMargin: isSidebar ? 8 : margin, cardCornerRadius: isInset ? 10 : 0,
        separatorThickness: nil, separatorTrailingInset: 0,
        hasSeparators: environment != .sidebar,
        firstSeparator: environment == .grouped ? .fullWidth : nil,
        lastSeparator: environment == .grouped
          ? .fullWidth : environment == .plain ? .content : nil)
    }
  }

  /// The color of the lines between rows.
  ///
  /// Source: docs/measurements/separators.md#color-in-the-dark. iOS 26: measured over light rows;
  /// over dark rows #38383b was measured, which half of (84, 84, 88) gives. With increased contrast
  /// (chosen) the line is as strong as the older one.
  var listSeparatorColor: UIColor {
    switch self {
    case .iOS26:
      UIColor { traits in
        if traits.isHighContrast { return .separator }
        return traits.isDark
          ? UIColor(red: 84 / 255, green: 84 / 255, blue: 88 / 255, alpha: 0.5)
          : UIColor(red: 60 / 255, green: 60 / 255, blue: 67 / 255, alpha: 0.12)
      }
    case .iOS18: .separator
    }
  }
}

extension UIListEnvironment {
  /// The color behind the rows.
  ///
  /// Source: docs/measurements/rows.md#list-backgrounds. The sidebar's is chosen, because the
  /// material of iPadOS has no public figure.
  var listBackgroundColor: UIColor {
    switch self {
    case .grouped, .insetGrouped: .systemGroupedBackground
    case .sidebar: .secondarySystemBackground
    default: .systemBackground
    }
  }
}
