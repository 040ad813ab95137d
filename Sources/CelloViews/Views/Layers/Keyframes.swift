internal import CelloRaster

/// The values of a keyframe animation.
struct Keyframes {
  var values: [AnimatedValue]
  var tension: [NSNumber]?
  var continuity: [NSNumber]?
  var bias: [NSNumber]?

  /// The distance from each value to the next.
  var lengths: [Double] {
    zip(values, values.dropFirst()).map { from, to in
      guard let first = from.components, let second = to.components, first.count == second.count
      else { return 1 }
      return zip(first, second).reduce(0) { $0 + ($1.1 - $1.0) * ($1.1 - $1.0) }.squareRoot()
    }
  }

  /// Returns the value at a fraction of a step, on a straight line.
  func straight(_ step: Int, _ share: Double) -> AnimatedValue {
    values[step].mixed(with: values[step + 1], share)
  }

  /// Returns the value at a fraction of a step, on a smooth curve. Values without components change
  /// on a straight line.
  func curved(_ step: Int, _ share: Double) -> AnimatedValue {
    guard share > 0, share < 1, let from = values[step].components,
      let to = values[step + 1].components, from.count == to.count
    else { return straight(step, share) }
    let before = step > 0 ? values[step - 1].components ?? from : from
    let after = step + 2 < values.count ? values[step + 2].components ?? to : to
    guard before.count == from.count, after.count == from.count else {
      return straight(step, share)
    }
    let (square, cube) = (share * share, share * share * share)
    let start = weights(at: step, isStart: true)
    let end = weights(at: step + 1, isStart: false)
    return values[step + 1].withComponents(
      from.indices.map { index in
        let leaving =
          start.before * (from[index] - before[index]) + start.after * (to[index] - from[index])
        let arriving =
          end.before * (to[index] - from[index]) + end.after * (after[index] - to[index])
        return (2 * cube - 3 * square + 1) * from[index] + (cube - 2 * square + share) * leaving
          + (3 * square - 2 * cube) * to[index] + (cube - square) * arriving
      })
  }

  /// Returns the weights of the adjacent steps for the tangent of the curve at a value.
  ///
  /// - Parameter isStart: whether the value is the start of a step; otherwise it is the end.
  private func weights(at index: Int, isStart: Bool) -> (before: Double, after: Double) {
    func parameter(_ values: [NSNumber]?) -> Double {
      guard let values, index < values.count else { return 0 }
      let value = values[index].doubleValue
      return value.isFinite ? value : 0
    }
    let (tension, bias) = (parameter(tension), parameter(bias))
    let continuity = isStart ? parameter(continuity) : -parameter(continuity)
    return (
      (1 - tension) * (1 + bias) * (1 + continuity) / 2,
      (1 - tension) * (1 - bias) * (1 - continuity) / 2
    )
  }
}

/// The lines and curves of a path that an animation follows.
struct PathSteps {
  private enum Step {
    case line(CGPoint, CGPoint)
    case quadratic(CGPoint, CGPoint, CGPoint)
    case cubic(CGPoint, CGPoint, CGPoint, CGPoint)
  }

  private var steps: [Step] = []
  /// The first point of the path; `nil` for an empty path.
  private(set) var start: CGPoint?

  init(_ path: Path) {
    var (current, first) = (CGPoint.zero, CGPoint.zero)
    for element in path.elements {
      switch element {
      case .move(let point):
        (current, first) = (point, point)
        start = start ?? point
      case .line(let end):
        steps.append(.line(current, end))
        current = end
      case .quadratic(let control, let end):
        steps.append(.quadratic(current, control, end))
        current = end
      case .cubic(let control1, let control2, let end):
        steps.append(.cubic(current, control1, control2, end))
        current = end
      case .close:
        if current != first { steps.append(.line(current, first)) }
        current = first
      }
    }
  }

  var count: Int { steps.count }

  /// The length of each step. Curves are measured as 32 lines.
  var lengths: [Double] {
    steps.indices.map { step in
      if case .line(let from, let to) = steps[step] { return Self.length(from, to) }
      let points = (0...32).compactMap { point(step, Double($0) / 32)?.position }
      return zip(points, points.dropFirst()).reduce(0) { $0 + Self.length($1.0, $1.1) }
    }
  }

  private static func length(_ from: CGPoint, _ to: CGPoint) -> Double {
    let (x, y) = (Double(to.x - from.x), Double(to.y - from.y))
    return (x * x + y * y).squareRoot()
  }

  /// Returns the point and direction at a fraction of a step; `nil` if there is no such step.
  func point(_ step: Int, _ share: Double) -> (position: CGPoint, direction: CGPoint)? {
    guard steps.indices.contains(step) else { return nil }
    let share = CGFloat(share)
    func mix(_ from: CGPoint, _ to: CGPoint) -> CGPoint {
      CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
    }
    func difference(_ from: CGPoint, _ to: CGPoint) -> CGPoint {
      CGPoint(x: to.x - from.x, y: to.y - from.y)
    }
    switch steps[step] {
    case .line(let from, let to): return (mix(from, to), difference(from, to))
    case .quadratic(let from, let control, let to):
      let (first, second) = (mix(from, control), mix(control, to))
      let direction = difference(first, second)
      return (mix(first, second), direction == .zero ? difference(from, to) : direction)
    case .cubic(let from, let control1, let control2, let to):
      let middle = mix(control1, control2)
      let (first, second) = (mix(mix(from, control1), middle), mix(middle, mix(control2, to)))
      let direction = difference(first, second)
      return (mix(first, second), direction == .zero ? difference(from, to) : direction)
    }
  }
}
