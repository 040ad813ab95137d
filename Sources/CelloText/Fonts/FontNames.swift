internal import CelloHarfBuzz

/// The names of a face in its font file.
struct FontNames {
  let postScriptName: String
  /// The typographic family name if there is one, or else the family name.
  let familyName: String
  /// The family names, the full name and the PostScript name, without duplicates.
  let names: [String]
  let weight: FontWeight
  let isItalic: Bool

  static func faceCount(of file: FontFile) -> Int {
    let blob = hb_blob_create(
      file.bytes.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(file.bytes.count),
      HB_MEMORY_MODE_READONLY, nil, nil)
    defer { hb_blob_destroy(blob) }
    // A damaged collection can specify any number of faces.
    return min(Int(hb_face_count(blob)), 256)
  }

  init(_ file: FontFile, index: Int) throws {
    let blob = hb_blob_create(
      file.bytes.baseAddress?.assumingMemoryBound(to: CChar.self), UInt32(file.bytes.count),
      HB_MEMORY_MODE_READONLY, nil, nil)
    defer { hb_blob_destroy(blob) }
    let face = hb_face_create(blob, UInt32(index))
    defer { hb_face_destroy(face) }
    let font = hb_font_create(face)
    defer { hb_font_destroy(font) }
    guard hb_face_get_glyph_count(face) > 0 else {
      throw FontError.invalid(path: file.path, reason: "it has no glyphs")
    }
    var names: [String] = []
    for id in [16, 1, 4, 6] {  // typographic family, family, full name, PostScript name
      if let name = Self.name(id, of: face), !names.contains(name) { names.append(name) }
    }
    let fileName = file.path.split(separator: "/").last.map(String.init) ?? file.path
    let stem = fileName.split(separator: ".").first.map(String.init) ?? fileName
    postScriptName = Self.name(6, of: face) ?? names.last ?? stem
    self.names = names.isEmpty ? [stem] : names
    familyName = self.names[0]
    let weightClass = Int(clamping: Double(hb_style_get_value(font, HB_STYLE_TAG_WEIGHT)))
    let step = min(max((min(weightClass, 1_000) + 50) / 100 - 1, 0), 8)
    weight = FontWeight(rawValue: step) ?? .regular
    isItalic =
      hb_style_get_value(font, HB_STYLE_TAG_ITALIC) != 0
      || hb_style_get_value(font, HB_STYLE_TAG_SLANT_ANGLE) != 0
  }

  /// Returns a Boolean value that indicates whether the face has a name, ignoring case.
  func isNamed(_ name: String) -> Bool {
    let wanted = name.lowercased()
    return names.contains { $0.lowercased() == wanted } || postScriptName.lowercased() == wanted
  }

  private static func name(_ id: Int, of face: OpaquePointer?) -> String? {
    var length: UInt32 = 256
    var bytes = [CChar](repeating: 0, count: 256)
    _ = hb_ot_name_get_utf8(
      face, hb_ot_name_id_t(UInt32(id)), hb_language_from_string("en", 2), &length, &bytes)
    guard length > 0 else { return nil }
    return String(
      decoding: bytes.prefix(Int(length)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
