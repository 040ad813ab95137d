/// Decisions read from bytes: an input that says how something is made. When the bytes are used up,
/// every decision is the first of its choices.
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

  /// Below the bound, which must be above 0.
  mutating func below(_ bound: Int) -> Int {
    if bound <= 256 { return next() % bound }
    return (next() << 16 | next() << 8 | next()) % bound
  }

  /// Once in so many times.
  mutating func once(in times: Int) -> Bool { below(times) == times - 1 }

  mutating func pick<Element>(_ choices: [Element]) -> Element { choices[below(choices.count)] }

  /// A value once in so many times, else `nil`.
  mutating func sometimes<Value>(in times: Int, _ value: (inout ByteChoices) -> Value) -> Value? {
    once(in: times) ? value(&self) : nil
  }
}
