import CelloRaster
import Testing
import UIKit

struct UIImagePictureTests {
  private static let traits = UITraitCollection(displayScale: 2)

  /// Returns a picture that is opaque red above green. The size is in pixels.
  private static func picture(width: Int = 4, height: Int = 6) -> Picture {
    var bitmap = Bitmap(width: width, height: height, filledWith: 0xff00_00ff)
    for y in height / 2..<height { for x in 0..<width { bitmap[x, y] = 0xff00_ff00 } }
    return Picture(bitmap)
  }

  private static let image = UIImage(picture(), scale: 2)

  @Test("the size is in points")
  func size() {
    #expect(Self.image.size == CGSize(width: 2, height: 3))
    #expect(Double(Self.image.scale) == 2)
    #expect(!Self.image.isSymbolImage)
    #expect(Self.image.baselineOffsetFromBottom == nil)
    #expect(Self.image.symbolConfiguration == nil)
    #expect(UIImage().size == .zero)
    for scale in [CGFloat.nan, 0, -1, .infinity] {
      #expect(UIImage(Self.picture(), scale: scale).size == CGSize(width: 4, height: 6))
    }
    let huge = UIImage(Self.picture(), scale: 1e-300)
    #expect(huge.size == CGSize(width: 10_000_000, height: 10_000_000))
  }

  @Test("a picture keeps its colors unless it is a template or has been tinted")
  func tints() {
    let tint = Color(red: 1, green: 2, blue: 3)
    func color(_ image: UIImage) -> Color? {
      let items = image.displayItems(
        in: CGRect(x: 0, y: 0, width: 2, height: 3), tint: tint, traits: Self.traits)
      guard case .image(let item)? = items.first, items.count == 1 else {
        Issue.record("not one image: \(items)")
        return nil
      }
      return item.tint
    }
    #expect(color(Self.image) == nil)
    #expect(color(Self.image.withRenderingMode(.alwaysTemplate)) == tint)
    #expect(color(Self.image.withTintColor(.red))?.description == "#ff0000")
    #expect(color(Self.image.withTintColor(.red, renderingMode: .alwaysTemplate)) == tint)
  }

