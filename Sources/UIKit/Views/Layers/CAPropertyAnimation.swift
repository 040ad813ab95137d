/// An animation of one property.
open class CAPropertyAnimation: CAAnimation {
  /// The name of the property, such as `opacity` or `transform.rotation.z`; unknown names change
  /// nothing.
  open var keyPath: String?
  /// Whether values are added to the property's own.
  open var isAdditive = false
  /// Whether each repetition starts where the one before ended.
  open var isCumulative = false
  /// Makes a transform of each value; `nil` for none.
  open var valueFunction: CAValueFunction?

  public override init() { super.init() }

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func makeEmptyCopy() -> CAAnimation { CAPropertyAnimation() }

  override func copyProperties(of other: CAAnimation) {
    super.copyProperties(of: other)
    guard let other = other as? CAPropertyAnimation else { return }
    keyPath = other.keyPath
    isAdditive = other.isAdditive
    isCumulative = other.isCumulative
    valueFunction = other.valueFunction
  }

  /// The value at a share of the animation; `nil` for none.
  ///
  /// - Parameter current: the property's own value.
  func value(at share: Double, current: AnimatedValue?) -> AnimatedValue? { nil }

  override func apply(_ progress: MediaTiming.Progress, to values: inout LayerValues) {
    guard let keyPath else { return }
    let current = values.value(forKeyPath: keyPath)
    guard var value = value(at: share(at: progress), current: current) else { return }
    if isCumulative, progress.repetition > 0, let last = self.value(at: 1, current: current) {
      value = value.adding(last, times: Double(progress.repetition))
    }
    if let valueFunction, let number = value.length {
      value = .transform(valueFunction.transform(number))
    }
    if isAdditive, let current { value = current.adding(value) }
    values.setValue(value, forKeyPath: keyPath)
  }
}

/// An animation from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
  /// Where the animation starts; see ``toValue``.
  open var fromValue: Any?
  /// Where it ends. Without it, the animation ends at `fromValue` plus ``byValue``, or at the
  /// property's own value; without ``fromValue`` it starts at `toValue` minus `byValue`, or at the
  /// property's own value.
  open var toValue: Any?
  /// How much the value changes; not used if both other values are set.
  open var byValue: Any?

  override func makeEmptyCopy() -> CAAnimation { CABasicAnimation() }

  override func copyProperties(of other: CAAnimation) {
    super.copyProperties(of: other)
    guard let other = other as? CABasicAnimation else { return }
    fromValue = other.fromValue
    toValue = other.toValue
    byValue = other.byValue
  }

  override func value(at share: Double, current: AnimatedValue?) -> AnimatedValue? {
    let from = AnimatedValue(fromValue)
    let to = AnimatedValue(toValue)
    let by = AnimatedValue(byValue)
    let start: AnimatedValue? =
      from ?? (by.flatMap { by in to.map { $0.adding(by, times: -1) } } ?? current)
    guard let start else { return to }
    let end = to ?? (by.map { start.adding($0) } ?? current ?? start)
    return start.mixed(with: end, share)
  }
}

/// Several animations of one layer at the same time.
open class CAAnimationGroup: CAAnimation {
  /// The animations; their delegates and ``CAAnimation/isRemovedOnCompletion`` are not used.
  open var animations: [CAAnimation]?

  override func makeEmptyCopy() -> CAAnimation { CAAnimationGroup() }

  override func copyProperties(of other: CAAnimation) {
    super.copyProperties(of: other)
    animations = (other as? CAAnimationGroup)?.animations?.map { $0.copy() as? CAAnimation ?? $0 }
  }

  override func apply(_ progress: MediaTiming.Progress, to values: inout LayerValues) {
    let time = share(at: progress) * timing.duration
    for animation in animations ?? [] {
      var timing = animation.timing
      if timing.duration == 0 { timing.duration = self.timing.duration }
      guard let progress = timing.progress(at: timing.localTime(at: time)) else { continue }
      let own = animation.timing
      animation.timing = timing
      animation.apply(progress, to: &values)
      animation.timing = own
    }
  }
}

/// A change between two states of a layer. It leaves no trace in pictures.
open class CATransition: CAAnimation {
  open var type = CATransitionType.fade
  /// The direction; `nil` for that of the type.
  open var subtype: CATransitionSubtype?
  /// The share of the transition at which it starts.
  open var startProgress: Float = 0
  /// The share of the transition at which it ends.
  open var endProgress: Float = 1

  override func makeEmptyCopy() -> CAAnimation { CATransition() }

  override func copyProperties(of other: CAAnimation) {
    super.copyProperties(of: other)
    guard let other = other as? CATransition else { return }
    type = other.type
    subtype = other.subtype
    startProgress = other.startProgress
    endProgress = other.endProgress
  }
}

/// How a transition looks.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let fade = CATransitionType(rawValue: "fade")
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  public static let push = CATransitionType(rawValue: "push")
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The direction of a transition.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
