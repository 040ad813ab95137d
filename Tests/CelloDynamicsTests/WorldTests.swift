import CelloDynamics
import Testing

@Suite("Worlds of rigid bodies") struct WorldTests {
  private static let step = 1.0 / 120

  private func square(at position: Vector, side: Double = 100) -> Body {
    var body = Body(shape: .rectangle(width: side, height: side))
    body.position = position
    return body
  }

  private func ball(at position: Vector, radius: Double = 50) -> Body {
    var body = Body(shape: .circle(radius: radius))
    body.position = position
    return body
  }

  private func floor(at y: Double) -> Boundary {
    Boundary(from: Vector(-1000, y), to: Vector(1000, y), identifier: 0)
  }

  private func advance(_ world: inout World, seconds: Double, each: (World) -> Void = { _ in }) {
    for _ in 0..<Int(seconds * 120) {
      world.step(Self.step)
      each(world)
    }
  }

  @Test("a falling body has the place and speed of the formula")
  func freeFall() {
    var body = square(at: .zero)
    body.gravity = Vector(0, 1000)
    body.velocity = Vector(30, -200)
    var world = World(bodies: [body])
    advance(&world, seconds: 1)
    // y = −200 + 1000 / 2
    #expect(abs(world.bodies[0].position.y - 300) < 1e-6)
    #expect(abs(world.bodies[0].position.x - 30) < 1e-6)
    #expect(abs(world.bodies[0].velocity.y - 800) < 1e-6)
    #expect(world.bodies[0].angle == 0)
  }

  @Test("a body that falls on a floor lies on it")
  func landing() {
    var body = square(at: Vector(0, 0))
    body.gravity = Vector(0, 1000)
    var world = World(bodies: [body])
    world.groups = [CollisionGroup(members: [0])]
    world.groups[0].boundaries = [floor(at: 300)]
    var lowest = 0.0
    advance(&world, seconds: 2) { lowest = max(lowest, $0.bodies[0].position.y) }
    #expect(abs(world.bodies[0].position.y - 250) < 1e-6)
    // It never was below the floor.
    #expect(lowest < 250 + 1e-6)
    #expect(world.bodies[0].velocity.length < 1e-6 && world.bodies[0].angle.magnitude < 1e-9)
    #expect(world.restingTime > 0.5)
    #expect(world.touchingContacts.map(\.body) == [0])
    #expect(world.touchingContacts[0].normal == Vector(0, -1))
  }

  @Test("an elastic ball keeps its energy")
  func elasticity() {
    var body = ball(at: Vector(0, 0))
    body.gravity = Vector(0, 1000)
    body.properties.elasticity = 1
    var world = World(bodies: [body])
    world.groups = [CollisionGroup(members: [0])]
    world.groups[0].boundaries = [floor(at: 550)]
    // It falls 500 points in a second, and is at the top again after each two seconds.
    var tops: [Double] = []
    var previous = (0.0, 0.0)
    advance(&world, seconds: 20.5) { world in
      let y = world.bodies[0].position.y
      if previous.0 > previous.1, y >= previous.1 { tops.append(previous.1) }
      previous = (previous.1, y)
    }
    #expect(tops.count == 10)
    #expect(tops.allSatisfy { abs($0) < 1 }, "\(tops)")
  }

  @Test("a bounce has the share of the speed that the elasticity gives")
  func bounce() {
    var body = ball(at: Vector(100, 0))
    body.velocity = Vector(-600, 0)
    body.properties.elasticity = 0.5
    var world = World(bodies: [body])
    world.groups = [CollisionGroup(members: [0])]
    world.groups[0].boundaries = [
      Boundary(from: Vector(0, -500), to: Vector(0, 500), identifier: 7)
    ]
    advance(&world, seconds: 0.5)
    #expect(abs(world.bodies[0].velocity.x - 300) < 1e-9)
    // 50 points to the wall in 1/12 s, then 5/12 s away.
    #expect(abs(world.bodies[0].position.x - (50 + 300 * 5 / 12)) < 1e-6)
  }

