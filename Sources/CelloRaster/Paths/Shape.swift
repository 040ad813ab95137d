/// An area to fill, stroke or clip to. Rectangles and rounded rectangles are kept as such as long
/// as possible, because they are drawn as spans and corner masks instead of general paths.
package enum Shape: Hashable, Sendable {
  /// A rectangle.
  case rect(CGRect)
  /// A rounded rectangle.
  case roundedRect(RoundedRect)
  /// A path with a fill rule.
  case path(Path, FillRule)
}

/// A rectangle with the same radius for all rounded corners.
package struct RoundedRect: Hashable, Sendable {
  /// The curve of the corners.
  package enum Curve: Hashable, Sendable {
    /// Quarter circles.
    case circular
    /// The corner of iOS (`CALayerCornerCurve.continuous`) with continuous curvature. It extends
    /// about 1.53 radii along an edge with sufficient space, and less otherwise.
    case continuous
  }

  /// The rectangle.
  package var rect: CGRect
  /// The radius, which is clamped to half of the shorter side in drawing.
  package var radius: CGFloat
  /// The curve of the corners.
  package var curve: Curve
  /// The corners to round; the others are square.
  package var corners: UIRectCorner

  /// Creates a rounded rectangle.
  package init(
    _ rect: CGRect, radius: CGFloat, curve: Curve = .continuous, corners: UIRectCorner = .allCorners
  ) {
    self.rect = rect
    self.radius = radius
    self.curve = curve
    self.corners = corners
  }
}
