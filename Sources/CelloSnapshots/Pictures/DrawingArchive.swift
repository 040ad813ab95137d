import CelloRaster

/// A drawing in a file: its display list with the outlines of its glyphs, exactly, and the digest of
/// its picture.
///
/// An earlier revision writes the file, and the present one draws the list again or exchanges some
/// of its items. The file is a sequence of 64-bit words with the least significant byte first, and
/// contains nothing else than what ``ArchiveCoder`` describes.
package struct DrawingArchive: Hashable, Sendable {
  /// The display list. Its fonts have the outlines of the revision that wrote the file.
  package var list: DisplayList
  /// The scale of the picture, in pixels per point.
  package var scale: CGFloat
  /// The color behind the picture; `nil` for a transparent background.
  package var background: Color?
  /// The digest of the picture that the revision has drawn.
  package var digest: PixelDigest

  package init(_ drawing: RecordedDrawing, digest: PixelDigest) {
    list = drawing.list
    scale = drawing.scale
    background = drawing.background
    self.digest = digest
  }

  /// Identifies the format. A file with another number has a different format.
  private static let signature: UInt64 = 0x0001_7761_7264_6c63

  /// The contents of the file.
  package var bytes: [UInt8] {
    var fonts = ArchivedFonts()
    fonts.collect(list.items)
    var coder = ArchiveCoder()
    var copy = self
    // Writing throws only for groups that are nested too deeply, and reading refuses what is left.
    try? copy.code(&coder, &fonts)
    return coder.words.flatMap { word in
      (0..<8).map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) }
    }
  }

  /// Reads the contents of a file.
  ///
  /// - Parameter present: the fonts of the present drawing. A font with the same outlines is
  ///   replaced by the present one, so that equal texts are equal items. Another one gets a
  ///   different name, because fonts are compared by their names.
  /// - Throws: ``ArchiveError`` if the bytes are not a drawing.
  package init(_ bytes: [UInt8], present: Set<GlyphFont>) throws(ArchiveError) {
    guard bytes.count % 8 == 0 else { throw .damaged }
    var coder = ArchiveCoder(
      reading: (0..<bytes.count / 8).map { index in
        bytes[index * 8..<index * 8 + 8].reversed().reduce(0) { $0 << 8 | UInt64($1) }
      })
    var fonts = ArchivedFonts()
    for font in present { fonts.present[font.name] = font }
    self.init(
      RecordedDrawing(list: DisplayList(size: .zero), scale: 1), digest: PixelDigest(ofBytes: []))
    try code(&coder, &fonts)
    guard coder.isAtEnd else { throw .damaged }
  }

  /// The path of a case's file in a folder of drawings.
  package static func file(of name: String, in folder: String) -> String {
    "\(folder)/\(name).drawing"
  }

  private mutating func code(
    _ coder: inout ArchiveCoder, _ fonts: inout ArchivedFonts
  ) throws(ArchiveError) {
    var signature = Self.signature
    try coder.code(&signature)
    guard signature == Self.signature else { throw .damaged }
    try fonts.code(&coder)
    try coder.code(&scale)
    try coder.code(&background, .clear) { (coder, color) throws(ArchiveError) in
      try coder.code(&color)
    }
    var words = digest.words
    for index in 0..<words.scalarCount { try coder.code(&words[index]) }
    digest = PixelDigest(words: words)
    try coder.code(&list.size)
    try coder.code(&list.items, &fonts)
  }
}

/// The reason why a file is not a drawing.
package enum ArchiveError: Error, Hashable, CustomStringConvertible {
  case damaged

  package var description: String {
    "is not a drawing of this version. Remove it, and draw the revision again."
  }
}

/// The fonts of an archive, with the outlines of the glyphs that the list draws.
struct ArchivedFonts {
  private struct Font {
    var name = ""
    var unitsPerEm = 0
    var outlines: [Outline] = []
  }

  private struct Outline {
    var glyph: UInt32 = 0
    var path = Path()
  }

  /// A font without glyphs, which reading replaces.
  static let none = GlyphFont(name: "none", unitsPerEm: 1) { _ in Path() }

  private var fonts: [Font] = []
  /// The fonts that have the names, for reading.
  fileprivate var present: [String: GlyphFont] = [:]
  private var glyphFonts: [GlyphFont] = []

  /// Adds the fonts of items, for writing.
  fileprivate mutating func collect(_ items: [DisplayList.Item]) {
    for item in items {
      switch item {
      case .glyphs(let run):
        let index = index(of: run.font)
        for glyph in run.glyphs
        where !fonts[index].outlines.contains(where: { $0.glyph == glyph.id }) {
          fonts[index].outlines.append(
            Outline(glyph: glyph.id, path: run.font.outline(of: glyph.id)))
        }
      case .group(let group): collect(group.items)
      case .composite(let composite):
        collect(composite.items)
        collect(composite.mask)
      case .fill, .stroke, .image, .shadow, .backdrop, .gradient: break
      }
    }
  }

  private mutating func index(of font: GlyphFont) -> Int {
    if let index = glyphFonts.firstIndex(of: font) { return index }
    glyphFonts.append(font)
    fonts.append(Font(name: font.name, unitsPerEm: font.unitsPerEm))
    return fonts.count - 1
  }

  fileprivate mutating func code(_ coder: inout ArchiveCoder) throws(ArchiveError) {
    try coder.code(&fonts, Font()) { (coder, font) throws(ArchiveError) in
      try coder.code(&font.name)
      try coder.code(&font.unitsPerEm)
      guard font.unitsPerEm > 0 else { throw .damaged }
      try coder.code(&font.outlines, Outline()) { (coder, outline) throws(ArchiveError) in
        try coder.code(&outline.glyph)
        try coder.code(&outline.path)
      }
    }
    if coder.isReading { glyphFonts = fonts.map(font) }
  }

  private func font(_ read: Font) -> GlyphFont {
    if let known = present[read.name], known.unitsPerEm == read.unitsPerEm,
      read.outlines.allSatisfy({ known.outline(of: $0.glyph) == $0.path })
    {
      return known
    }
    let outlines = Dictionary(read.outlines.map { ($0.glyph, $0.path) }) { first, _ in first }
    return GlyphFont(name: read.name + " (former)", unitsPerEm: read.unitsPerEm) {
      outlines[$0] ?? Path()
    }
  }

  /// Codes a font as its number.
  func code(_ font: inout GlyphFont, _ coder: inout ArchiveCoder) throws(ArchiveError) {
    let index = try coder.code(case: glyphFonts.firstIndex(of: font) ?? 0)
    guard glyphFonts.indices.contains(index) else { throw .damaged }
    font = glyphFonts[index]
  }
}
