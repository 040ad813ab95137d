/// Receives the outline of a stroke: contours of lines and cubic curves.
protocol StrokeOutlineReceiver {
  mutating func move(_ x: Double, _ y: Double)
  mutating func line(_ x: Double, _ y: Double)
  mutating func cubic(
    _ ax: Double, _ ay: Double, _ bx: Double, _ by: Double, _ x: Double, _ y: Double)
  mutating func closeSubpath()

  /// Returns a Boolean value that indicates whether the limit of work permits further segments.
  func hasCapacity(for count: Int) -> Bool

  /// Omits the outline because it has too many segments.
  mutating func refuse()
}

/// Converts a stroke along a path to an outline to fill.
///
/// All computations use the path's own coordinates, so that a map can deform the stroke. The map is
/// applied when the outline is added to its receiver, such as an ``EdgeList``, and filling by the
/// nonzero rule yields the stroke. Each subpath is traversed in both directions along its left side: a closed subpath
/// yields two contours, an open subpath a single contour with a cap at each end. Curves are offset
/// point by point along their exact normals.
struct Stroker {
  /// A point on the path, with the unit directions of arrival and departure.
  private struct Station {
    var x: Double
    var y: Double
    var inX: Double
    var inY: Double
    var outX: Double
    var outY: Double
    /// A Boolean value that indicates whether a turn at the point is rounded regardless of the
    /// style, because it is inside a curve.
    var isWithinCurve: Bool
  }

  private var stations = ScratchBuffer<Station>(capacity: 256)
  private var halfWidth = 0.0
  private var style = StrokeStyle(width: 0)
  private var map = AffineMap.identity
  /// The maximum distance between a chord and its curve, in the path's coordinates.
  private var tolerance = 0.0
  /// The minimum cosine of the turning angle of a step along a curve.
  private var minCosine = 1.0
  /// The visible pixels, enlarged by the width of the line.
  private var visible = (left: 0.0, top: 0.0, right: 0.0, bottom: 0.0)

  private var startX = 0.0
  private var startY = 0.0
  private var currentX = 0.0
  private var currentY = 0.0
  private var hasStart = false
  private var hasSegment = false
  /// A Boolean value that indicates whether the stations are in the order from the path's end to
  /// its start.
  private var isReturning = false

  private static let maxSubdivisionDepth = 24

  func deallocate() { stations.deallocate() }

  /// Returns the maximum distance between a stroke and its path, in the path's coordinates.
  static func reach(_ style: StrokeStyle) -> Double {
    Double(style.width) / 2 * max(style.join == .miter ? miterLimit(style) : 1, 1.5)
  }

  /// The maximum ratio of miter length to line width; larger limits are clamped.
  private static let maxMiterLimit = 1000.0

  private static func miterLimit(_ style: StrokeStyle) -> Double {
    style.miterLimit > 1 ? min(Double(style.miterLimit), maxMiterLimit) : 1
  }

