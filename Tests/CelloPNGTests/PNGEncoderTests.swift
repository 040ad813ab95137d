import CelloPNG
import Testing

/// Writing PNG files.
struct PNGEncoderTests {
  @Test("every premultiplied channel and alpha survives writing and reading")
  func exhaustiveRoundTrip() throws {
    // All combinations of an alpha value and a channel value that does not exceed it, in each
    // channel. These are too many colors for a palette.
    var bitmap = Bitmap(width: 256, height: 256)
    for alpha in 0..<256 {
      for channel in 0...alpha {
        let c = UInt32(channel)
        bitmap[channel, alpha] = c | (UInt32(alpha) - c) << 8 | c << 16 | UInt32(alpha) << 24
      }
    }
    #expect(try decoded(bitmap) == bitmap)
    // The same pixels, one row per picture. Each row fits into a palette.
    for alpha in 0..<256 {
      var row = Bitmap(width: 256, height: 1)
      for x in 0..<256 { row[x, 0] = bitmap[x, alpha] }
      #expect(try decoded(row) == row)
    }
  }

  @Test(
    "opaque pictures survive in every layout", arguments: [1, 2, 3, 4, 5, 16, 17, 256, 257, 5000])
  func opaqueRoundTrip(colorCount: Int) throws {
    var bitmap = Bitmap(width: 101, height: 67)
    for index in bitmap.pixels.indices {
      bitmap.pixels[index] =
        0xff00_0000 | UInt32(index * 31 % colorCount) &* 0x0001_0a07 & 0xff_ffff
    }
    #expect(try decoded(bitmap) == bitmap)
  }

  private func decoded(_ bitmap: Bitmap) throws -> Bitmap {
    let bitmaps = try [PNGEncoder.Effort.fast, .small].map { effort in
      let file = try PNGEncoder(effort: effort).encode(bitmap)
      return try PNGDecoder().decode(file, file: "round trip").bitmap
    }
    #expect(bitmaps[0] == bitmaps[1])
    return bitmaps[0]
  }

  @Test("a file to keep is smaller, has the same texts, and one chunk of pixels")
  func smallFile() throws {
    var bitmap = Bitmap(width: 300, height: 200)
    for index in bitmap.pixels.indices {
      let value = UInt32(truncatingIfNeeded: index &* index >> 7) & 0x3f
      bitmap.pixels[index] = 0xff00_0000 | value << 16 | value << 8 | UInt32(index % 300) & 0xff
    }
    let texts = [PNGText(keyword: "Title", value: "Größe")]
    let fast = try PNGEncoder().encode(bitmap, texts: texts)
    let small = try PNGEncoder(effort: .small).encode(bitmap, texts: texts)
    #expect(small.count < fast.count * 9 / 10)
    let image = try PNGDecoder().decode(small, file: "small")
    #expect(image.bitmap == bitmap)
    #expect(image["Title"] == "Größe")
    func count(_ type: String) -> Int {
      small.indices.dropLast(3).count { small[$0..<$0 + 4].elementsEqual(type.utf8) }
    }
    #expect(count("IDAT") == 1)
    #expect(count("IEND") == 1)
  }

  @Test(
    "a picture takes the smallest layout that holds it",
    arguments: [
      // number of colors, whether the picture is translucent, color type and bit depth in the
      // header
      (1, false, 3, 1), (2, false, 3, 1), (4, false, 3, 2), (16, false, 3, 4), (256, false, 3, 8),
      (257, false, 2, 8), (2, true, 3, 1), (300, true, 6, 8),
    ])
  func layout(colorCount: Int, isTranslucent: Bool, colorType: Int, depth: Int) throws {
    var bitmap = Bitmap(width: 20, height: 20)
    for index in bitmap.pixels.indices {
      let alpha: UInt32 = isTranslucent ? 0xfe00_0000 : 0xff00_0000
      let color = UInt32(index % colorCount)
      bitmap.pixels[index] = alpha | color & 0xff | (color >> 8) << 8
    }
    let file = try PNGEncoder().encode(bitmap)
    #expect(file[25] == UInt8(colorType))
    #expect(file[24] == UInt8(depth))
  }

  @Test("equal pictures are encoded as equal bytes")
  func deterministic() throws {
    var bitmap = Bitmap(width: 300, height: 100)
    for index in bitmap.pixels.indices {
      bitmap.pixels[index] = 0xff00_0000 | UInt32(index * index) & 0xff_ffff
    }
    let texts = [PNGText(keyword: "Software", value: "Cellophane")]
    #expect(
      try PNGEncoder().encode(bitmap, texts: texts) == PNGEncoder().encode(bitmap, texts: texts))
  }

  @Test("a gradient is filtered, because it is much smaller so")
  func gradient() throws {
    var bitmap = Bitmap(width: 512, height: 128)
    for y in 0..<128 {
      for x in 0..<512 {
        bitmap[x, y] = 0xff00_0000 | UInt32(x / 2) | UInt32(y * 2) << 8 | UInt32((x + y) / 3) << 16
      }
    }
    let file = try PNGEncoder().encode(bitmap)
    #expect(file.count < 512 * 128 * 3 / 20)
    #expect(try decoded(bitmap) == bitmap)
  }

  @Test("a higher effort results in a smaller file of the same picture")
  func effort() throws {
    var bitmap = Bitmap(width: 400, height: 90, filledWith: 0xffff_ffff)
    for index in stride(from: 0, to: bitmap.pixels.count, by: 7) {
      bitmap.pixels[index] = 0xff00_0000 | UInt32(index * index) & 0x00_7f7f
    }
    let file = try PNGEncoder(effort: .small).encode(bitmap)
    #expect(try file.count < PNGEncoder(effort: .fast).encode(bitmap).count)
    #expect(try PNGDecoder().decode(file, file: "small").bitmap == bitmap)
  }

  @Test("remarks survive in order, in any script")
  func texts() throws {
    let texts = [
      PNGText(keyword: "Title", value: "subtitle/selected.dark"),
      PNGText(keyword: "Comment", value: "größer, 大きい, 🎈\nsecond line"),
      PNGText(keyword: "Title", value: ""),
    ]
    let file = try PNGEncoder().encode(Bitmap(width: 1, height: 1), texts: texts)
    #expect(try PNGDecoder().decode(file, file: "texts").texts == texts)
  }

  @Test(
    "a remark that PNG cannot hold is refused",
    arguments: [
      ("", "x"), (" A", "x"), ("A ", "x"), ("A  B", "x"), ("Ä", "x"), ("A\n", "x"),
      ("A", "a\u{0}b"),
      (String(repeating: "k", count: 80), "x"),
    ])
  func badTexts(keyword: String, value: String) {
    #expect(throws: PNGError.self) {
      try PNGEncoder().encode(
        Bitmap(width: 1, height: 1), texts: [PNGText(keyword: keyword, value: value)])
    }
  }

  @Test("a bitmap without pixels is refused", arguments: [(0, 0), (0, 5), (5, 0), (-3, 4)])
  func emptyBitmap(width: Int, height: Int) {
    #expect(throws: PNGError.emptyBitmap(width: max(width, 0), height: max(height, 0))) {
      try PNGEncoder().encode(Bitmap(width: width, height: height))
    }
  }

  @Test("a channel above alpha is clamped to alpha")
  func invalidPremultiplication() throws {
    #expect(
      try decoded(Bitmap(width: 1, height: 1, filledWith: 0x80ff_ff40)).pixels == [0x8080_8040])
    #expect(try decoded(Bitmap(width: 1, height: 1, filledWith: 0x00ff_ffff)).pixels == [0])
  }
}
