/// The effect of an area on the areas painted before it.
enum PaintOperation: Hashable, Sendable {
  /// Adds the area to a layer.
  case paint(layer: Int)
  /// Removes the area from everything below.
  case erase
  /// In a single color, removes the area from everything below. In several colors, paints it in its
  /// own color.
  case inlay(layer: Int)
  /// Shows a layer again through the inlays in it.
  case uncover(layer: Int)
}

/// An area with its operation.
struct PaintedArea: Sendable {
  var operation: PaintOperation
  /// Closed contours, filled by the nonzero rule.
  var contours: [[Curve]]
}

/// An exact combination of areas. It finds the crossings of their outlines, and keeps the pieces of
/// outline that separate the inside from the outside.
///
/// The geometry is computed with integers, so that crossings are always consistent: curves become
/// chains of short edges on a fine grid, edges are split where they meet, and each piece determines
/// the areas on its two sides. Afterwards, adjacent pieces of a curve become that curve again, so
/// that the result has few elements and is smooth at any size.
struct Arrangement {
  /// A predicate on the areas at a point.
  enum Question: Hashable, Sendable {
    /// Selects the points where anything is painted, if everything has the same color.
    case monochrome
    /// Selects the points where a layer is the topmost layer.
    case visible(layer: Int)
    /// Selects the points where a layer is painted, including where a later layer covers it.
    case whole(layer: Int)
  }

  /// The number of grid steps per unit of the design grid; a step is a six-thousandth of a point in
  /// a 17-point symbol.
  private static let steps = 1024.0
  /// The maximum distance between the chain of edges and its curve, in units of the design grid.
  private static let tolerance = 0.04

  /// Twice the minimum area of islands and holes, in square steps. Smaller areas than four square
  /// units (a third of a point across at 17 points) are not part of the drawing, but remainders of
  /// a shape at a gap.
  private static let minDoubledArea = Int(clamping: 8 * steps * steps)

  private let operations: [PaintOperation]
  private var curves: [Curve] = []
  private var edges: [Edge] = []
  private var pieces: [Piece] = []
  /// A Boolean value that indicates whether pieces meet only at their ends.
  private var meetAtEndsOnly = false

  /// Creates an arrangement of areas.
  ///
  /// - Parameter areas: the areas from bottom to top; at most 64 are used.
  init(_ areas: [PaintedArea]) {
    self.init(all: areas.prefix(64))
    _ = resolveCrossings(maxCount: .max)
    findAreas()
  }

  /// Creates an arrangement of areas with a limited number of crossings.
  ///
  /// - Parameter areas: the areas from bottom to top; at most 64 are used.
  init(_ areas: [PaintedArea], maxCrossings: Int) throws(ExcessiveWork) {
    self.init(all: areas.prefix(64))
    guard resolveCrossings(maxCount: maxCrossings) else {
      throw ExcessiveWork(work: .crossings)
    }
    findAreas()
  }

  /// Creates pieces that can still cross. For tests.
  init(unresolved areas: [PaintedArea]) {
    self.init(all: areas.prefix(64))
    joinEqualEdges()
  }

  private init(all areas: ArraySlice<PaintedArea>) {
    operations = areas.map(\.operation)
    for (index, area) in areas.enumerated() {
      for contour in area.contours { append(contour, area: index) }
    }
  }

  // MARK: Edges

  struct GridPoint: Hashable {
    var x: Int
    var y: Int

    /// Compares points by rows, then from left to right. This is the order of rows that are tilted
    /// by less than any slope, in which no edge is horizontal.
    static func < (a: GridPoint, b: GridPoint) -> Bool { a.key < b.key }

    /// The position in the order. Coordinates have at most 23 bits.
    var key: Int { (y << 32) + x }

    init(x: Int, y: Int) {
      self.x = x
      self.y = y
    }

    init(key: Int) {
      x = Int(Int32(truncatingIfNeeded: key))
      y = (key - x) >> 32
    }
  }

  private struct Edge {
    var a: GridPoint
    var b: GridPoint
    var area: Int
    var curve: Int
    /// The parameters of the curve at both ends.
    var ta: Double
    var tb: Double
    /// A Boolean value that indicates whether the edge was created after the last search for
    /// splits.
    var isNew = true
  }

