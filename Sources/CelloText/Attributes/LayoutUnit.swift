/// Fixed-point lengths of text: integer multiples of 2⁻²⁸ points, stored as `CGFloat`.
///
/// Advances are rounded to the unit, so that their sums are exact in any order up to eight million
/// points. External lengths are rounded to the unit before comparisons, so that rounding errors of
/// other computations, which are far below a unit, do not change line breaks. A unit is a few
/// billionths of a point: no glyph visibly moves.
package enum LayoutUnit {
  /// Returns the multiple of the unit nearest to a length. Infinities and NaN are returned
  /// unchanged.
  package static func nearest(_ length: CGFloat) -> CGFloat {
    // The spacing of Doubles between 2²⁴ and 2²⁵ is 2⁻²⁸; adding and subtracting such a number
    // rounds to it.
    length + shift - shift
  }

  /// Returns the first pixel edge at or after a length; the result is never less than the length.
  ///
  /// The grid's own rounding ignores up to a thousandth of a pixel, but a text must fit in its own
  /// size when it is laid out again.
  package static func roundedUp(_ length: CGFloat, on grid: PixelGrid) -> CGFloat {
    let edge = grid.roundedUp(length)
    return nearest(edge) < nearest(length) ? grid.rounded(edge + grid.pixel) : edge
  }

  private static let shift: CGFloat = 0x1.8p24
}
