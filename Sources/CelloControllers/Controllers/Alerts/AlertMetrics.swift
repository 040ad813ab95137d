/// The metrics of alerts and action sheets, in points at the standard text size.
///
/// Apple publishes no figures. All values are chosen to resemble each version.
struct AlertMetrics {
  var width: CGFloat
  var cornerRadius: CGFloat
  /// The insets of the texts.
  var textInsets: NSDirectionalEdgeInsets
  var textSpacing: CGFloat
  /// The minimum height of a text field.
  var fieldHeight: CGFloat
  var fieldSpacing: CGFloat
  var actionHeight: CGFloat
  /// A Boolean value that indicates whether actions are separate capsules instead of rows between
  /// separators.
  var hasCapsules: Bool
  /// The distances around and between capsules.
  var capsuleInset: CGFloat
  var capsuleSpacing: CGFloat
  /// A Boolean value that indicates whether texts are aligned to the leading edge instead of
  /// centered.
  var alignsTextsToLeading: Bool
  var sheetActionHeight: CGFloat
  /// The distance of an action sheet from the edges, and between its cards.
  var sheetInset: CGFloat
  /// The maximum width of an action sheet.
  var sheetMaxWidth: CGFloat = 480

  // Both versions

  /// The font size of actions; ``sheetActionFontSize`` in an action sheet without capsules.
  static let actionFontSize: CGFloat = 17
  static let sheetActionFontSize: CGFloat = 20
  /// The horizontal and vertical padding of an action's title.
  static let actionInset: CGFloat = 8
  static let actionPadding: CGFloat = 11
  /// The minimum distance of the text from the top and bottom of a text field.
  static let fieldPadding: CGFloat = 5
  /// The font size of the title of an action sheet without capsules.
  static let sheetTitleFontSize: CGFloat = 13
}

extension AlertMetrics: MetricTable {
  static var metrics: [Metric<Self>] { cardMetrics + capsuleMetrics }

  fileprivate static var cardMetrics: [Metric<Self>] {
    [
      Metric("width", \.width),
      Metric("cornerRadius", \.cornerRadius),
      Metric("textInsets", \.textInsets),
      Metric("textSpacing", \.textSpacing),
      Metric("fieldHeight", \.fieldHeight),
      Metric("fieldSpacing", \.fieldSpacing),
      Metric("actionHeight", \.actionHeight),
      Metric("hasCapsules", \.hasCapsules),
      Metric("alignsTextsToLeading", \.alignsTextsToLeading),
      Metric("sheetActionHeight", \.sheetActionHeight),
      Metric("sheetInset", \.sheetInset),
      Metric("sheetMaxWidth", \.sheetMaxWidth),
    ]
  }

  /// The metrics that only alerts with capsules read.
  fileprivate static var capsuleMetrics: [Metric<Self>] {
    [
      Metric("capsuleInset", \.capsuleInset),
      Metric("capsuleSpacing", \.capsuleSpacing),
    ]
  }
}

extension SystemVersion {
  var alertMetrics: AlertMetrics {
    let table: AlertMetrics =
      switch self {
      case .iOS26:
        AlertMetrics(
          width: 300, cornerRadius: 34,
          textInsets: NSDirectionalEdgeInsets(top: 22, leading: 24, bottom: 16, trailing: 24),
          textSpacing: 8, fieldHeight: 40, fieldSpacing: 8, actionHeight: 48, hasCapsules: true,
          capsuleInset: 14, capsuleSpacing: 8, alignsTextsToLeading: true, sheetActionHeight: 48,
          sheetInset: 8)
      case .iOS18:
        AlertMetrics(
          width: 270, cornerRadius: 14,
          textInsets: NSDirectionalEdgeInsets(top: 19, leading: 16, bottom: 19, trailing: 16),
          textSpacing: 3, fieldHeight: 32, fieldSpacing: 6, actionHeight: 44, hasCapsules: false,
          capsuleInset: 0, capsuleSpacing: 0, alignsTextsToLeading: false, sheetActionHeight: 57,
          sheetInset: 8)
      }
    return metrics(
      "alert", table,
      AlertMetrics.cardMetrics + (table.hasCapsules ? AlertMetrics.capsuleMetrics : []))
  }
}
