import CelloRaster
import Testing
import UIKit

/// JPEG data.
struct UIImageJPEGTests {
  /// A picture with a red upper half and a blue lower half.
  private static let picture: Picture = {
    var bitmap = Bitmap(width: 8, height: 4, filledWith: 0xff00_00ff)
    for x in 0..<8 { for y in 2..<4 { bitmap[x, y] = 0xffff_0000 } }
    return Picture(bitmap)
  }()

  private static func loose(_ name: String) -> String {
    (Bundle.module.resourcePath ?? "") + "/Loose/" + name
  }

  /// Returns `true` if a pixel of the drawn image is reddish, and `false` if it is bluish; `nil` if
  /// there is no such pixel.
  private func isRed(_ image: UIImage, _ x: Int, _ y: Int) -> Bool? {
    guard let drawn = image.preparingForDisplay()?.cgImage?.picture.bitmap, x < drawn.width,
      y < drawn.height
    else { return nil }
    return drawn[x, y] & 0xff > 128
  }

  @Test("data reads back as an image of the same size and nearly the same colors")
  func roundTrip() throws {
    let image = UIImage(Self.picture, scale: 2)
    let data = try #require(image.jpegData(compressionQuality: 0.9))
    #expect(data.starts(with: [0xff, 0xd8, 0xff]))
    let copy = try #require(UIImage(data: data, scale: 2))
    #expect(copy.size == CGSize(width: 4, height: 2))
    #expect(copy.imageOrientation == .up)
    #expect(isRed(copy, 1, 0) == true && isRed(copy, 1, 3) == false)
  }

  @Test("the orientation is kept, and the pixels are not rotated")
  func orientation() throws {
    for orientation in [UIImage.Orientation.right, .downMirrored, .left] {
      let image = UIImage(cgImage: CGImage(Self.picture), scale: 1, orientation: orientation)
      let data = try #require(image.jpegData(compressionQuality: 1))
      let copy = try #require(UIImage(data: data))
      #expect(copy.imageOrientation == orientation)
      #expect(copy.size == image.size)
      #expect(copy.cgImage?.width == 8 && copy.cgImage?.height == 4)
    }
    // A quarter turn clockwise moves the top to the right.
    let image = UIImage(cgImage: CGImage(Self.picture), scale: 1, orientation: .right)
    let data = try #require(image.jpegData(compressionQuality: 1))
    let copy = try #require(UIImage(data: data))
    #expect(isRed(copy, 3, 4) == true && isRed(copy, 0, 4) == false)
  }

  @Test("a file keeps its orientation, and a named image is upright")
  func files() throws {
    let file = try #require(UIImage(contentsOfFile: Self.loose("snapshot@2x.jpg")))
    #expect(file.imageOrientation == .right)
    #expect(file.size == CGSize(width: 2, height: 3))
    #expect(isRed(file, 3, 2) == true && isRed(file, 0, 2) == false)

    let named = try #require(UIImage(named: "photo", in: .module, compatibleWith: nil))
    #expect(named.size == CGSize(width: 2, height: 3))
    #expect(named.scale == 2)
    #expect(named.imageOrientation == .up)
    #expect(isRed(named, 3, 2) == true && isRed(named, 0, 2) == false)
  }

  @Test("a loose file is found by its whole name")
  func loose() {
    AssetLibrary.shared.folders = [(Bundle.module.resourcePath ?? "") + "/Loose"]
    #expect(UIImage(named: "snapshot.jpg")?.size == CGSize(width: 2, height: 3))
    #expect(UIImage(named: "snapshot") == nil)
  }

  @Test("a damaged file results in nil and a warning with the reason")
  func damaged() {
    let path = Self.loose("cut.jpg")
    #expect(UIImage(contentsOfFile: path) == nil)
    #expect(ResourceWarnings.sentences.contains { $0.hasPrefix("\(path): the JPEG is cut off") })
    #expect(UIImage(data: Data([0xff, 0xd8, 0xff])) == nil)
  }

  @Test("qualities out of range are clamped")
  func qualities() {
    let image = UIImage(Self.picture, scale: 1)
    let worst = image.jpegData(compressionQuality: 0)
    let best = image.jpegData(compressionQuality: 1)
    #expect(worst != nil && best != nil && worst != best)
    for quality in [CGFloat.nan, -1, -CGFloat.infinity] {
      #expect(image.jpegData(compressionQuality: quality) == worst)
    }
    for quality in [CGFloat.infinity, CGFloat(2)] {
      #expect(image.jpegData(compressionQuality: quality) == best)
    }
  }

  @Test("symbols are drawn over white, and an empty image has no data")
  func others() throws {
    #expect(UIImage().jpegData(compressionQuality: 1) == nil)
    let data = try #require(UIImage(systemName: "square")?.jpegData(compressionQuality: 1))
    let corner = try #require(UIImage(data: data)?.cgImage?.picture.bitmap[0, 0])
    #expect(corner & 0xff > 0xf0)
  }

  @Test("a renderer makes JPEG data")
  func renderer() throws {
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4))
    let data = renderer.jpegData(withCompressionQuality: 0.8) { context in
      UIColor.blue.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    let image = try #require(UIImage(data: data))
    #expect(isRed(image, 0, 0) == false)
  }

  @MainActor
  @Test("a pasteboard's JPEG data is an image")
  func pasteboard() throws {
    let data = try #require(
      UIImage(Self.picture, scale: 1).jpegData(compressionQuality: 0.5))
    let pasteboard = UIPasteboard.withUniqueName()
    pasteboard.setData(data, forPasteboardType: "public.jpeg")
    #expect(pasteboard.image?.size == CGSize(width: 8, height: 4))
    pasteboard.setData(Data([1]), forPasteboardType: "public.jpeg")
    #expect(pasteboard.image == nil && !pasteboard.hasImages)
  }
}
