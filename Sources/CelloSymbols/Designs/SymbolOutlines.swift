/// A symbol's outlines on the design grid, for a weight and a scale. All point sizes share them.
struct SymbolOutlines: Sendable {
  var outline: [[Curve]]
  var layers: [Layer]

  struct Layer: Sendable {
    var paint: SymbolComposer.Layer
    var isInlay: Bool
    var visible: [[Curve]]
    var whole: [[Curve]]
  }

  /// The bounds of the ink.
  var left = 0.0
  var right = 0.0
  var top = 0.0
  var bottom = 0.0

  init(_ composer: SymbolComposer) {
    let arrangement = Arrangement(composer.areas)
    outline = arrangement.outline(.monochrome)
    // A single layer looks the same in every rendering mode.
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
}
