/// The context of an app's own animation.
@MainActor final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  let containerView: UIView
  let isAnimated: Bool
  let presentationStyle: UIModalPresentationStyle
  private let controllers: [UITransitionContextViewControllerKey: UIViewController]
  private let views: [UITransitionContextViewKey: UIView]
  /// The frame of the presented view at the end of a presentation.
  private let presentedFrame: CGRect
  /// Called once, when the animation has ended.
  private var completion: ((Bool) -> Void)?

  init(
    in containerView: UIView, animated: Bool, presentationStyle: UIModalPresentationStyle,
    controllers: [UITransitionContextViewControllerKey: UIViewController],
    views: [UITransitionContextViewKey: UIView], presentedFrame: CGRect,
    completion: @escaping (Bool) -> Void
  ) {
    self.containerView = containerView
    isAnimated = animated
    self.presentationStyle = presentationStyle
    self.controllers = controllers
    self.views = views
    self.presentedFrame = presentedFrame
    self.completion = completion
  }

  var isInteractive: Bool { false }
  private(set) var transitionWasCancelled = false
  var targetTransform: CGAffineTransform { .identity }

  // No finger drives a transition.
  func updateInteractiveTransition(_ percentComplete: CGFloat) {}
  func finishInteractiveTransition() {}
  func cancelInteractiveTransition() {}
  func pauseInteractiveTransition() {}

  func completeTransition(_ didComplete: Bool) {
    guard let completion else { return }
    self.completion = nil
    transitionWasCancelled = !didComplete
    completion(didComplete)
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    controllers[key]
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? { views[key] }

  func initialFrame(for vc: UIViewController) -> CGRect {
    controllers[.from] === vc ? vc.viewIfLoaded?.frame ?? .zero : .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    controllers[.to] === vc ? presentedFrame : .zero
  }
}
