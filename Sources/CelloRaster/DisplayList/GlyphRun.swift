/// A face whose glyphs can be drawn: a name to print and compare by, and outlines.
package final class GlyphFont: Hashable, Sendable {
  /// A stable name, the same in every run, such as `Inter-Regular`; two fonts with one name are the
  /// same font.
  package let name: String
  /// Font units per em.
  package let unitsPerEm: Int
  private let outlineOfGlyph: @Sendable (UInt32) -> Path

  /// - Parameter outline: the outline of a glyph in font units, y *up*, origin on the baseline;
  ///   empty for a glyph that has none. It is called once per glyph and may be slow.
  package init(name: String, unitsPerEm: Int, outline: @escaping @Sendable (UInt32) -> Path) {
    self.name = name
    self.unitsPerEm = unitsPerEm
    self.outlineOfGlyph = outline
  }

  package func outline(of glyph: UInt32) -> Path { outlineOfGlyph(glyph) }

  package static func == (left: GlyphFont, right: GlyphFont) -> Bool {
    left === right || left.name == right.name
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// Glyphs of one font, size and color.
package struct GlyphRun: Hashable, Sendable {
  package struct Glyph: Hashable, Sendable {
    /// The glyph's index in the font.
    package var id: UInt32
    /// The glyph's origin on the baseline, in points, in the display list's coordinates.
    package var position: CGPoint

    package init(id: UInt32, position: CGPoint) {
      self.id = id
      self.position = position
    }
  }

  package var font: GlyphFont
  /// Points per em.
  package var size: CGFloat
  package var color: Color
  package var glyphs: [Glyph]
  /// How far the top of upright glyphs leans right, as a share of the height; 0 for the font as it
  /// is.
  package var slant: CGFloat
  /// The factor of the glyphs' width; 1 for the font as it is. Positions are not affected.
  package var stretch: CGFloat
  /// When not `nil`, the outlines are stroked with this width in points instead of filled.
  package var strokeWidth: CGFloat?

  package init(
    font: GlyphFont, size: CGFloat, color: Color, glyphs: [Glyph], slant: CGFloat = 0,
    stretch: CGFloat = 1,
    strokeWidth: CGFloat? = nil
  ) {
    self.font = font
    self.size = size
    self.color = color
    self.glyphs = glyphs
    self.slant = slant
    self.stretch = stretch
    self.strokeWidth = strokeWidth
  }

  /// The outlines of all glyphs, in points, in the display list's coordinates. A large text costs
  /// much more than its drawing, which shares the outlines of equal glyphs.
  package var silhouette: Path {
    var path = Path()
    let scale = size / CGFloat(max(font.unitsPerEm, 1))
    for glyph in glyphs {
      let placed = CGAffineTransform(
        a: scale * stretch, b: 0, c: scale * slant, d: -scale, tx: glyph.position.x,
        ty: glyph.position.y)
      path.elements += font.outline(of: glyph.id).applying(placed).elements
    }
    return path
  }
}
