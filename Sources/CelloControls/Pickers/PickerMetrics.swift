/// The metrics of pickers with wheels, in points.
///
/// Chosen: only the size of a picker is documented; it has been the same since the first versions
/// of iOS.
enum PickerMetrics {
  static let size = CGSize(width: 320, height: 216)
  static let rowHeight: CGFloat = 32
  static let fontSize: CGFloat = 23.5
  /// The distance between two wheels.
  static let spacing: CGFloat = 5
  /// The inset of the wheels, and of the band behind the selected rows, from the sides.
  static let inset: CGFloat = 9
  /// The difference between the heights of the band and of a row.
  static let bandPadding: CGFloat = 2
  static let bandRadius: CGFloat = 8
  /// The opacity of a row next to the selected row. It decreases toward the ends.
  static let opacityOfOtherRows: CGFloat = 0.55
}
