/// The metrics of pointers and their effects, in points.
///
/// All values are chosen to resemble iPads, because Apple does not publish any.
enum PointerMetrics {
  /// The diameter, gray level and opacity of the default pointer.
  static let diskDiameter: CGFloat = 19
  static func diskWhite(isDark: Bool) -> CGFloat { isDark ? 0.85 : 0.35 }
  static let diskAlpha: CGFloat = 0.6
  static let beamThickness: CGFloat = 3
  /// The distance between the centers of the pointer and an accessory.
  static let accessoryDistance: CGFloat = 18
  /// The corners of an arrow that points up, relative to its center.
  static let arrow = [CGPoint(x: 0, y: -4), CGPoint(x: 5, y: 3), CGPoint(x: -5, y: 3)]

  /// The maximum side length of views with which the automatic effect merges the pointer.
  static let maxMergedLength: CGFloat = 120
  /// The largest corner radius of an effect over a view with square corners.
  static let cornerRadius: CGFloat = 8
  /// The opacity of the highlight over a view.
  static let highlightAlpha: CGFloat = 0.1
  /// The growth of a lifted view: a fraction of its length, and the maximum number of points at
  /// each side.
  static let growthShare: CGFloat = 0.1
  static let growth: CGFloat = 4
  static let liftShadow = LayerShadow(opacity: 0.25, radius: 10, offset: 4)
}
