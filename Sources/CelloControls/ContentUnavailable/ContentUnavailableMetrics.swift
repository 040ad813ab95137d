/// The metrics of unavailable content, in points.
///
/// Source: docs/measurements/controls.md#unavailable-content.
enum ContentUnavailableMetrics {
  static let margins = NSDirectionalEdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16)
  static let imageToText: CGFloat = 16
  static let indicatorToText: CGFloat = 8
  static let textToSecondaryText: CGFloat = 4
  static let textToButton: CGFloat = 16
  static let buttonToSecondaryButton: CGFloat = 8
}
