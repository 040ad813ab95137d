/// A rigid body.
package struct Body: Equatable, Sendable {
  /// The center, in points.
  package var position = Vector.zero
  /// The velocity of the center, in points per second.
  package var velocity = Vector.zero
  /// The angle in radians, from the x axis to the y axis.
  package var angle = 0.0
  /// The angular velocity, in radians per second.
  package var angularVelocity = 0.0
  package var shape: CollisionShape
  package var properties = Properties()

  /// The acceleration by gravity, in points per second squared.
  package var gravity = Vector.zero
  /// The force on the center, in points per second squared times the mass.
  package var force = Vector.zero
  package var torque = 0.0

  /// The properties of the material of a body, and the ways in which it can move.
  package struct Properties: Equatable, Sendable {
    package var density = 1.0
    package var elasticity = 0.0
    package var friction = 0.0
    package var resistance = 0.0
    package var angularResistance = 0.0
    package var allowsRotation = true
    package var isAnchored = false

    package init() {}
  }

  package init(shape: CollisionShape) { self.shape = shape }

  /// The area of a body with the mass and the density 1: 100 × 100 points.
  /// Source: docs/measurements/motion.md#dynamics.
  private static let unitArea = 10_000.0

  package var mass: Double {
    let density = properties.density.limited(to: 0.001...1e6, nan: 1)
    return max(shape.area / Self.unitArea * density, 1e-6)
  }

  /// 1 divided by the mass; 0 if the body cannot move.
  package var inverseMass: Double { properties.isAnchored ? 0 : 1 / mass }

  /// 1 divided by the moment of inertia; 0 if the body cannot turn.
  package var inverseInertia: Double {
    guard !properties.isAnchored, properties.allowsRotation else { return 0 }
    return 1 / max(mass * shape.unitInertia, 1e-6)
  }

  /// Changes the velocities at once.
  ///
  /// - Parameters:
  ///   - impulse: the change of the velocity times the mass.
  ///   - offset: the point where the body is pushed, relative to its center.
  package mutating func apply(_ impulse: Vector, at offset: Vector) {
    velocity += inverseMass * impulse
    angularVelocity += inverseInertia * offset.cross(impulse)
    limit()
  }

  /// The largest speeds. Chosen: far beyond what can be seen, and so small that sums stay exact.
  private static let fastest = 1e6
  private static let furthest = 1e7

  /// Replaces numbers that are not finite or too large.
  package mutating func limit() {
    let speeds = -Self.fastest...Self.fastest
    velocity = Vector(velocity.x.limited(to: speeds), velocity.y.limited(to: speeds))
    angularVelocity = angularVelocity.limited(to: -10_000...10_000)
    let places = -Self.furthest...Self.furthest
    position = Vector(position.x.limited(to: places), position.y.limited(to: places))
    angle = angle.limited(to: -1e9...1e9)
  }
}
