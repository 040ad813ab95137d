/// A part of a circle as cubic curves.
///
/// The error of a quarter circle is at most 0.03 % of its radius.
package struct Arc {
  /// A cubic curve that starts at the end of the previous curve.
  package struct Curve {
    /// The first control point.
    package var control1: CGPoint
    /// The second control point.
    package var control2: CGPoint
    /// The end point.
    package var end: CGPoint
  }

  /// The start of the arc.
  package private(set) var start: CGPoint
  /// The curves of the arc, in order.
  package private(set) var curves: [Curve]

  /// Creates the arc between two angles, in radians; 0 is to the right, π/2 is down. `nil` if a
  /// number is not finite.
  ///
  /// - Parameter increasing: a Boolean value that indicates whether the angle increases along the
  ///   arc. An end angle in the other direction is reached by the complementary arc, and an arc of
  ///   a whole turn or more is a whole circle.
  package init?(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, increasing: Bool
  ) {
    let values = [center.x, center.y, radius, startAngle, endAngle]
    guard values.allSatisfy({ $0.magnitude < 1e12 }) else { return nil }
    let start = Double(startAngle)
    let sweep = Self.sweep(from: start, to: Double(endAngle), increasing: increasing)
    let count = sweep == 0 ? 0 : Int(clamping: abs(sweep) / (Double.pi / 2) - 1e-9) + 1
    func point(_ unit: (cosine: Double, sine: Double)) -> CGPoint {
      CGPoint(
        x: center.x + radius * CGFloat(unit.cosine), y: center.y + radius * CGFloat(unit.sine))
    }
    var unit = start.unitVector
    self.start = point(unit)
    curves = []
    guard count > 0 else { return }
    let step = sweep / Double(count)
    let half = (step / 4).unitVector
    // The control points are on the tangents, at a distance of 4/3 · tan(step / 4) radii.
    let reach = 4.0 / 3 * (half.sine / half.cosine)
    for index in 1...count {
      let angle =
        index == count && abs(sweep) == 2 * Double.pi ? start : start + step * Double(index)
      let next = angle.unitVector
      curves.append(
        Curve(
          control1: point((unit.cosine - reach * unit.sine, unit.sine + reach * unit.cosine)),
          control2: point((next.cosine + reach * next.sine, next.sine - reach * next.cosine)),
          end: point(next)))
      unit = next
    }
  }

  private static func sweep(from start: Double, to end: Double, increasing: Bool) -> Double {
    let turn = 2 * Double.pi
    let difference = increasing ? end - start : start - end
    // A rounding error in the user's value of 2π must not turn a whole circle into an empty arc.
    if difference >= turn - 1e-9 { return increasing ? turn : -turn }
    let folded =
      difference < 0
      ? difference + turn * Double(Int(clamping: -difference / turn) &+ 1) : difference
    let length = folded >= turn ? folded - turn : folded
    return increasing ? length : -length
  }
}

extension Path {
  /// Adds an arc, with a line to its start if the path has a current point.
  package mutating func add(_ arc: Arc) {
    if isEmpty { move(to: arc.start) } else { addLine(to: arc.start) }
    for curve in arc.curves {
      addCubic(to: curve.end, control1: curve.control1, control2: curve.control2)
    }
  }
}
