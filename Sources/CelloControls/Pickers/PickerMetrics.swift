/// The metrics of pickers with wheels, in points.
///
/// Chosen: no figure is documented except the size of a picker, which is what iOS has had since its
/// first versions.
enum PickerMetrics {
  static let size = CGSize(width: 320, height: 216)
  static let rowHeight: CGFloat = 32
  static let fontSize: CGFloat = 23.5
  /// Between two wheels.
  static let spacing: CGFloat = 5
  /// At the sides of the wheels, and of the band behind the selected rows.
  static let inset: CGFloat = 9
  /// By how much the band is higher than a row.
  static let bandPadding: CGFloat = 2
  static let bandRadius: CGFloat = 8
  /// The opacity of rows beside the selected one, which decreases further towards the ends.
  static let opacityOfOtherRows: CGFloat = 0.55
}
