/// The conversion of shapes to pixels.
extension AffineMap {
  /// Returns the edges of a rectangle in 1/256ths of a pixel, for an upright map; `nil` if nothing
  /// is visible.
  func fixedEdges(of rect: CGRect) -> FixedRect? {
    let xa = a * Double(rect.origin.x) + tx
    let xb = a * Double(rect.origin.x + rect.size.width) + tx
    let ya = d * Double(rect.origin.y) + ty
    let yb = d * Double(rect.origin.y + rect.size.height) + ty
    guard xa == xa, xb == xb, ya == ya, yb == yb else { return nil }
    let edges = FixedRect(
      x0: Fixed.nearest(min(xa, xb)), y0: Fixed.nearest(min(ya, yb)),
      x1: Fixed.nearest(max(xa, xb)), y1: Fixed.nearest(max(ya, yb)))
    return edges.isEmpty ? nil : edges
  }

  /// Returns a rounded rectangle in pixels, with its edges in 1/256ths; `nil` if the map does not
  /// preserve its form.
  func pixelOutline(of rounded: RoundedRect) -> RoundedOutline? {
    guard isUpright, a.magnitude == d.magnitude, a != 0 else { return nil }
    guard let edges = fixedEdges(of: rounded.rect) else {
      return RoundedOutline(
        x0: 0, y0: 0, x1: 0, y1: 0, radius: 0, curve: .circular, corners: [])
    }
    var corners = rounded.corners
    if a < 0 { corners = corners.mirroredHorizontally }
    if d < 0 { corners = corners.mirroredVertically }
    return RoundedOutline(
      x0: Double(edges.x0) / 256, y0: Double(edges.y0) / 256, x1: Double(edges.x1) / 256,
      y1: Double(edges.y1) / 256, radius: Double(rounded.radius) * a.magnitude,
      curve: rounded.curve, corners: corners)
  }

  /// Returns a stroked rounded rectangle as two concentric rounded rectangles; `nil` if a general
  /// stroke is required.
  func ring(
    _ rounded: RoundedRect, _ style: StrokeStyle
  ) -> (outer: RoundedOutline, inner: RoundedOutline)? {
    guard let outline = pixelOutline(of: rounded), outline.x0 < outline.x1, outline.y0 < outline.y1
    else { return nil }
    let isSharp = outline.hasSquareCorners
    if isSharp, style.join == .bevel || (style.join == .miter && style.miterLimit < 1.4143) {
      return nil
    }
    let distance = Double(style.width) * a.magnitude / 2
    var outer = outline.inset(by: -distance)
    if style.join == .round { outer.roundSquareCorners(radius: distance) }
    return (outer, outline.inset(by: distance))
  }

  /// The map with its translation divided into whole pixels and 1/256ths, so that a shape has the
  /// same mask at all positions.
  var placed: (map: AffineMap, x: Int, y: Int) {
    guard tx.magnitude < 1e6, ty.magnitude < 1e6 else { return (self, 0, 0) }
    let fixedX = Fixed.nearest(tx)
    let fixedY = Fixed.nearest(ty)
    var result = self
    result.tx = Double(fixedX & 255) / 256
    result.ty = Double(fixedY & 255) / 256
    return (result, fixedX >> 8, fixedY >> 8)
  }

  /// Returns the bounds of a path's points in pixels; `nil` if the path is empty or a coordinate is
  /// NaN.
  func controlBounds(
    of path: Path
  ) -> (left: Double, top: Double, right: Double, bottom: Double)? {
    var left = Double.infinity
    var top = Double.infinity
    var right = -Double.infinity
    var bottom = -Double.infinity
    var isValid = true
    func include(_ point: CGPoint) {
      let (x, y) = map(point)
      if x != x || y != y { isValid = false }
      if x < left { left = x }
      if x > right { right = x }
      if y < top { top = y }
      if y > bottom { bottom = y }
    }
    // A path without an initial move starts at the origin.
    switch path.elements.first(where: { $0 != .close }) {
    case nil, .move, .close: break
    default: include(.zero)
    }
    for element in path.elements {
      switch element {
      case .move(let point), .line(let point): include(point)
      case .quadratic(let control, let end):
        include(control)
        include(end)
      case .cubic(let control1, let control2, let end):
        include(control1)
        include(control2)
        include(end)
      case .close: break
      }
    }
    return isValid && left <= right ? (left, top, right, bottom) : nil
  }
}

extension UIRectCorner {
  var mirroredHorizontally: UIRectCorner {
    var result: UIRectCorner = []
    if contains(.topLeft) { result.insert(.topRight) }
    if contains(.topRight) { result.insert(.topLeft) }
    if contains(.bottomLeft) { result.insert(.bottomRight) }
    if contains(.bottomRight) { result.insert(.bottomLeft) }
    return result
  }

  var mirroredVertically: UIRectCorner {
    var result: UIRectCorner = []
    if contains(.topLeft) { result.insert(.bottomLeft) }
    if contains(.topRight) { result.insert(.bottomRight) }
    if contains(.bottomLeft) { result.insert(.topLeft) }
    if contains(.bottomRight) { result.insert(.topRight) }
    return result
  }
}
