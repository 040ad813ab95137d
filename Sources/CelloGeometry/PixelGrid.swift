/// The device pixels that a layout in points lies on.
///
/// One rule holds everywhere: *edges* are rounded, never widths, so that neighbors which share an
/// edge share the pixel; an edge goes to the nearest pixel and a tie goes right or down. Sizes that
/// must not clip their content are rounded up.
package struct PixelGrid: Hashable, Sendable {
  /// Pixels per point; at least a hundredth of a pixel, so that a nonsense scale cannot divide by
  /// zero.
  package let scale: CGFloat

  package init(scale: CGFloat) {
    self.scale = scale.isFinite ? Swift.max(scale, 0.01) : 1
  }

  /// The size of one pixel in points.
  package var pixel: CGFloat { 1 / scale }

  /// The pixel edge nearest to an edge in points; a tie goes to the right or down.
  package func rounded(_ edge: CGFloat) -> CGFloat {
    wholePixels(edge, adding: 0.5).map { $0 / scale } ?? edge
  }

  /// The first pixel edge at or after a length in points.
  ///
  /// A length within a thousandth of a pixel of an edge is treated as lying on it, because sums of
  /// thirds do not reach it exactly.
  package func roundedUp(_ length: CGFloat) -> CGFloat {
    wholePixels(length, adding: 0.999).map { $0 / scale } ?? length
  }

  /// The rectangle with all four edges rounded.
  package func rounded(_ rect: CGRect) -> CGRect {
    let left = rounded(rect.origin.x)
    let top = rounded(rect.origin.y)
    return CGRect(
      x: left, y: top, width: rounded(rect.origin.x + rect.size.width) - left,
      height: rounded(rect.origin.y + rect.size.height) - top)
  }

  /// Whole pixels at or below the edge moved by a share of a pixel; `nil` where a Double has no
  /// fraction left, and for NaN and the infinities.
  private func wholePixels(_ edge: CGFloat, adding share: CGFloat) -> CGFloat? {
    let moved = edge * scale + share
    guard moved.magnitude < 1e15 else { return nil }
    // Truncation and a correction instead of `rounded(.down)`, which calls the C library on plain
    // x86-64.
    let truncated = CGFloat(Int(clamping: moved))
    return truncated > moved ? truncated - 1 : truncated
  }
}
