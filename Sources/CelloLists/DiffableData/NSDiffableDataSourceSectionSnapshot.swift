/// The items of a section as an outline, in which children are visible while their parents are
/// expanded.
///
/// Identifiers must be unique. A duplicate identifier is a programming error that ends the process
/// with a message that names the identifier and the call, like the exception on iOS.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>: Sendable
where ItemIdentifierType: Hashable & Sendable {
  private struct Node: Sendable {
    var parent: ItemIdentifierType?
    var children: [ItemIdentifierType] = []
    var isExpanded = false
  }

  /// The items without a parent, in order.
  public private(set) var rootItems: [ItemIdentifierType] = []
  private var nodes: [ItemIdentifierType: Node] = [:]

  /// Creates an empty snapshot.
  public init() {}

  /// Creates a copy of a snapshot.
  public init(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) {
    self = snapshot
  }

  // MARK: - Finding

  /// All items; each item precedes its children.
  public var items: [ItemIdentifierType] { preorder(rootItems) { _ in true } }

  /// The items whose ancestors are all expanded; each item precedes its children.
  public var visibleItems: [ItemIdentifierType] { preorder(rootItems, into: \.isExpanded) }

  /// The expanded items; each item precedes its children.
  public var expandedItems: [ItemIdentifierType] { items.filter(isExpanded) }

  /// Returns a Boolean value that indicates whether the snapshot contains an item.
  public func contains(_ item: ItemIdentifierType) -> Bool { nodes[item] != nil }

  /// Returns the index of an item in ``items``; `nil` if the snapshot does not contain the item.
  public func index(of item: ItemIdentifierType) -> Int? {
    contains(item) ? items.firstIndex(of: item) : nil
  }

  /// Returns a Boolean value that indicates whether an item is expanded; `false` if the snapshot
  /// does not contain the item.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { nodes[item]?.isExpanded == true }

  /// Returns a Boolean value that indicates whether all ancestors of an item are expanded; `false`
  /// if the snapshot does not contain the item.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    contains(item) && ancestors(of: item).allSatisfy(isExpanded)
  }

  /// Returns the number of an item's ancestors. The snapshot must contain the item.
  public func level(of item: ItemIdentifierType) -> Int {
    require(item, "level(of:)")
    return ancestors(of: item).count
  }

  /// Returns the parent of an item; `nil` if the item has no parent. The snapshot must contain the
  /// item.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    require(child, "parent(of:)")
    return nodes[child]?.parent
  }

  /// Returns a snapshot of an item's descendants with their expansion states. The snapshot must
  /// contain the item.
  ///
  /// - Parameter includingParent: `true` to include the item as the root; `false` to use its
  ///   children as
  ///   roots.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    require(parent, "snapshot(of:includingParent:)")
    var part = Self()
    part.rootItems = includingParent ? [parent] : nodes[parent]?.children ?? []
    for item in preorder(part.rootItems, into: { _ in true }) { part.nodes[item] = nodes[item] }
    for root in part.rootItems { part.nodes[root]?.parent = nil }
    return part
  }

  // MARK: - Changing

  // Source of the rules for empty arrays and unknown items:
  // docs/measurements/descriptions.md#section-snapshots.

  /// Appends items to the children of an item; to the root items if the parent is `nil`, the
  /// default. An empty array changes nothing.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    guard !items.isEmpty else { return }
    let call = "append(_:to:)"
    if let parent { require(parent, call) }
    add(Self(roots: items, call), call)
    adopt(items, at: children(of: parent).count, of: parent)
  }

  /// Inserts items before an item, as its siblings. An empty array changes nothing.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    let call = "insert(_:before:)"
    insert(Self(roots: items, call), at: 0, from: item, call)
  }

  /// Inserts items after an item, as its siblings. An empty array changes nothing.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    let call = "insert(_:after:)"
    insert(Self(roots: items, call), at: 1, from: item, call)
  }

  /// Inserts the items of another snapshot before an item; its root items become siblings of the
  /// item.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    before item: ItemIdentifierType
  ) {
    insert(snapshot, at: 0, from: item, "insert(_:before:)")
  }

  /// Inserts the items of another snapshot after an item; its root items become siblings of the
  /// item.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    after item: ItemIdentifierType
  ) {
    insert(snapshot, at: 1, from: item, "insert(_:after:)")
  }

  /// Deletes items with their descendants. Items that the snapshot does not contain are ignored.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    let removed = Set(items).filter(contains)
    for parent in Set(removed.map { nodes[$0]?.parent }) {
      if let parent {
        nodes[parent]?.children.removeAll(where: removed.contains)
      } else {
        rootItems.removeAll(where: removed.contains)
      }
    }
    for item in preorder(Array(removed), into: { _ in true }) { nodes[item] = nil }
  }

  /// Deletes all items.
  public mutating func deleteAll() { self = Self() }

  /// Expands items. Items that the snapshot does not contain are ignored.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    for item in items { nodes[item]?.isExpanded = true }
  }

  /// Collapses items. Items that the snapshot does not contain are ignored.
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    for item in items { nodes[item]?.isExpanded = false }
  }

  /// Replaces the descendants of an item with the items of another snapshot.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType,
    using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    let call = "replace(childrenOf:using:)"
    require(parent, call)
    delete(children(of: parent))
    add(snapshot, call)
    adopt(snapshot.rootItems, at: 0, of: parent)
  }

  // MARK: - Printing

  /// Returns a description of the outline with a line for each item, indented by its level: `+` for
  /// an expanded and `-` for a collapsed item, `*` for a visible item, and the identifier.
  ///
  /// Source: docs/measurements/descriptions.md#section-snapshots.
  public func visualDescription() -> String {
    let lines = items.map { item in
      String(repeating: "  ", count: level(of: item)) + (isExpanded(item) ? "+" : "-")
        + (isVisible(item) ? "*" : " ") + "\(item)\n"
    }
    return "<NSDiffableDataSourceSectionSnapshot:\n" + lines.joined() + ">"
  }

  // MARK: - The outline

  private init(roots: [ItemIdentifierType], _ call: String) {
    _ = IdentifierUniqueness.checked(roots, call)
    rootItems = roots
    for root in roots { nodes[root] = Node() }
  }

  private func require(_ item: ItemIdentifierType, _ call: String) {
    precondition(contains(item), "\(call): the section snapshot does not contain the item \(item).")
  }

  /// Returns items and their descendants. The implementation is not recursive, because an outline
  /// can be deeper than the stack.
  private func preorder(
    _ roots: [ItemIdentifierType], into enters: (Node) -> Bool
  ) -> [ItemIdentifierType] {
    var result: [ItemIdentifierType] = []
    var waiting = Array(roots.reversed())
    while let item = waiting.popLast() {
      guard let node = nodes[item] else { continue }
      result.append(item)
      if enters(node) { waiting += node.children.reversed() }
    }
    return result
  }

  /// Returns the ancestors of an item, starting with its parent.
  private func ancestors(of item: ItemIdentifierType) -> [ItemIdentifierType] {
    Array(sequence(first: item) { nodes[$0]?.parent }.dropFirst())
  }

  private func children(of parent: ItemIdentifierType?) -> [ItemIdentifierType] {
    guard let parent else { return rootItems }
    return nodes[parent]?.children ?? []
  }

  /// Adds the nodes of another outline without connecting them to this outline.
  private mutating func add(_ other: Self, _ call: String) {
    if let duplicate = other.items.first(where: contains) {
      preconditionFailure(
        "\(call): the section snapshot already contains the item \(duplicate). "
          + "Identifiers must be unique.")
    }
    nodes.merge(other.nodes) { node, _ in node }
  }

  private mutating func adopt(
    _ roots: [ItemIdentifierType], at index: Int, of parent: ItemIdentifierType?
  ) {
    if let parent {
      nodes[parent]?.children.insert(contentsOf: roots, at: index)
    } else {
      rootItems.insert(contentsOf: roots, at: index)
    }
    for root in roots { nodes[root]?.parent = parent }
  }

  private mutating func insert(
    _ other: Self, at distance: Int, from anchor: ItemIdentifierType, _ call: String
  ) {
    guard !other.rootItems.isEmpty else { return }
    require(anchor, call)
    let parent = nodes[anchor]?.parent
    guard let index = children(of: parent).firstIndex(of: anchor) else { return }
    add(other, call)
    adopt(other.rootItems, at: index + distance, of: parent)
  }
}
