/// The options of a comparison of texts: `c` for ignoring the case, `d` for ignoring diacritics, `n` for
/// comparing units of UTF-16, and `w` for whole words.
struct PredicateOptions: OptionSet, Hashable {
  let rawValue: UInt8

  static let ignoresCase = Self(rawValue: 1)
  static let ignoresDiacritics = Self(rawValue: 2)
  static let isNormalized = Self(rawValue: 4)

  /// The options for the letters in brackets; `nil` for other letters.
  init?(letters: String) {
    self = []
    for letter in letters {
      switch letter {
      case "c", "C": insert(.ignoresCase)
      case "d", "D": insert(.ignoresDiacritics)
      case "n", "N": insert(.isNormalized)
      // The order of words in a locale is that of characters here.
      case "l", "L": continue
      default: return nil
      }
    }
  }

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// The letters in brackets; empty without options.
  var suffix: String {
    guard !isEmpty else { return "" }
    return "["
      + (contains(.ignoresCase) ? "c" : "") + (contains(.ignoresDiacritics) ? "d" : "")
      + (contains(.isNormalized) ? "n" : "") + "]"
  }

  private var stringOptions: String.CompareOptions {
    var options: String.CompareOptions = []
    if contains(.isNormalized) { options.insert(.literal) }
    if contains(.ignoresCase) { options.insert(.caseInsensitive) }
    if contains(.ignoresDiacritics) { options.insert(.diacriticInsensitive) }
    return options
  }

  /// Compares two texts, without the rules of a language.
  func compare(_ left: String, _ right: String) -> ComparisonResult {
    left.compare(right, options: stringOptions)
  }

  /// Returns a Boolean value that indicates whether a text contains another one, at its start or end if
  /// options of the search require it. No text contains the empty one.
  func contains(_ text: String, _ part: String, _ position: String.CompareOptions = []) -> Bool {
    text.range(of: part, options: stringOptions.union(position)) != nil
  }

  /// Returns a text without the differences that the options ignore.
  func folded(_ text: String) -> String {
    var options: String.CompareOptions = []
    if contains(.ignoresCase) { options.insert(.caseInsensitive) }
    if contains(.ignoresDiacritics) { options.insert(.diacriticInsensitive) }
    return options.isEmpty ? text : text.folding(options: options, locale: nil)
  }
}
