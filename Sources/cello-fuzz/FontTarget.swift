import CelloText
import Foundation

/// Damaged font files: registering them throws or succeeds; what succeeds can be laid out and outlined.
struct FontTarget: FuzzTarget {
  private let corpus: [[UInt8]]

  /// Small fonts of both outline formats, with and without shaping tables.
  private static let files = [
    "/usr/share/fonts/truetype/noto/NotoSansOgham-Regular.ttf",
    "/usr/share/fonts/truetype/noto/NotoSansBuginese-Regular.ttf",
    "/usr/share/fonts/truetype/noto/NotoSansPhagsPa-Regular.ttf",
    "/usr/share/fonts/truetype/noto/NotoSansTagalog-Regular.ttf",
    "/usr/share/fonts/truetype/noto/NotoSansHebrew-Regular.ttf",
    "/usr/share/fonts/opentype/inter/Inter-Thin.otf",
  ]
  private static let texts = ["Aa fi 12", "שלום", "ᨀᨁᨂ", "ᚁᚂ", "ᜀᜁᜂ᜔", "ꡀꡁꡂ"]

  init() throws {
    corpus = try Self.files.map { path in
      guard let data = FileManager.default.contents(atPath: path) else {
        throw FuzzError(description: "\(path) is missing: install fonts-noto-core and fonts-inter.")
      }
      return Array(data)
    }
  }

  func run(_ random: inout SplitMix) -> String? {
    var bytes = random.pick(corpus)
    mutate(&bytes, &random)
    let catalog = FontCatalog()
    let names: [String]
    do {
      names = try catalog.register(bytes: bytes, name: "mutant")
    } catch is FontError {
      return nil
    } catch {
      return "an error of another kind: \(error)"
    }
    guard let name = names.first else { return "registered without a name" }
    let engine = TextEngine(catalog: catalog)
    let font = FontDescription(family: .named(name), size: 17)
    let text = StyledText(random.pick(Self.texts), attributes: TextAttributes(font: font))
    let layout = engine.layOut(
      text, in: TextConstraints(width: 80, grid: PixelGrid(scale: 2)))
    guard layout.size.width.isFinite, layout.size.height.isFinite else { return "no finite size" }
    var items: [DisplayList.Item] = []
    layout.draw(into: &items, at: .zero, palette: [.black])
    for case .glyphs(let run) in items {
      for glyph in run.glyphs.prefix(8) { _ = run.font.outline(of: glyph.id) }
    }
    if let glyphFont = try? catalog.glyphFont(for: font) {
      for _ in 0..<4 { _ = glyphFont.outline(of: UInt32(truncatingIfNeeded: random.below(400))) }
    }
    return nil
  }

  private func mutate(_ bytes: inout [UInt8], _ random: inout SplitMix) {
    for _ in 0...random.below(4) {
      guard bytes.count > 16 else { return }
      switch random.below(10) {
      case 0: bytes.removeLast(random.below(bytes.count))
      case 1:
        // The table directory: offsets and lengths.
        let position = 12 + random.below(min(bytes.count - 12, 320))
        bytes[position] = UInt8(truncatingIfNeeded: random.next())
      case 2, 3:
        let position = random.below(bytes.count)
        bytes[position] ^= 1 << UInt8(random.below(8))
      case 4:
        let position = random.below(bytes.count - 1)
        let value = random.pick([0, 1, 0x7fff, 0x8000, 0xffff, 0xfffe])
        bytes[position] = UInt8(value >> 8)
        bytes[position + 1] = UInt8(value & 0xff)
      case 5:
        // One table's content over another's.
        let length = random.below(min(512, bytes.count))
        let from = random.below(bytes.count - length)
        let to = random.below(bytes.count - length)
        let piece = Array(bytes[from..<from + length])
        bytes.replaceSubrange(to..<to + length, with: piece)
      case 6:
        let length = random.below(min(64, bytes.count))
        let from = random.below(bytes.count - length)
        for position in from..<from + length {
          bytes[position] = UInt8(truncatingIfNeeded: random.next())
        }
      case 7:
        let from = random.below(bytes.count)
        bytes.removeSubrange(from..<min(from + random.below(32), bytes.count))
      case 8:
        let from = random.below(bytes.count)
        bytes.insert(
          contentsOf: Array(repeating: UInt8(random.below(256)), count: random.below(32)), at: from)
      default:
        for _ in 0..<random.below(24) {
          bytes[random.below(bytes.count)] = UInt8(truncatingIfNeeded: random.next())
        }
      }
    }
  }
}
