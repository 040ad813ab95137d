import Foundation
import Testing

@testable import CelloRaster

// The tests run one after the other, because some need half a gigabyte of memory.
@Suite(.serialized) struct ExcessiveWorkTests {
  /// Returns a closed path with lines back and forth between the sides of a square.
  private func zigzag(_ count: Int, side: CGFloat) -> Path {
    var path = Path()
    path.move(to: .zero)
    for index in 1..<count {
      path.addLine(
        to: CGPoint(
          x: index % 2 == 0 ? 0 : side, y: CGFloat(index * 7919 % count) / CGFloat(count) * side))
    }
    path.close()
    return path
  }

  private func list(_ items: [DisplayList.Item], side: CGFloat = 1000) -> DisplayList {
    DisplayList(size: CGSize(width: side, height: side), items: items)
  }

  /// Returns the limit that a list exceeds; `nil` for none. A second attempt with the same renderer
  /// must have the same result.
  private func refusal(_ list: DisplayList, scale: CGFloat = 1) -> Work? {
    let renderer = Renderer()
    let refusals = (0..<2).map { _ -> Work? in
      do throws(RasterError) {
        _ = try renderer.render(list, scale: scale)
        return nil
      } catch {
        guard case .work(let excess) = error else { return nil }
        return excess.work
      }
    }
    #expect(refusals[0] == refusals[1])
    return refusals[0]
  }

  @Test("an outline with too many segments is refused, filled, stroked and as a clip")
  func segments() {
    // With round joins and caps, each segment becomes a hundred segments.
    let path = zigzag(60_000, side: 900)
    let style = StrokeStyle(width: 300, cap: .round, join: .round)
    #expect(refusal(list([.stroke(.path(path, .nonZero), style, .black)])) == .segments)
    var curves = Path()
    curves.move(to: .zero)
    for index in 0..<70_000 {
      let y = CGFloat(index % 900)
      curves.addCubic(
        to: CGPoint(x: 0, y: y), control1: CGPoint(x: 3000, y: y - 900),
        control2: CGPoint(x: -2000, y: y + 900))
    }
    #expect(refusal(list([.fill(.path(curves, .evenOdd), .black)])) == .segments)
    let clipped = DisplayList.Group(
      items: [.fill(.rect(CGRect(x: 0, y: 0, width: 9, height: 9)), .black)],
      clip: .path(curves, .evenOdd))
    #expect(refusal(list([.group(clipped)])) == .segments)
  }

  @Test("outlines that pass through too many pixels are refused, even if their masks are cached")
  func outlinePixels() {
    let fill = DisplayList.Item.fill(.path(zigzag(20_000, side: 1000), .evenOdd), .black)
    #expect(refusal(list([fill])) == nil)
    #expect(refusal(list(Array(repeating: fill, count: 30))) == .outlinePixels)
    let shadow = DisplayList.Item.shadow(
      DisplayList.Shadow(
        shape: .path(zigzag(20_000, side: 900), .evenOdd), color: .black, sigma: 2,
        offset: CGSize(width: 1, height: 1)))
    #expect(refusal(list([shadow])) == nil)
    #expect(refusal(list(Array(repeating: shadow, count: 40))) == .outlinePixels)
  }

  @Test(
    "layers that paint too many pixels are refused, and small groups on a large picture are not")
  func paintedPixels() {
    let all = CGRect(x: 0, y: 0, width: 4000, height: 4000)
    let fill = DisplayList.Item.fill(.rect(all), Color(0x102030, 0.5))
    #expect(refusal(list(Array(repeating: fill, count: 300), side: 4000)) == .paintedPixels)
    let faded = DisplayList.Item.group(DisplayList.Group(items: [fill], opacity: 0.5))
    #expect(refusal(list(Array(repeating: faded, count: 100), side: 4000)) == .paintedPixels)
    let small = DisplayList.Item.group(
      DisplayList.Group(
        items: [.fill(.rect(CGRect(x: 9, y: 9, width: 9, height: 9)), .black)], opacity: 0.5))
    #expect(refusal(list(Array(repeating: small, count: 5000), side: 4000)) == nil)
  }

  @Test("items that are drawn again and again are counted")
  func items() {
    var items = [DisplayList.Item.fill(.rect(CGRect(x: 0, y: 0, width: 0, height: 0)), .black)]
    // The item is drawn 16⁶ times.
    for _ in 0..<6 {
      let group = DisplayList.Item.group(DisplayList.Group(items: items))
      items = Array(repeating: group, count: 16)
    }
    #expect(refusal(list(items, side: 9)) == .paintedPixels)
  }

