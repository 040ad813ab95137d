/// The data of a diffable data source: the snapshot that is shown, the outlines of its sections,
/// and the changes that lead to other ones. It knows no view.
struct DiffableData<Section: Hashable & Sendable, Item: Hashable & Sendable>: Sendable {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>
  typealias Outline = NSDiffableDataSourceSectionSnapshot<Item>
  typealias Transaction = NSDiffableDataSourceTransaction<Section, Item>

  /// The visible items of all sections, none of them marked for reloading.
  private(set) var snapshot = Snapshot()
  /// The outlines of sections to which a section snapshot was applied.
  var outlines: [Section: Outline] = [:]
  /// The places of the items; `nil` until one is asked for.
  private var places: [Item: IndexPath]?

  // MARK: Queries

  func item(at path: IndexPath) -> Item? {
    guard path.count == 2, let section = section(at: path.section) else { return nil }
    let items = snapshot.itemIdentifiers(inSection: section)
    return items.indices.contains(path.item) ? items[path.item] : nil
  }

  /// The numbers of items in the sections.
  var counts: [Int] {
    snapshot.sectionIdentifiers.map { snapshot.numberOfItems(inSection: $0) }
  }

  func section(at index: Int) -> Section? {
    let sections = snapshot.sectionIdentifiers
    return sections.indices.contains(index) ? sections[index] : nil
  }

  /// The place of an item.
  ///
  /// - Complexity: O(1), except the first time after a change.
  mutating func place(of item: Item) -> IndexPath? { allPlaces()[item] }

  private mutating func allPlaces() -> [Item: IndexPath] {
    if let places { return places }
    var places: [Item: IndexPath] = [:]
    places.reserveCapacity(snapshot.numberOfItems)
    for (index, section) in snapshot.sectionIdentifiers.enumerated() {
      for (offset, item) in snapshot.itemIdentifiers(inSection: section).enumerated() {
        places[item] = IndexPath(item: offset, section: index)
      }
    }
    self.places = places
    return places
  }

  /// The outline of a section; flat if no section snapshot was applied to it, and empty if there is
  /// no such section.
  func outline(of section: Section) -> Outline {
    if let outline = outlines[section] { return outline }
    var outline = Outline()
    if snapshot.indexOfSection(section) != nil {
      outline.append(snapshot.itemIdentifiers(inSection: section))
    }
    return outline
  }

  /// The outline that an item belongs to; `nil` if no section snapshot was applied to its section.
  func outline(containing item: Item) -> Outline? {
    snapshot.sectionIdentifier(containingItem: item).flatMap { outlines[$0] }
  }

  // MARK: Changes

  /// Replaces the snapshot. An outline remains if its visible items do, and loses those that are
  /// deleted; a section with other changes becomes flat.
  mutating func apply(_ new: Snapshot) -> ListChanges {
    let places = new.hasMarkedItems ? allPlaces() : [:]
    let changes = ListChanges(from: snapshot, to: new) { places[$0] }
    replace(new)
    return changes
  }

  /// Replaces the snapshot without determining changes.
  mutating func replace(_ new: Snapshot) {
    snapshot = new.unmarked
    places = nil
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

  /// Replaces the outline of a section, which is appended if there is none.
  mutating func apply(_ outline: Outline, to section: Section) -> ListChanges {
    var new = snapshot
    if new.indexOfSection(section) == nil { new.appendSections([section]) }
    new.replaceItems(in: section, with: outline.visibleItems)
    outlines[section] = outline
    return apply(new)
  }

  /// Shows or hides the children of an item of an outline.
  ///
  /// - Parameter children: replaces the descendants; `nil` to keep them.
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
