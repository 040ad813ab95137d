/// The separators that a list draws in a row.
struct ListSeparators: Hashable, Sendable {
  /// The width of a separator.
  enum Extent: Hashable, Sendable {
    /// From edge to edge of the list.
    case fullWidth
    /// From the row's primary text to the list's trailing inset.
    case content
  }

  /// At the row's top edge.
  var top: Extent?
  /// At the row's bottom edge.
  var bottom: Extent?

  /// - Parameters:
  ///   - isProminent: whether the row's background sets it apart from other rows, as a selection
  ///     does. There are no separators beside such rows.
  ///   - isNextProminent: the same of the next row of the section.
  init(of row: ListRow, isProminent: Bool, isNextProminent: Bool, metrics: ListMetrics) {
    guard row.kind == .cell, metrics.hasSeparators, !isProminent else { return }
    if row.position.isFirst { top = metrics.firstSeparator }
    if row.position.isLast {
      bottom = metrics.lastSeparator
    } else if !isNextProminent {
      bottom = .content
    }
  }
}
