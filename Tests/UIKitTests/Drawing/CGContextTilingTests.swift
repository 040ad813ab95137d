import CelloRaster
import Testing
import UIKit

/// Images that are repeated, and the area of a context.
struct CGContextTilingTests {
  /// An image of two pixels: black on the left, white on the right.
  @MainActor private var image: CGImage {
    get throws {
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1), format: format).image {
        UIColor.black.setFill()
        $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        UIColor.white.setFill()
        $0.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
      }
      return try #require(image.cgImage)
    }
  }

  @Test("tiles fill the clip, and one of them is at the rectangle")
  @MainActor func tiles() throws {
    let context = CGContext()
    context.clip(to: CGRect(x: 1, y: 1, width: 5, height: 2))
    context.draw(try image, in: CGRect(x: 3, y: 1, width: 2, height: 1), byTiling: true)
    let list = DisplayList(size: CGSize(width: 8, height: 4), items: context.items)
    let bitmap = try list.render(scale: 1, background: Color(fractions: 0, 1, 0, alpha: 1))
    for y in 1..<3 {
      #expect(
        (0..<8).map { bitmap[$0, y] } == [
          0xff00_ff00, 0xff00_0000, 0xffff_ffff, 0xff00_0000, 0xffff_ffff, 0xff00_0000,
          0xff00_ff00, 0xff00_ff00,
        ])
    }
    #expect(bitmap[1, 0] == 0xff00_ff00 && bitmap[1, 3] == 0xff00_ff00)
  }

  @Test("without tiling, the image is drawn once")
  @MainActor func once() throws {
    let tiled = CGContext()
    tiled.draw(try image, in: CGRect(x: 3, y: 1, width: 2, height: 1), byTiling: false)
    let list = DisplayList(size: CGSize(width: 8, height: 4), items: tiled.items)
    let bitmap = try list.render(scale: 1, background: Color(fractions: 0, 1, 0, alpha: 1))
    #expect(bitmap.pixels.filter { $0 != 0xff00_ff00 }.count == 2)
  }

  @Test("without a clip, tiles fill the whole image")
  @MainActor func imageContext() throws {
    let tile = try image
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let result = UIGraphicsImageRenderer(
      bounds: CGRect(x: 10, y: 10, width: 4, height: 4), format: format
    ).image {
      #expect($0.cgContext.boundingBoxOfClipPath == CGRect(x: 10, y: 10, width: 4, height: 4))
      $0.cgContext.draw(tile, in: CGRect(x: 10, y: 10, width: 2, height: 1), byTiling: true)
    }
    let pixels = try #require(result.cgImage?.dataProvider?.data as Data?)
    #expect(pixels.count == 64 && stride(from: 3, to: 64, by: 4).allSatisfy { pixels[$0] == 255 })
  }

  @Test("the area of a context is that of its clips, in user space")
  func area() {
    let context = CGContext(extent: CGRect(x: 0, y: 0, width: 100, height: 100))
    context.scaleBy(x: 2, y: 2)
    #expect(context.boundingBoxOfClipPath == CGRect(x: 0, y: 0, width: 50, height: 50))
    context.clip(to: CGRect(x: 5, y: 5, width: 10, height: 10))
    context.clip(to: CGRect(x: 10, y: 0, width: 10, height: 10))
    #expect(context.boundingBoxOfClipPath == CGRect(x: 10, y: 5, width: 5, height: 5))
    context.clip(to: CGRect(x: 40, y: 0, width: 10, height: 10))
    #expect(context.boundingBoxOfClipPath.isNull)
  }
}
