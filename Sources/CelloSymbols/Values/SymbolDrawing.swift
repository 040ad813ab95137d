/// A symbol's outlines for a configuration, in points.
package struct SymbolDrawing: Hashable, Sendable {
  /// The size of the image, not rounded to pixels: the ink with space around it.
  package var size: CGSize
  /// The distance from the bottom of the image to the baseline of the text.
  package var baselineOffsetFromBottom: CGFloat
  /// The outline for drawing in a single color, for the nonzero rule. The origin is the top left
  /// corner of the image, and y increases downward. Its parts do not overlap, so that a translucent
  /// color is uniform.
  package var outline: Path
  /// The parts with different colors or opacities, from bottom to top.
  package var layers: [SymbolLayer]
  /// The limit that combining the layers of a template would exceed; `nil` if none. The layers are
  /// then drawn as the template contains them.
  package var excess: ExcessiveWork?

  /// A drawing without ink or size.
  static let empty = SymbolDrawing(
    size: .zero, baselineOffsetFromBottom: 0, outline: Path(), layers: [])

  func scaled(by factor: CGFloat) -> SymbolDrawing {
    let transform = CGAffineTransform(scaleX: factor, y: factor)
    var result = self
    result.size = CGSize(width: size.width * factor, height: size.height * factor)
    result.baselineOffsetFromBottom *= factor
    result.outline = outline.applying(transform)
    for index in layers.indices {
      result.layers[index].visibleOutline = layers[index].visibleOutline.applying(transform)
      result.layers[index].wholeOutline = layers[index].wholeOutline.applying(transform)
    }
    return result
  }
}

/// The part of a symbol that has a single color.
package struct SymbolLayer: Hashable, Sendable {
  /// The level of the layer: 0 for primary, 1 for secondary, 2 for tertiary.
  package var level: Int
  /// The color of the layer in multicolor rendering.
  package var paint: SymbolPaint
  /// The variable value from 0 to 1 that activates the layer; any value above 0 activates a layer
  /// with the threshold 0. `nil` for a layer that is always active.
  package var threshold: Double?
  /// A Boolean value that indicates whether the layer is inlaid in the layers below. Where they
  /// have the same color, it is a hole in them.
  package var isInlay: Bool
  /// The area in which this layer is the topmost layer, for the nonzero rule.
  package var visibleOutline: Path
  /// The whole area of the layer, including the parts that higher layers cover, for the nonzero
  /// rule. Painting whole layers leaves no seams between them.
  package var wholeOutline: Path

  /// Returns a Boolean value that indicates whether a variable value activates the layer. `nil`
  /// activates all layers, and NaN is treated as 0.
  func isLit(by value: Double?, above passed: Double? = nil) -> Bool {
    guard let threshold, let value else { return true }
    if let passed, threshold <= passed { return false }
    return value > 0 && value >= threshold
  }
}