  @Test("equal bodies exchange their velocities in an elastic collision")
  func exchange() {
    var first = ball(at: .zero)
    first.velocity = Vector(400, 0)
    first.properties.elasticity = 1
    var world = World(bodies: [first, ball(at: Vector(200, 0))])
    world.groups = [CollisionGroup(members: [0, 1])]
    advance(&world, seconds: 1)
    #expect(world.bodies[0].velocity.length < 1e-9)
    #expect(abs(world.bodies[1].velocity.x - 400) < 1e-9)
    #expect(abs(world.bodies[0].position.x - 100) < 1e-6)
    #expect(abs(world.bodies[1].position.x - (200 + 400 * 0.75)) < 1e-6)
  }

  @Test("momentum is kept in collisions of bodies with different masses")
  func momentum() {
    var first = square(at: .zero, side: 100)
    first.velocity = Vector(300, 0)
    var world = World(bodies: [first, square(at: Vector(300, 0), side: 50)])
    world.groups = [CollisionGroup(members: [0, 1])]
    advance(&world, seconds: 2)
    // The masses are 1 and 1/4. Without elasticity, both move on together.
    #expect(abs(world.bodies[0].velocity.x - 240) < 1e-6)
    #expect(abs(world.bodies[1].velocity.x - 240) < 1e-6)
    #expect(abs(world.bodies[1].position.x - world.bodies[0].position.x - 75) < 0.05)
  }

  @Test("bodies of different groups pass through each other")
  func groups() {
    var first = ball(at: .zero)
    first.velocity = Vector(400, 0)
    var world = World(bodies: [first, ball(at: Vector(200, 0))])
    world.groups = [CollisionGroup(members: [0]), CollisionGroup(members: [1])]
    advance(&world, seconds: 1)
    #expect(abs(world.bodies[0].position.x - 400) < 1e-6)
    #expect(world.bodies[1].position == Vector(200, 0))
  }

  @Test("friction stops a sliding body after the distance of the formula")
  func friction() {
    var body = square(at: Vector(0, -50))
    body.gravity = Vector(0, 1000)
    body.velocity = Vector(300, 0)
    body.properties.friction = 0.5
    body.properties.allowsRotation = false
    var world = World(bodies: [body])
    world.groups = [CollisionGroup(members: [0])]
    world.groups[0].boundaries = [floor(at: 0)]
    advance(&world, seconds: 2)
    // v² / (2 · 0.5 · 1000) = 90
    #expect(abs(world.bodies[0].position.x - 90) < 2)
    #expect(world.bodies[0].velocity.length < 1e-6)
    #expect(abs(world.bodies[0].position.y + 50) < 1e-6)
  }

  @Test("a body without friction does not slow down")
  func sliding() {
    var body = square(at: Vector(-500, -50))
    body.gravity = Vector(0, 1000)
    body.velocity = Vector(300, 0)
    var world = World(bodies: [body])
    world.groups = [CollisionGroup(members: [0])]
    world.groups[0].boundaries = [floor(at: 0)]
    advance(&world, seconds: 2)
    #expect(abs(world.bodies[0].position.x - 100) < 1e-6)
    #expect(world.bodies[0].angle.magnitude < 1e-6)
  }

  @Test("resistance reduces the speed exponentially")
  func resistance() {
    var body = square(at: .zero)
    body.velocity = Vector(1000, 0)
    body.angularVelocity = 10
    body.properties.resistance = 2
    body.properties.angularResistance = 1
    var world = World(bodies: [body])
    advance(&world, seconds: 1)
    // 1000 · e⁻² and 10 · e⁻¹
    #expect(abs(world.bodies[0].velocity.x - 135.335283) < 1e-5)
    #expect(abs(world.bodies[0].angularVelocity - 3.678794) < 1e-5)
    // 500 · (1 − e⁻²)
    #expect(abs(world.bodies[0].position.x - 432.33) < 0.02)
  }