  /// An edge that is not crossed or repeated, with bit sets of the areas on its sides.
  private struct Piece {
    /// The first end in the order of `GridPoint`.
    var low: GridPoint
    var high: GridPoint
    var curve: Int
    var tLow: Double
    var tHigh: Double
    /// The range of `changes` that lists the areas whose outlines contain the piece.
    var firstChange: Int
    var lastChange: Int
    /// A Boolean value that indicates whether the piece may meet others between its ends. Two
    /// pieces that are not new do not meet.
    var isNew: Bool
    var areasOnLeft: UInt64 = 0
    var areasOnRight: UInt64 = 0
  }

  /// The change of an area's winding number from the left to the right side of an edge.
  private struct Change {
    var edge: Int
    var area: Int
    var delta: Int
  }

  private var changes: [Change] = []

  private static func gridPoint(_ point: Vector) -> GridPoint {
    func step(_ value: Double) -> Int {
      guard value > -4096, value < 4096 else { return 0 }
      return Int(clamping: value * steps + 4_194_304.5) - 4_194_304
    }
    return GridPoint(x: step(point.x), y: step(point.y))
  }

  private static func vector(_ point: GridPoint) -> Vector {
    Vector(Double(point.x) / steps, Double(point.y) / steps)
  }

  private mutating func append(_ contour: [Curve], area: Int) {
    guard let first = contour.first, let last = contour.last else { return }
    var contour = contour
    if Self.gridPoint(first.start) != Self.gridPoint(last.end) {
      contour.append(Curve(line: last.end, first.start))
    }
    for curve in contour {
      let index = curves.count
      curves.append(curve)
      let count = curve.pieces(tolerance: Self.tolerance)
      var from = Self.gridPoint(curve.start)
      var tFrom = 0.0
      for i in 1...count {
        let t = i == count ? 1 : Double(i) / Double(count)
        let to = Self.gridPoint(i == count ? curve.end : curve.point(at: t))
        if to != from {
          edges.append(Edge(a: from, b: to, area: area, curve: index, ta: tFrom, tb: t))
          from = to
          tFrom = t
        }
      }
    }
  }

  /// Splits edges until they meet only at their ends, and joins equal edges.
  ///
  /// - Returns: `false` if there are more than `maxCount` crossings.
  private mutating func resolveCrossings(maxCount: Int) -> Bool {
    // Rounding a crossing to the grid can bend an edge across an adjacent edge, so a single pass is
    // not always enough.
    for _ in 0..<32 {
      joinEqualEdges()
      guard let splits = findSplits(maxCrossings: maxCount) else { return false }
      if splits.isEmpty {
        meetAtEndsOnly = true
        return true
      }
      splitEdges(splits)
    }
    joinEqualEdges()
    return true
  }

  struct Split: Hashable {
    var piece: Int
    var point: GridPoint
  }

  /// The minimum number of pieces for the sweep. Fewer pieces are compared with all pieces in the
  /// same rows.
  ///
  /// Both methods find the same splits. Comparing takes quadratic time in the worst case, but a
  /// sixth of the time for the outlines of our symbols (5.2 s against 32.2 s for 6,165 symbols),
  /// which have a few hundred pieces: a comparison takes a few multiplications, and a step of the
  /// sweep needs an ordered queue and a tree.
  private static let minSweptPieceCount = 1_000

  /// Returns the points where pieces meet other pieces between their ends; `nil` if there are more
  /// than `maxCrossings` crossings.
  ///
  /// A piece that passes within half a step of a corner is split there. Otherwise, edges at a small
  /// angle would cross again and again, one step further each time.
  private func findSplits(maxCrossings: Int) -> [Split]? {
    pieces.count < Self.minSweptPieceCount
      ? splitsByComparing(maxCrossings: maxCrossings) : splitsBySweeping(maxCrossings: maxCrossings)
  }

