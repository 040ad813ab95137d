import Testing

@testable import CelloPNG

/// Animated PNG files.
struct PNGAnimationTests {
  private func bitmap(_ color: UInt32, width: Int = 5, height: Int = 3, dot: Int) -> Bitmap {
    var result = Bitmap(width: width, height: height, filledWith: color)
    result[dot % width, dot / width] = 0xff00_00ff
    return result
  }

  /// The chunks of a file, as types and contents.
  private func chunks(_ file: [UInt8]) -> [(type: String, content: [UInt8])] {
    PNGChunks(file).map { chunk in
      (
        String(decoding: chunk.bytes.dropFirst(4).prefix(4), as: UTF8.self), Array(chunk.content)
      )
    }
  }

  private func number(_ bytes: some Collection<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  /// Returns the frames of a file and their durations in milliseconds. Each frame is decoded as a
  /// file of its own.
  private func decoded(_ file: [UInt8]) throws -> [(bitmap: Bitmap, milliseconds: Int)] {
    let all = chunks(file)
    let shared = all.filter { ["IHDR", "PLTE", "tRNS"].contains($0.type) }
    let controls = all.filter { $0.type == "fcTL" }.map(\.content)
    let data =
      all.filter { $0.type == "IDAT" }.map(\.content)
      + all.filter { $0.type == "fdAT" }.map { Array($0.content.dropFirst(4)) }
    #expect(controls.count == data.count)
    return try zip(controls, data).map { control, data in
      var frame = PNGChunks.signature
      for chunk in shared { frame += PNGChunks.bytes(type: chunk.type, chunk.content) }
      frame += PNGChunks.bytes(type: "IDAT", data) + PNGChunks.bytes(type: "IEND", [])
      #expect(number(control[22..<24]) == 1_000)
      return (try PNGDecoder().decode(frame, file: "frame.png").bitmap, number(control[20..<22]))
    }
  }

  @Test(
    "frames survive writing and reading, with a palette and without, opaque and not",
    arguments: [0xffff_ffff, 0x0000_0000, 0x8040_2010] as [UInt32])
  func frames(color: UInt32) throws {
    for count in [1, 2, 7] {
      for isColorful in [false, true] {
        let bitmaps = (0..<count).map { index in
          var result = bitmap(color, width: isColorful ? 300 : 5, dot: index)
          if isColorful {
            for x in 0..<300 { result[x, 2] = 0xff00_0000 | UInt32(x * 40 + index) }
          }
          return result
        }
        let file = try PNGEncoder().encode(
          bitmaps.map { PNGEncoder.Frame($0, duration: 0.05) }, playCount: 3)
        let frames = try decoded(file)
        #expect(frames.map(\.bitmap) == bitmaps)
        #expect(frames.map(\.milliseconds) == Array(repeating: 50, count: count))
        // Programs that do not know the format show the first frame.
        #expect(try PNGDecoder().decode(file, file: "file.png").bitmap == bitmaps[0])
        let control = try #require(chunks(file).first { $0.type == "acTL" }?.content)
        #expect(number(control.prefix(4)) == count)
        #expect(number(control.suffix(4)) == 3)
      }
    }
  }

  @Test("the chunks are in the order of the specification, with consecutive numbers")
  func order() throws {
    let file = try PNGEncoder().encode(
      (0..<3).map { PNGEncoder.Frame(bitmap(0xffff_ffff, dot: $0), duration: 1) })
    let all = chunks(file)
    #expect(
      all.map(\.type) == [
        "IHDR", "acTL", "PLTE", "fcTL", "IDAT", "fcTL", "fdAT", "fcTL", "fdAT", "IEND",
      ])
    let numbers = all.filter { $0.type == "fcTL" || $0.type == "fdAT" }.map {
      number($0.content.prefix(4))
    }
    #expect(numbers == [0, 1, 2, 3, 4])
  }

  @Test("equal frames are one frame of their whole duration, and smaller frames are transparent")
  func equalAndSmallerFrames() throws {
    let large = bitmap(0xffff_ffff, dot: 0)
    let small = bitmap(0xffff_ffff, width: 2, height: 2, dot: 1)
    let file = try PNGEncoder().encode(
      [large, large, small].map { PNGEncoder.Frame($0, duration: 0.25) })
    let frames = try decoded(file)
    #expect(frames.map(\.milliseconds) == [500, 250])
    #expect(frames[0].bitmap == large)
    #expect(frames[1].bitmap.width == 5 && frames[1].bitmap.height == 3)
    #expect(frames[1].bitmap[1, 1] == 0xffff_ffff)
    #expect(frames[1].bitmap[2, 1] == 0 && frames[1].bitmap[1, 2] == 0)
  }

  @Test("durations that are not valid are replaced, and no frames are an error")
  func oddFrames() throws {
    let durations = [Double.nan, -1, .infinity, 1e300, 0]
    let file = try PNGEncoder().encode(
      durations.enumerated().map {
        PNGEncoder.Frame(bitmap(0xffff_ffff, dot: $0), duration: $1)
      }, playCount: -1)
    #expect(try decoded(file).map(\.milliseconds) == [0, 0, 65_535, 65_535, 0])
    #expect(throws: PNGError.self) { try PNGEncoder().encode([PNGEncoder.Frame]()) }
    #expect(throws: PNGError.self) {
      try PNGEncoder().encode([PNGEncoder.Frame(Bitmap(width: 0, height: 3), duration: 1)])
    }
  }
}
