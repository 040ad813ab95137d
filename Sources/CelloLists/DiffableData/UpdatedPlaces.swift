/// Where sections and items are after updates.
///
/// Only what changes is stored, so that a few updates of many items take little time and memory.
struct UpdatedPlaces: Hashable, Sendable {
  /// The sections after the updates; `nil` for those that were deleted.
  private(set) var sections: [Int?]
  /// The items of each section before the updates; `nil` for those of deleted and reloaded sections.
  private(set) var items: [Items?] = []
  private var movedItems: [IndexPath: IndexPath]

  init(sections: [Int?], movedItems: [IndexPath: IndexPath]) {
    self.sections = sections
    self.movedItems = movedItems
  }

  /// Adds the items of the next section.
  mutating func append(_ items: Items?) { self.items.append(items) }

  /// The place of an item after the updates; `nil` if it or its section was deleted or reloaded.
  func place(of path: IndexPath) -> IndexPath? {
    if let target = movedItems[path] { return target }
    guard path.count == 2, items.indices.contains(path.section), let items = items[path.section],
      let section = sections[path.section], let item = items.place(of: path.item)
    else { return nil }
    return IndexPath(item: item, section: section)
  }
}

extension UpdatedPlaces {
  /// The items of a section that remain in it: in their order, they fill the places that others do
  /// not take.
  struct Items: Hashable, Sendable {
    /// The number of items before the updates.
    let count: Int
    /// The items that leave the section, in order.
    private let removed: [Int]
    /// The places that other items take, in order.
    private let taken: [Int]

    init(count: Int, removed: Set<Int>, taken: Set<Int>) {
      self.count = count
      self.removed = removed.sorted()
      self.taken = taken.sorted()
    }

    /// The place of an item after the updates; `nil` if it leaves the section.
    ///
    /// - Complexity: O(log *n*) in the number of updates.
    func place(of item: Int) -> Int? {
      guard (0..<count).contains(item) else { return nil }
      let before = Self.first(removed.count) { removed[$0] >= item }
      guard before == removed.count || removed[before] != item else { return nil }
      let rank = item - before
      return rank + Self.first(taken.count) { taken[$0] - $0 > rank }
    }

    /// The first of a number of indices for which a condition holds that also holds for all later
    /// ones, or the number.
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
