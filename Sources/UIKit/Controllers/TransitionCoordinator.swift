/// The coordinator of a transition that takes place at once.
///
/// What is registered runs when the transition's own changes have been made, and the completions
/// after that, both in the order of registration.
@MainActor final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private var animations: [Handler] = []
  private var completions: [Handler] = []
  private var isFinished = false

  let isAnimated: Bool
  let presentationStyle: UIModalPresentationStyle
  private let former: UIViewController?
  private let new: UIViewController?
  let containerView: UIView

  init(
    in containerView: UIView? = nil, from former: UIViewController? = nil,
    to new: UIViewController? = nil, animated: Bool = false,
    presentationStyle: UIModalPresentationStyle = .none
  ) {
    self.containerView = containerView ?? UIView()
    self.former = former
    self.new = new
    isAnimated = animated
    self.presentationStyle = presentationStyle
  }

  var initiallyInteractive: Bool { false }
  var isInterruptible: Bool { false }
  var isInteractive: Bool { false }
  var isCancelled: Bool { false }
  var transitionDuration: TimeInterval { 0 }
  var percentComplete: CGFloat { isFinished ? 1 : 0 }
  var completionVelocity: CGFloat { 1 }
  var completionCurve: UIView.AnimationCurve { .easeInOut }
  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: former
    case .to: new
    default: nil
    }
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    switch key {
    case .from: former?.viewIfLoaded
    case .to: new?.viewIfLoaded
    default: nil
    }
  }

  @discardableResult
  func animate(alongsideTransition animation: Handler?, completion: Handler?) -> Bool {
    guard !isFinished else { return false }
    if let animation { animations.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: Handler?, completion: Handler?
  ) -> Bool { animate(alongsideTransition: animation, completion: completion) }

  /// The handler is never called: no finger drives a transition.
  func notifyWhenInteractionChanges(_ handler: @escaping Handler) {}

  /// Makes the registered changes.
  func runAnimations() {
    while !animations.isEmpty { animations.removeFirst()(self) }
  }

  /// Makes registered changes that were not made, and calls the completions.
  func finish() {
    runAnimations()
    isFinished = true
    while !completions.isEmpty { completions.removeFirst()(self) }
  }
}
