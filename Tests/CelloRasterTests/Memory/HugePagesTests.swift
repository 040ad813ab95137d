import Foundation
import Testing

@testable import CelloRaster

struct HugePagesTests {
  private static let size = UInt(HugePages.size)

  @Test(
    "large areas contain whole pages, and small ones none",
    arguments: [
      (0..<16 * size, 0..<16 * size),
      (1..<17 * size + 5, size..<17 * size),
      (size - 1..<18 * size - 1, size..<17 * size),
      (0..<16 * size - 1, nil),
      (0..<0, nil),
    ] as [(Range<UInt>, Range<UInt>?)])
  func pages(area: Range<UInt>, pages: Range<UInt>?) {
    #expect(HugePages.wholePages(in: area) == pages)
  }

  @Test("a picture in huge pages has the pixels of small pictures of its parts")
  func drawing() throws {
    // 3,000 by 3,000 pixels take 36 MB.
    let side = 3_000
    #expect(side * side * 4 >= HugePages.minimumSize)
    var list = DisplayList(size: CGSize(width: side, height: side))
    for step in 0..<30 {
      let place = CGRect(x: step * 100, y: step * 100, width: 90, height: 80)
      list.items.append(
        .fill(.roundedRect(RoundedRect(place, radius: 20)), Color(0x12_3456 * step)))
    }
    let renderer = Renderer()
    let picture = try renderer.render(list, scale: 1, background: .white)
    for start in [0, 1_450, 2_900] {
      let part = DisplayList(
        size: CGSize(width: 100, height: 100),
        items: [
          .group(
            .init(
              items: list.items,
              transform: CGAffineTransform(translationX: -CGFloat(start), y: -CGFloat(start))))
        ])
      let small = try renderer.render(part, scale: 1, background: .white)
      for y in 0..<100 {
        let first = (start + y) * side + start
        #expect(picture.pixels[first..<first + 100] == small.pixels[y * 100..<y * 100 + 100])
      }
    }
  }

  @Test("a new bitmap in huge pages is filled")
  func filling() {
    for bitmap in [
      Bitmap(width: 3_000, height: 3_000), Bitmap(width: 3_000, height: 3_000, filledWith: 7),
    ] {
      let first = bitmap.pixels[0]
      #expect(first == 0 || first == 7)
      #expect(bitmap.pixels.count == 9_000_000 && bitmap.pixels.allSatisfy { $0 == first })
    }
  }
}
