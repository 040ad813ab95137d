/// The name of one case of a scene: `state[+state][.word …]`, for instance
/// `selected+focused.dark.rtl.ax3`.
///
/// The first part holds the state flags, or is `normal` when there are none. The words after it are
/// the values of axes, defaults left out. Names are file names too, so their words are made of
/// `a`–`z`, `0`–`9` and `-`.
package struct CaseName: Hashable, Sendable {
  package let text: String

  /// - Throws: ``CaseError/malformedName(_:)`` if the text does not follow the grammar.
  package init(_ text: String) throws(CaseError) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let words =
      parts.prefix(1).flatMap { $0.split(separator: "+", omittingEmptySubsequences: false) }
      + parts.dropFirst()
    guard !words.isEmpty, words.allSatisfy(Self.isWord) else { throw .malformedName(text) }
    self.text = text
  }

  /// A name known to follow the grammar.
  package init(unchecked text: String) { self.text = text }

  /// The name without any flag or word.
  package static let normal = CaseName(unchecked: "normal")

  /// The state flags; none for `normal`.
  package var states: [Substring] {
    let first = text.utf8[..<endOfStates]
    return first.elementsEqual("normal".utf8)
      ? [] : first.split(separator: UInt8(ascii: "+")).map { Substring($0) }
  }

  /// The words after the state.
  package var words: [Substring] {
    text.utf8[endOfStates...].split(separator: UInt8(ascii: ".")).map { Substring($0) }
  }

  /// The words after the state, each with a dot before it; empty if there are none.
  package var textAfterStates: Substring { text[endOfStates...] }

  private var endOfStates: String.Index {
    text.utf8.firstIndex(of: UInt8(ascii: ".")) ?? text.endIndex
  }

  /// Whether a word is among the states or the other words.
  package func contains(_ word: String) -> Bool {
    states.contains { $0 == word } || words.contains { $0 == word }
  }

  /// How many flags and words the name has: of several cases that look alike, the plainest
  /// represents them.
  var complexity: Int { states.count + words.count }

  /// The name that has most words in common with this one and fewest others; of equal ones the
  /// plainest.
  func nearest(in names: Set<CaseName>) -> CaseName? {
    let own = Set(states + words)
    func distance(_ name: CaseName) -> Int {
      own.symmetricDifference(name.states + name.words).count
    }
    return names.min {
      (distance($0), $0.complexity, $0) < (distance($1), $1.complexity, $1)
    }
  }

  /// Whether a text can be a word of a name, or the name of a scene or group.
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
    left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }
}

extension CaseName: PictureName {
  package init?(text: String) {
    guard let name = try? CaseName(text) else { return nil }
    self = name
  }
}
