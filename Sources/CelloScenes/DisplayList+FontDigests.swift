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
  /// The digests of the font files that the list uses, by file name.
  package var fontDigests: [String: PixelDigest] {
    FontCatalog.shared.digests(of: fonts).compactMapValues { PixelDigest($0) }
  }

  /// A Boolean value that indicates whether a character was drawn as a box because no font contains
  /// it.
  package var hasMissingGlyph: Bool { fonts.contains(MissingGlyph.font) }
}
