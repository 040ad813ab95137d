/// The data of a diffable data source: the current snapshot, the outlines of its sections, and the
/// computation of changes. It is independent of views.
struct DiffableData<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>
  typealias Outline = NSDiffableDataSourceSectionSnapshot<Item>
  typealias Transaction = NSDiffableDataSourceTransaction<Section, Item>

  /// The visible items of all sections, without marks for reloading.
  private(set) var snapshot = Snapshot()
  /// The outlines of sections to which a section snapshot was applied.
  var outlines: [Section: Outline] = [:]
  /// The index paths of all items; `nil` until they are needed.
  private var indexPaths: [Item: IndexPath]?

  // MARK: Queries

  func item(at path: IndexPath) -> Item? {
    guard path.count == 2, let section = section(at: path.section) else { return nil }
    let items = snapshot.itemIdentifiers(inSection: section)
    return items.indices.contains(path.item) ? items[path.item] : nil
  }

  /// The item counts of the sections.
  var counts: [Int] {
    snapshot.sectionIdentifiers.map { snapshot.numberOfItems(inSection: $0) }
  }

  func section(at index: Int) -> Section? {
    let sections = snapshot.sectionIdentifiers
    return sections.indices.contains(index) ? sections[index] : nil
  }

  /// Returns the index path of an item.
  ///
  /// - Complexity: O(1), except for the first call after a change.
  mutating func indexPath(of item: Item) -> IndexPath? { allIndexPaths()[item] }

  private mutating func allIndexPaths() -> [Item: IndexPath] {
    if let indexPaths { return indexPaths }
    var indexPaths: [Item: IndexPath] = [:]
    indexPaths.reserveCapacity(snapshot.numberOfItems)
    for (index, section) in snapshot.sectionIdentifiers.enumerated() {
      for (offset, item) in snapshot.itemIdentifiers(inSection: section).enumerated() {
        indexPaths[item] = IndexPath(item: offset, section: index)
      }
    }
    self.indexPaths = indexPaths
    return indexPaths
  }

  /// Returns the outline of a section; flat if no section snapshot was applied to the section, and
  /// empty if the section does not exist.
  func outline(of section: Section) -> Outline {
    if let outline = outlines[section] { return outline }
    var outline = Outline()
    if snapshot.indexOfSection(section) != nil {
      outline.append(snapshot.itemIdentifiers(inSection: section))
    }
    return outline
  }

  /// Returns the outline that contains an item; `nil` if no section snapshot was applied to its
  /// section.
  func outline(containing item: Item) -> Outline? {
    snapshot.sectionIdentifier(containingItem: item).flatMap { outlines[$0] }
  }

  // MARK: Changes

  /// Replaces the snapshot. An outline is kept if its visible items remain; deleted items are
  /// removed from it. A section with other changes becomes flat.
  mutating func apply(_ new: Snapshot) -> ListChanges {
    let indexPaths = new.hasMarkedItems ? allIndexPaths() : [:]
    let changes = ListChanges(from: snapshot, to: new) { indexPaths[$0] }
    replace(new)
    return changes
  }

  /// Replaces the snapshot without computing changes.
  mutating func replace(_ new: Snapshot) {
    snapshot = new.unmarked
    indexPaths = nil
    for (section, outline) in outlines {
      outlines[section] = Self.reconciled(outline, of: section, in: new)
    }
  }

  private static func reconciled(
    _ outline: Outline, of section: Section, in snapshot: Snapshot
  ) -> Outline? {
    guard snapshot.indexOfSection(section) != nil else { return nil }
    let items = snapshot.itemIdentifiers(inSection: section)
    let visible = outline.visibleItems
    if visible == items { return outline }
    var remaining = outline
    remaining.delete(visible.filter { snapshot.sectionIdentifier(containingItem: $0) != section })
    return remaining.visibleItems == items ? remaining : nil
  }

  /// Replaces the outline of a section, which is appended if it does not exist.
  mutating func apply(_ outline: Outline, to section: Section) -> ListChanges {
    var new = snapshot
    if new.indexOfSection(section) == nil { new.appendSections([section]) }
    new.replaceItems(in: section, with: outline.visibleItems)
    outlines[section] = outline
    return apply(new)
  }

  /// Expands or collapses an item of an outline.
  ///
  /// - Parameter children: The new descendants of the item; `nil` to keep the current descendants.
  mutating func setExpanded(
    _ isExpanded: Bool, _ item: Item, children: Outline? = nil
  ) -> ListChanges {
    guard let section = snapshot.sectionIdentifier(containingItem: item),
      var outline = outlines[section]
    else { return ListChanges() }
    if let children { outline.replace(childrenOf: item, using: children) }
    if isExpanded { outline.expand([item]) } else { outline.collapse([item]) }
    return apply(outline, to: section)
  }
}
