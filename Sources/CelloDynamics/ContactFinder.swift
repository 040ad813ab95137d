/// Finds the places where two outlines touch, or are closer than a distance.
enum ContactFinder {
  /// The points where an outline meets another, and the direction from the first to the second.
  struct Manifold {
    var normal: Vector
    var points: (Contact.Point, Contact.Point)
    var count: Int

    init(_ normal: Vector, _ first: Contact.Point, _ second: Contact.Point? = nil) {
      self.normal = normal
      points = (first, second ?? first)
      count = second == nil ? 1 : 2
    }
  }

  /// By how much the sides of the second outline must be further apart than those of the first, so
  /// that the choice does not alternate between steps. Chosen.
  private static let preference = 0.1

  /// Returns the points where two outlines are closer than a distance; `nil` for none.
  static func manifold(
    _ first: PlacedShape, _ second: PlacedShape, within reach: Double
  ) -> Manifold? {
    switch (first.corners.isEmpty, second.corners.isEmpty) {
    case (true, true): circles(first, second, within: reach)
    case (false, true): polygon(first, circle: second, within: reach)
    case (true, false):
      polygon(second, circle: first, within: reach).map {
        Manifold(-$0.normal, $0.points.0)
      }
    case (false, false): polygons(first, second, within: reach)
    }
  }

  private static func circles(
    _ first: PlacedShape, _ second: PlacedShape, within reach: Double
  ) -> Manifold? {
    let offset = second.center - first.center
    let separation = offset.length - first.radius - second.radius
    guard separation <= reach else { return nil }
    let normal = offset.normalized ?? Vector(0, -1)
    let position = first.center + (first.radius + separation / 2) * normal
    return Manifold(
      normal, Contact.Point(position: position, separation: separation, feature: 0))
  }

  private static func polygon(
    _ polygon: PlacedShape, circle: PlacedShape, within reach: Double
  ) -> Manifold? {
    var best = (side: 0, separation: -Double.infinity)
    for side in polygon.normals.indices {
      let distance = polygon.normals[side].dot(circle.center - polygon.corners[side])
      if distance > best.separation { best = (side, distance) }
    }
    guard best.separation - circle.radius <= reach else { return nil }
    let (start, end) = (polygon.corners[best.side], polygon.end(ofSide: best.side))
    let edge = end - start
    var normal = polygon.normals[best.side]
    var distance = best.separation
    // A segment has two sides and corners, and so has a polygon outside of a side.
    if distance > 1e-9 || polygon.normals.count == 1 {
      let share = edge.dot(circle.center - start) / max(edge.dot(edge), 1e-12)
      if share < 0 || share > 1 {
        let offset = circle.center - (share < 0 ? start : end)
        guard let direction = offset.normalized else { return nil }
        normal = direction
        distance = offset.length
      }
    }
    let separation = distance - circle.radius
    guard separation <= reach else { return nil }
    let position = circle.center - (circle.radius + separation / 2) * normal
    return Manifold(
      normal, Contact.Point(position: position, separation: separation, feature: best.side))
  }

  private static func polygons(
    _ first: PlacedShape, _ second: PlacedShape, within reach: Double
  ) -> Manifold? {
    let gap = first.widestGap(to: second)
    guard gap.separation <= reach else { return nil }
    let otherGap = second.widestGap(to: first)
    guard otherGap.separation <= reach else { return nil }
    var usesSecond = otherGap.separation > gap.separation + preference
    // A segment does not push a body through itself.
    if first.normals.count == 1,
      -second.normals[otherGap.side].dot(first.normals[0]) < -0.01
    {
      usesSecond = false
    }
    return usesSecond
      ? clipped(second, otherGap.side, first, within: reach).map {
        var manifold = $0
        manifold.normal = -manifold.normal
        return manifold
      }
      : clipped(first, gap.side, second, within: reach)
  }

  /// Returns the part of the side of another outline that faces a side, in front of this side.
  private static func clipped(
    _ reference: PlacedShape, _ side: Int, _ other: PlacedShape, within reach: Double
  ) -> Manifold? {
    let normal = reference.normals[side]
    var facing = (side: 0, cosine: Double.infinity)
    for index in other.normals.indices {
      let cosine = normal.dot(other.normals[index])
      if cosine < facing.cosine { facing = (index, cosine) }
    }
    let (start, end) = (reference.corners[side], reference.end(ofSide: side))
    guard let along = (end - start).normalized else { return nil }
    let (first, last) = (other.corners[facing.side], other.end(ofSide: facing.side))
    let (low, high) = (along.dot(start), along.dot(end))
    let (from, to) = (along.dot(first), along.dot(last))
    // The part of the side, as shares of its length, between both ends of the reference.
    var shares = (0.0, 1.0)
    let span = to - from
    if span.magnitude > 1e-9 {
      let (enter, leave) = ((low - from) / span, (high - from) / span)
      shares = (max(0, min(enter, leave)), min(1, max(enter, leave)))
    } else if from < low || from > high {
      return nil
    }
    guard shares.0 <= shares.1 else { return nil }
    func point(_ share: Double, _ number: Int) -> Contact.Point? {
      let position = first + share * (last - first)
      let separation = normal.dot(position - start)
      guard separation <= reach else { return nil }
      return Contact.Point(
        position: position - (separation / 2) * normal, separation: separation,
        feature: side * 4096 + facing.side * 2 + number)
    }
    switch (point(shares.0, 0), point(shares.1, 1)) {
    case (let first?, let second?): return Manifold(normal, first, second)
    case (let point?, nil), (nil, let point?): return Manifold(normal, point)
    case (nil, nil): return nil
    }
  }
}
