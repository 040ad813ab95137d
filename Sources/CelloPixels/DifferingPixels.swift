/// The pixels in which two pictures of the same size differ.
package struct DifferingPixels: Hashable, Sendable {
  /// The indices of the pixels, row by row from the top, in ascending order.
  private let indices: [Int]

  package var isEmpty: Bool { indices.isEmpty }

  package init(_ left: Bitmap, _ right: Bitmap) {
    var indices: [Int] = []
    left.pixels.withUnsafeBufferPointer { left in
      right.pixels.withUnsafeBufferPointer { right in
        for index in 0..<min(left.count, right.count) where left[index] != right[index] {
          indices.append(index)
        }
      }
    }
    self.indices = indices
  }

  /// Returns the number of pixels in both sets, as a fraction of the pixels in either of them; 0 if
  /// both are empty.
  package func agreement(with other: DifferingPixels) -> Double {
    var (left, right, common) = (0, 0, 0)
    while left < indices.count, right < other.indices.count {
      if indices[left] == other.indices[right] {
        common += 1
        left += 1
        right += 1
      } else if indices[left] < other.indices[right] {
        left += 1
      } else {
        right += 1
      }
    }
    let all = indices.count + other.indices.count - common
    return all == 0 ? 0 : Double(common) / Double(all)
  }

  /// Returns the most frequent number of differing pixels side by side in a row, and the most frequent
  /// number in a column, without repetition.
  ///
  /// - Parameter width: the width of the pictures, in pixels.
  package func mostFrequentRuns(width: Int) -> [Int] {
    guard width > 0 else { return [] }
    let rows = Self.mostFrequentRun(indices) { $1 == $0 + 1 && $1 % width != 0 }
    let columns = Self.mostFrequentRun(
      indices.sorted { ($0 % width, $0) < ($1 % width, $1) }
    ) { $1 == $0 + width }
    return rows == columns ? rows.map { [$0] } ?? [] : [rows, columns].compactMap { $0 }
  }

  /// Returns the most frequent length of a run; of several, the longest.
  private static func mostFrequentRun(
    _ indices: [Int], _ continues: (Int, Int) -> Bool
  ) -> Int? {
    var counts: [Int: Int] = [:]
    var length = 1
    for (index, next) in zip(indices, indices.dropFirst()) {
      if continues(index, next) {
        length += 1
      } else {
        counts[length, default: 0] += 1
        length = 1
      }
    }
    guard !indices.isEmpty else { return nil }
    counts[length, default: 0] += 1
    return counts.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key
  }
}
