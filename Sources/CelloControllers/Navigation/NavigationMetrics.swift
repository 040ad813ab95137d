/// The metrics of the containers with bars: navigation, split and page view controllers, searches.
///
/// Lengths are in points, durations in seconds. All are chosen to resemble iOS unless a line says
/// otherwise: Apple publishes none.
package enum NavigationMetrics {
  // Pushing and popping.

  /// How far the lower screen is behind its place at the start, as a share of the width.
  static let parallax: CGFloat = 0.3
  /// The opacity of black over the lower screen at the start.
  static let shadeOpacity: CGFloat = 0.1
  /// The shadow beside the upper screen, and its opacity at the screen.
  static let shadowWidth: CGFloat = 9
  static let shadowOpacity: CGFloat = 0.12
  /// The corners of a screen that shrinks to a view, and the share of the way on which they grow.
  static let zoomCornerRadius: CGFloat = 38
  static let zoomCornerShare: CGFloat = 0.25
  static let popDuration: TimeInterval = 0.35

  // Fingers.

  /// How far a finger moves to show or hide the bars.
  static let barHidingDistance: CGFloat = 20
  /// The velocity with which a short movement pops, in points per second.
  static let popVelocity: CGFloat = 300
  /// How far a finger moves to show a column. Source: docs/measurements/bars.md#split-views.
  static let columnDistance: CGFloat = 60

  // Columns. Source: docs/measurements/bars.md#split-views.

  package static let primaryColumnWidth: CGFloat = 320
  static let supplementaryColumnWidth: CGFloat = 375
  /// The least width in which three columns are beside each other.
  static let leastTripleWidth: CGFloat = 1_024

  // Pages.

  /// The height of the dots below pages. Source: recalled, as it has been since iOS 6.
  static let pageControlHeight: CGFloat = 37
  /// The shares of a view that a finger moves to turn a page, and whose taps turn one.
  static let turnShare: CGFloat = 0.25
  static let turnTapShare: CGFloat = 0.2

  // Searches.

  /// The opacity of black over the content behind a search without results: as behind sheets.
  static let searchDimmingAlpha: CGFloat = 0.2
  /// The column of the images of suggestions, and its distance from the texts.
  static let suggestionImageWidth: CGFloat = 28
  static let suggestionImageSpacing: CGFloat = 12
  /// Above and below the text of a suggestion, and the least height of its row.
  static let suggestionPadding: CGFloat = 11
  static let suggestionHeight: CGFloat = 44
}
