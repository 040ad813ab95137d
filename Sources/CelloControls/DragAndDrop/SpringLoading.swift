/// Activates the views over which a drag hovers.
@MainActor final class SpringLoading {
  /// The times in seconds after which a view is about to be activated, and is activated. Chosen.
  private static let delays = (activating: TimeInterval(0.5), activated: TimeInterval(1))

  private var interaction: UISpringLoadedInteraction?
  private var context: SpringLoadingContext?
  private var start: TimeInterval = 0

  /// Updates the state for the location of the touch, in the coordinates of the root view. Called
  /// when the touch moves and when time passes.
  func update(_ location: CGPoint, time: TimeInterval, in root: UIView) {
    let found = Self.interaction(at: location, in: root)
    if found !== interaction {
      end()
      interaction = found
      context = found.map { SpringLoadingContext($0.view) }
      start = time
    }
    guard let interaction, let context else { return }
    context.location = location
    let former = context.identity
    guard interaction.interactionBehavior.shouldAllow(interaction, with: context) else {
      return change(.inactive)
    }
    if context.identity != former || context.state == .inactive {
      if former != context.identity { change(.inactive) }
      start = time
      change(.possible)
    }
    let duration = time - start
    if duration >= Self.delays.activating, context.state == .possible { change(.activating) }
    if duration >= Self.delays.activated, context.state == .activating {
      change(.activated)
      interaction.activate(context)
      interaction.interactionBehavior.interactionDidFinish(interaction)
    }
  }

  /// Resets the state at the end of the drag.
  func end() {
    if let interaction, let context, context.state != .activated {
      change(.inactive)
      interaction.interactionBehavior.interactionDidFinish(interaction)
    }
    interaction = nil
    context = nil
  }

  private func change(_ state: UISpringLoadedInteractionEffectState) {
    guard let interaction, let context, context.state != state else { return }
    context.state = state
    interaction.interactionEffect.interaction(interaction, didChangeWith: context)
  }

  /// Returns the interaction of the frontmost view that has an interaction; `nil` for none.
  private static func interaction(
    at location: CGPoint, in root: UIView
  ) -> UISpringLoadedInteraction? {
    sequence(first: root.hitTest(location, with: nil), next: { $0?.superview }).lazy
      .compactMap { view in
        (view as? any ItemSpringLoading)?.itemSpringLoading
          ?? view?.ownInteractions.lazy.compactMap { $0 as? UISpringLoadedInteraction }.first
      }.first
  }
}

private final class SpringLoadingContext: NSObject, UISpringLoadedInteractionContext {
  var state = UISpringLoadedInteractionEffectState.inactive
  weak var targetView: UIView?
  var targetItem: Any?
  /// The location of the touch, in the coordinates of the root view.
  var location = CGPoint.zero

  init(_ view: UIView?) {
    targetView = view
    super.init()
  }

  /// The values that identify the target.
  var identity: [AnyHashable?] {
    [targetView.map { AnyHashable(ObjectIdentifier($0)) }, targetItem as? AnyHashable]
  }

  func location(in view: UIView?) -> CGPoint {
    view.map { location.applying($0.transformToRoot.inverted()) } ?? location
  }
}

/// A view that contains an item with a spring-loaded interaction.
@MainActor package protocol ItemSpringLoading: UIView {
  /// The interaction that activates the item; `nil` for none.
  var itemSpringLoading: UISpringLoadedInteraction? { get }
}
