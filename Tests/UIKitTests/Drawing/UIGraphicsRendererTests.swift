import CelloRaster
import Testing
import UIKit

struct UIGraphicsRendererTests {
  @Test("a renderer runs operations with the current context, in the coordinates of its area")
  func running() throws {
    final class Renderer: UIGraphicsRenderer {
      nonisolated(unsafe) static var prepared = 0
      override class func prepare(
        _ context: CGContext, with rendererContext: UIGraphicsRendererContext
      ) { prepared += 1 }
    }
    let renderer = Renderer(bounds: CGRect(x: 5, y: 5, width: 10, height: 10))
    #expect(!renderer.allowsImageOutput)
    #expect(renderer.format.bounds == CGRect(x: 5, y: 5, width: 10, height: 10))
    var items: [DisplayList.Item] = []
    try renderer.runDrawingActions(
      { context in
        #expect(UIGraphicsGetCurrentContext() === context.cgContext)
        UIColor.white.setFill()
        context.fill(CGRect(x: 5, y: 5, width: 2, height: 2))
      }, completionActions: { items = $0.cgContext.items })
    #expect(items == [.fill(.rect(CGRect(x: 0, y: 0, width: 2, height: 2)), .white)])
    #expect(Renderer.prepared == 1)
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test("a renderer of images is a renderer, and so are its context and format")
  func images() {
    let renderer: UIGraphicsRenderer = UIGraphicsImageRenderer(
      bounds: CGRect(x: 0, y: 0, width: 2, height: 1), format: UIGraphicsRendererFormat())
    #expect(renderer.allowsImageOutput)
    #expect(renderer.format is UIGraphicsImageRendererFormat)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1)).image { context in
      #expect(context.format.bounds.width == 2)
      UIColor.white.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 2, height: 1))
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1), blendMode: .multiply)
    }
    #expect(image.size == CGSize(width: 2, height: 1))
    #expect(image.cgImage?.picture.bitmap.pixels.first == 0xff00_00ff)
  }
}
