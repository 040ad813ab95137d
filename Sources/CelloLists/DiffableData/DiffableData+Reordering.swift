extension DiffableData {
  /// Returns a Boolean value that indicates whether an item can be moved: none of its children is
  /// visible.
  func canMove(_ item: Item) -> Bool {
    guard let outline = outline(containing: item), outline.isExpanded(item) else { return true }
    return outline.snapshot(of: item).items.isEmpty
  }

  /// Returns the data after an item was moved to an index path, and the transaction for the app;
  /// `nil` if the item or the index path does not exist.
  ///
  /// In an outline, the item becomes the first child of the item above its new position if the
  /// children of that item are visible; otherwise it becomes its next sibling.
  func moving(_ path: IndexPath, to target: IndexPath) -> (data: Self, transaction: Transaction)? {
    guard path != target, let item = item(at: path),
      let former = snapshot.sectionIdentifier(containingItem: item),
      let section = section(at: target.section)
    else { return nil }
    var new = snapshot
    new.deleteItems([item])
    let others = new.itemIdentifiers(inSection: section)
    guard (0...others.count).contains(target.item) else { return nil }
    if target.item < others.count {
      new.insertItems([item], beforeItem: others[target.item])
    } else {
      new.appendItems([item], toSection: section)
    }
    var data = self
    if var outline = outlines[section] {
      let moved = self.outline(of: former).snapshot(of: item, includingParent: true)
      outline.delete([item])
      if target.item == 0 {
        if let first = others.first {
          outline.insert(moved, before: first)
        } else {
          outline = moved
        }
      } else {
        let previous = others[target.item - 1]
        let isFirstChild =
          target.item < others.count && outline.contains(others[target.item])
          && outline.parent(of: others[target.item]) == previous
        if isFirstChild {
          outline.insert(moved, before: others[target.item])
        } else {
          outline.insert(moved, after: previous)
        }
      }
      data.outlines[section] = outline
    }
    data.replace(new)
    return (data, transaction(to: data))
  }

  /// Returns the transaction from this data to other data, section by section.
  private func transaction(to other: Self) -> Transaction {
    let sections = other.snapshot.sectionIdentifiers.map { section in
      NSDiffableDataSourceSectionTransaction<Section, Item>(
        sectionIdentifier: section, initialSnapshot: outline(of: section),
        finalSnapshot: other.outline(of: section),
        difference: IdentifierDifference.between(
          outline(of: section).visibleItems, other.outline(of: section).visibleItems))
    }
    return Transaction(
      initialSnapshot: snapshot, finalSnapshot: other.snapshot,
      difference: IdentifierDifference.between(
        snapshot.itemIdentifiers, other.snapshot.itemIdentifiers),
      sectionTransactions: sections)
  }
}
