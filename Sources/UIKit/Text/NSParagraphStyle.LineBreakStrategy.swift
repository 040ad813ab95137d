extension NSParagraphStyle {
  /// Rules for breaking lines beyond the line break mode.
  ///
  /// They apply to modes that wrap at words; clipping ignores them.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A paragraph whose last line would be a single word gives it the word before, if both fit.
    public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
    /// Lines are not broken between Hangul characters of one word.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
    /// The strategies of labels: all of them.
    public static let standard = LineBreakStrategy(rawValue: 0xffff)
  }
}
