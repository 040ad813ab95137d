/// A symbol on the design grid, for a weight and a scale. It does not depend on the point size.
struct SymbolDesign: Sendable {
  /// The drawing in grid units.
  var drawing: SymbolDrawing
  /// The length of a grid unit, in hundredths of the text's em.
  var unit: CGFloat

  /// A design without ink.
  static let empty = SymbolDesign(drawing: .empty, unit: 1)

  /// The maximum point size: larger than any screen, and far from causing an overflow.
  private static let maxPointSize: CGFloat = 10_000

  /// Returns the drawing in points; empty if the size is zero, negative, infinite or NaN.
  func drawing(pointSize: CGFloat) -> SymbolDrawing {
    guard pointSize > 0, pointSize.isFinite else { return .empty }
    return drawing.scaled(by: min(pointSize, Self.maxPointSize) / 100 * unit)
  }
}

extension SymbolDesign {
  /// Creates the design of outlines. The symbol's axis is at the center of the width.
  init(_ outlines: SymbolOutlines, scale: SymbolScale) {
    let factor = SymbolMetrics.scaleFactors[scale.rawValue]
    let halfWidth = max(-outlines.left, outlines.right) + SymbolMetrics.horizontalBearing
    let above = outlines.top - SymbolMetrics.verticalBearing
    let below = outlines.bottom + SymbolMetrics.verticalBearing
    func path(_ contours: [[Curve]]) -> Path {
      Path(contours) { CGPoint(x: $0.x + halfWidth, y: $0.y - above) }
    }
    let stepCount = outlines.layers.reduce(0) { max($0, $1.paint.step) }
    drawing = SymbolDrawing(
      size: CGSize(width: halfWidth * 2, height: below - above),
      baselineOffsetFromBottom: below - SymbolMetrics.halfCapHeight / factor,
      outline: path(outlines.outline),
      layers: outlines.layers.map { layer in
        SymbolLayer(
          level: layer.paint.level, paint: layer.paint.paint,
          threshold: Self.threshold(step: layer.paint.step, of: stepCount),
          isInlay: layer.isInlay, visibleOutline: path(layer.visible),
          wholeOutline: path(layer.whole))
      })
    unit = factor
  }

  /// Returns the variable value that activates a step: any value above 0 for the first step, and
  /// for the others the first whole percentage above their fraction. For example, the second of
  /// four steps is active from 0.26, as Apple documents.
  private static func threshold(step: Int, of count: Int) -> Double? {
    switch step {
    case 0: nil
    case 1: 0
    default: Double((step - 1) * 100 / count + 1) / 100
    }
  }
}

extension Path {
  /// Creates a path of closed contours.
  init(_ contours: [[Curve]], _ point: (Vector) -> CGPoint) {
    self.init()
    elements.reserveCapacity(contours.reduce(0) { $0 + $1.count + 2 })
    for contour in contours {
      guard let first = contour.first else { continue }
      move(to: point(first.start))
      for (index, curve) in contour.enumerated() {
        if !curve.isLine {
          addCubic(
            to: point(curve.end), control1: point(curve.control1), control2: point(curve.control2))
        } else if index < contour.count - 1 {
          // Closing the contour draws the last line.
          addLine(to: point(curve.end))
        }
      }
      close()
    }
  }
}
