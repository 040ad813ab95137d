import CelloValues
import Testing
import UIKit

struct CGBitmapContextTests {
  private static let rgb = CGColorSpaceCreateDeviceRGB()
  private static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

  private func make(
    _ data: UnsafeMutableRawPointer? = nil, width: Int = 2, height: Int = 2,
    bitsPerComponent: Int = 8, bytesPerRow: Int = 0, space: CGColorSpace = Self.rgb,
    alpha: CGImageAlphaInfo = .premultipliedLast, order: CGBitmapInfo = []
  ) -> CGContext? {
    CGContext(
      data: data, width: width, height: height, bitsPerComponent: bitsPerComponent,
      bytesPerRow: bytesPerRow, space: space, bitmapInfo: alpha.rawValue | order.rawValue)
  }

  private func bytes(_ context: CGContext) throws -> [UInt8] {
    let data = try #require(context.data)
    return Array(
      UnsafeRawBufferPointer(start: data, count: context.bytesPerRow * context.height))
  }

  @Test("the origin is at the bottom left, and rows are in memory from top to bottom")
  func coordinates() throws {
    let context = try #require(make())
    context.setFillColor(Self.red)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(try bytes(context) == [0, 0, 0, 0, 0, 0, 0, 0, 255, 0, 0, 255, 0, 0, 0, 0])
    #expect(context.ctm == .identity)
    context.translateBy(x: 1, y: 1)
    #expect(context.ctm == CGAffineTransform(translationX: 1, y: 1))
    #expect(context.width == 2)
    #expect(context.height == 2)
    #expect(context.bytesPerRow == 8)
    #expect(context.bitsPerComponent == 8)
    #expect(context.bitsPerPixel == 32)
    #expect(context.alphaInfo == .premultipliedLast)
    #expect(context.colorSpace == Self.rgb)
  }

  @Test(
    "a color in each format, with the bytes that Core Graphics documents",
    arguments: [
      (CGImageAlphaInfo.premultipliedLast, CGBitmapInfo(), [128, 64, 0, 128] as [UInt8]),
      (.premultipliedLast, .byteOrder32Big, [128, 64, 0, 128]),
      (.premultipliedLast, .byteOrder32Little, [128, 0, 64, 128]),
      (.premultipliedFirst, CGBitmapInfo(), [128, 128, 64, 0]),
      (.premultipliedFirst, .byteOrder32Little, [0, 64, 128, 128]),
      // Below it is black.
      (.noneSkipLast, CGBitmapInfo(), [128, 64, 0, 255]),
      (.noneSkipFirst, .byteOrder32Little, [0, 64, 128, 255]),
    ])
  func formats(alpha: CGImageAlphaInfo, order: CGBitmapInfo, expected: [UInt8]) throws {
    let context = try #require(make(width: 1, height: 1, alpha: alpha, order: order))
    context.setFillColor(red: 1, green: 0.5, blue: 0, alpha: 128 / 255)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(try bytes(context) == expected)
  }

