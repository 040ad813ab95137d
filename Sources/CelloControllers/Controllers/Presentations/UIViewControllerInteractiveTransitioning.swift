/// An object that drives an app's own animation of a transition, as a finger moves.
@MainActor @preconcurrency
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Begins the transition. The object later ends it with the context's methods.
  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning)
  /// The speed of the animation after the interaction, as a share of its own; 1 by default.
  /// Animations take place at once, so it is only passed on to coordinators.
  var completionSpeed: CGFloat { get }
  /// The curve of the animation after the interaction, which is passed on to coordinators.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether the transition begins with the interaction; `true` by default. Otherwise it takes place
  /// at once.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  public var completionSpeed: CGFloat { 1 }
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  public var wantsInteractiveStart: Bool { true }
}
