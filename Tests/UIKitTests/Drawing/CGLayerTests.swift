import CelloRaster
import Testing
import UIKit

struct CGLayerTests {
  @Test("a layer is drawn at points and in rectangles, and clipped to its size")
  func drawing() throws {
    let context = CGContext()
    let layer = try #require(
      CGLayer(context, size: CGSize(width: 2, height: 2), auxiliaryInfo: nil))
    layer.context?.fill(CGRect(x: 1, y: 0, width: 9, height: 1))
    context.draw(layer, at: CGPoint(x: 1, y: 1))
    context.draw(layer, in: CGRect(x: 4, y: 4, width: 4, height: 2))
    let list = DisplayList(size: CGSize(width: 9, height: 8), items: context.items)
    let bitmap = try list.render(scale: 1, background: .white)
    let black = (0..<72).filter { bitmap[$0 % 9, $0 / 9] == 0xff00_0000 }
    #expect(black == [11, 42, 43])
  }

  @Test("later drawing into the layer is not part of earlier drawings of it")
  func laterDrawing() throws {
    let context = CGContext()
    let layer = try #require(
      CGLayer(context, size: CGSize(width: 2, height: 2), auxiliaryInfo: nil))
    context.draw(layer, at: .zero)
    #expect(context.items.isEmpty)
    layer.context?.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(context.items.isEmpty)
    context.draw(layer, at: .zero)
    #expect(context.items.count == 1)
  }

  @Test(
    "an empty size, or one that is not finite, has no layer",
    arguments: [CGSize.zero, CGSize(width: 1, height: -1), CGSize(width: CGFloat.nan, height: 1)])
  func sizes(size: CGSize) {
    #expect(CGLayer(CGContext(), size: size, auxiliaryInfo: nil) == nil)
  }
}
