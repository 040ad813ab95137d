/// The gap that a list opens at the insertion point of dragged items, or for a row that the user
/// moves in a table.
struct DropGap: Hashable, Sendable {
  /// The index path of the dragged item in the list, which leaves its position; `nil` if the list
  /// gets a new item.
  var source: IndexPath?
  /// The index path of the gap after the dragged item has left its position.
  var target: IndexPath
  /// The height of the gap between rows, in points.
  var height: CGFloat

  /// Returns the vertical displacement of a row for another row that moves from a source to a
  /// target, or that comes from outside the list; positive is down.
  static func displacement(
    of path: IndexPath, from source: IndexPath?, to target: IndexPath, height: CGFloat
  ) -> CGFloat {
    guard let source else { return path < target ? 0 : height }
    if path == source { return 0 }
    if source < path {
      // If the target is in the source's own section, the row moves below the target.
      let isPassed = source.section == target.section ? path <= target : path < target
      return isPassed ? 0 - height : 0
    }
    return target <= path ? height : 0
  }

  func displacement(of path: IndexPath) -> CGFloat {
    Self.displacement(of: path, from: source, to: target, height: height)
  }

  /// Converts the index path of a shown item to its index path in the data; `nil` for the gap of a
  /// new item.
  func dataPath(of path: IndexPath) -> IndexPath? {
    if path == target { return source }
    var result = path
    // The indexes are adjusted as if the item were removed from its target and then inserted at its
    // source.
    if result.section == target.section, result.item > target.item { result.item -= 1 }
    if let source, result.section == source.section, result.item >= source.item { result.item += 1 }
    return result
  }

  /// The updates that open the gap in a list without gaps.
  var opening: BatchUpdates {
    var updates = BatchUpdates()
    if let source {
      if source != target { updates.movedItems = [source: target] }
    } else {
      updates.insertedItems = [target]
    }
    return updates
  }

  /// The updates that close the gap.
  var closing: BatchUpdates {
    var updates = BatchUpdates()
    if let source {
      if source != target { updates.movedItems = [target: source] }
    } else {
      updates.deletedItems = [target]
    }
    return updates
  }

  /// Converts the item counts of the data to the counts of shown items.
  func shown(_ counts: [Int]) -> [Int] {
    var counts = counts
    if let source { counts[source.section] -= 1 }
    counts[target.section] += 1
    return counts
  }

  /// Converts the counts of shown items to the item counts of the data.
  func data(_ counts: [Int]) -> [Int] {
    var counts = counts
    counts[target.section] -= 1
    if let source { counts[source.section] += 1 }
    return counts
  }

  /// Returns a Boolean value that indicates whether the gap is inside a list with the given item
  /// counts.
  func isValid(in counts: [Int]) -> Bool {
    guard target.count == 2, counts.indices.contains(target.section), target.item >= 0 else {
      return false
    }
    if let source {
      guard source.count == 2, counts.indices.contains(source.section),
        (0..<counts[source.section]).contains(source.item)
      else { return false }
    }
    return target.item < shown(counts)[target.section]
  }
}
