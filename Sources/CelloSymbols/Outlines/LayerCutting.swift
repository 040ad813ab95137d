/// Layers of a symbol that was drawn elsewhere, some of which leave nothing of those below them.
package enum LayerCutting {
  package struct Layer {
    package var path: Path
    /// Whether it takes its area away from the layers before it.
    package var clearsBehind: Bool

    package init(path: Path, clearsBehind: Bool) {
      self.path = path
      self.clearsBehind = clearsBehind
    }
  }

  /// Each layer's path, without what later layers clear; all under the nonzero rule.
  ///
  /// - Parameter unit: how long a hundredth of the em is in the paths' coordinates; crumbs are left out, and curves kept,
  ///   as in our own symbols. `nil` when there are too many layers, or coordinates beyond the design grid.
  package static func visible(
    _ layers: [Layer], unit: CGFloat
  ) throws(ExcessiveWork) -> [Path]? {
    guard unit > 1e-9, unit.isFinite, layers.count <= 31 else { return nil }
    var areas: [PaintedArea] = []
    var edgeCount = 0
    for (index, layer) in layers.enumerated() {
      guard let contours = contours(of: layer.path, unit: unit) else { return nil }
      for contour in contours {
        for curve in contour { edgeCount += curve.pieces(tolerance: 0.04) }
      }
      try Work.layerSegments.check(Double(edgeCount))
      if layer.clearsBehind { areas.append(PaintedArea(operation: .erase, contours: contours)) }
      areas.append(PaintedArea(operation: .paint(layer: index), contours: contours))
    }
    let arrangement = try Arrangement(areas, maxCrossings: Work.crossings.limit)
    return layers.indices.map { index in
      // Nothing above it clears: it stays as it was drawn.
      guard layers[(index + 1)...].contains(where: \.clearsBehind) else {
        return layers[index].path
      }
      return path(arrangement.outline(.whole(layer: index)), unit: unit)
    }
  }

  private static func contours(of path: Path, unit: CGFloat) -> [[Curve]]? {
    var isWithin = true
    func vector(_ point: CGPoint) -> Vector {
      let result = Vector(Double(point.x / unit), Double(point.y / unit))
      if !(abs(result.x) < 2_000 && abs(result.y) < 2_000) { isWithin = false }
      return result
    }
    var contours: [[Curve]] = []
    var open: [Curve] = []
    var start = Vector.zero
    var at = Vector.zero
    func finish() {
      if !open.isEmpty { contours.append(open) }
      open = []
    }
    for element in path.elements {
      switch element {
      case .move(let point):
        finish()
        start = vector(point)
        at = start
      case .line(let point):
        let end = vector(point)
        open.append(Curve(line: at, end))
        at = end
      case .quadratic(let control, let point):
        let end = vector(point)
        open.append(Curve(at, quadratic: vector(control), end))
        at = end
      case .cubic(let control1, let control2, let point):
        let end = vector(point)
        open.append(Curve(at, vector(control1), vector(control2), end))
        at = end
      case .close:
        finish()
        at = start
      }
    }
    finish()
    return isWithin ? contours : nil
  }

  private static func path(_ contours: [[Curve]], unit: CGFloat) -> Path {
    func point(_ vector: Vector) -> CGPoint {
      CGPoint(x: CGFloat(vector.x) * unit, y: CGFloat(vector.y) * unit)
    }
    var path = Path()
    for contour in contours {
      guard let first = contour.first else { continue }
      path.move(to: point(first.start))
      for curve in contour {
        if curve.isLine {
          path.addLine(to: point(curve.end))
        } else {
          path.addCubic(
            to: point(curve.end), control1: point(curve.control1), control2: point(curve.control2))
        }
      }
      path.close()
    }
    return path
  }
}
