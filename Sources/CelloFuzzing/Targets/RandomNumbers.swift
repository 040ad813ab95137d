/// A generator of pseudorandom numbers that are the same in each run (SplitMix64).
struct RandomNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ z >> 30) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ z >> 27) &* 0x94d0_49bb_1331_11eb
    return z ^ z >> 31
  }

  /// Returns a number in `0..<bound`; the bound must not be 0.
  mutating func below(_ bound: Int) -> Int { Int(next() % UInt64(bound)) }

  mutating func byte() -> UInt8 { UInt8(truncatingIfNeeded: next()) }

  /// Returns an element of a collection.
  mutating func pick<C: RandomAccessCollection>(_ choices: C) -> C.Element where C.Index == Int {
    choices[choices.startIndex + below(choices.count)]
  }
}
