/// A run's attributes resolved for a layout: face, size, spacing, metrics.
final class ResolvedStyle {
  let attributes: TextAttributes
  /// The size after scaling, in points per em.
  let size: CGFloat
  /// The size of the font's own face in points per em, which can be smaller to match the metrics of
  /// Apple's font.
  let faceSize: CGFloat
  /// The font's own face; `nil` if its file is missing.
  let face: FontFace?
  /// The additional advance after each character of the font's own face, of ideographs in another
  /// face, and of other characters in another face, in points.
  let spacing: CGFloat
  let ideographSpacing: CGFloat
  let fallbackSpacing: CGFloat
  let features: [FontFeature]
  /// The line box relative to the baseline, and the distance to the next box, in points.
  let ascent: CGFloat
  let descent: CGFloat
  let leading: CGFloat
  /// A Boolean value that indicates whether fallback fonts are bold.
  let isBold: Bool
  /// The attachment's size and its advance in the line, in points.
  let attachmentSize: CGSize
  let attachmentAdvance: CGFloat
  /// The slant of the glyphs, as a fraction of their height.
  private let slant: CGFloat
  /// The slant of the font's matrix, which other faces do not have.
  private let ownSlant: CGFloat
  /// The factors of the width of the font's own glyphs and of other glyphs.
  let stretch: CGFloat
  let attributeStretch: CGFloat
  /// The advance of the font's own characters; `nil` for their own advances.
  let fixedAdvance: CGFloat?
  /// The faces for characters that the font does not support, before all other fallback faces.
  let cascade: [FontFace]

  /// Resolves attributes.
  ///
  /// - Parameters:
  ///   - scale: the factor applied to the size of glyphs.
  ///   - boxScale: the factor applied to line boxes.
  ///   - tightening: the length to subtract from the advance of each character, as a fraction of
  ///     the size.
  init(
    _ attributes: TextAttributes, scale: CGFloat, boxScale: CGFloat, tightening: CGFloat,
    catalog: FontCatalog, report: (FontError) -> Void
  ) {
    self.attributes = attributes
    var font = attributes.font
    font.size = Self.usable(font.size) * scale
    size = font.size
    let matrix = font.matrix
    var face: FontFace?
    do {
      face = try catalog.face(for: font)
    } catch {
      if let error = error as? FontError { report(error) }
      // A design that is not installed is replaced by the system font if that is installed.
      if font.family != .system {
        var substitute = font
        substitute.family = .system
        face = try? catalog.face(for: substitute)
      }
    }
    self.face = face
    let kern = Self.finite(attributes.kern ?? 0)
    fallbackSpacing =
      (kern + Self.finite(attributes.tracking ?? 0)) * scale - tightening * size
    if font.family == .system {
      let fit = catalog.fit(size: size)
      faceSize = size * fit.scale * matrix.scale
      spacing = fallbackSpacing + fit.tracking
      ideographSpacing = fallbackSpacing + SystemFontMetrics.ideographTracking * size
    } else {
      faceSize = size * matrix.scale
      spacing = fallbackSpacing
      ideographSpacing = fallbackSpacing
    }
    var features: [FontFeature] = []
    // Inter's contextual alternates turn "->" into an arrow and raise a colon between digits;
    // Apple's font does not.
    if font.family == .system || font.family == .monospaced {
      features.append(FontFeature("calt", 0))
    }
    if attributes.kern == 0 { features.append(FontFeature("kern", 0)) }
    // Letters with additional spacing have no ligatures.
    if !attributes.ligatures || kern != 0 || (attributes.tracking ?? 0) != 0 {
      features.append(FontFeature("liga", 0))
      features.append(FontFeature("clig", 0))
    }
    self.features = features + font.features

    var boxFont = attributes.font
    boxFont.size = Self.usable(boxFont.size) * boxScale
    let metrics = boxFont.metrics(in: catalog)
    let rise = Self.finite(attributes.baselineOffset) * boxScale
    ascent = max(metrics.ascender + rise, 0)
    descent = max(-metrics.descender - rise, 0)
    if let advance = boxFont.lineAdvance, advance.isFinite {
      leading = max(advance * boxScale - metrics.lineHeight, 0)
    } else {
      leading = metrics.leading
    }
    isBold = font.weight >= .semibold
    attachmentSize = CGSize(
      width: Self.length(attributes.attachment?.size.width ?? 0),
      height: Self.length(attributes.attachment?.size.height ?? 0))
    attachmentAdvance =
      attachmentSize.width + 2 * Self.length(attributes.attachment?.padding ?? 0)
    slant = Self.finite(attributes.obliqueness)
    ownSlant = matrix.slant
    attributeStretch = attributes.stretch.usableFactor
    stretch = (attributeStretch * matrix.stretch).usableFactor
    fixedAdvance = font.fixedAdvance.map { Self.length($0) * scale }.flatMap { $0 > 0 ? $0 : nil }
    cascade = font.cascade.compactMap { try? catalog.face(for: $0) }
  }

  /// Returns the slant of the glyphs of a face, as a fraction of their height.
  func slant(of other: FontFace?) -> CGFloat { other === face ? slant + ownSlant : slant }

  /// Returns the size, limited to a range in which the layout is precise.
  private static func usable(_ size: CGFloat) -> CGFloat {
    // Beyond a million points, a Double is not precise to fractions of a pixel.
    size > 0 ? min(size, 1_000_000) : 0.001
  }

  /// Returns a length clamped to the range from 0 to 1,000,000 points; 0 if it is not finite.
  static func length(_ value: CGFloat) -> CGFloat { max(finite(value), 0) }

  /// Returns a length clamped to ±1,000,000 points; 0 if it is not finite.
  static func finite(_ value: CGFloat) -> CGFloat {
    value.isFinite ? min(max(value, -1_000_000), 1_000_000) : 0
  }
}
