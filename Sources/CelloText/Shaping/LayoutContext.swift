/// The input of all stages of a layout: text, styles, constraints, fonts.
///
/// A layout has these stages: ``Itemizer`` splits the text by style, direction, script and face.
/// ``ShapedParagraph`` shapes the items and measures their clusters. ``LineBreaker`` determines the
/// ends of lines. ``LineBuilder`` converts a line to glyphs and decorations. ``LineStack`` places
/// the lines below each other.
struct LayoutContext {
  /// The UTF-16 code units, valid while the layout is computed.
  let text: UnsafePointer<UInt16>
  let count: Int
  let styles: [ResolvedStyle]
  /// The end of each style's range, in code units.
  let styleEnds: [Int]
  let paragraphStyles: [ParagraphStyle]
  /// The end of each paragraph style's range, in code units.
  let paragraphStyleEnds: [Int]
  let constraints: TextConstraints
  let catalog: FontCatalog
  let shaper: Shaper
  let missing: MissingCharacters

  /// The width available to lines, in points; not negative, and infinite if it is unlimited.
  var width: CGFloat {
    constraints.width.isNaN ? .infinity : max(constraints.width, 0)
  }

  /// Returns the index of the style at an offset; the last style for an offset past the end.
  func styleIndex(at offset: Int) -> Int { Self.index(in: styleEnds, at: offset) }

  func paragraphStyle(at offset: Int) -> ParagraphStyle {
    paragraphStyles[Self.index(in: paragraphStyleEnds, at: offset)]
  }

  func glyphMetrics(of item: TextItem) -> GlyphMetrics {
    GlyphMetrics(styles[item.style], face: item.face, script: item.script)
  }

  /// Returns the index of the first range that ends after an offset; the last index if there is
  /// none.
  private static func index(in ends: [Int], at offset: Int) -> Int {
    var low = 0
    var high = ends.count - 1
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] > offset { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
