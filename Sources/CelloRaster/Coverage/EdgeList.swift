/// The straight edges of a path in 1/256ths of a pixel, from which coverage is computed.
///
/// Curves are converted to lines by exact integer forward differencing. The distance between a line
/// and its curve is less than a 150th of a pixel. Parts outside the window are kept only if they
/// affect the inside, so that the cost of a path depends only on its visible part.
struct EdgeList {
  struct Edge {
    var x0: Int32
    var y0: Int32
    var x1: Int32
    var y1: Int32
  }

  private(set) var edges = ScratchBuffer<Edge>(capacity: 512)
  /// The bounds of the edges in 1/256ths of a pixel.
  private(set) var minX = Int32.max
  private(set) var minY = Int32.max
  private(set) var maxX = Int32.min
  private(set) var maxY = Int32.min

  /// The visible area in pixels, with a margin.
  private var windowMinX = 0.0
  private var windowMinY = 0.0
  private var windowMaxX = 0.0
  private var windowMaxY = 0.0

  /// A Boolean value that indicates whether an outline was omitted because it has more than
  /// `maxCount` edges.
  private(set) var isExcessive = false
  let maxCount = Work.segments.limit

  private var startX = 0.0
  private var startY = 0.0
  private var currentX = 0.0
  private var currentY = 0.0

  /// The maximum distance between the center of a line and its curve, in units of 2⁻¹⁶ pixels.
  private static let tolerance = 436
  private static let maxDoublings = 6
  private static let maxSubdivisionDepth = 48
  /// The magnitude in pixels at which coordinates are clamped, so that sums and products remain
  /// finite.
  static let farthest = 1e12

  func deallocate() { edges.deallocate() }

  /// Removes all edges and sets the visible pixels.
  mutating func begin(window: PixelRect) {
    edges.removeAll(keeping: 1 << 16)
    minX = .max
    minY = .max
    maxX = .min
    maxY = .min
    isExcessive = false
    windowMinX = Double(window.x0) - 2
    windowMinY = Double(window.y0) - 2
    windowMaxX = Double(window.x1) + 2
    windowMaxY = Double(window.y1) + 2
    (startX, startY, currentX, currentY) = (0, 0, 0, 0)
  }

  /// The pixels that the edges touch.
  var pixelBounds: PixelRect {
    guard edges.count > 0 else { return .empty }
    return PixelRect(
      x0: Int(minX) >> 8, y0: Int(minY) >> 8, x1: (Int(maxX) + 255) >> 8,
      y1: (Int(maxY) + 255) >> 8)
  }

  /// Returns the number of pixels that the edges cross in a window within ``pixelBounds``; at least
  /// 1 for each edge.
  func pixelCount(in window: PixelRect) -> Int {
    guard !window.isEmpty else { return edges.count }
    let left = Int32(clamping: window.x0 * 256)
    let right = Int32(clamping: window.x1 * 256)
    let top = Int32(clamping: window.y0 * 256)
    let bottom = Int32(clamping: window.y1 * 256)
    var length = 0
    for index in 0..<edges.count {
      let edge = edges.base[index]
      let x0 = min(max(edge.x0, left), right)
      let x1 = min(max(edge.x1, left), right)
      let y0 = min(max(edge.y0, top), bottom)
      let y1 = min(max(edge.y1, top), bottom)
      length &+= Int((x0 &- x1).magnitude &+ (y0 &- y1).magnitude)
    }
    return length / 256 + edges.count
  }

  /// Returns a Boolean value that indicates whether the limit permits further edges.
  @inline(__always)
  func hasCapacity(for count: Int) -> Bool { edges.count + count <= maxCount }

  /// Omits the outline because it has too many edges.
  mutating func refuse() {
    edges.count = 0
    isExcessive = true
  }

  /// Adds a path, mapped to pixels by a transform.
  ///
  /// - Returns: `false` for a path that contains NaN, which is not added.
  @discardableResult
  mutating func add(_ path: Path, _ transform: AffineMap) -> Bool {
    let before = edges.count
    // A path without an initial move starts at the origin.
    let (originX, originY) = transform.map(.zero)
    move(originX, originY)
    let complete = path.elements.withUnsafeBufferPointer { elements in
      for index in 0..<elements.count {
        if edges.count > maxCount { return false }
        switch elements[index] {
        case .move(let point):
          closeSubpath()
          let (x, y) = transform.map(point)
          guard x == x, y == y else { return false }
          move(x, y)
        case .line(let point):
          let (x, y) = transform.map(point)
          guard x == x, y == y else { return false }
          line(x, y)
        case .quadratic(let control, let end):
          let (cx, cy) = transform.map(control)
          let (x, y) = transform.map(end)
          guard cx == cx, cy == cy, x == x, y == y else { return false }
          quadratic(cx, cy, x, y)
        case .cubic(let control1, let control2, let end):
          let (ax, ay) = transform.map(control1)
          let (bx, by) = transform.map(control2)
          let (x, y) = transform.map(end)
          guard ax == ax, ay == ay, bx == bx, by == by, x == x, y == y else { return false }
          cubic(ax, ay, bx, by, x, y)
        case .close:
          closeSubpath()
        }
      }
      closeSubpath()
      return true
    }
    if edges.count > maxCount {
      refuse()
    } else if !complete {
      edges.count = before
    }
    return complete
  }

