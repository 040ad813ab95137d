/// A `.strings` file: pairs of keys and texts, `"key" = "text";`, with comments.
package enum StringsFile {
  /// The maximum size of a file in bytes.
  package static let maxByteCount = 16 << 20

  /// Reads a file and returns its texts by key.
  package static func read(_ path: String) throws(AssetError) -> [String: String] {
    try parse(try AssetFile.read(path, limit: maxByteCount), file: path)
  }

  /// Parses the contents of a file in UTF-8, or in UTF-16 with a byte order mark.
  package static func parse(
    _ bytes: [UInt8], file: String
  ) throws(AssetError) -> [String: String] {
    guard bytes.count <= maxByteCount else {
      throw .tooLarge(file: file, what: "\(bytes.count) bytes, more than \(maxByteCount)")
    }
    guard let text = decoded(bytes) else {
      throw .malformedStrings(file: file, line: 1, reason: "it is neither UTF-8 nor UTF-16")
    }
    var parser = Parser(text, file: file)
    return try parser.pairs()
  }

  private static func decoded(_ bytes: [UInt8]) -> String? {
    if bytes.starts(with: [0xff, 0xfe]) || bytes.starts(with: [0xfe, 0xff]) {
      guard bytes.count.isMultiple(of: 2) else { return nil }
      let isLittle = bytes[0] == 0xff
      let units = stride(from: 2, to: bytes.count, by: 2).map { index in
        let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
        return isLittle ? first | second << 8 : first << 8 | second
      }
      return String(validating: units, as: UTF16.self)
    }
    let hasMark = bytes.starts(with: [0xef, 0xbb, 0xbf])
    return String(validating: hasMark ? bytes[3...] : bytes[...], as: UTF8.self)
  }

  private struct Parser {
    private let scalars: [Unicode.Scalar]
    private var index = 0
    private var line = 1
    private let file: String

    init(_ text: String, file: String) {
      scalars = Array(text.unicodeScalars)
      self.file = file
    }

    mutating func pairs() throws(AssetError) -> [String: String] {
      var result: [String: String] = [:]
      try skipBlanks()
      while index < scalars.count {
        let key = try token()
        try skipBlanks()
        var value = key
        if next == "=" {
          advance()
          try skipBlanks()
          value = try token()
          try skipBlanks()
        }
        guard next == ";" else {
          throw malformed("a semicolon is missing after the text of '\(key.prefix(60))'")
        }
        advance()
        result[key] = value
        try skipBlanks()
      }
      return result
    }

    private var next: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

    private mutating func advance() {
      if scalars[index] == "\n" { line += 1 }
      index += 1
    }

    private func malformed(_ reason: String) -> AssetError {
      .malformedStrings(file: file, line: line, reason: reason)
    }

    private mutating func skipBlanks() throws(AssetError) {
      while let scalar = next {
        if scalar.properties.isWhitespace {
          advance()
        } else if scalar == "/", index + 1 < scalars.count, scalars[index + 1] == "/" {
          while next != nil, next != "\n" { advance() }
        } else if scalar == "/", index + 1 < scalars.count, scalars[index + 1] == "*" {
          try skipComment()
        } else {
          return
        }
      }
    }

    private mutating func skipComment() throws(AssetError) {
      let start = malformed("a comment that begins here has no end")
      advance()
      advance()
      while index + 1 < scalars.count {
        if scalars[index] == "*", scalars[index + 1] == "/" {
          index += 2
          return
        }
        advance()
      }
      throw start
    }

    /// Parses a quoted string, or a word of letters, digits, `_`, `-`, `.`, `$`, `:` and `/`.
    private mutating func token() throws(AssetError) -> String {
      guard next == "\"" else { return try word() }
      let start = malformed("a text that begins here has no closing quotation mark")
      advance()
      var result = String.UnicodeScalarView()
      while let scalar = next {
        advance()
        if scalar == "\"" { return String(result) }
        result.append(scalar == "\\" ? try escaped() : scalar)
      }
      throw start
    }

    private mutating func word() throws(AssetError) -> String {
      var result = String.UnicodeScalarView()
      while let scalar = next,
        scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
          || "_-.$:/".unicodeScalars.contains(scalar)
      {
        result.append(scalar)
        advance()
      }
      guard !result.isEmpty else {
        throw malformed(
          next.map { "'\($0)' is neither a text in quotation marks nor a word" }
            ?? "a text is missing at the end")
      }
      return String(result)
    }

    private mutating func escaped() throws(AssetError) -> Unicode.Scalar {
      guard let scalar = next else { throw malformed("a backslash is the last character") }
      advance()
      switch scalar {
      case "n": return "\n"
      case "t": return "\t"
      case "r": return "\r"
      case "0": return "\0"
      case "U", "u": return try code()
      default: return scalar
      }
    }

    /// Parses four hexadecimal digits, or two such codes for a surrogate pair.
    private mutating func code() throws(AssetError) -> Unicode.Scalar {
      let first = try digits()
      if let scalar = Unicode.Scalar(first) { return scalar }
      guard (0xd800..<0xdc00).contains(first), next == "\\", index + 1 < scalars.count,
        scalars[index + 1] == "U" || scalars[index + 1] == "u"
      else { throw malformed("a code after \\U is half of a character") }
      advance()
      advance()
      let second = try digits()
      guard (0xdc00..<0xe000).contains(second),
        let scalar = Unicode.Scalar(0x10000 + (first - 0xd800) << 10 + (second - 0xdc00))
      else { throw malformed("a code after \\U is half of a character") }
      return scalar
    }

    private mutating func digits() throws(AssetError) -> UInt32 {
      var value: UInt32 = 0
      for _ in 0..<4 {
        guard let scalar = next, let digit = Character(scalar).hexDigitValue else {
          throw malformed("four hexadecimal digits are missing after \\U")
        }
        value = value << 4 | UInt32(digit)
        advance()
      }
      return value
    }
  }
}
