/// What a shape does to those painted before it.
enum PaintOperation: Hashable, Sendable {
  /// Adds its area to a layer.
  case paint(layer: Int)
  /// Takes its area away from everything below.
  case erase
  /// Takes its area away from everything below in one colour; in several colours paints it with its own.
  case inlay(layer: Int)
  /// Shows a layer again through the inlays that were set into it.
  case uncover(layer: Int)
}

/// An area with what it does.
struct PaintedArea: Sendable {
  var operation: PaintOperation
  /// Closed contours; the nonzero rule says what is inside.
  var contours: [[Curve]]
}

/// Combines areas exactly: finds where their outlines cross, and keeps the pieces of outline that separate inside
/// from outside.
///
/// The geometry is decided on integers, so that crossings are never contradictory: curves become chains of short
/// edges on a fine grid, edges are split where they meet, and every piece asks for the areas on its two sides.
/// Pieces that came from one curve become that curve again afterwards, so that the result has few elements and
/// is smooth at any size.
struct Arrangement {
  /// Which question is asked of the areas at a point.
  enum Question: Hashable, Sendable {
    /// Is anything painted, when everything has one colour?
    case monochrome
    /// Is this layer the topmost one here?
    case visible(layer: Int)
    /// Is this layer painted here, whether or not a later one covers it?
    case whole(layer: Int)
  }

  /// Grid steps per unit of the design grid: a six-thousandth of a point in a 17-point symbol.
  private static let steps = 1024.0
  /// How far chains of edges may be from their curves, in units of the design grid.
  private static let tolerance = 0.04

  private let operations: [PaintOperation]
  private var curves: [Curve] = []
  private var edges: [Edge] = []
  private var pieces: [Piece] = []

  /// - Parameter areas: from bottom to top; those after the 64th are left out.
  init(_ areas: [PaintedArea]) {
    let areas = areas.prefix(64)
    operations = areas.map(\.operation)
    for (index, area) in areas.enumerated() {
      for contour in area.contours { append(contour, area: index) }
    }
    // Rounding a crossing to the grid may bend an edge across a neighbour, so once is not always enough.
    var rounds = 0
    while rounds < 32, splitEdges() { rounds += 1 }
    joinEqualEdges()
    findAreas()
  }

  // MARK: Edges

  private struct GridPoint: Hashable {
    var x: Int
    var y: Int

    /// Order by rows, then along the row: the order of a plane that is tilted by less than any slope, which
    /// leaves no edge horizontal.
    static func < (a: GridPoint, b: GridPoint) -> Bool { a.y != b.y ? a.y < b.y : a.x < b.x }
  }

  private struct Edge {
    var a: GridPoint
    var b: GridPoint
    var area: Int
    var curve: Int
    /// The curve's parameter at both ends.
    var ta: Double
    var tb: Double
  }

  /// An edge that no other crosses or repeats, with the areas on its sides as bits.
  private struct Piece {
    /// The end that comes first in the order of `GridPoint`.
    var low: GridPoint
    var high: GridPoint
    var curve: Int
    var tLow: Double
    var tHigh: Double
    /// Which areas' outlines run here: a range of `changes`.
    var changes: Range<Int>
    var areasOnLeft: UInt64 = 0
    var areasOnRight: UInt64 = 0
  }

  /// How an area's winding number changes from an edge's left to its right.
  private struct Change {
    var area: Int
    var delta: Int
  }

  private var changes: [Change] = []

