internal import CelloSnapshots
internal import CelloText

extension FuzzTarget {
  /// Damaged fonts: registering a font throws an error, or its text can be laid out and drawn.
  static let fontFile = FuzzTarget(
    "font",
    inputs: { random in
      var bytes = random.pick(FontSeeds.all)
      for _ in 0...random.below(4) { FontSeeds.damage(&bytes, &random) }
      return bytes
    }
  ) { bytes in
    // Without folders, there is no fallback font.
    let catalog = FontCatalog(folders: [])
    guard let names = try? catalog.register(bytes: bytes, name: "input.ttf"), let name = names.first
    else { return }
    let engine = TextEngine(catalog: catalog)
    let font = FontDescription(family: .named(name), size: 17)
    let layout = engine.layOut(
      StyledText(FontSeeds.text, attributes: TextAttributes(font: font)),
      in: TextConstraints(width: 60, numberOfLines: 4, grid: PixelGrid(scale: 1)))
    try require(
      layout.size.width.isFinite && layout.size.height.isFinite,
      "A damaged font gives a layout of no size.")
    var items: [DisplayList.Item] = []
    layout.draw(into: &items, at: .zero, palette: [.black], boxWidth: 60)
    _ = try? DisplayList(size: CGSize(width: 60, height: 40), items: items).render(scale: 1)
    if let glyphFont = try? catalog.glyphFont(for: font) {
      for glyph: UInt32 in [0, 1, 9, 0xffff] { _ = glyphFont.outline(of: glyph) }
    }
  }
}

/// Subsets of fonts: both kinds of outlines, composite glyphs, bitmaps, a collection, a variable
/// font, and the tables that join, stack, reorder and kern glyphs.
enum FontSeeds {
  static let all: [[UInt8]] = [
    PackageResources.cff_otf, PackageResources.arabic_ttf, PackageResources.devanagari_ttf,
    PackageResources.composite_ttf, PackageResources.bitmaps_ttf, PackageResources.collection_ttc,
    PackageResources.variable_ttf,
  ]

  /// Characters that the seeds contain.
  static let text = "Tofi12A بلّ कि्ष⚪\u{fe0f}Áé"

  static func damage(_ bytes: inout [UInt8], _ random: inout SplitMix64) {
    guard bytes.count > 16 else { return }
    let position = random.below(bytes.count - 1)
    switch random.below(12) {
    case 0: bytes.removeLast(random.below(bytes.count))
    case 1: bytes[12 + random.below(min(bytes.count - 12, 320))] = random.byte()
    case 2, 3: bytes[position] ^= 1 << UInt8(random.below(8))
    case 4, 5:
      // Values at which lengths and offsets overflow.
      let value = random.pick([0, 1, 0x7fff, 0x8000, 0xffff, 0xfffe, bytes.count])
      bytes[position] = UInt8(truncatingIfNeeded: value >> 8)
      bytes[position + 1] = UInt8(truncatingIfNeeded: value)
    case 6:
      // The contents of one table replace the contents of another table.
      let length = random.below(min(512, bytes.count))
      let from = random.below(bytes.count - length)
      let to = random.below(bytes.count - length)
      bytes.replaceSubrange(to..<to + length, with: Array(bytes[from..<from + length]))
    case 7:
      let length = random.below(min(64, bytes.count))
      let from = random.below(bytes.count - length)
      for index in from..<from + length { bytes[index] = random.byte() }
    case 8: bytes.removeSubrange(position..<min(position + random.below(32), bytes.count))
    case 9:
      let byte = random.byte()
      bytes.insert(
        contentsOf: Array(repeating: byte, count: random.below(32)), at: position)
    case 10:
      // Two adjacent 16-bit numbers are swapped.
      let even = position & ~1
      guard even + 4 <= bytes.count else { return }
      bytes.swapAt(even, even + 2)
      bytes.swapAt(even + 1, even + 3)
    default:
      for _ in 0..<random.below(24) { bytes[random.below(bytes.count)] = random.byte() }
    }
  }
}
