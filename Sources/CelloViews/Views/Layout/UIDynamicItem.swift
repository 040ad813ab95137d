/// An object whose position and transform can be changed.
@MainActor @preconcurrency public protocol UIDynamicItem: NSObjectProtocol {
  /// The center of the object, in points in its container's coordinates.
  var center: CGPoint { get set }
  /// The bounds of the object, in points.
  var bounds: CGRect { get }
  /// The transform around the center.
  var transform: CGAffineTransform { get set }
}

extension UIView: UIDynamicItem {}
