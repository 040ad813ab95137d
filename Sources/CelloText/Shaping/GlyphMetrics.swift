/// The conversion of the advances of a style's glyphs from font units to points.
struct GlyphMetrics {
  /// The size in points per em.
  var size: CGFloat
  var pointsPerUnit: CGFloat
  /// The factor of the glyphs' width.
  var stretch: CGFloat
  /// The advance of every character; `nil` for the font's own advances.
  var fixedAdvance: CGFloat?
  /// The points added to each cluster that has an advance.
  var spacing: CGFloat

  init(_ style: ResolvedStyle, face: FontFace?, script: UInt32) {
    let isOwn = face === style.face
    size = isOwn ? style.faceSize : style.size
    pointsPerUnit = size / CGFloat(face?.unitsPerEm ?? MissingGlyph.unitsPerEm)
    // Pictures keep their proportions.
    stretch = face?.hasColorBitmaps ?? false ? 1 : isOwn ? style.stretch : style.attributeStretch
    fixedAdvance = isOwn ? style.fixedAdvance : nil
    if Shaper.isJoining(script) {
      // Joined letters stay joined.
      spacing = 0
    } else if isOwn {
      spacing = style.spacing
    } else {
      spacing =
        Characters.isIdeographScript(script) ? style.ideographSpacing : style.fallbackSpacing
    }
  }

  /// Returns the advance of a cluster, a multiple of ``LayoutUnit``.
  func width(of units: Int) -> CGFloat {
    guard units != 0 else { return 0 }
    let own = fixedAdvance ?? (CGFloat(units) * pointsPerUnit * stretch)
    return LayoutUnit.nearest(own + spacing)
  }
}
