extension Path {
  /// Returns the outline of a stroke along the path, which yields the stroke when it is filled by
  /// the nonzero rule.
  ///
  /// Curves are approximated to about a thousandth of a point. A width of zero, a negative width,
  /// NaN, and a path that contains NaN yield an empty path.
  package func stroked(_ style: StrokeStyle) throws(ExcessiveWork) -> Path {
    guard style.width > 0, style.width.isFinite, !isEmpty,
      AffineMap.identity.controlBounds(of: self) != nil
    else { return Path() }
    var stroker = Stroker()
    defer { stroker.deallocate() }
    var outline = StrokedPath()
    // The stroker is exact to a hundredth of a pixel.
    let scale = 8.0
    let map = AffineMap(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0)
    // The whole path is visible.
    let far = 1 << 50
    let window = PixelRect(x0: -far, y0: -far, x1: far, y1: far)
    outline.scale = 1 / scale
    stroker.add(self, style, map, window: window, to: &outline)
    if outline.isExcessive { throw ExcessiveWork(work: .pathElements) }
    return outline.path
  }
}

/// The outline of a stroke as a path.
private struct StrokedPath: StrokeOutlineReceiver {
  var path = Path()
  /// The factor from the coordinates that are received to those of the path.
  var scale = 1.0
  private(set) var isExcessive = false

  private func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x * scale, y: y * scale) }

  mutating func move(_ x: Double, _ y: Double) { path.move(to: point(x, y)) }

  mutating func line(_ x: Double, _ y: Double) {
    let point = point(x, y)
    if point != path.currentPoint { path.addLine(to: point) }
  }

  mutating func cubic(
    _ ax: Double, _ ay: Double, _ bx: Double, _ by: Double, _ x: Double, _ y: Double
  ) {
    path.addCubic(to: point(x, y), control1: point(ax, ay), control2: point(bx, by))
  }

  mutating func closeSubpath() { path.close() }

  func hasCapacity(for count: Int) -> Bool {
    path.elements.count + count <= Work.pathElements.limit
  }

  mutating func refuse() {
    path = Path()
    isExcessive = true
  }
}
