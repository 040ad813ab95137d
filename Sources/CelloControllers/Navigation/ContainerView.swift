/// The view of a container, which places the views of its children before they lay out their
/// subviews.
package final class ContainerView: UIView, SystemContainerView {
  /// Places the views in the container.
  package var layout: (@MainActor () -> Void)?

  package override func layoutSubviews() {
    super.layoutSubviews()
    layout?()
  }
}

/// A container with a bar at the bottom, which its children can hide.
@MainActor package protocol BottomBarContaining: UIViewController {
  /// Called when a child may hide or show the bar.
  func bottomBarDidChange()
}

extension UIViewController {
  /// The nearest container of the controller with a bar at the bottom; `nil` for none.
  final var bottomBarContainer: (any BottomBarContaining)? {
    var ancestor = parent
    while let controller = ancestor {
      if let container = controller as? any BottomBarContaining { return container }
      ancestor = controller.parent
    }
    return nil
  }

  /// Replaces the child that a container shows, with UIKit's order of calls.
  ///
  /// - Parameters:
  ///   - former: the child to replace; `nil` for none.
  ///   - new: the new child; `nil` for none.
  ///   - isAnimated: the value for the appearance methods; the exchange takes no time.
  ///   - willShow: called after the new child's `viewWillAppear(_:)`.
  ///   - move: replaces the views.
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

  /// Returns the context of a custom animation that replaces a child; `nil` if a child has no view.
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

  /// Runs a custom animation that replaces a child. The transition ends when the animation returns,
  /// because animations take no time.
  package final func runTransition(
    _ animation: any UIViewControllerAnimatedTransitioning, from former: UIViewController,
    to new: UIViewController, in content: UIView
  ) {
    let context = transitionContext(of: animation, from: former, to: new, in: content) { _ in }
    context?.start()
    context?.completeTransition(true)
  }
}
