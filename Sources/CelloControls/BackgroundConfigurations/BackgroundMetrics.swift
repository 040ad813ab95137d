/// The metrics of background styles in one system version, in points.
package struct BackgroundMetrics {
  /// The corner radius of sidebar cells, sidebar headers, and grouped headers and footers.
  var roundedCornerRadius: CGFloat
  /// The corner radius of a plain or grouped cell with visible swipe actions.
  package var swipedCornerRadius: CGFloat
}

extension BackgroundMetrics: MetricTable {
  package static var metrics: [Metric<Self>] {
    [
      Metric("roundedCornerRadius", \.roundedCornerRadius),
      Metric("swipedCornerRadius", \.swipedCornerRadius),
    ]
  }
}

extension SystemVersion {
  /// Source: docs/measurements/backgrounds.md#styles and
  /// docs/measurements/backgrounds.md#swiped-cells.
  package var backgrounds: BackgroundMetrics {
    metrics(
      "backgrounds",
      self == .iOS26
        ? BackgroundMetrics(roundedCornerRadius: 26, swipedCornerRadius: 26)
        : BackgroundMetrics(roundedCornerRadius: 10, swipedCornerRadius: 0))
  }
}
