/// Computes how many items fit into a row or column whose length is not measured.
///
/// Source: docs/measurements/compositional-layouts.md.
@MainActor struct RowCapacity {
  let group: NSCollectionLayoutGroup
  /// The axis along which the items follow each other.
  let axis: NSLayoutConstraint.Axis
  /// The size inside the insets of the group, in points.
  let container: CGSize
  /// The space between items, in points.
  let spacing: CGFloat
  let grid: PixelGrid?

  /// The tolerance, in points, for rounding errors in a sum of fractional lengths.
  static let tolerance: CGFloat = 0.001
  /// The largest number of items without a length, of which any number fits.
  static let maxCount = 1_000

  /// A Boolean value that indicates whether lengths depend on the number of spaces between items.
  private var dependsOnSpacing: Bool {
    spacing > 0
      && group.subitems.contains {
        $0.layoutSize[axis].isFraction(of: axis)
          || $0.layoutSize[axis.crossed].isFraction(of: axis)
      }
  }

  /// Returns a Boolean value that indicates whether the first item with its edges is not longer than
  /// the row. A measured item always fits.
  func fitsFirstItem(_ limit: CGFloat) -> Bool {
    guard let item = group.subitems.first, !item.layoutSize[axis].isMeasured else { return true }
    return length(of: 0, without: 0) + item.totalEdgeSpacing(axis) <= limit + Self.tolerance
  }

  /// Returns the number of items, which is `nil` if it follows from their lengths one after another,
  /// and the number of spaces that are subtracted from the length before fractions are computed.
  func capacity(_ limit: CGFloat) -> (count: Int?, spacingCount: Int) {
    guard dependsOnSpacing else { return (nil, 0) }
    let isMeasured = group.subitems.contains { $0.layoutSize[axis].isMeasured }
    guard isSizedByLength else {
      let count = count(limit, without: nil)
      return (isMeasured ? nil : count, count - 1)
    }
    // If the breadth of an item is a fraction of the length, the number of spaces is that of the
    // items that would fit without spaces.
    let spacingCount = count(limit, without: 0, spacing: 0) - 1
    return (isMeasured ? nil : count(limit, without: spacingCount), spacingCount)
  }

  private var isSizedByLength: Bool {
    group.subitems.contains { $0.layoutSize[axis.crossed].isFraction(of: axis) }
  }

  /// Returns the number of items that fit.
  ///
  /// - Parameter spacingCount: The number of spaces without which fractions are computed; `nil` for
  ///   the spaces between the items that fit.
  private func count(
    _ limit: CGFloat, without spacingCount: Int?, spacing: CGFloat? = nil
  ) -> Int {
    let spacing = spacing ?? self.spacing
    let period = group.subitems.count
    var count = 1
    while count < Self.maxCount {
      let next = count + 1
      var length = spacing * CGFloat(next - 1)
      for index in 0..<min(period, next) {
        let repetitions = next / period + (index < next % period ? 1 : 0)
        length +=
          CGFloat(repetitions)
          * (self.length(of: index, without: spacingCount ?? next - 1)
            + group.subitems[index].totalEdgeSpacing(axis))
      }
      if length > limit + Self.tolerance { break }
      count = next
    }
    return count
  }

  /// Returns the length of a subitem, if its fractions are computed without a number of spaces.
  private func length(of index: Int, without spacingCount: Int) -> CGFloat {
    var base = container
    base[axis] = (base[axis] - spacing * CGFloat(spacingCount)).nonNegative
    return group.subitems[index].layoutSize[axis].length(in: base, on: grid)
  }
}
