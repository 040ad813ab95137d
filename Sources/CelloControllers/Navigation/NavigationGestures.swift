/// The gestures that show and hide the bars of a navigation controller.
@MainActor final class BarHiding: NSObject, UIGestureRecognizerDelegate {
  private weak var controller: UINavigationController?
  let tap = UITapGestureRecognizer()
  let swipe = UIPanGestureRecognizer()
  private var keyboardObserver: (any NSObjectProtocol)?

  init(_ controller: UINavigationController) {
    self.controller = controller
    super.init()
    tap.cancelsTouchesInView = false
    swipe.cancelsTouchesInView = false
    tap.delegate = self
    swipe.delegate = self
    tap.addTarget(self, action: BarHiding.tapped)
    swipe.addTarget(self, action: BarHiding.swiped)
    update()
  }

  func update() {
    tap.isEnabled = controller?.hidesBarsOnTap == true
    swipe.isEnabled = controller?.hidesBarsOnSwipe == true
    if controller?.hidesBarsWhenKeyboardAppears == true {
      observeKeyboard()
    } else if let keyboardObserver {
      NotificationCenter.default.removeObserver(keyboardObserver)
      self.keyboardObserver = nil
    }
  }

  private func observeKeyboard() {
    guard keyboardObserver == nil else { return }
    keyboardObserver = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardDidShowNotification, object: nil, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated {
        guard let self, let view = self.controller?.viewIfLoaded, view.window != nil,
          view.areaOfKeyboard != nil
        else { return }
        self.setHidden(true)
      }
    }
  }

  isolated deinit {
    if let keyboardObserver { NotificationCenter.default.removeObserver(keyboardObserver) }
  }

  private func tapped() {
    guard let controller else { return }
    setHidden(!controller.isNavigationBarHidden)
  }

  private func swiped(_ swipe: UIPanGestureRecognizer) {
    let movement = swipe.translation(in: nil).y
    guard swipe.state == .changed || swipe.state == .began,
      abs(movement) >= NavigationMetrics.barHidingDistance
    else {
      return
    }
    setHidden(movement < 0)
  }

  private func setHidden(_ isHidden: Bool) {
    guard let controller, controller.isNavigationBarHidden != isHidden else { return }
    controller.setNavigationBarHidden(isHidden, animated: true)
    if controller.topViewController?.toolbarItems?.isEmpty == false {
      controller.setToolbarHidden(isHidden, animated: true)
    }
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { !(gestureRecognizer === tap && touch.view is UIControl) }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}

/// The gesture that pops the top controller of a navigation controller from the leading edge.
@MainActor final class PopGesture: NSObject, UIGestureRecognizerDelegate {
  private weak var controller: UINavigationController?
  let recognizer = UIScreenEdgePanGestureRecognizer()
  /// A Boolean value that indicates whether the screens follow the finger.
  private var followsFinger = false

  init(_ controller: UINavigationController) {
    self.controller = controller
    super.init()
    recognizer.delegate = self
    recognizer.addTarget(self, action: PopGesture.moved)
  }

  /// Updates the edge for the layout direction.
  func update() {
    recognizer.edges = controller?.viewIfLoaded?.isRightToLeft == true ? .right : .left
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let controller, controller.viewControllers.count > 1,
      let item = controller.topViewController?.navigationItem
    else { return false }
    // A nested stack pops its own controllers first.
    if let inner = controller.topViewController as? UINavigationController,
      inner.viewControllers.count > 1
    {
      return false
    }
    let hasOwnButton = item.leftBarButtonItem != nil && !item.leftItemsSupplementBackButton
    let begins = !item.hidesBackButton && !hasOwnButton
    guard let top = controller.topViewController, let view = top.viewIfLoaded,
      let mayBegin = top.preferredTransition?.zoom?.options?.interactiveDismissShouldBegin
    else { return begins }
    let velocity = recognizer.velocity(in: view)
    return mayBegin(
      UIViewController.Transition.ZoomOptions.InteractionContext(
        location: recognizer.location(in: view),
        velocity: CGVector(dx: velocity.x, dy: velocity.y), willBegin: begins))
  }

  private func moved(_ recognizer: UIScreenEdgePanGestureRecognizer) {
    guard let controller, let view = controller.viewIfLoaded else { return }
    let translation = recognizer.translation(in: nil).x
    switch recognizer.state {
    case .began:
      followsFinger = controller.beginPop()
      if followsFinger { controller.updatePop(translation) }
    case .changed:
      if followsFinger { controller.updatePop(translation) }
    case .ended:
      let sign: CGFloat = recognizer.edges == .right ? -1 : 1
      let distance = translation * sign
      let velocity = recognizer.velocity(in: nil).x * sign
      let pops =
        distance > view.bounds.width / 2
        || (distance > 0 && velocity > NavigationMetrics.popVelocity)
      if followsFinger {
        controller.endPop(completed: pops)
      } else if pops {
        controller.popViewController(animated: true)
      }
      followsFinger = false
    case .cancelled:
      if followsFinger { controller.endPop(completed: false) }
      followsFinger = false
    default: break
    }
  }
}

/// The gesture that shows a hidden column of a split view controller from the edge.
@MainActor final class ColumnGesture: NSObject, UIGestureRecognizerDelegate {
  private weak var controller: UISplitViewController?
  let recognizer = UIScreenEdgePanGestureRecognizer()

  init(_ controller: UISplitViewController) {
    self.controller = controller
    super.init()
    recognizer.delegate = self
    recognizer.addTarget(self, action: ColumnGesture.moved)
    update()
  }

  /// Updates the edge for the edge of the primary column.
  func update() {
    guard let controller else { return }
    let isRightToLeft = controller.viewIfLoaded?.isRightToLeft == true
    recognizer.edges = (controller.primaryEdge == .trailing) != isRightToLeft ? .right : .left
  }

  /// The gesture does not begin if a stack in the secondary column can pop.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let controller, controller.canShowColumn else { return false }
    let secondary = controller.viewController(for: .secondary)
    let stack = secondary as? UINavigationController ?? secondary?.navigationController
    return (stack?.viewControllers.count ?? 0) < 2
  }

  private func moved(_ recognizer: UIScreenEdgePanGestureRecognizer) {
    guard let controller else { return }
    let delegate = controller.delegate
    switch recognizer.state {
    case .began: delegate?.splitViewControllerInteractivePresentationGestureWillBegin(controller)
    case .ended, .cancelled:
      let sign: CGFloat = recognizer.edges == .right ? -1 : 1
      if recognizer.state == .ended,
        recognizer.translation(in: nil).x * sign > NavigationMetrics.columnDistance
      {
        controller.showHiddenColumn()
      }
      delegate?.splitViewControllerInteractivePresentationGestureDidEnd(controller)
    default: break
    }
  }
}
