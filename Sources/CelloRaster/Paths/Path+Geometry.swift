extension Path {
  /// The start of the next element; `nil` for an empty path.
  package var currentPoint: CGPoint? {
    var start: CGPoint?
    var point: CGPoint?
    for element in elements {
      switch element {
      case .move(let to):
        start = to
        point = to
      case .line(let to): point = to
      case .quadratic(_, let end): point = end
      case .cubic(_, _, let end): point = end
      case .close: point = start
      }
    }
    return point
  }

  /// Calls a closure with the points of each subpath as lines. The distance between curves and
  /// their lines is at most a tolerance.
  package func forEachPolygon(
    tolerance: CGFloat, _ body: (_ points: [CGPoint], _ isClosed: Bool) -> Void
  ) {
    var points: [CGPoint] = []
    func last() -> CGPoint { points.last ?? .zero }
    for element in elements {
      switch element {
      case .move(let to):
        if points.count > 1 { body(points, false) }
        points = [to]
      case .line(let to): points.append(to)
      case .quadratic(let control, let end):
        let start = last()
        let bend = Self.length(start.x - 2 * control.x + end.x, start.y - 2 * control.y + end.y)
        let count = Self.pieces(bend * 2, tolerance)
        for index in 1...count {
          let t = CGFloat(index) / CGFloat(count)
          points.append(Self.quadratic(start, control, end, t))
        }
      case .cubic(let control1, let control2, let end):
        let start = last()
        let bend = max(
          Self.length(
            start.x - 2 * control1.x + control2.x, start.y - 2 * control1.y + control2.y),
          Self.length(control1.x - 2 * control2.x + end.x, control1.y - 2 * control2.y + end.y))
        let count = Self.pieces(bend * 6, tolerance)
        for index in 1...count {
          let t = CGFloat(index) / CGFloat(count)
          points.append(Self.cubic(start, control1, control2, end, t))
        }
      case .close:
        if points.count > 1 { body(points, true) }
        points = points.first.map { [$0] } ?? []
      }
    }
    if points.count > 1 { body(points, false) }
  }

  /// Returns the number of lines that keeps a curve with a second derivative within the tolerance.
  private static func pieces(_ secondDerivative: CGFloat, _ tolerance: CGFloat) -> Int {
    let exact = (secondDerivative / (8 * tolerance)).squareRoot()
    return exact < 1 ? 1 : exact < 500 ? Int(clamping: exact) + 1 : 500
  }

  static func length(_ x: CGFloat, _ y: CGFloat) -> CGFloat { (x * x + y * y).squareRoot() }

  static func quadratic(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ t: CGFloat) -> CGPoint {
    if t == 1 { return c }
    let u = 1 - t
    return CGPoint(
      x: u * u * a.x + 2 * u * t * b.x + t * t * c.x, y: u * u * a.y + 2 * u * t * b.y + t * t * c.y
    )
  }

  static func cubic(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, _ t: CGFloat) -> CGPoint
  {
    if t == 1 { return d }
    let u = 1 - t
    let (p, q, r, s) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return CGPoint(
      x: p * a.x + q * b.x + r * c.x + s * d.x, y: p * a.y + q * b.y + r * c.y + s * d.y)
  }

  // MARK: Extent

  /// The smallest rectangle that contains the path itself, without its control points;
  /// `CGRect.null` for an empty path.
  package var bounds: CGRect {
    var extent = Extent()
    var point = CGPoint.zero
    var start = CGPoint.zero
    for element in elements {
      switch element {
      case .move(let to):
        extent.include(to)
        point = to
        start = to
      case .line(let to):
        extent.include(to)
        point = to
      case .quadratic(let control, let end):
        extent.include(end)
        for t in Self.extremes(point.x, control.x, end.x) + Self.extremes(point.y, control.y, end.y)
        { extent.include(Self.quadratic(point, control, end, t)) }
        point = end
      case .cubic(let control1, let control2, let end):
        extent.include(end)
        let parameters =
          Self.extremes(point.x, control1.x, control2.x, end.x)
          + Self.extremes(point.y, control1.y, control2.y, end.y)
        for t in parameters { extent.include(Self.cubic(point, control1, control2, end, t)) }
        point = end
      case .close: point = start
      }
    }
    return extent.rect
  }

  private struct Extent {
    var rect = CGRect.null

    mutating func include(_ point: CGPoint) {
      if rect.isNull {
        rect = CGRect(origin: point, size: .zero)
      } else {
        let left = min(rect.origin.x, point.x)
        let top = min(rect.origin.y, point.y)
        rect = CGRect(
          x: left, y: top, width: max(rect.origin.x + rect.size.width, point.x) - left,
          height: max(rect.origin.y + rect.size.height, point.y) - top)
      }
    }
  }

  private static func extremes(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> [CGFloat] {
    let t = (a - b) / (a - 2 * b + c)
    return t > 0 && t < 1 ? [t] : []
  }

  private static func extremes(
    _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat
  ) -> [CGFloat] {
    // The zeros of the derivative u·t² + v·t + w.
    let u = -a + 3 * b - 3 * c + d
    let v = 2 * (a - 2 * b + c)
    let w = b - a
    var zeros: [CGFloat] = []
    if u == 0 {
      zeros = [-w / v]
    } else {
      let discriminant = v * v - 4 * u * w
      guard discriminant >= 0 else { return [] }
      let root = discriminant.squareRoot()
      zeros = [(-v + root) / (2 * u), (-v - root) / (2 * u)]
    }
    return zeros.filter { $0 > 0 && $0 < 1 }
  }

  // MARK: Inside and outside

  /// Returns a Boolean value that indicates whether the path contains a point. Open subpaths are
  /// treated as closed, and a point on an edge belongs to one of its sides.
  package func contains(_ point: CGPoint, rule: FillRule) -> Bool {
    guard point.x.isFinite, point.y.isFinite else { return false }
    var winding = 0
    forEachPolygon(tolerance: 0.01) { points, _ in
      var from = points[points.count - 1]
      for to in points {
        if (from.y <= point.y) != (to.y <= point.y) {
          let x = from.x + (point.y - from.y) * ((to.x - from.x) / (to.y - from.y))
          if x > point.x { winding += to.y > from.y ? 1 : -1 }
        }
        from = to
      }
    }
    return rule == .nonZero ? winding != 0 : winding & 1 != 0
  }

  // MARK: Variations

  /// The path in the opposite direction.
  package var reversed: Path {
    var result = Path()
    var subpath: [Element] = []
    func flush(isClosed: Bool) {
      guard !subpath.isEmpty else { return }
      var ends: [CGPoint] = []
      for element in subpath {
        switch element {
        case .move(let point), .line(let point): ends.append(point)
        case .quadratic(_, let end), .cubic(_, _, let end): ends.append(end)
        case .close: break
        }
      }
      result.move(to: ends[ends.count - 1])
      for index in stride(from: subpath.count - 1, to: 0, by: -1) {
        let end = ends[index - 1]
        switch subpath[index] {
        case .move, .line, .close: result.addLine(to: end)
        case .quadratic(let control, _): result.addQuadratic(to: end, control: control)
        case .cubic(let control1, let control2, _):
          result.addCubic(to: end, control1: control2, control2: control1)
        }
      }
      if isClosed { result.close() }
      subpath = []
    }
    for element in elements {
      switch element {
      case .move:
        flush(isClosed: false)
        subpath = [element]
      case .close:
        let start = subpath.first
        flush(isClosed: true)
        subpath = start.map { [$0] } ?? []
      default: subpath.append(element)
      }
    }
    // A start point after a close without a following element is not a subpath.
    if subpath.count > 1 || elements.last != .close { flush(isClosed: false) }
    return result
  }

  /// Returns the dashes along the path, as subpaths of lines.
  ///
  /// A pattern without length returns the path itself.
  package func dashed(_ pattern: [CGFloat], phase: CGFloat) throws(ExcessiveWork) -> Path {
    let lengths = pattern.count % 2 == 0 ? pattern : pattern + pattern
    let period = lengths.reduce(0, +)
    guard period > 0, period.isFinite, phase.isFinite, lengths.allSatisfy({ $0 >= 0 }) else {
      return self
    }
    var total: CGFloat = 0
    forEachPolygon(tolerance: 0.05) { points, isClosed in
      for (from, to) in zip(points, points.dropFirst() + (isClosed ? points.prefix(1) : [])) {
        total += Self.length(to.x - from.x, to.y - from.y)
      }
    }
    guard total > 0 else { return Path() }
    try Work.dashes.check(Double(total / period * CGFloat(lengths.count / 2)))
    let start = Self.position(of: phase, in: period)

    var result = Path()
    forEachPolygon(tolerance: 0.05) { points, isClosed in
      var index = 0
      var left = lengths[0] - start
      while left <= 0 {
        index = (index + 1) % lengths.count
        left += lengths[index]
      }
      var isPenDown = false
      let line = isClosed ? points + [points[0]] : points
      for (from, to) in zip(line, line.dropFirst()) {
        let length = Self.length(to.x - from.x, to.y - from.y)
        guard length > 0 else { continue }
        var done: CGFloat = 0
        while done < length {
          let step = min(left, length - done)
          let isDash = index % 2 == 0
          if isDash, !isPenDown {
            result.move(to: Self.point(from, to, done / length))
            isPenDown = true
          }
          done += step
          left -= step
          if isDash { result.addLine(to: Self.point(from, to, done / length)) }
          if left <= 0 {
            isPenDown = false
            repeat {
              index = (index + 1) % lengths.count
              left = lengths[index]
              if left <= 0, index % 2 == 0 {
                // A dash without length is a dot with round caps.
                let point = Self.point(from, to, done / length)
                result.move(to: point)
                result.addLine(to: point)
              }
            } while left <= 0
          }
        }
      }
    }
    return result
  }

  /// Returns the phase within the first period of a pattern: at least 0 and less than the period. A
  /// phase that is too large to be precise is treated as 0.
  private static func position(of phase: CGFloat, in period: CGFloat) -> CGFloat {
    let count = phase / period
    guard count.magnitude < 0x1p52 else { return 0 }
    let rest = phase - period * CGFloat(Int(clamping: count))
    return rest < 0 ? rest + period : rest < period ? rest : 0
  }

  private static func point(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
    t >= 1 ? b : CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
  }
}
