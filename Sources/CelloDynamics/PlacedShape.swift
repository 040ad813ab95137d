internal import CelloGeometry

/// The outline of a body or of a segment, in points.
struct PlacedShape {
  var center = Vector.zero
  /// The radius of a circle; 0 for a polygon.
  var radius = 0.0
  /// The largest distance of a point from the center.
  var extent = 0.0
  var corners: [Vector] = []
  /// The outward directions of the sides. Side *n* begins at corner *n*.
  var normals: [Vector] = []
  // The corners of the bounding box.
  var low = Vector.zero
  var high = Vector.zero

  init() {}

  init(_ body: Body) {
    switch body.shape {
    case .circle(let circle):
      radius = circle
      extent = circle
    case .polygon(let points):
      corners = points
      normals = points
      extent = points.reduce(0) { max($0, $1.length) }
    }
    place(body)
  }

  /// Moves the outline to the position of a body, which must have the same shape.
  mutating func place(_ body: Body) {
    center = body.position
    guard case .polygon(let points) = body.shape else {
      low = center - Vector(radius, radius)
      high = center + Vector(radius, radius)
      return
    }
    let (cosine, sine) = body.angle == 0 ? (1, 0) : body.angle.unitVector
    low = Vector(.infinity, .infinity)
    high = -low
    for index in points.indices {
      let corner = center + points[index].turned(cosine, sine)
      corners[index] = corner
      low = Vector(min(low.x, corner.x), min(low.y, corner.y))
      high = Vector(max(high.x, corner.x), max(high.y, corner.y))
    }
    for index in points.indices { normals[index] = normal(ofSide: index) }
  }

  /// Moves the outline to a segment. Its only normal points to the side of a point.
  mutating func place(_ boundary: Boundary, facing point: Vector) {
    if corners.count != 2 {
      corners = [.zero, .zero]
      normals = [.zero]
    }
    let edge = boundary.end - boundary.start
    let isInFront = Vector(edge.y, -edge.x).dot(point - boundary.start) >= 0
    corners[0] = isInFront ? boundary.start : boundary.end
    corners[1] = isInFront ? boundary.end : boundary.start
    normals[0] = normal(ofSide: 0)
    center = 0.5 * (boundary.start + boundary.end)
  }

  private func normal(ofSide index: Int) -> Vector {
    let edge = corners[index + 1 == corners.count ? 0 : index + 1] - corners[index]
    return Vector(edge.y, -edge.x).normalized ?? Vector(0, -1)
  }

  func end(ofSide index: Int) -> Vector { corners[index + 1 == corners.count ? 0 : index + 1] }

  /// Returns the side from which the corners of another polygon are furthest, and their distance.
  func widestGap(to other: PlacedShape) -> (side: Int, separation: Double) {
    var best = (side: 0, separation: -Double.infinity)
    for side in normals.indices {
      var nearest = Double.infinity
      for corner in other.corners {
        nearest = min(nearest, normals[side].dot(corner - corners[side]))
      }
      if nearest > best.separation { best = (side, nearest) }
    }
    return best
  }
}
