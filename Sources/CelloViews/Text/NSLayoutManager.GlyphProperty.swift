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
}
