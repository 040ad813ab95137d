import Foundation

/// The name of a test's snapshot, in the form `[suite.]test[.argument …].name[.trait …]`, such as
/// `inbox.selected`, `DarkTests.row.2.1` or `row.1.dark.ax3`.
///
/// The parts consist of letters, digits, `_` and visible characters outside of ASCII; each sequence
/// of other characters is replaced by a dash. The name that an assertion provides can also contain
/// dots and plus signs.
package struct SnapshotName: Hashable, Sendable {
  package let text: String

  /// Creates the name of a snapshot.
  ///
  /// - Parameters:
  ///   - suite: the type that contains the test; `nil` for none, or if the file has the name of the
  ///     type.
  ///   - test: the name of the test function, in the form of `#function`.
  ///   - arguments: the arguments of a parameterized test, as text.
  ///   - name: the name that the assertion provides, or a number.
  ///   - traits: the words for the traits of a snapshot without a name.
  ///   - isShared: a Boolean value that indicates whether the name is the name in
  ///     swift-snapshot-testing, in which dots, plus signs and symbols are also replaced by dashes.
  /// - Throws: ``SnapshotError/longName(_:byteCount:limit:)``.
  package init(
    suite: String? = nil, test: String, arguments: [String] = [], name: String,
    traits: [String] = [], isShared: Bool = false
  ) throws(SnapshotError) {
    let name = isShared ? Self.sharedWord(name) : name
    let parts =
      [Self.start(suite: suite, test: test, isShared: isShared)]
      + arguments.map { Self.word($0, keeping: "+") } + [Self.word(name, keeping: ".+")]
      + traits.map { Self.word($0) }
    text = parts.joined(separator: ".")
    guard text.utf8.count <= Self.byteLimit else {
      throw .longName(text, byteCount: text.utf8.count, limit: Self.byteLimit)
    }
  }

  /// Returns a text in which each sequence of characters other than letters, marks, decimal digits and
  /// connectors is replaced by a dash, without dashes at the ends.
  ///
  /// These are the characters that do not match `\w` in regular expressions of ICU.
  private static func sharedWord(_ text: String) -> String {
    let words = text.unicodeScalars.split { scalar in
      let properties = scalar.properties
      return switch properties.generalCategory {
      case .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .connectorPunctuation:
        false
      default: !properties.isAlphabetic && scalar != "\u{200c}" && scalar != "\u{200d}"
      }
    }
    return words.map { String(Substring($0)) }.joined(separator: "-")
  }

  /// Returns the beginning of the names of all snapshots of a test: `[suite.]test`.
  package static func start(suite: String?, test: String, isShared: Bool = false) -> String {
    [suite, isShared ? sharedWord(test) : test].compactMap { $0.map { word($0) } }.joined(
      separator: ".")
  }

  /// The largest number of bytes in a name. File systems allow 255 bytes, and extensions such as
  /// `.png` and `.json.new` follow the name.
  package static let byteLimit = 224

  /// Returns a text as a part of a name; `snapshot` if the text does not contain a permitted
  /// character.
  package static func word(_ text: String, keeping kept: String = "") -> String {
    var result = ""
    // Characters with several Unicode representations get a single form.
    for character in text.precomposedStringWithCanonicalMapping {
      if isKept(character) || kept.contains(character) {
        result.append(character)
      } else if !result.hasSuffix("-"), !result.isEmpty {
        result.append("-")
      }
    }
    while result.hasSuffix("-") { result.removeLast() }
    // A file whose name begins with a dot is hidden, and `..` is a folder.
    while result.hasPrefix(".") { result.removeFirst() }
    return result.isEmpty ? "snapshot" : result
  }

  private static func isKept(_ character: Character) -> Bool {
    if character.isASCII { return character.isLetter || character.isNumber || character == "_" }
    return !character.isWhitespace && String(character).escapedForTerminal == String(character)
  }
}

extension SnapshotName: CustomStringConvertible {
  package var description: String { text }
}

extension SnapshotName: PictureName {
  /// Creates a name from the text in a file that the snapshot tests wrote.
  package init?(text: String) {
    guard !text.isEmpty, !text.contains(where: \.isWhitespace) else { return nil }
    self.text = text
  }

  package static func < (left: SnapshotName, right: SnapshotName) -> Bool {
    left.text.bytesPrecede(right.text)
  }
}