  func splitsByComparing(maxCrossings: Int) -> [Split]? {
    var splits: [Split] = []
    var crossingCount = 0
    /// Compares a piece with the pieces above that still reach it; returns `false` if there are too
    /// many crossings.
    func compare(_ index: Int, _ own: Extent, with active: inout [Extent]) -> Bool {
      let piece = pieces[index]
      var kept = 0
      for position in active.indices {
        let extent = active[position]
        guard extent.bottom >= piece.low.y else { continue }
        active[kept] = extent
        kept += 1
        guard extent.right >= own.left, extent.left <= own.right else { continue }
        let otherIndex = extent.piece
        let other = pieces[otherIndex]
        guard Self.mayMeet(piece, other) else { continue }
        let count = splits.count
        func split(_ index: Int, _ piece: Piece, at corner: GridPoint) {
          if Self.isNear(corner, piece) { splits.append(Split(piece: index, point: corner)) }
        }
        split(index, piece, at: other.low)
        split(index, piece, at: other.high)
        split(otherIndex, other, at: piece.low)
        split(otherIndex, other, at: piece.high)
        guard splits.count == count, Self.cross(piece, other) else { continue }
        crossingCount += 1
        guard crossingCount <= maxCrossings else { return false }
        let point = crossing(index, otherIndex)
        splits.append(Split(piece: index, point: point))
        splits.append(Split(piece: otherIndex, point: point))
      }
      active.removeLast(active.count - kept)
      return true
    }
    // The pieces are sorted by their upper ends.
    var new: [Extent] = []
    var old: [Extent] = []
    for (index, piece) in pieces.enumerated() {
      let own = Extent(piece, index)
      guard compare(index, own, with: &new) else { return nil }
      if piece.isNew {
        guard compare(index, own, with: &old) else { return nil }
        new.append(own)
      } else {
        old.append(own)
      }
    }
    return splits
  }

  /// The extent of a piece. It is stored separately, because most comparisons need nothing else.
  private struct Extent {
    var piece: Int
    var left: Int
    var right: Int
    var bottom: Int

    init(_ piece: Piece, _ index: Int) {
      self.piece = index
      left = min(piece.low.x, piece.high.x)
      right = max(piece.low.x, piece.high.x)
      bottom = piece.high.y
    }
  }

  /// Finds splits with a plane sweep. A piece that passes near a corner crosses a diagonal of the
  /// unit square around the corner.
  func splitsBySweeping(maxCrossings: Int) -> [Split]? {
    let corners = corners()
    // Coordinates are doubled, because the corners of the squares are between grid points.
    var segments = pieces.map {
      PlaneSweep.Segment($0.low.x * 2, $0.low.y * 2, $0.high.x * 2, $0.high.y * 2)
    }
    segments.reserveCapacity(pieces.count + corners.count * 2)
    for corner in corners {
      let x = corner.x * 2
      let y = corner.y * 2
      segments.append(PlaneSweep.Segment(x - 1, y - 1, x + 1, y + 1))
      segments.append(PlaneSweep.Segment(x - 1, y + 1, x + 1, y - 1))
    }
    var splits: [Split] = []
    var crossingCount = 0
    func split(_ piece: Int, near corner: GridPoint) {
      if Self.isNear(corner, pieces[piece]) { splits.append(Split(piece: piece, point: corner)) }
    }
    var sweep = PlaneSweep(segments)
    var passing: [Int] = []
    while sweep.advance() {
      passing.removeAll(keepingCapacity: true)
      for segment in sweep.passing where segment < pieces.count { passing.append(segment) }
      guard !passing.isEmpty else { continue }
      var isCorner = false
      func visit(_ segment: Int) {
        if segment < pieces.count {
          isCorner = true
        } else {
          let corner = corners[(segment - pieces.count) / 2]
          for piece in passing { split(piece, near: corner) }
        }
      }
      for segment in sweep.starting { visit(segment) }
      for segment in sweep.ending { visit(segment) }
      for segment in sweep.passing where segment >= pieces.count { visit(segment) }
      // Segments that pass through a corner have already been split there.
      guard !isCorner, passing.count > 1 else { continue }
      crossingCount += passing.count * (passing.count - 1) / 2
      guard crossingCount <= maxCrossings else { return nil }
      for (position, first) in passing.enumerated() {
        for second in passing[(position + 1)...] {
          let (e, f) = (pieces[first], pieces[second])
          guard !Self.isNear(f.low, e), !Self.isNear(f.high, e), !Self.isNear(e.low, f),
            !Self.isNear(e.high, f)
          else { continue }
          let point = crossing(first, second)
          splits.append(Split(piece: first, point: point))
          splits.append(Split(piece: second, point: point))
        }
      }
    }
    return splits
  }

  /// Returns the ends of all pieces, without duplicates.
  private func corners() -> [GridPoint] {
    var keys: [Int] = []
    keys.reserveCapacity(pieces.count * 2)
    for piece in pieces {
      keys.append(piece.low.key)
      keys.append(piece.high.key)
    }
    keys.sort()
    var result: [GridPoint] = []
    var last: Int?
    for key in keys where key != last {
      result.append(GridPoint(key: key))
      last = key
    }
    return result
  }

