/// The object whose methods are called at the start and the end of an animation without closures.
@MainActor final class AnimationDelegate {
  /// The name of the animation.
  let identifier: String?
  /// The object; retained until the end of the animation, as on iOS.
  var object: AnyObject?
  var willStart: Selector?
  var didStop: Selector?

  init(identifier: String?) { self.identifier = identifier }

  /// Calls the method for the start, with the name of the animation if it has a parameter.
  func animationWillStart() {
    guard let object, let willStart else { return }
    _ = willStart.call(on: object, with: identifier)
  }

  /// Calls the method for the end, with the name of the animation and a number that indicates
  /// whether it finished, for as many parameters as it has: up to two.
  nonisolated func animationDidStop(_ isFinished: Bool) {
    MainActor.assumeIsolated {
      guard let object, let didStop else { return }
      _ = didStop.call(on: object, with: identifier, event: NSNumber(value: isFinished))
    }
  }
}
