import Foundation
import Testing

@testable import CelloRaster

struct BadInputTests {
  static let numbers: [CGFloat] = [
    0, -1, 0.3, 1e-30, 1e9, -1e9, 1e30, -1e300, .infinity, -.infinity, .nan,
    .greatestFiniteMagnitude,
  ]

  private static func rects() -> [CGRect] {
    var rects: [CGRect] = [.null, .infinite, .zero]
    for a in numbers {
      for b in numbers {
        rects.append(CGRect(x: a, y: 2, width: b, height: 5))
        rects.append(CGRect(x: 2, y: b, width: 5, height: a))
        rects.append(CGRect(x: a, y: a, width: b, height: b))
      }
    }
    return rects
  }

  private static func paths() -> [Path] {
    var paths: [Path] = [Path(), Path(elements: [.close]), Path(elements: [.move(.zero), .close])]
    for a in numbers {
      for b in numbers {
        paths.append(
          Path(elements: [
            .line(CGPoint(x: a, y: b)), .line(CGPoint(x: 3, y: 9)), .line(CGPoint(x: b, y: 1)),
          ]))
        paths.append(
          Path(elements: [
            .move(CGPoint(x: 1, y: 1)),
            .cubic(
              control1: CGPoint(x: a, y: b), control2: CGPoint(x: b, y: a),
              end: CGPoint(x: 9, y: 9)),
            .quadratic(control: CGPoint(x: b, y: b), end: CGPoint(x: a, y: 3)),
          ]))
      }
    }
    return paths
  }

  @Test(
    "no shape causes a trap, takes long or draws outside its bounds", .timeLimit(.minutes(2))
  )
  func shapes() throws {
    let renderer = Renderer()
    func render(_ item: DisplayList.Item, within bounds: CGRect? = nil) throws {
      let list = DisplayList(size: CGSize(width: 20, height: 20), items: [item])
      let bitmap = try renderer.render(list, scale: 3, background: .white)
      try #require(bitmap.width == 60 && bitmap.height == 60 && bitmap.pixels.count == 3600)
      guard let bounds else { return }
      let painted = bitmap.pixels.indices.filter { bitmap.pixels[$0] != 0xffff_ffff }
      let outside = painted.first { index in
        !bounds.contains(
          CGPoint(x: (CGFloat(index % 60) + 0.5) / 3, y: (CGFloat(index / 60) + 0.5) / 3))
      }
      #expect(outside == nil, "\(item)")
    }
    for rect in Self.rects() {
      // Larger numbers are inexact by a point or more.
      let isExact = [rect.minX, rect.minY, rect.maxX, rect.maxY].allSatisfy { abs($0) < 1e10 }
      // Partly covered pixels are a third of a point wide. Strokes extend one point beyond the
      // shape.
      let filled = isExact ? rect.standardized.insetBy(dx: -0.34, dy: -0.34) : nil
      let stroked = filled?.insetBy(dx: -1, dy: -1)
      for shape in [
        Shape.rect(rect), .roundedRect(RoundedRect(rect, radius: 6)),
        .roundedRect(RoundedRect(rect, radius: .infinity, curve: .circular)),
        .path(Path(ellipseIn: rect), .nonZero),
      ] {
        try render(.fill(shape, .black), within: filled)
        try render(.stroke(shape, StrokeStyle(width: 2, join: .round), .black), within: stroked)
        try render(
          .group(.init(items: [.fill(.rect(rect), .black)], opacity: 0.5, clip: shape)),
          within: filled)
      }
    }
    for path in Self.paths() {
      for rule in [FillRule.nonZero, .evenOdd] { try render(.fill(.path(path, rule), .black)) }
      for width in [0.5, 1e9, .infinity, .nan] as [CGFloat] {
        try render(
          .stroke(
            .path(path, .nonZero), StrokeStyle(width: width, cap: .round, join: .round), .black))
      }
      try render(
        .stroke(
          .path(path, .nonZero), StrokeStyle(width: 1, join: .miter, miterLimit: .infinity), .black)
      )
    }
    for a in Self.numbers {
      for b in Self.numbers {
        try render(
          .group(
            .init(
              items: [
                .fill(
                  .roundedRect(RoundedRect(CGRect(x: 1, y: 1, width: 9, height: 9), radius: b)),
                  .black),
                .stroke(
                  .rect(CGRect(x: 1, y: 1, width: 9, height: 9)), StrokeStyle(width: 1), .black),
              ], opacity: a, transform: CGAffineTransform(a: a, b: b, c: b, d: a, tx: b, ty: a))))
      }
    }
  }

