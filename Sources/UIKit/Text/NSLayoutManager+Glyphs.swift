// Glyphs and characters. The index of a glyph is that of its character.
extension NSLayoutManager {
  /// How a glyph takes part in the layout.
  public struct GlyphProperty: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// It is not drawn, because another glyph shows its character.
    public static let null = GlyphProperty(rawValue: 1 << 0)
    /// A control character such as a tab or a newline.
    public static let controlCharacter = GlyphProperty(rawValue: 1 << 1)
    /// A space that may become wider.
    public static let elastic = GlyphProperty(rawValue: 1 << 2)
    /// A mark on another character.
    public static let nonBaseCharacter = GlyphProperty(rawValue: 1 << 3)
  }

  /// The number of UTF-16 code units of the text.
  public var numberOfGlyphs: Int { layout.length }

  public func isValidGlyphIndex(_ glyphIndex: Int) -> Bool {
    glyphIndex >= 0 && glyphIndex < layout.length
  }

  /// How a glyph takes part in the layout. The second half of a surrogate pair is `null`.
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

  public func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

  public func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  public func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
  ) -> NSRange {
    let range = layout.clamped(charRange)
    actualCharacterRange?.pointee = range
    return range
  }

  public func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
  ) -> NSRange {
    let range = layout.clamped(glyphRange)
    actualGlyphRange?.pointee = range
    return range
  }

  /// The glyphs in a container.
  public func glyphRange(for container: NSTextContainer) -> NSRange {
    let layout = layout
    guard let index = index(of: container), layout.parts.indices.contains(index),
      let first = layout.parts[index].lines.first, let last = layout.parts[index].lines.last
    else { return NSRange(location: layout.end, length: 0) }
    let start = layout.lines[first].range.location
    let range = layout.lines[last].range
    return NSRange(location: start, length: range.location + range.length - start)
  }

  /// The glyphs of a line in which a glyph is; all of them are spaced by the font.
  public func range(ofNominallySpacedGlyphsContaining glyphIndex: Int) -> NSRange {
    let layout = layout
    return layout.line(of: glyphIndex).map { layout.lines[$0].range } ?? NSRange()
  }

  // MARK: What is laid out

  /// The first character that is in no container.
  public func firstUnlaidCharacterIndex() -> Int { layout.end }

  public func firstUnlaidGlyphIndex() -> Int { layout.end }

  public func getFirstUnlaidCharacterIndex(
    _ charIndex: UnsafeMutablePointer<Int>?, glyphIndex: UnsafeMutablePointer<Int>?
  ) {
    charIndex?.pointee = layout.end
    glyphIndex?.pointee = layout.end
  }

  /// The container of a glyph; `nil` for one that is in none.
  public func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> NSTextContainer? {
    let layout = layout
    guard let line = layout.line(of: glyphIndex) else { return nil }
    let container = textContainers[layout.lines[line].area]
    effectiveGlyphRange?.pointee = glyphRange(for: container)
    return container
  }

  public func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?,
    withoutAdditionalLayout flag: Bool
  ) -> NSTextContainer? {
    textContainer(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange)
  }
}
