/// A change of a layer over time.
///
/// An animation takes place over time on a simulated clock; see `SimulatedClock`. Otherwise an
/// animation that is added to a layer has ended when ``CALayer/add(_:forKey:)`` returns, and its
/// delegate has been notified. See this method for the animations that remain visible.
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
  final var timing = MediaTiming()
  /// The values that the app has set for custom keys.
  private final var customValues: [String: Any] = [:]

  /// The pacing of the animation; `nil` for the transaction's, which is linear by default.
  open var timingFunction: CAMediaTimingFunction?
  /// The delegate that is notified of the start and the end, which the animation keeps alive; `nil`
  /// for none.
  open var delegate: (any CAAnimationDelegate)?
  /// A Boolean value that indicates whether the animation is removed from its layer when it ends;
  /// `true` by default.
  open var isRemovedOnCompletion = true
  /// Stored only: the frame rates at which the animation is drawn.
  open var preferredFrameRateRange = CAFrameRateRange.default

  /// Creates an animation without a delegate.
  public override init() { super.init() }

  /// The start in the layer's time, in seconds; 0, the default, for the time at which it is added.
  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }
  /// The offset added to the animation's time, in seconds; 0 by default.
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }
  /// The number of repetitions, which can be fractional; 0, the default, means once.
  open var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }
  /// The duration of all repetitions, in seconds; 0, the default, for ``repeatCount``.
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }
  /// The duration of one repetition, in seconds; 0, the default, for the transaction's duration.
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }
  /// The speed of the animation relative to its layer; 1 by default. 0 stops it.
  open var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }
  /// A Boolean value that indicates whether the animation runs backward after it ends; `false` by
  /// default.
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }
  /// The values shown before the animation starts and after it ends; none by default.
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  /// Returns the default value of a property of the class; `nil` for unknown names.
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

  /// Returns a value that the app has set for a key; `nil` for none.
  open func value(forKey key: String) -> Any? { customValues[key] }

  /// Sets a value for a key of the app, which copies of the animation share; `nil` removes it.
  open func setValue(_ value: Any?, forKey key: String) { customValues[key] = value }

  /// Adds a copy of the animation to a layer.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  // MARK: Copies

  /// Returns a copy of an animation of a system class. An animation of an app's class, which cannot
  /// be instantiated without Objective-C, returns itself.
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

  /// A Boolean value that indicates whether the animation changes values of layers.
  var changesValues: Bool { true }

  /// Sets the values of a layer to the animation's values at a point in time.
  func apply(_ progress: MediaTiming.Progress, to values: inout LayerValues) {}

  /// Returns the fraction of the animation at a point in time, after pacing.
  func share(at progress: MediaTiming.Progress) -> Double {
    let share = timing.duration > 0 ? min(progress.time / timing.duration, 1) : 1
    return timingFunction?.value(at: share) ?? share
  }
}

/// A range of frame rates, in frames per second. Display links use it; animations are not shown over
/// time.
public struct CAFrameRateRange: Hashable, Sendable {
  /// Stored only: the minimum rate.
  public var minimum: Float
  /// The maximum rate, which applies without a preferred rate; 0 for none.
  public var maximum: Float
  /// The preferred rate; `nil` or 0 for none.
  public var preferred: Float?

  /// Creates a range of frame rates.
  public init(minimum: Float, maximum: Float, preferred: Float? = nil) {
    self.minimum = minimum
    self.maximum = maximum
    self.preferred = preferred
  }

  /// The system's choice of rates.
  public static let `default` = CAFrameRateRange(minimum: 0, maximum: 0, preferred: 0)
}

/// A delegate that is notified of the start and the end of animations.
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// Tells the delegate that an animation has started.
  func animationDidStart(_ anim: CAAnimation)

  /// Tells the delegate that an animation has ended.
  ///
  /// - Parameter flag: `true` if the animation ended by itself, `false` if it was removed.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

// These requirements are optional on iOS.
extension CAAnimationDelegate {
  /// Does nothing by default.
  public func animationDidStart(_ anim: CAAnimation) {}
  /// Does nothing by default.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}