  mutating func move(_ x: Double, _ y: Double) {
    startX = Self.limited(x)
    startY = Self.limited(y)
    currentX = startX
    currentY = startY
  }

  mutating func line(_ x: Double, _ y: Double) {
    let x = Self.limited(x)
    let y = Self.limited(y)
    addLine(currentX, currentY, x, y)
    currentX = x
    currentY = y
  }

  mutating func closeSubpath() {
    addLine(currentX, currentY, startX, startY)
    currentX = startX
    currentY = startY
  }

  mutating func quadratic(_ cx: Double, _ cy: Double, _ x: Double, _ y: Double) {
    let (cx, cy, x, y) = (Self.limited(cx), Self.limited(cy), Self.limited(x), Self.limited(y))
    cubic(
      currentX + (cx - currentX) * 2 / 3, currentY + (cy - currentY) * 2 / 3, x + (cx - x) * 2 / 3,
      y + (cy - y) * 2 / 3, x, y)
  }

  mutating func cubic(
    _ ax: Double, _ ay: Double, _ bx: Double, _ by: Double, _ x: Double, _ y: Double
  ) {
    let (x, y) = (Self.limited(x), Self.limited(y))
    addCubic(
      currentX, currentY, Self.limited(ax), Self.limited(ay), Self.limited(bx), Self.limited(by), x,
      y, depth: 0)
    currentX = x
    currentY = y
  }

  /// Returns a coordinate, clamped so that sums and products remain finite; NaN becomes 0.
  @inline(__always)
  static func limited(_ value: Double) -> Double {
    value > -farthest ? (value < farthest ? value : farthest) : (value == value ? -farthest : 0)
  }

  // MARK: Curves

  private mutating func addCubic(
    _ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double,
    _ x3: Double, _ y3: Double, depth: Int
  ) {
    let left = min(min(x0, x1), min(x2, x3))
    let right = max(max(x0, x1), max(x2, x3))
    let top = min(min(y0, y1), min(y2, y3))
    let bottom = max(max(y0, y1), max(y2, y3))
    // An invisible curve has the same effect as a line between its ends.
    if right < windowMinX || left > windowMaxX || bottom < windowMinY || top > windowMaxY
      || depth == Self.maxSubdivisionDepth
    {
      addLine(x0, y0, x3, y3)
      return
    }
    if left > -Fixed.limitInPixels, right < Fixed.limitInPixels, top > -Fixed.limitInPixels,
      bottom < Fixed.limitInPixels
    {
      let q0x = Fixed.floor(x0 * 65536 + 0.5)
      let q0y = Fixed.floor(y0 * 65536 + 0.5)
      let q1x = Fixed.floor(x1 * 65536 + 0.5)
      let q1y = Fixed.floor(y1 * 65536 + 0.5)
      let q2x = Fixed.floor(x2 * 65536 + 0.5)
      let q2y = Fixed.floor(y2 * 65536 + 0.5)
      let q3x = Fixed.floor(x3 * 65536 + 0.5)
      let q3y = Fixed.floor(y3 * 65536 + 0.5)
      // The error of n equal steps is at most 3/4 of the larger second difference, divided by n².
      let bend = max(
        max((q0x &- 2 &* q1x &+ q2x).magnitude, (q1x &- 2 &* q2x &+ q3x).magnitude),
        max((q0y &- 2 &* q1y &+ q2y).magnitude, (q1y &- 2 &* q2y &+ q3y).magnitude))
      var error = Int(bend) &* 3 / 4
      var doublings = 0
      while error > Self.tolerance, doublings <= Self.maxDoublings {
        error >>= 2
        doublings &+= 1
      }
      if doublings <= Self.maxDoublings {
        addSteps(q0x, q0y, q1x, q1y, q2x, q2y, q3x, q3y, doublings: doublings)
        return
      }
    }
    let ax = (x0 + x1) / 2
    let ay = (y0 + y1) / 2
    let mx = (x1 + x2) / 2
    let my = (y1 + y2) / 2
    let cx = (x2 + x3) / 2
    let cy = (y2 + y3) / 2
    let dx = (ax + mx) / 2
    let dy = (ay + my) / 2
    let ex = (mx + cx) / 2
    let ey = (my + cy) / 2
    let px = (dx + ex) / 2
    let py = (dy + ey) / 2
    addCubic(x0, y0, ax, ay, dx, dy, px, py, depth: depth + 1)
    addCubic(px, py, ex, ey, cx, cy, x3, y3, depth: depth + 1)
  }

