import CelloJPEG
import Testing

/// Writing JPEG files.
struct JPEGEncoderTests {
  private func gradient() -> Bitmap {
    var bitmap = Bitmap(width: 21, height: 13)
    for y in 0..<13 {
      for x in 0..<21 { bitmap[x, y] = 0xff00_0000 | UInt32(x * 12) << 16 | UInt32(y * 19) }
    }
    return bitmap
  }

  private func largestDifference(_ a: Bitmap, _ b: Bitmap) -> Int {
    zip(a.pixels, b.pixels).map { a, b in
      [0, 8, 16].map { abs(Int(a >> $0 & 255) - Int(b >> $0 & 255)) }.max() ?? 0
    }.max() ?? 0
  }

  @Test("the best quality is nearly exact, and worse ones are smaller")
  func quality() throws {
    let bitmap = gradient()
    let best = try JPEGEncoder(quality: 100).encode(bitmap)
    let worst = try JPEGEncoder(quality: 1).encode(bitmap)
    #expect(largestDifference(try JPEGDecoder().decode(best, file: "").bitmap, bitmap) <= 3)
    #expect(largestDifference(try JPEGDecoder().decode(worst, file: "").bitmap, bitmap) > 20)
    #expect(worst.count < best.count)
    #expect(try JPEGEncoder(quality: 1_000).encode(bitmap) == best)
    #expect(try JPEGEncoder(quality: -3).encode(bitmap) == worst)
  }

  @Test("translucent pixels are blended with white")
  func alpha() throws {
    func color(_ pixel: UInt32) throws -> UInt32 {
      let file = try JPEGEncoder(quality: 100).encode(
        Bitmap(width: 1, height: 1, filledWith: pixel))
      return try JPEGDecoder().decode(file, file: "").bitmap[0, 0]
    }
    #expect(try color(0) == 0xffff_ffff)
    // Black with an opacity of one half.
    #expect(try color(0x8000_0000) == 0xff7f_7f7f)
    #expect(try color(0xff10_1010) == 0xff10_1010)
    // The color values exceed the alpha value, which drawing never produces.
    #expect(try color(0x80ff_ffff) == 0xffff_ffff)
  }

  @Test("a picture without pixels, or with too many on a side, is an error")
  func sizes() {
    for bitmap in [Bitmap(width: 0, height: 0), Bitmap(width: 65_501, height: 1)] {
      #expect {
        try JPEGEncoder(quality: 50).encode(bitmap)
      } throws: { error in
        guard case JPEGError.unwritable(bitmap.width, bitmap.height, _)? = error as? JPEGError
        else { return false }
        return true
      }
    }
  }
}
