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

  private static let mostMasks = 1 << 12
  private static let mostBytes = 8 << 20

  /// A power of two of them, at most half full; none before the first insertion.
  private var slots: UnsafeMutablePointer<Slot>?
  private var slotCount = 0
  private var count = 0
  var arena = Arena()

  var isFull: Bool { count >= Self.mostMasks || arena.bytesUsed > Self.mostBytes }

  func find(_ key: UnsafePointer<UInt64>, count keyCount: Int) -> UnsafePointer<SpanMask>? {
    guard let slots else { return nil }
    let hash = Self.hash(key, keyCount)
    var index = Int(truncatingIfNeeded: hash) & (slotCount &- 1)
    while let stored = slots[index].key {
      if slots[index].hash == hash, slots[index].keyCount == keyCount {
        var word = 0
        while word < keyCount, stored[word] == key[word] { word &+= 1 }
        if word == keyCount { return slots[index].mask }
      }
      index = (index &+ 1) & (slotCount &- 1)
    }
    return nil
  }

  mutating func insert(
    _ mask: SpanMask, key: UnsafePointer<UInt64>, count keyCount: Int
  ) -> UnsafePointer<SpanMask> {
    if count * 2 >= slotCount { grow() }
    let hash = Self.hash(key, keyCount)
    let keptKey = arena.allocate(UInt64.self, count: keyCount)
    keptKey.update(from: key, count: keyCount)
    let keptMask = arena.allocate(SpanMask.self, count: 1)
    keptMask.initialize(to: mask)
    put(
      Slot(
        hash: hash, key: UnsafePointer(keptKey), keyCount: keyCount,
        mask: UnsafePointer(keptMask)))
    count += 1
    return UnsafePointer(keptMask)
  }

  private func put(_ slot: Slot) {
    guard let slots else { return }
    var index = Int(truncatingIfNeeded: slot.hash) & (slotCount &- 1)
    while slots[index].key != nil { index = (index &+ 1) & (slotCount &- 1) }
    slots[index] = slot
  }

  private mutating func grow() {
    let old = slots
    let oldCount = slotCount
    slotCount = max(oldCount * 2, 128)
    slots = .allocate(capacity: slotCount)
    clearSlots()
    guard let old else { return }
    for index in 0..<oldCount where old[index].key != nil { put(old[index]) }
    old.deallocate()
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
    // Never looked at: the slots hold no key.
    let nothing = UnsafePointer<SpanMask>(bitPattern: 16)!
    slots.initialize(
      repeating: Slot(hash: 0, key: nil, keyCount: 0, mask: nothing), count: slotCount)
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
