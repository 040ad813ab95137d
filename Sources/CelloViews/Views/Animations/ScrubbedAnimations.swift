/// Animations whose progress is controlled from outside, such as by a finger that drives a
/// transition.
///
/// While ``collect(during:)`` runs, view animations and property animators that start are paused at
/// ``fraction`` instead.
@MainActor package final class ScrubbedAnimations {
  private static var current: ScrubbedAnimations?

  private var animators: [any UIViewImplicitlyAnimating] = []

  /// The completed fraction of the animations, 0 to 1.
  package var fraction: CGFloat = 0 {
    didSet { for animator in animators { animator.fractionComplete = fraction } }
  }

  package init() {}

  /// Collects and pauses the animations that start in a closure.
  package func collect(during body: () -> Void) {
    let outer = Self.current
    Self.current = self
    body()
    Self.current = outer
  }

  package func add(_ animator: any UIViewImplicitlyAnimating) {
    guard !animators.contains(where: { $0 === animator }) else { return }
    animator.pauseAnimation()
    animator.fractionComplete = fraction
    animators.append(animator)
  }

  /// Runs the animations to their end, or back to their start.
  package func run(toStart isReversed: Bool) {
    let animators = animators
    self.animators = []
    for animator in animators {
      animator.isReversed = isReversed
      animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
    }
  }

  // MARK: Collecting

  /// Takes over a view animation that starts.
  ///
  /// - Returns: whether the animation was taken over, so that it must not run.
  static func takes(
    _ animations: @escaping () -> Void, duration: TimeInterval, completion: ((Bool) -> Void)?
  ) -> Bool {
    guard let current else { return false }
    let animator = UIViewPropertyAnimator(
      duration: duration, curve: .linear,
      animations: {
        // Animations inside this animation belong to it.
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
  /// - Returns: whether the animator was taken over, so that it must not run.
  static func takes(_ animator: any UIViewImplicitlyAnimating) -> Bool {
    guard let current else { return false }
    current.add(animator)
    return true
  }
}
