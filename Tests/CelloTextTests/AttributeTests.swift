import CelloText
import Testing

/// Attributes of runs.
struct AttributeTests {
  private let font = FontDescription(size: 17)

  private func layOut(
    _ parts: [(String, (inout TextAttributes) -> Void)], width: CGFloat = .infinity,
    scale: CGFloat = 2
  ) -> TextLayout {
    let runs = parts.map { part in
      var attributes = TextAttributes(font: font)
      part.1(&attributes)
      return StyledText.Run(length: part.0.utf16.count, attributes: attributes)
    }
    let text = StyledText(
      parts.map(\.0).joined(), runs: runs, paragraphs: [],
      defaultAttributes: TextAttributes(font: font))
    return TextEngine.shared.layOut(
      text, in: TextConstraints(width: width, grid: PixelGrid(scale: scale)))
  }

  private func width(_ string: String, _ change: @escaping (inout TextAttributes) -> Void)
    -> CGFloat
  {
    layOut([(string, change)]).lines[0].width
  }

  private func isOnPixel(_ value: CGFloat) -> Bool {
    let pixels = Double(value) * 2
    return (pixels - Double(Int(pixels + 0.5))).magnitude < 1e-9
  }

  @Test("kern and tracking widen each character")
  func spacing() {
    let plain = width("AVATAR") { _ in }
    #expect((width("AVATAR") { $0.kern = 2 } - plain - 12).magnitude < 1e-9)
    #expect((width("AVATAR") { $0.tracking = 1.5 } - plain - 9).magnitude < 1e-9)
    #expect((width("e\u{301}") { $0.kern = 2 } - width("e\u{301}") { _ in } - 2).magnitude < 1e-9)
    // Without kerning, a text is wider if the font's kerning moves pairs of letters together.
    #expect(width("AVATAR") { $0.kern = 0 } > plain)
  }

  @Test("spaced letters do not melt into ligatures")
  func ligatures() {
    func glyphs(_ change: @escaping (inout TextAttributes) -> Void) -> Int {
      layOut([
        (
          "ffi",
          {
            $0.font.family = .serif
            change(&$0)
          }
        )
      ]).glyphRuns[0].glyphs.count
    }
    #expect(glyphs { _ in } < 3)
    #expect(glyphs { $0.ligatures = false } == 3)
    #expect(glyphs { $0.kern = 1 } == 3)
    #expect(glyphs { $0.tracking = -0.5 } == 3)
  }

  @Test("an underline is on whole pixels under the text, without gaps between runs")
  func underline() throws {
    let layout = layOut([
      ("one ", { $0.underline = TextDecoration() }), ("gypsy", { $0.underline = TextDecoration() }),
      (" plain", { _ in }),
    ])
    let fills = layout.fills
    #expect(fills.count == 1)
    let rect = try #require(fills.first?.rect)
    #expect(isOnPixel(rect.minY) && isOnPixel(rect.height) && rect.height >= 0.5)
    #expect(rect.minY > layout.firstBaseline && rect.maxY < layout.size.height)
    #expect((rect.width - layOut([("one gypsy", { _ in })]).lines[0].width).magnitude < 0.01)
    #expect(fills[0].color == testPalette[0])
  }

  @Test("a strikethrough is drawn over the letters in its own color")
  func strikethrough() throws {
    let layout = layOut([("struck", { $0.strikethrough = TextDecoration(color: 1) })])
    let items = layout.items()
    guard case .fill(.rect(let rect), let color) = items.last else {
      Issue.record("the line is not drawn last")
      return
    }
    #expect(color == testPalette[1])
    #expect(rect.maxY < layout.firstBaseline && rect.minY > layout.firstBaseline - 12)
  }

