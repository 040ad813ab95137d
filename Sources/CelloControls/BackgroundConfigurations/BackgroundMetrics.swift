/// The metrics of background styles in one system version, in points.
package struct BackgroundMetrics {
  /// The corner radius of sidebar cells, sidebar headers, and grouped headers and footers.
  var roundedCornerRadius: CGFloat
  /// The corner radius of a plain or grouped cell with visible swipe actions.
  package var swipedCornerRadius: CGFloat
}

extension SystemVersion {
  /// Source: docs/measurements/backgrounds.md#styles and
  /// docs/measurements/backgrounds.md#swiped-cells.
  package var backgrounds: BackgroundMetrics {
    switch self {
    case .iOS26: .init(roundedCornerRadius: 26, swipedCornerRadius: 26)
    case .iOS18: .init(roundedCornerRadius: 10, swipedCornerRadius: 0)
    }
  }
}
