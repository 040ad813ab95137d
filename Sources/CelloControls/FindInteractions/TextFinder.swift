/// Finds a query in texts, character by character.
///
/// Queries are matched literally; patterns are not supported. A match never splits a grapheme
/// cluster. Of the compare options, `caseInsensitive`, `diacriticInsensitive` and `literal` have an
/// effect. Without `literal`, canonically equivalent characters match.
package struct TextFinder {
  private let query: [Character]
  private let method: UITextSearchOptions.WordMatchMethod
  private let options: NSString.CompareOptions
  /// For each prefix of the query, by length, the length of the longest shorter prefix with which
  /// it ends.
  private let borders: [Int]

  package init(
    _ query: String, method: UITextSearchOptions.WordMatchMethod,
    options: NSString.CompareOptions
  ) {
    self.method = method
    self.options = options
    let characters = query.map { Self.folded($0, options) }
    self.query = characters
    var borders = [0, 0]
    for index in characters.indices.dropFirst() {
      var border = borders[index]
      while border > 0, characters[border] != characters[index] { border = borders[border] }
      borders.append(characters[border] == characters[index] ? border + 1 : 0)
    }
    self.borders = borders
  }

  /// Returns the ranges of the matches in UTF-16 code units, in ascending order and without
  /// overlaps; empty for an empty query. Complexity: linear in the length of the text.
  package func ranges(in text: String) -> [NSRange] {
    guard !query.isEmpty else { return [] }
    let characters = Array(text)
    var result: [NSRange] = []
    // The offsets of the characters, in UTF-16 code units.
    var offsets = [0]
    offsets.reserveCapacity(characters.count + 1)
    var matched = 0
    for (index, character) in characters.enumerated() {
      offsets.append(offsets[index] + character.utf16.count)
      let folded = Self.folded(character, options)
      while matched > 0, !isEqual(query[matched], folded) { matched = borders[matched] }
      if isEqual(query[matched], folded) { matched += 1 }
      guard matched == query.count else { continue }
      let start = index + 1 - query.count
      if isAllowed(start..<(index + 1), in: characters) {
        result.append(
          NSRange(location: offsets[start], length: offsets[index + 1] - offsets[start]))
        matched = 0
      } else {
        matched = borders[matched]
      }
    }
    return result
  }

  /// Returns a Boolean value that indicates whether the ends of a match are at word boundaries, as
  /// far as the method requires it.
  private func isAllowed(_ range: Range<Int>, in characters: [Character]) -> Bool {
    func isDivided(at index: Int) -> Bool {
      index > 0 && index < characters.count && Self.isPartOfWord(characters[index - 1])
        && Self.isPartOfWord(characters[index])
    }
    return switch method {
    case .contains: true
    case .startsWith: !isDivided(at: range.lowerBound)
    case .fullWord: !isDivided(at: range.lowerBound) && !isDivided(at: range.upperBound)
    }
  }

  private static func isPartOfWord(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || "_'’".contains(character)
  }

  private func isEqual(_ left: Character, _ right: Character) -> Bool {
    options.contains(.literal)
      ? left.unicodeScalars.elementsEqual(right.unicodeScalars) : left == right
  }

  /// Returns a character without the differences that the options ignore. Case is removed with the
  /// locale-independent lowercase mapping.
  private static func folded(
    _ character: Character, _ options: NSString.CompareOptions
  ) -> Character {
    var result = character
    if options.contains(.diacriticInsensitive), !character.isASCII {
      let base = String(character).decomposedStringWithCanonicalMapping.unicodeScalars.filter {
        $0.properties.generalCategory != .nonspacingMark
      }
      if !base.isEmpty { result = Character(String(String.UnicodeScalarView(base))) }
    }
    guard options.contains(.caseInsensitive) else { return result }
    let lower = result.lowercased()
    return lower.count == 1 ? Character(lower) : result
  }
}