  private mutating func splitEdges(_ splits: [Split]) {
    struct SplitPoint {
      var edge: Int
      /// The distance along the edge, as the sum of horizontal and vertical steps.
      var distance: Int
      var point: GridPoint
    }
    var splitPoints: [SplitPoint] = []
    for split in splits {
      let piece = pieces[split.piece]
      for change in piece.firstChange..<piece.lastChange {
        let edge = edges[changes[change].edge]
        let distance = abs(split.point.x - edge.a.x) + abs(split.point.y - edge.a.y)
        splitPoints.append(
          SplitPoint(edge: changes[change].edge, distance: distance, point: split.point))
      }
    }
    splitPoints.sort {
      $0.edge != $1.edge
        ? $0.edge < $1.edge
        : $0.distance != $1.distance ? $0.distance < $1.distance : $0.point < $1.point
    }
    var result: [Edge] = []
    result.reserveCapacity(edges.count + splitPoints.count)
    var next = 0
    for (index, edge) in edges.enumerated() {
      var rest = edge
      rest.isNew = next < splitPoints.count && splitPoints[next].edge == index
      let total = Double(abs(edge.b.x - edge.a.x) + abs(edge.b.y - edge.a.y))
      while next < splitPoints.count, splitPoints[next].edge == index {
        let point = splitPoints[next].point
        let share = Double(splitPoints[next].distance) / total
        next += 1
        guard point != rest.a, point != rest.b else { continue }
        let t = edge.ta + (edge.tb - edge.ta) * min(max(share, 0), 1)
        var part = rest
        part.b = point
        part.tb = t
        result.append(part)
        rest.a = point
        rest.ta = t
      }
      if rest.a != rest.b { result.append(rest) }
    }
    edges = result
  }

  /// Returns a Boolean value that indicates whether a piece passes through the unit square around a
  /// point without ending there.
  private static func isNear(_ point: GridPoint, _ piece: Piece) -> Bool {
    let (a, b) = (piece.low, piece.high)
    guard point != a, point != b, point.y >= a.y, point.y <= b.y, point.x >= min(a.x, b.x),
      point.x <= max(a.x, b.x)
    else { return false }
    // A line passes through the square if its distance from the point is at most this reach.
    let reach = (abs(b.x - a.x) + (b.y - a.y)) / 2
    return abs(side(of: point, from: a, to: b)) <= reach
  }

  /// Returns a Boolean value that indicates whether a piece may be near another piece: its ends are
  /// not both far away on the same side.
  @inline(__always)
  private static func mayMeet(_ e: Piece, _ f: Piece) -> Bool {
    let reach = (abs(f.high.x - f.low.x) + (f.high.y - f.low.y)) / 2
    let a = side(of: e.low, from: f.low, to: f.high)
    let b = side(of: e.high, from: f.low, to: f.high)
    return !(a > reach && b > reach) && !(a < -reach && b < -reach)
  }

  /// Returns a Boolean value that indicates whether two pieces cross between their ends.
  private static func cross(_ e: Piece, _ f: Piece) -> Bool {
    let a = side(of: e.low, from: f.low, to: f.high)
    let b = side(of: e.high, from: f.low, to: f.high)
    let c = side(of: f.low, from: e.low, to: e.high)
    let d = side(of: f.high, from: e.low, to: e.high)
    return a.signum() * b.signum() < 0 && c.signum() * d.signum() < 0
  }

  /// Returns the grid point at which two pieces cross.
  private func crossing(_ first: Int, _ second: Int) -> GridPoint {
    let e = pieces[first]
    let f = pieces[second]
    let edge = edges[changes[e.firstChange].edge]
    let other = edges[changes[f.firstChange].edge]
    // Measures along the piece that comes later in the order of rows.
    let edgeRank = (e.low.y, changes[e.firstChange].edge)
    let otherRank = (f.low.y, changes[f.firstChange].edge)
    let (measured, line) = edgeRank < otherRank ? (other, edge) : (edge, other)
    let a = Self.side(of: measured.a, from: line.a, to: line.b)
    let b = Self.side(of: measured.b, from: line.a, to: line.b)
    let share = Double(a) / (Double(a) - Double(b))
    return GridPoint(
      x: measured.a.x + Self.nearest(Double(measured.b.x - measured.a.x) * share),
      y: measured.a.y + Self.nearest(Double(measured.b.y - measured.a.y) * share))
  }

  @inline(__always)
  private static func side(of point: GridPoint, from a: GridPoint, to b: GridPoint) -> Int {
    (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x)
  }

