/// What effects do to a symbol as a whole at a time.
struct SymbolPose: Equatable {
  var scale = 1.0
  var opacity = 1.0
  /// The clockwise rotation, in radians.
  var rotation = 0.0
  /// The distance from the symbol's place, as a fraction of its larger side.
  var x = 0.0
  var y = 0.0

  static let rest = SymbolPose()

  /// Returns the pose between two poses at a fraction.
  func mixed(with other: SymbolPose, _ share: Double) -> SymbolPose {
    if share >= 1 { return other }
    func mix(_ path: KeyPath<SymbolPose, Double>) -> Double {
      self[keyPath: path] + (other[keyPath: path] - self[keyPath: path]) * share
    }
    return SymbolPose(
      scale: mix(\.scale), opacity: mix(\.opacity), rotation: mix(\.rotation), x: mix(\.x),
      y: mix(\.y))
  }

  /// Returns the pose with another effect on top.
  func combined(with other: SymbolPose) -> SymbolPose {
    SymbolPose(
      scale: scale * other.scale, opacity: opacity * other.opacity,
      rotation: rotation + other.rotation, x: x + other.x, y: y + other.y)
  }
}

// Source of all figures: docs/measurements/motion.md#symbol-effects.
extension SymbolPose {
  /// A symbol that is about to appear or has disappeared.
  static let hidden = SymbolPose(scale: 0.5, opacity: 0)
  /// A symbol that is replaced and moves up.
  static let raised = SymbolPose(scale: 1.5, opacity: 0)

  /// Creates the pose in which an indefinite effect leaves a symbol.
  init(atRest effect: SymbolEffectConfiguration) {
    self = effect.scaleAtRest == 0 ? .hidden : SymbolPose(scale: Double(effect.scaleAtRest))
  }

  /// Creates the pose of an effect at a fraction of its cycle, at the start and at the end of which the
  /// symbol is at rest.
  init(_ effect: SymbolEffectConfiguration, at share: Double, isRightToLeft: Bool) {
    self = .rest
    guard share > 0, share < 1 else { return }
    /// From 0 to 1 in the middle of the cycle and back.
    let swing = Self.eased(share < 0.5 ? 2 * share : 2 - 2 * share)
    switch effect.kind {
    case .bounce: scale = effect.direction == .down ? 1 - 0.2 * swing : 1 + 0.2 * swing
    case .pulse: opacity = 1 - 0.6 * swing
    case .breathe:
      scale = 1 + 0.1 * swing
      if effect.direction != .plain { opacity = 1 - 0.4 * swing }
    case .rotate:
      rotation = 2 * .pi * Self.eased(share)
      if effect.direction == .counterClockwise { rotation = -rotation }
    case .wiggle:
      // Three times to each side, less and less.
      let amount = (3 * share * 2 * .pi).unitVector.sine * (1 - share)
      move(effect.direction, amount, isRightToLeft: isRightToLeft)
    case .appear, .disappear, .scale, .automatic, .replace, .variableColor: break
    }
  }

  private mutating func move(
    _ direction: SymbolEffectConfiguration.Direction?, _ amount: Double, isRightToLeft: Bool
  ) {
    let distance = 0.12 * amount
    switch direction {
    case .up?: y = -distance
    case .down?: y = distance
    case .left?: x = -distance
    case .right?: x = distance
    case .forward?: x = isRightToLeft ? -distance : distance
    case .backward?: x = isRightToLeft ? distance : -distance
    case .angle(let degrees)?:
      let (cosine, sine) = (degrees / 180 * .pi).unitVector
      guard cosine.isFinite, sine.isFinite else { return }
      (x, y) = (distance * cosine, distance * sine)
    case .counterClockwise?: rotation = -.pi / 12 * amount
    default: rotation = .pi / 12 * amount
    }
  }

  /// The curve of all effects.
  private static let pace = AnimationPace(.easeInOut)

  static func eased(_ share: Double) -> Double { pace.progress(at: share, duration: 1) }
}

extension SymbolEffectConfiguration {
  /// The duration of a cycle or a change, in seconds. Source:
  /// docs/measurements/motion.md#symbol-effects.
  var duration: Double {
    switch kind {
    case .scale: 0.3
    case .appear, .disappear, .replace, .automatic: 0.4
    case .bounce: 0.5
    case .wiggle: 0.8
    case .pulse, .rotate, .variableColor: 1.5
    case .breathe: 2
    }
  }

  /// A Boolean value that indicates whether the effect leaves the symbol in another state.
  var isChange: Bool {
    switch kind {
    case .scale, .appear, .disappear: true
    default: false
    }
  }

  /// A Boolean value that indicates whether the effect has no end by default. Source:
  /// docs/measurements/motion.md#symbol-effects.
  var isEndless: Bool {
    switch kind {
    case .pulse, .breathe, .rotate, .variableColor: true
    default: false
    }
  }
}
