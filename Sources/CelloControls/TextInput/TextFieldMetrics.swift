/// The metrics of text fields in one system version, in points.
struct TextFieldMetrics {
  /// The distance between the side edges of a border and the text.
  var textInset: CGFloat
  /// The padding above and below the text inside a border.
  var borderPadding: CGFloat
  /// The padding above and below the text without a border.
  var plainPadding: CGFloat
  var cornerRadius: CGFloat
  var clearButtonSize: CGSize
  /// The distance between the edge and the clear button.
  var clearButtonInset: CGFloat

  /// The default font size of text fields, and of the text and the cancel button of search bars.
  static let fontSize: CGFloat = 17
}

extension TextFieldMetrics: MetricTable {
  static var metrics: [Metric<Self>] {
    [
      Metric("textInset", \.textInset),
      Metric("borderPadding", \.borderPadding),
      Metric("plainPadding", \.plainPadding),
      Metric("cornerRadius", \.cornerRadius),
      Metric("clearButtonSize", \.clearButtonSize),
      Metric("clearButtonInset", \.clearButtonInset),
    ]
  }
}

extension SystemVersion {
  /// Source: docs/measurements/controls.md#text-fields.
  var textField: TextFieldMetrics {
    metrics(
      "textField",
      TextFieldMetrics(
        textInset: 7, borderPadding: 7, plainPadding: 1, cornerRadius: self == .iOS26 ? 8 : 5,
        clearButtonSize: CGSize(width: 17, height: 17), clearButtonInset: 8))
  }
}
