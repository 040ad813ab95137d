/// The state of a drag that hovers over a view.
public enum UISpringLoadedInteractionEffectState: Int, Hashable, Sendable {
  /// The drag is not over the view or is not allowed to activate it.
  case inactive = 0
  /// The drag is over the view.
  case possible = 1
  /// The view is about to be activated.
  case activating = 2
  /// The view was activated.
  case activated = 3
}

/// A drag that hovers over a view with a spring-loaded interaction.
@MainActor @preconcurrency public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  /// The state of the drag.
  var state: UISpringLoadedInteractionEffectState { get }
  /// The view that the effect changes; the interaction's view unless the behavior sets another
  /// view.
  var targetView: UIView? { get set }
  /// The part of the target view, or another object of the app. A change of the target item
  /// restarts the interaction.
  var targetItem: Any? { get set }

  /// Returns the location of the touch in the coordinates of a view; for `nil`, in the coordinates
  /// of the window.
  func location(in view: UIView?) -> CGPoint
}

/// Determines whether a drag can activate a view.
@MainActor @preconcurrency public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
  /// Returns a Boolean value that indicates whether the drag can activate the view. Called
  /// repeatedly while the drag is over the view.
  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool
  /// Called after the drag left the view or activated it. Optional.
  func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
  /// Does nothing.
  public func interactionDidFinish(_: UISpringLoadedInteraction) {}
}

/// Changes the appearance of a view that is about to be activated.
@MainActor @preconcurrency public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
  /// Called when the state of the drag changes.
  func interaction(
    _ interaction: UISpringLoadedInteraction,
    didChangeWith context: any UISpringLoadedInteractionContext)
}

/// An object that a hovering drag can activate.
@MainActor @preconcurrency public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
  /// A Boolean value that indicates whether a hovering drag activates the object.
  var isSpringLoaded: Bool { get set }
}

/// An interaction that activates a view when a drag hovers over it.
///
/// The view is about to be activated after half a second and is activated after one second. A drag
/// activates a view once, until it leaves the view.
@MainActor @preconcurrency open class UISpringLoadedInteraction: NSObject, UIInteraction {
  /// The object that determines whether the drag can activate the view.
  open private(set) var interactionBehavior: any UISpringLoadedInteractionBehavior
  /// The object that changes the appearance of the view; by default it highlights cells and
  /// controls.
  open private(set) var interactionEffect: any UISpringLoadedInteractionEffect
  /// The view to which the interaction was added; `nil` for none.
  open private(set) weak var view: UIView?
  private final let activationHandler:
    (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void

  /// Creates an interaction with a behavior and an effect.
  ///
  /// - Parameters:
  ///   - interactionBehavior: The behavior; `nil` allows all drags.
  ///   - interactionEffect: The effect; `nil` highlights cells and controls.
  ///   - activationHandler: The closure that activates the view.
  public init(
    interactionBehavior: (any UISpringLoadedInteractionBehavior)?,
    interactionEffect: (any UISpringLoadedInteractionEffect)?,
    activationHandler:
      @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  ) {
    self.interactionBehavior = interactionBehavior ?? SpringLoadingBehavior()
    self.interactionEffect = interactionEffect ?? SpringLoadingHighlight()
    self.activationHandler = activationHandler
    super.init()
  }

  /// Creates an interaction that allows all drags and highlights cells and controls.
  public convenience init(
    activationHandler:
      @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  ) {
    self.init(
      interactionBehavior: nil, interactionEffect: nil, activationHandler: activationHandler)
  }

  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Stores the view to which the interaction was added; `nil` if it was removed.
  open func didMove(to view: UIView?) { self.view = view }

  final func activate(_ context: any UISpringLoadedInteractionContext) {
    activationHandler(self, context)
  }
}

/// Allows all drags.
private final class SpringLoadingBehavior: NSObject, UISpringLoadedInteractionBehavior {
  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool { true }
}

/// A view with a highlighted appearance.
@MainActor package protocol SpringLoadingHighlightable: UIView {
  var isHighlighted: Bool { get set }
}

extension UIControl: SpringLoadingHighlightable {}

/// Highlights cells and controls that are about to be activated. Chosen: on iOS, they flash.
private final class SpringLoadingHighlight: NSObject, UISpringLoadedInteractionEffect {
  private weak var highlighted: (any SpringLoadingHighlightable)?

  func interaction(
    _ interaction: UISpringLoadedInteraction,
    didChangeWith context: any UISpringLoadedInteractionContext
  ) {
    highlighted?.isHighlighted = false
    highlighted = nil
    guard context.state == .activating,
      let view = context.targetView as? any SpringLoadingHighlightable
    else { return }
    view.isHighlighted = true
    highlighted = view
  }
}
