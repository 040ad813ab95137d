/// A face whose glyphs can be drawn: a name for printing and comparison, and outlines.
package final class GlyphFont: Hashable, Sendable {
  /// A stable name that is the same in every run, such as `Inter-Regular`. Fonts with the same name
  /// are equal.
  package let name: String
  /// The number of font units per em.
  package let unitsPerEm: Int
  private let outlineOfGlyph: @Sendable (UInt32) -> Path

  /// Creates a font.
  ///
  /// - Parameter outline: returns the outline of a glyph in font units with y *up* and the origin
  ///   on the baseline; empty for a glyph without an outline. It is called once per glyph and can
  ///   be slow.
  package init(name: String, unitsPerEm: Int, outline: @escaping @Sendable (UInt32) -> Path) {
    self.name = name
    self.unitsPerEm = unitsPerEm
    self.outlineOfGlyph = outline
  }

  /// Returns the outline of a glyph in font units, with y up.
  package func outline(of glyph: UInt32) -> Path { outlineOfGlyph(glyph) }

  package static func == (left: GlyphFont, right: GlyphFont) -> Bool {
    left === right || left.name == right.name
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// Glyphs with the same font, size and color.
package struct GlyphRun: Hashable, Sendable {
  /// A glyph and its position.
  package struct Glyph: Hashable, Sendable {
    /// The index of the glyph in the font.
    package var id: UInt32
    /// The origin of the glyph on the baseline, in points in the display list's coordinates.
    package var position: CGPoint

    /// Creates a glyph.
    package init(id: UInt32, position: CGPoint) {
      self.id = id
      self.position = position
    }
  }

  /// The font of the glyphs.
  package var font: GlyphFont
  /// The size in points per em.
  package var size: CGFloat
  /// The color of the glyphs.
  package var color: Color
  /// The glyphs with their positions.
  package var glyphs: [Glyph]
  /// The shear of upright glyphs to the right, as a fraction of their height; 0 for the font's own
  /// shape.
  package var slant: CGFloat
  /// The factor of the glyphs' width; 1 for the font's own width. Positions are not affected.
  package var stretch: CGFloat
  /// The width of the stroked outlines in points; `nil` to fill the glyphs.
  package var strokeWidth: CGFloat?

  /// Creates a run.
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

  /// The outlines of all glyphs, in points in the display list's coordinates. For a large text,
  /// this costs much more than drawing, which shares the outlines of equal glyphs.
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
