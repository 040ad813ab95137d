/// The products of the used opacities and each coverage.
struct WeightTables {
  private static let maxTableCount = 32

  private var alphas = ScratchBuffer<UInt16>(capacity: 32)
  private let tables: UnsafeMutablePointer<UInt16> = .allocate(capacity: maxTableCount * 256)

  func deallocate() {
    alphas.deallocate()
    tables.deallocate()
  }

  var isFull: Bool { alphas.count == Self.maxTableCount }

  /// Invalidates all tables.
  mutating func removeAll() { alphas.removeAll() }

  /// Returns 256 weights, which are valid until ``removeAll()``. There must be space for another
  /// table.
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
