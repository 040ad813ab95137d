import CelloRaster
import Testing

struct NearestSamplingTests {
  private func picture(_ pixels: [UInt32]) -> Picture {
    var bitmap = Bitmap(width: pixels.count, height: 1)
    bitmap.pixels = pixels
    return Picture(bitmap)
  }

  private func row(
    _ pixels: [UInt32], width: CGFloat, _ nearest: DisplayList.NearestSampling,
    transform: CGAffineTransform = .identity
  ) throws -> [UInt32] {
    let item = DisplayList.Item.image(
      DisplayList.ImageItem(
        picture: picture(pixels), rect: CGRect(x: 0, y: 0, width: width, height: 1),
        nearest: nearest))
    let list = DisplayList(
      size: CGSize(width: width, height: 1),
      items: [.group(DisplayList.Group(items: [item], transform: transform))])
    let bitmap = try list.render(scale: 1)
    return (0..<bitmap.width).map { bitmap[$0, 0] & 0xff }
  }

  private let black: UInt32 = 0xff00_0000
  private let white: UInt32 = 0xffff_ffff

  @Test("a magnified picture has hard edges with the nearest pixel, and soft ones without")
  func magnified() throws {
    #expect(try row([black, white], width: 4, .magnified) == [0, 0, 255, 255])
    #expect(try row([black, white], width: 4, .minified) == [0, 64, 191, 255])
    let flipped = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 4, ty: 0)
    #expect(try row([black, white], width: 4, .magnified, transform: flipped) == [255, 255, 0, 0])
  }

  @Test("a minified picture takes single pixels with the nearest one, and averages without")
  func minified() throws {
    let pixels = [black, white, black, white, white, white]
    #expect(try row(pixels, width: 2, .minified) == [255, 255])
    #expect(try row(pixels, width: 2, []) == [85, 255])
  }

  @Test("the colors of items are multiplied, their opacity is not")
  func multiplied() {
    let factors = ColorFactors(red: 0.5, green: 1, blue: .nan)
    let rect = Shape.rect(CGRect(x: 0, y: 0, width: 1, height: 1))
    let item = DisplayList.Item.group(
      DisplayList.Group(
        items: [
          .fill(rect, Color(red: 200, green: 100, blue: 50, alpha: 7)),
          .image(
            DisplayList.ImageItem(
              picture: picture([0x8040_2080]), rect: CGRect(x: 0, y: 0, width: 1, height: 1))),
        ]))
    guard case .group(let group) = item.multiplied(by: factors) else {
      return #expect(Bool(false))
    }
    #expect(group.items[0] == .fill(rect, Color(red: 100, green: 100, blue: 0, alpha: 7)))
    guard case .image(let image) = group.items[1] else { return #expect(Bool(false)) }
    #expect(image.picture.bitmap.pixels == [0x8000_2040])
  }
}
