/// A problem with a text that does not prevent it from being drawn.
package enum TextWarning: Hashable, Sendable {
  /// No font supports the character; it is drawn as a box.
  case missingCharacter(Unicode.Scalar)
  /// A font cannot be used; it is replaced by a fallback font, or by boxes if there is none.
  case font(FontError)
}

extension TextWarning: CustomStringConvertible {
  package var description: String {
    switch self {
    case .missingCharacter(let scalar):
      return
        "No installed font has \(scalar.codePoint) (\(scalar.properties.name ?? "no name")): it is drawn as "
        + "a box. Install a font package that has it, \(Self.advice(for: scalar.value))."
    case .font(let error): return error.description
    }
  }

  /// Returns the end of the sentence about a missing character, with the package that contains the
  /// character if it is known.
  private static func advice(for scalar: UInt32) -> String {
    let script = Characters.script(scalar)
    guard Characters.isIdeographScript(script) || Characters.isEastAsianSign(scalar) else {
      return "or change the text"
    }
    return "for example with `apt-get install \(ScriptFonts.ideographPackage)`"
  }
}

extension Unicode.Scalar {
  /// The code point with at least four digits, such as `U+0041`.
  package var codePoint: String {
    let digits = String(value, radix: 16, uppercase: true)
    return "U+" + String(repeating: "0", count: max(4 - digits.count, 0)) + digits
  }
}
