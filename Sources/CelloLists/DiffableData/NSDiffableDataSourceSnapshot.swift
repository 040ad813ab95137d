/// The sections of a list and their items, by identifiers.
///
/// Identifiers are unique among the sections, and among the items of all sections. A violation is a
/// programming error that ends the process with a message that names the identifier and the call,
/// as the exception does on iOS.
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

  public var numberOfItems: Int { sectionsByItem.count }

  public var numberOfSections: Int { sectionIdentifiers.count }

  /// The items of all sections, in order.
  public var itemIdentifiers: [ItemIdentifierType] {
    sectionIdentifiers.flatMap { itemsBySection[$0, default: []] }
  }

  /// The sections to reload, in order.
  public var reloadedSectionIdentifiers: [SectionIdentifierType] {
    sectionIdentifiers.filter(reloadedSections.contains)
  }

  /// The items whose cells are replaced, in order.
  public var reloadedItemIdentifiers: [ItemIdentifierType] {
    reloadedItems.isEmpty ? [] : itemIdentifiers.filter(reloadedItems.contains)
  }

  /// The items whose cells are kept and configured again, in order.
  public var reconfiguredItemIdentifiers: [ItemIdentifierType] {
    reconfiguredItems.isEmpty ? [] : itemIdentifiers.filter(reconfiguredItems.contains)
  }

  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    items(of: identifier, "numberOfItems(inSection:)").count
  }

  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    items(of: identifier, "itemIdentifiers(inSection:)")
  }

  /// The section of an item; `nil` if the snapshot does not contain the item.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    sectionsByItem[identifier]
  }

  /// The position of an item among the items of all sections.
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

  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sectionIdentifiers.firstIndex(of: identifier)
  }

  // MARK: - Items

  /// Appends items to a section; by default to the last one.
  ///
  /// Items that the snapshot already contains are moved, with a warning.
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

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, at: 0, from: beforeIdentifier, "insertItems(_:beforeItem:)")
  }

  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {
    insert(identifiers, at: 1, from: afterIdentifier, "insertItems(_:afterItem:)")
  }

  /// Deletes items. Identifiers that the snapshot does not contain are ignored.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    remove(Set(identifiers))
    reloadedItems.subtract(identifiers)
    reconfiguredItems.subtract(identifiers)
  }

  /// Deletes all items and all sections.
  public mutating func deleteAllItems() { self = Self() }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, to: 0, from: toIdentifier, "moveItem(_:beforeItem:)")
  }

  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    move(identifier, to: 1, from: toIdentifier, "moveItem(_:afterItem:)")
  }

  /// Marks items whose cells are replaced when the snapshot is applied.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    for item in identifiers { _ = section(of: item, "reloadItems(_:)") }
    reloadedItems.formUnion(identifiers)
  }

  /// Marks items whose cells are configured again when the snapshot is applied.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    for item in identifiers { _ = section(of: item, "reconfigureItems(_:)") }
    reconfiguredItems.formUnion(identifiers)
  }

  // MARK: - Sections

  /// Appends sections. Sections that the snapshot already contains stay where they are.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sectionIdentifiers.count, "appendSections(_:)")
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    let call = "insertSections(_:beforeSection:)"
    insert(identifiers, at: index(of: toIdentifier, call), call)
  }

  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    let call = "insertSections(_:afterSection:)"
    insert(identifiers, at: index(of: toIdentifier, call) + 1, call)
  }

  /// Deletes sections with their items. Identifiers that the snapshot does not contain are ignored.
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

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, to: 0, from: toIdentifier, "moveSection(_:beforeSection:)")
  }

  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    move(identifier, to: 1, from: toIdentifier, "moveSection(_:afterSection:)")
  }

  /// Marks sections whose cells, headers and footers are replaced when the snapshot is applied.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for section in identifiers { _ = index(of: section, "reloadSections(_:)") }
    reloadedSections.formUnion(identifiers)
  }

  // MARK: - For data sources

  /// Whether items are marked for reloading or reconfiguring.
  var hasMarkedItems: Bool { !reloadedItems.isEmpty || !reconfiguredItems.isEmpty }

  /// The snapshot without marks for reloading and reconfiguring.
  var unmarked: Self {
    var result = self
    result.reloadedSections = []
    result.reloadedItems = []
    result.reconfiguredItems = []
    return result
  }

  /// Replaces the items of a section. Items of other sections among them are moved.
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

  /// Checks that identifiers are unique, and removes those that have a place already.
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