  /// Adds the outline of a stroked path. The path must not contain NaN, and the width must be
  /// positive and finite.
  mutating func add<Outline: StrokeOutlineReceiver>(
    _ path: Path, _ style: StrokeStyle, _ map: AffineMap, window: PixelRect,
    to edges: inout Outline
  ) {
    self.style = style
    self.map = map
    halfWidth = min(Double(style.width) / 2, EdgeList.farthest)
    let scale = max(map.a.magnitude + map.c.magnitude, map.b.magnitude + map.d.magnitude)
    guard scale > 0, scale.isFinite else { return }
    // A hundredth of a pixel; larger for lines that are 100,000 pixels wide.
    tolerance = max(0.01 / scale, halfWidth * 1e-7)
    // The distance of a step that turns by the angle t from the offset curve is half of the width
    // times t²/8; its cosine is 1 - t²/2.
    let pixels = min(max(halfWidth * scale, 0.25), 1e4)
    minCosine = max(0.9, 1 - 4 * 0.01 / pixels)
    let grown = Self.reach(style) * scale + 2
    visible = (
      Double(window.x0) - grown, Double(window.y0) - grown, Double(window.x1) + grown,
      Double(window.y1) + grown
    )
    stations.removeAll(keeping: 1 << 14)
    hasStart = false
    hasSegment = false
    for element in path.elements {
      if !edges.hasCapacity(for: stations.count) { return edges.refuse() }
      switch element {
      case .move(let point):
        finish(isClosed: false, &edges)
        let (x, y) = Self.limited(point)
        begin(x, y)
      case .line(let point):
        beginIfNeeded()
        let (x, y) = Self.limited(point)
        line(x, y)
      case .quadratic(let control, let end):
        beginIfNeeded()
        let (cx, cy) = Self.limited(control)
        let (x, y) = Self.limited(end)
        cubic(
          currentX + (cx - currentX) * 2 / 3, currentY + (cy - currentY) * 2 / 3,
          x + (cx - x) * 2 / 3, y + (cy - y) * 2 / 3, x, y)
      case .cubic(let control1, let control2, let end):
        beginIfNeeded()
        let (ax, ay) = Self.limited(control1)
        let (bx, by) = Self.limited(control2)
        let (x, y) = Self.limited(end)
        cubic(ax, ay, bx, by, x, y)
      case .close:
        guard hasStart else { continue }
        let (x, y) = (startX, startY)
        line(x, y)
        finish(isClosed: true, &edges)
        begin(x, y)
      }
    }
    if !edges.hasCapacity(for: stations.count) { return edges.refuse() }
    finish(isClosed: false, &edges)
    if !edges.hasCapacity(for: 0) { edges.refuse() }
  }

  // MARK: Collecting stations

  private static func limited(_ point: CGPoint) -> (x: Double, y: Double) {
    (EdgeList.limited(Double(point.x)), EdgeList.limited(Double(point.y)))
  }

  private mutating func begin(_ x: Double, _ y: Double) {
    startX = x
    startY = y
    currentX = x
    currentY = y
    stations.removeAll()
    hasStart = true
    hasSegment = false
  }

  /// Begins a path without an initial move at the origin.
  private mutating func beginIfNeeded() {
    if !hasStart { begin(0, 0) }
  }

  private mutating func line(_ x: Double, _ y: Double) {
    hasSegment = true
    guard let (dx, dy) = Self.unit(x - currentX, y - currentY) else { return }
    leave(dx, dy)
    arrive(x, y, dx, dy, isWithinCurve: false)
  }

  private mutating func cubic(
    _ ax: Double, _ ay: Double, _ bx: Double, _ by: Double, _ x: Double, _ y: Double
  ) {
    hasSegment = true
    let (px, py) = (currentX, currentY)
    // The tangent at an end points toward the nearest control point that differs from it.
    guard
      let start = Self.unit(ax - px, ay - py) ?? Self.unit(bx - px, by - py)
        ?? Self.unit(x - px, y - py),
      let end = Self.unit(x - bx, y - by) ?? Self.unit(x - ax, y - ay) ?? Self.unit(x - px, y - py)
    else { return }
    leave(start.x, start.y)
    addCurve(px, py, ax, ay, bx, by, x, y, start, end, depth: 0)
    // The end of the curve is an ordinary corner.
    stations.base[stations.count - 1].isWithinCurve = false
  }

