extension UICollectionView {
  /// Makes room for dragged items at another place; `nil` closes the room.
  func show(_ new: DropGap?) {
    guard new != state.dropGap, movement == nil, var counts = state.counts else { return }
    if let old = state.dropGap {
      state.dropGap = nil
      counts = old.data(counts)
      var updates = BatchUpdates()
      if let source = old.source {
        if source != old.target { updates.movedItems = [old.target: source] }
      } else {
        updates.deletedItems = [old.target]
      }
      showGap(updates, counts: counts)
    }
    guard let new, new.isValid(in: counts), ownLayout.canPlace(new) else { return }
    var updates = BatchUpdates()
    if let source = new.source {
      if source != new.target { updates.movedItems = [source: new.target] }
    } else {
      updates.insertedItems = [new.target]
    }
    showGap(updates, counts: new.shown(counts))
    state.dropGap = new
    if new.source == nil { measureGap(new) }
  }

  private func showGap(_ updates: BatchUpdates, counts new: [Int]) {
    guard let old = state.counts, let places = try? updates.places(from: old, to: new) else {
      return
    }
    take(updates, places, counts: new)
  }

  /// Gives the room of a new row in a list the height of the dragged one.
  private func measureGap(_ gap: DropGap) {
    prepareLayoutIfNeeded()
    guard let original = ownLayout.layoutAttributesForItem(at: gap.target),
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

  /// The attributes without the item whose place is the room.
  func withDropGap(
    _ attributes: [UICollectionViewLayoutAttributes]
  ) -> [UICollectionViewLayoutAttributes] {
    guard let dropGap = state.dropGap else { return attributes }
    return attributes.compactMap { original in
      guard original.category == .cell, original.indexPath == dropGap.target else {
        return original
      }
      guard dropGap.source != nil else { return nil }
      let hidden = original.copied
      hidden.isHidden = true
      return hidden
    }
  }

  /// The place in the data of an item that is shown at a place while one is moved; `nil` for the
  /// room of a new item.
  func dataPlace(of place: IndexPath) -> IndexPath? {
    if let movement { return movement.dataPlace(of: place) }
    if let dropGap = state.dropGap { return dropGap.dataPlace(of: place) }
    return place
  }
}

extension UICollectionViewLayout {
  /// Whether the layout can place items around a room.
  ///
  /// Layouts of apps ask for the numbers of items in the data, which have to be those they place.
  fileprivate func canPlace(_ gap: DropGap) -> Bool {
    type(of: self) == UICollectionViewCompositionalLayout.self
      || type(of: self) == UICollectionViewFlowLayout.self
      || gap.source?.section == gap.target.section
  }
}