  private static func nearest(_ value: Double) -> Int {
    value < 0 ? -Int(clamping: 0.5 - value) : Int(clamping: value + 0.5)
  }

  // MARK: Areas on both sides

  /// Joins edges with equal ends into a piece.
  private mutating func joinEqualEdges() {
    struct Ends {
      var low: Int
      var high: Int
      var edge: Int
    }
    var order = edges.enumerated().map { index, edge in
      let a = edge.a.key
      let b = edge.b.key
      return Ends(low: min(a, b), high: max(a, b), edge: index)
    }
    order.sort {
      $0.low != $1.low
        ? $0.low < $1.low : $0.high != $1.high ? $0.high < $1.high : $0.edge < $1.edge
    }
    pieces.removeAll(keepingCapacity: true)
    changes.removeAll(keepingCapacity: true)
    pieces.reserveCapacity(edges.count)
    changes.reserveCapacity(edges.count)
    for ends in order {
      let edge = edges[ends.edge]
      let goesUp = edge.a.key == ends.low
      if let last = pieces.last, last.low.key == ends.low, last.high.key == ends.high {
        pieces[pieces.count - 1].lastChange = changes.count + 1
        if edge.isNew { pieces[pieces.count - 1].isNew = true }
      } else {
        pieces.append(
          Piece(
            low: goesUp ? edge.a : edge.b, high: goesUp ? edge.b : edge.a, curve: edge.curve,
            tLow: goesUp ? edge.ta : edge.tb, tHigh: goesUp ? edge.tb : edge.ta,
            firstChange: changes.count, lastChange: changes.count + 1, isNew: edge.isNew))
      }
      changes.append(Change(edge: ends.edge, area: edge.area, delta: goesUp ? 1 : -1))
    }
  }

  private mutating func findAreas() {
    let segments = pieces.map {
      PlaneSweep.Segment($0.low.x, $0.low.y, $0.high.x, $0.high.y)
    }
    if meetAtEndsOnly, pieces.count < Self.minSweptPieceCount {
      findAreas(with: PlanarSweep(segments))
    } else {
      findAreas(with: PlaneSweep(segments))
    }
  }

  /// Counts the winding numbers from left to right, from piece to piece along the sweep line.
  private mutating func findAreas(with sweep: some Sweep) {
    var sweep = sweep
    let areaCount = operations.count
    // The winding numbers on the right of the pieces that cross the sweep line. Slots are reused.
    var windings: [Int32] = []
    var position = [Int](repeating: -1, count: pieces.count)
    var freePositions: [Int] = []
    var current = [Int32](repeating: 0, count: areaCount)
    while sweep.advance() {
      for piece in sweep.ending { freePositions.append(position[piece]) }
      guard !sweep.leaving.isEmpty else { continue }
      var areas: UInt64 = 0
      if let neighbor = sweep.leftNeighbor {
        areas = pieces[neighbor].areasOnRight
        for area in 0..<areaCount { current[area] = windings[position[neighbor] + area] }
      } else {
        for area in 0..<areaCount { current[area] = 0 }
      }
      for piece in sweep.leaving {
        pieces[piece].areasOnLeft = areas
        for change in changes[pieces[piece].firstChange..<pieces[piece].lastChange] {
          let bit: UInt64 = 1 << UInt64(change.area)
          current[change.area] += Int32(truncatingIfNeeded: change.delta)
          areas = current[change.area] == 0 ? areas & ~bit : areas | bit
        }
        pieces[piece].areasOnRight = areas
        if position[piece] < 0 {
          if let free = freePositions.popLast() {
            position[piece] = free
          } else {
            position[piece] = windings.count
            windings += current
          }
        }
        for area in 0..<areaCount { windings[position[piece] + area] = current[area] }
      }
    }
  }

  /// The answer to a question for a set of areas. The last painted relevant area determines the
  /// answer.
  private struct Answer {
    var relevant: UInt64 = 0
    var yes: UInt64 = 0

    init(_ operations: [PaintOperation], _ question: Question) {
      for (index, operation) in operations.enumerated() {
        let isYes: Bool?
        switch (question, operation) {
        case (_, .erase), (.monochrome, .inlay): isYes = false
        case (.monochrome, .paint), (.monochrome, .uncover): isYes = true
        case (.visible(let asked), .paint(let layer)), (.visible(let asked), .inlay(let layer)),
          (.visible(let asked), .uncover(let layer)), (.whole(let asked), .uncover(let layer)):
          isYes = asked == layer
        case (.whole(let asked), .paint(let layer)), (.whole(let asked), .inlay(let layer)):
          isYes = asked == layer ? true : nil
        }
        if let isYes {
          relevant |= 1 << UInt64(index)
          if isYes { yes |= 1 << UInt64(index) }
        }
      }
    }

