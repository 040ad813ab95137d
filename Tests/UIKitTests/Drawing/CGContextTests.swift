import CelloRaster
import Testing
import UIKit

struct CGContextTests {
  @Test("items in the same clip share a group")
  func sharedClip() {
    let context = CGContext()
    context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 5))
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.fill(CGRect(x: 2, y: 0, width: 1, height: 1))
    #expect(context.items.count == 1)
  }

  @Test("a clip with NaN, which is not equal to itself, holds each item once")
  func clipAtNaN() {
    let context = CGContext()
    context.addRect(CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5))
    context.clip()
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    context.fill(CGRect(x: 2, y: 0, width: 1, height: 1))
    func clipped(_ item: DisplayList.Item) -> [DisplayList.Item] {
      guard case .group(let group) = item, group.clip != nil else { return [] }
      return group.items
    }
    #expect(
      context.items.flatMap(clipped) == [
        .fill(.rect(CGRect(x: 0, y: 0, width: 1, height: 1)), .black),
        .fill(.rect(CGRect(x: 2, y: 0, width: 1, height: 1)), .black),
      ])
  }

  @Test(
    "a path is filled, stroked or both, and is empty afterwards",
    arguments: [
      (CGPathDrawingMode.fill, 1), (.eoFill, 1), (.stroke, 1), (.fillStroke, 2), (.eoFillStroke, 2),
    ])
  func drawPath(mode: CGPathDrawingMode, count: Int) {
    let context = CGContext()
    context.addRect(CGRect(x: 0, y: 0, width: 4, height: 4))
    context.drawPath(using: mode)
    #expect(context.items.count == count)
    #expect(context.isPathEmpty)
  }

  @Test("an image is drawn upside down where y points down, as on iOS")
  @MainActor func image() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 2)).image {
      UIColor.black.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    let context = CGContext()
    context.draw(try #require(image.cgImage), in: CGRect(x: 3, y: 4, width: 1, height: 2))
    let list = DisplayList(size: CGSize(width: 8, height: 8), items: context.items)
    let bitmap = try list.render(scale: 1, background: .white)
    #expect(bitmap[3, 4] == 0xffff_ffff)
    #expect(bitmap[3, 5] == 0xff00_0000)
  }
}
