import CelloFuzzing
import Foundation
import Testing

@testable import CelloRaster

/// The shadow of a shape's opaque fill equals the shadow of the shape, which is drawn in a
/// different way.
/// Shadows of items.
struct ContentShadowTests {
  private let background: [DisplayList.Item] = [
    .fill(.rect(CGRect(x: 0, y: 0, width: 20, height: 60)), Color(0xFF3B30))
  ]
  private let color = Color(0x0A84FF, 0.7)
  private let offset = CGSize(width: 2.3, height: -1.7)

  private func shadow(
    of items: [DisplayList.Item], sigma: CGFloat, offset: CGSize? = nil
  ) -> DisplayList.Item {
    let shadow = DisplayList.ContentShadow(
      color: color, sigma: sigma, offset: offset ?? self.offset)
    return .composite(.init(.shadow(shadow), items: items))
  }

  private func shadow(
    of shape: Shape, sigma: CGFloat, offset: CGSize? = nil
  ) -> DisplayList.Item {
    .shadow(.init(shape: shape, color: color, sigma: sigma, offset: offset ?? self.offset))
  }

  private static let shapes: [Shape] = [
    .rect(CGRect(x: 12, y: 14, width: 20, height: 17)),
    .rect(CGRect(x: 12.4, y: 14.3, width: 20.2, height: 0.7)),
    .path(Path(ellipseIn: CGRect(x: 9, y: 11, width: 33, height: 21)), .nonZero),
    // Partly and fully outside of the picture.
    .rect(CGRect(x: -15, y: 50, width: 20, height: 40)),
    .path(Path(ellipseIn: CGRect(x: 60, y: -9, width: 8, height: 8)), .nonZero),
  ]

  @Test("the shadow of a fill is the shadow of its shape", arguments: shapes)
  func fills(shape: Shape) throws {
    for sigma in [0, 0.5, 3, 9, 60] as [CGFloat] {
      let items: [DisplayList.Item] = [.fill(shape, .white)]
      let expected = try draw(60, 60, background + [shadow(of: shape, sigma: sigma)])
      #expect(
        try draw(60, 60, background + [shadow(of: items, sigma: sigma)]) == expected, "\(sigma)")
    }
  }

  @Test("items cast one shadow, which clips, groups and composites around it affect as a whole")
  func groups() throws {
    let whole = Shape.rect(CGRect(x: 12, y: 14, width: 20, height: 17))
    let parts: [DisplayList.Item] = [
      .fill(.rect(CGRect(x: 12, y: 14, width: 15, height: 17)), Color(0x34C759)),
      .fill(.rect(CGRect(x: 20, y: 14, width: 12, height: 17)), .black),
    ]
    // Whole pixels, because the overlapping edges of the parts would cover a pixel twice.
    let offset = CGSize(width: 2, height: -2)
    let clip = Shape.path(Path(ellipseIn: CGRect(x: 5, y: 5, width: 30, height: 20)), .nonZero)
    func surrounded(_ item: DisplayList.Item) -> [DisplayList.Item] {
      let turned = DisplayList.Group(
        items: [item], opacity: 0.6, clip: clip, transform: CGAffineTransform(translationX: 3, y: 2)
      )
      return background + [
        .composite(.init(.blended(.multiply), items: [.group(turned), .group(turned)])),
        .fill(.rect(CGRect(x: 40, y: 40, width: 9, height: 9)), .black),
      ]
    }
    #expect(
      try draw(60, 60, surrounded(shadow(of: parts, sigma: 3, offset: offset)))
        == draw(60, 60, surrounded(shadow(of: whole, sigma: 3, offset: offset))))
  }

  @Test("a translucent item casts a fainter shadow; a shadow casts a shadow")
  func opacity() throws {
    let shape = Shape.rect(CGRect(x: 12, y: 14, width: 20, height: 17))
    let opaque = try draw(60, 60, [shadow(of: [.fill(shape, .white)], sigma: 2)])
    let faint = try draw(60, 60, [shadow(of: [.fill(shape, Color(0xFFFFFF, 0.5))], sigma: 2)])
    let (x, y) = (24, 20)
    #expect(abs(Int(opaque[x, y] >> 24) - 2 * Int(faint[x, y] >> 24)) <= 2)
    let twice = try draw(
      60, 60, [shadow(of: [shadow(of: [.fill(shape, .white)], sigma: 2)], sigma: 2)])
    #expect(twice[x, y] >> 24 > 0)
    #expect(twice[x, y] >> 24 < opaque[x, y] >> 24)
  }

  @Test("nothing casts no shadow, and neither NaN nor infinity traps")
  func empty() throws {
    let base = try draw(60, 60, background)
    #expect(try draw(60, 60, background + [shadow(of: [], sigma: 3)]) == base)
    let outside = DisplayList.Item.fill(
      .rect(CGRect(x: 9000, y: 0, width: 9, height: 9)), .white)
    #expect(try draw(60, 60, background + [shadow(of: [outside], sigma: 3)]) == base)
    let fill = DisplayList.Item.fill(.rect(CGRect(x: 9, y: 9, width: 9, height: 9)), .white)
    #expect(try draw(60, 60, background + [shadow(of: [fill], sigma: .nan)]) == base)
    for length in [CGFloat.nan, .infinity, 1e300] {
      let shadow = DisplayList.ContentShadow(
        color: .black, sigma: 2, offset: CGSize(width: length, height: 0))
      #expect(
        try draw(60, 60, background + [.composite(.init(.shadow(shadow), items: [fill]))]) == base)
    }
    #expect(throws: Never.self) {
      try draw(60, 60, [shadow(of: [fill], sigma: .infinity)])
    }
  }

  @Test("shadows nested too deeply throw")
  func nesting() {
    var item = DisplayList.Item.fill(.rect(CGRect(x: 0, y: 0, width: 2, height: 2)), .white)
    for _ in 0..<300 { item = shadow(of: [item], sigma: 0) }
    #expect(throws: RasterError.self) { try draw(2, 2, [item]) }
  }
}
