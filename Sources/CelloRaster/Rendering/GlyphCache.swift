/// Glyph masks by font, size, glyph and position within a pixel, and the outlines from which they
/// are created.
struct GlyphCache {
  /// A font at a size, which all glyphs of a run share.
  struct Strike {
    var font: Int
    /// The transform from font units, y up, to pixels, y down, without translation.
    var map: AffineMap
    /// The width of the stroke in font units; 0 for filled outlines.
    var strokeWidth: Double

    func matches(_ other: Strike) -> Bool {
      font == other.font && map == other.map && strokeWidth == other.strokeWidth
    }
  }

  private struct Slot: TableSlot {
    /// The key; 0 in an empty slot.
    var key: UInt64
    var mask: UnsafePointer<SpanMask>?

    static var empty: Slot { Slot(key: 0, mask: nil) }
    var isEmpty: Bool { key == 0 }
    var hash: UInt64 { Self.hash(key) }

    @inline(__always)
    static func hash(_ key: UInt64) -> UInt64 { (key &* 0x9e37_79b9_7f4a_7c15) >> 32 }
  }

  private static let maxByteCount = 8 << 20
  private static let maxMaskCount = 1 << 15
  private static let maxStrikeCount = 256
  private static let maxOutlineElementCount = 1 << 18

  private var fonts: [GlyphFont] = []
  private var outlines: [[UInt32: Path]] = []
  private var outlineElements = 0
  private var strikes: [Strike] = []
  private var table = OpenAddressedTable<Slot>(initialSlotCount: 1024)
  var arena = Arena()

  var isFull: Bool {
    table.count >= Self.maxMaskCount || arena.bytesUsed > Self.maxByteCount
      || strikes.count >= Self.maxStrikeCount || outlineElements > Self.maxOutlineElementCount
  }

  mutating func removeAll() {
    fonts.removeAll()
    outlines.removeAll()
    outlineElements = 0
    strikes.removeAll()
    table.removeAll()
    arena.removeAll()
  }

  mutating func deallocate() {
    table.deallocate()
    arena.deallocate()
  }

  /// Returns the index of a font. Fonts with the same name have the same index.
  mutating func index(of font: GlyphFont) -> Int {
    if let index = fonts.firstIndex(where: { $0 === font }) { return index }
    if let index = fonts.firstIndex(where: { $0 == font }) { return index }
    fonts.append(font)
    outlines.append([:])
    return fonts.count - 1
  }

  mutating func index(of strike: Strike) -> Int {
    var index = strikes.count - 1
    while index >= 0 {
      if strikes[index].matches(strike) { return index }
      index -= 1
    }
    strikes.append(strike)
    return strikes.count - 1
  }

  mutating func outline(of glyph: UInt32, font: Int) -> Path {
    if let known = outlines[font][glyph] { return known }
    let outline = fonts[font].outline(of: glyph)
    outlines[font][glyph] = outline
    outlineElements += outline.elements.count + 1
    return outline
  }

  @inline(__always)
  static func key(strike: Int, glyph: UInt32, quarterX: Int, quarterY: Int) -> UInt64 {
    // Never 0, which marks an empty slot.
    (UInt64(strike) &+ 1) << 40 | UInt64(glyph) << 4 | UInt64(quarterX) << 2 | UInt64(quarterY)
  }

  @inline(__always)
  func find(_ key: UInt64) -> UnsafePointer<SpanMask>? {
    table.first(hash: Slot.hash(key)) { $0.key == key }?.mask
  }

  mutating func insert(_ mask: SpanMask, for key: UInt64) -> UnsafePointer<SpanMask> {
    let ownMask = arena.allocate(SpanMask.self, count: 1)
    ownMask.initialize(to: mask)
    table.insert(Slot(key: key, mask: UnsafePointer(ownMask)))
    return UnsafePointer(ownMask)
  }
}
