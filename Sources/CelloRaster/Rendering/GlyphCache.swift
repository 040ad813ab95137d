/// Glyph masks by font, size, glyph and place within a pixel, and the outlines that they are made from.
struct GlyphCache {
  /// A font at a size: what all glyphs of a run share.
  struct Strike {
    var font: Int
    /// From font units, y up, to pixels, y down, without translation.
    var map: AffineMap
    /// In font units; 0 when the outlines are filled.
    var strokeWidth: Double

    func matches(_ other: Strike) -> Bool {
      font == other.font && map == other.map && strokeWidth == other.strokeWidth
    }
  }

  private struct Slot {
    var key: UInt64
    var mask: UnsafePointer<SpanMask>?
  }

  private static let mostBytes = 8 << 20
  private static let mostMasks = 1 << 15
  private static let mostStrikes = 256
  private static let mostOutlineElements = 1 << 18

  private var fonts: [GlyphFont] = []
  private var outlines: [[UInt32: Path]] = []
  private var outlineElements = 0
  private var strikes: [Strike] = []
  private var slots: UnsafeMutablePointer<Slot>?
  private var slotCount = 0
  private var count = 0
  var arena = Arena()

  var isFull: Bool {
    count >= Self.mostMasks || arena.bytesUsed > Self.mostBytes
      || strikes.count >= Self.mostStrikes || outlineElements > Self.mostOutlineElements
  }

  mutating func removeAll() {
    fonts.removeAll()
    outlines.removeAll()
    outlineElements = 0
    strikes.removeAll()
    count = 0
    arena.removeAll()
    slots?.deallocate()
    slots = nil
    slotCount = 0
  }

  mutating func deallocate() {
    slots?.deallocate()
    slots = nil
    arena.deallocate()
  }

  /// The index of a font; fonts of one name are one font.
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
    guard let slots else { return nil }
    var index = Self.hash(key) & (slotCount &- 1)
    while true {
      let slot = slots[index]
      if slot.key == key { return slot.mask }
      if slot.key == 0 { return nil }
      index = (index &+ 1) & (slotCount &- 1)
    }
  }

  mutating func insert(_ mask: SpanMask, for key: UInt64) -> UnsafePointer<SpanMask> {
    if count * 2 >= slotCount { grow() }
    let kept = arena.allocate(SpanMask.self, count: 1)
    kept.initialize(to: mask)
    put(key, UnsafePointer(kept))
    count += 1
    return UnsafePointer(kept)
  }

  private func put(_ key: UInt64, _ mask: UnsafePointer<SpanMask>) {
    guard let slots else { return }
    var index = Self.hash(key) & (slotCount &- 1)
    while slots[index].key != 0 { index = (index &+ 1) & (slotCount &- 1) }
    slots[index] = Slot(key: key, mask: mask)
  }

  private mutating func grow() {
    let old = slots
    let oldCount = slotCount
    slotCount = max(oldCount * 2, 1024)
    let grown = UnsafeMutablePointer<Slot>.allocate(capacity: slotCount)
    grown.initialize(repeating: Slot(key: 0, mask: nil), count: slotCount)
    slots = grown
    guard let old else { return }
    for index in 0..<oldCount {
      if let mask = old[index].mask { put(old[index].key, mask) }
    }
    old.deallocate()
  }

  @inline(__always)
  private static func hash(_ key: UInt64) -> Int {
    Int(truncatingIfNeeded: (key &* 0x9e37_79b9_7f4a_7c15) >> 32)
  }
}
