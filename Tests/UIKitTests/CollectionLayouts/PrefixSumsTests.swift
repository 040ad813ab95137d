import Foundation
import Testing
import UIKit

@testable import CelloLists

struct PrefixSumsTests {
  @Test("sums and searches are correct after any change")
  func random() {
    for count in [0, 1, 2, 7, 64, 100] {
      var sums = PrefixSums(count: count)
      var values = [Int](repeating: 0, count: count)
      var state: UInt = 99
      func random(_ count: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % max(count, 1)
      }
      for _ in 0..<count {
        let index = random(count)
        values[index] = random(30) - 10
        sums.set(values[index], at: index)
      }
      #expect(sums == PrefixSums(values))
      for index in 0...count {
        #expect(sums.sum(before: index) == values[..<index].reduce(0, +))
      }
      for limit in stride(from: -5, to: 3_000, by: 7) {
        var expected = 0
        var sum: Int = 0
        for value in values {
          sum += value + 10
          guard sum <= limit else { break }
          expected += 1
        }
        #expect(sums.count(adding: 10, upTo: limit) == expected)
      }
    }
  }

  @Test("lengths are rounded, and absurd ones limited")
  func fixedPoint() {
    #expect(PrefixSums.length(PrefixSums.fixed(52.5)) == 52.5)
    #expect((PrefixSums.length(PrefixSums.fixed(1 / 3)) - 1 / 3).magnitude < 1e-7)
    #expect(PrefixSums.length(PrefixSums.fixed(.infinity)) == 0x1p22)
    #expect(PrefixSums.length(PrefixSums.fixed(-1e300)) == -0x1p22)
  }
}
