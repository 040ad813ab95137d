import Testing

@testable import CelloRaster

struct DisplayListPrintingTests {
  @Test("every kind of item prints on one line, groups indented")
  func everyKind() {
    let font = GlyphFont(name: "Inter-Regular", unitsPerEm: 2816) { _ in Path() }
    var triangle = Path()
    triangle.move(to: CGPoint(x: 0, y: 0))
    triangle.addLine(to: CGPoint(x: 10, y: 0.5))
    triangle.addQuadratic(to: CGPoint(x: 5, y: 9), control: CGPoint(x: 7, y: 8))
    triangle.addCubic(
      to: CGPoint(x: 0, y: 1), control1: CGPoint(x: 1, y: 2), control2: CGPoint(x: 3, y: 4))
    triangle.close()
    let card = RoundedRect(CGRect(x: 16, y: 4, width: 361, height: 44), radius: 26)
    var top = card
    top.curve = .circular
    top.corners = [.topLeft, .topRight]
    let picture = Picture(Bitmap(width: 2, height: 1, filledWith: 0xff00_00ff))
    let list = DisplayList(
      size: CGSize(width: 393, height: 68.0 + 1.0 / 3.0),
      items: [
        .fill(.rect(CGRect(x: 0, y: 0, width: 393, height: 52)), .white),
        .fill(.roundedRect(top), Color(0x3C3C43, 0.6)),
        .fill(.path(triangle, .evenOdd), .black),
        .stroke(.roundedRect(card), StrokeStyle(width: 1), Color(0xC6C6C8)),
        .stroke(
          .rect(.zero), StrokeStyle(width: 2, cap: .round, join: .bevel), .black),
        .glyphs(
          GlyphRun(
            font: font, size: 17, color: .black,
            glyphs: [
              .init(id: 299, position: CGPoint(x: 16, y: 100.0 / 3.0)),
              .init(id: 775, position: CGPoint(x: 28.5, y: 100.0 / 3.0)),
            ])),
        .glyphs(
          GlyphRun(
            font: font, size: 17, color: .black,
            glyphs: [
              .init(id: 1, position: CGPoint(x: 1, y: 2)),
              .init(id: 2, position: CGPoint(x: 3, y: 4)),
            ], slant: 0.2, strokeWidth: 1)),
        .image(
          .init(
            picture: picture, rect: CGRect(x: 1, y: 2, width: 3, height: 4),
            source: CGRect(x: 0, y: 0, width: 1, height: 1), tint: .black, opacity: 0.5)),
        .group(
          .init(
            items: [
              .shadow(
                .init(
                  shape: .roundedRect(card), color: Color(0, 0.25), sigma: 12,
                  offset: CGSize(width: 0, height: 12), isKnockedOut: true)),
              .group(
                .init(
                  items: [
                    .backdrop(
                      .init(
                        shape: .roundedRect(card), sigma: 20, saturation: 1.8,
                        tints: [Color(0xFFFFFF, 0.55), .black]))
                  ], transform: CGAffineTransform(scaleX: -1, y: 1))),
            ], opacity: 0.5, clip: .roundedRect(card),
            transform: CGAffineTransform(translationX: 3, y: -0.0001))),
      ])
    #expect(
      list.description == """
        393×68.333 pt
        fill rect (0, 0, 393, 52) #ffffff
        fill roundedRect (16, 4, 361, 44) radius 26 circular corners topLeft+topRight #3c3c43@0.6
        fill path [M 0 0 L 10 0.5 Q 7 8 5 9 C 1 2 3 4 0 1 Z] even-odd #000000
        stroke roundedRect (16, 4, 361, 44) radius 26 continuous width 1 #c6c6c8
        stroke rect (0, 0, 0, 0) width 2 cap round join bevel #000000
        glyphs Inter-Regular 17 pt #000000 y 33.333: 299@16 775@28.5
        glyphs Inter-Regular 17 pt #000000 slant 0.2 stroked 1: 1@(1, 2) 2@(3, 4)
        image 2×1 px \(picture.fingerprint) in (1, 2, 3, 4) source (0, 0, 1, 1) tint #000000 opacity 0.5
        group opacity 0.5 clip roundedRect (16, 4, 361, 44) radius 26 continuous translated (3, 0)
          shadow roundedRect (16, 4, 361, 44) radius 26 continuous #000000@0.25 sigma 12 offset (0, 12) knocked out
          group transform (-1, 0, 0, 1, 0, 0)
            backdrop roundedRect (16, 4, 361, 44) radius 26 continuous sigma 20 saturation 1.8 tints #ffffff@0.55 #000000
        """)
  }

  @Test(
    "a length prints with at most three decimals and without a negative zero",
    arguments: [
      (0.0, "0"),
      (-0.0001, "0"),
      (0.0005, "0.001"),
      (-1.5, "-1.5"),
      (33.33333, "33.333"),
      (0.1, "0.1"),
      (1e16, "1e+16"),
      (Double.infinity, "inf"),
      (-Double.infinity, "-inf"),
      (Double.nan, "nan"),
    ])
  func lengths(length: Double, expected: String) {
    #expect(printed(CGFloat(length)) == expected)
  }
}
