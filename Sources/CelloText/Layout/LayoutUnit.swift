/// Fixed-point lengths of text: whole multiples of 2⁻²⁸ points, stored as `CGFloat`.
///
/// Advances are rounded to the unit, so that their sums are exact in any order up to eight million
/// points. Lengths that come from outside are rounded to it before they are compared, so that the
/// rounding errors of additions and subtractions elsewhere, which are far below a unit, do not move
/// a line break. A unit is a few billionths of a point: no glyph visibly moves.
package enum LayoutUnit {
  /// The multiple of the unit nearest to a length. Infinities and NaN are returned unchanged.
  package static func nearest(_ length: CGFloat) -> CGFloat {
    // A Double between 2²⁴ and 2²⁵ has units of 2⁻²⁸; adding and subtracting one of them rounds to
    // its unit.
    length + shift - shift
  }

  /// The first pixel edge at or after a length, which never makes the length fit less than it did.
  ///
  /// The grid's own rounding ignores up to a thousandth of a pixel; a text laid out again in its
  /// own size must fit.
  package static func roundedUp(_ length: CGFloat, on grid: PixelGrid) -> CGFloat {
    let edge = grid.roundedUp(length)
    return nearest(edge) < nearest(length) ? grid.rounded(edge + grid.pixel) : edge
  }

  private static let shift: CGFloat = 0x1.8p24
}
