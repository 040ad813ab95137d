/// A change of a layer over time.
///
/// There is no clock: an animation that is added to a layer has ended when
/// ``CALayer/add(_:forKey:)`` returns, and its delegate has been told. What remains to be seen of it
/// is described there.
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
  final var timing = MediaTiming()
  /// Values of the app's own.
  private final var customValues: [String: Any] = [:]

  /// The pace; `nil` for a constant one, or that of the transaction.
  open var timingFunction: CAMediaTimingFunction?
  /// The object that is told of the beginning and the end, which the animation owns.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether the animation is removed from its layer at its end; it is by default.
  open var isRemovedOnCompletion = true
  /// How often the animation is drawn. It has no effect.
  open var preferredFrameRateRange = CAFrameRateRange.default

  public override init() { super.init() }

  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }
  open var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }
  /// How long the animation lasts once, in seconds; 0, the default, for the duration of the
  /// transaction.
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }
  open var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  /// The value that a property of the class has by default; `nil` for unknown names.
  open class func defaultValue(forKey key: String) -> Any? {
    switch key {
    case "duration", "beginTime", "timeOffset", "repeatCount", "repeatDuration": 0.0
    case "speed": 1.0
    case "autoreverses": false
    case "removedOnCompletion", "isRemovedOnCompletion": true
    case "fillMode": CAMediaTimingFillMode.removed.rawValue
    default: nil
    }
  }

  /// A value of the app's own that was set for a key.
  public final func value(forKey key: String) -> Any? { customValues[key] }

  /// Keeps a value of the app's own, which copies of the animation have as well; `nil` removes it.
  public final func setValue(_ value: Any?, forKey key: String) { customValues[key] = value }

  /// Adds a copy of the animation to a layer.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  // MARK: Copies

  /// A copy of an animation of the system's classes; an animation of an app's own class, which
  /// cannot be created without Objective-C, is its own copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = makeEmptyCopy()
    guard type(of: copy) == type(of: self) else { return self }
    copy.copyProperties(of: self)
    return copy
  }

  func makeEmptyCopy() -> CAAnimation { CAAnimation() }

  func copyProperties(of other: CAAnimation) {
    timing = other.timing
    customValues = other.customValues
    timingFunction = other.timingFunction
    delegate = other.delegate
    isRemovedOnCompletion = other.isRemovedOnCompletion
    preferredFrameRateRange = other.preferredFrameRateRange
  }

  // MARK: Values

  /// Changes the values of a layer to those of the animation at a place.
  func apply(_ progress: MediaTiming.Progress, to values: inout LayerValues) {}

  /// The share of the animation's values that is reached at a place, with its pace.
  func share(at progress: MediaTiming.Progress) -> Double {
    let share = timing.duration > 0 ? min(progress.time / timing.duration, 1) : 1
    return timingFunction?.value(at: share) ?? share
  }
}

/// The rates at which an animation is drawn, in frames per second.
public struct CAFrameRateRange: Hashable, Sendable {
  public var minimum: Float
  public var maximum: Float
  public var preferred: Float?

  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// The rate of the system.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}

/// An object that is told of the beginning and the end of animations.
public protocol CAAnimationDelegate: NSObjectProtocol {
  func animationDidStart(_ anim: CAAnimation)

  /// - Parameter flag: whether the animation ended by itself, instead of being removed.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

// Optional requirements on iOS.
extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
