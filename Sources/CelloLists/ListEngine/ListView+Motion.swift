@_spi(Cello) import CelloControls

// Animated updates.
extension ListView {
  /// A Boolean value that indicates whether an update that begins now is animated: on a simulated
  /// clock, if the list has been laid out. Placeholders and updates during a layout are not animated.
  private var animatesUpdates: Bool {
    UIView.animationsTakeTime && hasBeenLaidOut && !bounds.isEmpty && !state.isLayingOut
      && state.motion == nil && state.placeholders.isEmpty
  }

  /// Updates the list and its layout in a closure, and animates the changes if possible.
  ///
  /// - Parameters:
  ///   - rows: the ways in which rows appear and disappear.
  ///   - containers: the views inside of the list whose subviews are also animated.
  ///   - movedView: a view that follows the finger of the user, and is not animated.
  /// - Returns: the animation; `nil` if the update takes place at once.
  @discardableResult
  func animatingUpdates(
    _ rows: RowMotions = RowMotions(), inside containers: [UIView] = [],
    except movedView: UIView? = nil, _ body: () -> Void
  ) -> ListMotion? {
    guard animatesUpdates else {
      body()
      return nil
    }
    let motion = ListMotion(rows)
    let layouts = containers.map { container in
      container.layoutIfNeeded()
      return FormerLayout(of: container)
    }
    let origin = currentGeometry.bounds.origin
    let former = viewsThatMove.map {
      (
        view: $0, parent: $0.superview, geometry: $0.currentGeometry,
        row: ($0 as? any ListPlaced)?.formerRow
      )
    }
    // A row that was lifted is above the others until it is in its place.
    if !state.motions.isEmpty || former.contains(where: { $0.row?.isLifted == true }) {
      motion.formerOrder = former.map(\.view)
    }
    prepare(motion)
    state.motion = motion
    UIView.performWithoutAnimation {
      body()
      layoutIfNeeded()
    }
    state.motions.append(motion)
    // Views that are laid out at both sizes do not change the layout of the list.
    state.isLayingOut = true
    UIView.animateChanges(duration: ListMotion.duration) {
      var start = currentGeometry
      start.bounds.origin = origin
      animateChange(from: start)
      // A cell that has disappeared at once can show an inserted item.
      let others = motion.appearedViews.union(
        motion.departures.map { ObjectIdentifier($0.view) })
      for (view, parent, geometry, row) in former
      where view.superview === parent && view !== movedView
        && !others.contains(ObjectIdentifier(view))
      {
        guard let cell = view as? any ListPlaced, let row else {
          view.animateChange(from: geometry)
          continue
        }
        cell.animate(from: row) { view.animateChange(from: geometry) }
      }
      animateViews(of: motion)
      for layout in layouts { motion.cleanups.append(layout.animateChanges()) }
    } completion: { [weak self, motion] isFinished in
      self?.end(motion)
      motion.callCompletions(isFinished: isFinished)
    }
    state.isLayingOut = false
    state.motion = nil
    return motion
  }

  /// Lifts the cell of an item that the user begins to move, with an animation if possible.
  func animateLift(of cell: (any ListPlaced)?, _ change: () -> Void) {
    guard let cell, animatesUpdates else { return change() }
    layOutBeforeAnimation()
    let former = cell.formerRow
    UIView.performWithoutAnimation {
      change()
      layoutIfNeeded()
    }
    UIView.animateChanges(duration: ListMotion.duration) {
      cell.animate(from: former)
    } completion: { _ in
    }
  }

  private func end(_ motion: ListMotion) {
    state.motions.removeAll { $0 === motion }
    // The next layout removes the other views outside of the visible area, and sorts the views.
    setNeedsLayout()
    UIView.performWithoutAnimation { motion.removeViews() }
  }

  /// Removes the views of all animated updates, because the data is loaded again.
  func endMotions() {
    for motion in state.motions { motion.removeViews() }
  }

  /// Returns a Boolean value that indicates whether the view of an element outside of the visible
  /// area stays until the end of an animation, or because its item is omitted.
  func retains(_ element: CollectionElement) -> Bool {
    if isOmitted(element) { return true }
    if let motion = state.motion, !motion.appeared.contains(element) {
      motion.retained.insert(element)
      return true
    }
    return state.motions.contains { $0.retained.contains(element) }
  }

  /// Updates the elements whose views stay until the end of an animation.
  func followMotions(_ updated: (CollectionElement) -> CollectionElement?) {
    for motion in state.motions { motion.retained = Set(motion.retained.compactMap(updated)) }
  }

  /// The views that leave the list, which are behind the other views, in the order of drawing.
  var departingViews: [UIView] {
    let motions = state.motions + (state.motion.map { [$0] } ?? [])
    return motions.flatMap(\.departures).map(\.view) + (swiping?.closingViews ?? [])
  }

  /// Changes the displacement of a swiped row, with an animation if possible.
  ///
  /// - Parameter completion: a closure that is called at the end.
  func animateSwipe(
    of actions: UIView, _ change: () -> Void, completion: @escaping () -> Void
  ) {
    guard let motion = animatingUpdates(inside: [actions], change) else { return completion() }
    motion.whenEnded { _ in completion() }
  }

  /// Changes the editing state of the visible cells, with an animation if possible.
  func animateEditing(isAnimated: Bool, _ change: () -> Void) {
    guard isAnimated else { return change() }
    layOutBeforeAnimation()
    animatingUpdates(inside: shownItems.compactMap { cell(at: $0) }, change)
  }

  /// Returns views in the order in which they are drawn during animations: rows that overlap keep
  /// their order if an update interrupts another one.
  func orderDuringMotions(_ views: [UIView]) -> [UIView] {
    guard let order = (state.motion ?? state.motions.last)?.formerOrder else { return views }
    var positions: [ObjectIdentifier: Int] = [:]
    for (index, view) in order.enumerated() { positions[ObjectIdentifier(view)] = index }
    let former = views.filter { positions[ObjectIdentifier($0)] != nil }.sorted {
      positions[ObjectIdentifier($0), default: 0] < positions[ObjectIdentifier($1), default: 0]
    }
    // The places of the other views do not change.
    var next = former.makeIterator()
    return views.map { positions[ObjectIdentifier($0)] == nil ? $0 : next.next() ?? $0 }
  }

  /// Returns a Boolean value that indicates whether a view appears in an animation.
  func isAppearing(_ view: UIView) -> Bool {
    let identifier = ObjectIdentifier(view)
    return state.motion?.appearedViews.contains(identifier) == true
      || state.motions.contains { $0.appearedViews.contains(identifier) }
  }

  /// Records that the view of an element was created.
  func didCreate(_ view: UIView, of element: CollectionElement) {
    guard let motion = state.motion else { return }
    motion.appeared.append(element)
    motion.appearedViews.insert(ObjectIdentifier(view))
  }
}
