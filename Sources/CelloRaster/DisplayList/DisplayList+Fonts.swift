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
}
