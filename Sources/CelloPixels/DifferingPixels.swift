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
}
