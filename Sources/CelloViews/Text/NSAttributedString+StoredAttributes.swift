extension NSAttributedString.Key {
  /// Stored only: the writing directions of a part of a paragraph, as an array of `NSNumber`. The
  /// direction of a whole paragraph is in its paragraph style.
  public static let writingDirection = Self(rawValue: "NSWritingDirection")
  /// Stored only: the text effect, as an ``NSAttributedString/TextEffectStyle``.
  public static let textEffect = Self(rawValue: "NSTextEffect")
}

extension NSAttributedString {
  /// Stored only: a text effect. Texts are drawn without effects.
  public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
    /// The name of the effect.
    public let rawValue: String

    /// Creates an effect from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Stored only: letters that are pressed into the background.
    public static let letterpressStyle = Self(rawValue: "_UIKitNewLetterpressStyle")
  }
}
