import CelloDynamics
import Testing

@Suite("Joints") struct JointTests {
  private func square(at position: Vector) -> Body {
    var body = Body(shape: .rectangle(width: 100, height: 100))
    body.position = position
    return body
  }

  private func advance(_ world: inout World, seconds: Double, each: (World) -> Void = { _ in }) {
    for _ in 0..<Int(seconds * 120) {
      world.step(1 / 120)
      each(world)
    }
  }

  @Test("a pendulum keeps its length and its height")
  func pendulum() {
    var body = square(at: Vector(200, 0))
    body.gravity = Vector(0, 1000)
    var world = World(bodies: [body])
    world.joints = [Joint(.distance(200), firstPoint: .zero, second: 0)]
    var lengths: [Double] = []
    var furthest = 0.0
    advance(&world, seconds: 3) {
      lengths.append($0.bodies[0].position.length)
      furthest = min(furthest, $0.bodies[0].position.x)
    }
    #expect(lengths.allSatisfy { abs($0 - 200) < 2 })
    // It swings to the other side.
    #expect(abs(furthest + 200) < 4)
  }

  @Test("a spring oscillates with its frequency, and rests at its length")
  func spring() {
    var world = World(bodies: [square(at: Vector(150, 0))])
    var joint = Joint(.distance(100), firstPoint: .zero, second: 0)
    joint.frequency = 2
    joint.damping = 0.1
    world.joints = [joint]
    var crossings: [Int] = []
    var (former, step) = (150.0, 0)
    advance(&world, seconds: 2) {
      step += 1
      let x = $0.bodies[0].position.x
      if (former > 100) != (x > 100) { crossings.append(step) }
      former = x
    }
    // Two crossings in each period of half a second.
    #expect(crossings.count == 8, "\(crossings)")
    #expect(zip(crossings, crossings.dropFirst()).allSatisfy { abs($1 - $0 - 30) <= 2 })
    advance(&world, seconds: 6)
    #expect(abs(world.bodies[0].position.x - 100) < 0.1)
  }

  @Test("two bodies stay at their distance")
  func distance() {
    var first = square(at: .zero)
    first.velocity = Vector(0, 300)
    var world = World(bodies: [first, square(at: Vector(150, 0))])
    world.joints = [Joint(.distance(150), first: 0, firstPoint: .zero, second: 1)]
    advance(&world, seconds: 2)
    #expect(abs((world.bodies[1].position - world.bodies[0].position).length - 150) < 1)
    // The center of both moves with half of the speed.
    let center = 0.5 * (world.bodies[0].position + world.bodies[1].position)
    #expect((center - Vector(75, 300)).length < 1, "\(center)")
  }

  @Test("a rope is not longer than its length, but can be shorter")
  func rope() {
    var body = square(at: Vector(0, 50))
    body.velocity = Vector(0, 400)
    var world = World(bodies: [body])
    world.joints = [Joint(.rope(150), firstPoint: .zero, second: 0)]
    advance(&world, seconds: 0.2)
    #expect(abs(world.bodies[0].position.y - 130) < 1e-6)
    advance(&world, seconds: 1)
    #expect(abs(world.bodies[0].position.y - 150) < 0.1)
  }

  @Test("a snapped body ends at its point without a rotation")
  func snap() {
    var body = square(at: Vector(300, -40))
    body.angle = 1
    var world = World(bodies: [body])
    var joint = Joint(.snap, firstPoint: Vector(10, 20), second: 0)
    joint.frequency = 3
    joint.damping = 0.5
    world.joints = [joint]
    var smallest = 300.0
    advance(&world, seconds: 4) { smallest = min(smallest, $0.bodies[0].position.x) }
    #expect((world.bodies[0].position - Vector(10, 20)).length < 0.01)
    #expect(world.bodies[0].angle.magnitude < 1e-3)
    // It went beyond the point first.
    #expect(smallest < 5)
    #expect(world.restingTime > 0.5)
  }

  @Test("welded bodies move as one")
  func weld() {
    var first = square(at: .zero)
    first.velocity = Vector(0, 200)
    var world = World(bodies: [first, square(at: Vector(100, 0))])
    world.joints = [
      Joint(.weld, first: 0, firstPoint: Vector(50, 0), second: 1, secondPoint: Vector(-50, 0))
    ]
    world.groups = [CollisionGroup(members: [0, 1])]
    advance(&world, seconds: 1)
    let (one, two) = (world.bodies[0], world.bodies[1])
    #expect(abs((two.position - one.position).length - 100) < 0.5)
    #expect(abs(one.angle - two.angle) < 0.01 && one.angle < -0.1)
  }

  @Test("pinned bodies turn around the pin within their range")
  func pin() {
    var first = square(at: .zero)
    first.properties.isAnchored = true
    var second = square(at: Vector(100, 0))
    second.gravity = Vector(0, 1000)
    second.properties.angularResistance = 3
    var world = World(bodies: [first, second])
    var joint = Joint(
      .pin, first: 0, firstPoint: Vector(50, 0), second: 1, secondPoint: Vector(-50, 0))
    world.joints = [joint]
    advance(&world, seconds: 8)
    // It hangs below the pin.
    #expect((world.bodies[1].position - Vector(50, 50)).length < 1)
    world.bodies[1] = second
    joint.range = -0.5...0.5
    world.joints = [joint]
    world.configurationDidChange()
    advance(&world, seconds: 4)
    #expect(abs(world.bodies[1].angle - 0.5) < 0.01)
    world.bodies[1] = second
    joint.range = -.infinity ... .infinity
    joint.frictionTorque = 1_000_000
    world.joints = [joint]
    world.configurationDidChange()
    advance(&world, seconds: 1)
    #expect(world.bodies[1].angle.magnitude < 0.01)
  }

  @Test("a sliding body stays on its axis and in its range")
  func slide() {
    var body = square(at: .zero)
    body.gravity = Vector(500, 1000)
    var world = World(bodies: [body])
    var joint = Joint(.slide(axis: Vector(1, 0)), firstPoint: .zero, second: 0)
    world.joints = [joint]
    advance(&world, seconds: 1)
    #expect(abs(world.bodies[0].position.x - 250) < 3)
    #expect(world.bodies[0].position.y.magnitude < 0.1 && world.bodies[0].angle.magnitude < 1e-6)
    world.bodies[0] = body
    joint.range = -20...120
    world.joints = [joint]
    world.configurationDidChange()
    advance(&world, seconds: 2)
    #expect(abs(world.bodies[0].position.x - 120) < 0.1)
  }
}
