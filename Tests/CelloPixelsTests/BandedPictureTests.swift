import Testing

@testable import CelloPixels

/// Digests of pictures that are encoded band by band.
struct BandedPictureTests {
  /// A picture with equal rows, runs and single pixels.
  private static func picture(_ width: Int, _ height: Int, seed: UInt32) -> Bitmap {
    var state = seed
    func next(_ limit: UInt32) -> UInt32 {
      state = state &* 1_664_525 &+ 1_013_904_223
      return (state >> 8) % limit
    }
    var bitmap = Bitmap(width: width, height: height)
    for y in 0..<height {
      if y > 0, next(3) > 0 {
        for x in 0..<width { bitmap[x, y] = bitmap[x, y - 1] }
        continue
      }
      var pixel = next(4)
      for x in 0..<width {
        if next(4) == 0 { pixel = next(4) }
        bitmap[x, y] = pixel
      }
    }
    return bitmap
  }

  private static func setBand(
    _ index: Int, ofRows rows: Int, in picture: inout BandedPicture, _ bitmap: Bitmap
  ) {
    let (start, end) = (index * rows, min(index * rows + rows, bitmap.height))
    bitmap.pixels[start * bitmap.width..<end * bitmap.width].withUnsafeBufferPointer {
      picture.setBand(index, $0)
    }
  }

  @Test("the digest is that of the bitmap, for bands of any height", arguments: 1...9)
  func digest(rows: Int) {
    for seed in 0..<40 as Range<UInt32> {
      let (width, height) = (1 + Int(seed % 13), 1 + Int(seed * 7 % 23))
      let bitmap = Self.picture(width, height, seed: seed)
      let count = (height + rows - 1) / rows
      var picture = BandedPicture()
      picture.setSize(width: width, height: height, bandCount: count)
      for index in 0..<count { Self.setBand(index, ofRows: rows, in: &picture, bitmap) }
      #expect(picture.digest == PixelDigest(bitmap))
    }
  }

  @Test("a band can be replaced")
  func replacement() {
    var picture = BandedPicture()
    var bitmap = Self.picture(9, 20, seed: 1)
    picture.setSize(width: 9, height: 20, bandCount: 5)
    for index in 0..<5 { Self.setBand(index, ofRows: 4, in: &picture, bitmap) }
    for index in [2, 0, 4, 2] {
      let other = Self.picture(9, 4, seed: UInt32(index + 50))
      for y in 0..<4 { for x in 0..<9 { bitmap[x, index * 4 + y] = other[x, y] } }
      Self.setBand(index, ofRows: 4, in: &picture, bitmap)
      picture.setSize(width: 9, height: 20, bandCount: 5)
      #expect(picture.digest == PixelDigest(bitmap))
    }
    // Another size begins a new picture.
    picture.setSize(width: 9, height: 4, bandCount: 1)
    Self.setBand(0, ofRows: 4, in: &picture, bitmap)
    #expect(picture.digest == PixelDigest(Self.part(bitmap)))
  }

  private static func part(_ bitmap: Bitmap) -> Bitmap {
    var result = Bitmap(width: 9, height: 4)
    result.pixels = Array(bitmap.pixels.prefix(36))
    return result
  }

  @Test("an empty picture has the digest of an empty bitmap")
  func empty() {
    #expect(BandedPicture().digest == PixelDigest(Bitmap(width: 0, height: 0)))
  }
}
