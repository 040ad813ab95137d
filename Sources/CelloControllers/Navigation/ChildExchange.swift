/// A replacement of the child that a container shows, including the calls of the appearance
/// methods.
///
/// The container moves the views between ``begin(_:)`` and ``finish()`` or ``cancel(_:)``.
@MainActor package final class ChildExchange {
  // The container owns the exchange during the transition.
  private unowned let container: UIViewController
  private let former: UIViewController?
  private let new: UIViewController?
  private let isAnimated: Bool
  private let isShown: Bool
  package let coordinator: TransitionCoordinator

  package init(
    in container: UIViewController, from former: UIViewController?, to new: UIViewController?,
    animated: Bool
  ) {
    self.container = container
    self.former = former
    self.new = new
    isAnimated = animated
    isShown = container.appearance.isOnScreen && container.viewIfLoaded != nil
    coordinator = TransitionCoordinator(
      in: container.viewIfLoaded, from: former, to: new, animated: animated)
  }

  /// Begins the exchange.
  ///
  /// - Parameter willShow: called after the new child's `viewWillAppear(_:)`.
  package func begin(_ willShow: () -> Void = {}) {
    container.coordinator = coordinator
    if isShown {
      former?.begin(false, animated: isAnimated, cause: .caller)
      new?.begin(true, animated: isAnimated, cause: .caller)
    } else {
      new?.loadViewIfNeeded()
    }
    willShow()
  }

  /// Ends the exchange: the new child has appeared.
  package func finish() {
    container.viewIfLoaded?.layoutIfNeeded()
    coordinator.runAnimations()
    if isShown {
      former?.end()
      new?.end()
    }
    container.coordinator = nil
    coordinator.finish()
  }

  /// Cancels the exchange: the former child appears again.
  ///
  /// - Parameter move: moves the views back.
  package func cancel(_ move: () -> Void) {
    coordinator.runAnimations()
    if isShown {
      new?.begin(false, animated: isAnimated, cause: .caller)
      former?.begin(true, animated: isAnimated, cause: .caller)
    }
    move()
    if isShown { former?.place() }
    container.viewIfLoaded?.layoutIfNeeded()
    if isShown {
      new?.end()
      former?.end()
    }
    container.coordinator = nil
    coordinator.finish()
  }
}
