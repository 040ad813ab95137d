extension UIView {
  /// Whether a drag that is held over the view opens it, by an interaction of the system's.
  package final var hasSpringLoading: Bool {
    get { ownInteractions.contains { $0 is ControlSpringLoading } }
    set {
      guard newValue != hasSpringLoading else { return }
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

/// Opens what a drag is held over in a control or bar.
private final class ControlSpringLoading: UISpringLoadedInteraction {
  convenience init() {
    self.init(interactionBehavior: ControlSpringBehavior(), interactionEffect: nil) {
      ($0.view as? any SpringLoadedControl)?.springLoad($1)
    }
  }
}

/// A control or bar that a drag opens.
@MainActor package protocol SpringLoadedControl: UIView {
  /// Whether the part at the place of the finger can be opened. It becomes the target.
  func shouldSpringLoad(_ context: any UISpringLoadedInteractionContext) -> Bool
  func springLoad(_ context: any UISpringLoadedInteractionContext)
}

private final class ControlSpringBehavior: NSObject, UISpringLoadedInteractionBehavior {
  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool { (interaction.view as? any SpringLoadedControl)?.shouldSpringLoad(context) ?? false }
}

extension UIButton: UISpringLoadedInteractionSupporting, SpringLoadedControl {
  /// Whether a drag that is held over the button taps it.
  public final var isSpringLoaded: Bool {
    get { hasSpringLoading }
    set { hasSpringLoading = newValue }
  }

  package func shouldSpringLoad(_ context: any UISpringLoadedInteractionContext) -> Bool {
    isEnabled
  }

  package func springLoad(_ context: any UISpringLoadedInteractionContext) { touchUpInside() }
}

extension UISegmentedControl: UISpringLoadedInteractionSupporting, SpringLoadedControl {
  /// Whether a drag that is held over a segment selects it.
  public final var isSpringLoaded: Bool {
    get { hasSpringLoading }
    set { hasSpringLoading = newValue }
  }

  package func shouldSpringLoad(_ context: any UISpringLoadedInteractionContext) -> Bool {
    let segment = isEnabled ? segment(at: context.location(in: self)) : nil
    context.targetItem = segment
    return segment != nil
  }

  package func springLoad(_ context: any UISpringLoadedInteractionContext) {
    if let segment = segment(at: context.location(in: self)) { choose(segment) }
  }
}
