/// The metrics of search bars in one system version, in points.
struct SearchBarMetrics {
  var fieldHeight: CGFloat
  /// Of the field; on iOS 26 it is a capsule.
  var cornerRadius: CGFloat
  /// From the field's edges to its icons.
  var iconInset: CGFloat
  /// Between an icon and the text.
  var iconSpacing: CGFloat
  /// From the bar's edges to the field.
  var inset: CGSize
  /// Between the field and the cancel button.
  var cancelSpacing: CGFloat
  /// The height of the row of a prompt.
  var promptHeight: CGFloat

  // In both versions. Chosen.

  static let promptFontSize: CGFloat = 12
  /// Of the bookmark or results button in the field.
  static let fieldButtonSize = CGSize(width: 24, height: 24)
  /// Between tokens, and between the last one and the text.
  static let tokenSpacing: CGFloat = 4
  /// At the sides of a token, between its icon and its text, and above and below the text.
  static let tokenPadding: CGFloat = 6
  static let tokenIconSpacing: CGFloat = 4
  static let tokenTextPadding: CGFloat = 1
  static let tokenCornerRadius: CGFloat = 6
}

extension SystemVersion {
  /// Source: docs/measurements/controls.md#search-bars.
  var searchBar: SearchBarMetrics {
    SearchBarMetrics(
      fieldHeight: self == .iOS26 ? 44 : 36, cornerRadius: 10, iconInset: self == .iOS26 ? 12 : 8,
      iconSpacing: 6, inset: CGSize(width: 16, height: 10), cancelSpacing: 12, promptHeight: 24)
  }
}
