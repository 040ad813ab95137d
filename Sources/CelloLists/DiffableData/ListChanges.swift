/// The changes from a snapshot to the next snapshot, by index.
struct ListChanges: Hashable, Sendable {
  var updates = BatchUpdates()
  /// The index paths, before the updates, of the items whose cells are reconfigured.
  var reconfiguredItems: [IndexPath] = []
}

extension ListChanges {
  /// Computes the smallest changes from a snapshot to another snapshot.
  ///
  /// An item that changes its section is moved, unless its old section is deleted or one of the two
  /// sections is reloaded.
  ///
  /// - Parameter place: A closure that returns the index path of an item in the old snapshot.
  init<Section, Item>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>,
    to new: NSDiffableDataSourceSnapshot<Section, Item>, indexPath: (Item) -> IndexPath?
  ) {
    var sections = SectionChanges(from: old.sectionIdentifiers, to: new.sectionIdentifiers)
    for section in new.reloadedSectionIdentifiers {
      if let index = sections.formerIndices[section] { sections.reloaded.insert(index) }
    }
    updates.deletedSections = sections.deleted
    updates.insertedSections = sections.inserted
    updates.movedSections = sections.moved
    updates.reloadedSections = sections.reloaded

    var removed: [Item: IndexPath] = [:]
    var inserted: [(item: Item, indexPath: IndexPath)] = []
    for (index, section) in new.sectionIdentifiers.enumerated() {
      guard let formerIndex = sections.formerIndices[section],
        !sections.reloaded.contains(formerIndex)
      else { continue }
      let difference = IdentifierDifference.between(
        old.itemIdentifiers(inSection: section), new.itemIdentifiers(inSection: section))
      for change in difference {
        switch change {
        case .remove(let offset, let item, _):
          removed[item] = IndexPath(item: offset, section: formerIndex)
        case .insert(let offset, let item, _):
          inserted.append((item, IndexPath(item: offset, section: index)))
        }
      }
    }
    // Items of other sections can move to inserted sections.
    if !removed.isEmpty {
      for index in sections.inserted.sorted() {
        let items = new.itemIdentifiers(inSection: new.sectionIdentifiers[index])
        for (offset, item) in items.enumerated() where removed[item] != nil {
          inserted.append((item, IndexPath(item: offset, section: index)))
        }
      }
    }
    for (item, indexPath) in inserted {
      if let former = removed.removeValue(forKey: item) {
        updates.movedItems[former] = indexPath
      } else {
        updates.insertedItems.insert(indexPath)
      }
    }
    updates.deletedItems = Set(removed.values)
    func remains(_ path: IndexPath) -> Bool {
      !sections.deleted.contains(path.section) && !sections.reloaded.contains(path.section)
        && !updates.deletedItems.contains(path)
    }
    updates.reloadedItems = Set(new.reloadedItemIdentifiers.compactMap(indexPath).filter(remains))
    reconfiguredItems = new.reconfiguredItemIdentifiers.compactMap(indexPath).filter(remains)
  }
}

/// The changes in the order of sections.
private struct SectionChanges<Section: Hashable> {
  /// The indexes, before the change, of the sections that remain.
  private(set) var formerIndices: [Section: Int] = [:]
  private(set) var deleted: Set<Int> = []
  private(set) var inserted: Set<Int> = []
  /// The indexes after the change, by index before the change.
  private(set) var moved: [Int: Int] = [:]
  /// The indexes, before the change, of the sections that are reloaded.
  var reloaded: Set<Int> = []

  init(from old: [Section], to new: [Section]) {
    for (index, section) in old.enumerated() { formerIndices[section] = index }
    var removed: [Section: Int] = [:]
    let difference = IdentifierDifference.between(old, new)
    for case .remove(let offset, let section, _) in difference { removed[section] = offset }
    for case .insert(let offset, let section, _) in difference {
      if let former = removed.removeValue(forKey: section) {
        moved[former] = offset
      } else {
        inserted.insert(offset)
      }
    }
    deleted = Set(removed.values)
    for section in removed.keys { formerIndices[section] = nil }
  }
}
