/// A glyph as the shaper places it, in font units, y up.
struct ShapedGlyph: Hashable, Sendable {
  var id: UInt32
  /// The first code unit that the glyph represents, relative to the start of the run. Glyphs of one
  /// cluster are contiguous.
  var cluster: Int32
  var advance: Int32
  var xOffset: Int32
  var yOffset: Int32
  /// Whether text broken before this cluster must be shaped again on both sides.
  var isUnsafeToBreak: Bool
}

/// The glyphs of a piece of text of one face, script and direction, from left to right.
final class ShapedRun: Sendable {
  let glyphs: [ShapedGlyph]

  static let empty = ShapedRun(glyphs: [])

  init(glyphs: [ShapedGlyph]) { self.glyphs = glyphs }
}
