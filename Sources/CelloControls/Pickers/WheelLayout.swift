import CelloGeometry

/// Computes the rows of a wheel: a cylinder seen from the side whose front row is selected.
///
/// Lengths are in points.
struct WheelLayout: Hashable {
  struct Row: Hashable {
    var index: Int
    /// The distance of the row's center from the center of the wheel; negative above it.
    var distance: CGFloat
    /// The height of the row divided by the height of the front row.
    var scale: CGFloat
    var opacity: CGFloat
  }

  var rowCount: Int
  var rowHeight: CGFloat
  /// The height of the wheel.
  var height: CGFloat
  /// The index of the front row; a fraction between two rows.
  var position: CGFloat

  /// The maximum number of rows on each side of the front row. More rows would not be readable.
  private static let maximumRowsPerSide: CGFloat = 100

  /// The rows on the front half of the cylinder, from the first to the last.
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
