import CelloRaster
import CelloSnapshots
import CelloText

extension SnapshotScene {
  /// Returns the digests of the font files that the cases use, by file name.
  @MainActor package func fontDigests() -> [String: PixelDigest] {
    var fonts: Set<GlyphFont> = []
    for index in 0..<space.count {
      guard let drawn = try? draw(space[index]) else { continue }
      fonts.formUnion(drawn.list.fonts)
    }
    return FontCatalog.shared.digests(of: fonts).compactMapValues { PixelDigest($0) }
  }
}

extension DisplayList {
  /// The fonts of all glyphs, including glyphs that are pictures.
  package var fonts: Set<GlyphFont> {
    var fonts: Set<GlyphFont> = []
    Self.collectFonts(of: items, into: &fonts)
    return fonts
  }

  private static func collectFonts(of items: [Item], into fonts: inout Set<GlyphFont>) {
    for item in items {
      switch item {
      case .glyphs(let run): fonts.insert(run.font)
      case .group(let group): collectFonts(of: group.items, into: &fonts)
      case .image(let image): if let font = image.picture.font { fonts.insert(font) }
      case .composite(let composite):
        collectFonts(of: composite.items, into: &fonts)
        collectFonts(of: composite.mask, into: &fonts)
      case .fill, .stroke, .shadow, .backdrop, .gradient: break
      }
    }
  }

  /// The digests of the font files that the list uses, by file name.
  package var fontDigests: [String: PixelDigest] {
    FontCatalog.shared.digests(of: fonts).compactMapValues { PixelDigest($0) }
  }

  /// A Boolean value that indicates whether a character was drawn as a box because no font contains
  /// it.
  package var hasMissingGlyph: Bool { fonts.contains(MissingGlyph.font) }
}
