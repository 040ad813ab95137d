/// A symbol's outlines for one configuration, in points.
package struct SymbolDrawing: Hashable, Sendable {
  /// The image's size, not rounded to pixels: the ink with a little room around it. The symbol's axis is in the
  /// middle of the width.
  package var size: CGSize
  /// How far the text's baseline is above the image's bottom.
  package var baselineOffsetFromBottom: CGFloat
  /// All that is drawn in one colour, under the nonzero rule, y down from the image's top left corner. No parts
  /// overlap, so a translucent colour is even.
  package var outline: Path
  /// What is drawn in several colours, from bottom to top.
  package var layers: [SymbolLayer]
}

/// The part of a symbol that has one colour.
package struct SymbolLayer: Hashable, Sendable {
  /// 0 primary, 1 secondary, 2 tertiary.
  package var level: Int
  package var role: SymbolColorRole
  /// Where this layer is the topmost one; nonzero rule.
  package var visibleOutline: Path
  /// All of the layer, also where later layers cover it; nonzero rule. Painting layers whole leaves no seams
  /// where they meet.
  package var wholeOutline: Path
}
