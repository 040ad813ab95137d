internal import CelloDynamics

/// The world that behaviors describe together.
struct DynamicsPlan {
  /// A force at a point of a body.
  struct Push {
    var body: Int
    var force: Vector
    /// The point relative to the center, in the coordinates of the body.
    var offset: Vector
  }

  private(set) var items: [any UIDynamicItem] = []
  var bodies: [Body] = []
  var joints: [Joint] = []
  var groups: [CollisionGroup] = []
  /// The behavior of each group, and the identifiers of its boundaries.
  var collisions: [(behavior: UICollisionBehavior, identifiers: [any NSCopying])] = []
  var pushes: [Push] = []
  var impulses: [Push] = []
  /// The behaviors whose impulses act once.
  var finishedPushes: [UIPushBehavior] = []
  /// The bounds in the coordinates of the animator; `nil` for none.
  let referenceBounds: CGRect?

  private var indices: [ObjectIdentifier: Int] = [:]
  /// The view whose coordinates are those of the animator.
  private let referenceView: UIView?
  /// The former bodies, whose movement continues.
  private let former: (items: [ObjectIdentifier: Int], bodies: [Body])

  init(
    referenceView: UIView?, referenceBounds: CGRect?,
    former: (items: [ObjectIdentifier: Int], bodies: [Body])
  ) {
    self.referenceView = referenceView
    self.referenceBounds = referenceBounds
    self.former = former
  }

  /// The numbers of the bodies of the items.
  var numbers: [ObjectIdentifier: Int] { indices }

  /// Returns the number of the body of an item, which may be new.
  @MainActor mutating func index(of item: any UIDynamicItem) -> Int {
    let identifier = ObjectIdentifier(item)
    if let index = indices[identifier] { return index }
    let index = bodies.count
    indices[identifier] = index
    items.append(item)
    var body = item.body(in: referenceView)
    if let number = former.items[identifier] {
      let former = former.bodies[number]
      (body.position, body.angle) = (former.position, former.angle)
      (body.velocity, body.angularVelocity) = (former.velocity, former.angularVelocity)
    }
    bodies.append(body)
    return index
  }
}

extension Vector {
  init(_ point: CGPoint) { self.init(Double(point.x), Double(point.y)) }

  init(_ offset: UIOffset) {
    self.init(Double(offset.horizontal.clamped), Double(offset.vertical.clamped))
  }

  var point: CGPoint { CGPoint(x: x, y: y) }

  /// Returns the vector, turned by an angle.
  func turned(by angle: Double) -> Vector {
    guard angle != 0 else { return self }
    let (cosine, sine) = angle.unitVector
    return Vector(cosine * x - sine * y, sine * x + cosine * y)
  }
}

extension UIDynamicItem {
  /// The angle of the item's transform, in radians.
  var turn: Double {
    let transform = transform
    let angle = Double.angle(x: Double(transform.a), y: Double(transform.b))
    return angle.isFinite ? angle : 0
  }

  /// Returns the place of a point that is relative to the item's center, in its own coordinates.
  func point(at offset: Vector) -> Vector { Vector(center.clamped) + offset.turned(by: turn) }

  /// Returns a point relative to the item's center, in its own coordinates.
  func offset(of point: Vector) -> Vector {
    (point - Vector(center.clamped)).turned(by: -turn)
  }

  /// Returns a body at rest with the place and the shape of the item.
  func body(in referenceView: UIView?) -> Body {
    let size = bounds.size
    let (width, height) = (Double(size.width.nonNegative), Double(size.height.nonNegative))
    let rectangle = CollisionShape.rectangle(width: width, height: height)
    let shape: CollisionShape =
      switch collisionBoundsType {
      case .rectangle: rectangle
      case .ellipse: .ellipse(width: width, height: height)
      case .path: CollisionShape.hull(of: collisionBoundingPath.corners) ?? rectangle
      }
    var body = Body(shape: shape)
    body.position = Vector(center(in: referenceView))
    body.angle = turn
    return body
  }

  /// Returns the center in the coordinates of a view that contains the item.
  func center(in referenceView: UIView?) -> CGPoint {
    guard let view = self as? UIView, let superview = view.superview, let referenceView,
      superview !== referenceView
    else { return center.clamped }
    return superview.convert(center.clamped, to: referenceView).clamped
  }

  /// Moves and turns the item to the place of a body.
  func follow(_ body: Body, in referenceView: UIView?) {
    var place = body.position.point
    if let view = self as? UIView, let superview = view.superview, let referenceView,
      superview !== referenceView
    {
      place = superview.convert(place, from: referenceView)
    }
    if center != place { center = place }
    // A scale of an item that does not turn stays.
    if turn != body.angle { transform = CGAffineTransform(rotationAngle: CGFloat(body.angle)) }
  }

  /// The bounding box of the item, in the coordinates of a view that contains it.
  func box(in referenceView: UIView?) -> CGRect {
    let size = bounds.size
    let rect = CGRect(
      x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height
    ).applying(transform)
    let center = center(in: referenceView)
    return rect.offsetBy(dx: center.x, dy: center.y)
  }
}

extension UIBezierPath {
  /// The corners of the flattened path.
  fileprivate var corners: [Vector] {
    var corners: [Vector] = []
    path.forEachPolygon(tolerance: 0.25) { points, _ in
      corners += points.map { Vector($0.clamped) }
    }
    return corners
  }
}
