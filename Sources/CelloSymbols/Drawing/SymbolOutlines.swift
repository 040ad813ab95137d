/// A symbol's outlines on the design grid, for one weight and scale: what all point sizes share.
struct SymbolOutlines: Sendable {
  var outline: [[Curve]]
  var layers: [Layer]

  struct Layer: Sendable {
    var paint: SymbolComposer.Layer
    var isInlay: Bool
    var visible: [[Curve]]
    var whole: [[Curve]]
  }

  /// The ink's extent.
  var left = 0.0
  var right = 0.0
  var top = 0.0
  var bottom = 0.0

  init(_ composer: SymbolComposer) {
    let arrangement = Arrangement(composer.areas)
    outline = arrangement.outline(.monochrome)
    // One layer looks the same in every rendering.
    if composer.layers.count == 1 {
      layers = [
        Layer(paint: composer.layers[0], isInlay: false, visible: outline, whole: outline)
      ]
    } else {
      layers = composer.layers.enumerated().map { index, layer in
        Layer(
          paint: layer, isInlay: composer.isInlay(index),
          visible: arrangement.outline(.visible(layer: index)),
          whole: arrangement.outline(.whole(layer: index)))
      }
    }
    var isFirst = true
    for contour in outline + layers.flatMap(\.whole) {
      for curve in contour {
        let count = curve.isLine ? 1 : 8
        for i in 0...count {
          let p = curve.point(at: Double(i) / Double(count))
          if isFirst {
            (left, right, top, bottom) = (p.x, p.x, p.y, p.y)
            isFirst = false
          }
          left = min(left, p.x)
          right = max(right, p.x)
          top = min(top, p.y)
          bottom = max(bottom, p.y)
        }
      }
    }
  }

  /// The drawing in points.
  func drawing(pointSize: CGFloat, scale: SymbolScale) -> SymbolDrawing {
    guard pointSize > 0, pointSize.isFinite else {
      return SymbolDrawing(size: .zero, baselineOffsetFromBottom: 0, outline: Path(), layers: [])
    }
    let factor = SymbolMetrics.scaleFactors[scale.rawValue]
    // Beyond any screen, and still far from overflowing.
    let unit = min(Double(pointSize), 10_000) / 100 * factor
    let halfWidth = max(-left, right) + SymbolMetrics.horizontalBearing
    let above = top - SymbolMetrics.verticalBearing
    let below = bottom + SymbolMetrics.verticalBearing
    func path(_ contours: [[Curve]]) -> Path {
      func point(_ p: Vector) -> CGPoint {
        CGPoint(x: (p.x + halfWidth) * unit, y: (p.y - above) * unit)
      }
      var path = Path()
      path.elements.reserveCapacity(contours.reduce(0) { $0 + $1.count + 2 })
      for contour in contours {
        guard let first = contour.first else { continue }
        path.move(to: point(first.start))
        for (index, curve) in contour.enumerated() {
          if curve.isLine {
            // Closing draws the last line.
            if index < contour.count - 1 { path.addLine(to: point(curve.end)) }
          } else {
            path.addCubic(
              to: point(curve.end), control1: point(curve.control1), control2: point(curve.control2)
            )
          }
        }
        path.close()
      }
      return path
    }
    return SymbolDrawing(
      size: CGSize(width: halfWidth * 2 * unit, height: (below - above) * unit),
      baselineOffsetFromBottom: (below - SymbolMetrics.halfCapHeight / factor) * unit,
      outline: path(outline),
      layers: layers.map {
        SymbolLayer(
          level: $0.paint.level, role: $0.paint.role, step: $0.paint.step, isInlay: $0.isInlay,
          visibleOutline: path($0.visible), wholeOutline: path($0.whole))
      })
  }
}
