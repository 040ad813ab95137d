// Glyphs and characters. The index of a glyph is the index of its character.
extension NSLayoutManager {
  /// The properties of a glyph in the layout.
  public struct GlyphProperty: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The glyph is not drawn, because another glyph shows its character.
    public static let null = GlyphProperty(rawValue: 1 << 0)
    /// The glyph is a control character, such as a tab or a newline.
    public static let controlCharacter = GlyphProperty(rawValue: 1 << 1)
    /// The glyph is a space that can become wider.
    public static let elastic = GlyphProperty(rawValue: 1 << 2)
    /// The glyph is a mark on another character.
    public static let nonBaseCharacter = GlyphProperty(rawValue: 1 << 3)
  }

  /// The number of glyphs: the number of UTF-16 code units of the text.
  public var numberOfGlyphs: Int { layout.length }

  /// Returns a Boolean value that indicates whether there is a glyph at an index.
  public func isValidGlyphIndex(_ glyphIndex: Int) -> Bool {
    glyphIndex >= 0 && glyphIndex < layout.length
  }

  /// Returns the properties of a glyph. The second half of a surrogate pair is `null`.
  public func propertyForGlyph(at glyphIndex: Int) -> GlyphProperty {
    guard let units = textStorage?.string.utf16, glyphIndex >= 0, glyphIndex < units.count else {
      return .null
    }
    let index = units.index(units.startIndex, offsetBy: glyphIndex)
    guard let scalar = Unicode.Scalar(units[index]) else {
      return units[index] & 0xfc00 == 0xdc00 ? .null : []
    }
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: return .controlCharacter
    case .spaceSeparator: return .elastic
    case .nonspacingMark, .enclosingMark: return .nonBaseCharacter
    default: return []
    }
  }

  /// Returns the index of a glyph's character: the same index.
  public func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

  /// Returns the index of a character's glyph: the same index.
  public func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  /// Returns the glyphs of a range of characters, clamped to the text.
  public func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
  ) -> NSRange {
    let range = layout.clamped(charRange)
    actualCharacterRange?.pointee = range
    return range
  }

  /// Returns the characters of a range of glyphs, clamped to the text.
  public func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
  ) -> NSRange {
    let range = layout.clamped(glyphRange)
    actualGlyphRange?.pointee = range
    return range
  }

  /// Returns the range of the glyphs in a container; empty for none.
  public func glyphRange(for container: NSTextContainer) -> NSRange {
    let layout = layout
    guard let index = index(of: container), layout.parts.indices.contains(index),
      let first = layout.parts[index].lines.first, let last = layout.parts[index].lines.last
    else { return NSRange(location: layout.end, length: 0) }
    let start = layout.lines[first].range.location
    let range = layout.lines[last].range
    return NSRange(location: start, length: range.location + range.length - start)
  }

  /// Returns the range of the glyphs in the line of a glyph, all of which have the font's spacing.
  public func range(ofNominallySpacedGlyphsContaining glyphIndex: Int) -> NSRange {
    let layout = layout
    return layout.line(of: glyphIndex).map { layout.lines[$0].range } ?? NSRange()
  }

  // MARK: Layout state

  /// Returns the index of the first character that is in no container.
  public func firstUnlaidCharacterIndex() -> Int { layout.end }

  /// Returns the index of the first glyph that is in no container.
  public func firstUnlaidGlyphIndex() -> Int { layout.end }

  /// Writes the index of the first character and glyph that is in no container.
  public func getFirstUnlaidCharacterIndex(
    _ charIndex: UnsafeMutablePointer<Int>?, glyphIndex: UnsafeMutablePointer<Int>?
  ) {
    charIndex?.pointee = layout.end
    glyphIndex?.pointee = layout.end
  }

  /// Returns the container of a glyph; `nil` if the glyph is in no container.
  public func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> NSTextContainer? {
    let layout = layout
    guard let line = layout.line(of: glyphIndex) else { return nil }
    let container = textContainers[layout.lines[line].area]
    effectiveGlyphRange?.pointee = glyphRange(for: container)
    return container
  }

  /// Returns the container of a glyph; `nil` if the glyph is in no container. The flag is ignored.
  public func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?,
    withoutAdditionalLayout flag: Bool
  ) -> NSTextContainer? {
    textContainer(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange)
  }
}
