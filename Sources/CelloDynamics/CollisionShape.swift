internal import CelloGeometry

/// The outline of a body, relative to its center.
package enum CollisionShape: Hashable, Sendable {
  case circle(radius: Double)
  /// A convex polygon whose corners follow each other from the x axis to the y axis.
  case polygon([Vector])

  /// The number of corners that represent an ellipse. Chosen: the outline deviates by less than
  /// half a percent.
  private static let ellipseCornerCount = 32

  /// Returns a rectangle around the center.
  package static func rectangle(width: Double, height: Double) -> CollisionShape {
    let (x, y) = (length(width) / 2, length(height) / 2)
    return .polygon([Vector(-x, -y), Vector(x, -y), Vector(x, y), Vector(-x, y)])
  }

  /// Returns an ellipse around the center: a circle, or a polygon with 32 corners.
  package static func ellipse(width: Double, height: Double) -> CollisionShape {
    let (x, y) = (length(width) / 2, length(height) / 2)
    if x == y { return .circle(radius: x) }
    return .polygon(
      (0..<ellipseCornerCount).map {
        let angle = 2 * Double.pi * Double($0) / Double(ellipseCornerCount)
        let (cosine, sine) = angle.unitVector
        return Vector(x * cosine, y * sine)
      })
  }

  /// Returns the convex hull of points; `nil` if it has no area.
  package static func hull(of points: [Vector]) -> CollisionShape? {
    var sorted: [Vector] = []
    for point in points where point.isFinite {
      sorted.append(Vector(coordinate(point.x), coordinate(point.y)))
    }
    sorted.sort { (left: Vector, right: Vector) -> Bool in
      left.x == right.x ? left.y < right.y : left.x < right.x
    }
    guard sorted.count > 2 else { return nil }
    func chain(_ points: some Sequence<Vector>) -> [Vector] {
      var chain: [Vector] = []
      for point in points {
        while chain.count > 1 {
          let (former, last) = (chain[chain.count - 2], chain[chain.count - 1])
          guard (last - former).cross(point - last) <= 0 else { break }
          chain.removeLast()
        }
        chain.append(point)
      }
      return chain
    }
    let corners = Array(chain(sorted).dropLast()) + Array(chain(sorted.reversed()).dropLast())
    let shape = CollisionShape.polygon(corners)
    return corners.count > 2 && shape.area > 1e-6 ? shape : nil
  }

  /// The smallest and the largest length of a side. A body without an area has a small mass.
  private static func length(_ length: Double) -> Double {
    length.magnitude.limited(to: 0.01...100_000, nan: 0.01)
  }

  private static func coordinate(_ coordinate: Double) -> Double {
    coordinate.limited(to: -100_000...100_000)
  }

  /// The area in square points.
  package var area: Double {
    switch self {
    case .circle(let radius): return Double.pi * radius * radius
    case .polygon(let corners):
      var sum = 0.0
      for index in corners.indices {
        sum += corners[index].cross(corners[(index + 1) % corners.count])
      }
      return sum / 2
    }
  }

  /// The moment of inertia around the center of a body with the mass 1, in square points.
  package var unitInertia: Double {
    switch self {
    case .circle(let radius): return radius * radius / 2
    case .polygon(let corners):
      var (sum, area) = (0.0, 0.0)
      for index in corners.indices {
        let (first, second) = (corners[index], corners[(index + 1) % corners.count])
        let cross = first.cross(second)
        area += cross
        sum += cross * (first.dot(first) + first.dot(second) + second.dot(second))
      }
      return area > 0 ? sum / (6 * area) : 1
    }
  }
}
