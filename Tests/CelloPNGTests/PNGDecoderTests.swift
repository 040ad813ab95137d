import CelloPNG
import CelloRaster
import Testing

/// Reading PNG files.
struct PNGDecoderTests {
  struct Kind: CustomTestStringConvertible, Sendable {
    var colorType: PNGMaker.ColorType
    var depth: Int
    var isInterlaced: Bool

    var testDescription: String {
      "\(colorType), \(depth) bit" + (isInterlaced ? ", interlaced" : "")
    }
  }

  static let kinds: [Kind] = {
    let depths: [(PNGMaker.ColorType, [Int])] = [
      (.gray, [1, 2, 4, 8, 16]), (.rgb, [8, 16]), (.palette, [1, 2, 4, 8]), (.grayAlpha, [8, 16]),
      (.rgba, [8, 16]),
    ]
    var kinds: [Kind] = []
    for (type, depths) in depths {
      for depth in depths {
        kinds.append(Kind(colorType: type, depth: depth, isInterlaced: false))
        kinds.append(Kind(colorType: type, depth: depth, isInterlaced: true))
      }
    }
    return kinds
  }()

  @Test("all types of PNG files are decoded", arguments: kinds)
  func everyKind(kind: Kind) throws {
    // A size of 13 × 11 has all seven passes, and rows that do not end at a byte boundary.
    let maker = PNGMaker(
      width: 13, height: 11, colorType: kind.colorType, depth: kind.depth,
      isInterlaced: kind.isInterlaced,
      chunks: kind.colorType == .palette ? [("PLTE", palette), ("tRNS", [0, 128])] : [])
    let limit = 1 << kind.depth
    func samples(_ x: Int, _ y: Int) -> [Int] {
      (0..<kind.colorType.sampleCount).map { (x * 7919 + y * 104_729 + $0 * 31) % limit }
    }

    let image = try PNGDecoder().decode(maker.file(samplesAt: samples), file: "kind.png")

    var expected = Bitmap(width: 13, height: 11)
    for y in 0..<11 {
      for x in 0..<13 { expected[x, y] = pixel(samples(x, y), kind) }
    }
    #expect(image.bitmap == expected)
  }

  private var palette: [UInt8] {
    (0..<256).flatMap { [UInt8($0), UInt8(255 - $0), UInt8($0 / 2)] }
  }

  /// Returns the premultiplied pixel according to the PNG specification.
  private func pixel(_ samples: [Int], _ kind: Kind) -> UInt32 {
    let maximum = (1 << kind.depth) - 1
    // Rounds to the nearest of 256 levels.
    let levels = samples.map { ($0 * 255 * 2 + maximum) / (2 * maximum) }
    switch kind.colorType {
    case .gray: return premultiplied(levels[0], levels[0], levels[0], 255)
    case .rgb: return premultiplied(levels[0], levels[1], levels[2], 255)
    case .grayAlpha: return premultiplied(levels[0], levels[0], levels[0], levels[1])
    case .rgba: return premultiplied(levels[0], levels[1], levels[2], levels[3])
    case .palette:
      let index = samples[0]
      return premultiplied(index, 255 - index, index / 2, [0, 128].dropFirst(index).first ?? 255)
    }
  }

  private func premultiplied(_ red: Int, _ green: Int, _ blue: Int, _ alpha: Int) -> UInt32 {
    let channels = [red, green, blue].map { UInt32(($0 * alpha * 2 + 255) / 510) }
    return channels[0] | channels[1] << 8 | channels[2] << 16 | UInt32(alpha) << 24
  }

  @Test("a color named transparent becomes so")
  func transparentColor() throws {
    var maker = PNGMaker(width: 2, height: 1, colorType: .gray, depth: 8)
    maker.chunks = [("tRNS", [0, 7])]
    let image = try PNGDecoder().decode(maker.file { x, _ in [x == 0 ? 7 : 8] }, file: "t.png")
    #expect(image.bitmap.pixels == [0, 0xff08_0808])
  }

  @Test("gamma and color profiles have no effect")
  func gamma() throws {
    var maker = PNGMaker(width: 1, height: 1, colorType: .rgb, depth: 8)
    maker.chunks = [("gAMA", [0, 0, 0x10, 0])]
    let image = try PNGDecoder().decode(maker.file { _, _ in [10, 100, 200] }, file: "g.png")
    #expect(image.bitmap.pixels == [0xffc8_640a])
  }

