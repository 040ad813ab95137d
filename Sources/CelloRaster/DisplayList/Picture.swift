/// A bitmap that can stand in many display lists: compared by content, hashed once.
package final class Picture: Hashable, Sendable {
  package let bitmap: Bitmap
  /// The font that has the picture as a glyph, such as an emoji; two pictures that differ only in
  /// their fonts are equal.
  package let font: GlyphFont?
  private let contentHash: UInt64

  package init(_ bitmap: Bitmap, font: GlyphFont? = nil) {
    self.bitmap = bitmap
    self.font = font
    // FNV-1a over whole pixels: the same in every run, unlike Hasher, and good enough to tell
    // pictures apart before their pixels are compared.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for pixel in bitmap.pixels { hash = (hash ^ UInt64(pixel)) &* 0x100_0000_01b3 }
    contentHash = hash ^ UInt64(bitmap.width) << 32 ^ UInt64(bitmap.height)
  }

  /// Sixteen hexadecimal digits that name the content, for printing.
  package var fingerprint: String {
    let digits = String(contentHash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  package static func == (left: Picture, right: Picture) -> Bool {
    left === right || (left.contentHash == right.contentHash && left.bitmap == right.bitmap)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(contentHash) }
}
