internal import CelloGeometry

/// A connection of a body with a point or with another body.
package struct Joint: Equatable, Sendable {
  package enum Kind: Equatable, Sendable {
    /// The points have a distance.
    case distance(Double)
    /// The points have at most a distance.
    case rope(Double)
    /// The points coincide.
    case pin
    /// The points coincide, and the bodies do not turn relative to each other.
    case weld
    /// The points move relative to each other along an axis, and the bodies do not turn relative to
    /// each other. The axis is in the coordinates of the first body, or of the world.
    case slide(axis: Vector)
    /// The body moves to a point and turns to the angle 0.
    case snap
  }

  package var kind: Kind
  /// The index of the first body; `nil` for a point of the world.
  package var first: Int?
  package var second: Int
  /// The point of the first body relative to its center, without its rotation; without a body, the
  /// point in the world.
  package var firstPoint: Vector
  /// The point of the second body relative to its center, without its rotation.
  package var secondPoint: Vector
  /// The frequency of oscillations, in hertz; 0 for a rigid joint.
  package var frequency = 0.0
  /// The damping of oscillations: 0 for none, 1 for critical damping.
  package var damping = 0.0
  /// The difference of the angles that a joint keeps, or from which ``range`` is measured.
  package var referenceAngle = 0.0
  /// The range of the movement along an axis in points, or of the rotation around a pin in radians.
  package var range: ClosedRange<Double> = -.infinity ... .infinity
  /// The torque that resists the rotation around a pin.
  package var frictionTorque = 0.0
  /// The impulses of the last step, for its equations in order.
  var impulses = SIMD4<Double>()

  package init(
    _ kind: Kind, first: Int? = nil, firstPoint: Vector, second: Int, secondPoint: Vector = .zero
  ) {
    self.kind = kind
    self.first = first
    self.firstPoint = firstPoint
    self.second = second
    self.secondPoint = secondPoint
  }

  /// A Boolean value that indicates whether the connected bodies overlap, so that they do not collide.
  var joinsBodies: Bool {
    switch kind {
    case .pin, .weld, .slide: true
    case .distance, .rope, .snap: false
    }
  }
}

/// An equation for the velocities of two bodies.
struct JointRow {
  var joint: Int
  /// The index of the equation in its joint.
  var index: Int
  var first: Int?
  var second: Int
  // The influence of the velocities: the direction for both bodies, and their angular velocities.
  var direction = Vector.zero
  var firstTurn = 0.0
  var secondTurn = 0.0
  var mass = 0.0
  /// The velocity that corrects the error.
  var bias = 0.0
  /// The softness of a spring.
  var gamma = 0.0
  var impulse = 0.0
  // The smallest and the largest impulse.
  var low = -Double.infinity
  var high = Double.infinity
}

/// The share of the error of a rigid joint that a step corrects. Chosen.
let jointCorrection = 0.2

extension Joint {
  /// Appends the equations of the joint for a step.
  func appendRows(of number: Int, bodies: [Body], duration: Double, to rows: inout [JointRow]) {
    let body = bodies[second]
    let other = first.map { bodies[$0] }
    func arm(_ point: Vector, _ body: Body) -> Vector {
      let (cosine, sine) = body.angle == 0 ? (1, 0) : body.angle.unitVector
      return point.turned(cosine, sine)
    }
    let secondArm = arm(secondPoint, body)
    let firstArm = other.map { arm(firstPoint, $0) } ?? .zero
    let start = other.map { $0.position + firstArm } ?? firstPoint
    let offset = body.position + secondArm - start
    let angle = body.angle - (other?.angle ?? 0) - referenceAngle
    let inverseMass = body.inverseMass + (other?.inverseMass ?? 0)
    var index = 0

    /// Appends an equation along a direction, or for the rotation without one.
    func append(
      _ direction: Vector?, error: Double, isSpring: Bool = false, low: Double = -.infinity,
      high: Double = .infinity
    ) {
      var row = JointRow(joint: number, index: index, first: first, second: second)
      if let direction {
        row.direction = direction
        row.firstTurn = -firstArm.cross(direction)
        row.secondTurn = secondArm.cross(direction)
      } else {
        row.firstTurn = -1
        row.secondTurn = 1
      }
      (row.low, row.high) = (low, high)
      var inverse =
        (direction == nil ? 0 : inverseMass) + body.inverseInertia * row.secondTurn * row.secondTurn
      if let other { inverse += other.inverseInertia * row.firstTurn * row.firstTurn }
      guard inverse > 0 else { return }
      if isSpring, frequency > 0 {
        let speed = 2 * Double.pi * frequency
        let stiffness = speed * speed / inverse
        let resistance = 2 * damping * speed / inverse
        let product = duration * (resistance + duration * stiffness)
        row.gamma = product > 0 ? 1 / product : 0
        row.bias = error * duration * stiffness * row.gamma
        inverse += row.gamma
      } else {
        // Up to a limit, the bodies move freely.
        let isFree = high == 0 && error < 0 || low == 0 && error > 0
        row.bias = (isFree ? error : jointCorrection * error) / duration
      }
      row.mass = 1 / inverse
      row.impulse = impulses[index].limited(to: low...high)
      index += 1
      rows.append(row)
    }
    /// Appends equations that keep a coordinate in ``range``.
    func appendRange(_ direction: Vector?, _ value: Double) {
      guard range.lowerBound.isFinite || range.upperBound.isFinite else { return }
      if value - range.lowerBound < range.upperBound - value {
        append(direction, error: value - range.lowerBound, low: 0)
      } else {
        append(direction, error: value - range.upperBound, high: 0)
      }
    }

    switch kind {
    case .distance(let length):
      guard let direction = offset.normalized else { return }
      append(direction, error: offset.length - length, isSpring: true)
    case .rope(let length):
      guard let direction = offset.normalized else { return }
      append(direction, error: offset.length - length, high: 0)
    case .pin:
      append(Vector(1, 0), error: offset.x, isSpring: true)
      append(Vector(0, 1), error: offset.y, isSpring: true)
      if frictionTorque > 0 {
        let most = frictionTorque * duration
        append(nil, error: 0, low: -most, high: most)
      }
      appendRange(nil, angle)
    case .weld:
      append(Vector(1, 0), error: offset.x, isSpring: true)
      append(Vector(0, 1), error: offset.y, isSpring: true)
      append(nil, error: angle)
    case .slide(let axis):
      let along = other.map { arm(axis, $0) } ?? axis
      append(along.perpendicular, error: along.perpendicular.dot(offset))
      append(nil, error: angle)
      appendRange(along, along.dot(offset))
    case .snap:
      append(Vector(1, 0), error: offset.x, isSpring: true)
      append(Vector(0, 1), error: offset.y, isSpring: true)
      let turns = (body.angle / (2 * .pi)).rounded()
      append(nil, error: body.angle - 2 * .pi * turns, isSpring: true)
    }
  }
}
