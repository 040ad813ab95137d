/// The stages of a drag that is held over a view to open it.
public enum UISpringLoadedInteractionEffectState: Int, Hashable, Sendable {
  case inactive = 0
  /// The drag is over the view.
  case possible = 1
  /// The view is about to be opened.
  case activating = 2
  /// The view was opened.
  case activated = 3
}

/// A drag that is held over a view to open it.
@MainActor @preconcurrency public protocol UISpringLoadedInteractionContext: NSObjectProtocol {
  var state: UISpringLoadedInteractionEffectState { get }
  /// The view that shows the stage; the interaction's own view unless the behavior sets another one.
  var targetView: UIView? { get set }
  /// The part of the target view, or an object of the app's own. Another one begins anew.
  var targetItem: Any? { get set }

  /// The place of the finger in a view, or in the window for `nil`.
  func location(in view: UIView?) -> CGPoint
}

/// Decides whether a drag may open a view.
@MainActor @preconcurrency public protocol UISpringLoadedInteractionBehavior: NSObjectProtocol {
  /// Whether the drag may open the view. Asked when it is over the view, and for each movement.
  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool
  /// The drag has left the view, or has opened it. Optional.
  func interactionDidFinish(_ interaction: UISpringLoadedInteraction)
}

extension UISpringLoadedInteractionBehavior {
  public func interactionDidFinish(_: UISpringLoadedInteraction) {}
}

/// Shows that a drag is about to open a view.
@MainActor @preconcurrency public protocol UISpringLoadedInteractionEffect: NSObjectProtocol {
  func interaction(
    _ interaction: UISpringLoadedInteraction,
    didChangeWith context: any UISpringLoadedInteractionContext)
}

/// An object that a drag can open when it is held over it.
@MainActor @preconcurrency public protocol UISpringLoadedInteractionSupporting: NSObjectProtocol {
  /// Whether a drag opens the object.
  var isSpringLoaded: Bool { get set }
}

/// Opens a view when a drag is held over it.
///
/// The view is about to be opened after half a second, and is opened after a second. A drag opens a
/// view once, until it leaves it.
@MainActor @preconcurrency open class UISpringLoadedInteraction: NSObject, UIInteraction {
  /// Decides whether the drag may open the view.
  public final let interactionBehavior: any UISpringLoadedInteractionBehavior
  /// Shows the stages; the default effect highlights cells and controls.
  public final let interactionEffect: any UISpringLoadedInteractionEffect
  public final private(set) weak var view: UIView?
  private final let activationHandler:
    (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void

  /// - Parameters:
  ///   - interactionBehavior: `nil` permits all drags.
  ///   - interactionEffect: `nil` highlights cells and controls.
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

  public convenience init(
    activationHandler:
      @escaping (UISpringLoadedInteraction, any UISpringLoadedInteractionContext) -> Void
  ) {
    self.init(
      interactionBehavior: nil, interactionEffect: nil, activationHandler: activationHandler)
  }

  open func willMove(to view: UIView?) {}
  open func didMove(to view: UIView?) { self.view = view }

  final func activate(_ context: any UISpringLoadedInteractionContext) {
    activationHandler(self, context)
  }
}

/// Permits all drags.
private final class SpringLoadingBehavior: NSObject, UISpringLoadedInteractionBehavior {
  func shouldAllow(
    _ interaction: UISpringLoadedInteraction, with context: any UISpringLoadedInteractionContext
  ) -> Bool { true }
}

/// A view that can look as if a finger touches it.
@MainActor package protocol SpringLoadingHighlightable: UIView {
  var isHighlighted: Bool { get set }
}

extension UIControl: SpringLoadingHighlightable {}

/// Highlights cells and controls that are about to be opened (chosen: on iOS, they flash).
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