  private static func gridPoint(_ point: Vector) -> GridPoint {
    func step(_ value: Double) -> Int {
      guard value > -4096, value < 4096 else { return 0 }
      return Int(value * steps + 4_194_304.5) - 4_194_304
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

  /// Splits edges where they meet others; whether any was split.
  private mutating func splitEdges() -> Bool {
    struct Split {
      var edge: Int
      var point: GridPoint
    }
    var splits: [Split] = []
    let order = edges.indices.sorted {
      let first = min(edges[$0].a.y, edges[$0].b.y)
      let second = min(edges[$1].a.y, edges[$1].b.y)
      return first != second ? first < second : $0 < $1
    }
    var active: [Int] = []
    edges.withUnsafeBufferPointer { edges in
      for index in order {
        let edge = edges[index]
        let top = min(edge.a.y, edge.b.y)
        let bottom = max(edge.a.y, edge.b.y)
        let left = min(edge.a.x, edge.b.x)
        let right = max(edge.a.x, edge.b.x)
        var kept = 0
        for slot in active.indices {
          let otherIndex = active[slot]
          let other = edges[otherIndex]
          guard max(other.a.y, other.b.y) >= top else { continue }
          active[kept] = otherIndex
          kept += 1
          if max(other.a.x, other.b.x) < left || min(other.a.x, other.b.x) > right
            || min(other.a.y, other.b.y) > bottom
          {
            continue
          }
          let (onEdge, onOther) = Self.meeting(edge, other)
          for case let point? in [onEdge.0, onEdge.1] where point != edge.a && point != edge.b {
            splits.append(Split(edge: index, point: point))
          }
          for case let point? in [onOther.0, onOther.1] where point != other.a && point != other.b {
            splits.append(Split(edge: otherIndex, point: point))
          }
        }
        active.removeSubrange(kept...)
        active.append(index)
      }
    }
    guard !splits.isEmpty else { return false }

    func distance(_ split: Split) -> Int {
      let a = edges[split.edge].a
      return abs(split.point.x - a.x) + abs(split.point.y - a.y)
    }
    splits.sort { $0.edge != $1.edge ? $0.edge < $1.edge : distance($0) < distance($1) }
    var result: [Edge] = []
    result.reserveCapacity(edges.count + splits.count)
    var next = 0
    for (index, edge) in edges.enumerated() {
      var rest = edge
      let total = Double(abs(edge.b.x - edge.a.x) + abs(edge.b.y - edge.a.y))
      while next < splits.count, splits[next].edge == index {
        let point = splits[next].point
        next += 1
        guard point != rest.a, point != rest.b else { continue }
        let share = Double(abs(point.x - edge.a.x) + abs(point.y - edge.a.y)) / total
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
    return true
  }

  private typealias Points = (GridPoint?, GridPoint?)

  /// Where two edges meet, as points at which each has to be split.
  @inline(__always)
  private static func meeting(_ e: Edge, _ f: Edge) -> (Points, Points) {
    let nothing: Points = (nil, nil)
    let ea = side(of: e.a, from: f)
    let eb = side(of: e.b, from: f)
    // A line passes through the square of one step around a point when the point is at most this far off it.
    let fReach = (abs(f.b.x - f.a.x) + abs(f.b.y - f.a.y)) / 2
    if (ea > fReach && eb > fReach) || (ea < -fReach && eb < -fReach) { return (nothing, nothing) }
    let fa = side(of: f.a, from: e)
    let fb = side(of: f.b, from: e)
    let eReach = (abs(e.b.x - e.a.x) + abs(e.b.y - e.a.y)) / 2
    if (fa > eReach && fb > eReach) || (fa < -eReach && fb < -eReach) { return (nothing, nothing) }
    // An edge that passes a corner closely goes through it. Otherwise edges at a small angle would cross
    // again and again, one step further each time.
    let onE = (
      abs(fa) <= eReach && contains(e, f.a) ? f.a : nil,
      abs(fb) <= eReach && contains(e, f.b) ? f.b : nil
    )
    let onF = (
      abs(ea) <= fReach && contains(f, e.a) ? e.a : nil,
      abs(eb) <= fReach && contains(f, e.b) ? e.b : nil
    )
    if onE.0 != nil || onE.1 != nil || onF.0 != nil || onF.1 != nil { return (onE, onF) }
    guard ea != 0, eb != 0, fa != 0, fb != 0, (ea > 0) != (eb > 0), (fa > 0) != (fb > 0) else {
      return (nothing, nothing)
    }
    let share = Double(ea) / (Double(ea) - Double(eb))
    let point = GridPoint(
      x: e.a.x + rounded(Double(e.b.x - e.a.x) * share),
      y: e.a.y + rounded(Double(e.b.y - e.a.y) * share))
    return ((point, nil), (point, nil))
  }

  @inline(__always)
  private static func side(of point: GridPoint, from edge: Edge) -> Int {
    (edge.b.x - edge.a.x) * (point.y - edge.a.y) - (edge.b.y - edge.a.y) * (point.x - edge.a.x)
  }

  /// Whether a point on the edge's line lies within its box.
  private static func contains(_ edge: Edge, _ point: GridPoint) -> Bool {
    point.x >= min(edge.a.x, edge.b.x) && point.x <= max(edge.a.x, edge.b.x)
      && point.y >= min(edge.a.y, edge.b.y) && point.y <= max(edge.a.y, edge.b.y)
  }

  private static func rounded(_ value: Double) -> Int {
    value < 0 ? -Int(0.5 - value) : Int(value + 0.5)
  }

  // MARK: Areas on both sides

  /// Makes one piece of edges with the same ends.
  private mutating func joinEqualEdges() {
    func ends(_ edge: Edge) -> (low: GridPoint, high: GridPoint) {
      edge.a < edge.b ? (edge.a, edge.b) : (edge.b, edge.a)
    }
    let order = edges.indices.sorted {
      let first = ends(edges[$0])
      let second = ends(edges[$1])
      if first.low != second.low { return first.low < second.low }
      return first.high != second.high ? first.high < second.high : $0 < $1
    }
    pieces.reserveCapacity(edges.count)
    changes.reserveCapacity(edges.count)
    for index in order {
      let edge = edges[index]
      let (low, high) = ends(edge)
      let goesUp = edge.a == low
      if let last = pieces.last, last.low == low, last.high == high {
        pieces[pieces.count - 1].changes = last.changes.lowerBound..<changes.count + 1
      } else {
        pieces.append(
          Piece(
            low: low, high: high, curve: edge.curve, tLow: goesUp ? edge.ta : edge.tb,
            tHigh: goesUp ? edge.tb : edge.ta, changes: changes.count..<changes.count + 1))
      }
      changes.append(Change(area: edge.area, delta: goesUp ? 1 : -1))
    }
  }

  /// Counts windings along a ray from every piece's middle to the left.
  private mutating func findAreas() {
    guard !pieces.isEmpty else { return }
    // Pieces by the bands of rows they pass through, so that a ray meets few that it does not cross.
    let top = pieces.map(\.low.y).min() ?? 0
    let bottom = pieces.map(\.high.y).max() ?? 0
    let bandCount = min(max(pieces.count / 4, 1), 256)
    let bandHeight = (bottom - top) / bandCount + 1
    var bands: [[Int32]] = Array(repeating: [], count: bandCount)
    for (index, piece) in pieces.enumerated() {
      let first = (piece.low.y - top) / bandHeight
      let last = (piece.high.y - top) / bandHeight
      for band in first...last { bands[band].append(Int32(index)) }
    }
    let count = pieces.count
    var windings = [Int](repeating: 0, count: 64)
    let changes = changes
    pieces.withUnsafeMutableBufferPointer { pieces in
      for index in 0..<count {
        let piece = pieces[index]
        // The middle in doubled coordinates, which keeps it on integers.
        let x = piece.low.x + piece.high.x
        let y = piece.low.y + piece.high.y
        for i in windings.indices { windings[i] = 0 }
        for other in bands[((y >> 1) - top) / bandHeight] where other != index {
          let other = pieces[Int(other)]
          let lowY = other.low.y * 2
          let highY = other.high.y * 2
          guard lowY <= y, y <= highY else { continue }
          if lowY == y, other.low.x * 2 > x { continue }
          if highY == y, other.high.x * 2 < x { continue }
          let turn =
            (other.high.x - other.low.x) * (y - lowY) - (other.high.y - other.low.y)
            * (x - other.low.x * 2)
          // Upwards in the order means downwards on screen; the middle is then right of the other piece
          // where this is negative.
          guard turn < 0 else { continue }
          for change in changes[other.changes] { windings[change.area] += change.delta }
        }
        pieces[index].areasOnLeft = Self.areas(windings)
        for change in changes[piece.changes] { windings[change.area] += change.delta }
        pieces[index].areasOnRight = Self.areas(windings)
      }
    }
  }

  private static func areas(_ windings: [Int]) -> UInt64 {
    var result: UInt64 = 0
    for i in 0..<64 where windings[i] != 0 { result |= 1 << UInt64(i) }
    return result
  }

  /// Whether a point inside these areas answers the question with yes.
  private func answer(_ areas: UInt64, _ question: Question) -> Bool {
    var result = false
    for (index, operation) in operations.enumerated() where areas >> UInt64(index) & 1 == 1 {
      switch (question, operation) {
      case (_, .erase), (.monochrome, .inlay): result = false
      case (.monochrome, .paint), (.monochrome, .uncover): result = true
      case (.visible(let asked), .paint(let layer)), (.visible(let asked), .inlay(let layer)),
        (.visible(let asked), .uncover(let layer)), (.whole(let asked), .uncover(let layer)):
        result = asked == layer
      case (.whole(let asked), .paint(let layer)), (.whole(let asked), .inlay(let layer)):
        if asked == layer { result = true }
      }
    }
    return result
  }

  // MARK: Outlines

  /// A piece in the direction that has the inside on its right.
  private struct Step {
    var from: GridPoint
    var to: GridPoint
    var curve: Int
    var tFrom: Double
    var tTo: Double

    func isContinued(by next: Step) -> Bool {
      curve == next.curve && tTo == next.tFrom && (tFrom < tTo) == (next.tFrom < next.tTo)
    }
  }

  /// The outline of where the answer is yes, as closed contours under the nonzero rule.
  func outline(_ question: Question) -> [[Curve]] {
    var steps: [Step] = []
    for piece in pieces {
      let left = answer(piece.areasOnLeft, question)
      let right = answer(piece.areasOnRight, question)
      if right && !left {
        steps.append(
          Step(
            from: piece.low, to: piece.high, curve: piece.curve, tFrom: piece.tLow,
            tTo: piece.tHigh))
      } else if left && !right {
        steps.append(
          Step(
            from: piece.high, to: piece.low, curve: piece.curve, tFrom: piece.tHigh,
            tTo: piece.tLow))
      }
    }
    steps.sort { $0.from != $1.from ? $0.from < $1.from : $0.to < $1.to }
    var isUsed = [Bool](repeating: false, count: steps.count)
    func firstStep(from point: GridPoint) -> Int {
      var low = 0
      var high = steps.count
      while low < high {
        let middle = (low + high) / 2
        if steps[middle].from < point { low = middle + 1 } else { high = middle }
      }
      return low
    }
    var result: [[Curve]] = []
    for first in steps.indices where !isUsed[first] {
      var loop = [steps[first]]
      isUsed[first] = true
      while let last = loop.last, last.to != loop[0].from {
        var candidate: Int?
        var index = firstStep(from: last.to)
        while index < steps.count, steps[index].from == last.to {
          if !isUsed[index], candidate == nil || last.isContinued(by: steps[index]) {
            candidate = index
          }
          index += 1
        }
        guard let candidate else { break }
        isUsed[candidate] = true
        loop.append(steps[candidate])
      }
      if let contour = contour(loop) { result.append(contour) }
    }
    return result
  }

  /// Makes runs of steps along one curve into a part of that curve.
  private func contour(_ loop: [Step]) -> [Curve]? {
    var doubledArea = 0
    for step in loop { doubledArea += step.from.x * step.to.y - step.from.y * step.to.x }
    // Less than a hundredth of a square unit is a leftover of rounding.
    guard abs(doubledArea) > 20_000 else { return nil }
    let count = loop.count
    let start =
      loop.indices.first { !loop[($0 + count - 1) % count].isContinued(by: loop[$0]) } ?? 0
    var result: [Curve] = []
    var i = 0
    while i < count {
      let first = loop[(start + i) % count]
      var last = first
      i += 1
      while i < count, last.isContinued(by: loop[(start + i) % count]) {
        last = loop[(start + i) % count]
        i += 1
      }
      let from = Self.vector(first.from)
      let to = Self.vector(last.to)
      let source = curves[first.curve]
      if source.isLine || (to - from).length < 0.02 {
        result.append(Curve(line: from, to))
      } else {
        var part = source.part(from: first.tFrom, to: last.tTo)
        // The ends lie on the grid; the handles follow them.
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
