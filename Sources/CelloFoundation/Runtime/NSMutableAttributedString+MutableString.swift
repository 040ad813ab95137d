public import Foundation

// With Foundation on Linux, a text that was made longer by its `mutableString` has no attributes at
// its end, and reading them ends the process. `cellophane prepare` replaces the property by this one.

extension NSMutableAttributedString {
  /// The characters of the text, whose changes extend the attributes as on Apple's systems.
  public var _mutableString: NSMutableString { CharactersOfText(self) }
}

/// The characters of an attributed text as a string that changes the text.
private final class CharactersOfText: NSMutableString {
  private let text: NSMutableAttributedString

  init(_ text: NSMutableAttributedString) {
    self.text = text
    super.init(capacity: 0)
  }

  // The initializers that Foundation requires create the characters of a text of their own.

  required init(capacity: Int) {
    text = NSMutableAttributedString(string: "")
    super.init(capacity: capacity)
  }

  required init(characters: UnsafePointer<unichar>, length: Int) {
    text = NSMutableAttributedString(
      string: String(utf16CodeUnits: characters, count: max(length, 0)))
    super.init(capacity: 0)
  }

  required init(string aString: String) {
    text = NSMutableAttributedString(string: aString)
    super.init(capacity: 0)
  }

  required init(stringLiteral value: StaticString) {
    text = NSMutableAttributedString(string: "\(value)")
    super.init(capacity: 0)
  }

  required init(extendedGraphemeClusterLiteral value: StaticString) {
    text = NSMutableAttributedString(string: "\(value)")
    super.init(capacity: 0)
  }

  required init(unicodeScalarLiteral value: StaticString) {
    text = NSMutableAttributedString(string: "\(value)")
    super.init(capacity: 0)
  }

  required init?(coder aDecoder: NSCoder) { nil }

  override var length: Int { text.length }

  override func character(at index: Int) -> unichar {
    (text.string as NSString).character(at: index)
  }

  override func replaceCharacters(in range: NSRange, with aString: String) {
    text.replaceCharacters(in: range, with: aString)
  }
}
