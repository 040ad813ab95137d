/// The index paths of sections and items after updates.
///
/// Only changes are stored, so that a few updates of many items require little time and memory.
struct UpdatedIndexPaths: Hashable, Sendable {
  /// The section indexes after the updates; `nil` for deleted sections.
  private(set) var sections: [Int?]
  /// The items of each section before the updates; `nil` for deleted and reloaded sections.
  private(set) var items: [Items?] = []
  private let movedItems: [IndexPath: IndexPath]
  private let formerItems: [IndexPath: IndexPath]
  /// The section indexes before the updates, by section index after the updates.
  private let formerSections: [Int: Int]

  init(sections: [Int?], movedItems: [IndexPath: IndexPath]) {
    self.sections = sections
    self.movedItems = movedItems
    formerItems = Dictionary(movedItems.map { ($0.value, $0.key) }) { first, _ in first }
    formerSections = Dictionary(
      sections.enumerated().compactMap { old, new in new.map { ($0, old) } }
    ) { first, _ in first }
  }

  /// Adds the items of the next section.
  mutating func append(_ items: Items?) { self.items.append(items) }

  /// Returns the index path of an item after the updates; `nil` if the item or its section was
  /// deleted or reloaded.
  func updated(_ path: IndexPath) -> IndexPath? {
    if let target = movedItems[path] { return target }
    guard path.count == 2, items.indices.contains(path.section), let items = items[path.section],
      let section = sections[path.section], let item = items.index(of: path.item)
    else { return nil }
    return IndexPath(item: item, section: section)
  }

  /// Returns the index of a section before the updates; `nil` if the section was inserted.
  func former(section: Int) -> Int? { formerSections[section] }

  /// Returns the index path of an item before the updates; `nil` if the item or its section was
  /// inserted or reloaded.
  func former(_ path: IndexPath) -> IndexPath? {
    if let source = formerItems[path] { return source }
    guard path.count == 2, let section = formerSections[path.section],
      items.indices.contains(section), let item = items[section]?.former(of: path.item)
    else { return nil }
    return IndexPath(item: item, section: section)
  }
}

extension UpdatedIndexPaths {
  /// The items that remain in a section. They keep their order and fill the indexes that other
  /// items do not occupy.
  struct Items: Hashable, Sendable {
    /// The number of items before the updates.
    let count: Int
    /// The indexes of the items that leave the section, in ascending order.
    private let removed: [Int]
    /// The indexes that other items occupy, in ascending order.
    private let taken: [Int]

    init(count: Int, removed: Set<Int>, taken: Set<Int>) {
      self.count = count
      self.removed = removed.sorted()
      self.taken = taken.sorted()
    }

    /// Returns the index of an item after the updates; `nil` if the item leaves the section.
    ///
    /// - Complexity: O(log *n*) in the number of updates.
    func index(of item: Int) -> Int? {
      guard (0..<count).contains(item) else { return nil }
      let before = Self.first(removed.count) { removed[$0] >= item }
      guard before == removed.count || removed[before] != item else { return nil }
      let rank = item - before
      return rank + Self.first(taken.count) { taken[$0] - $0 > rank }
    }

    /// Returns the index of an item before the updates; `nil` if the item was not in the section.
    ///
    /// - Complexity: O(log *n*) in the number of updates.
    func former(of item: Int) -> Int? {
      guard item >= 0 else { return nil }
      let before = Self.first(taken.count) { taken[$0] >= item }
      guard before == taken.count || taken[before] != item else { return nil }
      let rank = item - before
      let former = rank + Self.first(removed.count) { removed[$0] - $0 > rank }
      return former < count ? former : nil
    }

    /// Returns the first index below a count that satisfies a condition that all later indexes also
    /// satisfy; the count if there is none.
    private static func first(_ count: Int, where condition: (Int) -> Bool) -> Int {
      var low = 0
      var high = count
      while low < high {
        let middle = (low + high) / 2
        if condition(middle) { high = middle } else { low = middle + 1 }
      }
      return low
    }
  }
}
