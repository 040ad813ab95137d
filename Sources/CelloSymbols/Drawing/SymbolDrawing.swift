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

  /// In how many steps it lights up with a variable value; 0 for a symbol that always looks the same.
  package var stepCount: Int { layers.reduce(0) { max($0, $1.step) } }
}

/// The part of a symbol that has one colour.
package struct SymbolLayer: Hashable, Sendable {
  /// 0 primary, 1 secondary, 2 tertiary.
  package var level: Int
  package var role: SymbolColorRole
  /// When it lights up as a variable symbol's value grows, counted from 1; 0 for what is always lit.
  package var step: Int
  /// Whether it is set into the layers below, and a hole in them where they have its colour.
  package var isInlay: Bool
  /// Where this layer is the topmost one; nonzero rule.
  package var visibleOutline: Path
  /// All of the layer, also where later layers cover it; nonzero rule. Painting layers whole leaves no seams
  /// where they meet.
  package var wholeOutline: Path
}
