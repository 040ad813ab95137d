/// A rounded rectangle with the radius, reaches and corners resolved for its size.
struct RoundedOutline {
  /// A corner, clockwise from the top left corner.
  enum Corner: Int { case topLeft, topRight, bottomRight, bottomLeft }

  /// The curve of a corner: its lengths along the edges, and the fraction of the continuous curve.
  struct CornerCurve {
    var radius = 0.0
    var horizontal = 0.0
    var vertical = 0.0

    var reachX: Double { radius * (1 + (RoundedCorner.continuousReach - 1) * horizontal) }
    var reachY: Double { radius * (1 + (RoundedCorner.continuousReach - 1) * vertical) }
  }

  var x0: Double
  var y0: Double
  var x1: Double
  var y1: Double
  var curves: (CornerCurve, CornerCurve, CornerCurve, CornerCurve)

  /// Creates an outline. The radius is clamped to half of the shorter side, and the reach of a
  /// continuous corner to the available space: half of an edge whose other corner is also rounded,
  /// otherwise the whole edge. A NaN or negative radius is treated as 0.
  init(
    x0: Double, y0: Double, x1: Double, y1: Double, radius: Double, curve: RoundedRect.Curve,
    corners: UIRectCorner
  ) {
    self.x0 = x0
    self.y0 = y0
    self.x1 = x1
    self.y1 = y1
    let width = x1 - x0
    let height = y1 - y0
    let limit = min(width, height) / 2
    let radius = radius > 0 ? min(radius, limit) : 0
    let topLeft = corners.contains(.topLeft)
    let topRight = corners.contains(.topRight)
    let bottomRight = corners.contains(.bottomRight)
    let bottomLeft = corners.contains(.bottomLeft)
    func share(_ length: Double, _ isShared: Bool) -> Double {
      guard curve == .continuous, radius > 0 else { return 0 }
      let ratio = (isShared ? length / 2 : length) / radius
      let share = (ratio - 1) / (RoundedCorner.continuousReach - 1)
      return share < 1 ? max(share, 0) : 1
    }
    func corner(_ isRounded: Bool, _ besideX: Bool, _ besideY: Bool) -> CornerCurve {
      guard isRounded, radius > 0 else { return CornerCurve() }
      return CornerCurve(
        radius: radius, horizontal: share(width, besideX), vertical: share(height, besideY))
    }
    curves = (
      corner(topLeft, topRight, bottomLeft), corner(topRight, topLeft, bottomRight),
      corner(bottomRight, bottomLeft, topRight), corner(bottomLeft, bottomRight, topLeft)
    )
  }

  /// Returns the outline at a distance inside, with concentric corners; a negative distance
  /// enlarges it.
  func inset(by distance: Double) -> RoundedOutline {
    var result = self
    result.x0 += distance
    result.y0 += distance
    result.x1 -= distance
    result.y1 -= distance
    func concentric(_ curve: inout CornerCurve) {
      curve.radius = curve.radius > 0 ? max(curve.radius - distance, 0) : 0
    }
    concentric(&result.curves.0)
    concentric(&result.curves.1)
    concentric(&result.curves.2)
    concentric(&result.curves.3)
    return result
  }

  var hasSquareCorners: Bool {
    curves.0.radius == 0 || curves.1.radius == 0 || curves.2.radius == 0 || curves.3.radius == 0
  }

  /// Rounds square corners with quarter circles.
  mutating func roundSquareCorners(radius: Double) {
    let circle = CornerCurve(radius: radius)
    if curves.0.radius == 0 { curves.0 = circle }
    if curves.1.radius == 0 { curves.1 = circle }
    if curves.2.radius == 0 { curves.2 = circle }
    if curves.3.radius == 0 { curves.3 = circle }
  }

  var isEmpty: Bool { !(x0 < x1 && y0 < y1) }

  func curve(_ corner: Corner) -> CornerCurve {
    switch corner {
    case .topLeft: curves.0
    case .topRight: curves.1
    case .bottomRight: curves.2
    case .bottomLeft: curves.3
    }
  }
}

extension RoundedOutline {
  /// Returns one of the ten points of a corner; `index` is clockwise.
  @inline(__always)
  static func point(
    _ corner: Corner, _ curve: CornerCurve, atX x: Double, y: Double, index: Int
  ) -> (x: Double, y: Double) {
    // Clockwise, the top right and the bottom left corner start on their horizontal edge, the
    // others on their vertical edge.
    let startsHorizontal = corner == .topRight || corner == .bottomLeft
    let (u, v) = RoundedCorner.point(
      startsHorizontal ? index : 9 - index, radius: curve.radius, horizontal: curve.horizontal,
      vertical: curve.vertical)
    switch corner {
    case .topLeft: return (x + u, y + v)
    case .topRight: return (x - u, y + v)
    case .bottomRight: return (x - u, y - v)
    case .bottomLeft: return (x + u, y - v)
    }
  }
}

