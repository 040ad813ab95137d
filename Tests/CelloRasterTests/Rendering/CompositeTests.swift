import CelloFuzzing
import Foundation
import Testing

@testable import CelloRaster

struct CompositeTests {
  private let background: [DisplayList.Item] = [
    .fill(.rect(CGRect(x: 0, y: 0, width: 10, height: 20)), Color(0xFF3B30)),
    .fill(.rect(CGRect(x: 5, y: 0, width: 10, height: 20)), Color(0x34C759, 0.5)),
  ]
  private let circle = Shape.path(
    Path(ellipseIn: CGRect(x: 2, y: 3, width: 15, height: 13)), .nonZero)

  @Test("every mode blends a translucent shape as the formula of single pixels does")
  func modes() throws {
    for color in [Color(0x0A84FF), Color(0xFFD60A, 0.4)] {
      let layer = try draw(20, 20, [.fill(circle, color)])
      let behind = try draw(20, 20, background)
      for mode in BlendMode.allCases {
        let drawn = try draw(
          20, 20,
          background + [.composite(.init(.blended(mode), items: [.fill(circle, color)]))])
        let expected = zip(behind.pixels, layer.pixels).map { Blending.blend($0, $1, mode: mode) }
        #expect(drawn.pixels == expected, "\(mode)")
      }
    }
  }

  @Test("a mask uses only its alpha values, not its colors")
  func masks() throws {
    let items: [DisplayList.Item] = [.fill(.rect(CGRect(x: 1, y: 1, width: 18, height: 9)), .white)]
    let mask: [DisplayList.Item] = [.fill(circle, Color(0x123456, 0.6))]
    let base = try draw(20, 20, background)
    let full = try draw(20, 20, background + items)
    let alpha = try draw(20, 20, mask)
    let drawn = try draw(
      20, 20, background + [.composite(.init(.masked(by: mask), items: items))])
    for index in base.pixels.indices {
      #expect(
        drawn.pixels[index]
          == Blending.mix(
            base.pixels[index], full.pixels[index], weight: (alpha.pixels[index] >> 24) * 257))
    }
  }

  @Test("a stencil shows items in the pixels that its mask covers by half or more")
  func stencils() throws {
    let items: [DisplayList.Item] = [
      .fill(.rect(CGRect(x: 0, y: 0, width: 20, height: 20)), .white)
    ]
    for opacity in [1, 0.75, 0.4] {
      let mask: [DisplayList.Item] = [.fill(circle, Color(0x123456, CGFloat(opacity)))]
      let base = try draw(20, 20, background)
      let alpha = try draw(20, 20, mask)
      let drawn = try draw(
        20, 20, background + [.composite(.init(.stenciled(by: mask), items: items))])
      for index in base.pixels.indices {
        let isVisible = alpha.pixels[index] >> 24 >= 128
        #expect(drawn.pixels[index] == (isVisible ? 0xffff_ffff : base.pixels[index]))
      }
    }
  }

  @Test("an empty mask hides everything, and an empty layer changes nothing")
  func empty() throws {
    let base = try draw(20, 20, background)
    let items: [DisplayList.Item] = [.fill(circle, .white)]
    #expect(
      try draw(20, 20, background + [.composite(.init(.masked(by: []), items: items))]) == base)
    #expect(
      try draw(20, 20, background + [.composite(.init(.blended(.multiply), items: []))]) == base)
  }

  @Test("composites nested too deeply throw")
  func nesting() {
    var item = DisplayList.Item.fill(circle, .white)
    for _ in 0..<300 { item = .composite(.init(.masked(by: [item]), items: [item])) }
    #expect(throws: RasterError.self) { try draw(2, 2, [item]) }
  }

  @Test("any program has the pixels of the slow renderer", arguments: 0..<8)
  func programs(part: Int) throws {
    let target = try #require(FuzzTarget.all.first { $0.name == "composites" })
    for number in (part * 250)..<((part + 1) * 250) {
      let failure = DrawingCheck.failure(target.input(number), hasComposites: true)
      #expect(failure == nil, "program \(number): \(failure ?? "")")
    }
  }
}
