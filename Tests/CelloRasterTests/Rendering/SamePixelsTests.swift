import Foundation
import Testing

@testable import CelloRaster

/// Tests that the pixels of a list do not depend on earlier drawings or the number of threads.
struct SamePixelsTests {
  @Test("caches do not change a pixel")
  func caches() throws {
    let lists = Self.lists
    let cold = try lists.map { try Renderer().render($0, scale: 2, background: .white) }
    let warm = Renderer()
    for _ in 0..<2 {
      for (list, expected) in zip(lists, cold) {
        #expect(try warm.render(list, scale: 2, background: .white) == expected)
      }
    }
    // Draws the lists in reverse order, into a bitmap with other contents.
    let other = Renderer()
    var bitmap = Bitmap(width: 240, height: 200, filledWith: 0x1234_5678)
    for (list, expected) in zip(lists, cold).reversed() {
      try other.render(list, scale: 2, background: .white, into: &bitmap)
      #expect(bitmap == expected)
    }
  }

  @Test("threads do not change a pixel", arguments: [1, 2, 8])
  func threads(count: Int) async throws {
    let lists = Self.lists
    let expected = try lists.map { try Renderer().render($0, scale: 3) }
    let results = try await withThrowingTaskGroup(of: [Bitmap].self) { group in
      for thread in 0..<count {
        group.addTask {
          try (0..<lists.count).map { index in
            try lists[(index + thread * 7) % lists.count].render(scale: 3)
          }
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    for bitmaps in results {
      let first = try #require(expected.firstIndex(of: bitmaps[0]))
      for index in 0..<lists.count {
        #expect(bitmaps[index] == expected[(index + first) % lists.count])
      }
    }
  }

  @Test("a picture drawn in bands equals a picture drawn as a whole")
  func bands() throws {
    // 700 rows of 1,000 pixels are drawn in eleven bands. A part from the middle is drawn in a
    // single band.
    var tall = DisplayList(size: CGSize(width: 1000, height: 700))
    for (index, list) in Self.lists.prefix(24).enumerated() {
      tall.items.append(
        .group(
          .init(
            items: list.items,
            transform: CGAffineTransform(
              translationX: CGFloat(index % 8) * 120, y: CGFloat(index / 8) * 200 - 30))))
    }
    let whole = try tall.render(scale: 1)
    for top in [0, 37, 65, 131, 400, 660] {
      var part = DisplayList(size: CGSize(width: 1000, height: 40))
      part.items = [
        .group(
          .init(
            items: tall.items.filter { !Self.containsBackdrop($0) },
            transform: CGAffineTransform(translationX: 0, y: CGFloat(-top))))
      ]
      var plain = tall
      plain.items.removeAll { Self.containsBackdrop($0) }
      let expected = try plain.render(scale: 1)
      let actual = try part.render(scale: 1)
      #expect(
        actual.pixels == Array(expected.pixels[top * 1000..<(top + 40) * 1000]), "row \(top)")
    }
    #expect(whole == (try tall.render(scale: 1)))
  }

  @Test("a picture with more shapes, glyphs and opacities than the caches hold is drawn whole")
  func overflow() throws {
    var random = Random(59)
    let font = GlyphFont(name: "Ticks", unitsPerEm: 100) { glyph in
      Path(CGRect(x: 0, y: 0, width: 20 + Int(glyph % 61), height: 20 + Int(glyph % 47)))
    }
    // Each row has 80 items, four pixels apart, with different shapes and opacities.
    let rows: [[DisplayList.Item]] = (0..<60).map { row in
      (0..<80).map { column in
        let x = CGFloat(column) * 4
        let color = Color(random.next(1 << 24), random.fraction())
        if column % 4 == 0 {
          return .glyphs(
            GlyphRun(
              font: font, size: 3 + CGFloat(random.fraction()), color: color,
              glyphs: [.init(id: UInt32(row * 80 + column), position: CGPoint(x: x, y: 4))]))
        }
        let path = Path(elements: [
          .move(CGPoint(x: x, y: 0)), .line(CGPoint(x: x + 3 + random.fraction(), y: 1)),
          .line(CGPoint(x: x + random.fraction(), y: 4)),
        ])
        return .fill(.path(path, .nonZero), color)
      }
    }
    var all = DisplayList(size: CGSize(width: 320, height: 240))
    for (index, row) in rows.enumerated() {
      let group = DisplayList.Group(
        items: row, opacity: 0.9,
        transform: CGAffineTransform(translationX: 0, y: CGFloat(index) * 4))
      all.items.append(.group(group))
    }
    let whole = try Renderer().render(all, scale: 1)
    for (index, row) in rows.enumerated() {
      let list = DisplayList(
        size: CGSize(width: 320, height: 4), items: [.group(.init(items: row, opacity: 0.9))])
      let alone = try Renderer().render(list, scale: 1)
      #expect(
        alone.pixels == Array(whole.pixels[index * 1280..<(index + 1) * 1280]), "row \(index)")
    }
  }

  private static func containsBackdrop(_ item: DisplayList.Item) -> Bool {
    switch item {
    case .backdrop: true
    case .group(let group): group.items.contains { containsBackdrop($0) }
    default: false
    }
  }

  /// Random lists of 120×100 pt with items of all types.
  static let lists: [DisplayList] = {
    var random = Random(53)
    let font = GlyphFont(name: "Blob", unitsPerEm: 1000) { glyph in
      var path = Path(ellipseIn: CGRect(x: 0, y: 0, width: 300 + Int(glyph) * 40, height: 700))
      path.elements += Path(CGRect(x: 100, y: -150, width: 120, height: 500)).elements
      return path
    }
    var picture = Bitmap(width: 9, height: 7)
    for index in picture.pixels.indices { picture.pixels[index] = random.premultipliedPixel() }
    let image = Picture(picture)
    func number(_ limit: Double) -> CGFloat { CGFloat(random.fraction() * limit) }
    func point() -> CGPoint { CGPoint(x: number(140) - 10, y: number(120) - 10) }
    func rect() -> CGRect {
      let rect = CGRect(origin: point(), size: CGSize(width: number(80), height: number(60)))
      return random.next(2) == 0
        ? rect
        : CGRect(
          x: Int(rect.origin.x), y: Int(rect.origin.y), width: Int(rect.width),
          height: Int(rect.height))
    }
    func path() -> Path {
      var path = Path()
      path.move(to: point())
      for _ in 0..<4 { path.addCubic(to: point(), control1: point(), control2: point()) }
      return path
    }
    func shape() -> Shape {
      switch random.next(4) {
      case 0: .rect(rect())
      case 1: .roundedRect(RoundedRect(rect(), radius: number(30), curve: .circular))
      case 2: .roundedRect(RoundedRect(rect(), radius: number(30)))
      default: .path(path(), [.nonZero, .evenOdd][random.next(2)])
      }
    }
    func color() -> Color { Color(random.next(1 << 24), [1, 1, 0.6, 0.12][random.next(4)]) }
    func items(_ count: Int, depth: Int) -> [DisplayList.Item] {
      (0..<count).map { _ in
        switch random.next(depth > 0 ? 9 : 8) {
        case 0, 1, 2: .fill(shape(), color())
        case 3:
          .stroke(
            shape(),
            StrokeStyle(
              width: number(9), cap: [.butt, .round, .square][random.next(3)],
              join: [.miter, .round, .bevel][random.next(3)]), color())
        case 4:
          .glyphs(
            GlyphRun(
              font: font, size: 8 + number(20), color: color(),
              glyphs: (0..<6).map { _ in .init(id: UInt32(random.next(9)), position: point()) },
              slant: [0, 0.2][random.next(2)], strokeWidth: [nil, nil, 1.5][random.next(3)]))
        case 5:
          .image(
            .init(
              picture: image, rect: rect(), tint: [nil, color()][random.next(2)],
              opacity: [1, 0.5][random.next(2)]))
        case 6:
          .shadow(
            .init(
              shape: shape(), color: color(), sigma: number(20) / 2,
              offset: CGSize(width: number(6), height: number(6)),
              isKnockedOut: random.next(2) == 0))
        case 7:
          random.next(3) > 0
            ? .fill(.rect(rect()), color())
            : .backdrop(
              .init(shape: shape(), sigma: number(12), saturation: 1.8, tints: [color()]))
        default:
          .group(
            .init(
              items: items(4, depth: depth - 1), opacity: [1, 0.5][random.next(2)],
              clip: [nil, shape()][random.next(2)],
              transform: [
                .identity, CGAffineTransform(translationX: number(10), y: number(10)),
                CGAffineTransform(-1, 0, 0, 1, 120, 0),
                CGAffineTransform(0.8, 0.6, -0.6, 0.8, 9, 9),
              ][random.next(4)]))
        }
      }
    }
    return (0..<40).map { _ in
      DisplayList(size: CGSize(width: 120, height: 100), items: items(8, depth: 2))
    }
  }()
}
