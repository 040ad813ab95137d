/// A vector in the plane, in points, with the y axis pointing down.
package struct Vector: Hashable, Sendable, CustomStringConvertible {
  package var x: Double
  package var y: Double

  package init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  package static let zero = Vector(0, 0)

  package var description: String { "(\(x), \(y))" }

  package static func + (left: Vector, right: Vector) -> Vector {
    Vector(left.x + right.x, left.y + right.y)
  }
  package static func - (left: Vector, right: Vector) -> Vector {
    Vector(left.x - right.x, left.y - right.y)
  }
  package static prefix func - (vector: Vector) -> Vector { Vector(-vector.x, -vector.y) }
  package static func * (factor: Double, vector: Vector) -> Vector {
    Vector(factor * vector.x, factor * vector.y)
  }
  package static func += (left: inout Vector, right: Vector) { left = left + right }
  package static func -= (left: inout Vector, right: Vector) { left = left - right }

  package func dot(_ other: Vector) -> Double { x * other.x + y * other.y }
  /// The z component of the cross product.
  package func cross(_ other: Vector) -> Double { x * other.y - y * other.x }

  package var length: Double { dot(self).squareRoot() }
  /// The vector turned by a quarter, from the x axis to the y axis.
  package var perpendicular: Vector { Vector(-y, x) }
  /// The vector with the length 1; `nil` if it is too short to have a direction.
  package var normalized: Vector? {
    let length = length
    return length > 1e-9 && length.isFinite ? (1 / length) * self : nil
  }

  package var isFinite: Bool { x.isFinite && y.isFinite }

  /// The vector, turned by the angle whose cosine and sine are given.
  func turned(_ cosine: Double, _ sine: Double) -> Vector {
    Vector(cosine * x - sine * y, sine * x + cosine * y)
  }
}

extension Double {
  /// The number, clamped to a range. NaN is treated as a given number.
  func limited(to range: ClosedRange<Double>, nan: Double = 0) -> Double {
    isNaN ? nan : Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}
