/// An object whose position and transform can be changed, for example by a dynamic animator.
@MainActor @preconcurrency public protocol UIDynamicItem: NSObjectProtocol {
  /// The center of the object, in points in its container's coordinates.
  var center: CGPoint { get set }
  /// The bounds of the object, in points.
  var bounds: CGRect { get }
  /// The transform around the center.
  var transform: CGAffineTransform { get set }
  /// The shape of the object in collisions; `rectangle` by default.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// The outline of the object in collisions if ``collisionBoundsType`` is `path`, in points with the
  /// origin at the object's center.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// The shape of the object in collisions; `rectangle` by default.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The outline of the object in collisions; empty by default.
  public var collisionBoundingPath: UIBezierPath { UIBezierPath() }
}

/// The shape of an object in collisions.
public enum UIDynamicItemCollisionBoundsType: UInt, Hashable, Sendable {
  /// The bounds of the object.
  case rectangle = 0
  /// The ellipse in the bounds of the object.
  case ellipse = 1
  /// The outline that the object returns.
  case path = 2
}

extension UIView: UIDynamicItem {}
