/// A scanner of numbers and words in attribute values.
struct SVGScanner {
  private let bytes: [UInt8]
  private(set) var position = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  var isAtEnd: Bool { position >= bytes.count }

  /// The next byte, without consuming it; 0 at the end.
  var next: UInt8 { position < bytes.count ? bytes[position] : 0 }

  mutating func skipSpace() {
    while position < bytes.count, Self.isSpace(bytes[position]) { position += 1 }
  }

  /// Skips spaces with at most one comma.
  ///
  /// - Returns: `true` if there was a comma.
  @discardableResult
  mutating func skipSeparator() -> Bool {
    skipSpace()
    guard skip(",") else { return false }
    skipSpace()
    return true
  }

  /// Skips a character if it is next.
  ///
  /// - Returns: `false` if it is not next.
  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character), position < bytes.count else { return false }
    position += 1
    return true
  }

  mutating func take() -> UInt8 {
    let byte = next
    position += 1
    return byte
  }

  /// Scans a word of letters.
  mutating func word() -> String {
    let start = position
    while position < bytes.count, Self.isLetter(bytes[position]) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// Scans an SVG number, such as `-1.5e3` or `.5`; `nil` if there is none, or its magnitude
  /// exceeds a billion.
  mutating func number() -> CGFloat? {
    let start = position
    if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { position += 1 }
    var digits = skipDigits()
    if next == UInt8(ascii: ".") {
      position += 1
      digits += skipDigits()
    }
    guard digits > 0 else {
      position = start
      return nil
    }
    let mantissaEnd = position
    if next | 0x20 == UInt8(ascii: "e") {
      position += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { position += 1 }
      // An `e` without digits belongs to the following text, such as the unit `em`.
      if skipDigits() == 0 { position = mantissaEnd }
    }
    var text = bytes[start..<position]
    if text.first == UInt8(ascii: "+") { text = text.dropFirst() }
    guard text.count < 64, let value = Double(String(decoding: text, as: UTF8.self)),
      value.magnitude < 1e9
    else {
      position = start
      return nil
    }
    return CGFloat(value)
  }

  /// Scans a flag of an arc: 0 or 1, with no separator required after it.
  mutating func flag() -> Bool? {
    switch next {
    case UInt8(ascii: "0"):
      position += 1
      return false
    case UInt8(ascii: "1"):
      position += 1
      return true
    default: return nil
    }
  }

  /// Scans numbers with separators to the end of the text; `nil` if there is anything else.
  mutating func numbers() -> [CGFloat]? {
    var numbers: [CGFloat] = []
    skipSpace()
    while !isAtEnd {
      guard let number = number() else { return nil }
      numbers.append(number)
      skipSeparator()
    }
    return numbers
  }

  private mutating func skipDigits() -> Int {
    let start = position
    while position < bytes.count, bytes[position] &- 48 < 10 { position += 1 }
    return position - start
  }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0a || byte == 0x0d || byte == 0x0c
  }

  static func isLetter(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- UInt8(ascii: "a") < 26
  }
}
