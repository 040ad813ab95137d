/// The repetitions of a group along an axis, with their positions and contents.
///
/// Most lines are identical, so a common line is stored once, together with the measured lines that
/// differ from it. Coordinates have their origin at the leading top corner of the section's groups,
/// and x increases from leading to trailing.
struct GroupLines: Sendable {
  /// A repetition of the group.
  struct Line: Sendable {
    var fragment: CollectionFragment
    /// The distance from the leading or top edge, perpendicular to the axis.
    var across: CGFloat
  }

  /// The geometry that is the same for all lines.
  struct Arrangement: Sendable {
    /// The axis along which lines follow each other.
    var axis = NSLayoutConstraint.Axis.vertical
    /// The space before and after each line, in points.
    var edges: (start: CGFloat, end: CGFloat) = (0, 0)
    /// The space between lines, in points.
    var spacing: CGFloat = 0
  }

  let arrangement: Arrangement
  private(set) var itemCount = 0
  private(set) var lineCount = 0
  /// The line that is used for all indexes without an entry in ``others``. Every line except the
  /// last has its item count. `nil` if all lines are different.
  private var common: Line?
  private var others: [Int: Line] = [:]
  /// The index of each line's first item, if there is no common line.
  private var firstItems: [Int] = []
  /// For each line, the number of attached views of each kind in the lines before it; empty if there
  /// is a common line.
  private var firstViews: [[String: Int]] = []
  /// The differences between the lengths of the lines and the length of the common line.
  private var differences = PrefixSums(count: 0)
  /// The largest distance by which a frame extends beyond its line, in points.
  private(set) var overflow: CGFloat = 0

  /// Creates lines with equal item counts, except the last line.
  init(_ arrangement: Arrangement, common: Line, itemCount: Int) {
    self.arrangement = arrangement
    self.common = common
    self.itemCount = itemCount
    let count = max(common.fragment.items.count, 1)
    lineCount = (itemCount + count - 1) / count
    differences = PrefixSums(count: lineCount)
    note(common)
  }

  /// Creates lines with different item counts.
  init(_ arrangement: Arrangement, lines: [Line]) {
    self.arrangement = arrangement
    lineCount = lines.count
    differences = PrefixSums(count: lineCount)
    var views: [String: Int] = [:]
    for (index, line) in lines.enumerated() {
      firstItems.append(itemCount)
      firstViews.append(views)
      for view in line.fragment.supplementaries { views[view.kind, default: 0] += 1 }
      itemCount += line.fragment.items.count
      self[index] = line
    }
  }

  /// The number of items in every line except the last; `nil` if all lines are different.
  var itemsPerLine: Int? { common?.fragment.items.count }

  /// Accesses a line by its index.
  subscript(line: Int) -> Line {
    get { others[line] ?? common ?? Line(fragment: CollectionFragment(), across: 0) }
    set {
      others[line] = newValue
      differences.set(extent(of: newValue) - commonExtent, at: line)
      note(newValue)
    }
  }

  /// Returns the index of the line that contains an item.
  func line(ofItem item: Int) -> Int {
    if let itemsPerLine, itemsPerLine > 0 { return item / itemsPerLine }
    var low = 0
    var high = firstItems.count
    while low < high {
      let middle = (low + high) / 2
      if firstItems[middle] <= item { low = middle + 1 } else { high = middle }
    }
    return low - 1
  }

  func firstItem(ofLine line: Int) -> Int {
    itemsPerLine.map { line * $0 } ?? firstItems[line]
  }

  // MARK: Frames

  private var commonExtent: Int { common.map(extent) ?? 0 }

  /// Returns the length of a line including its edges and the spacing after it.
  private func extent(of line: Line) -> Int {
    PrefixSums.fixed(
      arrangement.edges.start + line.fragment.size[arrangement.axis] + arrangement.edges.end
        + arrangement.spacing)
  }

  private mutating func note(_ line: Line) {
    let axis = arrangement.axis
    let size = line.fragment.size
    for frame in line.fragment.items.map(\.frame) + line.fragment.supplementaries.map(\.frame) {
      overflow = max(
        overflow, 0 - frame.origin[axis],
        frame.origin[axis] + frame.size[axis] - size[axis])
    }
  }

  /// Returns the position of a line along the axis, after its edge.
  private func start(ofLine line: Int) -> CGFloat {
    PrefixSums.length(
      commonExtent &* line &+ differences.sum(before: line))
      + arrangement.edges.start
  }

  /// The length of all lines, in points.
  var length: CGFloat {
    guard lineCount > 0 else { return 0 }
    return start(ofLine: lineCount) - arrangement.edges.start - arrangement.spacing
  }

  /// The length of the longest line perpendicular to the axis, in points.
  ///
  /// - Complexity: O(*n*) in the number of lines that differ from the common line.
  var breadth: CGFloat {
    let axis = arrangement.axis.crossed
    let largest = others.values.reduce(0) { max($0, $1.fragment.size[axis]) }
    return others.count < lineCount ? max(largest, common?.fragment.size[axis] ?? 0) : largest
  }

  /// Returns the range of a line along the axis.
  func range(ofLine line: Int) -> ClosedRange<CGFloat> {
    let start = start(ofLine: line)
    return start...(start + self[line].fragment.size[arrangement.axis])
  }

  /// Returns the leading top corner of a line.
  private func corner(ofLine line: Int) -> CGPoint {
    CGPoint(start(ofLine: line), across: self[line].across, along: arrangement.axis)
  }

  /// Returns the frame and properties of an item.
  func item(_ item: Int) -> CollectionFragment.Item {
    let line = line(ofItem: item)
    var result = self[line].fragment.items[item - firstItem(ofLine: line)]
    result.frame = result.frame.offsetBy(corner(ofLine: line))
    return result
  }

  /// Returns the views that are attached to the items and the group of a line.
  func supplementaries(ofLine line: Int) -> [CollectionFragment.Supplementary] {
    let views = self[line].fragment.supplementaries
    guard !views.isEmpty else { return [] }
    let corner = corner(ofLine: line)
    let first = firstItem(ofLine: line)
    var counts: [String: Int] = [:]
    return views.map { view in
      var view = view
      let index = counts[view.kind, default: 0]
      counts[view.kind] = index + 1
      view.index = index + viewCount(view.kind, beforeLine: line)
      view.item += first
      view.frame = view.frame.offsetBy(corner)
      return view
    }
  }

  /// Returns the number of attached views of a kind in the lines before a line.
  private func viewCount(_ kind: String, beforeLine line: Int) -> Int {
    guard let common else { return firstViews[line][kind] ?? 0 }
    return common.fragment.supplementaries.count { $0.kind == kind } * line
  }

  /// Returns the index of the line to which a view is attached, or `nil` if no views of its kind are
  /// attached.
  ///
  /// - Complexity: O(log *n*) in the number of lines.
  func line(ofView index: Int, kind: String) -> Int? {
    var low = 0
    var high = lineCount
    while low < high {
      let middle = (low + high) / 2
      if viewCount(kind, beforeLine: middle) <= index { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }

  /// Returns the indexes of the lines whose frames may overlap a range.
  func lines(in range: ClosedRange<CGFloat>) -> Range<Int> {
    func count(_ position: CGFloat) -> Int {
      min(
        differences.count(adding: commonExtent, upTo: PrefixSums.fixedPosition(position)), lineCount
      )
    }
    let first = max(count(range.lowerBound - overflow) - 1, 0)
    let end = min(count(range.upperBound + overflow) + 1, lineCount)
    return min(first, end)..<end
  }
}