extension Path {
  /// Creates a closed rectangle, clockwise from its top left corner.
  package init(_ rect: CGRect) {
    self.init()
    let x0 = rect.origin.x
    let y0 = rect.origin.y
    let x1 = x0 + rect.size.width
    let y1 = y0 + rect.size.height
    move(to: CGPoint(x: x0, y: y0))
    addLine(to: CGPoint(x: x1, y: y0))
    addLine(to: CGPoint(x: x1, y: y1))
    addLine(to: CGPoint(x: x0, y: y1))
    close()
  }

  /// Creates a closed rounded rectangle, clockwise, with the radius and the reach clamped as in
  /// drawing.
  package init(_ rounded: RoundedRect) {
    let rect = rounded.rect.standardized
    let outline = RoundedOutline(
      x0: Double(rect.origin.x), y0: Double(rect.origin.y),
      x1: Double(rect.origin.x + rect.size.width), y1: Double(rect.origin.y + rect.size.height),
      radius: Double(rounded.radius), curve: rounded.curve, corners: rounded.corners)
    self.init(outline)
  }

  /// The distance from a quarter circle's end point to its control point, as a fraction of the
  /// radius.
  ///
  /// Source: 4/3·(√2 − 1), which places the midpoint of the curve on the circle. The largest radial
  /// error is 0.027 %.
  package static let quarterCircleHandle: CGFloat = 0.5522847498307936

  /// Creates a closed ellipse in a rectangle, as four cubic curves, clockwise from its rightmost
  /// point.
  package init(ellipseIn rect: CGRect) {
    self.init()
    let rx = rect.size.width / 2
    let ry = rect.size.height / 2
    let cx = rect.origin.x + rx
    let cy = rect.origin.y + ry
    let k = Self.quarterCircleHandle
    move(to: CGPoint(x: cx + rx, y: cy))
    addCubic(
      to: CGPoint(x: cx, y: cy + ry), control1: CGPoint(x: cx + rx, y: cy + k * ry),
      control2: CGPoint(x: cx + k * rx, y: cy + ry))
    addCubic(
      to: CGPoint(x: cx - rx, y: cy), control1: CGPoint(x: cx - k * rx, y: cy + ry),
      control2: CGPoint(x: cx - rx, y: cy + k * ry))
    addCubic(
      to: CGPoint(x: cx, y: cy - ry), control1: CGPoint(x: cx - rx, y: cy - k * ry),
      control2: CGPoint(x: cx - k * rx, y: cy - ry))
    addCubic(
      to: CGPoint(x: cx + rx, y: cy), control1: CGPoint(x: cx + k * rx, y: cy - ry),
      control2: CGPoint(x: cx + rx, y: cy - k * ry))
    close()
  }

  /// Creates a closed rectangle, clockwise, with a continuous corner with its own radius at each
  /// corner. A radius is clamped to half of the shorter side; NaN and negative radii are treated as
  /// 0.
  package init(
    _ rect: CGRect, topLeft: CGFloat, topRight: CGFloat, bottomRight: CGFloat, bottomLeft: CGFloat
  ) {
    let rect = rect.standardized
    func outline(radius: CGFloat) -> RoundedOutline {
      RoundedOutline(
        x0: Double(rect.origin.x), y0: Double(rect.origin.y),
        x1: Double(rect.origin.x + rect.size.width), y1: Double(rect.origin.y + rect.size.height),
        radius: Double(radius), curve: .continuous, corners: .allCorners)
    }
    var result = outline(radius: topLeft)
    result.curves.1 = outline(radius: topRight).curves.1
    result.curves.2 = outline(radius: bottomRight).curves.2
    result.curves.3 = outline(radius: bottomLeft).curves.3
    self.init(result)
  }

  init(_ outline: RoundedOutline) {
    self.init()
    var isFirst = true
    func corner(_ corner: RoundedOutline.Corner, _ x: Double, _ y: Double) {
      let curve = outline.curve(corner)
      func point(_ index: Int) -> CGPoint {
        let (x, y) = RoundedOutline.point(corner, curve, atX: x, y: y, index: index)
        return CGPoint(x: x, y: y)
      }
      let start = curve.radius > 0 ? point(0) : CGPoint(x: x, y: y)
      if isFirst { elements.append(.move(start)) } else { elements.append(.line(start)) }
      isFirst = false
      guard curve.radius > 0 else { return }
      for index in [1, 4, 7] {
        elements.append(
          .cubic(control1: point(index), control2: point(index + 1), end: point(index + 2)))
      }
    }
    corner(.topLeft, outline.x0, outline.y0)
    corner(.topRight, outline.x1, outline.y0)
    corner(.bottomRight, outline.x1, outline.y1)
    corner(.bottomLeft, outline.x0, outline.y1)
    close()
  }
}
