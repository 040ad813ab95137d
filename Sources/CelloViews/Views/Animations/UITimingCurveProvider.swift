/// The type of a timing curve.
public enum UITimingCurveType: Int, Hashable, Sendable {
  /// A curve of the system.
  case builtin = 0
  /// A cubic curve with control points.
  case cubic = 1
  /// A spring.
  case spring = 2
  /// A cubic curve combined with a spring.
  case composed = 3
}

/// The timing of an animation. It has an effect only on paused animators without linear scrubbing.
public protocol UITimingCurveProvider: NSObjectProtocol, NSCopying {
  /// The type of the curve.
  var timingCurveType: UITimingCurveType { get }
  /// The parameters of a cubic curve; `nil` for none.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The parameters of a spring; `nil` for none.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// A timing with a cubic curve from (0, 0) to (1, 1).
open class UICubicTimingParameters: NSObject, UITimingCurveProvider, @unchecked Sendable {
  private let curve: UIView.AnimationCurve?
  /// The first control point.
  open private(set) var controlPoint1: CGPoint
  /// The second control point.
  open private(set) var controlPoint2: CGPoint

  /// Creates the curve of system animations, which starts and ends slowly.
  public convenience override init() { self.init(animationCurve: .easeInOut) }

  /// Creates a system curve. Source of the control points: the curves with the same names in
  /// Apple's documentation of `CAMediaTimingFunctionName`.
  public init(animationCurve curve: UIView.AnimationCurve) {
    self.curve = curve
    (controlPoint1, controlPoint2) =
      switch curve {
      case .easeInOut: (CGPoint(x: 0.42, y: 0), CGPoint(x: 0.58, y: 1))
      case .easeIn: (CGPoint(x: 0.42, y: 0), CGPoint(x: 1, y: 1))
      case .easeOut: (CGPoint(x: 0, y: 0), CGPoint(x: 0.58, y: 1))
      case .linear: (CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1))
      }
  }

  /// Creates a curve with control points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    curve = nil
    controlPoint1 = point1
    controlPoint2 = point2
  }

  /// Always fails: timings are not read from archives.
  public required init?(coder: NSCoder) { return nil }

  /// The system's curve; `easeInOut` for a curve with custom control points.
  open var animationCurve: UIView.AnimationCurve { curve ?? .easeInOut }
  /// The type of the curve: `builtin` for a system curve, otherwise `cubic`.
  open var timingCurveType: UITimingCurveType { curve == nil ? .cubic : .builtin }
  /// The parameters themselves.
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  /// Always `nil`.
  open var springTimingParameters: UISpringTimingParameters? { nil }

  /// Returns the timing itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A timing with a spring.
open class UISpringTimingParameters: NSObject, UITimingCurveProvider, @unchecked Sendable {
  /// The initial velocity, in fractions of the distance per second.
  open private(set) var initialVelocity: CGVector
  private let spring: Spring

  private struct Spring {
    var mass = 1.0
    var stiffness = 1.0
    var damping: Double
    /// A Boolean value that indicates whether the spring is stretched to the duration of its
    /// animation.
    var isStretched = false
  }

  /// Creates the spring of system animations, with a mass of 3, a stiffness of 1000 and a damping
  /// of 500.
  public override init() {
    initialVelocity = CGVector(dx: 0, dy: 0)
    spring = Spring(mass: 3, stiffness: 1000, damping: 500)
  }

  /// Creates a spring with a damping ratio and an initial velocity. It lasts as long as its
  /// animation.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    initialVelocity = velocity
    spring = Spring(damping: 2 * Double(ratio), isStretched: true)
  }

  /// Creates a spring with a damping ratio. It lasts as long as its animation.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: CGVector(dx: 0, dy: 0))
  }

  /// Creates a spring with physical parameters and an initial velocity.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    initialVelocity = velocity
    spring = Spring(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping))
  }

  /// Creates a spring of a perceptual duration in seconds, with a bounce and an initial velocity.
  public init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector) {
    initialVelocity = velocity
    let perceptual = PerceptualSpring(duration: duration, bounce: Double(bounce))
    spring = Spring(stiffness: perceptual.stiffness, damping: perceptual.damping)
  }

  /// Creates a spring of a perceptual duration in seconds, with a bounce.
  public convenience init(duration: TimeInterval, bounce: CGFloat) {
    self.init(duration: duration, bounce: bounce, initialVelocity: CGVector(dx: 0, dy: 0))
  }

  /// Always fails: timings are not read from archives.
  public required init?(coder: NSCoder) { return nil }

  /// Returns the progress at a fraction of the time until the spring rests.
  ///
  /// - Parameter duration: the duration of the animation, in seconds. It affects the velocity of
  ///   springs with a damping ratio, which last as long as their animation (chosen).
  func place(at share: Double, duration: TimeInterval) -> Double {
    var velocity = Double(initialVelocity.dx)
    func curve() -> SpringCurve {
      SpringCurve(
        mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping, velocity: velocity)
    }
    if spring.isStretched, duration > 0 {
      let length = curve().settlingDuration
      if length.isFinite, length > 0 { velocity *= duration / length }
    }
    let length = curve().settlingDuration
    return length.isFinite ? curve().place(at: share * length) : share
  }

  /// The time, in seconds, after which a spring with physical parameters rests; `nil` for a spring
  /// that lasts as long as its animation, or that never rests.
  var naturalDuration: TimeInterval? {
    guard !spring.isStretched else { return nil }
    let length = SpringCurve(
      mass: spring.mass, stiffness: spring.stiffness, damping: spring.damping,
      velocity: Double(initialVelocity.dx)
    ).settlingDuration
    return length.isFinite ? length : nil
  }

  /// The type of the curve; always `spring`.
  open var timingCurveType: UITimingCurveType { .spring }
  /// Always `nil`.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// The parameters themselves.
  open var springTimingParameters: UISpringTimingParameters? { self }

  /// Returns the timing itself, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
