import CelloRaster
import Testing
import UIKit

struct UIGraphicsImageContextTests {
  private let size = CGSize(width: 4, height: 3)

  @Test("an image contains the drawing of its context, at its scale")
  func image() throws {
    UIGraphicsBeginImageContextWithOptions(size, false, 2)
    defer { UIGraphicsEndImageContext() }
    UIColor.red.setFill()
    UIRectFill(CGRect(x: 1, y: 0, width: 1, height: 3))
    let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
    #expect(image.size == size)
    #expect(image.scale == 2)
    let bitmap = try #require(image.picture?.picture.bitmap)
    #expect(bitmap.width == 8)
    #expect(
      (0..<8).map { bitmap[$0, 5] == 0xff00_00ff } == [0, 0, 1, 1, 0, 0, 0, 0].map { $0 == 1 })
  }

  @Test("areas of an opaque image without drawing are black")
  func opaque() throws {
    UIGraphicsBeginImageContextWithOptions(size, true, 1)
    defer { UIGraphicsEndImageContext() }
    let image = try #require(UIGraphicsGetImageFromCurrentImageContext())
    #expect(image.picture?.picture.bitmap[0, 0] == 0xff00_0000)
  }

  @Test(
    "the scale 0 means the scale of the current traits, and the short form has one pixel per point")
  func scales() {
    UITraitCollection(displayScale: 3).performAsCurrent {
      UIGraphicsBeginImageContextWithOptions(size, false, 0)
      #expect(UIGraphicsGetImageFromCurrentImageContext()?.scale == 3)
      UIGraphicsEndImageContext()
      UIGraphicsBeginImageContext(size)
      #expect(UIGraphicsGetImageFromCurrentImageContext()?.scale == 1)
      UIGraphicsEndImageContext()
    }
  }

  @Test("contexts are nested, and only contexts of images are ended")
  func nesting() {
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsBeginImageContext(size)
    UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.size.width == 1)
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetImageFromCurrentImageContext()?.size.width == 4)
    UIGraphicsEndImageContext()
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIGraphicsEndImageContext()

    _ = UIGraphicsImageRenderer(size: size).image { context in
      UIGraphicsEndImageContext()
      #expect(UIGraphicsGetCurrentContext() === context.cgContext)
      #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    }
  }

  @Test(
    "sizes without pixels have no image",
    arguments: [
      CGSize.zero, CGSize(width: 4, height: -1), CGSize(width: CGFloat.nan, height: 1),
      CGSize(width: CGFloat.infinity, height: 1),
    ])
  func emptySizes(size: CGSize) {
    UIGraphicsBeginImageContextWithOptions(size, false, 1)
    UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    UIGraphicsEndImageContext()
  }
}
