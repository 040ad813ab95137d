extension UICollectionViewDiffableDataSource {
  /// The closures that permit and follow the reordering of items by the user.
  @MainActor public struct ReorderingHandlers {
    /// Whether the user may move an item; `nil` if no item can be moved.
    public var canReorderItem: (@MainActor (ItemIdentifierType) -> Bool)?
    /// Called before the data source takes over a new order.
    public var willReorder:
      (
        @MainActor (NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) ->
          Void
      )?
    /// Called after the data source has taken over a new order, which the app's own data follows.
    public var didReorder:
      (
        @MainActor (NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) ->
          Void
      )?

    public nonisolated init() {}
  }

  /// The closures that permit and follow the expansion of outlines by the user.
  @MainActor public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
    /// Whether the user may expand an item; `nil` to permit it.
    public var shouldExpandItem: (@MainActor (Item) -> Bool)?
    /// Called before an item is expanded.
    public var willExpandItem: (@MainActor (Item) -> Void)?
    /// Whether the user may collapse an item; `nil` to permit it.
    public var shouldCollapseItem: (@MainActor (Item) -> Bool)?
    /// Called before an item is collapsed.
    public var willCollapseItem: (@MainActor (Item) -> Void)?
    /// Returns the descendants of an item that is being expanded, for an outline whose parts are
    /// loaded when they are needed; `nil` to keep the current ones.
    public var snapshotForExpandingParent:
      (
        @MainActor (
          _ parent: Item, _ currentChildren: NSDiffableDataSourceSectionSnapshot<Item>
        ) ->
          NSDiffableDataSourceSectionSnapshot<Item>
      )?

    public nonisolated init() {}
  }
}

// MARK: - Outlines

extension UICollectionViewDiffableDataSource: OutlineSource {
  func outlineItem(at indexPath: IndexPath) -> OutlineItem? {
    state { data in
      guard let item = data.item(at: indexPath), let outline = data.outline(containing: item) else {
        return nil
      }
      return OutlineItem(level: outline.level(of: item), isExpanded: outline.isExpanded(item))
    }
  }

  func toggleItem(at indexPath: IndexPath) {
    let found = state { data in
      data.item(at: indexPath).flatMap { item in data.outline(containing: item).map { (item, $0) } }
    }
    guard let (item, outline) = found else { return }
    let handlers = sectionSnapshotHandlers
    if outline.isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) ?? true else { return }
      handlers.willCollapseItem?(item)
      state.commit("collapse") { $0.setExpanded(false, item) }
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return }
      handlers.willExpandItem?(item)
      let children = handlers.snapshotForExpandingParent?(item, outline.snapshot(of: item))
      state.commit("expand") { $0.setExpanded(true, item, children: children) }
    }
  }
}
