extension UIView {
  /// Ends editing before the view leaves its tree, without asking the first responder.
  func resignFirstResponderInTree() {
    guard let responder = firstResponderOfTree else { return }
    let isInside =
      (responder as? UIView)?.isDescendant(of: self)
      ?? tree.contains { $0.controller === responder }
    guard isInside else { return }
    responder.isForcedToResign = true
    defer { responder.isForcedToResign = false }
    responder.resignFirstResponder()
  }

  /// Returns the index of a subview among the subviews without a view that is about to move; `nil`
  /// if it is not a subview.
  final func index(of sibling: UIView, without moved: UIView) -> Int? {
    guard let index = ownSubviews.firstIndex(where: { $0 === sibling }) else { return nil }
    let isBehind = ownSubviews[..<index].contains { $0 === moved }
    return isBehind ? index - 1 : index
  }

  /// Inserts a view at an index of ``subviews``; an index out of range is clamped. A view that
  /// would exceed the nesting limit is not added, and a warning is logged.
  func insert(_ view: UIView, at index: Int) {
    let isMove = view.ownSuperview === self
    guard isMove || hasCapacity(for: view) else { return NestingLimit.warn("view") }
    if isMove {
      removeFromSubviews(view)
      insertIntoSubviews(view, at: index)
      setNeedsLayout()
      return
    }
    let newWindow = window
    let changesWindow = view.window !== newWindow
    if changesWindow { view.treeWillMove(to: newWindow) }
    if view.ownSuperview != nil {
      view.isMovingBetweenSuperviews = true
      view.removeFromSuperview()
      view.isMovingBetweenSuperviews = false
    }
    view.willMove(toSuperview: self)
    insertIntoSubviews(view, at: index)
    view.ownSuperview = self
    updateNestingLevels(view.levelsBelow)
    view.inherit(resolvedTraits)
    view.updateSafeArea()
    view.layoutMarginsChanged()
    view.constraintsDidMove()
    setNeedsLayout()
    if changesWindow { view.treeDidMove() }
    view.didMoveToSuperview()
    didAddSubview(view)
  }

  // MARK: Windows

  /// Notifies the view, its descendants and their controllers before they enter or leave a window.
  final func treeWillMove(to newWindow: UIWindow?) {
    for controller in topmostControllers { controller.viewWillMove(to: newWindow) }
    for view in tree {
      if view.hasFocus { view.window?.focusSystem.lose(view) }
      view.willMove(toWindow: newWindow)
    }
  }

  /// Applies appearance proxies to the view and its descendants, and notifies them and their
  /// controllers after their window has changed.
  final func treeDidMove() {
    let appearance = window == nil ? [] : AppearanceProxies.current
    for view in tree {
      view.applyAppearance(appearance)
      view.didMoveToWindow()
      if !view.ownInteractions.isEmpty {
        for interaction in view.responderInteractions { interaction.viewDidMoveToWindow() }
      }
    }
    for controller in topmostControllers { controller.viewDidMove() }
  }

  /// The view and its descendants, depth first. Computed without recursion: trees can be deep.
  final var tree: [UIView] {
    var result: [UIView] = []
    var rest = [self]
    while let view = rest.popLast() {
      result.append(view)
      rest += view.ownSubviews.reversed()
    }
    return result
  }

  /// The controllers of the view and its descendants, without the controllers inside another
  /// controller's view, which forwards the notifications.
  private final var topmostControllers: [any ViewControlling] {
    var result: [any ViewControlling] = []
    var rest = [self]
    while let view = rest.popLast() {
      if let controller = view.controller {
        result.append(controller)
      } else {
        rest += view.ownSubviews.reversed()
      }
    }
    return result
  }

  private func insertIntoSubviews(_ view: UIView, at index: Int) {
    let index = min(max(index, 0), ownSubviews.count)
    ownSubviews.insert(view, at: index)
    ownLayer?.subviewWasInserted(at: index)
  }

  /// Moves the given subviews into the given order, from an index of ``subviews`` on. Other views are
  /// ignored.
  package func orderSubviews(_ views: [UIView], from first: Int) {
    let ordered = views.filter { $0.ownSuperview === self }
    let identifiers = Set(ordered.map(ObjectIdentifier.init))
    guard ownSubviews.filter({ identifiers.contains(ObjectIdentifier($0)) }) != ordered else {
      return
    }
    for (index, view) in ordered.enumerated() { insertSubview(view, at: first + index) }
  }

  func removeFromSubviews(_ view: UIView) {
    guard let index = ownSubviews.firstIndex(where: { $0 === view }) else { return }
    ownSubviews.remove(at: index)
    ownLayer?.subviewWasRemoved(at: index)
  }

  /// The subviews by their layers' `zPosition`, from back to front.
  var subviewsInDrawingOrder: [UIView] {
    guard ownSubviews.contains(where: { ($0.ownLayer?.zPosition ?? 0) != 0 }) else {
      return ownSubviews
    }
    return ownSubviews.stablySorted { $0.ownLayer?.zPosition ?? 0 }
  }
}
