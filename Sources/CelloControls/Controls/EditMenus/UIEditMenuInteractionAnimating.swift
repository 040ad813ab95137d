/// Runs closures together with the appearance or disappearance of an edit menu.
@MainActor @preconcurrency public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
  /// Runs a closure with the animation. It runs at once, because changes are not animated.
  func addAnimations(_ animations: @escaping () -> Void)

  /// Runs a closure after the animation.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// Runs animations at once, and completions when ``complete()`` is called.
final class EditMenuAnimator: NSObject, UIEditMenuInteractionAnimating {
  private var completions: [() -> Void] = []

  func addAnimations(_ animations: @escaping () -> Void) { animations() }

  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  func complete() {
    let all = completions
    completions = []
    all.forEach { $0() }
  }
}
