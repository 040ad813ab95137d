/// A corner of a rounded rectangle as three cubic curves, in the corner's own coordinates: `u` is
/// along the horizontal edge and `v` along the vertical edge, both away from the corner, in
/// multiples of the radius.
package struct RoundedCorner {
  /// The length of a continuous corner along an edge with sufficient space, in multiples of the
  /// radius. Source: Apple's documentation of `cornerCurveExpansionFactor(_:)`.
  package static let continuousReach = 1.528665

  /// The points from the horizontal edge at (reach, 0) to the vertical edge at (0, reach): a start,
  /// and three times two control points and an end. The values are from
  /// `UIBezierPath(roundedRect:cornerRadius:)` since iOS 7, as published by PixelCut
  /// (paintcodeapp.com/news/code-for-ios-7-rounded-rectangles), who read them from its paths.
  private static let continuous: [(u: Double, v: Double)] = [
    (continuousReach, 0), (1.08849296, 0), (0.86840694, 0), (0.63149379, 0.07491139),
    (0.37282383, 0.16905956), (0.16905956, 0.37282383), (0.07491139, 0.63149379), (0, 0.86840694),
    (0, 1.08849296), (0, continuousReach),
  ]

  /// A quarter circle, divided at the same angles (21.72° from each edge), so that both can be
  /// interpolated. The control points are 4/3·tan(angle/4) along the tangents.
  private static let circular: [(u: Double, v: Double)] = [
    (1, 0), (0.8732601709, 0), (0.7476755611, 0.0240925444), (0.6299335879, 0.0709946983),
    (0.3747658293, 0.1726399922), (0.1726399922, 0.3747658293), (0.0709946983, 0.6299335879),
    (0.0240925444, 0.7476755611), (0, 0.8732601709), (0, 1),
  ]

  /// Returns one of the ten points.
  ///
  /// - Parameters:
  ///   - horizontal: the fraction of the continuous curve's additional reach along the horizontal
  ///     edge, from 0 to 1; 0 along both edges is a quarter circle.
  ///   - vertical: the same fraction along the vertical edge.
  @inline(__always)
  static func point(
    _ index: Int, radius: Double, horizontal: Double, vertical: Double
  ) -> (u: Double, v: Double) {
    let share = index < 5 ? horizontal : vertical
    let from = circular[index]
    let to = continuous[index]
    return (
      (from.u + (to.u - from.u) * share) * radius, (from.v + (to.v - from.v) * share) * radius
    )
  }
}