  /// Adds 2^doublings lines along a cubic curve in units of 2⁻¹⁶ pixels. Positions are multiplied
  /// by the cube of the number of steps, so that every sum is exact: 39 bits of coordinate, 18 of
  /// scaling and 4 of coefficients fit in 64.
  private mutating func addSteps(
    _ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int, _ x2: Int, _ y2: Int, _ x3: Int, _ y3: Int,
    doublings: Int
  ) {
    let k = doublings
    var fromX = (x0 &+ 128) >> 8
    var fromY = (y0 &+ 128) >> 8
    let endX = (x3 &+ 128) >> 8
    let endY = (y3 &+ 128) >> 8
    let c1x = 3 &* (x1 &- x0)
    let c1y = 3 &* (y1 &- y0)
    let c2x = 3 &* (x0 &- 2 &* x1 &+ x2)
    let c2y = 3 &* (y0 &- 2 &* y1 &+ y2)
    let c3x = x3 &- x0 &+ 3 &* (x1 &- x2)
    let c3y = y3 &- y0 &+ 3 &* (y1 &- y2)
    let shift = 3 &* k &+ 8
    let half = 1 << (shift &- 1)
    var px = x0 << (3 &* k)
    var py = y0 << (3 &* k)
    var d1x = c1x << (2 &* k) &+ c2x << k &+ c3x
    var d1y = c1y << (2 &* k) &+ c2y << k &+ c3y
    let d3x = 6 &* c3x
    let d3y = 6 &* c3y
    var d2x = (2 &* c2x) << k &+ d3x
    var d2y = (2 &* c2y) << k &+ d3y
    var remaining = (1 << k) &- 1
    while remaining > 0 {
      px &+= d1x
      py &+= d1y
      d1x &+= d2x
      d1y &+= d2y
      d2x &+= d3x
      d2y &+= d3y
      let toX = (px &+ half) >> shift
      let toY = (py &+ half) >> shift
      append(fromX, fromY, toX, toY)
      fromX = toX
      fromY = toY
      remaining &-= 1
    }
    append(fromX, fromY, endX, endY)
  }

  // MARK: Lines

  private mutating func addLine(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double) {
    let limit = Fixed.limitInPixels
    if x0 > -limit, x0 < limit, y0 > -limit, y0 < limit, x1 > -limit, x1 < limit, y1 > -limit,
      y1 < limit
    {
      appendNearest(x0, y0, x1, y1)
    } else {
      addFarLine(x0, y0, x1, y1)
    }
  }

  /// Adds a line that leaves the fixed-point range: its part between the top and the bottom of the
  /// range, with the parts to the left or the right moved to the sides. The result does not depend
  /// on the window, so that a shape is the same for any visible part.
  private mutating func addFarLine(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double) {
    let limit = Fixed.limitInPixels
    if y0 == y1 || max(y0, y1) <= -limit || min(y0, y1) >= limit { return }
    func x(atY y: Double) -> Double { x0 + (x1 - x0) * ((y - y0) / (y1 - y0)) }
    func y(atX x: Double) -> Double { y0 + (y1 - y0) * ((x - x0) / (x1 - x0)) }
    let fromY = min(max(y0, -limit), limit)
    let toY = min(max(y1, -limit), limit)
    let fromX = fromY == y0 ? x0 : x(atY: fromY)
    let toX = toY == y1 ? x1 : x(atY: toY)
    let startX = min(max(fromX, -limit), limit)
    let endX = min(max(toX, -limit), limit)
    /// Returns the y at which the line crosses a side of the range.
    func crossing(_ x: Double) -> Double {
      min(max(y(atX: x), min(fromY, toY)), max(fromY, toY))
    }
    guard startX != endX else {
      appendNearest(startX, fromY, endX, toY)
      return
    }
    let startY = startX == fromX ? fromY : crossing(startX)
    let endY = endX == toX ? toY : crossing(endX)
    appendNearest(startX, fromY, startX, startY)
    appendNearest(startX, startY, endX, endY)
    appendNearest(endX, endY, endX, toY)
  }

  private mutating func appendNearest(_ x0: Double, _ y0: Double, _ x1: Double, _ y1: Double) {
    append(Fixed.nearest(x0), Fixed.nearest(y0), Fixed.nearest(x1), Fixed.nearest(y1))
  }

  @inline(__always)
  private mutating func append(_ x0: Int, _ y0: Int, _ x1: Int, _ y1: Int) {
    if y0 == y1 { return }
    let edge = Edge(
      x0: Int32(truncatingIfNeeded: x0), y0: Int32(truncatingIfNeeded: y0),
      x1: Int32(truncatingIfNeeded: x1), y1: Int32(truncatingIfNeeded: y1))
    minX = min(minX, min(edge.x0, edge.x1))
    maxX = max(maxX, max(edge.x0, edge.x1))
    minY = min(minY, min(edge.y0, edge.y1))
    maxY = max(maxY, max(edge.y0, edge.y1))
    edges.append(edge)
  }
}

extension EdgeList: StrokeOutlineReceiver {}