  @Test("no blur traps, takes long or needs much memory", .timeLimit(.minutes(2)))
  func blurs() throws {
    let renderer = Renderer()
    for a in Self.numbers {
      for shape in [
        Shape.rect(CGRect(x: 2, y: 2, width: 9, height: 9)), .rect(.infinite), .rect(.null),
        .roundedRect(RoundedRect(CGRect(x: a, y: 2, width: 9, height: a), radius: a)),
      ] {
        for b in [0, 3, 1e9, .nan] as [CGFloat] {
          let list = DisplayList(
            size: CGSize(width: 20, height: 20),
            items: [
              .shadow(
                .init(
                  shape: shape, color: .black, sigma: a, offset: CGSize(width: b, height: a),
                  isKnockedOut: true)),
              .backdrop(.init(shape: shape, sigma: a, saturation: b, tints: [.white])),
            ])
          _ = try renderer.render(list, scale: 2, background: .white)
        }
      }
    }
  }

  @Test("no glyph run or image traps or takes long", .timeLimit(.minutes(2)))
  func glyphsAndImages() throws {
    let font = GlyphFont(name: "Square", unitsPerEm: 1000) { glyph in
      glyph == 2
        ? Path(elements: [.move(CGPoint(x: CGFloat.nan, y: 0)), .line(CGPoint(x: 1, y: 1))])
        : Path(CGRect(x: 0, y: 0, width: 700, height: 700))
    }
    let empty = GlyphFont(name: "Empty", unitsPerEm: 0) { _ in Path() }
    let picture = Picture(Bitmap(width: 3, height: 2, filledWith: 0xff00_00ff))
    let nothing = Picture(Bitmap(width: 0, height: 2))
    let renderer = Renderer()
    for a in Self.numbers {
      for b in Self.numbers {
        var items: [DisplayList.Item] = []
        for font in [font, empty] {
          for stroke in [nil, 1, a] as [CGFloat?] {
            items.append(
              .glyphs(
                GlyphRun(
                  font: font, size: a, color: .black,
                  glyphs: [
                    .init(id: 1, position: CGPoint(x: b, y: 9)),
                    .init(id: 2, position: CGPoint(x: 5, y: b)),
                    .init(id: .max, position: CGPoint(x: 5, y: a)),
                  ], slant: b, strokeWidth: stroke)))
          }
        }
        for picture in [picture, nothing] {
          for rect in [
            CGRect(x: a, y: 2, width: b, height: 5), CGRect(x: 2, y: 2, width: 7, height: 7),
          ] {
            for source in [nil, CGRect(x: b, y: 0, width: a, height: 1)] {
              items.append(
                .image(
                  .init(picture: picture, rect: rect, source: source, tint: .black, opacity: b)))
            }
          }
        }
        items.append(
          .group(.init(items: items, transform: CGAffineTransform(0.6, 0.8, -0.8, 0.6, 4, 4))))
        let list = DisplayList(size: CGSize(width: 20, height: 20), items: items)
        _ = try renderer.render(list, scale: 2)
      }
    }
  }

