import CelloGeometry

/// The rows of a wheel: a cylinder seen from the side, whose front row is the selected one.
///
/// Lengths are in points.
struct WheelLayout: Hashable {
  struct Row: Hashable {
    var index: Int
    /// The distance of the row's middle from the middle of the wheel; negative above it.
    var distance: CGFloat
    /// The height of the row as a share of its height at the front.
    var scale: CGFloat
    var opacity: CGFloat
  }

  var rowCount: Int
  var rowHeight: CGFloat
  /// The height of the wheel.
  var height: CGFloat
  /// The row at the front; a fraction between two rows.
  var position: CGFloat

  /// More rows on each side of the front than any wheel shows that can be read.
  private static let maximumRowsPerSide: CGFloat = 100

  /// The rows at the front half of the cylinder, from the first to the last.
  var rows: [Row] {
    let radius = height / 2
    guard rowCount > 0, rowHeight > 0, radius > 0, rowHeight.isFinite, radius.isFinite,
      position.isFinite
    else { return [] }
    let perSide = min(CGFloat.pi / 2 * radius / rowHeight, Self.maximumRowsPerSide)
    let first = max(Int(clamping: (position - perSide).rounded(.up)), 0)
    let last = min(Int(clamping: (position + perSide).rounded(.down)), rowCount - 1)
    guard first <= last else { return [] }
    return (first...last).compactMap { index in
      let steps = CGFloat(index) - position
      let (cosine, sine) = Double(steps * rowHeight / radius).unitVector
      guard cosine > 0 else { return nil }
      let share = min(steps.magnitude, 1)
      let other = PickerMetrics.opacityOfOtherRows * CGFloat(cosine)
      return Row(
        index: index, distance: radius * CGFloat(sine), scale: CGFloat(cosine),
        opacity: 1 + (other - 1) * share)
    }
  }
}
