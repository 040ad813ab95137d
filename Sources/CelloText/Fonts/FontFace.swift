internal import CelloFreeType
internal import CelloHarfBuzz
import Synchronization

/// A face of a font file: its metrics, outlines and pictures, and HarfBuzz's font for shaping.
package final class FontFace: Sendable {
  let file: FontFile
  /// The face for the rasterizer.
  package let glyphFont: GlyphFont
  /// The number of font units per em.
  package let unitsPerEm: Int
  /// HarfBuzz's font, in font units. It is immutable, so that it can be used on any thread.
  nonisolated(unsafe) let shapingFont: OpaquePointer
  /// A Boolean value that indicates whether the glyphs are color bitmaps.
  let hasColorBitmaps: Bool
  /// The vertical metrics in font units, y up.
  let verticalMetrics: (ascender: Int, descender: Int, lineGap: Int, capHeight: Int, xHeight: Int)
  /// The center and the thickness of the line, in font units, y up.
  let underline: (position: Int, thickness: Int)
  let strikethrough: (position: Int, thickness: Int)
  private let outlines: OutlineReader
  /// A bit set of the supported characters from U+0020 to U+02B8, without controls, the soft hyphen
  /// and other characters with special rules.
  private let simpleCharacters: [UInt64]
  /// The decoded pictures. A decoded emoji takes 70 kB, and a text has few different emoji.
  private let bitmaps = Mutex(GenerationalCache<UInt32, GlyphBitmap>(capacity: 256))

  /// Creates a face of a file.
  ///
  /// - Parameter name: a name that is unique to this face; `nil` for the font's PostScript name.
  init(_ file: FontFile, index: Int = 0, name: String? = nil) throws {
    self.file = file
    let blob = hb_blob_create(
      file.bytes.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(file.bytes.count),
      HB_MEMORY_MODE_READONLY, nil, nil)
    defer { hb_blob_destroy(blob) }
    guard index >= 0, index < Int(hb_face_count(blob)) else {
      throw FontError.invalid(path: file.path, reason: "it has no face number \(index)")
    }
    let face = hb_face_create(blob, UInt32(index))
    defer { hb_face_destroy(face) }
    guard hb_face_get_glyph_count(face) > 0 else {
      throw FontError.invalid(path: file.path, reason: "it has no glyphs")
    }
    outlines = try OutlineReader(file, index: index)
    hasColorBitmaps = hb_ot_color_has_png(face) != 0
    let font = hb_font_create(face)!
    // A FreeType library without PNG support would draw every emoji blank.
    if hasColorBitmaps,
      let glyph = Self.firstPicture(of: font, glyphCount: hb_face_get_glyph_count(face)),
      outlines.bitmap(of: glyph) == nil
    {
      hb_font_destroy(font)
      throw FontError.undecodablePictures(path: file.path)
    }
    let unitsPerEm = Int(hb_face_get_upem(face))
    self.unitsPerEm = unitsPerEm
    verticalMetrics = Self.verticalMetrics(of: font, unitsPerEm: unitsPerEm)
    let thickness = Self.metric(HB_OT_METRICS_TAG_UNDERLINE_SIZE, of: font) ?? unitsPerEm / 20
    // The table specifies the top of the line, or in many fonts its center; the difference is a
    // fraction of a pixel.
    underline = (
      Self.metric(HB_OT_METRICS_TAG_UNDERLINE_OFFSET, of: font) ?? -unitsPerEm / 10, thickness
    )
    strikethrough = (
      Self.metric(HB_OT_METRICS_TAG_STRIKEOUT_OFFSET, of: font) ?? unitsPerEm * 3 / 10,
      Self.metric(HB_OT_METRICS_TAG_STRIKEOUT_SIZE, of: font) ?? thickness
    )
    simpleCharacters = Self.simpleCharacters(of: font)
    hb_font_make_immutable(font)
    shapingFont = font
    glyphFont = GlyphFont(
      name: name ?? outlines.postScriptName ?? file.path, unitsPerEm: unitsPerEm,
      outline: { [outlines] in outlines.outline(of: $0) })
  }

  /// Creates the first face of a file. The file must not be overwritten while the face is in use.
  package convenience init(path: String) throws { try self.init(FontFile(mapping: path)) }

  deinit { hb_font_destroy(shapingFont) }

  var name: String { glyphFont.name }

  /// Returns the glyph of a character without shaping; `nil` if the face does not support it.
  package func glyph(for scalar: UInt32) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(shapingFont, scalar, &glyph) != 0 ? glyph : nil
  }

  /// Returns the horizontal advance of a glyph in font units.
  package func advance(of glyph: UInt32) -> Int {
    Int(hb_font_get_glyph_h_advance(shapingFont, glyph))
  }

  /// Returns a Boolean value that indicates whether the face supports all visible scalars of a
  /// sequence, composed or decomposed.
  func supports(_ scalars: [UInt32]) -> Bool {
    scalars.allSatisfy { scalar in
      if glyph(for: scalar) != nil || Characters.isDefaultIgnorable(scalar) { return true }
      guard let parts = Characters.decomposition(scalar) else { return false }
      return parts.allSatisfy { glyph(for: $0) != nil }
    }
  }

  /// Returns the extent of glyphs above and below their baseline, in font units. It is limited to
  /// the font's own metrics, so that stacked marks have no effect.
  func reach(of glyphs: ArraySlice<ShapedGlyph>) -> (above: Int, below: Int) {
    var above = 0
    var below = 0
    for glyph in glyphs {
      var box = hb_glyph_extents_t()
      guard hb_font_get_glyph_extents(shapingFont, glyph.id, &box) != 0 else { continue }
      let top = Int(box.y_bearing) + Int(glyph.yOffset)
      above = max(above, top)
      below = max(below, -(top + Int(box.height)))
    }
    return (min(above, verticalMetrics.ascender), min(below, -verticalMetrics.descender))
  }

  /// Returns the picture of a glyph in a face with color bitmaps; `nil` if there is none.
  func bitmap(of glyph: UInt32) -> GlyphBitmap? {
    if let known = bitmaps.withLock({ $0[glyph] }) { return known }
    guard let bitmap = outlines.bitmap(of: glyph, in: glyphFont) else { return nil }
    bitmaps.withLock { $0[glyph] = bitmap }
    return bitmap
  }

  /// Returns a Boolean value that indicates whether the face supports a character without special
  /// rules. The code unit must be less than U+0300.
  @inline(__always)
  func hasSimpleCharacter(_ unit: UInt16) -> Bool {
    simpleCharacters[Int(unit &>> 6)] &>> UInt64(unit & 63) & 1 != 0
  }

  /// Returns the first glyph that is a PNG picture.
  private static func firstPicture(of font: OpaquePointer, glyphCount: UInt32) -> UInt32? {
    (0..<glyphCount).first { glyph in
      guard let blob = hb_ot_color_glyph_reference_png(font, glyph) else { return false }
      defer { hb_blob_destroy(blob) }
      return hb_blob_get_length(blob) > 0
    }
  }

  private static func simpleCharacters(of font: OpaquePointer) -> [UInt64] {
    var bits = [UInt64](repeating: 0, count: 12)
    for scalar: UInt32 in 0x20..<0x2b9 {
      // Controls, the soft hyphen, and two signs that can be emoji.
      if (0x7f..<0xa0).contains(scalar) || scalar == 0xad || scalar == 0xa9 || scalar == 0xae {
        continue
      }
      var glyph: hb_codepoint_t = 0
      if hb_font_get_nominal_glyph(font, scalar, &glyph) != 0 {
        bits[Int(scalar >> 6)] |= 1 << UInt64(scalar & 63)
      }
    }
    return bits
  }

  func metrics(size: CGFloat) -> FontMetrics {
    let scale = size / CGFloat(unitsPerEm)
    return FontMetrics(
      ascender: CGFloat(verticalMetrics.ascender) * scale,
      descender: CGFloat(verticalMetrics.descender) * scale,
      leading: CGFloat(verticalMetrics.lineGap) * scale,
      capHeight: CGFloat(verticalMetrics.capHeight) * scale,
      xHeight: CGFloat(verticalMetrics.xHeight) * scale)
  }

  private static func metric(_ tag: hb_ot_metrics_tag_t, of font: OpaquePointer) -> Int? {
    var position: hb_position_t = 0
    return hb_ot_metrics_get_position(font, tag, &position) != 0 ? Int(position) : nil
  }

  private static func verticalMetrics(
    of font: OpaquePointer, unitsPerEm: Int
  ) -> (ascender: Int, descender: Int, lineGap: Int, capHeight: Int, xHeight: Int) {
    var extents = hb_font_extents_t()
    let hasExtents = hb_font_get_h_extents(font, &extents) != 0
    // A damaged table must not cause extremely tall lines.
    func sane(_ value: Int, else fallback: Int) -> Int {
      value.magnitude <= UInt(unitsPerEm) * 8 ? value : fallback
    }
    let ascender = hasExtents ? Int(extents.ascender) : unitsPerEm * 8 / 10
    let descender = hasExtents ? Int(extents.descender) : -unitsPerEm * 2 / 10
    return (
      max(sane(ascender, else: unitsPerEm * 8 / 10), 0),
      min(sane(descender, else: -unitsPerEm * 2 / 10), 0),
      hasExtents ? max(sane(Int(extents.line_gap), else: 0), 0) : 0,
      sane(metric(HB_OT_METRICS_TAG_CAP_HEIGHT, of: font) ?? unitsPerEm * 7 / 10, else: 0),
      sane(metric(HB_OT_METRICS_TAG_X_HEIGHT, of: font) ?? unitsPerEm / 2, else: 0)
    )
  }
}
