/// A reader of the objects and keywords in the bytes of a PDF file or of a content stream.
struct PDFScanner {
  /// An object, or a word such as `obj` or an operator.
  enum Token: Hashable {
    case object(PDFObject)
    case keyword(String)
  }

  let bytes: [UInt8]
  var position: Int
  /// A Boolean value that indicates whether `12 0 R` is a reference. Content streams have none.
  private let readsReferences: Bool
  private var depth = 0

  /// Arrays and dictionaries that are nested more deeply are not read.
  private static let maxDepth = 100

  init(_ bytes: [UInt8], at position: Int = 0, readsReferences: Bool = true) {
    self.bytes = bytes
    self.position = position
    self.readsReferences = readsReferences
  }

  /// Returns the next token; `nil` at the end. Bytes that begin no token are skipped.
  mutating func next() -> Token? {
    while true {
      skipSpace()
      guard position < bytes.count else { return nil }
      switch bytes[position] {
      case UInt8(ascii: "/"): return .object(.name(name()))
      case UInt8(ascii: "("): return .object(.string(literalString()))
      case UInt8(ascii: "<"):
        guard position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "<") else {
          return .object(.string(hexadecimalString()))
        }
        return .object(dictionary())
      case UInt8(ascii: "["): return .object(array())
      case UInt8(ascii: "{"), UInt8(ascii: "}"):
        position += 1
        return .keyword(bytes[position - 1] == UInt8(ascii: "{") ? "{" : "}")
      case let byte where Self.isDelimiter(byte): position += 1
      default: return word()
      }
    }
  }

  // MARK: - Characters

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || (byte >= 0x09 && byte <= 0x0d && byte != 0x0b) || byte == 0
  }

  private static func isDelimiter(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"),
      UInt8(ascii: "/"), UInt8(ascii: "%"):
      true
    default: false
    }
  }

  private mutating func skipSpace() {
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "%") {
        while position < bytes.count, bytes[position] != 0x0a, bytes[position] != 0x0d {
          position += 1
        }
      } else if Self.isSpace(bytes[position]) {
        position += 1
      } else {
        return
      }
    }
  }

  /// Returns the bytes up to the next space or delimiter.
  private mutating func regularBytes() -> ArraySlice<UInt8> {
    let start = position
    while position < bytes.count, !Self.isSpace(bytes[position]),
      !Self.isDelimiter(bytes[position])
    {
      position += 1
    }
    return bytes[start..<position]
  }

  // MARK: - Objects

  private mutating func word() -> Token {
    let word = regularBytes()
    if let number = Self.number(word) {
      guard readsReferences, let reference = reference(number) else {
        return .object(.number(number))
      }
      return .object(.reference(reference))
    }
    switch String(decoding: word, as: UTF8.self) {
    case "true": return .object(.boolean(true))
    case "false": return .object(.boolean(false))
    case "null": return .object(.null)
    case let keyword: return .keyword(keyword)
    }
  }

  /// Returns the number of the object to which a reference refers; `nil` if the number that was
  /// read is not followed by another number and an R.
  private mutating func reference(_ number: Double) -> Int? {
    guard let object = Int(exactly: number), object >= 0 else { return nil }
    let start = position
    skipSpace()
    let generation = regularBytes()
    guard !generation.isEmpty, generation.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }) else {
      position = start
      return nil
    }
    skipSpace()
    guard regularBytes().elementsEqual("R".utf8) else {
      position = start
      return nil
    }
    return object
  }

  /// Returns the value of a decimal number without an exponent; `nil` for other words. Digits after
  /// the fifteenth do not change it.
  private static func number(_ word: ArraySlice<UInt8>) -> Double? {
    var mantissa: Int64 = 0
    var divisor = 1.0
    var digitCount = 0
    var isFraction = false
    var isNegative = false
    for (index, byte) in word.enumerated() {
      switch byte {
      case UInt8(ascii: "+") where index == 0: break
      case UInt8(ascii: "-") where index == 0: isNegative = true
      case UInt8(ascii: ".") where !isFraction: isFraction = true
      case 0x30...0x39:
        digitCount += 1
        guard mantissa < 100_000_000_000_000 else {
          // A longer integer is outside every limit of a drawing.
          if !isFraction { return isNegative ? -1e15 : 1e15 }
          continue
        }
        mantissa = mantissa * 10 + Int64(byte - 0x30)
        if isFraction { divisor *= 10 }
      default: return nil
      }
    }
    guard digitCount > 0 else { return nil }
    let value = Double(mantissa) / divisor
    return isNegative ? -value : value
  }

  private mutating func name() -> String {
    position += 1
    let word = Array(regularBytes())
    guard word.contains(UInt8(ascii: "#")) else { return String(decoding: word, as: UTF8.self) }
    var name: [UInt8] = []
    var index = 0
    while index < word.count {
      if word[index] == UInt8(ascii: "#"), index + 2 < word.count,
        let high = Self.digit(word[index + 1]), let low = Self.digit(word[index + 2])
      {
        name.append(high << 4 | low)
        index += 3
      } else {
        name.append(word[index])
        index += 1
      }
    }
    return String(decoding: name, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case 0x30...0x39: byte - 0x30
    case 0x41...0x46: byte - 0x41 + 10
    case 0x61...0x66: byte - 0x61 + 10
    default: nil
    }
  }

  /// Returns the bytes of a string in parentheses. Escape sequences other than those of characters
  /// in the string are kept, because no drawing depends on them.
  private mutating func literalString() -> [UInt8] {
    var result: [UInt8] = []
    var level = 0
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      switch byte {
      case UInt8(ascii: "\\") where position < bytes.count:
        result.append(bytes[position])
        position += 1
        continue
      case UInt8(ascii: "("):
        level += 1
        if level == 1 { continue }
      case UInt8(ascii: ")"):
        level -= 1
        if level == 0 { return result }
      default: break
      }
      result.append(byte)
    }
    return result
  }

  private mutating func hexadecimalString() -> [UInt8] {
    position += 1
    var digits: [UInt8] = []
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      if byte == UInt8(ascii: ">") { break }
      if let digit = Self.digit(byte) { digits.append(digit) }
    }
    if digits.count % 2 == 1 { digits.append(0) }
    return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }

  private mutating func array() -> PDFObject {
    position += 1
    var elements: [PDFObject] = []
    guard enter() else { return .null }
    defer { depth -= 1 }
    while true {
      skipSpace()
      guard position < bytes.count else { return .array(elements) }
      if bytes[position] == UInt8(ascii: "]") {
        position += 1
        return .array(elements)
      }
      guard case .object(let element)? = next() else { return .array(elements) }
      elements.append(element)
    }
  }

  private mutating func dictionary() -> PDFObject {
    position += 2
    var entries: [String: PDFObject] = [:]
    guard enter() else { return .null }
    defer { depth -= 1 }
    while true {
      skipSpace()
      guard position < bytes.count else { return .dictionary(entries) }
      if bytes[position] == UInt8(ascii: ">") {
        position = min(position + 2, bytes.count)
        return .dictionary(entries)
      }
      guard case .object(.name(let key))? = next(), case .object(let value)? = next() else {
        return .dictionary(entries)
      }
      entries[key] = value
    }
  }

  private mutating func enter() -> Bool {
    guard depth < Self.maxDepth else {
      position = bytes.count
      return false
    }
    depth += 1
    return true
  }
}
