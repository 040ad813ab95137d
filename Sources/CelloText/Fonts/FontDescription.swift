/// The properties of a font that determine glyphs and line boxes.
package struct FontDescription: Hashable, Sendable {
  /// A design of the system font, or the name of a registered family.
  package enum Family: Hashable, Sendable {
    case system, monospaced, rounded, serif
    case named(String)
  }

  package var family: Family
  /// Points per em. A size of 0 or less, or one that is not finite, is treated as a tiny one.
  package var size: CGFloat
  package var weight: FontWeight
  package var isItalic: Bool
  /// Features beyond the font's defaults; later ones take precedence.
  package var features: [FontFeature]
  /// From baseline to baseline in points, for fonts of a text style, which carry extra leading;
  /// `nil` for the line height itself.
  package var lineAdvance: CGFloat?

  package init(
    family: Family = .system, size: CGFloat, weight: FontWeight = .regular, isItalic: Bool = false,
    features: [FontFeature] = [], lineAdvance: CGFloat? = nil
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.features = features
    self.lineAdvance = lineAdvance
  }

  /// The font's metrics in points.
  ///
  /// `.system` has those of Apple's system font; other families have those of their font file. A
  /// family without a file has the system font's.
  package var metrics: FontMetrics { metrics(in: .shared) }

  func metrics(in catalog: FontCatalog) -> FontMetrics {
    if family != .system, let face = try? catalog.face(for: self) {
      return face.metrics(size: size)
    }
    return SystemFontMetrics.metrics(size: size)
  }
}
