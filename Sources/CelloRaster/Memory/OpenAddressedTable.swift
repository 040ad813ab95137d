/// An entry of an ``OpenAddressedTable``.
protocol TableSlot: BitwiseCopyable {
  /// A slot without an entry.
  static var empty: Self { get }
  var isEmpty: Bool { get }
  /// The hash, which only determines the position of the entry in the table.
  var hash: UInt64 { get }
}

/// A hash table of plain values with linear probing.
///
/// Entries are never removed individually. The owner must call ``deallocate()``.
struct OpenAddressedTable<Slot: TableSlot> {
  /// The slots; a power of two of them, at most half of which are in use. `nil` before the first
  /// insertion.
  private var slots: UnsafeMutablePointer<Slot>?
  private var slotCount = 0
  private(set) var count = 0
  private let initialSlotCount: Int

  /// Creates an empty table.
  ///
  /// - Parameter initialSlotCount: a power of two.
  init(initialSlotCount: Int) { self.initialSlotCount = initialSlotCount }

  @inline(__always)
  func first(hash: UInt64, where isMatch: (Slot) -> Bool) -> Slot? {
    guard let slots else { return nil }
    var index = Int(truncatingIfNeeded: hash) & (slotCount &- 1)
    while true {
      let slot = slots[index]
      if slot.isEmpty { return nil }
      if isMatch(slot) { return slot }
      index = (index &+ 1) & (slotCount &- 1)
    }
  }

  /// Adds an entry that the table does not contain.
  mutating func insert(_ slot: Slot) {
    if count * 2 >= slotCount { grow() }
    put(slot)
    count += 1
  }

  private func put(_ slot: Slot) {
    guard let slots else { return }
    var index = Int(truncatingIfNeeded: slot.hash) & (slotCount &- 1)
    while !slots[index].isEmpty { index = (index &+ 1) & (slotCount &- 1) }
    slots[index] = slot
  }

  private mutating func grow() {
    let old = UnsafeBufferPointer(start: slots, count: slotCount)
    slotCount = max(slotCount * 2, initialSlotCount)
    slots = .allocate(capacity: slotCount)
    slots?.initialize(repeating: .empty, count: slotCount)
    for slot in old where !slot.isEmpty { put(slot) }
    old.deallocate()
  }

  /// Removes all entries and keeps the memory for new entries.
  mutating func removeAll() {
    guard count > 0 else { return }
    slots?.initialize(repeating: .empty, count: slotCount)
    count = 0
  }

  mutating func deallocate() {
    slots?.deallocate()
    slots = nil
    slotCount = 0
    count = 0
  }
}
