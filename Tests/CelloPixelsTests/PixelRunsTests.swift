import Foundation
import Testing

@testable import CelloPixels

/// The form of pictures that digests are made of.
struct PixelRunsTests {
  private static func form(_ bitmap: Bitmap) -> [UInt8] {
    var form: [UInt8] = []
    PixelRuns.forEachPiece(of: bitmap) { form += $0 }
    return form
  }

  /// Reads a form as described in its documentation; `nil` if it is malformed.
  private static func picture(_ form: [UInt8]) -> Bitmap? {
    guard form.count >= 28, form.count % 4 == 0, form.starts(with: "SHA-256-runs".utf8) else {
      return nil
    }
    var words = stride(from: 12, to: form.count, by: 4).map { start in
      form[start..<start + 4].reversed().reduce(0) { $0 << 8 | UInt32($1) }
    }[...]
    func word() -> UInt32? { words.popFirst() }
    func size() -> Int? {
      guard let low = word(), let high = word() else { return nil }
      return Int(low) | Int(high) << 32
    }
    guard let width = size(), let height = size() else { return nil }
    var pixels: [UInt32] = []
    while pixels.count < width * height {
      guard let part = word() else { return nil }
      let count = Int(part & 0x3fff_ffff)
      guard count > 0 else { return nil }
      let isAtStart = pixels.count % width == 0
      switch part >> 30 {
      case 0:
        guard words.count >= count else { return nil }
        pixels += words.prefix(count)
        words = words.dropFirst(count)
      case 1:
        guard let pixel = word() else { return nil }
        pixels += Array(repeating: pixel, count: count)
      case 2:
        guard isAtStart, pixels.count >= width else { return nil }
        for _ in 0..<count * width { pixels.append(pixels[pixels.count - width]) }
      default: return nil
      }
    }
    guard words.isEmpty else { return nil }
    var bitmap = Bitmap(width: width, height: height)
    guard pixels.count == bitmap.pixels.count else { return nil }
    bitmap.pixels = pixels
    return bitmap
  }

  /// A linear congruential generator, with which other programs can create the same picture.
  private struct Noise {
    private var state: UInt32 = 1

    mutating func next() -> UInt32 {
      state = state &* 1_664_525 &+ 1_013_904_223
      return state
    }
  }

