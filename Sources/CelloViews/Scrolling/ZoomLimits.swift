/// The limits of a zoom scale, and how far a pinch exceeds them.
struct ZoomLimits: Hashable, Sendable {
  let minimum: CGFloat
  let maximum: CGFloat

  /// Limits that are not positive are treated as 0.001; a maximum below the minimum is the minimum.
  init(minimum: CGFloat, maximum: CGFloat) {
    self.minimum = max(minimum.nonNegative, 0.001)
    self.maximum = max(maximum.nonNegative, self.minimum)
  }

  func clamped(_ scale: CGFloat) -> CGFloat { min(max(scale.clamped, minimum), maximum) }

  /// The scale while fingers pull it to one beyond the limits: at most twice the maximum and half of
  /// the minimum. Chosen: Apple does not document the curve.
  func bounced(_ scale: CGFloat) -> CGFloat {
    let scale = max(scale.clamped, 0.001)
    if scale > maximum { return maximum * (2 - maximum / scale) }
    if scale < minimum { return minimum / (2 - scale / minimum) }
    return scale
  }
}