  @Test("grays, and opacity alone, have a byte per pixel")
  func bytePixels() throws {
    let gray = try #require(
      make(width: 3, height: 1, space: CGColorSpaceCreateDeviceGray(), alpha: .none))
    gray.setFillColor(UIColor.white.cgColor)
    gray.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    gray.setFillColor(Self.red)
    gray.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    // 0.299 of 255.
    #expect(try bytes(gray) == [255, 76, 0])
    let mask = try #require(
      make(width: 2, height: 1, space: CGColorSpaceCreateDeviceGray(), alpha: .alphaOnly))
    mask.setFillColor(red: 1, green: 1, blue: 1, alpha: 0.2)
    mask.fill(CGRect(x: 1, y: 0, width: 1, height: 1))
    #expect(try bytes(mask) == [0, 51])
  }

  @Test("an app's own memory shows each operation at once, over the pixels that it had")
  func ownMemory() throws {
    var memory = [UInt8](repeating: 7, count: 24)
    memory.withUnsafeMutableBytes { memory in
      for index in [3, 7, 15, 19] { memory[index] = 255 }
      // Twelve bytes per row, of which the last four belong to no pixel.
      let context = make(memory.baseAddress, bytesPerRow: 12)
      context?.setFillColor(Self.red)
      context?.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
      #expect(
        Array(memory) == [
          7, 7, 7, 255, 255, 0, 0, 255, 7, 7, 7, 7,
          7, 7, 7, 255, 7, 7, 7, 255, 7, 7, 7, 7,
        ])
      // What the app writes itself remains below later drawing.
      memory[12] = 99
      context?.clear(CGRect(x: 0, y: 1, width: 2, height: 1))
      #expect(Array(memory[0..<16]) == [0, 0, 0, 0, 0, 0, 0, 0, 7, 7, 7, 7, 99, 7, 7, 255])
    }
  }

  @Test("the average color of an image is its pixel in a bitmap of one pixel")
  @MainActor func averageColor() throws {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4), format: format).image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
      UIColor.blue.setFill()
      $0.fill(CGRect(x: 0, y: 2, width: 4, height: 2))
    }
    var pixel = [UInt8](repeating: 0, count: 4)
    let cgImage = try #require(image.cgImage)
    pixel.withUnsafeMutableBytes { pixel in
      make(pixel.baseAddress, width: 1, height: 1, bytesPerRow: 4)?.draw(
        cgImage, in: CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    #expect(pixel == [128, 0, 128, 255])
  }

  @Test("an image is drawn upright, its pixels can be changed, and an image is made of them")
  @MainActor func editing() throws {
    let context = try #require(make(width: 1, height: 2))
    context.setFillColor(Self.red)
    context.fill(CGRect(x: 0, y: 1, width: 1, height: 1))
    let image = try #require(context.makeImage())
    context.data?.storeBytes(of: 0, as: UInt8.self)
    context.data?.storeBytes(of: 255, toByteOffset: 2, as: UInt8.self)
    let edited = try #require(context.makeImage())
    // The first image keeps its pixels.
    #expect(image.dataProvider?.bytes == Data([255, 0, 0, 255, 0, 0, 0, 0]))
    #expect(edited.dataProvider?.bytes == Data([0, 0, 255, 255, 0, 0, 0, 0]))
    let copy = try #require(make(width: 1, height: 2))
    copy.draw(edited, in: CGRect(x: 0, y: 0, width: 1, height: 2))
    #expect(copy.makeImage() == edited)
    UIGraphicsPushContext(copy)
    copy.translateBy(x: 0, y: 2)
    copy.scaleBy(x: 1, y: -1)
    UIImage(cgImage: image).draw(at: .zero)
    UIGraphicsPopContext()
    #expect(copy.makeImage() == image)
  }

  @Test("layers are visible when they end, and shadows with a positive offset are above")
  func layersAndShadows() throws {
    let context = try #require(make(width: 1, height: 3))
    context.setFillColor(Self.red)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(try bytes(context) == [UInt8](repeating: 0, count: 12))
    context.endTransparencyLayer()
    #expect(try bytes(context) == [0, 0, 0, 0, 0, 0, 0, 0, 255, 0, 0, 255])
    context.setShadow(
      offset: CGSize(width: 0, height: 1), blur: 0, color: UIColor.black.cgColor)
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(try bytes(context) == [0, 0, 0, 0, 0, 0, 0, 255, 255, 0, 0, 255])
  }

  @Test("without interpolation, scaled images have their nearest pixels")
  func interpolation() throws {
    let source = try #require(make(width: 2, height: 1))
    source.setFillColor(Self.red)
    source.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    let image = try #require(source.makeImage())
    func drawn(_ quality: CGInterpolationQuality) throws -> [UInt8] {
      let context = try #require(make(width: 4, height: 1))
      context.interpolationQuality = quality
      context.draw(image, in: CGRect(x: 0, y: 0, width: 4, height: 1))
      return try bytes(context).enumerated().filter { $0.offset % 4 == 3 }.map(\.element)
    }
    #expect(try drawn(.none) == [255, 255, 0, 0])
    #expect(try drawn(.high) != [255, 255, 0, 0])
    #expect(try drawn(.high) == drawn(.default))
  }

  @Test("formats that Core Graphics refuses, and impossible sizes, have no context")
  func refused() {
    #expect(make(alpha: .none) == nil)
    #expect(make(alpha: .last) == nil)
    #expect(make(alpha: .first) == nil)
    #expect(make(bitsPerComponent: 16) == nil)
    #expect(make(order: .floatComponents) == nil)
    #expect(make(space: CGColorSpaceCreateDeviceGray(), alpha: .premultipliedLast) == nil)
    #expect(make(width: 0) == nil)
    #expect(make(height: -1) == nil)
    #expect(make(width: .max, height: .max) == nil)
    #expect(make(bytesPerRow: 7) == nil)
    #expect(make(bytesPerRow: .max) == nil)
    #expect(
      ResourceWarnings.sentences.contains(
        "CGContext: 7 bytes per row are not enough for 2 pixels, which need 8 bytes."))
  }

  @Test("the context of an image makes its image; other contexts have no pixels")
  func otherContexts() throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 1, height: 1), true, 2)
    let current = try #require(UIGraphicsGetCurrentContext())
    let image = try #require(current.makeImage())
    UIGraphicsEndImageContext()
    #expect(image.width == 2)
    #expect(image.height == 2)
    #expect(image.dataProvider?.bytes.prefix(4) == Data([0, 0, 0, 255]))
    let other = CGContext()
    #expect(other.makeImage() == nil)
    #expect(other.data == nil)
    #expect(other.width == 0)
    #expect(other.alphaInfo == .none)
  }
}