    func callAsFunction(_ areas: UInt64) -> Bool {
      let candidates = areas & relevant
      return candidates != 0 && yes >> UInt64(63 - candidates.leadingZeroBitCount) & 1 == 1
    }
  }

  // MARK: Outlines

  /// A piece in the direction that has the inside on its right.
  private struct Step {
    /// The keys of the end points, in the order of `GridPoint`.
    var from: Int
    var to: Int
    var curve: Int
    var tFrom: Double
    var tTo: Double

    init(_ piece: Piece, isForward: Bool) {
      let (low, high) = (piece.low.key, piece.high.key)
      (from, to) = isForward ? (low, high) : (high, low)
      curve = piece.curve
      (tFrom, tTo) = isForward ? (piece.tLow, piece.tHigh) : (piece.tHigh, piece.tLow)
    }

    func isContinued(by next: Step) -> Bool {
      curve == next.curve && tTo == next.tFrom && (tFrom < tTo) == (next.tFrom < next.tTo)
    }
  }

  /// Returns the outline of the points that satisfy the question, as closed contours for the
  /// nonzero rule.
  func outline(_ question: Question) -> [[Curve]] {
    let answer = Answer(operations, question)
    var steps: [Step] = []
    for index in pieces.indices where pieces[index].areasOnLeft != pieces[index].areasOnRight {
      let left = answer(pieces[index].areasOnLeft)
      let right = answer(pieces[index].areasOnRight)
      if left != right { steps.append(Step(pieces[index], isForward: right)) }
    }
    steps.sort { $0.from != $1.from ? $0.from < $1.from : $0.to < $1.to }
    let starts = steps.map(\.from)
    var isUsed = [Bool](repeating: false, count: steps.count)
    func firstStep(from point: Int) -> Int {
      var low = 0
      var high = starts.count
      while low < high {
        let middle = (low + high) / 2
        if starts[middle] < point { low = middle + 1 } else { high = middle }
      }
      return low
    }
    var result: [[Curve]] = []
    var loop: [Step] = []
    for first in steps.indices where !isUsed[first] {
      loop.removeAll(keepingCapacity: true)
      loop.append(steps[first])
      isUsed[first] = true
      var last = steps[first]
      while last.to != steps[first].from {
        var candidate: Int?
        var index = firstStep(from: last.to)
        while index < steps.count, starts[index] == last.to {
          if !isUsed[index], candidate == nil || last.isContinued(by: steps[index]) {
            candidate = index
          }
          index += 1
        }
        guard let candidate else { break }
        isUsed[candidate] = true
        last = steps[candidate]
        loop.append(last)
      }
      if let contour = contour(loop) { result.append(contour) }
    }
    return result
  }

  /// Joins consecutive steps along a curve into a part of that curve.
  private func contour(_ loop: [Step]) -> [Curve]? {
    var doubledArea = 0
    for step in loop {
      let (from, to) = (GridPoint(key: step.from), GridPoint(key: step.to))
      doubledArea += from.x * to.y - from.y * to.x
    }
    guard abs(doubledArea) > Self.minDoubledArea else { return nil }
    let count = loop.count
    let start =
      loop.indices.first { !loop[$0 > 0 ? $0 - 1 : count - 1].isContinued(by: loop[$0]) } ?? 0
    var result: [Curve] = []
    var i = 0
    func step(_ position: Int) -> Step {
      let position = start + position
      return loop[position < count ? position : position - count]
    }
    while i < count {
      let first = step(i)
      var last = first
      i += 1
      while i < count, last.isContinued(by: step(i)) {
        last = step(i)
        i += 1
      }
      let from = Self.vector(GridPoint(key: first.from))
      let to = Self.vector(GridPoint(key: last.to))
      let source = curves[first.curve]
      if source.isLine || (to - from).length < 0.02 {
        result.append(Curve(line: from, to))
      } else {
        var part = source.part(from: first.tFrom, to: last.tTo)
        // The ends are on the grid; the control points move with them.
        part.control1 = part.control1 + (from - part.start)
        part.control2 = part.control2 + (to - part.end)
        part.start = from
        part.end = to
        result.append(part)
      }
    }
    return result
  }
}
