/// Runs closures beside the appearance or disappearance of a context menu.
@MainActor @preconcurrency public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// Runs a closure with the animation. Changes take place at once.
  func addAnimations(_ animations: @escaping () -> Void)

  /// Runs a closure after the animation.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// Whether the preview stays while the app shows what it is a preview of.
public enum UIContextMenuInteractionCommitStyle: Int, Hashable, Sendable {
  case dismiss = 0
  case pop = 1
}

/// Runs closures beside the commitment of a preview.
@MainActor @preconcurrency
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// Runs animations at once, and completions when it is told to.
package final class ContextMenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
  /// The controller of the preview.
  package let previewController: (any ViewControlling)?
  package var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var completions: [() -> Void] = []

  package init(_ previewController: (any ViewControlling)?) {
    self.previewController = previewController
    super.init()
  }

  package func addAnimations(_ animations: @escaping () -> Void) { animations() }

  package func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  package func complete() {
    let all = completions
    completions = []
    all.forEach { $0() }
  }
}
