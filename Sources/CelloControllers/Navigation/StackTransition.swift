/// A change of a stack that is under way: a finger, or an object of the app, decides how it ends.
@MainActor final class StackTransition {
  let formerStack: [UIViewController]
  let newStack: [UIViewController]
  let left: [UIViewController]
  let entered: [UIViewController]
  let former: UIViewController
  let top: UIViewController
  let exchange: ChildExchange
  /// The app's own animation; `nil` for the system's.
  var context: TransitionContext?
  /// The screens that follow a finger in the system's own transition.
  var screens: PopScreens?
  /// Whether the callbacks at the beginning have returned.
  var isStarted = false
  /// Whether the transition was completed; `nil` while it is under way.
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
