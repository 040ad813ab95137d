/// An animation from one value to another that moves as a spring.
open class CASpringAnimation: CABasicAnimation {
  /// Source of the defaults: Apple's documentation.
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  /// The speed at the start, in shares of the distance per second.
  open var initialVelocity: CGFloat = 0
  /// Whether a damping beyond the critical one slows the spring down; otherwise it is treated as
  /// the critical one.
  open var allowsOverdamping = false

  public override init() { super.init() }

  /// A spring that seems to end after a duration in seconds.
  ///
  /// - Parameter bounce: how far the spring goes beyond its end: 0 for not at all, up to 1; negative
  ///   numbers slow the spring down.
  public init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    super.init()
    let spring = PerceptualSpring(duration: perceptualDuration, bounce: Double(bounce))
    stiffness = CGFloat(spring.stiffness)
    damping = CGFloat(spring.damping)
    allowsOverdamping = bounce < 0
  }

  /// The damping of a spring that just does not oscillate.
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

  /// The time in seconds after which the spring is within a thousandth of its end.
  open var settlingDuration: CFTimeInterval { curve.settlingDuration }

  /// The duration of a spring without damping of the same mass and stiffness, in seconds.
  open var perceptualDuration: CFTimeInterval {
    stiffness > 0 && mass > 0 ? 2 * .pi * (Double(mass) / Double(stiffness)).squareRoot() : 0
  }

  /// How far the spring goes beyond its end: 0 for not at all, up to 1; negative for springs that
  /// are slowed down.
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

/// A spring of mass 1, by a duration and a bounce.
///
/// Source: Apple's documentation of SwiftUI's springs, stiffness (2π ÷ duration)² and damping
/// (1 − bounce) · 4π ÷ duration, for a negative bounce 4π ÷ (duration + duration · bounce).
struct PerceptualSpring {
  let stiffness: Double
  let damping: Double

  /// Durations of 0 and less, and NaN, are treated as a thousandth of a second.
  init(duration: Double, bounce: Double) {
    let duration = duration > 0.001 ? duration : 0.001
    let bounce = bounce > -0.99 ? min(bounce, 1) : bounce.isNaN ? 0 : -0.99
    let frequency = 2 * Double.pi / duration
    stiffness = frequency * frequency
    damping = bounce < 0 ? 2 * frequency / (1 + bounce) : 2 * frequency * (1 - bounce)
  }
}