  private mutating func addCurve(
    _ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double,
    _ x3: Double, _ y3: Double, _ start: (x: Double, y: Double), _ end: (x: Double, y: Double),
    depth: Int
  ) {
    // The path is refused after the end of the curve.
    if stations.count > Work.segments.limit { return }
    let bend = max(
      max((x0 - 2 * x1 + x2).magnitude, (x1 - 2 * x2 + x3).magnitude),
      max((y0 - 2 * y1 + y2).magnitude, (y1 - 2 * y2 + y3).magnitude))
    let cosine = start.x * end.x + start.y * end.y
    let isFine = bend * 0.75 <= tolerance && cosine >= minCosine
    if isFine || depth == Self.maxSubdivisionDepth || isHidden(x0, y0, x1, y1, x2, y2, x3, y3) {
      if cosine >= 0.9 {
        arrive(x3, y3, end.x, end.y, isWithinCurve: true)
      } else if let (dx, dy) = Self.unit(x3 - x0, y3 - y0) {
        // A cusp, or an invisible piece: a straight line with turns at its ends.
        leave(dx, dy)
        stations.base[stations.count - 1].isWithinCurve = true
        arrive(x3, y3, dx, dy, isWithinCurve: true)
        leave(end.x, end.y)
      } else {
        leave(end.x, end.y)
      }
      return
    }
    let (ax, ay) = ((x0 + x1) / 2, (y0 + y1) / 2)
    let (mx, my) = ((x1 + x2) / 2, (y1 + y2) / 2)
    let (cx, cy) = ((x2 + x3) / 2, (y2 + y3) / 2)
    let (dx, dy) = ((ax + mx) / 2, (ay + my) / 2)
    let (ex, ey) = ((mx + cx) / 2, (my + cy) / 2)
    let (px, py) = ((dx + ex) / 2, (dy + ey) / 2)
    let middle =
      Self.unit(ex - dx, ey - dy) ?? Self.unit(cx - ax, cy - ay) ?? Self.unit(x3 - x0, y3 - y0)
      ?? start
    addCurve(x0, y0, ax, ay, dx, dy, px, py, start, middle, depth: depth + 1)
    addCurve(px, py, ex, ey, cx, cy, x3, y3, middle, end, depth: depth + 1)
  }

  private func isHidden(
    _ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double,
    _ x3: Double, _ y3: Double
  ) -> Bool {
    let (ax, ay) = map.map(CGPoint(x: x0, y: y0))
    let (bx, by) = map.map(CGPoint(x: x1, y: y1))
    let (cx, cy) = map.map(CGPoint(x: x2, y: y2))
    let (dx, dy) = map.map(CGPoint(x: x3, y: y3))
    return max(max(ax, bx), max(cx, dx)) < visible.left
      || min(min(ax, bx), min(cx, dx)) > visible.right
      || max(max(ay, by), max(cy, dy)) < visible.top
      || min(min(ay, by), min(cy, dy)) > visible.bottom
  }

  /// Sets the direction of departure from the current point.
  private mutating func leave(_ dx: Double, _ dy: Double) {
    if stations.count == 0 {
      stations.append(
        Station(
          x: currentX, y: currentY, inX: dx, inY: dy, outX: dx, outY: dy, isWithinCurve: false))
    } else {
      stations.base[stations.count - 1].outX = dx
      stations.base[stations.count - 1].outY = dy
    }
  }

  private mutating func arrive(
    _ x: Double, _ y: Double, _ dx: Double, _ dy: Double, isWithinCurve: Bool
  ) {
    stations.append(
      Station(x: x, y: y, inX: dx, inY: dy, outX: dx, outY: dy, isWithinCurve: isWithinCurve))
    currentX = x
    currentY = y
  }

  /// Returns the direction of a vector; `nil` if it has none.
  private static func unit(_ x: Double, _ y: Double) -> (x: Double, y: Double)? {
    // Scaled first, so that squares of very long or short vectors neither overflow nor underflow.
    let largest = max(x.magnitude, y.magnitude)
    guard largest > 1e-12, largest.isFinite else { return nil }
    let (sx, sy) = (x / largest, y / largest)
    let length = (sx * sx + sy * sy).squareRoot()
    return (sx / length, sy / length)
  }

  // MARK: Outlines

  private mutating func finish<Outline: StrokeOutlineReceiver>(
    isClosed: Bool, _ edges: inout Outline
  ) {
    defer {
      isReturning = false
      stations.removeAll()
      hasStart = false
      hasSegment = false
    }
    guard stations.count > 1 else {
      if hasStart && hasSegment { addDot(&edges) }
      return
    }
    if isClosed {
      // The last station equals the first station: they are a single turn.
      let last = stations.base[stations.count - 1]
      stations.base[0].inX = last.inX
      stations.base[0].inY = last.inY
      stations.count -= 1
      addClosedSide(&edges)
      reverse()
      addClosedSide(&edges)
    } else {
      let first = stations.base[0]
      let last = stations.base[stations.count - 1]
      move(&edges, first.x, first.y, first.outY, -first.outX)
      addOpenSide(&edges)
      addCap(last, &edges)
      reverse()
      addOpenSide(&edges)
      addCap(stations.base[stations.count - 1], &edges)
      edges.closeSubpath()
    }
  }

