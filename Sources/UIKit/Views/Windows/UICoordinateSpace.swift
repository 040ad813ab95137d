/// A frame of reference on the screen.
@MainActor @preconcurrency public protocol UICoordinateSpace: NSObjectProtocol {
  /// The area of the space in its own coordinates, in points.
  var bounds: CGRect { get }

  func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
  func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
  func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
}

extension UIView: UICoordinateSpace {
  // Disfavored: conversions between views are those that the class declares. The coordinates of a
  // tree's root are those of the screen.

  @_disfavoredOverload
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, to: view) }
    return coordinateSpace.convert(convert(point, to: nil), from: UIScreen.main)
  }

  @_disfavoredOverload
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, from: view) }
    return convert(coordinateSpace.convert(point, to: UIScreen.main), from: nil)
  }

  @_disfavoredOverload
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, to: view) }
    return coordinateSpace.convert(convert(rect, to: nil), from: UIScreen.main)
  }

  @_disfavoredOverload
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, from: view) }
    return convert(coordinateSpace.convert(rect, to: UIScreen.main), from: nil)
  }
}
