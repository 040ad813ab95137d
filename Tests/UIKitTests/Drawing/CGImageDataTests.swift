import CelloRaster
import Testing
import UIKit

struct CGImageDataTests {
  private func image(
    _ bytes: [UInt8], width: Int = 2, height: Int = 1, bitsPerPixel: Int = 32,
    bytesPerRow: Int? = nil, space: CGColorSpace = CGColorSpaceCreateDeviceRGB(),
    _ alpha: CGImageAlphaInfo = .premultipliedLast, _ order: CGBitmapInfo = [],
    bitsPerComponent: Int = 8, decode: [CGFloat]? = nil
  ) -> CGImage? {
    guard let provider = CGDataProvider(data: NSData(data: Data(bytes))) else { return nil }
    func make(_ decode: UnsafePointer<CGFloat>?) -> CGImage? {
      CGImage(
        width: width, height: height, bitsPerComponent: bitsPerComponent,
        bitsPerPixel: bitsPerPixel, bytesPerRow: bytesPerRow ?? width &* bitsPerPixel / 8,
        space: space, bitmapInfo: order.union(CGBitmapInfo(rawValue: alpha.rawValue)),
        provider: provider, decode: decode, shouldInterpolate: true, intent: .defaultIntent)
    }
    return decode.map { $0.withUnsafeBufferPointer { make($0.baseAddress) } } ?? make(nil)
  }

  private func bytes(_ image: CGImage?) -> [UInt8] {
    guard let data = image?.dataProvider?.data, let bytes = CFDataGetBytePtr(data) else {
      return []
    }
    return Array(UnsafeBufferPointer(start: bytes, count: CFDataGetLength(data)))
  }

  @Test("the pixels of an image are read as apps read them")
  func reading() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let renderer = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: format)
    let image = renderer.image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
      UIColor(red: 0, green: 0, blue: 1, alpha: 0.5).setFill()
      context.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
    }
    let cgImage = image.cgImage
    #expect(cgImage?.alphaInfo == .premultipliedLast && cgImage?.bitsPerPixel == 32)
    #expect(cgImage?.bitmapInfo.rawValue == 1 && cgImage?.colorSpace?.model == .rgb)
    let bytes = bytes(cgImage)
    #expect(bytes == [255, 0, 0, 255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 128, 128])
  }

  @Test("an image of the bytes of another is equal")
  func roundTrip() {
    let pixels: [UInt8] = [10, 20, 30, 40, 0, 0, 0, 0, 255, 255, 255, 255, 1, 2, 3, 200]
    let first = image(pixels, width: 2, height: 2)
    #expect(bytes(first) == pixels)
    #expect(first == image(bytes(first), width: 2, height: 2))
  }

  @Test("formats of pixels")
  func formats() {
    let argb: [UInt8] = [128, 10, 20, 30, 255, 1, 2, 3]
    #expect(bytes(image(argb, .premultipliedFirst)) == [10, 20, 30, 128, 1, 2, 3, 255])
    // BGRA, as on screens.
    let bgra: [UInt8] = [30, 20, 10, 128, 3, 2, 1, 255]
    #expect(
      bytes(image(bgra, .premultipliedFirst, .byteOrder32Little))
        == [10, 20, 30, 128, 1, 2, 3, 255])
    #expect(
      bytes(image(argb, .premultipliedFirst, .byteOrder32Big)) == [10, 20, 30, 128, 1, 2, 3, 255])
    #expect(bytes(image(argb, .noneSkipFirst)) == [10, 20, 30, 255, 1, 2, 3, 255])
    let straight: [UInt8] = [255, 100, 0, 128, 9, 9, 9, 0]
    #expect(bytes(image(straight, .last)) == [128, 50, 0, 128, 0, 0, 0, 0])
    #expect(bytes(image(straight, .noneSkipLast)) == [255, 100, 0, 255, 9, 9, 9, 255])
    #expect(
      bytes(image([1, 2, 3, 4, 5, 6], bitsPerPixel: 24, .none)) == [1, 2, 3, 255, 4, 5, 6, 255])
    let gray = CGColorSpaceCreateDeviceGray()
    #expect(
      bytes(image([7, 9], bitsPerPixel: 8, space: gray, .none)) == [7, 7, 7, 255, 9, 9, 9, 255])
    #expect(
      bytes(image([0, 255], bitsPerPixel: 8, space: gray, .none, decode: [1, 0]))
        == [255, 255, 255, 255, 0, 0, 0, 255])
  }

  @Test("rows may be longer than their pixels")
  func rows() {
    let padded: [UInt8] = [1, 1, 1, 255, 0, 0, 2, 2, 2, 255]
    #expect(
      bytes(image(padded, width: 1, height: 2, bytesPerRow: 6)) == [1, 1, 1, 255, 2, 2, 2, 255])
  }

  @Test("colors beyond the opacity are limited, so that the pixels stay valid")
  func invalidColors() {
    #expect(bytes(image([200, 0, 0, 100], width: 1)) == [100, 0, 0, 100])
  }

  @Test("what is not supported makes no image")
  func unsupported() {
    let eight = [UInt8](repeating: 0, count: 8)
    #expect(image(eight) != nil)
    #expect(image(eight, width: 3) == nil && image(eight, height: 2) == nil)
    #expect(image(eight, width: 0) == nil && image(eight, width: -2) == nil)
    #expect(image(eight, width: .max, height: .max) == nil)
    #expect(image(eight, bytesPerRow: 7) == nil && image(eight, bytesPerRow: .max, .last) != nil)
    #expect(image(eight, height: 3, bytesPerRow: .max) == nil)
    #expect(image(eight, bitsPerPixel: 16) == nil && image(eight, bitsPerPixel: 64) == nil)
    #expect(image(eight, .none) == nil && image(eight, .alphaOnly) == nil)
    #expect(image(eight, .last, .floatComponents) == nil)
    #expect(image(eight, .last, .byteOrder16Little) == nil)
    #expect(image(eight, bitsPerComponent: 16) == nil)
    #expect(image([]) == nil)
  }

  @Test("a provider copies bytes in memory and calls its closure")
  func providers() {
    var released: [Int] = []
    var bytes: [UInt8] = [1, 2, 3]
    let provider = CGDataProvider(dataInfo: nil, data: &bytes, size: 3) { _, _, size in
      released.append(size)
    }
    bytes = []
    #expect(released == [3] && provider?.data.map { Data(referencing: $0) } == Data([1, 2, 3]))
    #expect(CGDataProvider(dataInfo: nil, data: [UInt8(1)], size: -1) { _, _, _ in } == nil)
    #expect(CFDataGetLength(nil) == 0 && CFDataGetBytePtr(NSData()) == nil)
  }
}
