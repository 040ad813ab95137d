import CelloText
import Foundation
import Testing

/// Emoji.
struct EmojiTests {
  /// The fully qualified sequences in emoji-test.txt.
  static let sequences: [String] = {
    let text = String(
      decoding: UnicodeData.bytes("emoji/emoji-test.txt") ?? [], as: UTF8.self)
    return text.split(separator: "\n").compactMap { line in
      guard line.contains("; fully-qualified"), let codes = line.split(separator: ";").first else {
        return nil
      }
      var string = ""
      for code in codes.split(separator: " ") {
        guard let scalar = UInt32(code, radix: 16).flatMap(Unicode.Scalar.init) else { return nil }
        string.unicodeScalars.append(scalar)
      }
      return string
    }
  }()

  @Test(
    "every emoji, joined and toned ones too, is one picture",
    .enabled(if: UnicodeData.matches, UnicodeData.advice))
  func single() {
    #expect(Self.sequences.count > 3600)
    var failures: [String] = []
    for sequence in Self.sequences {
      let layout = layOut(sequence)
      if layout.images.count != 1 || !layout.glyphRuns.isEmpty { failures.append(sequence) }
    }
    #expect(failures == [])
  }

  @Test("an emoji is slightly wider than its size and positioned on the line")
  func place() throws {
    let layout = layOut("😀", FontDescription(size: 100))
    let image = try #require(layout.images.first)
    #expect(image.rect.width > 100 && image.rect.width < 130)
    #expect(image.rect.minY < layout.firstBaseline && image.rect.maxY > layout.firstBaseline)
    #expect(layout.lines[0].width > 110 && layout.lines[0].width < 140)
  }

  @Test("selectors choose between picture and text")
  func selectors() {
    #expect(layOut("❤\u{fe0f}").images.count == 1)
    #expect(layOut("❤\u{fe0e}").images.isEmpty)
    #expect(layOut("1\u{fe0f}\u{20e3}").images.count == 1)
    #expect(layOut("1").images.isEmpty)
    #expect(layOut("©").images.isEmpty && layOut("©\u{fe0f}").images.count == 1)
  }

  // Source: docs/measurements/text.md#emoji.
  @Test(
    "an emoji without a glyph in its own font is in color, without a selector for text",
    arguments: [
      ("🏔", 1), ("🖥", 1), ("✈", 1), ("✳", 1), ("☎", 1), ("⚠", 1), ("❤", 1), ("↩", 1),
      ("⚠\u{fe0e}", 0), ("✳\u{fe0e}", 0), ("🏔\u{fe0e}", 0),
      // The system font has these signs.
      ("→", 0), ("™", 0), ("®", 0), ("#", 0),
      // These are not emoji.
      ("✶", 0), ("✢", 0),
    ])
  func withoutSelector(text: String, count: Int) {
    #expect(layOut(text).images.count == count)
  }

  @Test("a flag is a pair of letters")
  func flags() {
    #expect(layOut("🇩🇪🇫🇷").images.count == 2)
    #expect(layOut("🇩🇪🇫🇷", width: 1).lines.count == 2)
  }

  @Test("pictures that cannot be decoded are reported, not left blank")
  func undecodable() throws {
    let original = "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf"
    var bytes = try [UInt8](Data(contentsOf: URL(fileURLWithPath: original)))
    // A FreeType without PNG support cannot decode any picture, like these damaged pictures.
    let header = Array("IHDR".utf8)
    for start in 0..<bytes.count - 4 where bytes[start] == header[0] {
      if Array(bytes[start..<start + 4]) == header { bytes[start] = 0 }
    }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("NotoColorEmoji.ttf")
    try Data(bytes).write(to: file)
    let catalog = FontCatalog(folders: [folder.path] + FontCatalog.standardFolders)
    let engine = TextEngine(catalog: catalog)
    #expect(layOut("😀", engine: engine).images.isEmpty)
    let error = FontError.undecodablePictures(path: file.path)
    #expect(catalog.emojiError == error)
    #expect(engine.warnings.contains(.font(error)))
    #expect(FontCatalog().emojiError == nil)
  }
}
