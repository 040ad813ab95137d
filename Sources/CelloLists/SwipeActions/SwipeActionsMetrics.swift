/// The metrics of the actions that swiping a row reveals, in points.
struct SwipeActionsMetrics: Hashable, Sendable {
  /// Between the actions, and between them and the row.
  var spacing: CGFloat
  /// From the top and bottom of the row to the actions.
  var verticalInset: CGFloat
  var cornerRadius: CGFloat
  /// The least width of an action.
  var minimumWidth: CGFloat
  /// From the sides of an action to its title.
  var titleInset: CGFloat
  var imageToTitlePadding: CGFloat
  var titleSize: CGFloat
  /// Whether the row does not leave its place in the list.
  var clipsRow: Bool
  /// The share of the row's width from which the first action is performed.
  var fullSwipeShare: CGFloat

  /// The velocity from which a flick opens or closes a row, in points per second. Chosen.
  static let flickVelocity: CGFloat = 300
}

extension SystemVersion {
  /// Source: docs/measurements/accessories.md#swipe-actions.
  var swipeActions: SwipeActionsMetrics {
    switch self {
    case .iOS26:
      SwipeActionsMetrics(
        spacing: 10, verticalInset: 4, cornerRadius: 13, minimumWidth: 44, titleInset: 12,
        imageToTitlePadding: 4, titleSize: 13, clipsRow: false, fullSwipeShare: 0.68)
    case .iOS18:
      SwipeActionsMetrics(
        spacing: 0, verticalInset: 0, cornerRadius: 0, minimumWidth: 74, titleInset: 15,
        imageToTitlePadding: 4, titleSize: 15, clipsRow: true, fullSwipeShare: 0.68)
    }
  }
}
