/// The curve of the corners of a shape.
public enum UICornerCurve: Int, Hashable, Sendable {
  /// The curve that the system chooses; here, ``continuous``.
  case automatic = 0
  /// Quarter circles.
  case circular = 1
  /// Corners with continuous curvature.
  case continuous = 2
}

/// A shape that adapts to a rectangle, such as the shape of a hover effect.
public struct UIShape: Equatable {
  private enum Form: Equatable {
    case rect
    case capsule
    case circle
    case rounded(CGFloat, UICornerCurve, UIRectCorner)
    case fixed(CGRect, CGFloat, UICornerCurve, UIRectCorner)
    case path(UIBezierPath)
  }

  private var form: Form
  private var insets = UIEdgeInsets.zero

  private init(_ form: Form) { self.form = form }

  /// The whole rectangle.
  public static var rect: UIShape { UIShape(.rect) }

  /// The rectangle with fully rounded shorter sides.
  public static var capsule: UIShape { UIShape(.capsule) }

  /// The largest circle in the center of the rectangle.
  public static var circle: UIShape { UIShape(.circle) }

  /// Returns the rectangle with rounded corners.
  ///
  /// - Parameters:
  ///   - cornerRadius: the radius of the corners, in points.
  ///   - maskedCorners: the corners to round.
  public static func rect(
    cornerRadius: CGFloat, cornerCurve: UICornerCurve = .automatic,
    maskedCorners: UIRectCorner = .allCorners
  ) -> UIShape { UIShape(.rounded(cornerRadius, cornerCurve, maskedCorners)) }

  /// Returns a fixed rectangle, in the view's coordinates, with rounded corners.
  public static func fixedRect(
    _ rect: CGRect, cornerRadius: CGFloat = 0, cornerCurve: UICornerCurve = .automatic,
    maskedCorners: UIRectCorner = .allCorners
  ) -> UIShape { UIShape(.fixed(rect, cornerRadius, cornerCurve, maskedCorners)) }

  /// Returns the shape of a path in the view's coordinates. Insets scale the path.
  public static func path(_ path: UIBezierPath) -> UIShape { UIShape(.path(path)) }

  /// Returns the shape with insets in points added to its insets. Negative insets enlarge the
  /// shape.
  public func inset(by insets: UIEdgeInsets) -> UIShape {
    var shape = self
    shape.insets = self.insets.finite.adding(insets.finite)
    return shape
  }

  /// Returns the shape with the same inset, in points, at all edges.
  public func inset(by inset: CGFloat) -> UIShape {
    self.inset(by: UIEdgeInsets(top: inset, left: inset, bottom: inset, right: inset))
  }

  /// Returns the path of the shape in a rectangle.
  func path(in rect: CGRect) -> UIBezierPath {
    let rect = rect.standardized
    let area = CGRect(
      x: rect.minX + insets.left, y: rect.minY + insets.top,
      width: (rect.width - insets.left - insets.right).nonNegative,
      height: (rect.height - insets.top - insets.bottom).nonNegative)
    switch form {
    case .rect: return UIBezierPath(rect: area)
    case .capsule:
      return UIBezierPath(roundedRect: area, cornerRadius: min(area.width, area.height) / 2)
    case .circle:
      let length = min(area.width, area.height)
      return UIBezierPath(
        ovalIn: CGRect(
          x: area.midX - length / 2, y: area.midY - length / 2, width: length, height: length))
    case .rounded(let radius, let curve, let corners):
      return Self.rounded(area, radius, curve, corners)
    case .fixed(let own, let radius, let curve, let corners):
      return Self.rounded(own.inset(by: insets), radius, curve, corners)
    case .path(let path):
      guard insets != .zero, let copy = path.copy() as? UIBezierPath else { return path }
      let box = path.bounds
      let target = box.inset(by: insets)
      guard box.width > 0, box.height > 0, target.width > 0, target.height > 0 else { return path }
      copy.apply(
        CGAffineTransform(translationX: -box.minX, y: -box.minY)
          .concatenating(
            CGAffineTransform(scaleX: target.width / box.width, y: target.height / box.height)
          )
          .concatenating(CGAffineTransform(translationX: target.minX, y: target.minY)))
      return copy
    }
  }

  private static func rounded(
    _ rect: CGRect, _ radius: CGFloat, _ curve: UICornerCurve, _ corners: UIRectCorner
  ) -> UIBezierPath {
    let radius = radius.nonNegative
    let limit = min(rect.width, rect.height) / 2
    guard curve == .circular, corners == .allCorners, radius >= limit, rect.width == rect.height
    else {
      return UIBezierPath(
        roundedRect: rect, byRoundingCorners: corners,
        cornerRadii: CGSize(width: radius, height: radius))
    }
    return UIBezierPath(ovalIn: rect)
  }
}
