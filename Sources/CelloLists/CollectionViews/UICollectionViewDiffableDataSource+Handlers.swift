extension UICollectionViewDiffableDataSource {
  /// The closures that permit and respond to reordering by the user.
  @MainActor @preconcurrency public struct ReorderingHandlers {
    /// A closure that returns whether the user can move an item; `nil`, the default, if no item can
    /// be moved.
    public var canReorderItem: (@MainActor (ItemIdentifierType) -> Bool)?
    /// A closure that is called before the data source applies a new order.
    public var willReorder:
      (
        @MainActor (NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) ->
          Void
      )?
    /// A closure that is called after the data source has applied a new order. The app updates its
    /// own data in this closure.
    public var didReorder:
      (
        @MainActor (NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) ->
          Void
      )?

    /// Creates handlers without closures.
    public nonisolated init() {}
  }

  /// The closures that permit and respond to expansion and collapse of outline items by the user.
  @MainActor @preconcurrency public struct SectionSnapshotHandlers<Item: Hashable & Sendable> {
    /// A closure that returns whether the user can expand an item; `nil`, the default, for `true`.
    public var shouldExpandItem: (@MainActor (Item) -> Bool)?
    /// A closure that is called before an item expands.
    public var willExpandItem: (@MainActor (Item) -> Void)?
    /// A closure that returns whether the user can collapse an item; `nil`, the default, for
    /// `true`.
    public var shouldCollapseItem: (@MainActor (Item) -> Bool)?
    /// A closure that is called before an item collapses.
    public var willCollapseItem: (@MainActor (Item) -> Void)?
    /// A closure that returns the descendants of an expanding item, for an outline whose parts are
    /// loaded on demand; `nil`, the default, to keep the current descendants.
    public var snapshotForExpandingParent:
      (
        @MainActor (
          _ parent: Item, _ currentChildren: NSDiffableDataSourceSectionSnapshot<Item>
        ) ->
          NSDiffableDataSourceSectionSnapshot<Item>
      )?

    /// Creates handlers without closures.
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
      state.commit("collapse", isAnimated: true) { $0.setExpanded(false, item) }
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return }
      handlers.willExpandItem?(item)
      let children = handlers.snapshotForExpandingParent?(item, outline.snapshot(of: item))
      state.commit("expand", isAnimated: true) { $0.setExpanded(true, item, children: children) }
    }
  }
}
