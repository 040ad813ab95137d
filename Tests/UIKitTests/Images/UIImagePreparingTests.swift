import CelloRaster
import Testing
import UIKit

struct UIImagePreparingTests {
  /// An image of 8 × 4 pixels at two pixels per point, with a red left half and a blue right half.
  private static let flag: UIImage = {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    return UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2), format: format).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
      UIColor.blue.setFill()
      $0.fill(CGRect(x: 2, y: 0, width: 2, height: 2))
    }
  }()

  private func pixels(_ image: UIImage?) -> [UInt32]? { image?.picture?.picture.bitmap.pixels }

  @Test("a thumbnail has the size asked for, at the image's scale")
  func size() throws {
    let thumbnail = try #require(Self.flag.preparingThumbnail(of: CGSize(width: 2, height: 1)))
    #expect(thumbnail.size == CGSize(width: 2, height: 1))
    #expect(thumbnail.scale == 2)
    let bytes = try #require(pixels(thumbnail))
    #expect(bytes.count == 8)
    #expect(bytes[0] == pixels(Self.flag)?.first)
    #expect(bytes[3] == pixels(Self.flag)?.last)
    let stretched = try #require(Self.flag.preparingThumbnail(of: CGSize(width: 1, height: 3)))
    #expect(stretched.size == CGSize(width: 1, height: 3))
  }

  @Test("a turned picture is upright in its thumbnail")
  func orientation() throws {
    let mirrored = Self.flag.withHorizontallyFlippedOrientation()
    let bytes = try #require(pixels(mirrored.preparingForDisplay()))
    #expect(bytes.first == pixels(Self.flag)?.last)
    #expect(mirrored.preparingForDisplay()?.imageOrientation == .up)
  }

  @Test("an image prepared for display has the same pixels, and stays a template")
  func display() {
    #expect(pixels(Self.flag.preparingForDisplay()) == pixels(Self.flag))
    let template = Self.flag.withRenderingMode(.alwaysTemplate)
    #expect(template.preparingForDisplay()?.renderingMode == .alwaysTemplate)
    #expect(pixels(template.preparingForDisplay()) == pixels(Self.flag))
  }

  @Test("symbols and impossible sizes have no thumbnail")
  func impossible() {
    let sizes: [CGSize] = [
      .zero, CGSize(width: -1, height: 4), CGSize(width: CGFloat.nan, height: 4),
      CGSize(width: CGFloat.infinity, height: 4), CGSize(width: 1e8, height: 1e8),
    ]
    for size in sizes { #expect(Self.flag.preparingThumbnail(of: size) == nil) }
    let star = UIImage(systemName: "star")
    #expect(star?.preparingThumbnail(of: CGSize(width: 4, height: 4)) == nil)
    #expect(star?.preparingForDisplay() == nil)
    #expect(UIImage().preparingForDisplay() == nil)
  }

  @Test("preparing on another thread has the same result")
  func asynchronous() async {
    let size = CGSize(width: 2, height: 1)
    let expected = Self.flag.preparingThumbnail(of: size)
    #expect(await Self.flag.byPreparingThumbnail(ofSize: size) == expected)
    #expect(await Self.flag.byPreparingForDisplay() == Self.flag.preparingForDisplay())
    let called = await withCheckedContinuation { continuation in
      Self.flag.prepareThumbnail(of: size) { continuation.resume(returning: $0) }
    }
    #expect(called == expected)
    let displayed = await withCheckedContinuation { continuation in
      Self.flag.prepareForDisplay { continuation.resume(returning: $0) }
    }
    #expect(displayed == Self.flag.preparingForDisplay())
  }
}
