internal import CelloSnapshots

extension SplitMix64 {
  /// Returns a number in `0..<bound`; the bound must not be 0.
  mutating func below(_ bound: Int) -> Int { next(below: bound) }

  mutating func byte() -> UInt8 { UInt8(truncatingIfNeeded: next()) }

  /// Returns an element of a collection.
  mutating func pick<C: RandomAccessCollection>(_ choices: C) -> C.Element where C.Index == Int {
    choices[choices.startIndex + below(choices.count)]
  }
}