  @Test("a blur of too many pixels is refused, and so are too many blurs")
  func blurs() {
    let side: CGFloat = 4200
    let shape = Shape.rect(CGRect(x: 0, y: 0, width: side, height: side))
    let shadow = DisplayList.Item.shadow(
      DisplayList.Shadow(shape: shape, color: .black, sigma: 4.5, offset: .zero))
    let backdrop = DisplayList.Item.backdrop(DisplayList.Backdrop(shape: shape, sigma: 9))
    #expect(refusal(list([shadow], side: side)) == .blurredPixels)
    #expect(refusal(list([backdrop], side: side)) == .blurredPixels)
    let small = DisplayList.Item.shadow(
      DisplayList.Shadow(
        shape: .rect(CGRect(x: 20, y: 20, width: 900, height: 900)), color: .black, sigma: 4.5,
        offset: .zero))
    #expect(refusal(list([small])) == nil)
    #expect(refusal(list(Array(repeating: small, count: 400))) == .paintedPixels)
  }

  @Test("open groups whose contents take too much memory are refused")
  func groupBytes() {
    let side: CGFloat = 2000
    let all = CGRect(x: 0, y: 0, width: side, height: side)
    let picture = Picture(Bitmap(width: 2000, height: 2000, filledWith: .max))
    let image = DisplayList.Item.image(DisplayList.ImageItem(picture: picture, rect: all))
    let images = Array(repeating: image, count: 40)
    #expect(
      refusal(list([.group(DisplayList.Group(items: images, opacity: 0.5))], side: side))
        == .groupBytes)
    // A backdrop needs the pixels below it, so all open groups store complete copies.
    var items: [DisplayList.Item] = [
      .backdrop(
        DisplayList.Backdrop(shape: .rect(CGRect(x: 0, y: 0, width: 9, height: 9)), sigma: 1))
    ]
    for _ in 0..<40 { items = [.group(DisplayList.Group(items: items, opacity: 0.5))] }
    #expect(refusal(list(items, side: side)) == .groupBytes)
  }

  @Test("resampling reads its source row by row, and is counted")
  func resampling() {
    let tall = Picture(Bitmap(width: 1, height: 1 << 20, filledWith: .max))
    let image = DisplayList.ImageItem(
      picture: tall, rect: CGRect(x: 0, y: 0, width: 20_000, height: 1))
    let list = DisplayList(size: CGSize(width: 20_000, height: 1), items: [.image(image)])
    #expect(refusal(list) == .paintedPixels)
  }

  @Test("after a refusal a renderer draws as before")
  func recovery() throws {
    let items: [DisplayList.Item] = [
      .group(
        DisplayList.Group(
          items: [.fill(.rect(CGRect(x: 2, y: 2, width: 5, height: 5)), .black)], opacity: 0.4,
          clip: .path(Path(ellipseIn: CGRect(x: 0, y: 0, width: 8, height: 8)), .nonZero)))
    ]
    let small = list(items, side: 9)
    let renderer = Renderer()
    let expected = try renderer.render(small, scale: 2)
    let huge = DisplayList.Item.fill(
      .rect(CGRect(x: 0, y: 0, width: 4000, height: 4000)), Color(0x102030, 0.5))
    let nested = DisplayList.Group(items: Array(repeating: huge, count: 300), opacity: 0.5)
    #expect(throws: RasterError.self) {
      try renderer.render(list([.group(nested)], side: 4000), scale: 1)
    }
    #expect(try renderer.render(small, scale: 2) == expected)
  }

  @Test("a refusal contains the amount, the limit and advice")
  func sentences() {
    #expect(
      RasterError.work(ExcessiveWork(work: .paintedPixels)).description
        == "A picture needs more than 4,294,967,296 painted pixels, which is the limit. "
        + "Make it smaller, or draw fewer layers on top of each other.")
    #expect(
      RasterError.work(ExcessiveWork(work: .segments)).description
        == "A picture needs more than 4,194,304 straight segments in the outline of a shape, "
        + "which is the limit. Simplify its paths, or make it smaller.")
  }

  @Test("opaque rectangles that overlap in many ways show the last one painted on each pixel")
  func covers() throws {
    var random = Random(5)
    var expected = Bitmap(width: 600, height: 600, filledWith: .max)
    var items: [DisplayList.Item] = []
    for index in 0..<2000 {
      let (x, y) = (random.next(500), random.next(500))
      let (width, height) = (64 + random.next(36), 64 + random.next(36))
      let color = Color(index * 8191)
      items.append(.fill(.rect(CGRect(x: x, y: y, width: width, height: height)), color))
      for row in y..<(y + height) {
        for column in x..<(x + width) { expected[column, row] = Blending.pixel(color) }
      }
    }
    #expect(try draw(600, 600, items, on: .white) == expected)
  }

  @Test("more commands than are kept at once draw in order")
  func manyCommands() throws {
    var items: [DisplayList.Item] = []
    for index in 0..<300_000 {
      items.append(
        .fill(
          .rect(CGRect(x: index % 20, y: index / 20 % 20, width: 1, height: 1)), Color(index)))
    }
    let bitmap = try draw(20, 20, items)
    for index in 299_600..<300_000 {
      #expect(bitmap[index % 20, index / 20 % 20] == Blending.pixel(Color(index)))
    }
  }
}
