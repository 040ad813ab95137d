/// A symbol's outlines for one configuration, in points.
package struct SymbolDrawing: Hashable, Sendable {
  /// The size of the image, not rounded to pixels: the ink with some space around it.
  package var size: CGSize
  /// The distance from the image's bottom up to the baseline of the text.
  package var baselineOffsetFromBottom: CGFloat
  /// Everything that is drawn when there is only one color, under the nonzero rule; y down from the
  /// image's top left corner. No parts overlap, so that a translucent color is even.
  package var outline: Path
  /// The parts that have different colors or opacities, from bottom to top.
  package var layers: [SymbolLayer]
  /// The limit that combining the layers of a template would exceed. They are drawn as the template
  /// has them.
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

/// The part of a symbol that has one color.
package struct SymbolLayer: Hashable, Sendable {
  /// 0 primary, 1 secondary, 2 tertiary.
  package var level: Int
  package var paint: SymbolPaint
  /// The variable value that lights the layer, from 0 to 1; any value above 0 lights a layer whose
  /// threshold is 0. `nil` for a layer that is always lit.
  package var threshold: Double?
  /// Whether it is set into the layers below, and is a hole in them where they have its color.
  package var isInlay: Bool
  /// Where this layer is the topmost one; nonzero rule.
  package var visibleOutline: Path
  /// All of the layer, including the parts that later layers cover; nonzero rule. Painting whole
  /// layers leaves no seams where they meet.
  package var wholeOutline: Path

  /// Whether a variable value lights the layer. `nil` lights every layer, and NaN is treated as 0.
  func isLit(by value: Double?) -> Bool {
    guard let threshold, let value else { return true }
    return value > 0 && value >= threshold
  }
}