  @Test("a flipped picture and one that follows the direction are drawn mirrored")
  func flipping() {
    let rect = CGRect(x: 10, y: 20, width: 2, height: 3)
    func transform(_ image: UIImage, _ traits: UITraitCollection) -> CGAffineTransform? {
      let items = image.displayItems(in: rect, tint: .black, traits: traits)
      if case .group(let group)? = items.first { return group.transform }
      return nil
    }
    let rightToLeft = UITraitCollection(layoutDirection: .rightToLeft)
    let following = Self.image.imageFlippedForRightToLeftLayoutDirection()
    #expect(transform(Self.image, rightToLeft) == nil)
    #expect(transform(following, Self.traits) == nil)
    #expect(
      transform(following, rightToLeft) == CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 22, ty: 0)
    )
    // Maps the mirrored unit square of the picture to the rectangle.
    #expect(
      transform(Self.image.withHorizontallyFlippedOrientation(), Self.traits)
        == CGAffineTransform(a: -2, b: 0, c: 0, d: 3, tx: 12, ty: 20))
    #expect(
      Self.image.withHorizontallyFlippedOrientation().withHorizontallyFlippedOrientation()
        == Self.image)
  }

  @Test("mirroring twice restores every orientation")
  func orientations() {
    for rawValue in 0..<8 {
      let orientation = UIImage.Orientation(rawValue: rawValue)!
      #expect(orientation.mirrored.mirrored == orientation)
      // Mirroring the upright picture maps x to 1 − x.
      let mirrored = orientation.unitTransform.concatenating(
        CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0))
      #expect(orientation.mirrored.unitTransform == mirrored)
    }
  }

  @Test("PNG data comes back as the same picture")
  func png() throws {
    let data = try #require(Self.image.pngData())
    let read = try #require(UIImage(data: data, scale: 2))
    #expect(read == Self.image)
    #expect(UIImage(data: data)?.size == CGSize(width: 4, height: 6))
    #expect(UIImage(data: Data()) == nil)
    #expect(UIImage(data: data.dropLast(20)) == nil)
    #expect(UIImage(data: Data("hello".utf8)) == nil)
    #expect(UIImage().pngData() == nil)
  }

  @Test("the name of a file contains its scale")
  func files() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "cellophane-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let data = try #require(Self.image.pngData())
    try data.write(to: folder.appendingPathComponent("flag@2x.png"))
    try data.write(to: folder.appendingPathComponent("plain.png"))
    let flag = folder.appendingPathComponent("flag").path
    #expect(UIImage(contentsOfFile: flag + "@2x.png") == Self.image)
    #expect(UIImage(contentsOfFile: flag + ".png") == Self.image)
    #expect(UIImage(contentsOfFile: flag) == Self.image)
    #expect(
      UIImage(contentsOfFile: folder.appendingPathComponent("plain.png").path)?.size
        == CGSize(width: 4, height: 6))
    #expect(UIImage(contentsOfFile: folder.path) == nil)
    #expect(UIImage(contentsOfFile: flag + "s.png") == nil)
    #expect(UIImage(contentsOfFile: "") == nil)
  }

  @Test("caps keep their size and the middle stretches, on whole pixels")
  func stretching() {
    let slices = ImageSlices(
      size: CGSize(width: 30, height: 10),
      caps: UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 5),
      mode: .stretch, rect: CGRect(x: 1, y: 2, width: 100, height: 20), grid: PixelGrid(scale: 2))
    #expect(
      slices.slices == [
        .init(
          source: CGRect(x: 0, y: 0, width: 10, height: 10),
          destination: CGRect(x: 1, y: 2, width: 10, height: 20)),
        .init(
          source: CGRect(x: 10, y: 0, width: 15, height: 10),
          destination: CGRect(x: 11, y: 2, width: 85, height: 20)),
        .init(
          source: CGRect(x: 25, y: 0, width: 5, height: 10),
          destination: CGRect(x: 96, y: 2, width: 5, height: 20)),
      ])
  }

  @Test(
    "a stretchable image stretches one column and one row",
    arguments: [
      (3, 2, UIEdgeInsets(top: 2, left: 3, bottom: 3, right: 0)),
      (1, 0, UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 2)),
      (0, -4, .zero), (9, .max, UIEdgeInsets(top: CGFloat(Int.max), left: 9, bottom: 0, right: 0)),
    ])
  func stretchableImages(left: Int, top: Int, insets: UIEdgeInsets) {
    let image = UIImage(Self.picture(), scale: 1).stretchableImage(
      withLeftCapWidth: left, topCapHeight: top)
    #expect(image.capInsets == insets)
    #expect(image.resizingMode == .stretch)
    #expect(image.leftCapWidth == left)
    #expect(image.topCapHeight == (top == .max ? 0 : max(top, 0)))
  }

  @Test("the middle tiles, and the last tile is cut")
  func tiling() {
    let slices = ImageSlices(
      size: CGSize(width: 12, height: 4), caps: UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 2),
      mode: .tile, rect: CGRect(x: 0, y: 0, width: 24, height: 4), grid: PixelGrid(scale: 1))
    #expect(
      slices.slices.map(\.destination) == [
        CGRect(x: 0, y: 0, width: 2, height: 4), CGRect(x: 2, y: 0, width: 8, height: 4),
        CGRect(x: 10, y: 0, width: 8, height: 4), CGRect(x: 18, y: 0, width: 4, height: 4),
        CGRect(x: 22, y: 0, width: 2, height: 4),
      ])
    #expect(slices.slices[3].source == CGRect(x: 2, y: 0, width: 4, height: 4))
  }

  @Test(
    "slices cover the rectangle for all caps",
    arguments: [-5, 0, 3, 50, 1e300, .nan, .infinity] as [Double], [0.2, 1, 7.3, 2_000] as [Double])
  func coverage(cap: Double, length: Double) {
    for mode in [UIImage.ResizingMode.tile, .stretch] {
      let cap = CGFloat(cap)
      let slices = ImageSlices(
        size: CGSize(width: 12, height: 5),
        caps: UIEdgeInsets(top: cap, left: cap, bottom: cap, right: cap), mode: mode,
        rect: CGRect(x: 0.3, y: 0, width: CGFloat(length), height: 5), grid: PixelGrid(scale: 2)
      ).slices
      let row = slices.filter { $0.destination.minY == slices.first?.destination.minY }
      #expect(Double(row.first?.destination.minX ?? -1) == 0.3)
      #expect(abs(Double(row.last?.destination.maxX ?? -1) - 0.3 - length) < 1e-6)
      for (left, right) in zip(row, row.dropFirst()) {
        #expect(abs(Double(left.destination.maxX - right.destination.minX)) < 1e-6)
      }
      #expect(
        slices.allSatisfy {
          $0.source.minX >= 0 && $0.source.maxX <= 12.000001 && $0.source.maxY <= 5.000001
        })
    }
  }

  @Test("the notation identifies a picture")
  func notation() {
    #expect(Self.image.notation.hasPrefix("picture(4x6, 2.0, "))
    #expect(UIImage(notation: Self.image.notation) == nil)
    #expect(UIImage().notation == "empty")
  }

  @Test("pixels are cropped, and make an image of any scale and orientation")
  @MainActor func pixels() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2), format: format).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
    }
    let pixels = try #require(image.cgImage)
    #expect((pixels.width, pixels.height) == (8, 4))
    let part = try #require(pixels.cropping(to: CGRect(x: 3, y: 0, width: 2, height: 9)))
    #expect((part.width, part.height) == (2, 4))
    #expect(
      part.picture.bitmap.pixels == Array(repeating: [0xff00_00ff, 0], count: 4).flatMap { $0 })
    #expect(pixels.cropping(to: CGRect(x: 9, y: 0, width: 2, height: 2)) == nil)
    let turned = UIImage(cgImage: pixels, scale: 2, orientation: .right)
    #expect(turned.size == CGSize(width: 2, height: 4))
    #expect(UIImage(cgImage: pixels).size == CGSize(width: 8, height: 4))
    #expect(UIImage().cgImage == nil)
  }
}
