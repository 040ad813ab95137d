/// An animation through several values or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values in order; ignored if there is a ``path``.
  open var values: [Any]?
  /// The path along which the property moves, with one step for each line or curve; `nil` for
  /// ``values``.
  open var path: CGPath?
  /// The times at which the values are reached, as fractions of the duration in ascending order;
  /// `nil` for equal intervals. The paced modes ignore them.
  open var keyTimes: [NSNumber]?
  /// The pacing of each step; `nil` for linear pacing.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The interpolation between the values; `linear` by default.
  open var calculationMode = CAAnimationCalculationMode.linear
  // The shape of cubic curves at each value: see Kochanek and Bartels, "Interpolating splines with
  // local tension, continuity, and bias control", 1984.
  /// The tension of the curve at each value: 0 by default, 1 for a tight curve, −1 for a round
  /// curve.
  open var tensionValues: [NSNumber]?
  /// The continuity of the curve at each value: 0 by default, for no corner.
  open var continuityValues: [NSNumber]?
  /// The bias of the curve at each value: 0 by default, 1 before the value, −1 after it.
  open var biasValues: [NSNumber]?
  /// The rotation of the layer with the direction of the ``path``; `nil` for no rotation.
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
      guard let position = position(at: share, steps: steps.count, lengths: steps.lengths) else {
        return steps.start.map(AnimatedValue.point)
      }
      return steps.point(position.step, position.share).map { .point($0.position) }
    }
    let keyframes = Keyframes(
      values: (values ?? []).compactMap(AnimatedValue.init), tension: tensionValues,
      continuity: continuityValues, bias: biasValues)
    let values = keyframes.values
    guard let first = values.first else { return nil }
    if calculationMode == .discrete {
      return values[discreteIndex(at: share, count: values.count)]
    }
    guard let position = position(at: share, steps: values.count - 1, lengths: keyframes.lengths)
    else {
      return first
    }
    return isCubic
      ? keyframes.curved(position.step, position.share)
      : keyframes.straight(position.step, position.share)
  }

  /// Returns the index of the value at a fraction in discrete mode, where each value lasts until
  /// the next.
  private func discreteIndex(at share: Double, count: Int) -> Int {
    guard let keyTimes, !keyTimes.isEmpty else {
      return min(max(Int(clamping: share * Double(count)), 0), count - 1)
    }
    let index = keyTimes.lastIndex { $0.doubleValue <= share } ?? 0
    return min(index, count - 1)
  }

  /// Returns the step at a fraction of the duration and the fraction of the step; `nil` without
  /// steps.
  private func position(
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
      let position = position(at: share(at: progress), steps: steps.count, lengths: steps.lengths),
      let direction = steps.point(position.step, position.share)?.direction
    else { return }
    var angle = Double.angle(x: Double(direction.x), y: Double(direction.y))
    if rotationMode == .rotateAutoReverse { angle += .pi }
    values.setValue(.number(angle), forKeyPath: "transform.rotation.z")
  }
}

/// The method of interpolation between keyframes.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The raw value of the constant.
  public let rawValue: String

  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Straight lines.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// No interpolation: each value lasts until the next value.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Straight lines at constant speed.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// Smooth curves.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// Smooth curves, with times in proportion to the distances between the values.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// The rotation of a layer that moves along a path.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The raw value of the constant.
  public let rawValue: String

  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The layer turns in the direction of the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// The layer turns against the direction of the path.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
