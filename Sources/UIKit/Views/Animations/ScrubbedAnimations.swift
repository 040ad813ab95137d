/// Animations whose progress something else decides, such as a finger that drives a transition.
///
/// While ``collect(during:)`` runs, animations of views that begin, and property animators that
/// start, do not run: they are paused at the current fraction, which ``fraction`` changes.
@MainActor final class ScrubbedAnimations {
  private static var current: ScrubbedAnimations?

  private var animators: [any UIViewImplicitlyAnimating] = []

  /// The share of the animations that is over, 0 to 1.
  var fraction: CGFloat = 0 {
    didSet { for animator in animators { animator.fractionComplete = fraction } }
  }

  /// Pauses the animations that begin in a closure.
  func collect(during body: () -> Void) {
    let outer = Self.current
    Self.current = self
    body()
    Self.current = outer
  }

  func add(_ animator: any UIViewImplicitlyAnimating) {
    guard !animators.contains(where: { $0 === animator }) else { return }
    animator.pauseAnimation()
    animator.fractionComplete = fraction
    animators.append(animator)
  }

  /// Lets the animations run to their end, or back to their start.
  func run(toStart isReversed: Bool) {
    let animators = animators
    self.animators = []
    for animator in animators {
      animator.isReversed = isReversed
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
  }

  // MARK: Collecting

  /// Takes over an animation of views that begins.
  ///
  /// - Returns: whether the animation was taken over, and must not run.
  static func takes(
    _ animations: @escaping () -> Void, duration: TimeInterval, completion: ((Bool) -> Void)?
  ) -> Bool {
    guard let current else { return false }
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: .linear,
      animations: {
        // Animations inside of this one belong to it.
        let outer = Self.current
        Self.current = nil
        animations()
        Self.current = outer
      })
    if let completion { animator.addCompletion { completion($0 == .end) } }
    current.add(animator)
    return true
  }

  /// Takes over a property animator that starts.
  ///
  /// - Returns: whether the animator was taken over, and must not run.
  static func takes(_ animator: any UIViewImplicitlyAnimating) -> Bool {
    guard let current else { return false }
    current.add(animator)
    return true
  }
}
