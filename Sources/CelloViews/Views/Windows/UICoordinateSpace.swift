/// A coordinate system on the screen.
@MainActor @preconcurrency public protocol UICoordinateSpace: NSObjectProtocol {
  /// The bounds of the space in its own coordinates, in points.
  var bounds: CGRect { get }

  /// Converts a point from this space to another space.
  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a point from another space to this space.
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  /// Converts a rectangle from this space to another space.
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  /// Converts a rectangle from another space to this space.
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UIView: UICoordinateSpace {
  // The coordinates of a tree's root are screen coordinates. Overload resolution prefers the
  // methods with a view, which these methods call.

  /// Converts a point from the view's coordinates to another space.
  @_disfavoredOverload
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, to: Optional(view)) }
    return coordinateSpace.convert(convert(point, to: nil), from: UIScreen.main)
  }

  /// Converts a point from another space to the view's coordinates.
  @_disfavoredOverload
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, from: Optional(view)) }
    return convert(coordinateSpace.convert(point, to: UIScreen.main), from: nil)
  }

  /// Converts a rectangle from the view's coordinates to another space.
  @_disfavoredOverload
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, to: Optional(view)) }
    return coordinateSpace.convert(convert(rect, to: nil), from: UIScreen.main)
  }

  /// Converts a rectangle from another space to the view's coordinates.
  @_disfavoredOverload
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, from: Optional(view)) }
    return convert(coordinateSpace.convert(rect, to: UIScreen.main), from: nil)
  }
}
