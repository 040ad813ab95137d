/// The grid of device pixels to which a layout in points is rounded.
///
/// The same rule applies everywhere: *edges* are rounded, never widths, so that adjacent rectangles
/// with a common edge share the pixel. An edge is rounded to the nearest pixel, and a tie to the
/// right or down. Sizes that must not clip their content are rounded up.
package struct PixelGrid: Hashable, Sendable {
  /// The number of pixels per point; at least 0.01, so that an invalid scale cannot cause a
  /// division by 0.
  package let scale: CGFloat

  /// Creates a grid. A scale that is not finite is treated as 1.
  package init(scale: CGFloat) {
    self.scale = scale.isFinite ? Swift.max(scale, 0.01) : 1
  }

  /// The size of a pixel in points.
  package var pixel: CGFloat { 1 / scale }

  /// Returns the pixel edge nearest to an edge in points; a tie is rounded to the right or down.
  package func rounded(_ edge: CGFloat) -> CGFloat {
    wholePixels(edge, adding: 0.5).map { $0 / scale } ?? edge
  }

  /// Returns the first pixel edge at or after a length in points.
  ///
  /// A length within a thousandth of a pixel after an edge is rounded down to it, because sums of
  /// thirds are not exact.
  package func roundedUp(_ length: CGFloat) -> CGFloat {
    wholePixels(length, adding: 0.999).map { $0 / scale } ?? length
  }

  /// Returns the last pixel edge at or before a length in points; 0 for a negative length.
  ///
  /// A length within a thousandth of a pixel before an edge is rounded up to it, because sums of
  /// thirds are not exact.
  package func roundedDown(_ length: CGFloat) -> CGFloat {
    let length = length.nonNegative
    return wholePixels(length, adding: 0.001).map { $0 / scale } ?? length
  }

  /// Returns the rectangle with all four edges rounded.
  package func rounded(_ rect: CGRect) -> CGRect {
    let left = rounded(rect.origin.x)
    let top = rounded(rect.origin.y)
    return CGRect(
      x: left, y: top, width: rounded(rect.origin.x + rect.size.width) - left,
      height: rounded(rect.origin.y + rect.size.height) - top)
  }

  /// Returns the number of whole pixels at or below an edge plus a fraction of a pixel; `nil` for
  /// NaN, for infinities, and for numbers too large to have a fraction.
  private func wholePixels(_ edge: CGFloat, adding share: CGFloat) -> CGFloat? {
    let moved = edge * scale + share
    guard moved.magnitude < 1e15 else { return nil }
    // Truncation and a correction instead of `rounded(.down)`, which calls the C library on
    // baseline x86-64.
    let truncated = CGFloat(Int(clamping: moved))
    return truncated > moved ? truncated - 1 : truncated
  }
}
