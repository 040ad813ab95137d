/// Insertions, deletions, reloads and moves of sections and items, with UIKit's meaning of their
/// indexes.
///
/// The indexes of deletions, reloads and sources of moves refer to the state before the updates;
/// the indexes of insertions and targets of moves refer to the state after the updates.
struct BatchUpdates: Hashable, Sendable {
  var deletedSections: Set<Int> = []
  var insertedSections: Set<Int> = []
  var reloadedSections: Set<Int> = []
  /// The section indexes after the updates, by section index before the updates.
  var movedSections: [Int: Int] = [:]
  var deletedItems: Set<IndexPath> = []
  var insertedItems: Set<IndexPath> = []
  var reloadedItems: Set<IndexPath> = []
  var movedItems: [IndexPath: IndexPath] = [:]

  var isEmpty: Bool { self == BatchUpdates() }

  /// Adds other updates that refer to the same states.
  mutating func formUnion(_ other: BatchUpdates) {
    deletedSections.formUnion(other.deletedSections)
    insertedSections.formUnion(other.insertedSections)
    reloadedSections.formUnion(other.reloadedSections)
    movedSections.merge(other.movedSections) { $1 }
    deletedItems.formUnion(other.deletedItems)
    insertedItems.formUnion(other.insertedItems)
    reloadedItems.formUnion(other.reloadedItems)
    movedItems.merge(other.movedItems) { $1 }
  }

  /// Returns the index paths of sections and items after the updates.
  ///
  /// - Parameters:
  ///   - before: The item counts of the sections before the updates.
  ///   - after: The item counts that the data source reports after the updates.
  /// - Throws: An error if the item counts are not consistent with the updates.
  func indexPaths(from before: [Int], to after: [Int]) throws(InvalidBatchUpdates)
    -> UpdatedIndexPaths
  {
    try checkIndices(before, after)
    let gone = deletedSections
    let expected =
      before.count - gone.count + insertedSections.count
    guard after.count == expected else {
      throw .sections(
        before: before.count, after: after.count, inserted: insertedSections.count,
        deleted: gone.count)
    }
    let others = UpdatedIndexPaths.Items(
      count: before.count, removed: gone.union(movedSections.keys),
      taken: insertedSections.union(movedSections.values))
    let sections = before.indices.map { movedSections[$0] ?? others.index(of: $0) }
    var indexPaths = UpdatedIndexPaths(sections: sections, movedItems: movedItems)
    let deleted = Dictionary(grouping: deletedItems, by: \.section)
    let inserted = Dictionary(grouping: insertedItems, by: \.section)
    let movedOut = Dictionary(grouping: movedItems.keys, by: \.section)
    let movedIn = Dictionary(grouping: movedItems.values, by: \.section)
    for section in before.indices {
      guard let newSection = sections[section], !reloadedSections.contains(section) else {
        indexPaths.append(nil)
        continue
      }
      let newCount = after[newSection]
      let counts = (
        inserted: inserted[newSection]?.count ?? 0, deleted: deleted[section]?.count ?? 0,
        movedIn: movedIn[newSection]?.count ?? 0, movedOut: movedOut[section]?.count ?? 0
      )
      guard
        newCount == before[section] + counts.inserted - counts.deleted + counts.movedIn
          - counts.movedOut
      else {
        throw .items(
          section: section, before: before[section], after: newCount, inserted: counts.inserted,
          deleted: counts.deleted, movedIn: counts.movedIn, movedOut: counts.movedOut)
      }
      indexPaths.append(
        UpdatedIndexPaths.Items(
          count: before[section],
          removed: Set(((deleted[section] ?? []) + (movedOut[section] ?? [])).map(\.item)),
          taken: Set(((inserted[newSection] ?? []) + (movedIn[newSection] ?? [])).map(\.item))))
    }
    return indexPaths
  }

  private func checkIndices(_ before: [Int], _ after: [Int]) throws(InvalidBatchUpdates) {
    func checkSections(_ sections: some Sequence<Int>, _ counts: [Int], _ action: String)
      throws(InvalidBatchUpdates)
    {
      for section in sections.sorted() where !counts.indices.contains(section) {
        throw .section(section, action: action, count: counts.count)
      }
    }
    func checkItems(_ items: some Sequence<IndexPath>, _ counts: [Int], _ action: String)
      throws(InvalidBatchUpdates)
    {
      for path in items.sorted() {
        guard path.count == 2 else { throw .malformed(path, action: action) }
        guard counts.indices.contains(path.section) else {
          throw .section(path.section, action: action, count: counts.count)
        }
        guard path.item >= 0, path.item < counts[path.section] else {
          throw .item(path, action: action, count: counts[path.section])
        }
      }
    }
    try checkSections(deletedSections, before, "delete")
    try checkSections(reloadedSections, before, "reload")
    try checkSections(movedSections.keys, before, "move")
    try checkSections(insertedSections, after, "insert")
    try checkSections(movedSections.values, after, "move to")
    try checkItems(deletedItems, before, "delete")
    try checkItems(reloadedItems, before, "reload")
    try checkItems(movedItems.keys, before, "move")
    try checkItems(insertedItems, after, "insert")
    try checkItems(movedItems.values, after, "move to")
    for path in (Array(deletedItems) + Array(movedItems.keys)).sorted()
    where deletedSections.contains(path.section) {
      throw .itemInDeletedSection(path)
    }
    for path in movedItems.keys.sorted() where deletedItems.contains(path) {
      throw .deletedAndMoved(path)
    }
  }
}
