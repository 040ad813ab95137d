extension UICollectionView {
  /// Moves the gap for dragged items to another index path, with an animation on a simulated clock;
  /// `nil` closes the gap.
  func show(_ new: DropGap?) {
    guard new != state.dropGap, movement == nil else { return }
    layOutBeforeAnimation()
    guard let counts = state.counts else { return }
    let old = state.dropGap
    let itemCounts = old?.data(counts) ?? counts
    let new = new.flatMap { $0.isValid(in: itemCounts) && ownLayout.canShow($0) ? $0 : nil }
    guard old != nil || new != nil else { return }
    animatingUpdates {
      state.dropGap = nil
      if let old, let new, old.source == new.source, old.target != new.target {
        // The gap moves like an item.
        let movement = DropGap(source: old.target, target: new.target, height: 0)
        showGap(movement.opening, counts: new.shown(itemCounts))
      } else {
        if let old { showGap(old.closing, counts: itemCounts) }
        if let new { showGap(new.opening, counts: new.shown(itemCounts)) }
      }
      state.dropGap = new
      if let new, new.source == nil { measureGap(new) }
    }
  }

  /// Shows updates that the data does not contain.
  func showGap(_ updates: BatchUpdates, counts new: [Int]) {
    guard let old = state.counts, let indexPaths = try? updates.indexPaths(from: old, to: new)
    else {
      return
    }
    if let motion = state.motion {
      motion.makesWay = true
      motion.begin(updates, indexPaths)
    }
    take(updates, indexPaths, counts: new)
  }

  /// Sets the height of a new gap in a list to the height of the dragged row.
  private func measureGap(_ gap: DropGap) {
    prepareLayoutIfNeeded()
    let target = placeholderPositions.presentationPath(of: gap.target)
    guard let original = ownLayout.layoutAttributesForItem(at: target),
      original.measuredAxes == .vertical, gap.height > 0
    else { return }
    let preferred = original.copied
    preferred.size.height = gap.height
    guard
      ownLayout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    else { return }
    ownLayout.invalidateLayout(
      with: ownLayout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
  }

  /// Returns the attributes without the attributes of the item at the gap.
  func withDropGap(
    _ attributes: [UICollectionViewLayoutAttributes]
  ) -> [UICollectionViewLayoutAttributes] {
    guard let dropGap = state.dropGap else { return attributes }
    let target = placeholderPositions.presentationPath(of: dropGap.target)
    return attributes.compactMap { original in
      guard original.category == .cell, original.indexPath == target else {
        return original
      }
      guard dropGap.source != nil else { return nil }
      let hidden = original.copied
      hidden.isHidden = true
      return hidden
    }
  }

  /// Converts the index path of a shown item to its index path in the data, which differs while an
  /// item is being moved; `nil` for the gap of a new item.
  func dataPath(of path: IndexPath) -> IndexPath? {
    if let movement { return movement.dataPath(of: path) }
    if let dropGap = state.dropGap { return dropGap.dataPath(of: path) }
    return path
  }
}

extension UICollectionViewLayout {
  /// A Boolean value that indicates whether the layout can arrange items that the data source does
  /// not have.
  ///
  /// An app's own layout reads the item counts from the data source, so they must equal the counts
  /// that it lays out.
  var canInsertItems: Bool {
    type(of: self) == UICollectionViewCompositionalLayout.self
      || type(of: self) == UICollectionViewFlowLayout.self
  }

  /// Returns a Boolean value that indicates whether the layout can arrange items around a gap.
  fileprivate func canShow(_ gap: DropGap) -> Bool {
    canInsertItems || gap.source?.section == gap.target.section
  }
}
