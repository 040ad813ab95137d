/// The metrics of text fields in one system version, in points.
struct TextFieldMetrics {
  /// From the side edges of a border to the text.
  var textInset: CGFloat
  /// Above and below the text inside a border.
  var borderPadding: CGFloat
  /// Above and below the text without a border.
  var plainPadding: CGFloat
  var cornerRadius: CGFloat
  var clearButtonSize: CGSize
  /// From the edge to the clear button.
  var clearButtonInset: CGFloat

  /// Of the text and the cancel button of text fields and search bars that have no other font.
  static let fontSize: CGFloat = 17
}

extension SystemVersion {
  /// Source: docs/measurements/controls.md#text-fields.
  var textField: TextFieldMetrics {
    TextFieldMetrics(
      textInset: 7, borderPadding: 6, plainPadding: 1, cornerRadius: self == .iOS26 ? 8 : 5,
      clearButtonSize: CGSize(width: 17, height: 17), clearButtonInset: 8)
  }
}
