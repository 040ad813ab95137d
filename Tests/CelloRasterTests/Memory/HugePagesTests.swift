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
}
