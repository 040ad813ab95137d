/// A sweep over the points of segments, from top to bottom, and from left to right in a row.
protocol Sweep {
  /// Advances to the next point; returns `false` after the last point.
  mutating func advance() -> Bool
  /// The segments that end at the current point.
  var ending: [Int] { get }
  /// The segments that leave the current point, from left to right.
  var leaving: [Int] { get }
  /// The segment to the left of the current point; `nil` if there is none.
  var leftNeighbor: Int? { get }
}

/// A sweep from top to bottom over the points where segments start, end or meet.
///
/// It is the algorithm of Bentley and Ottmann, with shared points handled as in de Berg et al.,
/// *Computational Geometry*, chapter 2. It takes O((n + k) log n) time for n segments that meet at
/// k points. Coordinates are signed integers of at most 25 bits, and crossings are exact fractions,
/// so that all decisions are consistent.
struct PlaneSweep: Sweep {
  /// A straight line between two points. The first point comes first in reading order (by rows,
  /// then from left to right).
  struct Segment {
    var x: Int
    var y: Int
    var dx: Int
    var dy: Int

    init(_ ax: Int, _ ay: Int, _ bx: Int, _ by: Int) {
      if (ay, ax) <= (by, bx) {
        (x, y, dx, dy) = (ax, ay, bx - ax, by - ay)
      } else {
        (x, y, dx, dy) = (bx, by, ax - bx, ay - by)
      }
    }
  }

  /// A point whose coordinates are integers plus fractions with a common denominator.
  private struct Point {
    var x: Int
    var y: Int
    /// The numerators of the fractions, less than the denominator.
    var xPart: UInt = 0
    var yPart: UInt = 0
    var denominator: UInt = 1

    /// Returns a negative number if a point comes before another point, a positive number if it
    /// comes after it, and 0 if the points are equal.
    @inline(__always)
    static func order(_ a: Point, _ b: Point) -> Int {
      if a.y != b.y { return a.y < b.y ? -1 : 1 }
      let rows = compare(a.yPart, b.denominator, b.yPart, a.denominator)
      if rows != 0 { return rows }
      if a.x != b.x { return a.x < b.x ? -1 : 1 }
      return compare(a.xPart, b.denominator, b.xPart, a.denominator)
    }

    /// Compares a·b with c·d.
    @inline(__always)
    private static func compare(_ a: UInt, _ b: UInt, _ c: UInt, _ d: UInt) -> Int {
      let left = a.multipliedFullWidth(by: b)
      let right = c.multipliedFullWidth(by: d)
      if left.high != right.high { return left.high < right.high ? -1 : 1 }
      return left.low < right.low ? -1 : left.low > right.low ? 1 : 0
    }
  }

  private let segments: [Segment]
  private var status: SweepStatus
  /// The segments, sorted by their first points and by their last points.
  private var starts: [Int]
  private var ends: [Int]
  private var nextStart = 0
  private var nextEnd = 0
  /// The pending crossings, as a binary heap with duplicates.
  private var crossings: [Point] = []

  /// The segments that pass through the current point without starting or ending there.
  private(set) var passing: [Int] = []
  private(set) var starting: [Int] = []
  private(set) var ending: [Int] = []
  /// The segments that leave the current point, from left to right: the passing and the starting
  /// segments.
  private(set) var leaving: [Int] = []
  /// The segment to the left of the current point; `nil` if there is none.
  private(set) var leftNeighbor: Int?

  /// Creates a sweep.
  ///
  /// - Parameter segments: segments of positive length.
  init(_ segments: [Segment]) {
    self.segments = segments
    status = SweepStatus(capacity: segments.count)
    starts = Array(segments.indices)
    ends = starts
    func isBefore(_ ax: Int, _ ay: Int, _ bx: Int, _ by: Int) -> Bool {
      ay != by ? ay < by : ax < bx
    }
    starts.sort {
      let (a, b) = (segments[$0], segments[$1])
      return isBefore(a.x, a.y, b.x, b.y)
    }
    ends.sort {
      let (a, b) = (segments[$0], segments[$1])
      return isBefore(a.x + a.dx, a.y + a.dy, b.x + b.dx, b.y + b.dy)
    }
  }

