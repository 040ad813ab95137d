import CelloGeometry
import Testing
import UIKit

@testable import CelloViews

/// The layout of the large content viewer.
struct LargeContentLayoutTests {
  private let grid = PixelGrid(scale: 2)
  private let available = CGSize(width: 361, height: 700)

  private func layout(
    _ content: LargeContent, _ image: CGSize?, title: CGFloat? = nil, in size: CGSize? = nil
  ) -> LargeContentLayout {
    LargeContentLayout(
      in: size ?? available, imageSize: image, content: content, grid: grid,
      titleHeight: title.map { height in { _ in height } })
  }

  @Test func `an image above a title is centered`() {
    let layout = layout(LargeContent(scalesImage: true), CGSize(width: 20, height: 10), title: 34)
    #expect(layout.size == CGSize(width: 240, height: 240))
    #expect(layout.image == CGRect(x: 72, y: 73, width: 96, height: 48))
    #expect(layout.title == CGRect(x: 20, y: 133, width: 200, height: 34))
  }

  @Test func `an image that is not scaled keeps its size, but fits`() {
    #expect(
      layout(LargeContent(), CGSize(width: 20, height: 10)).image
        == CGRect(x: 110, y: 115, width: 20, height: 10))
    #expect(
      layout(LargeContent(), CGSize(width: 400, height: 200)).image
        == CGRect(x: 20, y: 70, width: 200, height: 100))
  }

  @Test func `insets move the image`() {
    let insets = UIEdgeInsets(top: 4, left: 0, bottom: 0, right: 10)
    #expect(
      layout(LargeContent(imageInsets: insets), CGSize(width: 20, height: 10)).image
        == CGRect(x: 105, y: 117, width: 20, height: 10))
  }

  @Test func `a long title increases the height, up to the available height`() {
    #expect(layout(LargeContent(), nil, title: 300).size == CGSize(width: 240, height: 340))
    #expect(layout(LargeContent(), nil, title: 3_000).size == CGSize(width: 240, height: 700))
  }

  @Test(arguments: [
    CGSize.zero, CGSize(width: -10, height: 20), CGSize(width: CGFloat.nan, height: .infinity),
    CGSize(width: 10, height: 10),
  ])
  func `sizes are finite and not negative in a small or invalid area`(_ size: CGSize) {
    let layout = layout(
      LargeContent(scalesImage: true), CGSize(width: 20, height: 10), title: 34, in: size)
    for value in [layout.size.width, layout.size.height] { #expect(value >= 0 && value.isFinite) }
    #expect(layout.size.width <= 240)
  }

  @Test(arguments: [CGSize(width: CGFloat.nan, height: 10), .zero])
  func `an image without a size is not shown`(_ size: CGSize) {
    #expect(layout(LargeContent(), size).image == nil)
  }
}
