/// A change of a navigation stack in progress, whose end depends on a gesture or on an object of
/// the app.
@MainActor final class StackTransition {
  let formerStack: [UIViewController]
  let newStack: [UIViewController]
  let left: [UIViewController]
  let entered: [UIViewController]
  let former: UIViewController
  let top: UIViewController
  let exchange: ChildExchange
  /// The context of the app's animation; `nil` for the system's animation.
  var context: TransitionContext?
  /// A Boolean value that indicates whether the transition takes time on a simulated clock.
  var isTimed = false
  /// A Boolean value that indicates whether the top controller slides over the former controller, in
  /// a timed transition.
  var isPush: Bool { isTimed && !formerStack.contains { $0 === top } }
  /// The controllers of the lower and the upper screen.
  var lower: UIViewController { isPush ? former : top }
  var upper: UIViewController { isPush ? top : former }
  var lowerStack: [UIViewController] { isPush ? formerStack : newStack }
  var upperStack: [UIViewController] { isPush ? newStack : formerStack }
  /// The progress of a transition on a simulated clock.
  var progress: TimedProgress?
  /// The screens of the system's interactive or timed transition; `nil` for other transitions.
  var screens: PopScreens?
  /// A Boolean value that indicates whether the callbacks at the beginning have returned.
  var isStarted = false
  /// A Boolean value that indicates whether the transition was completed; `nil` while it is in
  /// progress.
  var result: Bool?

  init(
    from formerStack: [UIViewController], to newStack: [UIViewController],
    left: [UIViewController], entered: [UIViewController], former: UIViewController,
    top: UIViewController, exchange: ChildExchange
  ) {
    self.formerStack = formerStack
    self.newStack = newStack
    self.left = left
    self.entered = entered
    self.former = former
    self.top = top
    self.exchange = exchange
  }
}
