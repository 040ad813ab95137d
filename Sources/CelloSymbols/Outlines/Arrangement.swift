/// What a shape does to those painted before it.
enum PaintOperation: Hashable, Sendable {
  /// Adds its area to a layer.
  case paint(layer: Int)
  /// Takes its area away from everything below.
  case erase
  /// Takes its area away from everything below in one colour; in several colours paints it with its
  /// own.
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

/// Combines areas exactly: finds where their outlines cross, and keeps the pieces of outline that
/// separate inside from outside.
///
/// The geometry is decided on integers, so that crossings are never contradictory: curves become
/// chains of short edges on a fine grid, edges are split where they meet, and every piece asks for
/// the areas on its two sides. Pieces that came from one curve become that curve again afterwards,
/// so that the result has few elements and is smooth at any size.
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

  /// Islands and holes below four square units (a third of a point across at 17 points) are crumbs
  /// that a gap leaves of a shape, not something drawn.
  private static let smallestDoubledArea = Int(8 * steps * steps)

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
    // Rounding a crossing to the grid may bend an edge across a neighbour, so once is not always
    // enough.
    var rounds = 0
    while rounds < 32, splitEdges() { rounds += 1 }
    joinEqualEdges()
    findAreas()
  }

  // MARK: Edges

  private struct GridPoint: Hashable {
    var x: Int
    var y: Int

    /// Order by rows, then along the row: the order of a plane that is tilted by less than any
    /// slope, which leaves no edge horizontal.
    static func < (a: GridPoint, b: GridPoint) -> Bool { a.key < b.key }

    /// The place in the order. Coordinates stay within 23 bits.
    var key: Int { (y << 32) + x }
  }

  private struct Edge {
    var a: GridPoint
    var b: GridPoint
    var area: Int
    var curve: Int
    /// The curve's parameter at both ends.
    var ta: Double
    var tb: Double
    /// Whether all pairs of this edge with others that are settled have been looked at.
    var isSettled = false
  }

  /// An edge that no other crosses or repeats, with the areas on its sides as bits.
  private struct Piece {
    /// The end that comes first in the order of `GridPoint`.
    var low: GridPoint
    var high: GridPoint
    var curve: Int
    var tLow: Double
    var tHigh: Double
    /// Which areas' outlines run here: from one of `changes` to before another.
    var firstChange: Int
    var lastChange: Int
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
      /// How far along the edge, in steps across and down together.
      var distance: Int
      var point: GridPoint
    }
    var splits: [Split] = []
    // Edges from top to bottom, each with those above that still reach it.
    var order = edges.indices.map { min(edges[$0].a.y, edges[$0].b.y) << 32 | $0 }
    order.sort()
    var active = [Int](repeating: 0, count: edges.count)
    var activeCount = 0
    edges.withUnsafeBufferPointer { edges in
      active.withUnsafeMutableBufferPointer { active in
        func split(_ index: Int, _ point: GridPoint?) {
          guard let point else { return }
          let edge = edges[index]
          guard point != edge.a, point != edge.b else { return }
          let distance = abs(point.x - edge.a.x) + abs(point.y - edge.a.y)
          splits.append(Split(edge: index, distance: distance, point: point))
        }
        for packed in order {
          let index = packed & 0xffff_ffff
          let edge = edges[index]
          let top = min(edge.a.y, edge.b.y)
          let bottom = max(edge.a.y, edge.b.y)
          let left = min(edge.a.x, edge.b.x)
          let right = max(edge.a.x, edge.b.x)
          var kept = 0
          var slot = 0
          while slot < activeCount {
            let otherIndex = active[slot]
            slot += 1
            let other = edges[otherIndex]
            guard max(other.a.y, other.b.y) >= top else { continue }
            active[kept] = otherIndex
            kept += 1
            if max(other.a.x, other.b.x) < left || min(other.a.x, other.b.x) > right
              || min(other.a.y, other.b.y) > bottom || (edge.isSettled && other.isSettled)
            {
              continue
            }
            let (onEdge, onOther) = Self.meeting(edge, other)
            split(index, onEdge.0)
            split(index, onEdge.1)
            split(otherIndex, onOther.0)
            split(otherIndex, onOther.1)
          }
          active[kept] = index
          activeCount = kept + 1
        }
      }
    }
    guard !splits.isEmpty else { return false }

    splits.sort { $0.edge != $1.edge ? $0.edge < $1.edge : $0.distance < $1.distance }
    var result: [Edge] = []
    result.reserveCapacity(edges.count + splits.count)
    var next = 0
    for (index, edge) in edges.enumerated() {
      var rest = edge
      rest.isSettled = next >= splits.count || splits[next].edge != index
      let total = Double(abs(edge.b.x - edge.a.x) + abs(edge.b.y - edge.a.y))
      while next < splits.count, splits[next].edge == index {
        let point = splits[next].point
        let share = Double(splits[next].distance) / total
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
    return true
  }

  private typealias Points = (GridPoint?, GridPoint?)

  /// Where two edges meet, as points at which each has to be split.
  @inline(__always)
  private static func meeting(_ e: Edge, _ f: Edge) -> (Points, Points) {
    let nothing: Points = (nil, nil)
    let ea = side(of: e.a, from: f)
    let eb = side(of: e.b, from: f)
    // A line passes through the square of one step around a point when the point is at most this
    // far off it.
    let fReach = (abs(f.b.x - f.a.x) + abs(f.b.y - f.a.y)) / 2
    if (ea > fReach && eb > fReach) || (ea < -fReach && eb < -fReach) { return (nothing, nothing) }
    let fa = side(of: f.a, from: e)
    let fb = side(of: f.b, from: e)
    let eReach = (abs(e.b.x - e.a.x) + abs(e.b.y - e.a.y)) / 2
    if (fa > eReach && fb > eReach) || (fa < -eReach && fb < -eReach) { return (nothing, nothing) }
    // An edge that passes a corner closely goes through it. Otherwise edges at a small angle would
    // cross again and again, one step further each time.
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
    pieces.reserveCapacity(edges.count)
    changes.reserveCapacity(edges.count)
    for ends in order {
      let edge = edges[ends.edge]
      let goesUp = edge.a.key == ends.low
      if let last = pieces.last, last.low.key == ends.low, last.high.key == ends.high {
        pieces[pieces.count - 1].lastChange = changes.count + 1
      } else {
        pieces.append(
          Piece(
            low: goesUp ? edge.a : edge.b, high: goesUp ? edge.b : edge.a, curve: edge.curve,
            tLow: goesUp ? edge.ta : edge.tb, tHigh: goesUp ? edge.tb : edge.ta,
            firstChange: changes.count, lastChange: changes.count + 1))
      }
      changes.append(Change(area: edge.area, delta: goesUp ? 1 : -1))
    }
  }

  /// Counts windings along a ray from every piece's middle to the left.
  private mutating func findAreas() {
    guard let first = pieces.first else { return }
    // Pieces by the bands of rows they pass through, so that a ray meets few that it does not
    // cross: first how many there are in every band, then which.
    let top = first.low.y
    let bottom = pieces.reduce(top) { max($0, $1.high.y) }
    let bandCount = min(max(pieces.count / 2, 1), 512)
    let bandHeight = (bottom - top) / bandCount + 1
    var bandEnds = [Int](repeating: 0, count: bandCount + 1)
    for piece in pieces {
      for band in (piece.low.y - top) / bandHeight...(piece.high.y - top) / bandHeight {
        bandEnds[band + 1] += 1
      }
    }
    for band in 0..<bandCount { bandEnds[band + 1] += bandEnds[band] }
    var members = [Int](repeating: 0, count: bandEnds[bandCount])
    var filled = bandEnds
    for (index, piece) in pieces.enumerated() {
      for band in (piece.low.y - top) / bandHeight...(piece.high.y - top) / bandHeight {
        members[filled[band]] = index
        filled[band] += 1
      }
    }
    let areaCount = operations.count
    let changes = changes
    withUnsafeTemporaryAllocation(of: Int.self, capacity: areaCount) { windings in
      changes.withUnsafeBufferPointer { changes in
        members.withUnsafeBufferPointer { members in
          pieces.withUnsafeMutableBufferPointer { pieces in
            func areas() -> UInt64 {
              var result: UInt64 = 0
              for i in 0..<areaCount where windings[i] != 0 { result |= 1 << UInt64(i) }
              return result
            }
            for index in pieces.indices {
              let piece = pieces[index]
              // The middle in doubled coordinates, which keeps it on integers.
              let x = piece.low.x + piece.high.x
              let y = piece.low.y + piece.high.y
              for i in 0..<areaCount { windings[i] = 0 }
              let band = ((y >> 1) - top) / bandHeight
              for slot in bandEnds[band]..<bandEnds[band + 1] {
                let otherIndex = members[slot]
                if otherIndex == index { continue }
                let low = pieces[otherIndex].low
                let high = pieces[otherIndex].high
                guard low.y * 2 <= y, y <= high.y * 2 else { continue }
                if low.y * 2 == y, low.x * 2 > x { continue }
                if high.y * 2 == y, high.x * 2 < x { continue }
                let turn =
                  (high.x - low.x) * (y - low.y * 2) - (high.y - low.y) * (x - low.x * 2)
                // Upwards in the order means downwards on screen; the middle is then right of the
                // other piece where this is negative.
                guard turn < 0 else { continue }
                for change in pieces[otherIndex].firstChange..<pieces[otherIndex].lastChange {
                  windings[changes[change].area] += changes[change].delta
                }
              }
              pieces[index].areasOnLeft = areas()
              for change in piece.firstChange..<piece.lastChange {
                windings[changes[change].area] += changes[change].delta
              }
              pieces[index].areasOnRight = areas()
            }
          }
        }
      }
    }
  }

  /// Decides from the areas around a point: of those that matter, the last one painted has the say.
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
    let answer = Answer(operations, question)
    var steps: [Step] = []
    for piece in pieces where piece.areasOnLeft != piece.areasOnRight {
      let left = answer(piece.areasOnLeft)
      let right = answer(piece.areasOnRight)
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
    guard abs(doubledArea) > Self.smallestDoubledArea else { return nil }
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
