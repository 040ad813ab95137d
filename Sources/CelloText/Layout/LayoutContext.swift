/// The input that every stage of one layout reads: text, styles, constraints, fonts.
///
/// A layout passes these stages: ``Itemizer`` splits the text by style, direction, script and face;
/// ``ShapedParagraph`` shapes the items and measures their clusters; ``LineBreaker`` finds where
/// lines end; ``LineBuilder`` turns a line into glyphs and decorations; ``LineStack`` places the
/// lines below each other.
struct LayoutContext {
  /// UTF-16 code units, valid while the layout is computed.
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

  /// The width available to lines, in points; not negative, and infinite if unlimited.
  var width: CGFloat {
    constraints.width.isNaN ? .infinity : max(constraints.width, 0)
  }

  /// The index of the style at an offset; an offset past the end has the last style.
  func styleIndex(at offset: Int) -> Int { Self.index(in: styleEnds, at: offset) }

  func paragraphStyle(at offset: Int) -> ParagraphStyle {
    paragraphStyles[Self.index(in: paragraphStyleEnds, at: offset)]
  }

  func glyphMetrics(of item: TextItem) -> GlyphMetrics {
    GlyphMetrics(styles[item.style], face: item.face, script: item.script)
  }

  /// The first range that ends after an offset, or the last one.
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
