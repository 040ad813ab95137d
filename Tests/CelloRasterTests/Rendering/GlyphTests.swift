import Foundation
import Testing

@testable import CelloRaster

struct GlyphTests {
  /// A font with a square of 500 units on the baseline. Glyph 9 has no outline.
  private static let font = GlyphFont(name: "Squares", unitsPerEm: 1000) { glyph in
    glyph == 9 ? Path() : Path(CGRect(x: 0, y: 0, width: 500, height: 500))
  }

  private func run(
    _ positions: [(CGFloat, CGFloat)], size: CGFloat = 8, slant: CGFloat = 0,
    strokeWidth: CGFloat? = nil, glyph: UInt32 = 1
  ) -> DisplayList.Item {
    .glyphs(
      GlyphRun(
        font: Self.font, size: size, color: .black,
        glyphs: positions.map { .init(id: glyph, position: CGPoint(x: $0.0, y: $0.1)) },
        slant: slant, strokeWidth: strokeWidth))
  }

  @Test("x is rounded to quarters of a pixel, and the baseline to a whole pixel")
  func positions() throws {
    // The glyph is four pixels wide and high. Its lower edge is on the baseline.
    for (x, first, last) in [
      (2.0, 255, 0), (2.12, 255, 0), (2.13, 191, 64), (2.5, 128, 128), (2.87, 64, 191),
      (2.9, 0, 255),
    ] {
      let row = try coverage(12, 10, run([(x, 7)]))[5]
      #expect(row[2] == first, "x \(x)")
      #expect(row[6] == last, "x \(x)")
    }
    for (y, top) in [(7.0, 3), (7.4, 3), (7.5, 4), (6.6, 3)] {
      let rows = try coverage(12, 12, run([(2, y)]))
      #expect(rows.firstIndex { $0[3] > 0 } == top, "y \(y)")
      #expect(rows[top][3] == 255)
    }
    // Positions to the left of the picture are rounded like positions to the right.
    #expect(try coverage(4, 10, run([(-1.5, 7)]))[5] == [255, 255, 128, 0])
  }

  @Test(
    "slanted glyphs lean right, stroked glyphs are outlines, and glyphs without an outline draw nothing"
  )
  func styles() throws {
    let slanted = try coverage(12, 10, run([(2, 7)], slant: 0.5))
    #expect(slanted[6][2] > 0 && slanted[3][2] == 0)
    #expect(slanted[3].lastIndex { $0 > 0 } == 7)
    let stroked = try coverage(12, 10, run([(3, 7)], strokeWidth: 1))
    #expect(stroked[5][5] == 0)
    #expect(stroked[5][2] == 128 && stroked[5][3] == 128)
    #expect(try coverage(12, 10, run([(3, 7)], glyph: 9)).joined().allSatisfy { $0 == 0 })
  }

  @Test("turned text is drawn as turned outlines")
  func turned() throws {
    let turned = try coverage(
      12, 12,
      .group(.init(items: [run([(3, 0)])], transform: CGAffineTransform(0, 1, -1, 0, 5, 0))))
    // Up from the baseline becomes right of x = 5. The glyph starts three pixels below the top.
    #expect(turned[4] == [0, 0, 0, 0, 0, 255, 255, 255, 255, 0, 0, 0])
    #expect(turned[2].allSatisfy { $0 == 0 } && turned[7].allSatisfy { $0 == 0 })
  }

  @Test("glyphs too large to keep are drawn all the same")
  func large() throws {
    let rows = try coverage(30, 30, run([(-300, 500)], size: 1000))
    #expect(rows.joined().allSatisfy { $0 == 255 })
  }

  @Test("fonts of one name are one font, others are not")
  func fonts() throws {
    let same = GlyphFont(name: "Squares", unitsPerEm: 1000) { _ in Path() }
    let other = GlyphFont(name: "Nothing", unitsPerEm: 1000) { _ in Path() }
    let renderer = Renderer()
    func ink(_ font: GlyphFont) throws -> Bool {
      let run = GlyphRun(
        font: font, size: 8, color: .black,
        glyphs: [.init(id: 1, position: CGPoint(x: 2, y: 7))])
      let list = DisplayList(size: CGSize(width: 12, height: 10), items: [.glyphs(run)])
      return try renderer.render(list, scale: 1).pixels.contains { $0 != 0 }
    }
    #expect(try ink(Self.font))
    #expect(try ink(same))
    #expect(try !ink(other))
  }
}
