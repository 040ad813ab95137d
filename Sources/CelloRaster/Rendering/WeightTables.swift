/// For the opacities in use, what each coverage makes of them.
struct WeightTables {
  private static let maxTableCount = 32

  private var alphas = ScratchBuffer<UInt16>(capacity: 32)
  private let tables: UnsafeMutablePointer<UInt16> = .allocate(capacity: maxTableCount * 256)

  func deallocate() {
    alphas.deallocate()
    tables.deallocate()
  }

  var isFull: Bool { alphas.count == Self.maxTableCount }

  /// Invalidates every table that was handed out.
  mutating func removeAll() { alphas.removeAll() }

  /// 256 weights; valid until ``removeAll()``. There must be room for one more.
  mutating func table(for alpha: UInt16) -> UnsafePointer<UInt16> {
    var index = alphas.count - 1
    while index >= 0 {
      if alphas.base[index] == alpha { return UnsafePointer(tables + index * 256) }
      index -= 1
    }
    let table = tables + alphas.count * 256
    for coverage in 0..<256 {
      table[coverage] = UInt16(
        truncatingIfNeeded: Blending.weight(UInt32(alpha), coverage: UInt32(coverage)))
    }
    alphas.append(alpha)
    return UnsafePointer(table)
  }
}
