/// A glyph as the shaper places it, in font units, y up.
struct ShapedGlyph: Hashable, Sendable {
  var id: UInt32
  /// The first code unit that the glyph represents, relative to the start of the run. The glyphs of
  /// a cluster are contiguous.
  var cluster: Int32
  var advance: Int32
  var xOffset: Int32
  var yOffset: Int32
  /// A Boolean value that indicates whether text broken before this cluster must be reshaped on
  /// both sides.
  var isUnsafeToBreak: Bool
}

/// The glyphs of a piece of text with the same face, script and direction, from left to right.
final class ShapedRun: Sendable {
  let glyphs: [ShapedGlyph]

  static let empty = ShapedRun(glyphs: [])

  init(glyphs: [ShapedGlyph]) { self.glyphs = glyphs }
}
