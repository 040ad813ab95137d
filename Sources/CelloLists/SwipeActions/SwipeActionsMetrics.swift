/// The metrics of swipe actions, in points.
struct SwipeActionsMetrics: Hashable, Sendable {
  /// The space between the actions, and between the actions and the row.
  var spacing: CGFloat
  /// The distance from the top and bottom of the row to the actions.
  var verticalInset: CGFloat
  var cornerRadius: CGFloat
  /// The minimum width of an action.
  var minimumWidth: CGFloat
  /// The distance from the sides of an action to its title.
  var titleInset: CGFloat
  var imageToTitlePadding: CGFloat
  var titleSize: CGFloat
  /// A Boolean value that indicates whether the row is clipped to its original frame.
  var clipsRow: Bool
  /// A Boolean value that indicates whether a partly open row reveals actions in their full size
  /// from under the edge of the list; otherwise the actions become wider together.
  var slidesIn: Bool
  /// The displacement from which a full swipe performs the first action, as a fraction of the row's
  /// width.
  var fullSwipeShare: CGFloat

  /// The velocity from which a flick opens or closes a row, in points per second. Chosen.
  static let flickVelocity: CGFloat = 300
}

extension SwipeActionsMetrics: MetricTable {
  static var metrics: [Metric<Self>] {
    [
      Metric("spacing", \.spacing),
      Metric("verticalInset", \.verticalInset),
      Metric("cornerRadius", \.cornerRadius),
      Metric("minimumWidth", \.minimumWidth),
      Metric("titleInset", \.titleInset),
      Metric("imageToTitlePadding", \.imageToTitlePadding),
      Metric("titleSize", \.titleSize),
      Metric("clipsRow", \.clipsRow), Metric("slidesIn", \.slidesIn),
      Metric("fullSwipeShare", \.fullSwipeShare),
    ]
  }
}

extension SystemVersion {
  /// Source: docs/measurements/accessories.md#swipe-actions.
  var swipeActions: SwipeActionsMetrics {
    let table: SwipeActionsMetrics =
      switch self {
      case .iOS26:
        SwipeActionsMetrics(
          spacing: 10, verticalInset: 4, cornerRadius: 13, minimumWidth: 44, titleInset: 12,
          imageToTitlePadding: 4, titleSize: 13, clipsRow: false, slidesIn: true,
          fullSwipeShare: 0.68)
      case .iOS18:
        SwipeActionsMetrics(
          spacing: 0, verticalInset: 0, cornerRadius: 0, minimumWidth: 74, titleInset: 15,
          imageToTitlePadding: 4, titleSize: 15, clipsRow: true, slidesIn: false,
          fullSwipeShare: 0.68)
      }
    return metrics("swipeActions", table)
  }
}
