/// The state of a transition between view controllers.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinatorContext:
  NSObjectProtocol
{
  /// A Boolean value that indicates whether the transition is animated.
  var isAnimated: Bool { get }
  /// The presentation style; `none` for transitions other than presentations.
  var presentationStyle: UIModalPresentationStyle { get }
  /// A Boolean value that indicates whether the transition started interactively.
  var initiallyInteractive: Bool { get }
  /// A Boolean value that indicates whether the animation can be interrupted.
  var isInterruptible: Bool { get }
  /// A Boolean value that indicates whether the transition is interactive at the moment.
  var isInteractive: Bool { get }
  /// A Boolean value that indicates whether the transition was canceled.
  var isCancelled: Bool { get }
  /// The duration of the transition, in seconds; 0 unless it is interactive.
  var transitionDuration: TimeInterval { get }
  /// The progress of the transition, 0 to 1.
  var percentComplete: CGFloat { get }
  /// The speed of the animation after the interaction, relative to its original speed.
  var completionVelocity: CGFloat { get }
  /// The curve of the animation after the interaction.
  var completionCurve: UIView.AnimationCurve { get }
  /// Returns the disappearing or appearing controller; `nil` for other keys.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns the disappearing or appearing view; `nil` for other keys.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The view that contains the transition.
  var containerView: UIView { get }
  /// The rotation of the content during the transition; always the identity.
  var targetTransform: CGAffineTransform { get }
}

/// An object that runs animations alongside a transition between view controllers.
@MainActor @preconcurrency
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  /// Runs an animation during the transition and calls the completion after the transition.
  ///
  /// - Returns: Whether the animation will run; `false` after the end of the transition.
  @discardableResult func animate(
    alongsideTransition animation: (
      (_ context: any UIViewControllerTransitionCoordinatorContext) -> Void
    )?, completion: ((_ context: any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Runs an animation like ``animate(alongsideTransition:completion:)``, for changes in a view
  /// outside of the container.
  @discardableResult func animateAlongsideTransition(
    in view: UIView?,
    animation: ((_ context: any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((_ context: any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool

  /// Registers a handler that is called when the transition stops or starts being interactive.
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Runs an animation during the transition.
  @discardableResult public func animate(
    alongsideTransition animation: (
      (_ context: any UIViewControllerTransitionCoordinatorContext) -> Void
    )?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }

  /// Runs an animation of a view outside of the container during the transition.
  @discardableResult public func animateAlongsideTransition(
    in view: UIView?,
    animation: ((_ context: any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animateAlongsideTransition(in: view, animation: animation, completion: nil) }
}

/// A key for a view controller of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The key as a string.
  public let rawValue: String

  /// Creates a key from a string.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The controller at the start of the transition, which disappears.
  public static let from = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextFromViewController")
  /// The controller at the end of the transition, which appears.
  public static let to = UITransitionContextViewControllerKey(
    rawValue: "UITransitionContextToViewController")
}

/// A key for a view of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The key as a string.
  public let rawValue: String

  /// Creates a key from a string.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view at the start of the transition, which disappears.
  public static let from = UITransitionContextViewKey(rawValue: "UITransitionContextFromView")
  /// The view at the end of the transition, which appears.
  public static let to = UITransitionContextViewKey(rawValue: "UITransitionContextToView")
}
