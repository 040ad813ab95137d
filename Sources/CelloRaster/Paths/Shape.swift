/// An area that is filled, stroked or clipped to. Rectangles and rounded rectangles stay what they
/// are as long as possible, because they are drawn as spans and corner masks instead of general
/// paths.
package enum Shape: Hashable, Sendable {
  case rect(CGRect)
  case roundedRect(RoundedRect)
  case path(Path, FillRule)
}

/// A rectangle with one radius for all rounded corners.
package struct RoundedRect: Hashable, Sendable {
  package enum Curve: Hashable, Sendable {
    /// Quarter circles.
    case circular
    /// The corner of iOS (`CALayerCornerCurve.continuous`), whose curvature changes without a jump.
    /// It reaches about 1.53 radii along an edge where there is room, and less where there is not.
    case continuous
  }

  package var rect: CGRect
  /// Clamped to half of the shorter side when drawn.
  package var radius: CGFloat
  package var curve: Curve
  /// The corners that are rounded; the others are square.
  package var corners: UIRectCorner

  package init(
    _ rect: CGRect, radius: CGFloat, curve: Curve = .continuous, corners: UIRectCorner = .allCorners
  ) {
    self.rect = rect
    self.radius = radius
    self.curve = curve
    self.corners = corners
  }
}
