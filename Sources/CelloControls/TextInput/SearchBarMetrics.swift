/// The metrics of search bars in one system version, in points.
struct SearchBarMetrics {
  var fieldHeight: CGFloat
  /// The corner radius of the field on iOS 18; a capsule on iOS 26.
  var cornerRadius: CGFloat
  /// The distance between the edges of the field and its icons.
  var iconInset: CGFloat
  /// The distance between an icon and the text.
  var iconSpacing: CGFloat
  /// The distances between the edges of the bar and the field outside of navigation bars.
  var inset: CGSize
  /// The distance between the sides of the bar and the field in navigation bars.
  var insetInNavigationBar: CGFloat
  /// The distance between the field and the cancel button.
  var cancelSpacing: CGFloat
  /// The height of a prompt.
  var promptHeight: CGFloat

  // Values for both versions. Chosen.

  static let promptFontSize: CGFloat = 12
  /// The size of the bookmark or results button in the field.
  static let fieldButtonSize = CGSize(width: 24, height: 24)
  /// The distance between tokens, and between the last token and the text.
  static let tokenSpacing: CGFloat = 4
  /// The padding at both sides of a token.
  static let tokenPadding: CGFloat = 6
  /// The distance between the icon and the text of a token.
  static let tokenIconSpacing: CGFloat = 4
  /// The padding above and below the text of a token.
  static let tokenTextPadding: CGFloat = 1
  static let tokenCornerRadius: CGFloat = 6
}

extension SearchBarMetrics: MetricTable {
  static var metrics: [Metric<Self>] {
    [
      Metric("fieldHeight", \.fieldHeight),
      Metric("cornerRadius", \.cornerRadius),
      Metric("iconInset", \.iconInset),
      Metric("iconSpacing", \.iconSpacing),
      Metric("inset", \.inset),
      Metric("insetInNavigationBar", \.insetInNavigationBar),
      Metric("cancelSpacing", \.cancelSpacing),
      Metric("promptHeight", \.promptHeight),
    ]
  }
}

extension SystemVersion {
  /// Source: docs/measurements/controls.md#search-bars.
  var searchBar: SearchBarMetrics {
    metrics(
      "searchBar",
      SearchBarMetrics(
        fieldHeight: self == .iOS26 ? 44 : 36, cornerRadius: 10, iconInset: self == .iOS26 ? 12 : 8,
        iconSpacing: 6, inset: CGSize(width: self == .iOS26 ? 16 : 8, height: 10),
        insetInNavigationBar: 16, cancelSpacing: 12, promptHeight: 24))
  }
}
