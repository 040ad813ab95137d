import Foundation
import Testing

@testable import CelloRaster

struct GroupTests {
  /// Overlapping shapes. If each shape were clipped separately, the background would be visible
  /// along the edge of the clip.
  private let items: [DisplayList.Item] = [
    .fill(.rect(CGRect(x: -20, y: -20, width: 300, height: 300)), Color(0xFF3B30)),
    .fill(.rect(CGRect(x: -20, y: 40, width: 300, height: 300)), Color(0x34C759)),
    .fill(.path(Path(ellipseIn: CGRect(x: 30, y: 20, width: 90, height: 70)), .nonZero), .white),
    .fill(.rect(CGRect(x: 10, y: 60, width: 200, height: 9)), Color(0x3C3C43, 0.29)),
  ]

  @Test("a clip shows the group's pixels according to its coverage, and nothing outside")
  func clips() throws {
    var star = Path()
    star.move(to: CGPoint(x: 70, y: 5))
    star.addLine(to: CGPoint(x: 110, y: 110))
    star.addLine(to: CGPoint(x: 8, y: 45))
    star.addLine(to: CGPoint(x: 130, y: 44))
    star.addLine(to: CGPoint(x: 25, y: 112))
    let shapes: [Shape] = [
      .rect(CGRect(x: 10, y: 12, width: 100, height: 90)),
      .rect(CGRect(x: 10.3, y: 12.7, width: 100.1, height: 90.5)),
      .rect(CGRect(x: 10.3, y: 12.25, width: 0.5, height: 90)),
      .roundedRect(RoundedRect(CGRect(x: 8, y: 6, width: 110, height: 100), radius: 20)),
      .roundedRect(RoundedRect(CGRect(x: 8.4, y: 6.6, width: 110.5, height: 100), radius: 18)),
      .roundedRect(
        RoundedRect(
          CGRect(x: 8.4, y: 6.6, width: 110.5, height: 100), radius: 18, corners: [.topLeft])),
      .roundedRect(RoundedRect(CGRect(x: 8, y: 6, width: 110, height: 31), radius: 99)),
      .path(star, .nonZero), .path(star, .evenOdd),
      .path(Path(ellipseIn: CGRect(x: -40, y: -40, width: 160, height: 120)), .nonZero),
    ]
    let background = Color(0x1C1C1E)
    let base = try draw(140, 120, [], on: background)
    let full = try draw(140, 120, items, on: background)
    for shape in shapes {
      let coverage = try coverage(140, 120, .fill(shape, .black))
      for opacity in [1, 0.4] as [CGFloat] {
        let clipped = try draw(
          140, 120, [.group(.init(items: items, opacity: opacity, clip: shape))], on: background)
        let weight = UInt32(Double(opacity) * 65_535 + 0.5)
        var wrong = 0
        for y in 0..<120 {
          for x in 0..<140 {
            let shown = Blending.mix(
              base[x, y], full[x, y], weight: UInt32(coverage[y][x]) * 257)
            let expected = Blending.mix(base[x, y], shown, weight: weight)
            if clipped[x, y] != expected { wrong += 1 }
          }
        }
        #expect(wrong == 0, "\(shape), opacity \(opacity)")
      }
    }
  }

  @Test("a faded group shows as one, also on a transparent bitmap")
  func fading() throws {
    let faded = try draw(
      1, 1,
      [
        .group(
          .init(
            items: [
              .fill(.rect(CGRect(x: 0, y: 0, width: 1, height: 1)), .black),
              .fill(.rect(CGRect(x: 0, y: 0, width: 1, height: 1)), .white),
            ], opacity: 0.5))
      ])
    // White with a weight of 32,768 / 65,535. The black below does not contribute.
    #expect(hex(faded[0, 0]) == "#80808080")
  }

