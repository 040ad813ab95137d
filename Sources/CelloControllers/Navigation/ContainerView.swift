/// The view of a container, which lays out its children before their own layout.
package final class ContainerView: UIView {
  /// Places what the container shows.
  package var layout: (@MainActor () -> Void)?

  package override func layoutSubviews() {
    super.layoutSubviews()
    layout?()
  }
}

/// A container with a bar at the bottom, which its children may hide.
@MainActor package protocol BottomBarContaining: UIViewController {
  /// Called when a child may want the bar to be hidden or shown.
  func bottomBarDidChange()
}

extension UIViewController {
  /// The nearest container around the controller that has a bar at the bottom.
  final var bottomBarContainer: (any BottomBarContaining)? {
    var ancestor = parent
    while let controller = ancestor {
      if let container = controller as? any BottomBarContaining { return container }
      ancestor = controller.parent
    }
    return nil
  }

  /// Replaces the child that a container shows, in UIKit's order of calls.
  ///
  /// - Parameters:
  ///   - isAnimated: whether the transition is called animated; it takes place at once.
  ///   - willShow: called when the new child is about to appear.
  ///   - move: exchanges the views.
  package final func exchange(
    _ former: UIViewController?, for new: UIViewController?, isAnimated: Bool,
    willShow: () -> Void = {}, move: () -> Void
  ) {
    guard former !== new else { return move() }
    let exchange = ChildExchange(in: self, from: former, to: new, animated: isAnimated)
    exchange.begin(willShow)
    move()
    exchange.finish()
  }

  /// The context of an app's animation of an exchange of children.
  package final func transitionContext(
    of animation: any UIViewControllerAnimatedTransitioning, from former: UIViewController,
    to new: UIViewController, in content: UIView, coordinator: TransitionCoordinator? = nil,
    completion: @escaping (Bool) -> Void
  ) -> TransitionContext? {
    guard let formerView = former.view, let newView = new.view else { return nil }
    newView.translatesAutoresizingMaskIntoConstraints = true
    newView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    newView.frame = content.bounds
    return TransitionContext(
      animation, in: content, animated: true, presentationStyle: .none,
      controllers: [.from: former, .to: new], views: [.from: formerView, .to: newView],
      presentedFrame: content.bounds, coordinator: coordinator, completion: completion)
  }

  /// Runs an app's animation of an exchange of children. It ends when the animation returns, since
  /// animations take place at once.
  package final func runTransition(
    _ animation: any UIViewControllerAnimatedTransitioning, from former: UIViewController,
    to new: UIViewController, in content: UIView
  ) {
    let context = transitionContext(of: animation, from: former, to: new, in: content) { _ in }
    context?.start()
    context?.completeTransition(true)
  }
}
