/// The metrics of pointers and their effects, in points.
///
/// All are chosen to resemble iPads: Apple publishes none.
enum PointerMetrics {
  /// Of the pointer while nothing changes it, and its gray and opacity.
  static let diskDiameter: CGFloat = 19
  static func diskWhite(isDark: Bool) -> CGFloat { isDark ? 0.85 : 0.35 }
  static let diskAlpha: CGFloat = 0.6
  static let beamThickness: CGFloat = 3
  /// From the middle of the pointer to that of an accessory.
  static let accessoryDistance: CGFloat = 18
  /// The corners of an arrow that points up, around its middle.
  static let arrow = [CGPoint(x: 0, y: -4), CGPoint(x: 5, y: 3), CGPoint(x: -5, y: 3)]

  /// The longest side of a view that the automatic effect merges the pointer with.
  static let maxMergedLength: CGFloat = 120
  /// The largest corner radius of an effect over a view with square corners.
  static let cornerRadius: CGFloat = 8
  /// The opacity of the highlight over a view.
  static let highlightAlpha: CGFloat = 0.1
  /// By how much a lifted view grows: a share of its length, and at most these points at each side.
  static let growthShare: CGFloat = 0.1
  static let growth: CGFloat = 4
  static let liftShadow = LayerShadow(opacity: 0.25, radius: 10, offset: 4)
}
