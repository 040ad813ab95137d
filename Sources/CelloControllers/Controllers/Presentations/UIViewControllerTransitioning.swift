/// The context of a custom animation of a transition.
@MainActor @preconcurrency public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view that contains the transition. The animation adds the appearing view to it.
  var containerView: UIView { get }
  /// A Boolean value that indicates whether the transition is animated.
  var isAnimated: Bool { get }
  /// A Boolean value that indicates whether the transition is interactive at the moment.
  var isInteractive: Bool { get }
  /// A Boolean value that indicates whether the transition was canceled.
  var transitionWasCancelled: Bool { get }
  /// The presentation style; `none` for transitions other than presentations.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The transform of the views at the end of the transition; always the identity.
  var targetTransform: CGAffineTransform { get }

  /// Reports the progress of an interactive transition, 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Reports that the interaction ended and the transition will complete.
  func finishInteractiveTransition()
  /// Reports that the interaction ended and the transition will be undone.
  func cancelInteractiveTransition()
  /// Resumes the interaction of a transition that has not ended.
  func pauseInteractiveTransition()
  /// Ends the transition. The animation calls this method at its end.
  func completeTransition(_ didComplete: Bool)

  /// Returns the view controller for a key; `nil` if the transition has none.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns the view that the transition adds or removes; `nil` if the view stays in place.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Returns the frame of a controller's view at the start, in points; zero if it is unknown.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Returns the frame of a controller's view at the end, in points; zero if it is unknown.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// A custom animation of a transition.
@MainActor @preconcurrency public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Returns the duration of the animation, in seconds. Transitions take place at once.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// Performs the animation, which ends with a call of the context's `completeTransition(_:)`.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Called after the transition; `transitionCompleted` is `false` if it was canceled.
  func animationEnded(_ transitionCompleted: Bool)
  /// Returns the animator of a transition that a `UIPercentDrivenInteractiveTransition` drives. It
  /// replaces ``animateTransition(using:)`` in such transitions. The method must return the same
  /// object for each call during a transition.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating
}

extension UIViewControllerAnimatedTransitioning {
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}

  /// Returns a placeholder, which means that the method is not implemented.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { AbsentAnimator.shared }

  /// Returns a Boolean value that indicates whether the object implements
  /// `interruptibleAnimator(using:)`.
  func hasInterruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> Bool { !(interruptibleAnimator(using: transitionContext) is AbsentAnimator) }
}

/// The animator of objects that do not implement `interruptibleAnimator(using:)`, a method that is
/// optional on iOS.
private final class AbsentAnimator: UIViewPropertyAnimator {
  static let shared = AbsentAnimator(duration: 0, curve: .linear)
}

/// A delegate that provides custom presentations and animations for a view controller.
@MainActor @preconcurrency public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// Returns the animation of a presentation; `nil` for the system's animation.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// Returns the animation of a dismissal; `nil` for the system's animation.
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// Returns the object that drives the animation of a presentation; `nil` for none.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// Returns the object that drives the animation of a dismissal; `nil` for none.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// Returns the presentation controller for the style `custom`.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// Returns `nil`, for the system's animation.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// Returns `nil`, for the system's animation.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// Returns `nil`, for a transition without an interaction.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  /// Returns `nil`, for a transition without an interaction.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  /// Returns `nil`, for a full-screen presentation.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? { nil }
}
