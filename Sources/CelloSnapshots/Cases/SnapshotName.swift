import Foundation

/// The name of a snapshot of a test: `[suite.]test[.argument …].name[.trait …]`, for instance
/// `inbox.selected`, `DarkTests.row.2.1` or `row.1.dark.ax3`.
///
/// Parts keep letters, digits, `_` and everything beyond ASCII that is visible; what else they
/// contain becomes a dash, once for a run of it. The name of a snapshot keeps dots and plus signs
/// as well.
package struct SnapshotName: Hashable, Sendable {
  package let text: String

  /// - Parameters:
  ///   - suite: the type of the test; `nil` if it has none or the file has its name.
  ///   - test: the function, as `#function` has it.
  ///   - arguments: the arguments of a parameterized test, as text.
  ///   - name: the name that the assertion gives, or a number.
  ///   - traits: words for the traits that a snapshot without a name is taken with.
  /// - Throws: ``SnapshotError/longName(_:byteCount:limit:)``.
  package init(
    suite: String? = nil, test: String, arguments: [String] = [], name: String,
    traits: [String] = []
  ) throws(SnapshotError) {
    let parts =
      [Self.start(suite: suite, test: test)]
      + arguments.map { Self.word($0, keeping: "+") } + [Self.word(name, keeping: ".+")]
      + traits.map { Self.word($0) }
    text = parts.joined(separator: ".")
    guard text.utf8.count <= Self.byteLimit else {
      throw .longName(text, byteCount: text.utf8.count, limit: Self.byteLimit)
    }
  }

  /// The start of the names of all snapshots of a test: `[suite.]test`.
  package static func start(suite: String?, test: String) -> String {
    [suite, test].compactMap { $0.map { word($0) } }.joined(separator: ".")
  }

  /// File systems allow 255 bytes; endings such as `.png` and `.json.new` follow the name.
  package static let byteLimit = 224

  /// A text as a part of a name; `snapshot` if nothing of it can be kept.
  package static func word(_ text: String, keeping kept: String = "") -> String {
    var result = ""
    // One form of characters that can be written in several ways.
    for character in text.precomposedStringWithCanonicalMapping {
      if isKept(character) || kept.contains(character) {
        result.append(character)
      } else if !result.hasSuffix("-"), !result.isEmpty {
        result.append("-")
      }
    }
    while result.hasSuffix("-") { result.removeLast() }
    // A file whose name starts with a dot is hidden, and `..` is a folder.
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
  /// A name in a file that the harness wrote.
  package init?(text: String) {
    guard !text.isEmpty, !text.contains(where: \.isWhitespace) else { return nil }
    self.text = text
  }

  package static func < (left: SnapshotName, right: SnapshotName) -> Bool {
    left.text.utf8.lexicographicallyPrecedes(right.text.utf8)
  }
}
