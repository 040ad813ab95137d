/// A bitmap that several display lists can share. It is compared by its content and hashed once.
package final class Picture: Hashable, Sendable {
  /// The pixels.
  package let bitmap: Bitmap
  /// The font that contains the picture as a glyph, such as an emoji; `nil` for other pictures.
  /// Pictures that differ only in their fonts are equal.
  package let font: GlyphFont?
  private let contentHash: UInt64

  /// Creates a picture.
  package init(_ bitmap: Bitmap, font: GlyphFont? = nil) {
    self.bitmap = bitmap
    self.font = font
    // FNV-1a over whole pixels. Unlike Hasher, it is the same in every run, and it is sufficient to
    // distinguish pictures before their pixels are compared.
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for pixel in bitmap.pixels { hash = (hash ^ UInt64(pixel)) &* 0x100_0000_01b3 }
    contentHash = hash ^ UInt64(bitmap.width) << 32 ^ UInt64(bitmap.height)
  }

  /// Sixteen hexadecimal digits that identify the content, for printing.
  package var fingerprint: String {
    let digits = String(contentHash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  package static func == (left: Picture, right: Picture) -> Bool {
    left === right || (left.contentHash == right.contentHash && left.bitmap == right.bitmap)
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(contentHash) }
}
