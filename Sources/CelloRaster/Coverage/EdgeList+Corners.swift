extension EdgeList {
  /// Replaces the edges with the edges of a corner of a layout, which are filled by the even-odd
  /// rule inside the corner's box.
  ///
  /// Coordinates are relative to the pixel of the corner's outer right-angled point, so that they
  /// do not depend on the position of the shape.
  mutating func add(_ layout: CornerLayout, _ corner: RoundedOutline.Corner, in box: PixelRect) {
    begin(window: box)
    let (outerX, outerY) = layout.cornerPoint(corner, of: layout.outerEdges)
    addQuadrant(
      corner, layout.outer.curve(corner), Double(outerX & 255) / 256, Double(outerY & 255) / 256,
      box)
    guard let inner = layout.inner?.curve(corner), let innerEdges = layout.innerEdges else {
      return
    }
    let (innerX, innerY) = layout.cornerPoint(corner, of: innerEdges)
    addQuadrant(
      corner, inner, Double(innerX &- (outerX >> 8) &* 256) / 256,
      Double(innerY &- (outerY >> 8) &* 256) / 256, box)
  }

  /// Adds a quadrant that extends beyond the box, with a rounded corner at (x, y).
  private mutating func addQuadrant(
    _ corner: RoundedOutline.Corner, _ curve: RoundedOutline.CornerCurve, _ x: Double, _ y: Double,
    _ box: PixelRect
  ) {
    let isLeft = corner == .topLeft || corner == .bottomLeft
    let isTop = corner == .topLeft || corner == .topRight
    let farX = isLeft ? Double(box.x1) + 4 : Double(box.x0) - 4
    let farY = isTop ? Double(box.y1) + 4 : Double(box.y0) - 4
    func point(_ index: Int) -> (x: Double, y: Double) {
      RoundedOutline.point(corner, curve, atX: x, y: y, index: index)
    }
    let startsHorizontal = corner == .topRight || corner == .bottomLeft
    move(farX, farY)
    if startsHorizontal { line(farX, y) } else { line(x, farY) }
    if curve.radius > 0 {
      let start = point(0)
      line(start.x, start.y)
      for index in 0..<3 {
        let a = point(index * 3 + 1)
        let b = point(index * 3 + 2)
        let end = point(index * 3 + 3)
        cubic(a.x, a.y, b.x, b.y, end.x, end.y)
      }
    } else {
      line(x, y)
    }
    if startsHorizontal { line(x, farY) } else { line(farX, y) }
    closeSubpath()
  }
}
