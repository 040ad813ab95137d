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
  /// How glyphs are deformed. It has no effect on line boxes.
  package var matrix = Matrix()
  /// The advance of every character in points; `nil` for the font's own advances.
  package var fixedAdvance: CGFloat?
  /// The fonts that serve characters which this one lacks, in order.
  package var cascade: [FontDescription] = []

  /// A scale, a stretch and a slant of glyphs.
  package struct Matrix: Hashable, Sendable {
    /// The factor of the size.
    package var scale: CGFloat
    /// The factor of the width, in addition to the scale.
    package var stretch: CGFloat
    /// How far glyphs lean to the right, as a fraction of their height.
    package var slant: CGFloat

    package init() {
      scale = 1
      stretch = 1
      slant = 0
    }

    /// A matrix of glyphs with y up. Its rotation, reflections and translation are left out; values
    /// that are not finite are treated as those of the identity.
    package init(_ transform: CGAffineTransform) {
      scale = transform.d.magnitude.usableFactor
      stretch = (transform.a.magnitude.usableFactor / scale).usableFactor
      let slant = transform.c / scale
      self.slant = slant.isFinite ? min(max(slant, -10), 10) : 0
    }
  }

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

extension CGFloat {
  /// The value as a factor of lengths, from 0.01 to 100; 1 if it is not a positive number.
  var usableFactor: CGFloat { self > 0 && isFinite ? Swift.min(Swift.max(self, 0.01), 100) : 1 }
}
