/// The metrics of background styles in one look, in points.
struct BackgroundMetrics {
  /// Of sidebar cells, sidebar headers and grouped headers and footers.
  var roundedCornerRadius: CGFloat
  /// Of a plain or grouped cell whose swipe actions are revealed.
  var swipedCornerRadius: CGFloat
}

extension Profile {
  /// Source: facts/list-metrics.md, section 12, and facts/state-styling.md, section 3 (26 while swiped); iOS 18's swiped
  /// cells keep their square corners, as its swipe actions are square (chosen).
  var backgrounds: BackgroundMetrics {
    switch self {
    case .iOS26: .init(roundedCornerRadius: 26, swipedCornerRadius: 26)
    case .iOS18: .init(roundedCornerRadius: 10, swipedCornerRadius: 0)
    }
  }
}
