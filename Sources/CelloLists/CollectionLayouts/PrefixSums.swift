/// An array of numbers with fast prefix sums and fast changes of single elements.
///
/// The numbers are stored in fixed point, so that a sum does not depend on the order of changes.
///
/// - Complexity: O(log *n*) for a change, a sum and a search (a Fenwick tree).
struct PrefixSums: Hashable, Sendable {
  private var values: [Int]
  private var tree: [Int]

  init(count: Int) { self.init(Array(repeating: 0, count: count)) }

  /// - Complexity: O(*n*).
  init(_ values: [Int]) {
    self.values = values
    tree = [0] + values
    for node in tree.indices.dropFirst() {
      let parent = node + node & -node
      if parent < tree.count { tree[parent] &+= tree[node] }
    }
  }

  /// Returns a length in units of 2⁻²⁴ points. Lengths beyond 2²² points are clamped.
  static func fixed(_ length: CGFloat) -> Int {
    Int(clamping: (min(max(length, -0x1p22), 0x1p22) * 0x1p24).rounded())
  }

  /// Returns a position in units of 2⁻²⁴ points. Positions beyond 2³⁸ points are clamped; the limit
  /// is larger because a position is a sum of lengths.
  static func fixedPosition(_ position: CGFloat) -> Int {
    Int(clamping: (min(max(position, -0x1p38), 0x1p38) * 0x1p24).rounded())
  }

  static func length(_ fixed: Int) -> CGFloat { CGFloat(fixed) * 0x1p-24 }

  mutating func set(_ value: Int, at index: Int) {
    let change = value - values[index]
    guard change != 0 else { return }
    values[index] = value
    var node = index + 1
    while node < tree.count {
      tree[node] &+= change
      node += node & -node
    }
  }

  /// Returns the sum of the elements before an index.
  func sum(before index: Int) -> Int {
    var sum: Int = 0
    var node = index
    while node > 0 {
      sum &+= tree[node]
      node -= node & -node
    }
    return sum
  }

  /// Returns the largest number of leading elements whose sum, with a constant added to each
  /// element, does not exceed a limit. The elements with the added constant must not be negative.
  func count(adding constant: Int, upTo limit: Int) -> Int {
    var count = 0
    var remaining = limit
    var step = values.isEmpty ? 0 : 1 << (Int.bitWidth - 1 - values.count.leadingZeroBitCount)
    while step > 0 {
      let next = count + step
      if next < tree.count {
        let sum = tree[next] &+ constant &* step
        if sum <= remaining {
          count = next
          remaining -= sum
        }
      }
      step /= 2
    }
    return count
  }
}
