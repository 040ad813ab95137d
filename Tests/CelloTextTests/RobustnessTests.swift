import CelloText
import Foundation
import Testing

/// Bad and enormous input.
struct RobustnessTests {
  static let nonsense: [Double] = [.nan, .infinity, -.infinity, -1, 0, 1e-300, 1e300, -1e300]

  @Test("invalid sizes, widths and scales result in a finite layout", arguments: nonsense)
  func numbers(value: Double) {
    let value = CGFloat(value)
    let attributes = TextAttributes(
      font: FontDescription(size: value, lineAdvance: value), kern: value, tracking: value,
      baselineOffset: value, strokeWidth: value,
      attachment: TextAttachment(
        size: CGSize(width: value, height: value), baselineOffset: value, content: .space),
      obliqueness: value)
    let style = ParagraphStyle(
      alignment: .justified, lineBreakMode: .byTruncatingMiddle, lineSpacing: value,
      paragraphSpacing: value, paragraphSpacingBefore: value, minimumLineHeight: value,
      maximumLineHeight: value, lineHeightMultiple: value, firstLineHeadIndent: value,
      headIndent: value, tailIndent: value)
    let text = StyledText(
      "one two\u{fffc} three\tשלום\nfour", attributes: attributes, paragraph: style)
    for lines in [0, 1, 2, -3] {
      for width in [value, 50] {
        let layout = TextEngine.shared.layOut(
          text,
          in: TextConstraints(
            width: width, height: value, numberOfLines: lines, grid: PixelGrid(scale: value),
            minimumScale: value, allowsTightening: true,
            exclusion: CGSize(width: value, height: value)))
        #expect(layout.size.width.isFinite && layout.size.height.isFinite)
        #expect(layout.lines.allSatisfy { $0.baseline.isFinite && $0.width.isFinite })
        _ = layout.items(boxWidth: value)
      }
    }
  }

  @Test("runs that do not match the string are mended")
  func runs() {
    let font = TextAttributes(font: FontDescription(size: 17))
    var red = font
    red.color = 1
    for lengths in [[], [0], [-5], [1], [100], [1, 0, -1, 100], [.max, .max]] {
      let text = StyledText(
        "häß👍🏽",
        runs: lengths.enumerated().map { .init(length: $1, attributes: $0 % 2 == 0 ? font : red) },
        paragraphs: lengths.map { .init(length: $0, style: ParagraphStyle()) },
        defaultAttributes: font)
      let layout = TextEngine.shared.layOut(
        text, in: TextConstraints(width: 100, grid: PixelGrid(scale: 2)))
      #expect(layout.lines.count == 1 && layout.lines[0].range == 0..<7)
    }
    // A run can end inside a surrogate pair.
    let text = StyledText(
      "👍🏽", runs: [.init(length: 1, attributes: font), .init(length: 2, attributes: red)],
      paragraphs: [], defaultAttributes: font)
    #expect(
      TextEngine.shared.layOut(text, in: TextConstraints(width: 100, grid: PixelGrid(scale: 2)))
        .lines.count == 1)
  }

  static let enormousTexts: [(String, String)] = [
    ("words", String(repeating: "lorem ipsum ", count: 90_000)),
    ("one word", String(repeating: "a", count: 1_000_000)),
    ("one Arabic word", String(repeating: "ب", count: 100_000)),
    ("marks", "e" + String(repeating: "\u{301}", count: 100_000)),
    ("joined emoji", String(repeating: "👨\u{200d}", count: 100_000)),
    ("newlines", String(repeating: "\n", count: 100_000)),
    ("brackets", String(repeating: "א(", count: 100_000)),
    ("isolates", String(repeating: "\u{2067}a", count: 100_000)),
    ("overrides", String(repeating: "\u{202e}a", count: 100_000)),
    (
      "nested embeddings",
      String(repeating: "\u{202b}א\u{202a}a", count: 30_000)
        + String(repeating: "\u{202c}", count: 60_000)
    ),
    (
      "isolates in embeddings",
      String(repeating: "\u{2067}\u{202d}b\u{2068}", count: 30_000)
        + String(repeating: "\u{2069}\u{202c}\u{2069}c", count: 30_000)
    ),
    ("closers", String(repeating: "\u{202c}\u{2069}a", count: 100_000)),
    ("a megabyte of Devanagari", String(repeating: "क्षि", count: 85_000)),
    ("soft hyphens", String(repeating: "a\u{ad}", count: 100_000)),
    ("spaces", String(repeating: " ", count: 300_000)),
    ("tabs", String(repeating: "\t", count: 100_000)),
    ("no font has them", String(repeating: "\u{10fffd}", count: 100_000)),
    ("invisible", String(repeating: "\u{200b}", count: 100_000)),
    ("flags", String(repeating: "🇩", count: 100_000)),
  ]

  // Each of these texts takes milliseconds in one line. The limit detects changes that make one of
  // them quadratic.
  @Test(
    "enormous texts are laid out, cut in every way", .timeLimit(.minutes(3)),
    arguments: enormousTexts.indices)
  func layingOutEnormousTexts(index: Int) {
    let string = Self.enormousTexts[index].1
    for mode in [
      ParagraphStyle.LineBreakMode.byTruncatingTail, .byTruncatingHead, .byTruncatingMiddle,
      .byClipping, .byCharWrapping,
    ] {
      let layout = layOut(
        string, paragraph: ParagraphStyle(lineBreakMode: mode), width: 300, lines: 2)
      #expect(layout.lines.count <= 2)
    }
    let limited = layOut(string, width: 300, height: 200)
    #expect(limited.size.height <= 201)
    let all = layOut(string, width: 3000)
    #expect(all.lines.last?.range.upperBound == string.utf16.count)
  }

  @Test("threads get the layouts that one thread gets")
  func threads() {
    let strings = (0..<200).map { "Row \($0 % 50): mixed שלום مرحبا 👍🏽 हिन्दी \($0 % 7)" }
    let engine = TextEngine(catalog: FontCatalog())
    let expected = strings.map { layOut($0, width: 120, engine: engine) }
    let fresh = TextEngine(catalog: FontCatalog())
    let found = UnsafeMutableBufferPointer<TextLayout?>.allocate(capacity: strings.count)
    found.initialize(repeating: nil)
    defer {
      found.deinitialize()
      found.deallocate()
    }
    nonisolated(unsafe) let results = found
    DispatchQueue.concurrentPerform(iterations: strings.count) { index in
      results[index] = layOut(strings[index], width: 120, engine: fresh)
    }
    for index in strings.indices { #expect(found[index] == expected[index]) }
  }

  @Test("texts that only look equal are not mixed up")
  func canonicalEquivalence() {
    let composed = layOut("é", width: 77)
    let decomposed = layOut("e\u{301}", width: 77)
    #expect(composed.lines[0].range == 0..<1)
    #expect(decomposed.lines[0].range == 0..<2)
  }

  @Test("caches stay bounded and forget without a trace")
  func caches() {
    let engine = TextEngine(catalog: .shared)
    let first = layOut("remembered", engine: engine)
    for index in 0..<20_000 { _ = layOut("\(index)", engine: engine) }
    #expect(layOut("remembered", engine: engine) == first)
    engine.removeAll()
    #expect(layOut("remembered", engine: engine) == first)
  }
}