  private static func bitmap(
    _ width: Int, _ height: Int, _ pixel: (_ x: Int, _ y: Int) -> UInt32
  ) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height)
    for y in 0..<height { for x in 0..<width { bitmap[x, y] = pixel(x, y) } }
    return bitmap
  }

  private static func noise(_ width: Int, _ height: Int, levels: UInt32) -> Bitmap {
    var noise = Noise()
    return bitmap(width, height) { _, _ in (noise.next() >> 8) % levels }
  }

  private static let pictures: [Bitmap] = {
    var pictures = [
      Bitmap(width: 0, height: 0), Bitmap(width: 0, height: 3), Bitmap(width: 3, height: 0),
      Bitmap(width: 1, height: 1), Bitmap(width: 1, height: 1, filledWith: 1),
      Bitmap(width: 640, height: 480, filledWith: 0xffff_ffff),
      bitmap(1, 300) { _, y in UInt32(y / 3) },
      // Gradients that run down, to the right, and in both directions.
      bitmap(300, 200) { _, y in UInt32(y) },
      bitmap(300, 200) { x, _ in UInt32(x) },
      bitmap(300, 200) { x, y in UInt32(x / 7 + y) },
      // More consecutive runs and pixels than 16 bits can count, and than fit into a piece.
      bitmap(280_000, 2) { x, y in UInt32(x / 4 + y) },
      bitmap(140_001, 3) { x, y in UInt32(x / 2) },
      bitmap(70_000, 1) { _, _ in 5 },
      bitmap(3, 70_000) { x, _ in UInt32(x) },
      // Pixels whose bits could be mistaken for parts of the form.
      bitmap(9, 9) { x, y in [1 << 30 | 4, 2 << 30 | 1, 3][(x + y) % 3] },
    ]
    // Runs at every position and of every length in a short row, between two other colors.
    for width in 1...40 {
      pictures.append(bitmap(width, width) { x, y in x <= y ? 7 : UInt32(x % 2) })
      pictures.append(noise(width, 41, levels: 2))
    }
    for levels: UInt32 in [2, 3, 10, 1 << 24] { pictures.append(noise(333, 77, levels: levels)) }
    // Widths near the size of a piece.
    for width in 4_080...4_100 { pictures.append(noise(width, 2, levels: 1 << 24)) }
    return pictures
  }()

  @Test("the picture can be read from it")
  func reading() {
    for picture in Self.pictures { #expect(Self.picture(Self.form(picture)) == picture) }
  }

  @Test("it is short, and never longer than the pixels and four bytes for each row")
  func length() {
    for picture in Self.pictures {
      #expect(Self.form(picture).count <= 28 + 4 * picture.height * (picture.width + 1))
    }
    #expect(Self.form(Bitmap(width: 640, height: 480, filledWith: 1)).count == 28 + 8 + 4)
    #expect(Self.form(Self.bitmap(300, 200) { x, _ in UInt32(x) }).count == 28 + 1204 + 4)
    #expect(Self.form(Self.bitmap(300, 200) { _, y in UInt32(y) }).count == 28 + 200 * 8)
  }

  @Test("different pictures have different ones")
  func differences() {
    #expect(Set(Self.pictures.map(Self.form)).count == Set(Self.pictures).count)
    // Changes one pixel at each position of a picture with runs, equal rows and noise.
    let (above, below) = (Bitmap(width: 30, height: 9), Self.noise(30, 4, levels: 3))
    var picture = Bitmap(width: 30, height: 13)
    picture.pixels = above.pixels + below.pixels
    var forms = [Self.form(picture)]
    for index in picture.pixels.indices {
      var other = picture
      other.pixels[index] ^= 0x0100_0000
      forms.append(Self.form(other))
    }
    #expect(Set(forms).count == forms.count)
    // The same pixels in other sizes.
    let sizes = [(1, 60), (2, 30), (4, 15), (15, 4), (30, 2), (60, 1)]
    #expect(Set(sizes.map { Self.form(Self.bitmap($0, $1) { _, _ in 1 }) }).count == sizes.count)
  }

  @Test("its bytes are these")
  func bytes() {
    let rows: [[UInt32]] = [
      [1, 1, 1, 1, 1, 0xff00_00ff, 2], [1, 1, 1, 1, 1, 0xff00_00ff, 2], [3, 3, 3, 4, 4, 4, 4],
    ]
    let header: [UInt8] =
      Array("SHA-256-runs".utf8) + [7, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 0, 0]
    let first: [UInt8] = [
      5, 0, 0, 0x40, 1, 0, 0, 0, 2, 0, 0, 0, 0xff, 0, 0, 0xff, 2, 0, 0, 0,
    ]
    let second: [UInt8] = [1, 0, 0, 0x80]
    let third: [UInt8] = [
      3, 0, 0, 0, 3, 0, 0, 0, 3, 0, 0, 0, 3, 0, 0, 0, 4, 0, 0, 0x40, 4, 0, 0, 0,
    ]
    #expect(
      Self.form(Self.bitmap(7, 3) { x, y in rows[y][x] }) == header + first + second + third)
  }

  @Test("digests equal the results of a program in another language")
  func digest() {
    // Computed by 30 lines of Python with hashlib.sha256, from the documentation of the form.
    var noise = Noise()
    let picture = Self.bitmap(300, 200) { _, y in
      0xff00_0000 | (y >= 100 ? noise.next() >> 24 : (noise.next() >> 24) / 200)
    }
    #expect(
      PixelDigest(picture).description
        == "f9a5827d4f6d336ddebd9434e09dc8af83df405750d925530b20f5375b37446a")
  }

  @Test("digests differ from the digests of earlier versions")
  func earlier() {
    // An earlier digest started with the width and the height, with 32 bits each.
    let start = Self.form(Bitmap(width: 1, height: 1)).prefix(8)
    let sizes = start.withUnsafeBytes { [$0.loadUnaligned(as: UInt32.self)] }
    #expect(Int(sizes[0]) > Bitmap.maxPixelCount)
  }
}
