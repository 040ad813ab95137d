extension UIView {
  /// A Boolean value that indicates whether a drag that hovers over the view activates it with a
  /// system interaction.
  package final var isSpringLoadedControl: Bool {
    get { ownInteractions.contains { $0 is ControlSpringLoading } }
    set {
      guard newValue != isSpringLoadedControl else { return }
      if newValue {
        addInteraction(ControlSpringLoading())
      } else {
        for interaction in ownInteractions where interaction is ControlSpringLoading {
          removeInteraction(interaction)
        }
      }
    }
  }
}

/// Activates the part of a control or bar over which a drag hovers.
private final class ControlSpringLoading: UISpringLoadedInteraction {
  convenience init() {
    self.init(interactionBehavior: ControlSpringBehavior(), interactionEffect: nil) {
      ($0.view as? any SpringLoadedControl)?.springLoad($1)
    }
  }
}

/// A control or bar that a hovering drag can activate.
@MainActor package protocol SpringLoadedControl: UIView {
  /// Returns a Boolean value that indicates whether the part at the touch can be activated, and
  /// sets the part as the target item.
  func shouldSpringLoad(_ context: any UISpringLoadedInteractionContext) -> Bool
  func springLoad(_ context: any UISpringLoadedInteractionContext)
}

private final class ControlSpringBehavior: NSObject, UISpringLoadedInteractionBehavior {
  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool { (interaction.view as? any SpringLoadedControl)?.shouldSpringLoad(context) ?? false }
}

extension UIButton: UISpringLoadedInteractionSupporting, SpringLoadedControl {
  package func shouldSpringLoad(_ context: any UISpringLoadedInteractionContext) -> Bool {
    isEnabled
  }

  package func springLoad(_ context: any UISpringLoadedInteractionContext) { touchUpInside() }
}

extension UISegmentedControl: UISpringLoadedInteractionSupporting, SpringLoadedControl {
  package func shouldSpringLoad(_ context: any UISpringLoadedInteractionContext) -> Bool {
    let segment = isEnabled ? segment(at: context.location(in: self)) : nil
    context.targetItem = segment
    return segment != nil
  }

  package func springLoad(_ context: any UISpringLoadedInteractionContext) {
    if let segment = segment(at: context.location(in: self)) { choose(segment) }
  }
}