  @Test(
    "styles and patterns of lines",
    arguments: [
      (TextDecoration(style: .double), 2), (TextDecoration(style: .thick), 1),
      (TextDecoration(pattern: .dot), 3), (TextDecoration(pattern: .dash), 2),
    ])
  func patterns(line: TextDecoration, atLeast: Int) {
    let single = layOut([("mmmmmm", { $0.underline = TextDecoration() })]).fills[0].rect
    let fills = layOut([("mmmmmm", { $0.underline = line })]).fills
    #expect(fills.count >= atLeast)
    if line.style == .thick { #expect(fills[0].rect.height == 2 * single.height) }
    if line.style == .double { #expect(fills[1].rect.minY > fills[0].rect.maxY) }
    #expect(fills.allSatisfy { $0.rect.minX >= 0 && $0.rect.maxX <= single.maxX + 0.001 })
  }

  @Test("a background fills the line's box behind its run")
  func background() throws {
    let layout = layOut([("a", { _ in }), ("bcd", { $0.background = 2 }), ("e", { _ in })])
    guard case .fill(.rect(let rect), let color) = layout.items().first else {
      Issue.record("the background is not drawn first")
      return
    }
    #expect(color == testPalette[2])
    #expect(rect.minX > 0 && rect.maxX < layout.lines[0].width)
    #expect((rect.height - FontDescription(size: 17).metrics.lineHeight).magnitude < 1e-9)
  }

  @Test("a positive stroke is only stroked, a negative one also filled")
  func stroke() {
    let outline = layOut([
      (
        "a",
        {
          $0.strokeWidth = 3
          $0.strokeColor = 1
        }
      )
    ]).glyphRuns
    #expect(outline.map(\.strokeWidth).count == 1)
    #expect(outline[0].color == testPalette[1])
    let both = layOut([
      (
        "a",
        {
          $0.strokeWidth = -3
          $0.strokeColor = 1
        }
      )
    ]).glyphRuns
    #expect(both.map { $0.strokeWidth == nil } == [true, false])
    #expect(both.map(\.color) == [testPalette[0], testPalette[1]])
    // The width is a percentage of the requested font size, not of the size at which Inter is
    // drawn.
    #expect((Double(both[1].strokeWidth ?? 0) - 0.51).magnitude < 1e-9)
  }

  @Test("a raised run moves its glyphs and increases the line height")
  func baselineOffset() {
    let layout = layOut([("a", { _ in }), ("b", { $0.baselineOffset = 10 })])
    let runs = layout.glyphRuns
    #expect(runs.flatMap(\.glyphs).map { layout.firstBaseline - $0.position.y } == [0, 10])
    #expect(layout.lines[0].height == FontDescription(size: 17).metrics.lineHeight + 10)
    let lowered = layOut([("a", { _ in }), ("b", { $0.baselineOffset = -10 })])
    #expect(lowered.firstBaseline == layOut([("a", { _ in })]).firstBaseline)
    #expect(lowered.lines[0].height == FontDescription(size: 17).metrics.lineHeight + 10)
  }

  @Test("an attachment is positioned in the line and increases its height")
  func attachment() throws {
    let picture = Picture(Bitmap(width: 4, height: 4, filledWith: .max))
    let layout = layOut([
      ("a", { _ in }),
      (
        "\u{fffc}",
        {
          $0.attachment = TextAttachment(
            size: CGSize(width: 30, height: 40), baselineOffset: -5, picture: picture, tint: 1)
        }
      ), ("b", { _ in }),
    ])
    let image = try #require(layout.images.first)
    #expect(image.picture == picture && image.tint == testPalette[1])
    #expect(image.rect.size == CGSize(width: 30, height: 40))
    #expect(image.rect.maxY == layout.firstBaseline + 5)
    #expect(layout.firstBaseline == 35)
    let width = layOut([("a", { _ in })]).lines[0].width + layOut([("b", { _ in })]).lines[0].width
    #expect((layout.lines[0].width - width - 30).magnitude < 1e-9)
    // Without an attachment, the character is drawn like any other character.
    #expect(layOut([("\u{fffc}", { _ in })]).images.isEmpty)
  }

  @Test("a drawing is stretched to the attachment's size")
  func drawing() throws {
    let list = DisplayList(
      size: CGSize(width: 10, height: 10), items: [.fill(.rect(.zero), .black)])
    let layout = layOut([
      (
        "\u{fffc}",
        {
          $0.attachment = TextAttachment(
            size: CGSize(width: 20, height: 10), content: .drawing(list))
        }
      )
    ])
    guard case .group(let group) = layout.items().first else {
      Issue.record("no group")
      return
    }
    #expect(group.transform.a == 2 && group.transform.d == 1)
  }

  @Test("runs with the same appearance are drawn together")
  func merging() {
    #expect(layOut([("a", { _ in }), ("b", { $0.kern = 1 })]).glyphRuns.count == 1)
    #expect(layOut([("a", { _ in }), ("b", { $0.color = 1 })]).glyphRuns.count == 2)
    #expect(
      layOut([("a", { _ in }), ("b", { $0.obliqueness = 0.2 })]).glyphRuns.map(\.slant) == [0, 0.2])
  }

  @Test("the tallest run decides the line's box")
  func mixedSizes() {
    let layout = layOut([("a", { _ in }), ("B", { $0.font.size = 34 })])
    let metrics = FontDescription(size: 34).metrics
    #expect(layout.lines[0].height == metrics.lineHeight)
    #expect(layout.firstBaseline == PixelGrid(scale: 2).rounded(metrics.ascender))
  }

  @Test("layouts do not depend on colors")
  func palettes() {
    let layout = layOut([("a", { _ in })])
    var items: [DisplayList.Item] = []
    layout.draw(into: &items, at: CGPoint(x: 5, y: 7), palette: [testPalette[3]])
    guard case .glyphs(let run) = items.first else { return }
    #expect(run.color == testPalette[3])
    #expect(run.glyphs[0].position == CGPoint(x: 5, y: 7 + layout.firstBaseline))
    // A color outside the palette draws nothing.
    var nothing: [DisplayList.Item] = []
    layout.draw(into: &nothing, at: .zero, palette: [])
    #expect(
      nothing.allSatisfy { if case .glyphs(let run) = $0 { run.color.alpha == 0 } else { true } })
  }
}
