/// Decisions that are read from the bytes of an input. After the last byte, each decision is the
/// first of its choices.
struct ByteChoices {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  var isUsedUp: Bool { position >= bytes.count }

  private mutating func next() -> Int {
    guard position < bytes.count else { return 0 }
    position += 1
    return Int(bytes[position - 1])
  }

  /// Returns a number in `0..<bound`; the bound must be greater than 0.
  mutating func below(_ bound: Int) -> Int {
    if bound <= 256 { return next() % bound }
    return (next() << 16 | next() << 8 | next()) % bound
  }

  /// Returns `true` for one of the given number of values.
  mutating func once(in times: Int) -> Bool { below(times) == times - 1 }

  mutating func pick<Element>(_ choices: [Element]) -> Element { choices[below(choices.count)] }

  /// Returns a value for one of the given number of values; `nil` otherwise.
  mutating func sometimes<Value>(in times: Int, _ value: (inout ByteChoices) -> Value) -> Value? {
    once(in: times) ? value(&self) : nil
  }
}
