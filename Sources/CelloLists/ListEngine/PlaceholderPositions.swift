/// The positions of placeholders among the items of a list.
///
/// Presentation index paths include the placeholders; index paths of items do not.
struct PlaceholderPositions: Hashable, Sendable {
  /// The index paths of the items below the placeholders, in ascending order.
  private let insertionPaths: [IndexPath]

  /// Creates positions from the index paths of the items below the placeholders, in ascending
  /// order; the number of items represents the end of a section.
  init(_ insertionPaths: [IndexPath] = []) { self.insertionPaths = insertionPaths }

  /// The presentation index paths of the placeholders, in ascending order.
  var presentationPaths: [IndexPath] {
    insertionPaths.enumerated().map { index, path in
      let first = insertionPaths.firstIndex { $0.section == path.section } ?? index
      return IndexPath(item: path.item + index - first, section: path.section)
    }
  }

  /// Converts the index path of an item to its presentation index path.
  func presentationPath(of path: IndexPath) -> IndexPath {
    guard !insertionPaths.isEmpty, path.count == 2 else { return path }
    let above = insertionPaths.count { $0.section == path.section && $0.item <= path.item }
    return IndexPath(item: path.item + above, section: path.section)
  }

  /// Returns the index of the placeholder at a presentation index path; `nil` for an item.
  func index(of path: IndexPath) -> Int? {
    insertionPaths.isEmpty ? nil : presentationPaths.firstIndex(of: path)
  }

  /// Converts a presentation index path to the index path of an item; `nil` for a placeholder.
  func itemPath(of path: IndexPath) -> IndexPath? {
    guard !insertionPaths.isEmpty, path.count == 2 else { return path }
    let placeholders = presentationPaths.filter { $0.section == path.section }
    guard !placeholders.contains(path) else { return nil }
    return IndexPath(
      item: path.item - placeholders.count { $0.item < path.item }, section: path.section)
  }

  /// Returns the item counts of the sections with the placeholders.
  func presentationCounts(_ counts: [Int]) -> [Int] {
    var counts = counts
    for path in insertionPaths { counts[path.section] += 1 }
    return counts
  }

  /// The updates that insert the placeholders.
  var insertion: BatchUpdates {
    var updates = BatchUpdates()
    updates.insertedItems = Set(presentationPaths)
    return updates
  }

  /// The updates that delete the placeholders.
  var deletion: BatchUpdates {
    var updates = BatchUpdates()
    updates.deletedItems = Set(presentationPaths)
    return updates
  }
}