  private mutating func reverse() {
    isReturning.toggle()
    var low = 0
    var high = stations.count - 1
    while low <= high {
      let first = Self.turned(stations.base[low])
      stations.base[low] = Self.turned(stations.base[high])
      stations.base[high] = first
      low += 1
      high -= 1
    }
  }

  private static func turned(_ station: Station) -> Station {
    var result = station
    (result.inX, result.inY) = (-station.outX, -station.outY)
    (result.outX, result.outY) = (-station.inX, -station.inY)
    return result
  }

  private func addClosedSide<Outline: StrokeOutlineReceiver>(_ edges: inout Outline) {
    let count = stations.count
    let first = stations.base[0]
    move(&edges, first.x, first.y, first.outY, -first.outX)
    var index = 0
    while index < count, edges.hasCapacity(for: 0) {
      let next = stations.base[index + 1 < count ? index + 1 : 0]
      addStep(stations.base[index], next, &edges)
      addTurn(next, &edges)
      index += 1
    }
    edges.closeSubpath()
  }

  private func addOpenSide<Outline: StrokeOutlineReceiver>(_ edges: inout Outline) {
    var index = 1
    while index < stations.count, edges.hasCapacity(for: 0) {
      addStep(stations.base[index - 1], stations.base[index], &edges)
      if index + 1 < stations.count { addTurn(stations.base[index], &edges) }
      index += 1
    }
  }

  /// Adds the left side from a station to the next, ending at the offset point of the arrival.
  private func addStep<Outline: StrokeOutlineReceiver>(
    _ from: Station, _ to: Station, _ edges: inout Outline
  ) {
    let (ax, ay) = (from.x + from.outY * halfWidth, from.y - from.outX * halfWidth)
    let (bx, by) = (to.x + to.inY * halfWidth, to.y - to.inX * halfWidth)
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    if (bx - ax) * dx + (by - ay) * dy <= 0, let chord = Self.unit(dx, dy) {
      // The curve is tighter than half of the width, and its offset runs backward. The step covers
      // the rectangle next to its chord instead, which is reached through the path itself.
      line(&edges, from.x, from.y, 0, 0)
      line(&edges, from.x, from.y, chord.y, -chord.x)
      line(&edges, to.x, to.y, chord.y, -chord.x)
      line(&edges, to.x, to.y, 0, 0)
    }
    line(&edges, to.x, to.y, to.inY, -to.inX)
  }

  /// Adds the left side of a turn, from the offset point of the arrival to the offset point of the
  /// departure.
  private func addTurn<Outline: StrokeOutlineReceiver>(_ station: Station, _ edges: inout Outline) {
    let cross = station.inX * station.outY - station.inY * station.outX
    let cosine = station.inX * station.outX + station.inY * station.outY
    let from = (x: station.inY, y: -station.inX)
    let to = (x: station.outY, y: -station.outX)
    if cosine > 0.99995 {
      if from != to { line(&edges, station.x, station.y, to.x, to.y) }
      return
    }
    // y increases downward: a positive cross product is a turn to the right, away from the left
    // side. A path that reverses its direction gets its join in the forward traversal.
    guard cross > 0 || (cross == 0 && !isReturning) else {
      line(&edges, station.x, station.y, 0, 0)
      line(&edges, station.x, station.y, to.x, to.y)
      return
    }
    switch station.isWithinCurve ? .round : style.join {
    case .miter:
      // The ratio of miter length to width is 1 / cos(turn / 2).
      let limit = Self.miterLimit(style)
      if 1 + cosine > 1e-9, 2 / (1 + cosine) <= limit * limit {
        line(
          &edges, station.x, station.y, (from.x + to.x) / (1 + cosine),
          (from.y + to.y) / (1 + cosine))
      }
      line(&edges, station.x, station.y, to.x, to.y)
    case .bevel:
      line(&edges, station.x, station.y, to.x, to.y)
    case .round:
      if cosine < 0 {
        // In two parts of at most a right angle; a reversal passes through the front.
        let middle =
          Self.unit(from.x + to.x, from.y + to.y) ?? (x: station.inX, y: station.inY)
        addArc(station, from, middle, &edges)
        addArc(station, middle, to, &edges)
      } else {
        addArc(station, from, to, &edges)
      }
    }
  }

