extension StringProtocol {
  /// The text on one line without characters that control a terminal or reorder its line, written
  /// as `\u{1b}`.
  package var escapedForTerminal: String { escapingControls { "\\u{\($0)}" } }

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
