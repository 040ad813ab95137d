extension StringProtocol {
  /// The text on one line, with dangerous characters written in the form `\u{1b}`: characters that
  /// control a terminal or change the direction of its text, and the first characters of commands
  /// to continuous integration systems.
  package var escapedForTerminal: String {
    escapingControls { "\\u{\($0)}" }.escapingCommands { "\\u{\($0)}" }
  }

  /// Returns the text with the first characters of commands to continuous integration systems
  /// replaced: `::` at the start or after leading spaces, and `##[` anywhere, for GitHub; `##vso[`
  /// for Azure Pipelines; and `##teamcity[` for TeamCity. Section markers of GitLab consist of
  /// control characters.
  ///
  /// - Parameter escape: returns the replacement for a character's hexadecimal digits.
  package func escapingCommands(_ escape: (String) -> String) -> String {
    let scalars = unicodeScalars
    var result = ""
    var rest = scalars.startIndex
    func replace(_ index: String.UnicodeScalarView.Index, by digits: String) {
      result += self[rest..<index] + escape(digits)
      rest = scalars.index(after: index)
    }
    if let start = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      scalars[start...].starts(with: "::".unicodeScalars)
    {
      replace(start, by: "3a")
    }
    var index = rest
    while let sign = scalars[index...].firstIndex(of: "#") {
      index = scalars.index(after: sign)
      guard index < scalars.endIndex, scalars[index] == "#" else { continue }
      let word = scalars[index...].dropFirst().drop { $0.properties.isAlphabetic && $0.isASCII }
      if word.first == "[" { replace(sign, by: "23") }
    }
    return rest == scalars.startIndex ? String(self) : result + self[rest...]
  }

  /// The text, truncated with an ellipsis if it is longer than any name.
  package var shortened: String {
    let count = 300
    guard utf8.count > count else { return String(self) }
    let start = unicodeScalars.prefix(count)
    return start.endIndex == endIndex ? String(self) : String(String.UnicodeScalarView(start)) + "…"
  }

  /// The text as a sentence, with one full stop at its end.
  package var endingWithFullStop: String { withoutFullStop + "." }

  /// The text without a full stop at its end, for use inside a sentence.
  package var withoutFullStop: String { String(hasSuffix(".") ? dropLast() : self[...]) }

  /// Returns the text with control characters, line breaks and overrides of the writing direction
  /// replaced.
  ///
  /// - Parameter escape: returns the replacement for a character's hexadecimal digits.
  package func escapingControls(_ escape: (String) -> String) -> String {
    guard unicodeScalars.contains(where: \.controlsTerminal) else { return String(self) }
    var result = ""
    for scalar in unicodeScalars {
      if scalar.controlsTerminal {
        result += escape(String(scalar.value, radix: 16))
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension String {
  /// The text of a JSON document with each `<` replaced by an escape sequence: `</script` would end
  /// the HTML element that contains the document.
  package var escapedForScript: String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(utf8.count)
    for byte in utf8 {
      if byte == UInt8(ascii: "<") {
        bytes += Array(#"\u003c"#.utf8)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Unicode.Scalar {
  fileprivate var controlsTerminal: Bool {
    switch value {
    // C0, DEL and C1; line and paragraph separators; embeddings, overrides and isolates.
    case 0x00...0x1f, 0x7f...0x9f, 0x2028...0x202e, 0x2066...0x2069: true
    default: false
    }
  }
}
