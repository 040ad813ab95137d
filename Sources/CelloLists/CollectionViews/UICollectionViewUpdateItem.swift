/// A change of a section or an item, for use by a layout.
@MainActor @preconcurrency open class UICollectionViewUpdateItem: NSObject {
  /// The kinds of changes. Source of the raw values: Apple's `UICollectionViewUpdateItem.h`.
  public enum Action: Int, Hashable, Sendable {
    case insert = 0
    case delete = 1
    case reload = 2
    case move = 3
    case none = 4
  }

  /// The index path before the change; `nil` for an insertion. The index path of a section has the
  /// item `NSNotFound`.
  open private(set) var indexPathBeforeUpdate: IndexPath?
  /// The index path after the change; `nil` for a deletion.
  open private(set) var indexPathAfterUpdate: IndexPath?
  /// The kind of the change.
  open private(set) var updateAction: Action

  init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
    updateAction = action
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
    super.init()
  }
}

extension BatchUpdates {
  /// The changes in UIKit's order: sections before items, deletions before insertions.
  @MainActor var updateItems: [UICollectionViewUpdateItem] {
    func path(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
    var result: [UICollectionViewUpdateItem] = []
    result += deletedSections.sorted().map { .init(.delete, from: path($0), to: nil) }
    result += reloadedSections.sorted().map { .init(.reload, from: path($0), to: path($0)) }
    result += movedSections.sorted { $0.key < $1.key }
      .map { .init(.move, from: path($0.key), to: path($0.value)) }
    result += insertedSections.sorted().map { .init(.insert, from: nil, to: path($0)) }
    result += deletedItems.sorted().map { .init(.delete, from: $0, to: nil) }
    result += reloadedItems.sorted().map { .init(.reload, from: $0, to: $0) }
    result += movedItems.sorted { $0.key < $1.key }
      .map { .init(.move, from: $0.key, to: $0.value) }
    result += insertedItems.sorted().map { .init(.insert, from: nil, to: $0) }
    return result
  }
}
