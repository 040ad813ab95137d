/// A straight line or a cubic Bézier curve.
struct Curve: Hashable, Sendable {
  var start: Vector
  var control1: Vector
  var control2: Vector
  var end: Vector
  /// A Boolean value that indicates whether the curve is a straight line. The control points of a
  /// line are at its thirds.
  var isLine: Bool

  init(line start: Vector, _ end: Vector) {
    self.start = start
    self.end = end
    control1 = start.mixed(with: end, 1.0 / 3)
    control2 = start.mixed(with: end, 2.0 / 3)
    isLine = true
  }

  init(_ start: Vector, _ control1: Vector, _ control2: Vector, _ end: Vector) {
    self.start = start
    self.control1 = control1
    self.control2 = control2
    self.end = end
    isLine = false
  }

  init(_ start: Vector, quadratic control: Vector, _ end: Vector) {
    self.init(
      start, start.mixed(with: control, 2.0 / 3), end.mixed(with: control, 2.0 / 3), end)
  }

  var reversed: Curve {
    var result = self
    swap(&result.start, &result.end)
    swap(&result.control1, &result.control2)
    return result
  }

  func point(at t: Double) -> Vector {
    let a = start.mixed(with: control1, t)
    let b = control1.mixed(with: control2, t)
    let c = control2.mixed(with: end, t)
    return a.mixed(with: b, t).mixed(with: b.mixed(with: c, t), t)
  }

  /// Returns the unit tangent at a parameter, also where control points coincide.
  func direction(at t: Double) -> Vector {
    if isLine { return (end - start).normalized }
    let a = control1 - start
    let b = control2 - control1
    let c = end - control2
    let derivative = a.mixed(with: b, t).mixed(with: b.mixed(with: c, t), t)
    if derivative.dot(derivative) > 1e-12 { return derivative.normalized }
    if t < 0.5 {
      return ((control2 - start).length > 1e-6 ? control2 - start : end - start).normalized
    }
    return ((end - control1).length > 1e-6 ? end - control1 : end - start).normalized
  }

  func split(at t: Double) -> (Curve, Curve) {
    let a = start.mixed(with: control1, t)
    let b = control1.mixed(with: control2, t)
    let c = control2.mixed(with: end, t)
    let d = a.mixed(with: b, t)
    let e = b.mixed(with: c, t)
    let middle = d.mixed(with: e, t)
    if isLine { return (Curve(line: start, middle), Curve(line: middle, end)) }
    return (Curve(start, a, d, middle), Curve(middle, e, c, end))
  }

  /// Returns the part between two parameters; reversed if the first parameter is greater.
  func part(from first: Double, to last: Double) -> Curve {
    if first > last { return part(from: last, to: first).reversed }
    let tail = first > 0 ? split(at: first).1 : self
    guard last < 1, first < 1 else { return tail }
    return tail.split(at: (last - first) / (1 - first)).0
  }

  func mapped(_ transform: (Vector) -> Vector) -> Curve {
    var result = self
    result.start = transform(start)
    result.control1 = transform(control1)
    result.control2 = transform(control2)
    result.end = transform(end)
    return result
  }

  /// A Boolean value that indicates whether the curve is too short to have a direction.
  var isDegenerate: Bool {
    (end - start).length < 1e-6 && (isLine || (control1 - start).length < 1e-6)
      && (isLine || (control2 - end).length < 1e-6)
  }

  /// Returns the number of straight pieces that approximate the curve within a tolerance.
  func pieces(tolerance: Double) -> Int {
    if isLine { return 1 }
    let first = start - control1 * 2 + control2
    let second = control1 - control2 * 2 + end
    let bend = max(first.length, second.length)
    guard bend > 0, bend.isFinite else { return 1 }
    return min(max(Int(clamping: (0.75 * bend / tolerance).squareRoot() + 0.999), 1), 400)
  }
}

/// Consecutive curves.
struct Subpath: Hashable, Sendable {
  var curves: [Curve]
  var isClosed: Bool

  init(_ curves: [Curve], isClosed: Bool) {
    self.curves = curves
    self.isClosed = isClosed
  }

  var reversed: Subpath {
    Subpath(curves.reversed().map(\.reversed), isClosed: isClosed)
  }

  func mapped(_ transform: (Vector) -> Vector) -> Subpath {
    Subpath(curves.map { $0.mapped(transform) }, isClosed: isClosed)
  }

  /// Twice the signed area of the control polygon; positive if it is clockwise on the screen.
  var orientation: Double {
    guard let origin = curves.first?.start else { return 0 }
    var sum = 0.0
    for curve in curves {
      let corners = [curve.start, curve.control1, curve.control2, curve.end]
      for i in 0..<3 { sum += (corners[i] - origin).cross(corners[i + 1] - origin) }
    }
    return sum
  }
}

// MARK: - Arcs

extension Curve {
  /// Returns a circular arc around a center between two points, as curves of at most 90° each.
  ///
  /// - Parameter clockwise: a Boolean value that indicates whether the arc is clockwise on the
  ///   screen. Equal points yield a whole circle.
  static func arc(around center: Vector, from start: Vector, to end: Vector, clockwise: Bool)
    -> [Curve]
  {
    let a = start - center
    let b = end - center
    let sign = clockwise ? 1.0 : -1.0
    // Quarter turns first, while the end is beyond the next quarter turn.
    var result: [Curve] = []
    var from = a
    for _ in 0..<4 {
      let isWithinQuarter = from.dot(b) >= -1e-9 && from.cross(b) * sign > 1e-9 * a.dot(a)
      if isWithinQuarter {
        result.append(piece(center, from, b, sign))
        return result
      }
      let coincides = (from - b).length < 1e-6 * a.length
      if coincides && !result.isEmpty { return result }
      let next = Vector(-from.y, from.x) * sign
      result.append(piece(center, from, next, sign))
      from = next
    }
    return result
  }

  /// Returns an arc of at most 90° from `a` to `b`, both relative to the center.
  private static func piece(_ center: Vector, _ a: Vector, _ b: Vector, _ sign: Double) -> Curve {
    // The handle length is 4/3·tan(angle/4); the tangent is computed by halving the angle twice:
    // tan(x/2) = sin x / (1 + cos x).
    let radii = a.length * b.length
    let cosine = radii > 0 ? min(max(a.dot(b) / radii, -1), 1) : 1
    let halfCosine = ((1 + cosine) / 2).squareRoot()
    let halfSine = ((1 - cosine) / 2).squareRoot()
    let handle = 4.0 / 3 * halfSine / (1 + halfCosine)
    return Curve(
      center + a, center + a + Vector(-a.y, a.x) * (sign * handle),
      center + b - Vector(-b.y, b.x) * (sign * handle), center + b)
  }

  /// Returns a clockwise circle that starts at its top.
  static func circle(_ center: Vector, _ radius: Double) -> [Curve] {
    ellipse(center, radius, radius)
  }

  /// Returns a clockwise ellipse that starts at its top.
  static func ellipse(_ center: Vector, _ rx: Double, _ ry: Double) -> [Curve] {
    arc(around: .zero, from: Vector(0, -1), to: Vector(0, -1), clockwise: true).map {
      $0.mapped { Vector(center.x + $0.x * rx, center.y + $0.y * ry) }
    }
  }
}
