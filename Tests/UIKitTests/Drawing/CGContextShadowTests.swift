import CelloRaster
import Testing
import UIKit

/// Shadows of graphics contexts.
struct CGContextShadowTests {
  private let square = CGRect(x: 0, y: 0, width: 4, height: 4)

  private func shadow(_ item: DisplayList.Item) -> DisplayList.ContentShadow? {
    guard case .composite(let composite) = item, case .shadow(let shadow) = composite.kind else {
      return nil
    }
    return shadow
  }

  @Test("each item is above its shadow, until the state is restored or there is no color")
  func items() {
    let context = CGContext()
    context.saveGState()
    context.setShadow(
      offset: CGSize(width: 1, height: 2), blur: 6, color: UIColor.red.cgColor)
    context.fill(square)
    context.stroke(square)
    context.restoreGState()
    context.fill(square)
    context.setShadow(offset: .zero, blur: 6)
    context.setShadow(offset: .zero, blur: 6, color: nil)
    context.fill(square)
    let items = context.items
    #expect(items.map { shadow($0) != nil } == [true, false, true, false, false, false])
    #expect(
      shadow(items[0])
        == DisplayList.ContentShadow(
          color: Color(red: 255, green: 0, blue: 0), sigma: 3,
          offset: CGSize(width: 1, height: 2)))
  }

  @Test("without a color, the shadow is a third of black; a negative blur is sharp")
  func defaults() {
    let context = CGContext()
    context.setShadow(offset: .zero, blur: -3)
    context.fill(square)
    let shadow = context.items.first.flatMap(shadow)
    #expect(shadow?.sigma == 0)
    #expect(shadow?.color == Color.black.multiplyingAlpha(by: 1 / 3))
  }

  @Test("a transform moves the item, but not the offset of its shadow")
  func transform() {
    let context = CGContext()
    context.setShadow(offset: CGSize(width: 0, height: 3), blur: 0)
    context.rotate(by: .pi)
    context.fill(square)
    #expect(context.items.first.flatMap(shadow)?.offset == CGSize(width: 0, height: 3))
  }

  @Test("a transparency layer casts one shadow, and its items none")
  func layers() {
    let context = CGContext()
    context.setShadow(offset: .zero, blur: 2)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.fill(square)
    context.fill(square)
    context.endTransparencyLayer()
    context.fill(square)
    let items = context.items
    #expect(items.map { shadow($0) != nil } == [true, false, true, false])
    guard case .group(let layer) = items[1] else {
      Issue.record("The layer is not a group.")
      return
    }
    #expect(layer.items.allSatisfy { shadow($0) == nil })
    #expect(layer.items.count == 2)
  }

  @Test("the pixels below an image's shape are dark at the offset")
  @MainActor func pixels() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(
      size: CGSize(width: 20, height: 20), format: format
    ).image { context in
      context.cgContext.setShadow(
        offset: CGSize(width: 10, height: 10), blur: 0, color: UIColor.blue.cgColor)
      UIColor.red.setFill()
      context.fill(square)
    }
    let bitmap = image.cgImage?.picture.bitmap
    #expect(bitmap?[2, 2] == 0xff00_00ff)
    #expect(bitmap?[12, 12] == 0xffff_0000)
    #expect(bitmap?[7, 7] == 0)
  }
}
