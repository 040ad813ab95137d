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
  /// The screens of the system's interactive transition; `nil` for other transitions.
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
