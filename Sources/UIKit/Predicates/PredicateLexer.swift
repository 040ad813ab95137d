/// Divides the format of a predicate into tokens, and replaces its placeholders with arguments.
struct PredicateLexer {
  private let format: String
  private let characters: [Character]
  private var position = 0
  private let arguments: [Any]
  private var countOfUsed = 0

  /// The longest format, in characters.
  static let maxCount = 100_000

  /// Operators of two or one characters, with their shortest forms.
  private static let marks: [(text: String, mark: String)] = [
    ("==", "="), ("!=", "!="), ("<>", "!="), ("<=", "<="), ("=<", "<="), (">=", ">="),
    ("=>", ">="), ("&&", "AND"), ("||", "OR"), ("**", "**"), (":=", ":="), ("=", "="), ("<", "<"),
    (">", ">"), ("!", "NOT"), ("(", "("), (")", ")"), ("{", "{"), ("}", "}"), ("[", "["),
    ("]", "]"), (",", ","), (".", "."), (":", ":"), ("+", "+"), ("-", "-"), ("*", "*"), ("/", "/"),
  ]

  init(_ format: String, arguments: [Any]) {
    self.format = format
    characters = Array(format)
    self.arguments = arguments
  }

  func failure(_ problem: String, at position: Int) -> PredicateFormatError {
    PredicateFormatError(format: String(format.prefix(1_000)), position: position, problem: problem)
  }

  /// Returns the tokens and their positions, with `end` as the last token.
  mutating func tokens() throws(PredicateFormatError) -> [(token: PredicateToken, position: Int)] {
    guard characters.count <= Self.maxCount else {
      throw failure("the text is longer than \(Self.maxCount) characters", at: Self.maxCount)
    }
    var result: [(token: PredicateToken, position: Int)] = []
    while true {
      while let character = current, character.isWhitespace { position += 1 }
      let start = position
      guard let token = try next() else { break }
      result.append((token, start))
    }
    result.append((.end, characters.count))
    return result
  }

  private var current: Character? { position < characters.count ? characters[position] : nil }

  private func character(after distance: Int) -> Character? {
    position + distance < characters.count ? characters[position + distance] : nil
  }

  private mutating func next() throws(PredicateFormatError) -> PredicateToken? {
    guard let character = current else { return nil }
    if character == "%" { return try placeholder() }
    if character == "\"" || character == "'" { return .text(try quoted(by: character)) }
    if character.isDigit || character == "." && self.character(after: 1)?.isDigit == true {
      return .number(try number())
    }
    if character == "$" || character == "#" {
      position += 1
      let name = current?.startsWord == true ? word() : ""
      guard !name.isEmpty else {
        throw failure("a name is missing after '\(character)'", at: position)
      }
      return character == "$" ? .variable(name) : .key(name)
    }
    if character.startsWord { return .word(word()) }
    let rest = characters[position...].prefix(2)
    for (text, mark) in Self.marks where rest.starts(with: text) {
      position += text.count
      return .mark(mark)
    }
    throw failure("'\(character)' has no meaning", at: position)
  }

  private mutating func word() -> String {
    let start = position
    while let character = current, character.continuesWord || position == start && character == "@"
    {
      position += 1
    }
    // Identifiers of types and operators contain hyphens.
    if String(characters[start..<position]).uppercased() == "UTI" {
      while let character = current, character == "-" || character.continuesWord { position += 1 }
    }
    return String(characters[start..<position])
  }

  private mutating func quoted(by mark: Character) throws(PredicateFormatError) -> String {
    let start = position
    position += 1
    var text = ""
    while let character = current {
      position += 1
      if character == mark { return text }
      guard character == "\\", let escaped = current else {
        text.append(character)
        continue
      }
      position += 1
      switch escaped {
      case "n": text.append("\n")
      case "r": text.append("\r")
      case "t": text.append("\t")
      case "u", "x", "U":
        let count = escaped == "x" ? 2 : 4
        let digits = String(characters[position...].prefix(count))
        guard digits.count == count, let value = UInt32(digits, radix: 16),
          let scalar = Unicode.Scalar(value)
        else { throw failure("\(count) hexadecimal digits are missing", at: position) }
        text.unicodeScalars.append(scalar)
        position += count
      default: text.append(escaped)
      }
    }
    throw failure("the closing quotation mark is missing", at: start)
  }

  private mutating func number() throws(PredicateFormatError) -> PredicateNumber {
    let start = position
    if current == "0", let letter = character(after: 1),
      let radix = ["x": 16, "X": 16, "o": 8, "O": 8, "b": 2, "B": 2][letter]
    {
      position += 2
      let digits = word()
      guard let value = Int64(digits, radix: radix) else {
        throw failure("'\(digits.prefix(50))' is not a number with the base \(radix)", at: start)
      }
      return .integer(value)
    }
    var isInteger = true
    while let character = current {
      if character.isDigit {
        position += 1
      } else if character == ".", self.character(after: 1)?.isDigit == true, isInteger {
        isInteger = false
        position += 1
      } else if character == "e" || character == "E" {
        let sign = self.character(after: 1).map { $0 == "+" || $0 == "-" } == true
        guard self.character(after: sign ? 2 : 1)?.isDigit == true else { break }
        isInteger = false
        position += sign ? 2 : 1
        while let digit = current, digit.isDigit { position += 1 }
        break
      } else {
        break
      }
    }
    let text = String(characters[start..<position])
    if isInteger, let value = Int64(text) { return .integer(value) }
    guard let value = Double(text), value.isFinite else {
      throw failure("'\(text)' is not a number", at: start)
    }
    return .real(value)
  }

  /// Reads a placeholder, such as `%@` or `%ld`.
  private mutating func placeholder() throws(PredicateFormatError) -> PredicateToken {
    let start = position
    position += 1
    while let character = current, "0123456789.-+".contains(character) { position += 1 }
    while let character = current, "lhqLzjt".contains(character) { position += 1 }
    guard let kind = current, "@KdDiuUxXofFeEgGaAcCsSp%".contains(kind) else {
      throw failure("the placeholder is not known", at: start)
    }
    position += 1
    if kind == "%" { throw failure("'%' has no meaning", at: start) }
    guard countOfUsed < arguments.count else {
      throw failure("there are only \(arguments.count) arguments for the placeholders", at: start)
    }
    let argument = PredicateValue.normalized(arguments[countOfUsed])
    countOfUsed += 1
    switch kind {
    case "@": return .argument(PredicateToken.Argument(argument))
    case "K":
      guard let path = argument as? String else {
        throw failure("the argument for '%K' is not a text", at: start)
      }
      return .keyPath(path)
    case "s", "S", "c", "C", "p": return .argument(PredicateToken.Argument(argument))
    default:
      guard let number = argument as? PredicateNumber else {
        throw failure("the argument for '%\(kind)' is not a number", at: start)
      }
      return .number("fFeEgGaA".contains(kind) ? .real(number.double) : number)
    }
  }
}

extension Character {
  fileprivate var isDigit: Bool { isASCII && isNumber }
  fileprivate var startsWord: Bool { isLetter || self == "_" || self == "@" }
  fileprivate var continuesWord: Bool { isLetter || isNumber || self == "_" }
}
