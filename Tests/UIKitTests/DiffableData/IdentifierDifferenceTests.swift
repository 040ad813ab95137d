import CelloSnapshots
import Testing
import UIKit

@testable import CelloFuzzing
@testable import CelloLists

/// Differences of orders of identifiers.
struct IdentifierDifferenceTests {
  @Test("a difference converts one order to the other, and is minimal")
  func random() throws {
    var generator = SplitMix64(seed: 1)
    for _ in 0..<3_000 {
      let old = Array(
        (0..<12).shuffled(using: &generator).prefix(.random(in: 0...9, using: &generator)))
      let new = Array(
        (0..<12).shuffled(using: &generator).prefix(.random(in: 0...9, using: &generator)))
      let difference = IdentifierDifference.between(old, new)
      #expect(old.applying(difference) == new)
      #expect(difference.count == new.difference(from: old).count, "\(old) to \(new)")
    }
  }

  @Test(
    "of a subsequence that is increasing, the longest is found",
    arguments: [
      ([], 0), ([4], 1), ([1, 2, 3], 3), ([3, 2, 1], 1), ([2, 5, 3, 7, 11, 8, 10, 13, 6], 6),
    ] as [([Int], Int)])
  func longest(values: [Int], length: Int) {
    let positions = IdentifierDifference.longestIncreasingSubsequence(values)
    #expect(positions.count == length)
    #expect(positions == positions.sorted())
    let found = positions.map { values[$0] }
    #expect(found == found.sorted())
  }
}
