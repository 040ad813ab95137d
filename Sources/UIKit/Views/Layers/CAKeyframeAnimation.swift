/// An animation through several values, or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values in order; not used with a ``path``.
  open var values: [Any]?
  /// The points that the property passes; each line or curve is a step.
  open var path: CGPath?
  /// The share of the duration at which each value is reached, from 0 to 1, in ascending order;
  /// `nil` for equal distances. Not used by the paced modes.
  open var keyTimes: [NSNumber]?
  /// The pace of each step; `nil` for a constant one.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// How values between the given ones are found.
  open var calculationMode = CAAnimationCalculationMode.linear
  // The form of cubic curves at each value: see Kochanek and Bartels, "Interpolating splines with
  // local tension, continuity, and bias control", 1984.
  /// How tight the curve is at each value: 0 by default, 1 for none, −1 for a wide one.
  open var tensionValues: [NSNumber]?
  /// How sharp the corner is at each value: 0 by default, for none.
  open var continuityValues: [NSNumber]?
  /// Where the curve is at each value: 0 by default, 1 before and −1 after it.
  open var biasValues: [NSNumber]?
  /// Whether the layer turns with the direction of the ``path``; `nil` for no.
  open var rotationMode: CAAnimationRotationMode?

  override func makeEmptyCopy() -> CAAnimation { CAKeyframeAnimation() }

  override func copyProperties(of other: CAAnimation) {
    super.copyProperties(of: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    values = other.values
    path = other.path
    keyTimes = other.keyTimes
    timingFunctions = other.timingFunctions
    calculationMode = other.calculationMode
    tensionValues = other.tensionValues
    continuityValues = other.continuityValues
    biasValues = other.biasValues
    rotationMode = other.rotationMode
  }

  private var isPaced: Bool { calculationMode == .paced || calculationMode == .cubicPaced }
  private var isCubic: Bool { calculationMode == .cubic || calculationMode == .cubicPaced }

  override func value(at share: Double, current: AnimatedValue?) -> AnimatedValue? {
    if let path {
      let steps = PathSteps(path.path)
      guard let place = place(at: share, steps: steps.count, lengths: steps.lengths) else {
        return steps.start.map(AnimatedValue.point)
      }
      return steps.point(place.step, place.share).map { .point($0.place) }
    }
    let keyframes = Keyframes(
      values: (values ?? []).compactMap(AnimatedValue.init), tension: tensionValues,
      continuity: continuityValues, bias: biasValues)
    let values = keyframes.values
    guard let first = values.first else { return nil }
    if calculationMode == .discrete {
      return values[discreteIndex(at: share, count: values.count)]
    }
    guard let place = place(at: share, steps: values.count - 1, lengths: keyframes.lengths) else {
      return first
    }
    return isCubic
      ? keyframes.curved(place.step, place.share) : keyframes.straight(place.step, place.share)
  }

  /// In discrete mode each value holds until the next one's time.
  private func discreteIndex(at share: Double, count: Int) -> Int {
    guard let keyTimes, !keyTimes.isEmpty else {
      return min(max(Int(clamping: share * Double(count)), 0), count - 1)
    }
    let index = keyTimes.lastIndex { $0.doubleValue <= share } ?? 0
    return min(index, count - 1)
  }

  /// The step at a share of the duration, and how much of it is done; `nil` without steps.
  private func place(
    at share: Double, steps: Int, lengths: @autoclosure () -> [Double]
  ) -> (step: Int, share: Double)? {
    guard steps > 0 else { return nil }
    var times = (0...steps).map { Double($0) / Double(steps) }
    if isPaced {
      let lengths = lengths()
      let total = lengths.reduce(0, +)
      if total > 0, lengths.count == steps {
        var sum = 0.0
        for index in 0..<steps {
          sum += lengths[index]
          times[index + 1] = sum / total
        }
      }
    } else if let keyTimes, keyTimes.count > steps {
      times = keyTimes.prefix(steps + 1).map(\.doubleValue)
    }
    let step = min(max((times.lastIndex { $0 <= share } ?? 0), 0), steps - 1)
    let span = times[step + 1] - times[step]
    var part = span > 0 ? min(max((share - times[step]) / span, 0), 1) : 1
    if !isPaced, let timingFunctions, step < timingFunctions.count {
      part = timingFunctions[step].value(at: part)
    }
    return (step, part)
  }

  override func apply(_ progress: MediaTiming.Progress, to values: inout LayerValues) {
    super.apply(progress, to: &values)
    guard let rotationMode, let path else { return }
    let steps = PathSteps(path.path)
    guard
      let place = place(at: share(at: progress), steps: steps.count, lengths: steps.lengths),
      let direction = steps.point(place.step, place.share)?.direction
    else { return }
    var angle = Double.angle(x: Double(direction.x), y: Double(direction.y))
    if rotationMode == .rotateAutoReverse { angle += .pi }
    values.setValue(.number(angle), forKeyPath: "transform.rotation.z")
  }
}

/// How values between keyframes are found.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// By straight lines.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Each value holds until the next one.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// By straight lines, at a constant speed.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// By smooth curves.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// By smooth curves, with times in proportion to the distances between the values.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// How layers turn on a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// With the direction of the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// Against the direction of the path.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
