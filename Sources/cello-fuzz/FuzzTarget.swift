/// Something that must stand any input.
protocol FuzzTarget: Sendable {
  /// Makes an input and tries it; returns a sentence when a promise is broken.
  func run(_ random: inout SplitMix) -> String?
}

/// Random numbers that are the same on every machine.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ mixed >> 27) &* 0x94d0_49bb_1331_11eb
    return mixed ^ mixed >> 31
  }

  /// A number from 0 to one less than the limit.
  mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(max(limit, 1))) }

  mutating func chance(_ one: Int, in all: Int) -> Bool { below(all) < one }

  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }
}
