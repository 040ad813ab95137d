import Foundation
import Testing

@testable import CelloRaster

struct ImageTests {
  private static let picture: Bitmap = {
    var random = Random(71)
    var bitmap = Bitmap(width: 12, height: 9)
    for index in bitmap.pixels.indices { bitmap.pixels[index] = random.premultipliedPixel() }
    return bitmap
  }()

  private func image(
    _ bitmap: Bitmap, _ rect: CGRect, source: CGRect? = nil, tint: Color? = nil,
    opacity: CGFloat = 1
  ) -> DisplayList.Item {
    .image(
      .init(picture: Picture(bitmap), rect: rect, source: source, tint: tint, opacity: opacity))
  }

  @Test("a picture at its own size on whole pixels is copied")
  func exact() throws {
    let item = image(Self.picture, CGRect(x: 0, y: 0, width: 12, height: 9))
    #expect(try draw(12, 9, [item]) == Self.picture)
    let part = image(
      Self.picture, CGRect(x: 0, y: 0, width: 4, height: 3),
      source: CGRect(x: 5, y: 2, width: 4, height: 3))
    let bitmap = try draw(4, 3, [part])
    for y in 0..<3 {
      for x in 0..<4 { #expect(bitmap[x, y] == Self.picture[x + 5, y + 2]) }
    }
    // At two pixels per point, a picture in half its pixel size is also drawn pixel by pixel.
    let list = DisplayList(
      size: CGSize(width: 6, height: 4.5),
      items: [image(Self.picture, CGRect(x: 0, y: 0, width: 6, height: 4.5))])
    #expect(try list.render(scale: 2) == Self.picture)
  }

  @Test("a picture that shrinks is averaged over the area of each pixel")
  func shrinking() throws {
    var bitmap = Bitmap(width: 6, height: 3, filledWith: 0xff00_0000)
    for y in 0..<3 {
      bitmap[0, y] = 0xff00_00ff
      bitmap[4, y] = 0xff00_00f0
    }
    // Three source pixels become one pixel: (255 + 0 + 0) / 3 and (0 + 240 + 0) / 3.
    let third = try draw(2, 1, [image(bitmap, CGRect(x: 0, y: 0, width: 2, height: 1))])
    #expect(third.pixels == [0xff00_0055, 0xff00_0050])
    // One and a half source pixels become one pixel. The second pixel consists of half of source
    // pixel 1 and all of source pixel 2.
    let twoThirds = try draw(4, 2, [image(bitmap, CGRect(x: 0, y: 0, width: 4, height: 2))])
    #expect(twoThirds[0, 0] == 0xff00_00aa)
    #expect(twoThirds[1, 0] == 0xff00_0000)
    #expect(twoThirds[2, 0] == 0xff00_0050)
  }

  @Test("a picture that grows is interpolated between its pixels' centers")
  func growing() throws {
    let bitmap = Bitmap(width: 2, height: 1, pixels: [0xff00_0000, 0xff00_00c8])
    let grown = try draw(8, 1, [image(bitmap, CGRect(x: 0, y: 0, width: 8, height: 1))])
    // The values are eighths of 200 between the centers at 2 and 6, and constant outside.
    #expect(grown.pixels.map { $0 & 255 } == [0, 0, 25, 75, 125, 175, 200, 200])
  }

  @Test("a uniform color remains uniform at any size and position")
  func flat() throws {
    let bitmap = Bitmap(width: 7, height: 5, filledWith: 0xff5a_3c1e)
    var random = Random(73)
    for _ in 0..<100 {
      let width = 1 + random.fraction() * 30
      let rect = CGRect(
        x: -4 + random.fraction() * 8, y: -4 + random.fraction() * 8, width: width, height: width)
      let list = try draw(20, 20, [image(bitmap, rect)])
      for pixel in list.pixels where pixel >> 24 == 255 { #expect(pixel == 0xff5a_3c1e) }
      // The sides have the partial coverage of a filled rectangle.
      let filled = try draw(20, 20, [.fill(.rect(rect), Color(0x1E3C5A))])
      for (a, b) in zip(list.pixels, filled.pixels) {
        #expect((Int(a >> 24) - Int(b >> 24)).magnitude <= 1)
      }
    }
  }

  @Test("a mirrored picture is mirrored, a turned one turned")
  func mirrored() throws {
    let item = image(Self.picture, CGRect(x: 0, y: 0, width: 12, height: 9))
    let mirrored = try draw(
      12, 9, [.group(.init(items: [item], transform: CGAffineTransform(-1, 0, 0, 1, 12, 0)))])
    for y in 0..<9 {
      for x in 0..<12 { #expect(mirrored[x, y] == Self.picture[11 - x, y]) }
    }
    let turned = try draw(
      9, 12, [.group(.init(items: [item], transform: CGAffineTransform(0, 1, -1, 0, 9, 0)))])
    for y in 0..<9 {
      for x in 0..<12 { #expect(turned[8 - y, x] == Self.picture[x, y]) }
    }
  }

  @Test("a tint replaces the colors and keeps the shape")
  func tint() throws {
    let item = image(
      Self.picture, CGRect(x: 0, y: 0, width: 12, height: 9), tint: Color(0x007AFF))
    let tinted = try draw(12, 9, [item])
    for (pixel, source) in zip(tinted.pixels, Self.picture.pixels) {
      #expect(
        pixel == Blending.mix(0, 0xffff_7a00, weight: (source >> 24) * 257))
    }
  }

  @Test("opacity fades a picture")
  func opacity() throws {
    let bitmap = Bitmap(width: 1, height: 1, filledWith: 0xff00_0000)
    let faded = try draw(
      1, 1, [image(bitmap, CGRect(x: 0, y: 0, width: 1, height: 1), opacity: 0.5)], on: .white)
    #expect(hex(faded[0, 0]) == "#7f7f7fff")
  }
}

extension Bitmap {
  fileprivate init(width: Int, height: Int, pixels: [UInt32]) {
    self.init(width: width, height: height)
    self.pixels = pixels
  }
}
