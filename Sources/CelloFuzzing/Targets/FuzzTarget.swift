internal import CelloSnapshots

/// A test whose input is any sequence of bytes: a parser of files or texts, or a sequence of calls
/// that the bytes determine.
///
/// The input for a number is the same in each run, so an input that fails can be reproduced by its
/// number.
package struct FuzzTarget: Sendable, CustomStringConvertible {
  package let name: String
  /// Valid inputs.
  package let seeds: [[UInt8]]
  /// Parts of valid inputs, which are inserted at random positions.
  package let words: [[UInt8]]
  /// Generates an input; `nil` if inputs are derived from the seeds.
  private let make: (@Sendable (inout SplitMix64) -> [UInt8])?
  /// Runs an input. It throws a ``BrokenPromise`` for a failure. Errors that the tested code
  /// declares are expected and ignored.
  package let run: @Sendable ([UInt8]) throws -> Void

  package init(
    _ name: String, seeds: [String], words: String,
    run: @escaping @Sendable ([UInt8]) throws -> Void
  ) {
    self.init(name, seeds: seeds.map { Array($0.utf8) }, words: words, run: run)
  }

  init(
    _ name: String, seeds: [[UInt8]], words: String,
    run: @escaping @Sendable ([UInt8]) throws -> Void
  ) {
    self.name = name
    self.seeds = seeds
    self.words = words.split(separator: " ").map { Array($0.utf8) }
    make = nil
    self.run = run
  }

  package var description: String { name }

  init(
    _ name: String, inputs: @escaping @Sendable (inout SplitMix64) -> [UInt8],
    run: @escaping @Sendable ([UInt8]) throws -> Void
  ) {
    self.name = name
    seeds = []
    words = []
    make = inputs
    self.run = run
  }

  /// The largest number of bytes in a generated input. Longer inputs did not find more failures.
  package static let maxInputLength = 4_096

  /// Returns the input for a number: a seed with one to eight changes, or a generated input.
  package func input(_ number: Int) -> [UInt8] {
    var random = SplitMix64(seed: UInt64(number) &* 0x2545_f491_4f6c_dd1d)
    if let make { return make(&random) }
    var bytes = random.pick(seeds)
    for _ in 0...random.below(8) { change(&bytes, &random) }
    return bytes.count > Self.maxInputLength ? Array(bytes[..<Self.maxInputLength]) : bytes
  }

  private func change(_ bytes: inout [UInt8], _ random: inout SplitMix64) {
    guard !bytes.isEmpty else {
      bytes = random.pick(seeds)
      return
    }
    let position = random.below(bytes.count)
    let end = min(position + 1 + random.below(16), bytes.count)
    switch random.below(11) {
    case 0: bytes[position] ^= 1 << UInt8(random.below(8))
    case 1: bytes[position] = UInt8(truncatingIfNeeded: random.next())
    case 2: bytes.removeSubrange(position..<end)
    case 3: bytes.insert(contentsOf: bytes[position..<end], at: position)
    case 4: bytes.removeSubrange(position...)
    case 5, 6:
      guard !words.isEmpty else { return }
      bytes.insert(contentsOf: random.pick(words), at: position)
    case 7:
      // A part of another seed.
      let other = random.pick(seeds)
      guard !other.isEmpty else { return }
      let start = random.below(other.count)
      let length = min(1 + random.below(64), other.count - start)
      bytes.insert(contentsOf: other[start..<start + length], at: position)
    case 8:
      // A repeated part, for nesting and long lists.
      let part = bytes[position..<end]
      for _ in 0..<(1 << random.below(7)) { bytes.insert(contentsOf: part, at: position) }
    case 9:
      let numbers = [
        "0", "-1", "1e9", "1e99", "-1e-99", "NaN", "inf", "99999999999999999999", ".", "1e", "0x7f",
      ]
      bytes.insert(contentsOf: Array(random.pick(numbers).utf8), at: position)
    default: bytes.swapAt(position, random.below(bytes.count))
    }
  }
}
