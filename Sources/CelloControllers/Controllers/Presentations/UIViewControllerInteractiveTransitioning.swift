/// An object that drives a custom animation of a transition interactively.
@MainActor @preconcurrency
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Starts the transition. The object later ends the transition with methods of the context.
  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning)
  /// The speed of the animation after the interaction, relative to its original speed; 1 by
  /// default. Only coordinators report it, because animations take no time.
  var completionSpeed: CGFloat { get }
  /// The curve of the animation after the interaction; `easeInOut` by default. Only coordinators
  /// report it.
  var completionCurve: UIView.AnimationCurve { get }
  /// A Boolean value that indicates whether the transition starts interactively; `true` by default.
  /// If `false`, the transition runs without an interaction.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// The default speed, 1.
  public var completionSpeed: CGFloat { 1 }
  /// The default curve, `easeInOut`.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// The default value, `true`.
  public var wantsInteractiveStart: Bool { true }
}
