/// A picture that was drawn band by band, from which the next picture of an animation can differ only
/// in some bands.
package struct DrawnFrame: Sendable {
  /// The size in pixels.
  package let width: Int
  package let height: Int
  /// The number of rows of each band except for the last one.
  package let rowsPerBand: Int

  private let list: DisplayList
  private let scale: CGFloat
  private let background: Color?
  /// The extents of the items, in the order in which the list is traversed; `nil` if they are unknown
  /// because an item reads pixels of other rows.
  private let extents: [ItemExtent]?

  init(
    _ list: DisplayList, scale: CGFloat, background: Color?, width: Int, height: Int,
    rowsPerBand: Int, extents: [ItemExtent]?
  ) {
    self.list = list
    self.scale = scale
    self.background = background
    self.width = width
    self.height = height
    self.rowsPerBand = rowsPerBand
    self.extents = extents
  }

  /// The number of bands.
  package var bandCount: Int { (height + rowsPerBand - 1) / rowsPerBand }

  /// Returns the rows outside which two frames are equal; `nil` if all rows can differ.
  func changedRows(from former: DrawnFrame) -> RowSet? {
    guard let extents, let formerExtents = former.extents, scale == former.scale,
      background == former.background, (width, height) == (former.width, former.height),
      rowsPerBand == former.rowsPerBand
    else { return nil }
    var rows = RowSet()
    Self.collectChanges(
      ItemSequence(former.list.items, formerExtents, from: 0),
      ItemSequence(list.items, extents, from: 0), into: &rows)
    return rows
  }

  /// Items and their extents.
  private struct ItemSequence {
    let items: [DisplayList.Item]
    let extents: [ItemExtent]
    /// The position of each item's extent.
    let positions: [Int]

    init(_ items: [DisplayList.Item], _ extents: [ItemExtent], from start: Int) {
      self.items = items
      self.extents = extents
      var position = start
      positions = items.map { _ in
        defer { position += Int(extents[position].count) }
        return position
      }
    }

    func extent(_ index: Int) -> ItemExtent { extents[positions[index]] }

    /// The items of a group; `nil` if they were not drawn.
    func items(inside index: Int) -> ItemSequence? {
      guard case .group(let group) = items[index], extent(index).count > 1 else { return nil }
      return ItemSequence(group.items, extents, from: positions[index] + 1)
    }
  }

  /// Adds the rows of items that differ between two sequences inside of equal groups.
  private static func collectChanges(
    _ old: ItemSequence, _ new: ItemSequence, into rows: inout RowSet
  ) {
    var (start, oldEnd, newEnd) = (0, old.items.count, new.items.count)
    while start < min(oldEnd, newEnd), old.items[start] == new.items[start] { start += 1 }
    while start < min(oldEnd, newEnd), old.items[oldEnd - 1] == new.items[newEnd - 1] {
      oldEnd -= 1
      newEnd -= 1
    }
    guard oldEnd == newEnd else {
      for index in start..<oldEnd { rows.insert(old.extent(index)) }
      for index in start..<newEnd { rows.insert(new.extent(index)) }
      return
    }
    for index in start..<newEnd where old.items[index] != new.items[index] {
      if case .group(let first) = old.items[index], case .group(let second) = new.items[index],
        first.opacity == second.opacity, first.transform == second.transform,
        first.clip == second.clip, let former = old.items(inside: index),
        let current = new.items(inside: index)
      {
        collectChanges(former, current, into: &rows)
      } else {
        rows.insert(old.extent(index))
        rows.insert(new.extent(index))
      }
    }
  }
}

/// Rows of a picture.
struct RowSet {
  private(set) var ranges: [Range<Int>] = []

  /// Adds the rows of an item.
  mutating func insert(_ extent: ItemExtent) {
    guard extent.top < extent.bottom else { return }
    ranges.append(Int(extent.top)..<Int(extent.bottom))
  }

  /// Returns a Boolean value that indicates whether a row is in the set.
  func intersects(_ rows: Range<Int>) -> Bool { ranges.contains { $0.overlaps(rows) } }
}