  @Test("forces accelerate by the mass")
  func forces() {
    var light = square(at: .zero)
    light.force = Vector(100, 0)
    var heavy = light
    heavy.properties.density = 4
    var turning = light
    turning.force = .zero
    turning.torque = 1000
    var fixed = turning
    fixed.properties.allowsRotation = false
    var anchored = light
    anchored.properties.isAnchored = true
    var world = World(bodies: [light, heavy, turning, fixed, anchored])
    advance(&world, seconds: 1)
    #expect(abs(world.bodies[0].velocity.x - 100) < 1e-9)
    #expect(abs(world.bodies[1].velocity.x - 25) < 1e-9)
    // The moment of inertia of a square is m·a²/6.
    #expect(abs(world.bodies[2].angularVelocity - 1000 / (10_000 / 6)) < 1e-9)
    #expect(world.bodies[3].angularVelocity == 0)
    #expect(world.bodies[4].position == .zero && world.bodies[4].velocity == .zero)
  }

  @Test("a square that falls on its corner turns until it lies on a side")
  func toppling() {
    var body = square(at: Vector(0, -150))
    body.gravity = Vector(0, 1000)
    body.angle = 0.3
    body.properties.friction = 0.6
    body.properties.angularResistance = 2
    var world = World(bodies: [body])
    world.groups = [CollisionGroup(members: [0])]
    world.groups[0].boundaries = [floor(at: 0)]
    advance(&world, seconds: 4)
    #expect(world.bodies[0].angle.magnitude < 1e-3, "\(world.bodies[0])")
    #expect(abs(world.bodies[0].position.y + 50) < 0.05)
    #expect(world.restingTime > 0.5)
  }

  @Test("a tower of squares stands")
  func tower() {
    var world = World(
      bodies: (0..<5).map { number in
        var body = square(at: Vector(0, -30 - 60 * Double(number)), side: 60)
        body.gravity = Vector(0, 1000)
        body.properties.friction = 0.5
        return body
      })
    world.groups = [CollisionGroup(members: Array(0..<5))]
    world.groups[0].boundaries = [floor(at: 0)]
    advance(&world, seconds: 3)
    for (number, body) in world.bodies.enumerated() {
      #expect((body.position - Vector(0, -30 - 60 * Double(number))).length < 0.5, "\(body)")
    }
    #expect(world.restingTime > 0.5)
  }

  @Test("a fast body does not pass a boundary")
  func tunneling() {
    for speed in [500.0, 20_000, 900_000] {
      var body = square(at: Vector(0, 0), side: 20)
      body.velocity = Vector(3, speed)
      var world = World(bodies: [body])
      world.groups = [CollisionGroup(members: [0])]
      world.groups[0].boundaries = [floor(at: 100)]
      advance(&world, seconds: 0.5)
      #expect(abs(world.bodies[0].position.y - 90) < 1e-6, "\(speed)")
    }
  }

  @Test("contacts begin and end once in a bounce")
  func touching() {
    var body = ball(at: Vector(0, -100))
    body.gravity = Vector(0, 1000)
    body.properties.elasticity = 0.8
    var world = World(bodies: [body])
    world.groups = [CollisionGroup(members: [0])]
    world.groups[0].boundaries = [floor(at: 0)]
    var changes: [Bool] = [false]
    advance(&world, seconds: 0.6) { world in
      let touches = !world.touchingContacts.isEmpty
      if touches != changes.last { changes.append(touches) }
    }
    // It falls 50 points in 0.32 s, and would fall again after 0.51 s more.
    #expect(changes == [false, true, false])
  }

