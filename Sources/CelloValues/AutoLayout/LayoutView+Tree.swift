extension LayoutView {
  /// Returns a Boolean value that indicates whether the view is another view or its descendant.
  package func isInside(_ view: any LayoutView) -> Bool {
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

  /// Returns the nearest view that contains both views; `nil` for none.
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

  /// A Boolean value that indicates whether the view's frame alone determines its size, so that an
  /// engine of its own lays out its descendants.
  ///
  /// This keeps engines small: a cell in a list does not slow down another cell.
  package var isEngineRoot: Bool {
    guard containingItem != nil else { return true }
    guard let layoutState else { return true }
    return translatesAutoresizingMaskIntoConstraints && !layoutState.hasFlexibleSize
      && layoutState.crossingCount == 0
  }

  /// The view whose engine lays out this view's subviews.
  package var engineRoot: any LayoutView {
    var view: any LayoutView = self
    while !view.isEngineRoot, let ancestor = view.containingItem { view = ancestor }
    return view
  }

  /// The engine that lays out this view's subviews, created if needed.
  var enclosingEngine: LayoutEngine {
    let root = engineRoot
    let state = root.state
    if let engine = state.engine { return engine }
    let engine = LayoutEngine(root: root)
    state.engine = engine
    // Adds the constraints of an earlier engine whose root has been deallocated.
    root.moveConstraintsToTheirEngines()
    return engine
  }

  /// The engine in which the view is an item; `nil` for none.
  package var placingEngine: LayoutEngine? { containingItem?.engineRoot.layoutState?.engine }

  /// Notes in the view and its ancestors that it contains constraints.
  func constraintsDidChange() {
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

  /// Moves the constraints inside the view to their current engines.
  package func moveConstraintsToTheirEngines() {
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

  // MARK: Changes to the view tree

  /// Updates the engines after the view was added to a superview.
  package func constraintsDidMove() {
    guard let layoutState else { return }
    if layoutState.containsConstraints {
      containingItem?.constraintsDidChange()
      moveConstraintsToTheirEngines()
    }
    if layoutState.needsUpdateConstraintsBelow || layoutState.needsUpdateConstraints {
      containingItem?.setNeedsConstraintUpdateBelow()
    }
  }

  /// Deactivates the constraints between items inside and outside of the view, before it is removed
  /// from its superview.
  package func deactivateConstraintsToOutside() {
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

  /// Notes that the view has constraints. The first time, the view updates its constraints.
  func participationDidChange() {
    guard layoutState == nil || layoutState?.needsUpdateConstraints == true else { return }
    state.needsUpdateConstraints = true
    containingItem?.setNeedsConstraintUpdateBelow()
    requestLayout()
  }

  /// Notes in the view and its ancestors that a descendant needs to update its constraints.
  package func setNeedsConstraintUpdateBelow() {
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
