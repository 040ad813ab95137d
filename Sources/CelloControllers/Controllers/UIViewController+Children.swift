extension UIViewController {
  final func add(_ child: UIViewController) {
    var ancestor: UIViewController? = self
    while let controller = ancestor {
      precondition(
        controller !== child,
        """
        A view controller cannot be a child of itself or of one of its own descendants: \
        \(type(of: child)).
        """)
      ancestor = controller.parent
    }
    if child.parent === self {
      children.removeAll { $0 === child }
      children.append(child)
      return
    }
    if child.parent != nil {
      child.willMove(toParent: nil)
      child.removeFromParent()
    }
    child.willMove(toParent: self)
    child.isMovingToParent = true
    children.append(child)
    child.parent = self
  }

  final func leaveParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    parent.traitsOfChildren[ObjectIdentifier(self)] = nil
    self.parent = nil
    isMovingToParent = false
    didMove(toParent: nil)
  }

  final func replace(
    _ former: UIViewController, by new: UIViewController, isAnimated: Bool,
    _ animations: (() -> Void)?, _ completion: ((Bool) -> Void)?
  ) {
    precondition(
      former.parent === self && new.parent === self,
      """
      transition(from:to:…) of \(type(of: self)): \(type(of: former)) and \(type(of: new)) must both \
      be its children; call addChild(_:) first.
      """)
    guard former !== new else {
      animations?()
      completion?(true)
      return
    }
    let isShown = appearance.isOnScreen
    if isShown {
      former.begin(false, animated: isAnimated, cause: .caller)
      new.begin(true, animated: isAnimated, cause: .caller)
    }
    former.view.superview?.insertSubview(new.view, aboveSubview: former.view)
    animations?()
    former.view.removeFromSuperview()
    if isShown {
      new.end()
      former.end()
    }
    completion?(true)
  }
}
