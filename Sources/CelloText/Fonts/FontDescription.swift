/// The properties of a font that determine glyphs and line boxes.
package struct FontDescription: Hashable, Sendable {
  /// A design of the system font, or the name of a registered family.
  package enum Family: Hashable, Sendable {
    case system, monospaced, rounded, serif
    case named(String)
  }

  /// The design or the family.
  package var family: Family
  /// The size in points per em. A size of 0 or less, or a size that is not finite, is treated as a
  /// tiny size.
  package var size: CGFloat
  /// The weight.
  package var weight: FontWeight
  /// A Boolean value that indicates whether the font is italic.
  package var isItalic: Bool
  /// The features in addition to the font's defaults; later features take precedence.
  package var features: [FontFeature]
  /// The distance between baselines in points, for fonts of text styles, which have additional
  /// leading; `nil` for the line height.
  package var lineAdvance: CGFloat?
  /// The transform of glyphs. It does not affect line boxes.
  package var matrix = Matrix()
  /// The advance of all characters in points; `nil` for the font's own advances.
  package var fixedAdvance: CGFloat?
  /// The fonts for characters that this font does not support, in order.
  package var cascade: [FontDescription] = []

  /// A scale, a stretch and a slant of glyphs.
  package struct Matrix: Hashable, Sendable {
    /// The factor of the size.
    package var scale: CGFloat
    /// The factor of the width, in addition to the scale.
    package var stretch: CGFloat
    /// The slant of glyphs to the right, as a fraction of their height.
    package var slant: CGFloat

    /// Creates the identity.
    package init() {
      scale = 1
      stretch = 1
      slant = 0
    }

    /// Creates a matrix from a transform of glyphs with y up. Its rotation, reflections and
    /// translation are ignored, and values that are not finite are treated as the identity's
    /// values.
    package init(_ transform: CGAffineTransform) {
      scale = transform.d.magnitude.usableFactor
      stretch = (transform.a.magnitude.usableFactor / scale).usableFactor
      let slant = transform.c / scale
      self.slant = slant.isFinite ? min(max(slant, -10), 10) : 0
    }
  }

  /// Creates a description.
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
  /// The metrics of `.system` are those of Apple's system font. Other families have the metrics of
  /// their font files; a family without a file has the system font's metrics.
  package var metrics: FontMetrics { metrics(in: .shared) }

  func metrics(in catalog: FontCatalog) -> FontMetrics {
    if family != .system, let face = try? catalog.face(for: self) {
      return face.metrics(size: size)
    }
    return SystemFontMetrics.metrics(size: size)
  }
}

extension CGFloat {
  /// The value as a factor of lengths, clamped to the range from 0.01 to 100; 1 if it is not a
  /// positive, finite number.
  var usableFactor: CGFloat { self > 0 && isFinite ? Swift.min(Swift.max(self, 0.01), 100) : 1 }
}