  private func addCap<Outline: StrokeOutlineReceiver>(_ station: Station, _ edges: inout Outline) {
    let (dx, dy) = (station.inX, station.inY)
    switch style.cap {
    case .butt:
      break
    case .square:
      line(&edges, station.x, station.y, dy + dx, -dx + dy)
      line(&edges, station.x, station.y, -dy + dx, dx + dy)
    case .round:
      addArc(station, (dy, -dx), (dx, dy), &edges)
      addArc(station, (dx, dy), (-dy, dx), &edges)
    }
    line(&edges, station.x, station.y, -dy, dx)
  }

  /// Adds a subpath without length, which is visible as its caps: a disc or, along the axes, a
  /// square.
  private func addDot<Outline: StrokeOutlineReceiver>(_ edges: inout Outline) {
    let station = Station(
      x: startX, y: startY, inX: 1, inY: 0, outX: 1, outY: 0, isWithinCurve: false)
    switch style.cap {
    case .butt:
      break
    case .square:
      move(&edges, station.x, station.y, 1, 1)
      line(&edges, station.x, station.y, -1, 1)
      line(&edges, station.x, station.y, -1, -1)
      line(&edges, station.x, station.y, 1, -1)
      edges.closeSubpath()
    case .round:
      move(&edges, station.x, station.y, 0, -1)
      addArc(station, (0, -1), (1, 0), &edges)
      addArc(station, (1, 0), (0, 1), &edges)
      addArc(station, (0, 1), (-1, 0), &edges)
      addArc(station, (-1, 0), (0, -1), &edges)
      edges.closeSubpath()
    }
  }

  /// Adds a circular arc of at most a right angle between two unit normals. A cubic curve
  /// approximates up to 45° with an error of less than a 200,000th of the radius.
  private func addArc<Outline: StrokeOutlineReceiver>(
    _ station: Station, _ from: (x: Double, y: Double), _ to: (x: Double, y: Double),
    _ edges: inout Outline
  ) {
    let cosine = min(max(from.x * to.x + from.y * to.y, -1), 1)
    if cosine < 0.7, let middle = Self.unit(from.x + to.x, from.y + to.y) {
      addArc(station, from, middle, &edges)
      addArc(station, middle, to, &edges)
      return
    }
    // The control points are 4/3·tan(angle/4) radii along the tangents; the cosine of the half
    // angle yields it without trigonometric functions.
    let halfCosine = ((1 + cosine) / 2).squareRoot()
    let halfSine = ((1 - cosine) / 2).squareRoot()
    let reach = 4 * halfSine / (3 * (1 + halfCosine))
    // Tangents are to the right of the normals, because y increases downward and arcs are on the
    // outside.
    let a = point(station, from.x - from.y * reach, from.y + from.x * reach)
    let b = point(station, to.x + to.y * reach, to.y - to.x * reach)
    let end = point(station, to.x, to.y)
    edges.cubic(a.x, a.y, b.x, b.y, end.x, end.y)
  }

  // MARK: Points

  private func point(
    _ station: Station, _ nx: Double, _ ny: Double
  ) -> (x: Double, y: Double) {
    map.map(CGPoint(x: station.x + nx * halfWidth, y: station.y + ny * halfWidth))
  }

  private func move<Outline: StrokeOutlineReceiver>(
    _ edges: inout Outline, _ x: Double, _ y: Double, _ nx: Double, _ ny: Double
  ) {
    let (px, py) = map.map(CGPoint(x: x + nx * halfWidth, y: y + ny * halfWidth))
    edges.move(px, py)
  }

  private func line<Outline: StrokeOutlineReceiver>(
    _ edges: inout Outline, _ x: Double, _ y: Double, _ nx: Double, _ ny: Double
  ) {
    let (px, py) = map.map(CGPoint(x: x + nx * halfWidth, y: y + ny * halfWidth))
    edges.line(px, py)
  }
}
