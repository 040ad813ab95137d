/// A sweep from top to bottom over the ends of segments that meet only at their ends.
///
/// The segments that cross the sweep line are in an array, which takes a quarter of the time of
/// ``PlaneSweep`` for a few hundred segments. The time per point is proportional to their number.
struct PlanarSweep: Sweep {
  private let segments: [PlaneSweep.Segment]
  /// The segments, sorted by their last points.
  private var ends: [(key: Int, segment: Int)]
  private var nextStart = 0
  private var nextEnd = 0
  /// The segments that cross the sweep line, from left to right.
  private var crossing: [Int] = []

  private(set) var ending: [Int] = []
  private(set) var leaving: [Int] = []
  private(set) var leftNeighbor: Int?

  /// Creates a sweep.
  ///
  /// - Parameter segments: segments of positive length, sorted by their first points.
  init(_ segments: [PlaneSweep.Segment]) {
    self.segments = segments
    ends = segments.enumerated().map { index, segment in
      (Self.key(segment.x + segment.dx, segment.y + segment.dy), index)
    }
    ends.sort { $0.key < $1.key }
  }

  /// Returns the position of a point in the order of the sweep.
  private static func key(_ x: Int, _ y: Int) -> Int { (y << 32) + x }

  mutating func advance() -> Bool {
    guard nextEnd < ends.count else { return false }
    var key = ends[nextEnd].key
    if nextStart < segments.count {
      key = min(key, Self.key(segments[nextStart].x, segments[nextStart].y))
    }
    let x = Int(Int32(truncatingIfNeeded: key))
    let y = (key - x) >> 32
    ending.removeAll(keepingCapacity: true)
    leaving.removeAll(keepingCapacity: true)
    while nextStart < segments.count, segments[nextStart].x == x, segments[nextStart].y == y {
      leaving.append(nextStart)
      nextStart += 1
    }
    while nextEnd < ends.count, ends[nextEnd].key == key {
      ending.append(ends[nextEnd].segment)
      nextEnd += 1
    }
    if leaving.count > 1 {
      leaving.sort {
        let (a, b) = (segments[$0], segments[$1])
        return a.dx * b.dy - b.dx * a.dy < 0
      }
    }
    // Finds the first segment that does not pass to the left of the point.
    var first = 0
    var limit = crossing.count
    while first < limit {
      let middle = (first + limit) / 2
      let segment = segments[crossing[middle]]
      if segment.dx * (y - segment.y) < segment.dy * (x - segment.x) {
        first = middle + 1
      } else {
        limit = middle
      }
    }
    leftNeighbor = first > 0 ? crossing[first - 1] : nil
    // The segments that end here are next.
    if ending.count == leaving.count {
      for (index, segment) in leaving.enumerated() { crossing[first + index] = segment }
    } else {
      crossing.replaceSubrange(first..<(first + ending.count), with: leaving)
    }
    return true
  }
}
