extension NSParagraphStyle {
  /// Rules for breaking lines, in addition to the line break mode.
  ///
  /// They apply to modes that wrap at words; clipping ignores them.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Avoids a last line with a single word by moving the word before it down, if both fit.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// Avoids line breaks between Hangul characters of a word.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// All strategies, as in labels.
    public static let standard = LineBreakStrategy(rawValue: 0xffff)
  }
}
