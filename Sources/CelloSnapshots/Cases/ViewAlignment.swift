/// The assignment of views in a sequence, such as the rows of a list, to the views of an earlier
/// sequence.
///
/// Views are recognized by their texts and images, so that a view that was inserted or removed does
/// not change the assignment of the views below it.
enum ViewAlignment {
  /// The positions of a view in both sequences; `nil` for a view that was inserted or removed.
  struct Pair: Hashable {
    var old: Int?
    var new: Int?
  }

  /// The largest product of the lengths of sequences that are compared as wholes.
  private static let maxPairCount = 250_000

  /// Returns the assignment with the most views that have equal content. Views in between are
  /// assigned by the number of their equal properties.
  static func pairs(_ old: [ViewTree], _ new: [ViewTree]) -> [Pair] {
    let (oldKeys, newKeys) = (old.map(key), new.map(key))
    // If only the order is different, the contents of the views have changed.
    if old.count == new.count, oldKeys == newKeys || oldKeys.sorted() == newKeys.sorted() {
      return old.indices.map { Pair(old: $0, new: $0) }
    }
    let (oldLines, newLines) = (old.map(\.lines), new.map(\.lines))
    let count = min(old.count, new.count)
    let start = (0..<count).first { oldLines[$0] != newLines[$0] } ?? count
    let end =
      (0..<count - start).first {
        oldLines[old.count - 1 - $0] != newLines[new.count - 1 - $0]
      } ?? count - start
    let (oldRange, newRange) = (start..<old.count - end, start..<new.count - end)
    return (0..<start).map { Pair(old: $0, new: $0) }
      + middle(oldLines, oldKeys, oldRange, newLines, newKeys, newRange)
      + (0..<end).map { Pair(old: oldRange.upperBound + $0, new: newRange.upperBound + $0) }
  }

  private static func key(_ view: ViewTree) -> String {
    let content = view.content
    return (content.isEmpty ? view.lines.sorted() : content).joined(separator: "\n")
  }

  private static func middle(
    _ oldLines: [Set<String>], _ oldKeys: [String], _ oldRange: Range<Int>,
    _ newLines: [Set<String>], _ newKeys: [String], _ newRange: Range<Int>
  ) -> [Pair] {
    let (rows, columns) = (oldRange.count, newRange.count)
    guard rows > 0, columns > 0, rows * columns <= maxPairCount else {
      let both = min(rows, columns)
      return (0..<max(rows, columns)).map {
        Pair(
          old: $0 < both || rows > both ? oldRange.lowerBound + $0 : nil,
          new: $0 < both || columns > both ? newRange.lowerBound + $0 : nil)
      }
    }
    /// The value of an assignment: at least 2 for equal content, less than 1 for other views.
    func value(_ row: Int, _ column: Int) -> Double {
      let (row, column) = (oldRange.lowerBound + row, newRange.lowerBound + column)
      let common = oldLines[row].intersection(newLines[column]).count
      let share = Double(common) / Double(max(oldLines[row].count, newLines[column].count, 1))
      return (oldKeys[row] == newKeys[column] ? 2 : 0.1) + 0.8 * share
    }
    // The best sum of values for the rest of both sequences.
    var best = Array(repeating: Array(repeating: 0.0, count: columns + 1), count: rows + 1)
    var values = Array(repeating: Array(repeating: 0.0, count: columns), count: rows)
    for row in (0..<rows).reversed() {
      for column in (0..<columns).reversed() {
        values[row][column] = value(row, column)
        best[row][column] = max(
          best[row + 1][column + 1] + values[row][column], best[row + 1][column],
          best[row][column + 1])
      }
    }
    var pairs: [Pair] = []
    var (row, column) = (0, 0)
    while row < rows || column < columns {
      if row < rows, column < columns,
        best[row][column] == best[row + 1][column + 1] + values[row][column]
      {
        pairs.append(Pair(old: oldRange.lowerBound + row, new: newRange.lowerBound + column))
        row += 1
        column += 1
      } else if column == columns || row < rows && best[row][column] == best[row + 1][column] {
        pairs.append(Pair(old: oldRange.lowerBound + row, new: nil))
        row += 1
      } else {
        pairs.append(Pair(old: nil, new: newRange.lowerBound + column))
        column += 1
      }
    }
    return pairs
  }
}
