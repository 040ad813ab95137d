/// A text that a user edits, with the selection.
///
/// Locations and lengths are in UTF-16 code units.
package struct EditableText {
  package private(set) var content: AttributedText
  /// The selected range, which never divides characters. An empty range is the insertion point.
  package private(set) var selection: NSRange

  /// Creates a text with the insertion point at its end.
  package init(_ string: NSAttributedString = NSAttributedString(string: "")) {
    content = AttributedText(string)
    selection = NSRange(location: string.length, length: 0)
  }

  package var string: String { content.string.string }

  package var length: Int { content.string.length }

  /// The text before the selection.
  package var textBeforeSelection: String {
    text(in: NSRange(location: 0, length: selection.location))
  }

  package var isEmpty: Bool { length == 0 }

  /// Selects a range. Parts outside the text are ignored, and characters that are partly in the
  /// range are selected completely.
  package mutating func select(_ range: NSRange) {
    selection = Self.wholeCharacters(clamped(range), of: string)
  }

  /// Replaces a range and moves the insertion point to the end of the replacement.
  package mutating func replace(_ range: NSRange, with replacement: NSAttributedString) {
    let range = clamped(range)
    let text = NSMutableAttributedString(attributedString: content.string)
    text.replaceCharacters(in: range, with: replacement)
    content = AttributedText(text)
    selection = NSRange(location: range.location + replacement.length, length: 0)
  }

  /// Replaces ranges, which must be in ascending order and must not overlap. Each replacement has
  /// the attributes of the first character in its range. The insertion point stays at the start of
  /// the selection, or moves to the end of a shorter text.
  package mutating func replace(_ ranges: [NSRange], with replacement: String) {
    change { text in
      for range in ranges.reversed() where range.upperBound <= text.length {
        let attributes =
          range.length > 0 ? text.attributes(at: range.location, effectiveRange: nil) : [:]
        text.replaceCharacters(
          in: range, with: NSAttributedString(string: replacement, attributes: attributes))
      }
    }
    select(NSRange(location: selection.location, length: 0))
  }

  /// Changes the text or its attributes.
  package mutating func change(_ body: (NSMutableAttributedString) -> Void) {
    let text = NSMutableAttributedString(attributedString: content.string)
    body(text)
    content = AttributedText(text)
    select(selection)
  }

  /// Sets an attribute of the whole text; `nil` removes it.
  package mutating func setAttribute(_ key: NSAttributedString.Key, to value: Any?) {
    guard !isEmpty else { return }
    let all = NSRange(location: 0, length: length)
    let text = NSMutableAttributedString(attributedString: content.string)
    if let value {
      text.addAttribute(key, value: value, range: all)
    } else {
      text.removeAttribute(key, range: all)
    }
    content = AttributedText(text)
  }

  /// The range that the delete key removes: the selection, or the character before the insertion
  /// point; `nil` if there is none.
  package var rangeToDelete: NSRange? {
    if selection.length > 0 { return selection }
    let before = String(decoding: string.utf16.prefix(selection.location), as: UTF16.self)
    guard let last = before.last else { return nil }
    let length = String(last).utf16.count
    return NSRange(location: selection.location - length, length: length)
  }

  /// The attributes of text that is typed: the attributes of the character before the selection, or
  /// else of the first character.
  package var attributesAtSelection: [NSAttributedString.Key: Any] {
    guard !isEmpty else { return [:] }
    return content.string.attributes(at: max(selection.location - 1, 0), effectiveRange: nil)
  }

  /// Returns the text in a range. Parts of the range outside the text are ignored.
  package func text(in range: NSRange) -> String {
    let range = clamped(range)
    return String(
      decoding: string.utf16.dropFirst(range.location).prefix(range.length), as: UTF16.self)
  }

  /// Returns the insertion point for a position in a character: before the character, or after it
  /// if the fraction is greater than 0.5.
  package func offset(_ index: Int, fraction: CGFloat) -> Int {
    guard index < length else { return length }
    let range = (string as NSString).rangeOfComposedCharacterSequence(at: max(index, 0))
    let isBreak = text(in: range).first?.isNewline ?? false
    return fraction > 0.5 && !isBreak ? range.location + range.length : range.location
  }

  /// Returns the part of a range that is inside the text.
  package func clamped(_ range: NSRange) -> NSRange {
    let start = min(max(range.location, 0), length)
    let (end, overflows) = range.location.addingReportingOverflow(range.length)
    return NSRange(
      location: start, length: max(min(overflows ? length : end, length) - start, 0))
  }

  private static func wholeCharacters(_ range: NSRange, of string: String) -> NSRange {
    var start = range.location
    var end = range.location + range.length
    var location = 0
    for character in string {
      guard location < end || location < start else { break }
      let next = location + String(character).utf16.count
      if location < start, start < next {
        if range.length == 0 { end = location }
        start = location
      }
      if location < end, end < next { end = next }
      location = next
    }
    return NSRange(location: start, length: end - start)
  }
}

extension NSAttributedString {
  /// Returns the text with default attributes for the runs that do not have these attributes.
  package func withDefaults(_ defaults: [Key: Any]) -> NSAttributedString {
    let result = NSMutableAttributedString(string: string)
    forEachRun { values, range in
      result.addAttributes(defaults.merging(values) { $1 }, range: range)
    }
    return result
  }
}
