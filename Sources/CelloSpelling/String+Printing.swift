extension StringProtocol {
  /// The text on one line without what controls those who read it, whose first character is written
  /// as `\u{1b}`: characters that control a terminal or reorder its line, and commands to systems
  /// for continuous integration.
  package var escapedForTerminal: String {
    escapingControls { "\\u{\($0)}" }.escapingCommands { "\\u{\($0)}" }
  }

  /// The text with the first characters of commands to systems for continuous integration replaced:
  /// `::` at the start, which GitHub takes, also after spaces; `##[` anywhere, as GitHub takes it
  /// too, and `##vso[` and `##teamcity[`, of Azure Pipelines and TeamCity. Section markers of GitLab
  /// consist of control characters.
  ///
  /// - Parameter escape: takes the character's hexadecimal digits.
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

  /// The text itself, or its first characters with an ellipsis where it has more than a name can
  /// have.
  package var shortened: String {
    let count = 300
    guard utf8.count > count else { return String(self) }
    let start = unicodeScalars.prefix(count)
    return start.endIndex == endIndex ? String(self) : String(String.UnicodeScalarView(start)) + "…"
  }

  /// The text as a sentence, with one full stop at its end.
  package var endingWithFullStop: String { withoutFullStop + "." }

  /// The text as a part of a sentence.
  package var withoutFullStop: String { String(hasSuffix(".") ? dropLast() : self[...]) }

  /// The text with control characters, line breaks included, and overrides of the writing direction
  /// replaced.
  ///
  /// - Parameter escape: takes the character's hexadecimal digits.
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

extension Unicode.Scalar {
  fileprivate var controlsTerminal: Bool {
    switch value {
    // C0, DEL and C1; line and paragraph separators; embeddings, overrides and isolates.
    case 0x00...0x1f, 0x7f...0x9f, 0x2028...0x202e, 0x2066...0x2069: true
    default: false
    }
  }
}
