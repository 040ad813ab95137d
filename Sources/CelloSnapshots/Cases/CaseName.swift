/// The name of a case of a scene, in the form `state[+state][.word …]`, such as
/// `selected+focused.dark.rtl.ax3`.
///
/// The first part contains the state flags, or `normal` if there are none. The following words are
/// the values of axes; default values are omitted. Names are also file names, so their words
/// consist of `a`–`z`, `0`–`9` and `-`.
package struct CaseName: Hashable, Sendable {
  package let text: String

  /// Creates a name from a text.
  ///
  /// - Throws: ``CaseError/malformedName(_:)`` if the text is not a valid name.
  package init(_ text: String) throws(CaseError) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let words =
      parts.prefix(1).flatMap { $0.split(separator: "+", omittingEmptySubsequences: false) }
      + parts.dropFirst()
    guard !words.isEmpty, words.allSatisfy(Self.isWord) else { throw .malformedName(text) }
    self.text = text
  }

  /// Creates a name from a text that is known to be a valid name.
  package init(unchecked text: String) { self.text = text }

  /// The name without flags and words.
  package static let normal = CaseName(unchecked: "normal")

  /// The state flags; empty for `normal`.
  package var states: [Substring] {
    let first = text.utf8[..<endOfStates]
    return first.elementsEqual("normal".utf8)
      ? [] : first.split(separator: UInt8(ascii: "+")).map { Substring($0) }
  }

  /// The words that follow the state.
  package var words: [Substring] {
    text.utf8[endOfStates...].split(separator: UInt8(ascii: ".")).map { Substring($0) }
  }

  /// The words that follow the state, each with a dot before it; empty if there are none.
  package var textAfterStates: Substring { text[endOfStates...] }

  private var endOfStates: String.Index {
    text.utf8.firstIndex(of: UInt8(ascii: ".")) ?? text.endIndex
  }

  /// Returns a Boolean value that indicates whether a word is one of the states or the other words.
  package func contains(_ word: String) -> Bool {
    states.contains { $0 == word } || words.contains { $0 == word }
  }

  /// The number of flags and words. The case with the lowest number represents cases that look the
  /// same.
  var complexity: Int { states.count + words.count }

  /// The names without one of the flags or words.
  var simplerNames: [CaseName] {
    func name(_ states: [Substring], _ words: [Substring]) -> CaseName {
      let states = states.isEmpty ? "normal" : states.joined(separator: "+")
      return CaseName(unchecked: ([states] + words.map(String.init)).joined(separator: "."))
    }
    func removingEach(_ parts: [Substring]) -> [[Substring]] {
      parts.indices.map { Array(parts[..<$0] + parts[($0 + 1)...]) }
    }
    let (states, words) = (states, words)
    return removingEach(states).map { name($0, words) }
      + removingEach(words).map { name(states, $0) }
  }

  /// Returns the name with the fewest differing words; among equally close names, the name with the
  /// lowest complexity.
  func nearest(in names: Set<CaseName>) -> CaseName? {
    let own = Set(states + words)
    func distance(_ name: CaseName) -> Int {
      own.symmetricDifference(name.states + name.words).count
    }
    return names.min {
      (distance($0), $0.complexity, $0) < (distance($1), $1.complexity, $1)
    }
  }

  /// Returns a Boolean value that indicates whether a text can be a word of a name, or the name of
  /// a scene or group.
  package static func isWord(_ text: some StringProtocol) -> Bool {
    guard let first = text.utf8.first, first != UInt8(ascii: "-") else { return false }
    return text.utf8.allSatisfy { byte in
      (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
    }
  }
}

extension CaseName: CustomStringConvertible {
  package var description: String { text }
}

extension CaseName: Comparable {
  package static func < (left: CaseName, right: CaseName) -> Bool {
    left.text.bytesPrecede(right.text)
  }
}

extension CaseName: PictureName {
  package init?(text: String) {
    guard let name = try? CaseName(text) else { return nil }
    self = name
  }
}
