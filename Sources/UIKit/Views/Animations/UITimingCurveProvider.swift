/// The kind of timing of an animation.
public enum UITimingCurveType: Int, Hashable, Sendable {
  case builtin = 0
  case cubic = 1
  case spring = 2
  case composed = 3
}

/// The timing of an animation. It changes no picture.
public protocol UITimingCurveProvider: NSObjectProtocol, NSCopying {
  var timingCurveType: UITimingCurveType { get }
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// Timing by a cubic curve from (0, 0) to (1, 1).
open class UICubicTimingParameters: NSObject, UITimingCurveProvider, @unchecked Sendable {
  private let curve: UIView.AnimationCurve?
  public let controlPoint1: CGPoint
  public let controlPoint2: CGPoint

  /// The curve of system animations, which starts and ends slowly.
  public convenience override init() { self.init(animationCurve: .easeInOut) }

  /// A curve of the system. Source of the control points: the curves of the same names in Apple's
  /// documentation of `CAMediaTimingFunctionName`.
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

  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    curve = nil
    controlPoint1 = point1
    controlPoint2 = point2
  }

  /// Always fails: timings are not read from archives.
  public required init?(coder: NSCoder) { return nil }

  /// The system's curve; `easeInOut` for control points of the app's own.
  open var animationCurve: UIView.AnimationCurve { curve ?? .easeInOut }
  open var timingCurveType: UITimingCurveType { curve == nil ? .cubic : .builtin }
  open var cubicTimingParameters: UICubicTimingParameters? { self }
  open var springTimingParameters: UISpringTimingParameters? { nil }

  /// The timing, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Timing by a spring.
open class UISpringTimingParameters: NSObject, UITimingCurveProvider, @unchecked Sendable {
  /// The speed at the start, in shares of the distance per second.
  public let initialVelocity: CGVector
  private let spring: Spring

  private struct Spring {
    var mass = 1.0
    var stiffness = 1.0
    var damping: Double
    /// Whether the spring is stretched to the duration of its animation.
    var isStretched = false
  }

  /// The spring of system animations: of mass 3, stiffness 1000 and damping 500.
  public override init() {
    initialVelocity = CGVector(dx: 0, dy: 0)
    spring = Spring(mass: 3, stiffness: 1000, damping: 500)
  }

  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    initialVelocity = velocity
    spring = Spring(damping: 2 * Double(ratio), isStretched: true)
  }

  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: CGVector(dx: 0, dy: 0))
  }

  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    initialVelocity = velocity
    spring = Spring(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping))
  }

  public init(duration: TimeInterval, bounce: CGFloat, initialVelocity velocity: CGVector) {
    initialVelocity = velocity
    let perceptual = PerceptualSpring(duration: duration, bounce: Double(bounce))
    spring = Spring(stiffness: perceptual.stiffness, damping: perceptual.damping)
  }

  public convenience init(duration: TimeInterval, bounce: CGFloat) {
    self.init(duration: duration, bounce: bounce, initialVelocity: CGVector(dx: 0, dy: 0))
  }

  /// Always fails: timings are not read from archives.
  public required init?(coder: NSCoder) { return nil }

  /// The share of the way that is done at a share of the time until the spring rests.
  ///
  /// - Parameter duration: that of the animation, in seconds; it counts for the velocity of springs
  ///   that are given by a damping ratio, which last as long as their animation (chosen).
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

  open var timingCurveType: UITimingCurveType { .spring }
  open var cubicTimingParameters: UICubicTimingParameters? { nil }
  open var springTimingParameters: UISpringTimingParameters? { self }

  /// The timing, which never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
