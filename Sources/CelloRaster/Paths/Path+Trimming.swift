extension Path {
  /// Returns the part of the path between two fractions of its length, from 0 to 1, as lines.
  /// Subpaths follow each other. Returns the whole path for 0 to 1, and an empty path if the part
  /// is empty or a fraction is NaN.
  package func trimmed(from start: CGFloat, to end: CGFloat) -> Path {
    if start <= 0, end >= 1 { return self }
    guard start < end else { return Path() }
    var total: CGFloat = 0
    forEachLine { total += Self.length($1.x - $0.x, $1.y - $0.y) }
    guard total > 0, total.isFinite else { return Path() }
    let range = (max(start, 0) * total, min(end, 1) * total)
    var result = Path()
    var done: CGFloat = 0
    var last: CGPoint?
    forEachLine { from, to in
      let length = Self.length(to.x - from.x, to.y - from.y)
      defer { done += length }
      let lower = max(range.0 - done, 0)
      let upper = min(range.1 - done, length)
      guard length > 0, lower < upper else { return }
      func point(_ distance: CGFloat) -> CGPoint {
        if distance == 0 { return from }
        if distance == length { return to }
        let share = distance / length
        return CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
      }
      let first = point(lower)
      if last != first { result.move(to: first) }
      let next = point(upper)
      result.addLine(to: next)
      last = next
    }
    return result
  }

  /// Calls a closure for each line of the flattened path.
  private func forEachLine(_ body: (_ from: CGPoint, _ to: CGPoint) -> Void) {
    forEachPolygon(tolerance: 0.05) { points, isClosed in
      for (from, to) in zip(points, points.dropFirst()) { body(from, to) }
      if isClosed, let first = points.first, let last = points.last { body(last, first) }
    }
  }
}
