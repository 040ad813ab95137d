/// The room that a list makes for dragged items, where they would be inserted.
struct DropGap: Hashable, Sendable {
  /// The place of the dragged item in the list, which leaves its place; `nil` if the list gets a new
  /// item.
  var source: IndexPath?
  /// The place of the room once the dragged item has left its own.
  var target: IndexPath
  /// The height of the room between rows, in points.
  var height: CGFloat

  /// How far a row moves for another one that leaves its place for a target, or that comes from
  /// elsewhere: down for positive values.
  static func displacement(
    of path: IndexPath, from source: IndexPath?, to target: IndexPath, height: CGFloat
  ) -> CGFloat {
    guard let source else { return path < target ? 0 : height }
    if path == source { return 0 }
    if source < path {
      // In its own section, the row goes below the target.
      let isPassed = source.section == target.section ? path <= target : path < target
      return isPassed ? 0 - height : 0
    }
    return target <= path ? height : 0
  }

  func displacement(of path: IndexPath) -> CGFloat {
    Self.displacement(of: path, from: source, to: target, height: height)
  }

  /// The place in the data of an item that is shown at a place; `nil` for the room of a new item.
  func dataPlace(of place: IndexPath) -> IndexPath? {
    if place == target { return source }
    var result = place
    // As if the item were taken out of its target, and then inserted at its start.
    if result.section == target.section, result.item > target.item { result.item -= 1 }
    if let source, result.section == source.section, result.item >= source.item { result.item += 1 }
    return result
  }

  /// The numbers of items that are shown in the sections, for those of the data.
  func shown(_ counts: [Int]) -> [Int] {
    var counts = counts
    if let source { counts[source.section] -= 1 }
    counts[target.section] += 1
    return counts
  }

  /// The numbers of items of the data, for those that are shown in the sections.
  func data(_ counts: [Int]) -> [Int] {
    var counts = counts
    counts[target.section] -= 1
    if let source { counts[source.section] += 1 }
    return counts
  }

  /// Whether the target is a place of a list.
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
