extension UICollectionView {
  func beginMovement(at indexPath: IndexPath) -> Bool {
    prepareLayoutIfNeeded()
    cancelInteractiveMovement()
    guard contains(indexPath), state.placeholders.isEmpty, let dataSource,
      dataSource.collectionView(self, canMoveItemAt: indexPath),
      let center = ownLayout.layoutAttributesForItem(at: indexPath)?.center
    else { return false }
    animateLift(of: cell(at: indexPath)) {
      movement = InteractiveMovement(
        start: indexPath, current: indexPath, position: center, startPosition: center)
      cell(at: indexPath)?.setNeedsUpdateConfiguration()
      setNeedsLayout()
    }
    return true
  }

  func moveItem(to targetPosition: CGPoint) {
    guard var movement else { return }
    let previous = movement
    movement.position = targetPosition.clamped
    self.movement = movement
    let proposed = ownLayout.targetIndexPath(
      forInteractivelyMovingItem: movement.current, withPosition: movement.position)
    let target =
      delegate?.collectionView(
        self, targetIndexPathForMoveOfItemFromOriginalIndexPath: movement.start,
        atCurrentIndexPath: movement.current, toProposedIndexPath: proposed) ?? proposed
    show(movingItemAt: target)
    ownLayout.invalidateLayout(
      with: ownLayout.invalidationContext(
        forInteractivelyMovingItems: [self.movement?.current ?? target],
        withTargetPosition: movement.position, previousIndexPaths: [previous.current],
        previousPosition: previous.position))
  }

  func endMovement() {
    guard let movement else { return }
    if movement.start != movement.current, let dataSource {
      dataSource.collectionView(self, moveItemAt: movement.start, to: movement.current)
      guard self.movement?.isRefused == false else { return cancelInteractiveMovement() }
      let reported = countsOfDataSource()
      precondition(
        reported == itemCounts,
        """
        collectionView(_:moveItemAt:to:): the data source has \(reported) items in its sections \
        after the movement, but \(itemCounts) were expected. Move the item in the data.
        """)
    }
    finishMovement(isCanceled: false)
  }

  /// Called if the data source does not implement the movement of items.
  func movementWasRefused() { movement?.isRefused = true }

  func finishMovement(isCanceled: Bool) {
    guard let ended = movement else { return }
    layOutBeforeAnimation()
    animatingUpdates {
      movement = nil
      cell(at: ended.current)?.setNeedsUpdateConfiguration()
      ownLayout.invalidateLayout(
        with: ownLayout.invalidationContextForEndingInteractiveMovementOfItems(
          toFinalIndexPaths: [ended.current], previousIndexPaths: [ended.start],
          movementCancelled: isCanceled))
    }
  }

  /// Moves the moving item to another index path; the other items move to fill the gap, with an
  /// animation on a simulated clock.
  func show(movingItemAt target: IndexPath) {
    guard let counts = state.counts, let current = movement?.current, target != current else {
      return
    }
    let gap = DropGap(source: current, target: target, height: 0)
    guard gap.isValid(in: counts) else { return }
    layOutBeforeAnimation()
    animatingUpdates(except: cell(at: current)) {
      movement?.current = target
      showGap(gap.opening, counts: gap.shown(counts))
    }
  }

  // MARK: Reorder controls

  func reorder(_ cell: any ListCell, _ phase: ReorderPhase) {
    switch phase {
    case .began:
      if let path = (cell as? UICollectionViewCell).flatMap(indexPath) {
        beginInteractiveMovementForItem(at: path)
      }
    case .moved(let distance):
      guard let start = movement?.startPosition else { return }
      // In a list, rows move along one axis only.
      updateInteractiveMovementTargetPosition(CGPoint(x: start.x, y: start.y + distance.dy))
    case .ended: endInteractiveMovement()
    case .canceled: cancelInteractiveMovement()
    }
  }
}
