/// The distance from the side edges of a screen to what it shows: one of two figures, which views
/// of controllers, bars, lists and tables choose by their own limits.
///
/// Source: docs/measurements/auto-layout.md#side-margins.
package struct SideMargin: Sendable {
  package static let narrow: CGFloat = 16
  package static let wide: CGFloat = 20

  /// The least width that has the wide margin, in points.
  private let leastWidth: CGFloat

  /// The margin of bars, and of collection lists since iOS 26.
  package static let bars = SideMargin(leastWidth: 414)
  /// The margin of the views of controllers.
  package static let controllers = bars
  /// The margin of tables, and of all lists up to iOS 18.
  package static let tables = SideMargin(leastWidth: 390)

  package func points(width: CGFloat) -> CGFloat { width >= leastWidth ? Self.wide : Self.narrow }
}
