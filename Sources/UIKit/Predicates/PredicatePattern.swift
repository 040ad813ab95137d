/// Comparisons of texts with patterns.
enum PredicatePattern {
  /// Returns a Boolean value that indicates whether a whole text matches a pattern in which `?` is any
  /// character and `*` is any number of characters. A backslash removes the meaning of the next one.
  static func matches(_ text: String, wildcards: String, _ options: PredicateOptions) -> Bool {
    let text = Array(options.folded(text))
    var pattern: [Character?] = []
    // The positions in the pattern that are `*`; other `nil` elements are `?`.
    var runs: Set<Int> = []
    var isEscaped = false
    for character in options.folded(wildcards) {
      if isEscaped || !"\\?*".contains(character) {
        pattern.append(character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        if character == "*" { runs.insert(pattern.count) }
        pattern.append(nil)
      }
    }
    // After a mismatch, the last `*` covers one more character.
    var (index, position) = (0, 0)
    var retry: (index: Int, position: Int)?
    while index < text.count {
      if position < pattern.count, runs.contains(position) {
        retry = (index, position)
        position += 1
      } else if position < pattern.count,
        pattern[position] == nil || pattern[position] == text[index]
      {
        index += 1
        position += 1
      } else if let last = retry {
        retry = (last.index + 1, last.position)
        index = last.index + 1
        position = last.position + 1
      } else {
        return false
      }
    }
    while position < pattern.count, runs.contains(position) { position += 1 }
    return position == pattern.count
  }

  /// Returns a Boolean value that indicates whether a whole text matches a regular expression.
  static func matches(_ text: String, expression: String, _ options: PredicateOptions) -> Bool {
    let text =
      options.contains(.ignoresDiacritics)
      ? text.folding(options: .diacriticInsensitive, locale: nil) : text
    let pattern =
      options.contains(.ignoresDiacritics)
      ? expression.folding(options: .diacriticInsensitive, locale: nil) : expression
    guard
      let regex = try? NSRegularExpression(
        pattern: "\\A(?:\(pattern))\\z",
        options: options.contains(.ignoresCase) ? .caseInsensitive : [])
    else {
      PredicateWarnings.log.note(
        "NSPredicate: '\(expression.prefix(200))' is not a regular expression. On iOS, this ends the process."
      )
      return false
    }
    let range = NSRange(location: 0, length: text.utf16.count)
    return regex.firstMatch(in: text, range: range) != nil
  }
}
