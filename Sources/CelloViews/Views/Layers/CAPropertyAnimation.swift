internal import CelloRaster

/// An animation of a property.
open class CAPropertyAnimation: CAAnimation {
  /// The key path of the property, such as `opacity` or `transform.rotation.z`. Unknown names have
  /// no effect.
  open var keyPath: String?
  /// A Boolean value that indicates whether the values are added to the property's value; `false`
  /// by default.
  open var isAdditive = false
  /// A Boolean value that indicates whether each repetition starts with the final value of the
  /// previous repetition; `false` by default.
  open var isCumulative = false
  /// The function that converts each value to a transform; `nil` for none.
  open var valueFunction: CAValueFunction?

  /// Creates an animation without a key path.
  public override init() { super.init() }

  /// Creates an animation of a property.
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

  /// Returns the value at a fraction of the animation; `nil` for none.
  ///
  /// - Parameter current: the property's current value.
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
  /// The initial value; see ``toValue``.
  open var fromValue: Any?
  /// The final value. Without it, the animation ends at `fromValue` plus ``byValue``, or at the
  /// property's current value. Without ``fromValue``, it starts at `toValue` minus `byValue`, or at
  /// the property's current value.
  open var toValue: Any?
  /// The change of the value; ignored if both other values are set.
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

/// A group of simultaneous animations of a layer.
open class CAAnimationGroup: CAAnimation {
  /// The animations; their delegates and ``CAAnimation/isRemovedOnCompletion`` are ignored.
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

/// A transition from the content of a layer to the content that it gets afterwards.
///
/// On a simulated clock, transitions are shown from their start to their end. Without a clock, they take
/// no time.
open class CATransition: CAAnimation {
  /// The type of the transition; `fade` by default.
  open var type = CATransitionType.fade
  /// The direction of the transition; `nil` for the type's default, from the left.
  open var subtype: CATransitionSubtype?
  /// The fraction of the transition with which it starts, 0 to 1; 0 by default. NaN is treated as 0.
  open var startProgress: Float = 0
  /// The fraction of the transition with which it ends, before the new content alone is shown, from
  /// ``startProgress`` to 1; 1 by default. NaN is treated as 1.
  open var endProgress: Float = 1
  /// The former content of a layer without a view, in the layer's coordinates.
  final var formerItems: [DisplayList.Item] = []

  override func makeEmptyCopy() -> CAAnimation { CATransition() }

  override func copyProperties(of other: CAAnimation) {
    super.copyProperties(of: other)
    guard let other = other as? CATransition else { return }
    type = other.type
    subtype = other.subtype
    startProgress = other.startProgress
    endProgress = other.endProgress
    formerItems = other.formerItems
  }
}

/// The type of a transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The raw value of the constant.
  public let rawValue: String

  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The old content fades to the new content.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new content slides over the old content.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new content pushes the old content away.
  public static let push = CATransitionType(rawValue: "push")
  /// The old content slides away from the new content.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The direction of a transition.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The raw value of the constant.
  public let rawValue: String

  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The transition starts at the right edge.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// The transition starts at the left edge.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// The transition starts at the top edge.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// The transition starts at the bottom edge.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
