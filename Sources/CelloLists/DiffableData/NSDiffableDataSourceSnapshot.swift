/// The identifiers of a list's sections and items.
///
/// Identifiers must be unique among the sections, and among the items of all sections. A duplicate
/// identifier is a programming error that ends the process with a message that names the identifier
/// and the call, like the exception on iOS.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>: Sendable
where
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
{
  /// The sections, in order.
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  /// The items of each section, in order.
  private var itemsBySection: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  private var sectionsByItem: [ItemIdentifierType: SectionIdentifierType] = [:]
  private var reloadedSections: Set<SectionIdentifierType> = []
  private var reloadedItems: Set<ItemIdentifierType> = []
  private var reconfiguredItems: Set<ItemIdentifierType> = []

  /// Creates an empty snapshot.
  public init() {}

  // MARK: - Counting and finding

  /// The number of items in all sections.
  public var numberOfItems: Int { sectionsByItem.count }

  /// The number of sections.
  public var numberOfSections: Int { sectionIdentifiers.count }

  /// The items of all sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] {
    sectionIdentifiers.flatMap { itemsBySection[$0, default: []] }
  }

  /// The sections to reload, in order.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] {
    sectionIdentifiers.filter(reloadedSections.contains)
  }

  /// The items to reload, in order. Their cells are replaced.
  public var reloadedItemIdentifiers: [ItemIdentifierType] {
    reloadedItems.isEmpty ? [] : itemIdentifiers.filter(reloadedItems.contains)
  }

  /// The items to reconfigure, in order. Their cells are kept and configured again.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] {
    reconfiguredItems.isEmpty ? [] : itemIdentifiers.filter(reconfiguredItems.contains)
  }

  /// Returns the number of items in a section. The snapshot must contain the section.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    items(of: identifier, "numberOfItems(inSection:)").count
  }

  /// Returns the items of a section, in order. The snapshot must contain the section.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    items(of: identifier, "itemIdentifiers(inSection:)")
  }

  /// Returns the section that contains an item; `nil` if the snapshot does not contain the item.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    sectionsByItem[identifier]
  }

  /// Returns the index of an item in ``itemIdentifiers``; `nil` if the snapshot does not contain
  /// the item.
  ///
  /// - Complexity: O(*n*) in the number of items.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let section = sectionsByItem[identifier] else { return nil }
    var index = 0
    for other in sectionIdentifiers {
      let items = itemsBySection[other, default: []]
      if other == section { return items.firstIndex(of: identifier).map { index + $0 } }
      index += items.count
    }
    return nil
  }

  /// Returns the index of a section; `nil` if the snapshot does not contain the section.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sectionIdentifiers.firstIndex(of: identifier)
  }

  // MARK: - Items

  /// Appends items to a section; to the last section if the section is `nil`, the default.
  ///
  /// Items that the snapshot already contains are moved, and a warning is logged.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType],
    toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    let call = "appendItems(_:toSection:)"
    guard let section = sectionIdentifier ?? sectionIdentifiers.last else {
      preconditionFailure("\(call): the snapshot has no sections. Append a section first.")
    }
    _ = items(of: section, call)
    takeOut(identifiers, call)
    itemsBySection[section, default: []] += identifiers
    for item in identifiers { sectionsByItem[item] = section }
  }

  /// Inserts items before another item. Items that the snapshot already contains are moved, and a
  /// warning is logged.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, at: 0, from: beforeIdentifier, "insertItems(_:beforeItem:)")
  }

  /// Inserts items after another item. Items that the snapshot already contains are moved, and a
  /// warning is logged.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, at: 1, from: afterIdentifier, "insertItems(_:afterItem:)")
  }

  /// Deletes items. Items that the snapshot does not contain are ignored.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    remove(Set(identifiers))
    reloadedItems.subtract(identifiers)
    reconfiguredItems.subtract(identifiers)
  }

  /// Deletes all items and sections.
  public mutating func deleteAllItems() { self = Self() }

  /// Moves an item before another item. The snapshot must contain both items.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, to: 0, from: toIdentifier, "moveItem(_:beforeItem:)")
  }

  /// Moves an item after another item. The snapshot must contain both items.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, to: 1, from: toIdentifier, "moveItem(_:afterItem:)")
  }

  /// Marks items for reloading: their cells are replaced when the snapshot is applied. The snapshot
  /// must contain the items.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for item in identifiers { _ = section(of: item, "reloadItems(_:)") }
    reloadedItems.formUnion(identifiers)
  }

  /// Marks items for reconfiguration: their cells are configured again when the snapshot is
  /// applied. The snapshot must contain the items.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for item in identifiers { _ = section(of: item, "reconfigureItems(_:)") }
    reconfiguredItems.formUnion(identifiers)
  }

  // MARK: - Sections

  /// Appends sections. Sections that the snapshot already contains are not moved, and a warning is
  /// logged.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sectionIdentifiers.count, "appendSections(_:)")
  }

  /// Inserts sections before another section. Sections that the snapshot already contains are not
  /// moved, and a warning is logged.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    let call = "insertSections(_:beforeSection:)"
    insert(identifiers, at: index(of: toIdentifier, call), call)
  }

  /// Inserts sections after another section. Sections that the snapshot already contains are not
  /// moved, and a warning is logged.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    let call = "insertSections(_:afterSection:)"
    insert(identifiers, at: index(of: toIdentifier, call) + 1, call)
  }

  /// Deletes sections with their items. Sections that the snapshot does not contain are ignored.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let removed = Set(identifiers)
    sectionIdentifiers.removeAll(where: removed.contains)
    reloadedSections.subtract(removed)
    for section in removed {
      for item in itemsBySection.removeValue(forKey: section) ?? [] {
        sectionsByItem[item] = nil
        reloadedItems.remove(item)
        reconfiguredItems.remove(item)
      }
    }
  }

  /// Moves a section before another section. The snapshot must contain both sections.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, to: 0, from: toIdentifier, "moveSection(_:beforeSection:)")
  }

  /// Moves a section after another section. The snapshot must contain both sections.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, to: 1, from: toIdentifier, "moveSection(_:afterSection:)")
  }

  /// Marks sections for reloading: their cells, headers and footers are replaced when the snapshot
  /// is applied. The snapshot must contain the sections.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for section in identifiers { _ = index(of: section, "reloadSections(_:)") }
    reloadedSections.formUnion(identifiers)
  }

  // MARK: - For data sources

  /// A Boolean value that indicates whether items are marked for reloading or reconfiguration.
  var hasMarkedItems: Bool { !reloadedItems.isEmpty || !reconfiguredItems.isEmpty }

  /// The snapshot without marks for reloading and reconfiguration.
  var unmarked: Self {
    var result = self
    result.reloadedSections = []
    result.reloadedItems = []
    result.reconfiguredItems = []
    return result
  }

  /// Replaces the items of a section. Items that are in other sections are moved.
  mutating func replaceItems(
    in section: SectionIdentifierType, with identifiers: [ItemIdentifierType]
  ) {
    let former = itemsBySection[section, default: []]
    guard former != identifiers else { return }
    let kept = Set(identifiers)
    deleteItems(former.filter { !kept.contains($0) })
    remove(kept)
    itemsBySection[section] = identifiers
    for item in identifiers { sectionsByItem[item] = section }
  }

  // MARK: - Arrangement

  private func items(of section: SectionIdentifierType, _ call: String) -> [ItemIdentifierType] {
    guard let items = itemsBySection[section] else {
      preconditionFailure("\(call): the snapshot does not contain the section \(section).")
    }
    return items
  }

  private func index(of section: SectionIdentifierType, _ call: String) -> Int {
    guard let index = indexOfSection(section) else {
      preconditionFailure("\(call): the snapshot does not contain the section \(section).")
    }
    return index
  }

  private func section(of item: ItemIdentifierType, _ call: String) -> SectionIdentifierType {
    guard let section = sectionsByItem[item] else {
      preconditionFailure("\(call): the snapshot does not contain the item \(item).")
    }
    return section
  }

  private mutating func remove(_ items: Set<ItemIdentifierType>) {
    for section in Set(items.compactMap { sectionsByItem[$0] }) {
      itemsBySection[section]?.removeAll(where: items.contains)
    }
    for item in items { sectionsByItem[item] = nil }
  }

  /// Checks that identifiers are unique, and removes items that the snapshot already contains.
  private mutating func takeOut(_ identifiers: [ItemIdentifierType], _ call: String) {
    let unique = IdentifierUniqueness.checked(identifiers, call)
    let present = unique.filter { sectionsByItem[$0] != nil }
    guard let example = identifiers.first(where: present.contains) else { return }
    ResourceWarnings.note(
      "\(call): the snapshot already contains \(present.count) of the items, \(example) among "
        + "them. They are moved. Delete them first, or move them with moveItem.")
    remove(present)
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], at distance: Int, from anchor: ItemIdentifierType,
    _ call: String
  ) {
    let section = section(of: anchor, call)
    let others = identifiers.filter { $0 != anchor }
    takeOut(others, call)
    guard let index = itemsBySection[section]?.firstIndex(of: anchor) else { return }
    itemsBySection[section]?.insert(contentsOf: others, at: index + distance)
    for item in others { sectionsByItem[item] = section }
  }

  private mutating func move(
    _ item: ItemIdentifierType, to distance: Int, from anchor: ItemIdentifierType, _ call: String
  ) {
    _ = section(of: item, call)
    let section = section(of: anchor, call)
    guard item != anchor else { return }
    remove([item])
    guard let index = itemsBySection[section]?.firstIndex(of: anchor) else { return }
    itemsBySection[section]?.insert(item, at: index + distance)
    sectionsByItem[item] = section
  }

  private mutating func insert(
    _ identifiers: [SectionIdentifierType], at index: Int, _ call: String
  ) {
    let unique = IdentifierUniqueness.checked(identifiers, call)
    let added = identifiers.filter { itemsBySection[$0] == nil }
    if added.count < unique.count {
      ResourceWarnings.note(
        "\(call): the snapshot already contains \(unique.count - added.count) of the sections. "
          + "They stay where they are. Move them with moveSection.")
    }
    sectionIdentifiers.insert(contentsOf: added, at: index)
    for section in added { itemsBySection[section] = [] }
  }

  private mutating func move(
    _ section: SectionIdentifierType, to distance: Int, from anchor: SectionIdentifierType,
    _ call: String
  ) {
    let former = index(of: section, call)
    _ = index(of: anchor, call)
    guard section != anchor else { return }
    sectionIdentifiers.remove(at: former)
    sectionIdentifiers.insert(section, at: index(of: anchor, call) + distance)
  }
}
