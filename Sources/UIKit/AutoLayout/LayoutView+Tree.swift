extension LayoutView {
  /// Whether the view is another view or inside it.
  func isInside(_ view: any LayoutView) -> Bool {
    var current: (any LayoutView)? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.containingItem
    }
    return false
  }

  private var depth: Int {
    var depth = 0
    var view = containingItem
    while let ancestor = view {
      depth += 1
      view = ancestor.containingItem
    }
    return depth
  }

  /// The nearest view that contains both; `nil` if there is none.
  func commonAncestor(with other: any LayoutView) -> (any LayoutView)? {
    if self === other || other.containingItem === self { return self }
    if containingItem === other { return other }
    if let containingItem, containingItem === other.containingItem { return containingItem }
    var (first, second): ((any LayoutView)?, (any LayoutView)?) = (self, other)
    var (firstDepth, secondDepth) = (depth, other.depth)
    while let a = first, let b = second {
      if a === b { return a }
      if firstDepth >= secondDepth {
        first = a.containingItem
        firstDepth -= 1
      } else {
        second = b.containingItem
        secondDepth -= 1
      }
    }
    return nil
  }

  // MARK: Engines

  /// Whether the view's size follows from its frame alone, so that the views inside are placed by
  /// an engine of their own.
  ///
  /// This keeps engines small: a cell in a list does not slow down another one.
  var isEngineRoot: Bool {
    guard containingItem != nil else { return true }
    guard let layoutState else { return true }
    return layoutState.translatesAutoresizingMask && !layoutState.hasFlexibleSize
      && layoutState.crossingCount == 0
  }

  /// The view whose engine places the views inside this one.
  var engineRoot: any LayoutView {
    var view: any LayoutView = self
    while !view.isEngineRoot, let ancestor = view.containingItem { view = ancestor }
    return view
  }

  /// The engine that places the views inside this one; created if there is none.
  var enclosingEngine: LayoutEngine {
    let root = engineRoot
    let state = root.state
    if let engine = state.engine { return engine }
    let engine = LayoutEngine(root: root)
    state.engine = engine
    // Those of an earlier engine whose root has been deallocated.
    root.moveConstraintsToTheirEngines()
    return engine
  }

  /// The engine in which the view is an item; `nil` if there is none.
  var placingEngine: LayoutEngine? { containingItem?.engineRoot.layoutState?.engine }

  /// Notes in the view and those around it that it contains constraints.
  func noteConstraints() {
    var view: (any LayoutView)? = self
    while let ancestor = view, !ancestor.state.containsConstraints {
      ancestor.state.containsConstraints = true
      view = ancestor.containingItem
    }
  }

  func addCrossing(_ count: Int) {
    let wasRoot = isEngineRoot
    state.crossingCount += count
    if wasRoot != isEngineRoot { moveConstraintsToTheirEngines() }
  }

  /// Gives the constraints inside the view to the engines that are in charge of them now.
  func moveConstraintsToTheirEngines() {
    guard layoutState?.containsConstraints == true else { return }
    var constraints: [NSLayoutConstraint] = []
    var views: [any LayoutView] = [self]
    while let view = views.popLast() {
      guard let state = view.layoutState, state.containsConstraints else { continue }
      if let engine = state.engine, !view.isEngineRoot {
        engine.discard()
        state.engine = nil
      }
      constraints += state.constraints
      views += view.containedItems
    }
    constraints.sort { $0.serial < $1.serial }
    for constraint in constraints {
      guard let engine = constraint.commonView?.enclosingEngine, engine !== constraint.engine
      else { continue }
      constraint.engine?.remove(constraint)
      engine.enqueue(constraint)
    }
  }

  // MARK: Changes of the tree

  /// Called after the view was added to a superview.
  func constraintsDidMove() {
    guard let layoutState else { return }
    if layoutState.containsConstraints {
      containingItem?.noteConstraints()
      moveConstraintsToTheirEngines()
    }
    if layoutState.needsUpdateConstraintsBelow || layoutState.needsUpdateConstraints {
      containingItem?.noteConstraintUpdateBelow()
    }
  }

  /// Called before the view is removed from its superview: deactivates the constraints between
  /// items inside and outside of it.
  func deactivateConstraintsToOutside() {
    guard layoutState != nil else { return }
    var ancestor = containingItem
    while let view = ancestor {
      if let state = view.layoutState, !state.constraints.isEmpty {
        for constraint in state.constraints.reversed()
        where constraint.items.contains(where: { $0?.itemView?.isInside(self) ?? true }) {
          constraint.deactivate()
        }
      }
      ancestor = view.containingItem
    }
  }

  // MARK: Updates

  /// Notes that the view takes part in constraints: the first time, it updates its constraints.
  func noteParticipation() {
    guard layoutState == nil || layoutState?.needsUpdateConstraints == true else { return }
    state.needsUpdateConstraints = true
    containingItem?.noteConstraintUpdateBelow()
    requestLayout()
  }

  /// Notes in the view and those around it that one below needs to update its constraints.
  func noteConstraintUpdateBelow() {
    var view: (any LayoutView)? = self
    while let ancestor = view, !ancestor.state.needsUpdateConstraintsBelow {
      ancestor.state.needsUpdateConstraintsBelow = true
      view = ancestor.containingItem
    }
  }
}

extension LayoutState {
  // Source of the bits: `UIView.AutoresizingMask`.
  private static let flexibleWidth: UInt = 1 << 1
  private static let flexibleHeight: UInt = 1 << 4

  var hasFlexibleSize: Bool {
    autoresizingMask & (Self.flexibleWidth | Self.flexibleHeight) != 0
  }
}
