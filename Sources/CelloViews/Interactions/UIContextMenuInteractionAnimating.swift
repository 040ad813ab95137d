/// An object that runs closures with the appearance or disappearance of a context menu.
@MainActor @preconcurrency public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// Runs a closure, whose changes are animated with the menu on a simulated clock.
  func addAnimations(_ animations: @escaping () -> Void)

  /// Runs a closure after the animation.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// The animation of a preview when the app opens its content.
public enum UIContextMenuInteractionCommitStyle: Int, Hashable, Sendable {
  /// The preview disappears with the menu.
  case dismiss = 0
  /// The preview grows into the content.
  case pop = 1
}

/// An object that runs closures when the user taps a preview to open its content.
@MainActor @preconcurrency
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// The animation of the preview; `dismiss` by default.
  ///
  /// Stored only: previews disappear with the menu.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// An animator that runs animations at once, and completions after ``complete()`` is called. On a
/// simulated clock, both take the time of a menu.
package final class ContextMenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
  /// The controller of the preview; `nil` if the preview shows the view itself.
  package let previewController: (any ViewControlling)?
  package var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var completions: [() -> Void] = []

  /// Creates an animator for a preview.
  package init(_ previewController: (any ViewControlling)?) {
    self.previewController = previewController
    super.init()
  }

  package func addAnimations(_ animations: @escaping () -> Void) {
    if UIView.animationsTakeTime {
      UIView.animateTransition(duration: InteractionMetrics.menuDuration, animations)
    } else {
      animations()
    }
  }

  package func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  /// Runs the completions and removes them, at the end of the animation of the menu.
  package func complete() {
    let all = completions
    completions = []
    guard !all.isEmpty else { return }
    UIView.perform(after: InteractionMetrics.menuDuration) { all.forEach { $0() } }
  }
}