  @Test("the same world has the same future")
  func determinism() {
    func run() -> World {
      var world = World(
        bodies: (0..<40).map { number in
          var body =
            number % 3 == 0
            ? ball(at: Vector(Double(number % 7) * 45, Double(number / 7) * -50), radius: 20)
            : square(at: Vector(Double(number % 7) * 45, Double(number / 7) * -50), side: 36)
          body.gravity = Vector(0, 1000)
          body.angle = Double(number) / 10
          body.properties.elasticity = 0.3
          return body
        })
      world.groups = [CollisionGroup(members: Array(0..<40))]
      world.groups[0].boundaries = [
        floor(at: 100), Boundary(from: Vector(-60, -900), to: Vector(-60, 200), identifier: 1),
        Boundary(from: Vector(340, 200), to: Vector(340, -900), identifier: 2),
      ]
      advance(&world, seconds: 2)
      return world
    }
    let world = run()
    #expect(world == run())
    // Nothing has left the box, and the bodies do not overlap much.
    for body in world.bodies {
      #expect(body.position.x > -60 && body.position.x < 340 && body.position.y < 100)
    }
    for first in 0..<40 {
      for second in 0..<first {
        #expect((world.bodies[first].position - world.bodies[second].position).length > 30)
      }
    }
  }

  @Test(
    "no number is too strange",
    arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300, 1e-300, 0])
  func strangeNumbers(number: Double) {
    var body = Body(shape: .rectangle(width: number, height: 40))
    body.position = Vector(number, 0)
    body.velocity = Vector(0, number)
    body.angle = number
    body.angularVelocity = number
    body.gravity = Vector(number, 1000)
    body.force = Vector(number, number)
    body.torque = number
    body.properties.density = number
    body.properties.elasticity = number
    body.properties.friction = number
    body.properties.resistance = number
    body.properties.angularResistance = number
    var round = body
    round.shape = .ellipse(width: number, height: number)
    var world = World(bodies: [body, round, square(at: Vector(5, 5))])
    world.groups = [CollisionGroup(members: [0, 1, 2, 9, -1])]
    world.groups[0].boundaries = [
      Boundary(from: Vector(number, 0), to: Vector(0, number), identifier: 0),
      Boundary(from: .zero, to: .zero, identifier: 0),
    ]
    var joint = Joint(.distance(number), firstPoint: Vector(number, 0), second: 0)
    joint.frequency = number
    joint.damping = number
    world.joints = [
      joint, Joint(.pin, first: 0, firstPoint: Vector(number, number), second: 1),
      Joint(.slide(axis: Vector(number, 0)), first: 1, firstPoint: .zero, second: 2),
      Joint(.snap, firstPoint: Vector(number, 3), second: 2),
      Joint(.weld, first: 7, firstPoint: .zero, second: 2),
    ]
    advance(&world, seconds: 0.2)
    #expect(world.bodies.allSatisfy { $0.position.isFinite && $0.angle.isFinite })
    #expect(world.bodies.allSatisfy { $0.velocity.isFinite && $0.angularVelocity.isFinite })
  }

  @Test("500 bodies fall in reasonable time")
  func manyBodies() {
    var world = World(
      bodies: (0..<500).map { number in
        var body = square(
          at: Vector(Double(number % 25) * 15, Double(number / 25) * -15), side: 10)
        body.gravity = Vector(0, 1000)
        return body
      })
    world.groups = [CollisionGroup(members: Array(0..<500))]
    world.groups[0].boundaries = [
      floor(at: 100), Boundary(from: Vector(-20, -900), to: Vector(-20, 200), identifier: 1),
      Boundary(from: Vector(390, 200), to: Vector(390, -900), identifier: 2),
    ]
    let clock = ContinuousClock()
    let duration = clock.measure { advance(&world, seconds: 2) }
    #expect(world.bodies.allSatisfy { $0.position.y < 100 && $0.position.y > -900 })
    #expect(duration < .seconds(20))
  }
}