  @Test("Latin-1 remarks are read")
  func latin1() throws {
    var maker = PNGMaker(width: 1, height: 1, colorType: .gray, depth: 8)
    maker.chunks = [("tEXt", Array("Author".utf8) + [0, 0x4d, 0xfc])]
    let image = try PNGDecoder().decode(maker.file { _, _ in [0] }, file: "l.png")
    #expect(image.texts == [PNGText(keyword: "Author", value: "Mü")])
    #expect(image["Author"] == "Mü")
    #expect(image["Title"] == nil)
  }

  @Test("an index beyond the palette is opaque black")
  func indexBeyondPalette() throws {
    var maker = PNGMaker(width: 2, height: 1, colorType: .palette, depth: 8)
    maker.chunks = [("PLTE", [9, 9, 9])]
    let image = try PNGDecoder().decode(maker.file { x, _ in [x * 200] }, file: "i.png")
    #expect(image.bitmap.pixels == [0xff09_0909, 0xff00_0000])
  }

  // MARK: - Bad input

  @Test("truncating a file at any position is an error")
  func truncated() throws {
    var bitmap = Bitmap(width: 40, height: 30)
    for index in bitmap.pixels.indices {
      bitmap.pixels[index] = 0xff00_0000 | UInt32(index * 12_345) & 0xffffff
    }
    let file = try PNGEncoder().encode(bitmap, texts: [PNGText(keyword: "A", value: "b")])
    for count in 1..<file.count {
      #expect(throws: PNGError.truncated(file: "cut.png", byteCount: count)) {
        try PNGDecoder().decode(Array(file.prefix(count)), file: "cut.png")
      }
    }
  }

  @Test(
    "errors name the format of files that are not PNG files",
    arguments: [
      ("", PNGError.Impostor.nothing),
      (
        "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12345\n",
        .largeFilePointer
      ),
      (
        "version https://git-lfs.github.com/spec/v1\n<<<<<<< HEAD\noid sha256:4d7a\n=======\n",
        .conflictMarkers
      ),
      ("<<<<<<< HEAD\n", .conflictMarkers),
      ("GIF89a....", .format("GIF")),
      ("<svg xmlns=", .format("SVG")),
      ("hello, world", .other),
      ("P", .other),
    ])
  func impostors(content: String, found: PNGError.Impostor) {
    #expect(throws: PNGError.notPNG(file: "x.png", found: found)) {
      try PNGDecoder().decode(Array(content.utf8), file: "x.png")
    }
  }

  @Test("a picture too large to hold is refused before memory is taken")
  func absurdSizes() {
    let giant = PNGMaker(width: 0x7fff_ffff, height: 0x7fff_ffff, colorType: .rgba, depth: 16)
    #expect(
      throws: PNGError.tooLarge(
        file: "giant.png", width: 0x7fff_ffff, height: 0x7fff_ffff,
        pixelLimit: Bitmap.maxPixelCount)
    ) { try PNGDecoder().decode(header(of: giant), file: "giant.png") }
    // The size is within the limit, but impossible for a file of this length.
    let bomb = PNGMaker(width: 8000, height: 8000, colorType: .rgba, depth: 8)
    let file = header(of: bomb)
    #expect(throws: PNGError.truncated(file: "bomb.png", byteCount: file.count)) {
      try PNGDecoder().decode(file, file: "bomb.png")
    }
    let small = PNGMaker(width: 11, height: 1, colorType: .gray, depth: 8)
    #expect(throws: PNGError.tooLarge(file: "s.png", width: 11, height: 1, pixelLimit: 10)) {
      try PNGDecoder(pixelLimit: 10).decode(small.file { _, _ in [0] }, file: "s.png")
    }
  }

  /// Returns a file that ends before its first row.
  private func header(of maker: PNGMaker) -> [UInt8] {
    var empty = maker
    empty.width = 0
    empty.height = 0
    let real = PNGMaker.chunk(
      "IHDR",
      [maker.width, maker.height].flatMap { size in
        (0..<4).map { UInt8(truncatingIfNeeded: size >> (24 - 8 * $0)) }
      } + [UInt8(maker.depth), maker.colorType.rawValue, 0, 0, 0])
    let file = empty.file { _, _ in [] }
    return Array(file.prefix(8)) + real + file.dropFirst(8 + real.count)
  }

  @Test("damage anywhere is an error or a picture, never a trap")
  func damaged() throws {
    var bitmap = Bitmap(width: 16, height: 9, filledWith: 0x8040_2010)
    bitmap[3, 3] = 0xff00_00ff
    let texts = [PNGText(keyword: "Recipe", value: "größer")]
    var colorful = Bitmap(width: 32, height: 32)
    for index in colorful.pixels.indices {
      colorful.pixels[index] = 0xff00_0000 | UInt32(index) << 4
    }
    let files = [
      try PNGEncoder().encode(bitmap, texts: texts),
      try PNGEncoder().encode(colorful, texts: texts),
    ]
    var random = SystemIndependentGenerator(state: 42)
    for file in files {
      for _ in 0..<20_000 {
        var mutated = file
        for _ in 0..<(1 + Int(random.next() % 4)) {
          mutated[Int(random.next() % UInt64(file.count))] = UInt8(
            truncatingIfNeeded: random.next())
        }
        _ = try? PNGDecoder().decode(mutated, file: "mutated.png")
        // With valid checksums, the data reaches the inner parts of libpng.
        _ = try? PNGDecoder().decode(PNGMaker.repairingChecksums(mutated), file: "mutated.png")
      }
    }
  }

  @Test("a wrong checksum is damage")
  func checksum() throws {
    var file = try PNGEncoder().encode(Bitmap(width: 2, height: 2, filledWith: 0xff00_0000))
    file[file.count - 1] ^= 1
    #expect { try PNGDecoder().decode(file, file: "c.png") } throws: { error in
      guard case PNGError.damaged("c.png", let reason)? = error as? PNGError else { return false }
      return reason.contains("CRC")
    }
  }

  @Test("rows in several chunks, and a remark after them, are read")
  func severalChunks() throws {
    let maker = PNGMaker(width: 5, height: 3, colorType: .rgb, depth: 8)
    let file = maker.file { x, y in [x * 50, y * 100, 7] }
    // The signature and the header take 33 bytes, the end 12.
    let data = file[41..<file.count - 16]
    let parts = [data.prefix(9), data.dropFirst(9).prefix(1), data.dropFirst(10)]
    let divided =
      file.prefix(33) + parts.flatMap { PNGMaker.chunk("IDAT", Array($0)) }
      + PNGMaker.chunk("tEXt", Array("Title\u{0}last".utf8)) + file.suffix(12)
    let image = try PNGDecoder().decode(Array(divided), file: "divided.png")
    #expect(try image.bitmap == PNGDecoder().decode(file, file: "whole.png").bitmap)
    #expect(image.bitmap[4, 2] == 0xff07_c8c8)
    #expect(image["Title"] == "last")
    // Without the remark, the rows are still in several chunks.
    let rows =
      file.prefix(33) + parts.flatMap { PNGMaker.chunk("IDAT", Array($0)) } + file.suffix(12)
    #expect(try PNGDecoder().decode(Array(rows), file: "rows.png").bitmap == image.bitmap)
  }

  @Test("filtered rows are read")
  func filteredRows() throws {
    // The filters 1 to 4 of the specification over rows of equal bytes.
    let rows: [UInt8] = [1, 10, 0, 0, 2, 0, 0, 0, 3, 5, 0, 0, 4, 0, 0, 0]
    let maker = PNGMaker(
      width: 3, height: 4, colorType: .palette, depth: 8,
      chunks: [("PLTE", (0..<16).flatMap { [UInt8($0), 0, 0] })])
    var file = maker.file { _, _ in [0] }
    // The stored block begins after the header, the palette, the length, the type and 7 bytes.
    let start = 33 + 60 + 8 + 7
    file.replaceSubrange(start..<start + rows.count, with: rows)
    let checksum = rows.reduce((a: UInt32(1), b: UInt32(0))) {
      ($0.a + UInt32($1), $0.b + $0.a + UInt32($1))
    }
    let adler = checksum.b << 16 | checksum.a
    file.replaceSubrange(
      start + rows.count..<start + rows.count + 4,
      with: [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: adler >> $0) })
    let bitmap = try PNGDecoder().decode(
      PNGMaker.repairingChecksums(file), file: "filtered.png"
    ).bitmap
    #expect(bitmap.pixels.allSatisfy { $0 == 0xff00_000a })
  }

  @Test("errors name the file and end with advice")
  func sentences() {
    #expect(
      PNGError.truncated(file: "a/b.png", byteCount: 7).description
        == "a/b.png: the PNG is cut off after 7 bytes. Restore the file, or record the picture anew."
    )
    #expect(
      PNGError.notPNG(file: "a/b.png", found: .largeFilePointer).description
        == "a/b.png: the file is a git-lfs pointer, not the picture itself. Run git lfs pull to fetch it."
    )
  }
}

/// SplitMix64, which generates the same numbers on all systems.
struct SystemIndependentGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}