  /// Advances to the next point; returns `false` after the last point.
  mutating func advance() -> Bool {
    guard let point = nextPoint() else { return false }
    starting.removeAll(keepingCapacity: true)
    ending.removeAll(keepingCapacity: true)
    passing.removeAll(keepingCapacity: true)
    leaving.removeAll(keepingCapacity: true)
    if point.denominator == 1 {
      while nextStart < starts.count, case let s = segments[starts[nextStart]], s.x == point.x,
        s.y == point.y
      {
        starting.append(starts[nextStart])
        nextStart += 1
      }
      while nextEnd < ends.count, case let s = segments[ends[nextEnd]], s.x + s.dx == point.x,
        s.y + s.dy == point.y
      {
        nextEnd += 1
      }
    }
    leftNeighbor = status.last { side(of: point, from: segments[$0]) < 0 }
    var segment = status.segment(after: leftNeighbor)
    while let through = segment, side(of: point, from: segments[through]) == 0 {
      let s = segments[through]
      let isEnding =
        point.denominator == 1 && s.x + s.dx == point.x && s.y + s.dy == point.y
      if isEnding { ending.append(through) } else { passing.append(through) }
      segment = status.next(after: through)
    }
    for old in ending { status.remove(old) }
    for old in passing { status.remove(old) }
    leaving += passing
    leaving += starting
    leaving.sort {
      let (a, b) = (segments[$0], segments[$1])
      let turn = a.dx * b.dy - b.dx * a.dy
      return turn != 0 ? turn < 0 : $0 < $1
    }
    var previous = leftNeighbor
    for new in leaving {
      status.insert(new, after: previous)
      previous = new
    }
    if let first = leaving.first, let last = leaving.last {
      if let leftNeighbor { expectCrossing(leftNeighbor, first) }
      if let segment { expectCrossing(last, segment) }
    } else if let leftNeighbor, let segment {
      expectCrossing(leftNeighbor, segment)
    }
    return true
  }

  /// Removes and returns the next point; `nil` if there is none.
  private mutating func nextPoint() -> Point? {
    var result: Point?
    if nextEnd < ends.count {
      let s = segments[ends[nextEnd]]
      result = Point(x: s.x + s.dx, y: s.y + s.dy)
    }
    if nextStart < starts.count {
      let s = segments[starts[nextStart]]
      let start = Point(x: s.x, y: s.y)
      if result.map({ Point.order(start, $0) < 0 }) ?? true { result = start }
    }
    guard let crossing = crossings.first else { return result }
    if result.map({ Point.order(crossing, $0) < 0 }) ?? true { result = crossing }
    while let first = crossings.first, let result, Point.order(first, result) == 0 {
      removeFirstCrossing()
    }
    return result
  }

  /// Returns a negative number if a segment passes to the left of a point in the point's row, a
  /// positive number if it passes to the right, and 0 if it passes through the point.
  @inline(__always)
  private func side(of point: Point, from segment: Segment) -> Int {
    let whole = segment.dx * (point.y - segment.y) - segment.dy * (point.x - segment.x)
    if point.denominator == 1 { return whole }
    // The fractions move the point by less than one step in each direction.
    if whole.magnitude > segment.dx.magnitude + segment.dy.magnitude { return whole }
    let exact =
      Int128(whole) * Int128(point.denominator) + Int128(segment.dx) * Int128(point.yPart)
      - Int128(segment.dy) * Int128(point.xPart)
    return exact < 0 ? -1 : exact > 0 ? 1 : 0
  }

  /// Finds the crossing of two adjacent segments below the current point.
  private mutating func expectCrossing(_ left: Int, _ right: Int) {
    let l = segments[left]
    let r = segments[right]
    let denominator = l.dx * r.dy - l.dy * r.dx
    guard denominator > 0 else { return }
    let x = r.x - l.x
    let y = r.y - l.y
    let onLeft = x * r.dy - y * r.dx
    let onRight = x * l.dy - y * l.dx
    // The sweep stops at the ends in any case.
    guard onLeft > 0, onLeft < denominator, onRight > 0, onRight < denominator else { return }
    let divisor = UInt(denominator)
    func part(_ length: Int) -> (Int, UInt) {
      let division = divisor.dividingFullWidth(
        length.magnitude.multipliedFullWidth(by: UInt(onLeft)))
      let quotient = Int(division.quotient)
      if length >= 0 { return (quotient, division.remainder) }
      return division.remainder == 0
        ? (-quotient, 0) : (-quotient - 1, divisor - division.remainder)
    }
    let (column, xPart) = part(l.dx)
    let (row, yPart) = part(l.dy)
    var point = Point(
      x: l.x + column, y: l.y + row, xPart: xPart, yPart: yPart, denominator: divisor)
    if xPart == 0, yPart == 0 { point.denominator = 1 }
    appendCrossing(point)
  }

  private mutating func appendCrossing(_ point: Point) {
    crossings.append(point)
    var position = crossings.count - 1
    while position > 0, case let parent = (position - 1) / 2,
      Point.order(point, crossings[parent]) < 0
    {
      crossings[position] = crossings[parent]
      position = parent
    }
    crossings[position] = point
  }

  private mutating func removeFirstCrossing() {
    let point = crossings.removeLast()
    let count = crossings.count
    guard count > 0 else { return }
    var position = 0
    while case var child = position * 2 + 1, child < count {
      if child + 1 < count, Point.order(crossings[child + 1], crossings[child]) < 0 { child += 1 }
      guard Point.order(crossings[child], point) < 0 else { break }
      crossings[position] = crossings[child]
      position = child
    }
    crossings[position] = point
  }
}
