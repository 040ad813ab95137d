internal import CelloGeometry

/// Rigid bodies that move in steps of time.
///
/// The next state depends only on the state and on the duration of the step. All operations are
/// basic IEEE operations in a fixed order, so that the result is the same on every machine. The
/// velocities are solved by sequential impulses.
package struct World: Equatable, Sendable {
  package var bodies: [Body]
  package var joints: [Joint] = []
  package var groups: [CollisionGroup] = []
  /// The contacts of the last step.
  package private(set) var contacts: [Contact] = []
  /// The time for which all bodies have been almost still, in seconds.
  package private(set) var restingTime = 0.0

  /// The number of iterations of the velocity solver. Chosen.
  private static let iterationCount = 10
  /// The largest gap between bodies that touch, in points. Chosen.
  private static let touchingGap = 0.02
  /// The slowest impact after which a body bounces, in points per second. Chosen.
  private static let slowestBounce = 20.0
  /// The share of an overlap that a step corrects. Chosen.
  private static let overlapCorrection = 0.3
  /// The largest speeds of bodies that are almost still, in points and radians per second. Chosen.
  private static let stillSpeeds = (linear: 1.5, angular: 0.035)

  private var shapes: [PlacedShape] = []
  private var shapesAreCurrent = false
  // Scratch space for a step, kept for its capacity.
  private var startVelocities: [Vector] = []
  private var isGuided: [Bool] = []
  private var rows: [JointRow] = []
  private var inverseMasses: [Double] = []
  private var inverseInertias: [Double] = []
  private var memberships: [[Int]] = []
  private var joined: Set<Int> = []
  private var sweepOrder: [Int] = []
  private var segment = PlacedShape()
  private var formerContacts: [Contact] = []
  private var formerIndices: [ContactKey: Int] = [:]

  private struct ContactKey: Hashable {
    var body: Int
    var partner: Contact.Partner
  }

  package init(bodies: [Body] = []) { self.bodies = bodies }

  package static func == (left: World, right: World) -> Bool {
    left.bodies == right.bodies && left.joints == right.joints && left.groups == right.groups
      && left.contacts == right.contacts && left.restingTime == right.restingTime
  }

  /// Must be called after bodies, joints or groups were added, removed or given other properties.
  package mutating func configurationDidChange() {
    shapesAreCurrent = false
    restingTime = 0
  }

  private mutating func prepareConfiguration() {
    guard !shapesAreCurrent || shapes.count != bodies.count else { return }
    shapesAreCurrent = true
    let indices = bodies.indices
    shapes = bodies.map { PlacedShape($0) }
    inverseMasses = bodies.map(\.inverseMass)
    inverseInertias = bodies.map(\.inverseInertia)
    joints.removeAll { joint in
      !indices.contains(joint.second) || joint.first.map { !indices.contains($0) } ?? false
    }
    memberships = Array(repeating: [], count: bodies.count)
    for (number, group) in groups.enumerated() {
      for member in group.members where indices.contains(member) {
        memberships[member].append(number)
      }
    }
    joined = []
    for joint in joints where joint.joinsBodies {
      if let first = joint.first { joined.insert(pair(first, joint.second)) }
    }
    sweepOrder = Array(indices)
    contacts.removeAll { contact in
      switch contact.partner {
      case .body(let other): !indices.contains(other) || !indices.contains(contact.body)
      case .boundary(let group, let segment):
        !groups.indices.contains(group) || !groups[group].boundaries.indices.contains(segment)
          || !indices.contains(contact.body)
      }
    }
  }

  private func pair(_ first: Int, _ second: Int) -> Int {
    min(first, second) * bodies.count + max(first, second)
  }

  // MARK: Steps

  /// Lets time pass.
  ///
  /// - Parameter duration: the time in seconds, greater than 0. Shorter steps are more exact.
  package mutating func step(_ duration: Double) {
    prepareConfiguration()
    startVelocities = bodies.map(\.velocity)
    isGuided = bodies.map { _ in false }
    for index in bodies.indices { applyForces(to: index, duration) }
    findContacts(duration)
    rows.removeAll(keepingCapacity: true)
    for (number, joint) in joints.enumerated() {
      joint.appendRows(of: number, bodies: bodies, duration: duration, to: &rows)
    }
    prepareContacts(duration)
    warmStart()
    for _ in 0..<Self.iterationCount {
      for index in rows.indices {
        var row = rows[index]
        solve(&row)
        rows[index] = row
      }
      for index in contacts.indices {
        var contact = contacts[index]
        solve(&contact)
        contacts[index] = contact
      }
    }
    for row in rows { joints[row.joint].impulses[row.index] = row.impulse }
    move(duration)
    updateRest(duration)
  }

  private mutating func applyForces(to index: Int, _ duration: Double) {
    let inverseMass = inverseMasses[index]
    guard inverseMass > 0 else {
      bodies[index].velocity = .zero
      bodies[index].angularVelocity = 0
      startVelocities[index] = .zero
      return
    }
    bodies[index].velocity +=
      duration * (bodies[index].gravity + inverseMass * bodies[index].force)
    bodies[index].angularVelocity += duration * inverseInertias[index] * bodies[index].torque
    let properties = bodies[index].properties
    func damping(_ resistance: Double) -> Double {
      (-duration * resistance.limited(to: 0...1e9)).exponential
    }
    if properties.resistance != 0 {
      bodies[index].velocity = damping(properties.resistance) * bodies[index].velocity
    }
    if properties.angularResistance != 0 {
      bodies[index].angularVelocity *= damping(properties.angularResistance)
    }
    if !properties.allowsRotation { bodies[index].angularVelocity = 0 }
    bodies[index].limit()
  }

  private mutating func move(_ duration: Double) {
    for row in rows {
      isGuided[row.second] = true
      if let first = row.first { isGuided[first] = true }
    }
    for contact in contacts where contact.isPushing {
      isGuided[contact.body] = true
      if case .body(let other) = contact.partner { isGuided[other] = true }
    }
    for index in bodies.indices where inverseMasses[index] > 0 {
      // The mean velocity is exact for a constant acceleration.
      let velocity =
        isGuided[index]
        ? bodies[index].velocity : 0.5 * (startVelocities[index] + bodies[index].velocity)
      bodies[index].position += duration * velocity
      bodies[index].angle += duration * bodies[index].angularVelocity
    }
    for contact in contacts where contact.displacement != 0 {
      guard contact.isPushing || contact.smallestSeparation < 0 else { continue }
      var other: Int?
      if case .body(let index) = contact.partner { other = index }
      let sum = inverseMasses[contact.body] + (other.map { inverseMasses[$0] } ?? 0)
      guard sum > 0 else { continue }
      let share = contact.displacement / sum
      bodies[contact.body].position += (share * inverseMasses[contact.body]) * contact.normal
      if let other { bodies[other].position -= (share * inverseMasses[other]) * contact.normal }
    }
    for index in bodies.indices {
      bodies[index].limit()
      shapes[index].place(bodies[index])
    }
  }

  private mutating func updateRest(_ duration: Double) {
    let isStill = bodies.indices.allSatisfy { index in
      inverseMasses[index] == 0
        || bodies[index].velocity.length < Self.stillSpeeds.linear
          && bodies[index].angularVelocity.magnitude < Self.stillSpeeds.angular
    }
    restingTime = isStill ? restingTime + duration : 0
  }

  // MARK: Contacts

  private mutating func findContacts(_ duration: Double) {
    swap(&formerContacts, &contacts)
    contacts.removeAll(keepingCapacity: true)
    formerIndices.removeAll(keepingCapacity: true)
    for (index, contact) in formerContacts.enumerated() {
      formerIndices[ContactKey(body: contact.body, partner: contact.partner)] = index
    }
    for (number, group) in groups.enumerated() where !group.boundaries.isEmpty {
      for member in group.members where inverseMassIsPositive(member) {
        findContacts(of: member, with: group.boundaries, number, duration)
      }
    }
    guard groups.contains(where: { $0.collidesWithMembers && $0.members.count > 1 }) else { return }
    sortSweep(duration)
    for position in sweepOrder.indices {
      let first = sweepOrder[position]
      guard !memberships[first].isEmpty else { continue }
      let end = shapes[first].high.x + reach(first, duration)
      for next in sweepOrder[(position + 1)...] {
        if shapes[next].low.x - reach(next, duration) > end { break }
        findContact(min(first, next), max(first, next), duration)
      }
    }
  }

  private func inverseMassIsPositive(_ index: Int) -> Bool {
    bodies.indices.contains(index) && inverseMasses[index] > 0
  }

  /// The distance that a point of a body can move in a step, in points.
  private func reach(_ index: Int, _ duration: Double) -> Double {
    duration
      * (bodies[index].velocity.length
        + bodies[index].angularVelocity.magnitude * shapes[index].extent)
  }

  /// Sorts the bodies by their left edges. The order changes little between steps.
  private mutating func sortSweep(_ duration: Double) {
    for position in sweepOrder.indices.dropFirst() {
      let index = sweepOrder[position]
      let edge = shapes[index].low.x - reach(index, duration)
      var place = position
      while place > 0 {
        let former = sweepOrder[place - 1]
        guard shapes[former].low.x - reach(former, duration) > edge else { break }
        sweepOrder[place] = former
        place -= 1
      }
      sweepOrder[place] = index
    }
  }

  private mutating func findContact(_ first: Int, _ second: Int, _ duration: Double) {
    let reach = reach(first, duration) + reach(second, duration) + Self.touchingGap
    guard shapes[first].low.y - reach <= shapes[second].high.y,
      shapes[second].low.y - reach <= shapes[first].high.y,
      inverseMasses[first] + inverseMasses[second] > 0,
      memberships[first].contains(where: {
        groups[$0].collidesWithMembers && memberships[second].contains($0)
      }),
      !joined.contains(pair(first, second)),
      let manifold = ContactFinder.manifold(shapes[first], shapes[second], within: reach)
    else { return }
    append(
      Contact(
        body: second, partner: .body(first), normal: manifold.normal, points: manifold.points,
        pointCount: manifold.count))
  }

  private mutating func findContacts(
    of body: Int, with boundaries: [Boundary], _ group: Int, _ duration: Double
  ) {
    let reach = reach(body, duration) + Self.touchingGap
    let (low, high) = (shapes[body].low, shapes[body].high)
    for (number, boundary) in boundaries.enumerated() {
      guard max(boundary.start.x, boundary.end.x) >= low.x - reach,
        min(boundary.start.x, boundary.end.x) <= high.x + reach,
        max(boundary.start.y, boundary.end.y) >= low.y - reach,
        min(boundary.start.y, boundary.end.y) <= high.y + reach
      else { continue }
      segment.place(boundary, facing: shapes[body].center)
      guard let manifold = ContactFinder.manifold(segment, shapes[body], within: reach) else {
        continue
      }
      append(
        Contact(
          body: body, partner: .boundary(group: group, segment: number), normal: manifold.normal,
          points: manifold.points, pointCount: manifold.count))
    }
  }

  private mutating func append(_ contact: Contact) {
    var contact = contact
    if let index = formerIndices[ContactKey(body: contact.body, partner: contact.partner)] {
      let former = formerContacts[index]
      contact.points.0.takeImpulses(of: former)
      contact.points.1.takeImpulses(of: former)
    }
    contacts.append(contact)
  }

  private mutating func prepareContacts(_ duration: Double) {
    for index in contacts.indices {
      let body = bodies[contacts[index].body]
      var other: Int?
      if case .body(let index) = contacts[index].partner { other = index }
      func limited(_ value: Double) -> Double { value.limited(to: 0...1e6) }
      let friction = limited(body.properties.friction)
      let elasticity = body.properties.elasticity
      if let other {
        let properties = bodies[other].properties
        contacts[index].friction = (friction * limited(properties.friction)).squareRoot()
        contacts[index].elasticity = max(elasticity, properties.elasticity).limited(to: 0...1)
      } else {
        contacts[index].friction = friction
        contacts[index].elasticity = elasticity.limited(to: 0...1)
      }
      var contact = contacts[index]
      contact.displacement = 0
      var deepest = Double.infinity
      for number in 0..<contact.pointCount {
        var point = number == 0 ? contact.points.0 : contact.points.1
        let displacement = prepare(&point, of: contact, other, duration)
        if point.separation < deepest {
          deepest = point.separation
          contact.displacement = displacement
        }
        if number == 0 { contact.points.0 = point } else { contact.points.1 = point }
      }
      contacts[index] = contact
    }
  }

  /// Prepares a point of a contact for a step.
  ///
  /// - Returns: the distance by which the bodies are moved apart after the step, if they meet.
  private func prepare(
    _ point: inout Contact.Point, of contact: Contact, _ other: Int?, _ duration: Double
  ) -> Double {
    let (body, normal) = (contact.body, contact.normal)
    let arm = point.position - bodies[body].position
    let otherArm = other.map { point.position - bodies[$0].position } ?? .zero
    func inverse(along direction: Vector) -> Double {
      let turn = arm.cross(direction)
      var sum = inverseMasses[body] + inverseInertias[body] * turn * turn
      if let other {
        let turn = otherArm.cross(direction)
        sum += inverseMasses[other] + inverseInertias[other] * turn * turn
      }
      return sum
    }
    let (along, across) = (inverse(along: normal), inverse(along: normal.perpendicular))
    point.normalMass = along > 0 ? 1 / along : 0
    point.tangentMass = across > 0 ? 1 / across : 0

    let turning =
      bodies[body].angularVelocity * arm.perpendicular
      - (other.map { bodies[$0].angularVelocity * otherArm.perpendicular } ?? .zero)
    let end = bodies[body].velocity - (other.map { bodies[$0].velocity } ?? .zero) + turning
    let start = startVelocities[body] - (other.map { startVelocities[$0] } ?? .zero) + turning
    let (startSpeed, endSpeed) = (normal.dot(start), normal.dot(end))
    let acceleration = (endSpeed - startSpeed) / duration
    let mean = (startSpeed + endSpeed) / 2
    let separation = max(point.separation, 0)
    guard separation + duration * mean <= 0 else {
      // They do not meet in this step, but other contacts may change their velocities.
      point.targetVelocity = -separation / duration
      return 0
    }
    // The bodies meet after a part of the step, and bounce for the rest of it.
    let time = mean < 0 ? min(separation / -mean, duration) : 0
    let rest = duration - time
    let impact = -(startSpeed + acceleration * time)
    let bounce = impact > Self.slowestBounce ? contact.elasticity * impact : 0
    point.targetVelocity = max(0, bounce + acceleration * rest)
    var displacement = -separation
    if bounce > 0 {
      displacement +=
        max(0, bounce * rest + acceleration * rest * rest / 2) - duration * point.targetVelocity
    }
    if point.separation < 0 { displacement -= Self.overlapCorrection * point.separation }
    return displacement
  }

  // MARK: Impulses

  private mutating func warmStart() {
    for row in rows where row.impulse != 0 { apply(row.impulse, row) }
    for contact in contacts {
      for number in 0..<contact.pointCount {
        let point = number == 0 ? contact.points.0 : contact.points.1
        let impulse =
          point.normalImpulse * contact.normal
          + point.tangentImpulse * contact.normal.perpendicular
        apply(impulse, at: point.position, contact)
      }
    }
  }

  private mutating func apply(_ impulse: Vector, at position: Vector, _ contact: Contact) {
    push(contact.body, impulse, position)
    if case .body(let other) = contact.partner { push(other, -impulse, position) }
  }

  private mutating func push(_ index: Int, _ impulse: Vector, _ position: Vector) {
    bodies[index].velocity += inverseMasses[index] * impulse
    bodies[index].angularVelocity +=
      inverseInertias[index] * (position - bodies[index].position).cross(impulse)
  }

  private mutating func apply(_ impulse: Double, _ row: JointRow) {
    bodies[row.second].velocity += (inverseMasses[row.second] * impulse) * row.direction
    bodies[row.second].angularVelocity += inverseInertias[row.second] * impulse * row.secondTurn
    guard let first = row.first else { return }
    bodies[first].velocity -= (inverseMasses[first] * impulse) * row.direction
    bodies[first].angularVelocity += inverseInertias[first] * impulse * row.firstTurn
  }

  private mutating func solve(_ row: inout JointRow) {
    var speed =
      row.direction.dot(bodies[row.second].velocity)
      + row.secondTurn * bodies[row.second].angularVelocity
    if let first = row.first {
      speed +=
        row.firstTurn * bodies[first].angularVelocity - row.direction.dot(bodies[first].velocity)
    }
    let change = -row.mass * (speed + row.bias + row.gamma * row.impulse)
    let former = row.impulse
    row.impulse = min(max(former + change, row.low), row.high)
    apply(row.impulse - former, row)
  }

  private mutating func solve(_ contact: inout Contact) {
    var points = contact.points
    solveFriction(&points.0, contact)
    if contact.pointCount == 2 { solveFriction(&points.1, contact) }
    solveNormal(&points.0, contact)
    if contact.pointCount == 2 { solveNormal(&points.1, contact) }
    contact.points = points
  }

  /// Returns the velocity of the body at a point, relative to its partner.
  private func velocity(at point: Contact.Point, _ contact: Contact) -> Vector {
    func velocity(_ index: Int) -> Vector {
      bodies[index].velocity
        + bodies[index].angularVelocity * (point.position - bodies[index].position).perpendicular
    }
    guard case .body(let other) = contact.partner else { return velocity(contact.body) }
    return velocity(contact.body) - velocity(other)
  }

  private mutating func solveNormal(_ point: inout Contact.Point, _ contact: Contact) {
    let speed = contact.normal.dot(velocity(at: point, contact))
    let former = point.normalImpulse
    point.normalImpulse = max(former - point.normalMass * (speed - point.targetVelocity), 0)
    apply((point.normalImpulse - former) * contact.normal, at: point.position, contact)
  }

  private mutating func solveFriction(_ point: inout Contact.Point, _ contact: Contact) {
    guard contact.friction > 0 else { return }
    let tangent = contact.normal.perpendicular
    let speed = tangent.dot(velocity(at: point, contact))
    let most = contact.friction * point.normalImpulse
    let former = point.tangentImpulse
    point.tangentImpulse = min(max(former - point.tangentMass * speed, -most), most)
    apply((point.tangentImpulse - former) * tangent, at: point.position, contact)
  }

  // MARK: Touching bodies

  /// The contacts of bodies that touch.
  package var touchingContacts: [Contact] {
    contacts.filter { $0.isPushing || $0.smallestSeparation <= Self.touchingGap }
  }
}
