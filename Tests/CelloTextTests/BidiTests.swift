import CelloText
import Testing

@Suite(
  "direction by Unicode's rules", .enabled(if: UnicodeData.matches, UnicodeData.advice))
struct BidiTests {
  @Test("classes resolve to the levels and the order of BidiTest.txt")
  func classes() throws {
    var reader = ByteReader(try #require(UnicodeData.bytes("BidiTest.txt")))
    var levels: [UInt8] = []
    var order: [Int] = []
    var units: [UInt16] = []
    var checked = 0
    var failures: [String] = []
    while reader.startLine() {
      switch reader.peek() {
      case UInt8(ascii: "#"): continue
      case UInt8(ascii: "@"):
        let name = reader.word()
        if name == "@Levels:" {
          levels.removeAll(keepingCapacity: true)
          while let level = reader.level() { levels.append(level) }
        } else if name == "@Reorder:" {
          order.removeAll(keepingCapacity: true)
          while let index = reader.number() { order.append(index) }
        }
      default:
        units.removeAll(keepingCapacity: true)
        while let unit = reader.bidiClass() { units.append(unit) }
        let bits = reader.number() ?? 0
        for (bit, base) in [
          (1, BidiLevels.Base.naturalOrLeftToRight), (2, .leftToRight), (4, .rightToLeft),
        ] where bits & bit != 0 {
          checked += 1
          if !Self.check(units, base, levels: levels, order: order), failures.count < 20 {
            failures.append("\(reader.lineNumber), \(base)")
          }
        }
      }
    }
    #expect(checked == 770_241)
    #expect(failures == [])
  }

  @Test("characters resolve to the levels and the order of BidiCharacterTest.txt")
  func characters() throws {
    var reader = ByteReader(try #require(UnicodeData.bytes("BidiCharacterTest.txt")))
    var checked = 0
    var failures: [Int] = []
    var levels: [UInt8] = []
    var order: [Int] = []
    var units: [UInt16] = []
    let bases: [BidiLevels.Base] = [.leftToRight, .rightToLeft, .naturalOrLeftToRight]
    while reader.startLine() {
      if reader.peek() == UInt8(ascii: "#") { continue }
      units.removeAll(keepingCapacity: true)
      while let scalar = reader.hexadecimal() { units.append(UInt16(scalar)) }
      reader.skipSeparator()
      let base = bases[reader.number() ?? 0]
      reader.skipSeparator()
      let paragraph = reader.number()
      reader.skipSeparator()
      levels.removeAll(keepingCapacity: true)
      while let level = reader.level() { levels.append(level) }
      reader.skipSeparator()
      order.removeAll(keepingCapacity: true)
      while let index = reader.number() { order.append(index) }
      checked += 1
      if !Self.check(units, base, paragraph: paragraph, levels: levels, order: order),
        failures.count < 20
      {
        failures.append(reader.lineNumber)
      }
    }
    #expect(checked > 91_000)
    #expect(failures == [])
  }

  /// Returns a Boolean value that indicates whether a text resolves as expected. Ignored characters
  /// have the expected level 255.
  ///
  /// A left-to-right paragraph without right-to-left characters is not analyzed. All characters
  /// have the paragraph's level, including characters with the level 2, which does not change the
  /// drawing.
  private static func check(
    _ units: [UInt16], _ base: BidiLevels.Base, paragraph: Int? = nil, levels: [UInt8],
    order: [Int]
  ) -> Bool {
    let resolved = units.withUnsafeBufferPointer {
      BidiLevels.resolve($0.baseAddress!, count: $0.count, base: base)
    }
    if let paragraph, paragraph != Int(resolved.paragraph) { return false }
    var visible: [Int] = []
    var visibleLevels: [UInt8] = []
    var index = 0
    while index < units.count {
      if levels[index] != 255 {
        let level = resolved.levels?[index] ?? resolved.paragraph
        if level != levels[index] { return false }
        visible.append(index)
        visibleLevels.append(level)
      }
      index += 1
    }
    return BidiLevels.visualOrder(visibleLevels).map { visible[$0] } == order
  }
}

/// Reads lines of words and numbers. It must be able to read half a million lines in an unoptimized
/// build.
struct ByteReader {
  private let bytes: [UInt8]
  private var position = 0
  private var next = 0
  private(set) var lineNumber = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Moves to the next line that is not empty. Returns `false` at the end.
  mutating func startLine() -> Bool {
    position = next
    while position < bytes.count {
      lineNumber += 1
      var end = position
      while end < bytes.count, bytes[end] != 0x0a { end += 1 }
      next = end + 1
      if end > position { return true }
      position = next
    }
    return false
  }

  mutating func peek() -> UInt8 {
    while bytes[position] == 0x20 || bytes[position] == 0x09 { position += 1 }
    return bytes[position]
  }

  mutating func skipSeparator() {
    if peek() == UInt8(ascii: ";") { position += 1 }
  }

  mutating func word() -> String {
    _ = peek()
    let start = position
    while bytes[position] > 0x20, bytes[position] != UInt8(ascii: ";") { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  mutating func number() -> Int? {
    var value = 0
    let first = peek()
    guard first >= 0x30, first <= 0x39 else { return nil }
    while bytes[position] >= 0x30, bytes[position] <= 0x39 {
      value = value * 10 + Int(bytes[position] - 0x30)
      position += 1
    }
    return value
  }

  mutating func hexadecimal() -> UInt32? {
    _ = peek()
    var value: UInt32 = 0
    let start = position
    while let digit = Self.hexDigit(bytes[position]) {
      value = value * 16 + digit
      position += 1
    }
    return position > start ? value : nil
  }

  private static func hexDigit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case 0x30...0x39: UInt32(byte) - 0x30
    case 0x41...0x46: UInt32(byte) - 0x37
    default: nil
    }
  }

  /// Reads a level; 255 for an `x`.
  mutating func level() -> UInt8? {
    if peek() == UInt8(ascii: "x") {
      position += 1
      return 255
    }
    return number().map { UInt8($0) }
  }

  /// Reads the name of a bidi class, and returns a character of the class; `nil` at the semicolon.
  mutating func bidiClass() -> UInt16? {
    if peek() == UInt8(ascii: ";") {
      position += 1
      return nil
    }
    var name: UInt32 = 0
    while bytes[position] >= 0x41, bytes[position] <= 0x5a {
      name = name << 8 | UInt32(bytes[position])
      position += 1
    }
    return Self.samples[name]
  }

  private static let samples: [UInt32: UInt16] = {
    let table: [(String, UInt16)] = [
      ("L", 0x61), ("R", 0x5d0), ("EN", 0x31), ("ES", 0x2b), ("ET", 0x24), ("AN", 0x661),
      ("CS", 0x2c), ("B", 0x2029), ("S", 0x09), ("WS", 0x20), ("ON", 0x21), ("BN", 0xad),
      ("NSM", 0x300), ("AL", 0x627), ("LRE", 0x202a), ("RLE", 0x202b), ("PDF", 0x202c),
      ("LRO", 0x202d), ("RLO", 0x202e), ("LRI", 0x2066), ("RLI", 0x2067), ("FSI", 0x2068),
      ("PDI", 0x2069),
    ]
    var result: [UInt32: UInt16] = [:]
    for (name, unit) in table { result[name.utf8.reduce(0) { $0 << 8 | UInt32($1) }] = unit }
    return result
  }()
}
