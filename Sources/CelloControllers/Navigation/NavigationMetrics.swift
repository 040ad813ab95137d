/// The metrics of navigation, split and page view controllers, and of searches.
///
/// Lengths are in points, durations in seconds. Apple publishes no figures: all values are chosen
/// to resemble iOS unless a comment says otherwise.
package enum NavigationMetrics {
  // Pushing and popping

  /// The initial offset of the lower screen, as a fraction of the width.
  static let parallax: CGFloat = 0.3
  /// The initial opacity of black over the lower screen.
  static let shadeOpacity: CGFloat = 0.1
  /// The width of the shadow beside the upper screen, and its opacity at the edge of the screen.
  static let shadowWidth: CGFloat = 9
  static let shadowOpacity: CGFloat = 0.12
  /// The corner radius of a screen that shrinks to a view, and the fraction of the transition in
  /// which it grows.
  static let zoomCornerRadius: CGFloat = 38
  static let zoomCornerShare: CGFloat = 0.25
  static let popDuration: TimeInterval = 0.35

  /// The distance from the keyboard to a toolbar with an active search. Source:
  /// docs/measurements/bars.md#search-bars-in-toolbars.
  static let searchAboveKeyboard: CGFloat = 8

  // Gestures

  /// The distance that a finger moves to show or hide the bars.
  static let barHidingDistance: CGFloat = 20
  /// The minimum velocity of a short movement that pops, in points per second.
  static let popVelocity: CGFloat = 300
  /// The distance that a finger moves to show a column. Source:
  /// docs/measurements/bars.md#split-views.
  static let columnDistance: CGFloat = 60

  // Columns. Source: docs/measurements/bars.md#split-views.

  package static let primaryColumnWidth: CGFloat = 320
  static let supplementaryColumnWidth: CGFloat = 375
  /// The minimum width for three columns side by side.
  static let leastTripleWidth: CGFloat = 1_024

  /// The distance of a column that floats on glass from the edges of the screen, and its corner
  /// radius.
  package static let floatingColumnInset: CGFloat = 8
  package static let floatingColumnRadius: CGFloat = 26

  // Pages

  /// The height of the page control below pages. Source: from memory; unchanged since iOS 6.
  static let pageControlHeight: CGFloat = 37
  /// The fractions of the view's length: the distance that turns a page, and the areas whose taps
  /// turn a page.
  static let turnShare: CGFloat = 0.25
  static let turnTapShare: CGFloat = 0.2

  // Searches

  /// The opacity of black over the content behind a search without results; the same as behind
  /// sheets.
  static let searchDimmingAlpha: CGFloat = 0.2
  /// The width of the column with the images of suggestions, and its distance from the texts.
  static let suggestionImageWidth: CGFloat = 28
  static let suggestionImageSpacing: CGFloat = 12
  /// The vertical padding of a suggestion's text, and the minimum height of its row.
  static let suggestionPadding: CGFloat = 11
  static let suggestionHeight: CGFloat = 44
}