  @Test("shapes with a size of a billion pixels are correct inside the picture")
  func hugePaths() throws {
    func polygon(_ size: CGFloat) -> Path {
      Path(elements: [
        .move(CGPoint(x: 1, y: 2)), .line(CGPoint(x: 1 + size, y: 2 + size)),
        .line(CGPoint(x: 1, y: 2 + size)),
      ])
    }
    let expected = try coverage(40, 40, .fill(.path(polygon(100), .nonZero), .black))
    for size in [1e4, 1e7, 1e9, 1e11] as [CGFloat] {
      #expect(try coverage(40, 40, .fill(.path(polygon(size), .nonZero), .black)) == expected)
    }
    // The circle is so large that its edge is straight within the picture.
    let halves = (0..<40).map { y in [Int](repeating: y < 20 ? 0 : 255, count: 40) }
    for size in [1e7, 1e9] as [CGFloat] {
      let circle = Path(ellipseIn: CGRect(x: 20 - size, y: 20, width: size * 2, height: size * 2))
      let inside = try coverage(40, 40, .fill(.path(circle, .nonZero), .black))
      for (a, b) in zip(inside.joined(), halves.joined()) { #expect((a - b).magnitude <= 1) }
    }
    // The outline of the circle, with a width of ten pixels.
    let circle = Path(ellipseIn: CGRect(x: 20 - 1e8, y: 20, width: 2e8, height: 2e8))
    let ring = try coverage(
      40, 40, .stroke(.path(circle, .nonZero), StrokeStyle(width: 10), .black))
    let expectedRing = (0..<40).map { y in
      [Int](repeating: (15..<25).contains(y) ? 255 : 0, count: 40)
    }
    for (a, b) in zip(ring.joined(), expectedRing.joined()) { #expect((a - b).magnitude <= 1) }
    #expect(
      try coverage(4, 4, .fill(.rect(CGRect(x: -1e9, y: 1, width: 2e9, height: 2)), .black))
        == [[0, 0, 0, 0], [255, 255, 255, 255], [255, 255, 255, 255], [0, 0, 0, 0]])
  }

  @Test("a path of many elements is drawn in time that grows with it", .timeLimit(.minutes(1)))
  func manyElements() throws {
    var random = Random(41)
    var path = Path()
    path.move(to: .zero)
    for _ in 0..<100_000 {
      path.addLine(to: CGPoint(x: random.fraction() * 400, y: random.fraction() * 300))
    }
    _ = try draw(400, 300, [.fill(.path(path, .evenOdd), .black)])
  }

  @Test("sizes and scales that cannot be drawn are refused with a sentence")
  func refusals() throws {
    func error(_ width: CGFloat, _ height: CGFloat, _ scale: CGFloat) -> String? {
      do throws(RasterError) {
        _ = try DisplayList(size: CGSize(width: width, height: height)).render(scale: scale)
        return nil
      } catch {
        return error.description
      }
    }
    #expect(
      error(1e7, 10, 1)
        == "A picture of 10000000×10 pt at scale 1 is too large; at most 1048576 pixels a side and 134217728 pixels in all can be drawn."
    )
    #expect(error(20_000, 20_000, 1) != nil)
    #expect(error(.nan, 10, 1) != nil)
    #expect(error(.infinity, 10, 1) != nil)
    #expect(
      error(10, 10, 0)
        == "A picture cannot be drawn at scale 0; give a positive, finite number of pixels per point."
    )
    #expect(error(10, 10, -.infinity) != nil)
    #expect(error(10, 10, .nan) != nil)
    #expect(error(-5, 10, 2) == nil)
    let empty = try DisplayList(size: CGSize(width: -5, height: 10)).render(scale: 2)
    #expect(empty.width == 0 && empty.height == 20 && empty.pixels.isEmpty)
  }

  @Test("groups may nest deeply, but not without end")
  func nesting() throws {
    func nested(_ depth: Int) -> DisplayList {
      var item = DisplayList.Item.fill(.rect(CGRect(x: 0, y: 0, width: 1, height: 1)), .black)
      for _ in 0..<depth { item = .group(.init(items: [item], opacity: 0.999)) }
      return DisplayList(size: CGSize(width: 1, height: 1), items: [item])
    }
    _ = try nested(256).render(scale: 1)
    #expect(throws: RasterError.nesting(limit: 256)) { try nested(257).render(scale: 1) }
  }

  @Test("a bitmap is as large as the list in pixels, rounded up past a thousandth")
  func sizes() throws {
    for (points, scale, expected) in [
      (393.0, 3.0, 1179), (68.0 + 1.0 / 3, 3, 205), (44.5, 2, 89), (10.1, 1, 11), (10.0004, 1, 10),
    ] {
      let list = DisplayList(size: CGSize(width: points, height: 1))
      #expect(try list.render(scale: scale).width == expected)
    }
  }
}
