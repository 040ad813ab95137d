/// What is known about a transition between controllers.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinatorContext:
  NSObjectProtocol
{
  var isAnimated: Bool { get }
  var presentationStyle: UIModalPresentationStyle { get }
  var initiallyInteractive: Bool { get }
  var isInterruptible: Bool { get }
  var isInteractive: Bool { get }
  var isCancelled: Bool { get }
  var transitionDuration: TimeInterval { get }
  var percentComplete: CGFloat { get }
  var completionVelocity: CGFloat { get }
  var completionCurve: UIView.AnimationCurve { get }
  /// The controller that disappears or appears.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// The view that disappears or appears.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The view in which the transition takes place.
  var containerView: UIView { get }
  /// How the contents are turned by the transition.
  var targetTransform: CGAffineTransform { get }
}

/// An object that runs an app's changes together with a transition between controllers.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Makes changes during the transition, and calls the completion after it.
  ///
  /// - Returns: whether the changes will be made.
  @discardableResult func animate(
    alongsideTransition animation: (
      (_ context: any UIViewControllerTransitionCoordinatorContext) -> Void
    )?, completion: ((_ context: any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Like ``animate(alongsideTransition:completion:)``, for changes of a view elsewhere.
  @discardableResult func animateAlongsideTransition(
    in view: UIView?,
    animation: ((_ context: any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((_ context: any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Calls a handler when a finger that drives the transition lets go, or takes it up again.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Makes changes during the transition, and calls the completion after it.
  @discardableResult public func animate(
    alongsideTransition animation: (
      (_ context: any UIViewControllerTransitionCoordinatorContext) -> Void
    )?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }

  /// Makes changes of a view elsewhere during the transition.
  @discardableResult public func animateAlongsideTransition(
    in view: UIView?,
    animation: ((_ context: any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animateAlongsideTransition(in: view, animation: animation, completion: nil) }
}

/// A name of a controller that takes part in a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let from = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextFromViewController")
  public static let to = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextToViewController")
}

/// A name of a view that takes part in a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}
