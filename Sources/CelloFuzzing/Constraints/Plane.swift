internal import CelloConstraints

/// A constraint of three variables: `normal · point + constant`, compared with zero.
struct Plane {
  var normal = SIMD3<Double>()
  var constant = 0.0
  var relation = LinearConstraint.Relation.equal
  var priority = LinearConstraint.required

  /// Returns the amount by which a point violates the constraint.
  func violation(at point: SIMD3<Double>) -> Double {
    let value = (normal * point).sum() + constant
    return switch relation {
    case .equal: abs(value)
    case .lessThanOrEqual: max(value, 0)
    case .greaterThanOrEqual: max(-value, 0)
    }
  }
}

/// A slow solver of systems. It finds a point with the least violations among all points where
/// three constraints or axes meet.
extension [Plane] {
  private static var priorities: [Double] { [1000, 750, 250, 50, 0] }

  /// Returns the sums of the violations for each priority, in descending order of priority.
  func violations(at point: SIMD3<Double>) -> [Double] {
    var sums = [Double](repeating: 0, count: Self.priorities.count)
    for plane in self {
      guard let index = Self.priorities.firstIndex(of: plane.priority) else { continue }
      sums[index] += plane.violation(at: point)
    }
    return sums
  }

  /// Returns the least violations; `nil` if no point satisfies the required constraints.
  func leastViolations() -> [Double]? {
    // The axes ensure that there is a point where constraints meet even if there are few
    // constraints.
    let axes = [SIMD3(1.0, 0, 0), SIMD3(0, 1, 0), SIMD3(0, 0, 1)].map { Plane(normal: $0) }
    let planes = self + axes
    var best: [Double]?
    for first in planes.indices {
      for second in planes.indices[(first + 1)...] {
        for third in planes.indices[(second + 1)...] {
          guard let point = intersection(planes[first], planes[second], planes[third]) else {
            continue
          }
          let violations = violations(at: point)
          guard violations[0] < 1e-6 else { continue }
          if best.map({ Self.isLess(violations, than: $0) }) ?? true { best = violations }
        }
      }
    }
    return best
  }

  private static func isLess(_ first: [Double], than second: [Double]) -> Bool {
    for (a, b) in zip(first, second) where abs(a - b) > 1e-7 { return a < b }
    return false
  }
}

/// Returns the point that is in three planes, by Cramer's rule; `nil` if there is no single point.
private func intersection(_ a: Plane, _ b: Plane, _ c: Plane) -> SIMD3<Double>? {
  let bc = cross(b.normal, c.normal)
  let determinant = (a.normal * bc).sum()
  guard abs(determinant) > 1e-9 else { return nil }
  let sum =
    a.constant * bc + b.constant * cross(c.normal, a.normal)
    + c.constant * cross(a.normal, b.normal)
  return -sum / determinant
}

private func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
  SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
}
