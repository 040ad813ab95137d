import CelloRaster
import Testing

@testable import CelloSnapshots

/// Drawings in files.
struct DrawingArchiveTests {
  private static let red = Color(red: 255, green: 0, blue: 0, alpha: 0x1234)
  private static let rect = CGRect(x: 0.1, y: -1, width: 1 / 3, height: 1e10)
  private static let font = GlyphFont(name: "Plain", unitsPerEm: 1000) { glyph in
    Path(elements: [
      .move(.zero), .line(CGPoint(x: CGFloat(glyph), y: 1)),
      .quadratic(control: CGPoint(x: 2, y: 2), end: CGPoint(x: 3, y: 3)),
      .cubic(
        control1: CGPoint(x: 4, y: 4), control2: CGPoint(x: 5, y: 5), end: CGPoint(x: 6, y: 6)),
      .close,
    ])
  }

  /// Each kind of item, with values that differ from the defaults.
  private static let items: [DisplayList.Item] = [
    .fill(.rect(rect), red),
    .fill(.roundedRect(RoundedRect(rect, radius: 3, curve: .circular, corners: .topLeft)), .white),
    .fill(.path(font.outline(of: 7), .evenOdd), .black),
    .stroke(
      .rect(rect), StrokeStyle(width: 0.3, cap: .square, join: .bevel, miterLimit: 4), red),
    .glyphs(
      GlyphRun(
        font: font, size: 17, color: red,
        glyphs: [
          GlyphRun.Glyph(id: 3, position: CGPoint(x: 1 / 3, y: 2)),
          GlyphRun.Glyph(id: 9, position: .zero),
        ], slant: 0.2, stretch: 1.1, strokeWidth: 0.5)),
    .image(
      DisplayList.ImageItem(
        picture: Picture(Bitmap(width: 2, height: 3, filledWith: 0xff12_3456)), rect: rect,
        source: CGRect(x: 1, y: 1, width: 1, height: 1), tint: red, opacity: 0.4,
        nearest: .minified)),
    .shadow(
      DisplayList.Shadow(
        shape: .rect(rect), color: red, sigma: 2.8, offset: CGSize(width: 1, height: -2),
        isKnockedOut: true)),
    .backdrop(DisplayList.Backdrop(shape: .rect(rect), sigma: 9, saturation: 1.8, tints: [red])),
    .group(
      DisplayList.Group(
        items: [.fill(.rect(rect), red)], opacity: 0.3, clip: .rect(rect),
        transform: CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))),
    .composite(DisplayList.Composite(.blended(.hue), items: [.fill(.rect(rect), .white)])),
    .composite(
      DisplayList.Composite(.masked(by: [.fill(.rect(rect), red)]), items: [])),
    .composite(
      DisplayList.Composite(
        .stenciled(by: [.fill(.rect(rect), red)]), items: [.fill(.rect(rect), .black)])),
    .composite(
      DisplayList.Composite(
        .shadow(
          DisplayList.ContentShadow(color: red, sigma: 4, offset: CGSize(width: 3, height: 2))),
        items: [.fill(.rect(rect), .black)])),
    .gradient(
      DisplayList.GradientItem(
        .linear(start: CGPoint(x: 1, y: 2), end: CGPoint(x: 3, y: 4)),
        stops: [Gradient.Stop(red, at: 0.25)], drawsBeforeStart: true, opacity: 0.7)),
    .gradient(
      DisplayList.GradientItem(
        .radial(
          start: CGPoint(x: 1, y: 2), startRadius: 3, end: CGPoint(x: 4, y: 5), endRadius: 6),
        stops: [], drawsAfterEnd: true)),
  ]

  private static func archive(
    _ items: [DisplayList.Item], background: Color? = nil
  ) -> DrawingArchive {
    DrawingArchive(
      RecordedDrawing(
        list: DisplayList(size: CGSize(width: 4.5, height: 3), items: items), scale: 3,
        background: background), digest: PixelDigest(ofBytes: [1]))
  }

  @Test("a drawing is read as it was written", arguments: [nil, red])
  func roundTrip(background: Color?) throws {
    let archive = Self.archive(Self.items, background: background)
    let read = try DrawingArchive(archive.bytes, present: [Self.font])
    #expect(read.list.items.map(\.description) == archive.list.items.map(\.description))
    #expect(read == archive)
  }

  @Test("a font with other outlines or without a present font has another name")
  func fonts() throws {
    let bytes = Self.archive(Self.items).bytes
    let other = GlyphFont(name: "Plain", unitsPerEm: 1000) { _ in Path() }
    for present in [[], [other]] as [Set<GlyphFont>] {
      let read = try DrawingArchive(bytes, present: present)
      guard case .glyphs(let run) = read.list.items[4] else {
        Issue.record("There is no text.")
        return
      }
      #expect(run.font.name == "Plain (former)")
      #expect(run.font.outline(of: 9) == Self.font.outline(of: 9))
      // It has only the outlines that are drawn.
      #expect(run.font.outline(of: 1).isEmpty)
    }
  }

  @Test("a damaged file is not a drawing")
  func damaged() {
    let bytes = Self.archive(Self.items).bytes
    for count in stride(from: 0, to: bytes.count, by: 7) {
      #expect(throws: ArchiveError.damaged) {
        try DrawingArchive(Array(bytes.prefix(count)), present: [Self.font])
      }
    }
    #expect(throws: ArchiveError.damaged) {
      try DrawingArchive(bytes + [0, 0, 0, 0, 0, 0, 0, 0], present: [Self.font])
    }
    // The number of fonts is larger than the file.
    var large = bytes
    for index in 8..<16 { large[index] = 0x7f }
    #expect(throws: ArchiveError.damaged) { try DrawingArchive(large, present: [Self.font]) }
  }

  @Test("groups that are nested too deeply are refused")
  func deep() {
    var item = Self.items[0]
    for _ in 0..<300 { item = .group(DisplayList.Group(items: [item])) }
    let bytes = Self.archive([item]).bytes
    #expect(throws: ArchiveError.damaged) { try DrawingArchive(bytes, present: []) }
  }
}
