/// A line segment that bodies cannot cross.
package struct Boundary: Equatable, Sendable {
  package var start: Vector
  package var end: Vector
  /// The number by which contacts identify the boundary that contains the segment.
  package var identifier: Int

  package init(from start: Vector, to end: Vector, identifier: Int) {
    self.start = start
    self.end = end
    self.identifier = identifier
  }
}

/// Bodies that collide with each other, with boundaries, or with both.
package struct CollisionGroup: Equatable, Sendable {
  /// The indices of the bodies.
  package var members: [Int]
  package var boundaries: [Boundary] = []
  package var collidesWithMembers = true

  package init(members: [Int]) { self.members = members }
}
