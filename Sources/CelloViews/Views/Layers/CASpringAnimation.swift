/// An animation from one value to another with the movement of a spring.
open class CASpringAnimation: CABasicAnimation {
  /// The mass of the spring; 1 by default. Source of the defaults: Apple's documentation.
  open var mass: CGFloat = 1
  /// The stiffness of the spring; 100 by default.
  open var stiffness: CGFloat = 100
  /// The damping of the spring; 10 by default.
  open var damping: CGFloat = 10
  /// The initial velocity, in fractions of the distance per second; 0 by default.
  open var initialVelocity: CGFloat = 0
  /// A Boolean value that indicates whether damping above the critical damping slows the spring
  /// down; otherwise, the default, it is limited to the critical damping.
  open var allowsOverdamping = false

  /// Creates a spring with default parameters.
  public override init() { super.init() }

  /// Creates a spring that seems to end after a duration in seconds.
  ///
  /// - Parameter bounce: the overshoot of the spring, from 0 for none to 1. Negative values slow
  ///   the spring down.
  public init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    super.init()
    let spring = PerceptualSpring(duration: perceptualDuration, bounce: Double(bounce))
    stiffness = CGFloat(spring.stiffness)
    damping = CGFloat(spring.damping)
    allowsOverdamping = bounce < 0
  }

  /// The damping above which the spring does not oscillate.
  private var criticalDamping: Double {
    2 * max(Double(mass) * Double(stiffness), 0).squareRoot()
  }

  private var curve: SpringCurve {
    let damping =
      allowsOverdamping ? Double(damping) : min(Double(damping), criticalDamping)
    return SpringCurve(
      mass: Double(mass), stiffness: Double(stiffness), damping: damping,
      velocity: Double(initialVelocity))
  }

  /// The time, in seconds, after which the spring stays within a thousandth of its end.
  open var settlingDuration: CFTimeInterval { curve.settlingDuration }

  /// The period, in seconds, of an undamped spring with the same mass and stiffness.
  open var perceptualDuration: CFTimeInterval {
    stiffness > 0 && mass > 0 ? 2 * .pi * (Double(mass) / Double(stiffness)).squareRoot() : 0
  }

  /// The overshoot of the spring, from 0 for none to 1; negative for an overdamped spring.
  open var bounce: CGFloat {
    guard criticalDamping > 0 else { return 0 }
    let ratio = Double(damping) / criticalDamping
    return CGFloat(ratio <= 1 ? 1 - ratio : 1 / ratio - 1)
  }

  override func makeEmptyCopy() -> CAAnimation { CASpringAnimation() }

  override func copyProperties(of other: CAAnimation) {
    super.copyProperties(of: other)
    guard let other = other as? CASpringAnimation else { return }
    mass = other.mass
    stiffness = other.stiffness
    damping = other.damping
    initialVelocity = other.initialVelocity
    allowsOverdamping = other.allowsOverdamping
  }

  override func share(at progress: MediaTiming.Progress) -> Double {
    curve.place(at: progress.time)
  }
}

/// A spring of mass 1, defined by a duration and a bounce.
///
/// Source: Apple's documentation of SwiftUI's springs, stiffness (2π ÷ duration)² and damping (1 −
/// bounce) · 4π ÷ duration, for a negative bounce 4π ÷ (duration + duration · bounce).
struct PerceptualSpring {
  let stiffness: Double
  let damping: Double

  /// Creates a spring. Durations of 0 or less, and NaN, are treated as 0.001 seconds.
  init(duration: Double, bounce: Double) {
    let duration = duration > 0.001 ? duration : 0.001
    let bounce = bounce > -0.99 ? min(bounce, 1) : bounce.isNaN ? 0 : -0.99
    let frequency = 2 * Double.pi / duration
    stiffness = frequency * frequency
    damping = bounce < 0 ? 2 * frequency / (1 + bounce) : 2 * frequency * (1 - bounce)
  }
}