  @Test("groups nest: clips intersect, opacities multiply, transforms concatenate")
  func nesting() throws {
    let square = DisplayList.Item.fill(.rect(CGRect(x: 0, y: 0, width: 4, height: 4)), .black)
    let inner = DisplayList.Group(
      items: [square], opacity: 0.5, clip: .rect(CGRect(x: 0, y: 0, width: 2, height: 4)),
      transform: CGAffineTransform(translationX: 1, y: 0))
    let outer = DisplayList.Group(
      items: [.group(inner)], opacity: 0.5, clip: .rect(CGRect(x: 0, y: 1, width: 9, height: 2)),
      transform: CGAffineTransform(scaleX: 2, y: 1))
    let coverage = try coverage(6, 4, .group(outer))
    #expect(
      coverage == [
        [0, 0, 0, 0, 0, 0],
        [0, 0, 64, 64, 0, 0],
        [0, 0, 64, 64, 0, 0],
        [0, 0, 0, 0, 0, 0],
      ])
  }

  @Test("a nested group that reads its backdrop restores the correct copy")
  func backdropInside() throws {
    let behind: [DisplayList.Item] = (0..<10).map {
      .fill(
        .rect(CGRect(x: $0 * 12, y: 0, width: 12, height: 300)),
        Color([0xFF3B30, 0x34C759, 0x007AFF][$0 % 3]))
    }
    let glass = DisplayList.Item.backdrop(
      .init(shape: .rect(CGRect(x: 10, y: 10, width: 100, height: 280)), sigma: 6))
    let alone = try draw(120, 300, behind + [glass])
    let plain = try draw(120, 300, behind)
    let faded = try draw(
      120, 300,
      behind + [.group(.init(items: [.group(.init(items: [glass], opacity: 0.5))], opacity: 0.5))])
    for y in stride(from: 0, to: 300, by: 7) {
      for x in 0..<120 {
        let half = Blending.mix(plain[x, y], alone[x, y], weight: 32_768)
        #expect(faded[x, y] == Blending.mix(plain[x, y], half, weight: 32_768))
      }
    }
  }

  @Test("an opaque rectangle hides exactly the content below it")
  func hiding() throws {
    // The rectangles are so large that hidden fills are skipped. The result must equal drawing the
    // items one by one.
    var random = Random(31)
    for _ in 0..<60 {
      var items: [DisplayList.Item] = []
      func rect() -> CGRect {
        CGRect(
          x: Double(random.next(200)) - 40, y: Double(random.next(200)) - 40,
          width: Double(60 + random.next(200)), height: Double(40 + random.next(200)))
      }
      func color() -> Color { Color(random.next(1 << 24), [1, 1, 0.5][random.next(3)]) }
      for _ in 0..<6 {
        switch random.next(5) {
        case 0, 1: items.append(.fill(.rect(rect()), color()))
        case 2: items.append(.fill(.roundedRect(RoundedRect(rect(), radius: 20)), color()))
        case 3:
          items.append(
            .group(
              .init(
                items: [.fill(.rect(rect()), color()), .fill(.rect(rect()), color())],
                opacity: [1, 0.5][random.next(2)],
                clip: .roundedRect(RoundedRect(rect(), radius: 16)))))
        default:
          items.append(
            .group(
              .init(
                items: [
                  .group(
                    .init(
                      items: [.fill(.rect(rect()), color())],
                      clip: .path(Path(ellipseIn: rect()), .nonZero))),
                  .fill(.rect(rect()), color()),
                ], opacity: 0.7)))
        }
      }
      // Draws each item separately onto the previous result.
      var expected = try draw(200, 180, [], on: .white)
      let renderer = Renderer()
      for item in items {
        let picture = Picture(expected)
        let list = DisplayList(
          size: CGSize(width: 200, height: 180),
          items: [
            .image(.init(picture: picture, rect: CGRect(x: 0, y: 0, width: 200, height: 180))),
            item,
          ])
        expected = try renderer.render(list, scale: 1)
      }
      #expect(try draw(200, 180, items, on: .white) == expected)
    }
  }
}
