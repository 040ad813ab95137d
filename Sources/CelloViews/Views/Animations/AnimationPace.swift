/// The pacing of an animation: a function from the elapsed fraction of the duration to the progress.
indirect enum AnimationPace: Sendable {
  case linear
  /// The fraction itself, also outside of 0 to 1, for a progress that is computed elsewhere.
  case position
  case cubic(CubicPace)
  case spring(UISpringTimingParameters)
  /// The progress of another pace between two fractions of the whole.
  case part(of: AnimationPace, from: Double, to: Double)

  /// Creates the pace with a system curve. Source of the control points:
  /// docs/measurements/motion.md#curves.
  init(_ curve: UIView.AnimationCurve) {
    self.init(UICubicTimingParameters(animationCurve: curve))
  }

  /// Creates the pace of timing parameters. Those without a curve are linear.
  init(_ parameters: (any UITimingCurveProvider)?) {
    if let spring = parameters?.springTimingParameters {
      self = .spring(spring)
    } else if let cubic = parameters?.cubicTimingParameters {
      self =
        cubic.timingCurveType == .builtin && cubic.animationCurve == .linear
        ? .linear
        : .cubic(
          CubicPace(
            x1: Double(cubic.controlPoint1.x), y1: Double(cubic.controlPoint1.y),
            x2: Double(cubic.controlPoint2.x), y2: Double(cubic.controlPoint2.y)))
    } else {
      self = .linear
    }
  }

  /// The pace of implicit animations. Source: docs/measurements/motion.md#curves.
  static let implicit = AnimationPace.cubic(CAMediaTimingFunction(name: .default).pace)

  /// Returns the progress at a fraction of the duration, which is clamped to 0 to 1. The progress is
  /// 0 at the start and 1 at the end, and a spring may overshoot between them.
  ///
  /// - Parameter duration: the duration of the animation, in seconds.
  func progress(at fraction: Double, duration: TimeInterval) -> Double {
    if case .position = self { return fraction }
    if case .part(let pace, let start, let end) = self {
      return start + (end - start) * pace.progress(at: fraction, duration: duration)
    }
    guard fraction > 0 else { return 0 }
    guard fraction < 1 else { return 1 }
    switch self {
    case .linear, .position, .part: return fraction
    case .cubic(let curve): return curve.value(at: fraction)
    case .spring(let spring): return spring.place(at: fraction, duration: duration)
    }
  }

  /// The duration of a spring with physical parameters, which its animation takes over; `nil` for
  /// other paces.
  var naturalDuration: TimeInterval? {
    if case .spring(let spring) = self { spring.naturalDuration } else { nil }
  }
}
