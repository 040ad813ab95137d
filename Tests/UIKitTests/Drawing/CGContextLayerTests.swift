import CelloRaster
import Testing
import UIKit

struct CGContextLayerTests {
  private func bitmap(_ draw: (CGContext) -> Void) throws -> Bitmap {
    let context = CGContext()
    draw(context)
    return try DisplayList(size: CGSize(width: 4, height: 4), items: context.items)
      .render(scale: 1)
  }

  private let left = CGRect(x: 0, y: 0, width: 3, height: 4)
  private let right = CGRect(x: 1, y: 0, width: 3, height: 4)

  @Test("a layer fades as one, so that its items do not show through each other")
  func opacity() throws {
    let result = try bitmap { context in
      context.setAlpha(0.5)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.fill(left)
      context.fill(right)
      context.endTransparencyLayer()
    }
    #expect((0..<4).map { result[$0, 1] >> 24 } == [128, 128, 128, 128])
  }

  @Test("the end of a layer restores the state of its start")
  func state() throws {
    let result = try bitmap { context in
      context.setFillColor(UIColor.red.cgColor)
      context.beginTransparencyLayer(
        in: CGRect(x: 0, y: 0, width: 1, height: 4), auxiliaryInfo: nil)
      context.setFillColor(UIColor.blue.cgColor)
      context.saveGState()
      context.fill(left)
      context.endTransparencyLayer()
      context.fill(CGRect(x: 1, y: 0, width: 1, height: 4))
      context.restoreGState()
      context.fill(CGRect(x: 3, y: 0, width: 1, height: 4))
    }
    #expect((0..<4).map { result[$0, 1] } == [0xffff_0000, 0xff00_00ff, 0, 0xff00_00ff])
  }

  @Test("a layer inside a clip is clipped, and empty or unfinished layers have no effect")
  func clips() throws {
    let result = try bitmap { context in
      context.endTransparencyLayer()
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.endTransparencyLayer()
      context.clip(to: CGRect(x: 0, y: 0, width: 2, height: 4))
      context.setBlendMode(.copy)
      context.beginTransparencyLayer(auxiliaryInfo: nil)
      context.clip(to: right)
      context.fill(left)
    }
    #expect((0..<4).map { result[$0, 1] >> 24 } == [0, 255, 0, 0])
  }

  @Test("a mask limits drawing to the opaque parts of its image, upside down like images")
  func mask() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format).image {
      $0.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    let mask = try #require(image.cgImage)
    let result = try bitmap { context in
      context.saveGState()
      context.clip(to: CGRect(x: 0, y: 0, width: 4, height: 4), mask: mask)
      context.setFillColor(UIColor.red.cgColor)
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
      context.restoreGState()
      context.fill(CGRect(x: 3, y: 0, width: 1, height: 1))
    }
    #expect(result[0, 3] == 0xff00_00ff)
    #expect(result[0, 0] == 0)
    #expect(result[3, 3] == 0)
    #expect(result[3, 0] == 0xff00_0000)
  }
}
