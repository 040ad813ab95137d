/// The limits of a zoom scale, and the scales that a pinch reaches beyond them.
struct ZoomLimits: Hashable, Sendable {
  let minimum: CGFloat
  let maximum: CGFloat

  /// Creates limits. Limits that are not positive are treated as 0.001. A maximum below the minimum
  /// is treated as the minimum.
  init(minimum: CGFloat, maximum: CGFloat) {
    self.minimum = max(minimum.nonNegative, 0.001)
    self.maximum = max(maximum.nonNegative, self.minimum)
  }

  /// Returns the scale, clamped to the limits.
  func clamped(_ scale: CGFloat) -> CGFloat { min(max(scale.clamped, minimum), maximum) }

  /// Returns the scale while fingers pull it beyond the limits; at most twice the maximum and at
  /// least half of the minimum. Chosen: Apple does not document the curve.
  func bounced(_ scale: CGFloat) -> CGFloat {
    let scale = max(scale.clamped, 0.001)
    if scale > maximum { return maximum * (2 - maximum / scale) }
    if scale < minimum { return minimum / (2 - scale / minimum) }
    return scale
  }
}
