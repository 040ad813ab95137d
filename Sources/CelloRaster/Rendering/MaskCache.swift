/// Masks of shapes by their geometry.
///
/// A key is a list of words with all values that determine the mask. Keys are compared word by
/// word. Masks are not evicted individually: the drawing context empties a full cache when no mask
/// is in use.
struct MaskCache {
  private struct Slot: TableSlot {
    var hash: UInt64
    var key: UnsafePointer<UInt64>?
    var keyCount: Int
    var mask: UnsafePointer<SpanMask>?

    static var empty: Slot { Slot(hash: 0, key: nil, keyCount: 0, mask: nil) }
    var isEmpty: Bool { key == nil }

    @inline(__always)
    func hasKey(_ other: UnsafePointer<UInt64>, count: Int, hash otherHash: UInt64) -> Bool {
      guard hash == otherHash, keyCount == count, let key else { return false }
      var word = 0
      while word < count, key[word] == other[word] { word &+= 1 }
      return word == count
    }
  }

  private static let maxCount = 1 << 12
  private static let maxByteCount = 8 << 20

  private var table = OpenAddressedTable<Slot>(initialSlotCount: 128)
  var arena = Arena()

  var isFull: Bool { table.count >= Self.maxCount || arena.bytesUsed > Self.maxByteCount }

  func find(_ key: UnsafePointer<UInt64>, count: Int) -> UnsafePointer<SpanMask>? {
    let hash = Self.hash(key, count)
    return table.first(hash: hash) { $0.hasKey(key, count: count, hash: hash) }?.mask
  }

  mutating func insert(
    _ mask: SpanMask, key: UnsafePointer<UInt64>, count: Int
  ) -> UnsafePointer<SpanMask> {
    let ownKey = arena.allocate(UInt64.self, count: count)
    ownKey.update(from: key, count: count)
    let ownMask = arena.allocate(SpanMask.self, count: 1)
    ownMask.initialize(to: mask)
    table.insert(
      Slot(
        hash: Self.hash(key, count), key: UnsafePointer(ownKey), keyCount: count,
        mask: UnsafePointer(ownMask)))
    return UnsafePointer(ownMask)
  }

  mutating func removeAll() {
    table.removeAll()
    arena.removeAll()
  }

  mutating func deallocate() {
    table.deallocate()
    arena.deallocate()
  }

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
