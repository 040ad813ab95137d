import CelloPixels
import Testing

/// Comparing pictures.
struct ImageComparisonTests {
  private let gray = Bitmap(width: 10, height: 8, filledWith: 0xff80_8080)

  @Test("equal pictures are equal")
  func equal() {
    let comparison = ImageComparison(expected: gray, actual: gray)
    #expect(comparison.isEqual)
    #expect(comparison.boundingBox == nil)
    #expect(comparison.description == "nothing differs")
  }

  @Test("a difference of one level in one channel of one pixel is found")
  func smallestDifference() {
    for shift in [0, 8, 16, 24] as [UInt32] {
      var other = gray
      other[3, 5] = gray[3, 5] - 1 << shift
      let comparison = ImageComparison(expected: gray, actual: other)
      #expect(!comparison.isEqual)
      #expect(comparison.differingPixelCount == 1)
      #expect(comparison.largestChannelDifference == 1)
      #expect(comparison.boundingBox == PixelRect(x: 3, y: 5, width: 1, height: 1))
    }
  }

  @Test("count, box and largest difference are over all pixels")
  func manyDifferences() {
    var other = gray
    other[2, 1] = 0xff80_8090
    other[7, 1] = 0xff80_8180
    other[4, 6] = 0xff00_8080
    let comparison = ImageComparison(expected: gray, actual: other)
    #expect(comparison.differingPixelCount == 3)
    #expect(comparison.largestChannelDifference == 128)
    #expect(comparison.boundingBox == PixelRect(x: 2, y: 1, width: 6, height: 6))
    #expect(
      comparison.description == "3 pixels differ within 6×6 px at (2, 1), by at most 128 of 255")
  }

  @Test("pictures of different sizes can be compared and have a difference picture")
  func sizes() {
    let taller = Bitmap(width: 10, height: 9, filledWith: 0xff80_8080)
    let comparison = ImageComparison(expected: gray, actual: taller)
    #expect(!comparison.isEqual)
    #expect(comparison.differingPixelCount == 10)
    #expect(comparison.boundingBox == PixelRect(x: 0, y: 8, width: 10, height: 1))
    #expect(comparison.description == "expected 10×8 px, got 10×9 px")
    let picture = ImageComparison.differencePicture(expected: gray, actual: taller)
    #expect(picture.height == 9)
    #expect(picture[4, 8] == 0xff59_c734)

    let wider = Bitmap(width: 12, height: 4, filledWith: 0xff80_8080)
    let crossed = ImageComparison(expected: gray, actual: wider)
    #expect(crossed.differingPixelCount == 10 * 4 + 2 * 4)
    #expect(crossed.boundingBox == PixelRect(x: 0, y: 0, width: 12, height: 8))
    let crossedPicture = ImageComparison.differencePicture(expected: gray, actual: wider)
    #expect(crossedPicture[0, 7] == 0xffff_7a00)
    #expect(crossedPicture[11, 0] == 0xff59_c734)
    #expect(crossedPicture[11, 7] == 0xffff_ffff)
  }

  @Test("an empty picture is compared too")
  func empty() {
    let nothing = Bitmap(width: 0, height: 0)
    #expect(ImageComparison(expected: nothing, actual: nothing).isEqual)
    #expect(ImageComparison(expected: nothing, actual: gray).differingPixelCount == 80)
    #expect(
      ImageComparison(expected: nothing, actual: Bitmap(width: 5, height: 0)).isEqual == false)
    #expect(ImageComparison.differencePicture(expected: nothing, actual: nothing).pixels.isEmpty)
  }

  @Test("a difference of one level is loud in the picture")
  func loudDifference() {
    var other = gray
    other[3, 5] = 0xff80_8081
    let picture = ImageComparison.differencePicture(expected: gray, actual: other)
    #expect(picture[3, 5] == 0xff00_95ff)
    #expect(picture[4, 5] == 0xffe0_e0e0)
  }
}

/// Digests of pictures.
struct PixelDigestTests {
  @Test("a digest is SHA-256 over a header, width, height and pixels without runs")
  func origin() {
    // hashlib.sha256(b"SHA-256-runs" + struct.pack("<QQI", 2, 1, 2) +
    //   bytes([1, 2, 3, 255, 4, 5, 6, 255])) by Python.
    var bitmap = Bitmap(width: 2, height: 1)
    bitmap.pixels = [0xff03_0201, 0xff06_0504]
    #expect(
      PixelDigest(bitmap).description
        == "35a12f54c27203f4da1317af309f7536af2c40dcf89c65bab73b24630fd1a7fc")
  }

  @Test("size and pixels count, each for itself")
  func distinct() {
    let pictures = [
      Bitmap(width: 2, height: 3), Bitmap(width: 3, height: 2), Bitmap(width: 6, height: 1),
      Bitmap(width: 0, height: 3), Bitmap(width: 3, height: 0),
      Bitmap(width: 2, height: 3, filledWith: 1),
    ]
    #expect(Set(pictures.map(PixelDigest.init)).count == pictures.count)
  }

  @Test("a printed digest can be parsed, but no other text")
  func text() {
    let digest = PixelDigest(words: [0, 0, 0xab, 0x0123_4567_89ab_cdef])
    let zeros = String(repeating: "0", count: 32)
    #expect(digest.description == zeros + "00000000000000ab0123456789abcdef")
    #expect(PixelDigest(digest.description) == digest)
    for text in [
      "", "00", "00000000000000ab0123456789abcdef", zeros + "00000000000000AB0123456789abcdef",
      zeros + "+0000000000000ab0123456789abcdef", zeros + "g0000000000000ab0123456789abcdef",
    ] {
      #expect(PixelDigest(text) == nil)
    }
  }
}
