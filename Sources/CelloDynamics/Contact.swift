/// A place where a body touches another body or a boundary, or will touch it in the next step.
package struct Contact: Equatable, Sendable {
  /// What a body touches.
  package enum Partner: Hashable, Sendable {
    case body(Int)
    /// A segment of a boundary of a group.
    case boundary(group: Int, segment: Int)
  }

  /// A point of a contact.
  struct Point: Equatable, Sendable {
    var position: Vector
    /// The distance; negative if the bodies overlap.
    var separation: Double
    /// The corner and the side that meet, by which the point is found again in the next step.
    var feature: Int
    // The accumulated impulses along the normal and across it.
    var normalImpulse = 0.0
    var tangentImpulse = 0.0
    // Prepared for the step.
    var normalMass = 0.0
    var tangentMass = 0.0
    /// The smallest velocity along the normal at the end of the step.
    var targetVelocity = 0.0
  }

  package var body: Int
  package var partner: Partner
  /// The direction from the partner to the body.
  package var normal: Vector
  var points: (Point, Point)
  var pointCount: Int
  var friction = 0.0
  var elasticity = 0.0
  /// The distance by which the body is moved along the normal after the step.
  var displacement = 0.0

  /// A Boolean value that indicates whether the bodies push each other.
  var isPushing: Bool {
    points.0.normalImpulse > 0 || pointCount == 2 && points.1.normalImpulse > 0
  }

  var smallestSeparation: Double {
    pointCount == 2 ? min(points.0.separation, points.1.separation) : points.0.separation
  }

  /// The middle of the contact, in points.
  package var position: Vector {
    pointCount == 2 ? 0.5 * (points.0.position + points.1.position) : points.0.position
  }

  package static func == (left: Contact, right: Contact) -> Bool {
    left.body == right.body && left.partner == right.partner && left.normal == right.normal
      && left.points.0 == right.points.0 && left.points.1 == right.points.1
      && left.pointCount == right.pointCount
  }

  init(body: Int, partner: Partner, normal: Vector, points: (Point, Point), pointCount: Int) {
    self.body = body
    self.partner = partner
    self.normal = normal
    self.points = points
    self.pointCount = pointCount
  }
}

extension Contact.Point {
  /// Starts with the impulses of the same point in the last step.
  mutating func takeImpulses(of former: Contact) {
    for number in 0..<former.pointCount {
      let point = number == 0 ? former.points.0 : former.points.1
      guard point.feature == feature else { continue }
      (normalImpulse, tangentImpulse) = (point.normalImpulse, point.tangentImpulse)
      return
    }
  }
}
