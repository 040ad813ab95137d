/// A run's attributes, worked out for one layout: face, size, spacing, measures.
final class ResolvedStyle {
  let attributes: TextAttributes
  /// Points per em after shrinking.
  let size: CGFloat
  /// Points per em of the font's own face, which may be set smaller than the font says to look like it.
  let faceSize: CGFloat
  /// The font's own face; `nil` when its file is missing.
  let face: FontFace?
  /// Extra advance after each character of the font's own face, of ideographs in another face, and of other characters
  /// in another face, in points.
  let spacing: CGFloat
  let ideographSpacing: CGFloat
  let fallbackSpacing: CGFloat
  let features: [FontFeature]
  /// Line box from the baseline, in points, and what comes between two boxes.
  let ascent: CGFloat
  let descent: CGFloat
  let leading: CGFloat
  /// Whether the bold files of the other fonts go with this one.
  let isBold: Bool
  /// The attachment's size and the room that it takes in the line, in points.
  let attachmentSize: CGSize
  let attachmentAdvance: CGFloat
  /// How far the glyphs lean, as a share of their height.
  let slant: CGFloat

  /// - Parameters:
  ///   - scale: by how much the glyphs shrink.
  ///   - boxScale: by how much the line boxes shrink.
  ///   - tightening: taken off the advance of each character, as a share of the size.
  init(
    _ attributes: TextAttributes, scale: CGFloat, boxScale: CGFloat, tightening: CGFloat,
    catalog: FontCatalog, report: (FontError) -> Void
  ) {
    self.attributes = attributes
    var font = attributes.font
    font.size = Self.usable(font.size) * scale
    size = font.size
    var face: FontFace?
    do {
      face = try catalog.face(for: font)
    } catch {
      if let error = error as? FontError { report(error) }
      // A design that is not there is drawn in the system font, if that is.
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
      faceSize = size * fit.scale
      spacing = fallbackSpacing + fit.tracking
      ideographSpacing = fallbackSpacing + SystemFontFigures.ideographTracking * size
    } else {
      faceSize = size
      spacing = fallbackSpacing
      ideographSpacing = fallbackSpacing
    }
    var features: [FontFeature] = []
    // Inter's contextual alternates turn "->" into an arrow and raise a colon between digits; Apple's font does not.
    if font.family == .system || font.family == .monospaced {
      features.append(FontFeature("calt", 0))
    }
    if attributes.kern == 0 { features.append(FontFeature("kern", 0)) }
    // Letters that are spaced out do not melt together.
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
  }

  /// A font size that can be worked with.
  private static func usable(_ size: CGFloat) -> CGFloat {
    // Beyond a million points a Double's fractions of a pixel get lost.
    size > 0 ? min(size, 1_000_000) : 0.001
  }

  /// A length that cannot be negative.
  static func length(_ value: CGFloat) -> CGFloat { max(finite(value), 0) }

  /// A length that can be worked with: none if it is not finite, and no more than a million points.
  static func finite(_ value: CGFloat) -> CGFloat {
    value.isFinite ? min(max(value, -1_000_000), 1_000_000) : 0
  }
}
