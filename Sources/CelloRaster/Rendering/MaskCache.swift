/// Masks of shapes, found again by their geometry.
///
/// A key is a list of words that holds everything the mask depends on, compared word by word. Nothing is evicted singly:
/// whoever draws empties the cache when it is full, at a moment when no mask is in use.
struct MaskCache {
  private struct Slot {
    var hash: UInt64
    var key: UnsafePointer<UInt64>?
    var keyCount: Int
    var mask: UnsafePointer<SpanMask>
  }

  private static let slotCount = 1 << 13
  private static let mostMasks = slotCount / 2
  private static let mostBytes = 16 << 20

  /// Made at the first insertion.
  private var slots: UnsafeMutablePointer<Slot>?
  private var count = 0
  var arena = Arena()

  var isFull: Bool { count >= Self.mostMasks || arena.bytesUsed > Self.mostBytes }

  func find(_ key: UnsafePointer<UInt64>, count keyCount: Int) -> UnsafePointer<SpanMask>? {
    guard let slots else { return nil }
    let hash = Self.hash(key, keyCount)
    var index = Int(truncatingIfNeeded: hash) & (Self.slotCount - 1)
    while let stored = slots[index].key {
      if slots[index].hash == hash, slots[index].keyCount == keyCount {
        var word = 0
        while word < keyCount, stored[word] == key[word] { word &+= 1 }
        if word == keyCount { return slots[index].mask }
      }
      index = (index &+ 1) & (Self.slotCount - 1)
    }
    return nil
  }

  mutating func insert(
    _ mask: SpanMask, key: UnsafePointer<UInt64>, count keyCount: Int
  ) -> UnsafePointer<SpanMask> {
    let table: UnsafeMutablePointer<Slot>
    if let slots {
      table = slots
    } else {
      table = .allocate(capacity: Self.slotCount)
      slots = table
      clearSlots()
    }
    let hash = Self.hash(key, keyCount)
    let keptKey = arena.allocate(UInt64.self, count: keyCount)
    keptKey.update(from: key, count: keyCount)
    let keptMask = arena.allocate(SpanMask.self, count: 1)
    keptMask.initialize(to: mask)
    var index = Int(truncatingIfNeeded: hash) & (Self.slotCount - 1)
    while table[index].key != nil { index = (index &+ 1) & (Self.slotCount - 1) }
    table[index] = Slot(
      hash: hash, key: UnsafePointer(keptKey), keyCount: keyCount, mask: UnsafePointer(keptMask))
    count += 1
    return UnsafePointer(keptMask)
  }

  mutating func removeAll() {
    guard count > 0 || arena.bytesUsed > 0 else { return }
    clearSlots()
    count = 0
    arena.removeAll()
  }

  mutating func deallocate() {
    slots?.deallocate()
    slots = nil
    arena.deallocate()
  }

  private func clearSlots() {
    guard let slots else { return }
    let nothing = UnsafePointer<SpanMask>(bitPattern: 16)!
    slots.initialize(
      repeating: Slot(hash: 0, key: nil, keyCount: 0, mask: nothing), count: Self.slotCount)
  }

  /// Only decides where a mask lies in the table, never what is drawn.
  private static func hash(_ key: UnsafePointer<UInt64>, _ count: Int) -> UInt64 {
    var hash: UInt64 = 0x9e37_79b9_7f4a_7c15
    var index = 0
    while index < count {
      hash = (hash ^ key[index]) &* 0xff51_afd7_ed55_8ccd
      hash ^= hash >> 32
      index &+= 1
    }
    return hash
  }
}
