import CelloJPEG
import CelloPNG
import Foundation
import Testing

/// Reading JPEG files.
struct JPEGDecoderTests {
  private static func bytes(_ name: String) throws -> [UInt8] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures")
    return [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
  }

  private static func bitmap(_ name: String) throws -> Bitmap {
    try JPEGDecoder().decode(bytes(name), file: name).bitmap
  }

  // The PNG files were created by Pillow 13 with its bundled libjpeg-turbo 3.2, which is a
  // different version and uses different vector instructions.
  @Test(
    "the pixels equal the pixels of other versions of the library",
    arguments: [
      ("coarse-colors", "coarse-colors"), ("half-colors", "half-colors"),
      ("fine-colors", "fine-colors"), ("gray", "gray"), ("progressive", "coarse-colors"),
      ("restarts", "coarse-colors"), ("right", "coarse-colors"),
    ])
  func pixels(of file: String, equal picture: String) throws {
    let expected = try PNGDecoder().decode(Self.bytes(picture + ".png"), file: picture)
    #expect(try Self.bitmap(file + ".jpg") == expected.bitmap)
  }

  @Test("inks become red, green and blue")
  func inks() throws {
    let bitmap = try Self.bitmap("inks.jpg")
    // Pillow reads 233, 213, 213 and 129, 128, 0 for cyan, magenta and yellow, and 0 for black.
    #expect(bitmap[3, 3] == 0xff2a_2a16)
    #expect(bitmap[17, 9] == 0xffff_7f7e)
  }

  @Test("the orientation is read, and up without one")
  func orientation() throws {
    #expect(try JPEGDecoder().decode(Self.bytes("right.jpg"), file: "a").orientation == .right)
    #expect(try JPEGDecoder().decode(Self.bytes("gray.jpg"), file: "a").orientation == .up)
    let bitmap = Bitmap(width: 2, height: 3, filledWith: 0xff00_0000)
    for orientation in EXIFOrientation.allCases {
      let file = try JPEGEncoder(quality: 80).encode(bitmap, orientation: orientation)
      #expect(try JPEGDecoder().decode(file, file: "a").orientation == orientation)
    }
  }

  @Test("an Exif segment in the other byte order is read, and a damaged one is ignored")
  func exif() throws {
    let right = try Self.bytes("right.jpg")
    func orientation(_ change: (inout [UInt8]) -> Void) throws -> EXIFOrientation {
      var file = right
      change(&file)
      return file.withUnsafeBytes { EXIFOrientation(ofJPEG: $0) }
    }
    let start = try #require(right.firstRange(of: Array("MM".utf8))).lowerBound
    #expect(
      try orientation {
        let little: [UInt8] = [
          0x49, 0x49, 0x2a, 0, 8, 0, 0, 0, 1, 0, 0x12, 1, 3, 0, 1, 0, 0, 0, 3, 0, 0, 0,
        ]
        $0.replaceSubrange(start..<(start + little.count), with: little)
      } == .down)
    // The directory is outside the segment.
    #expect(try orientation { $0[start + 4] = 0xff } == .up)
    #expect(try orientation { $0[start] = 0 } == .up)
    #expect(try orientation { $0.removeLast($0.count - start - 9) } == .up)
  }

  @Test("a picture is rotated according to its orientation")
  func upright() {
    // 1 2 3
    // 4 5 6
    var bitmap = Bitmap(width: 3, height: 2)
    for index in 0..<6 { bitmap.pixels[index] = UInt32(index + 1) }
    // Source: the positions of the first row and column in Exif 2.32, tag 274.
    let expected: [EXIFOrientation: [UInt32]] = [
      .up: [1, 2, 3, 4, 5, 6], .upMirrored: [3, 2, 1, 6, 5, 4], .down: [6, 5, 4, 3, 2, 1],
      .downMirrored: [4, 5, 6, 1, 2, 3], .leftMirrored: [1, 4, 2, 5, 3, 6],
      .right: [4, 1, 5, 2, 6, 3], .rightMirrored: [6, 3, 5, 2, 4, 1], .left: [3, 6, 2, 5, 1, 4],
    ]
    for (orientation, pixels) in expected {
      let upright = bitmap.upright(orientation)
      #expect(upright.pixels == pixels, "\(orientation)")
      #expect(upright.width == (orientation.isQuarterTurn ? 2 : 3))
    }
  }

  @Test(
    "truncating a file at any position is an error",
    arguments: [
      "coarse-colors.jpg", "progressive.jpg", "gray.jpg",
    ])
  func truncated(name: String) throws {
    let file = try Self.bytes(name)
    // The last bytes are the end marker and padding.
    for count in 3..<(file.count - 4) {
      #expect(throws: JPEGError.truncated(file: name, byteCount: count)) {
        try JPEGDecoder().decode(Array(file[..<count]), file: name)
      }
    }
  }

  @Test("the marker of the end may be missing, and bytes may follow it")
  func ends() throws {
    let file = try Self.bytes("gray.jpg")
    let whole = try JPEGDecoder().decode(file, file: "a")
    #expect(try JPEGDecoder().decode(file.dropLast(2), file: "a") == whole)
    #expect(try JPEGDecoder().decode(file + [1, 2, 3], file: "a") == whole)
  }

  @Test("damaged files are errors or pictures, never traps")
  func damage() throws {
    var random = RandomBytes()
    for name in ["coarse-colors.jpg", "progressive.jpg", "inks.jpg", "restarts.jpg", "right.jpg"] {
      let file = try Self.bytes(name)
      for _ in 0..<3_000 {
        var damaged = file
        for _ in 0...(random.next() % 4) {
          damaged[Int(random.next()) * 256 % file.count] = random.next()
          damaged[(Int(random.next()) << 8 | Int(random.next())) % file.count] = random.next()
        }
        _ = try? JPEGDecoder(pixelLimit: 1 << 20).decode(damaged, file: name)
      }
    }
  }

  @Test("data that is not a supported JPEG file, or too large, is refused")
  func refused() throws {
    #expect(throws: JPEGError.notJPEG(file: "a")) { try JPEGDecoder().decode([], file: "a") }
    #expect(throws: JPEGError.notJPEG(file: "a")) {
      try JPEGDecoder().decode(Array("GIF89a".utf8), file: "a")
    }
    let file = try Self.bytes("gray.jpg")
    #expect(throws: JPEGError.tooLarge(file: "a", width: 35, height: 19, pixelLimit: 100)) {
      try JPEGDecoder(pixelLimit: 100).decode(file, file: "a")
    }
    // The dimensions of the frame follow its length and the sample precision.
    let frame = try #require(file.firstRange(of: [0xff, 0xc0])).lowerBound
    var large = file
    large.replaceSubrange((frame + 5)..<(frame + 9), with: [0x20, 0, 0x20, 0])
    #expect(throws: JPEGError.truncated(file: "a", byteCount: file.count)) {
      try JPEGDecoder().decode(large, file: "a")
    }
    var arithmetic = file
    arithmetic[frame + 1] = 0xc9
    #expect(throws: JPEGError.unsupported(file: "a", kind: "arithmetic coding")) {
      try JPEGDecoder().decode(arithmetic, file: "a")
    }
  }

  @Test("errors name the file and end with advice")
  func sentences() {
    #expect(
      JPEGError.truncated(file: "a/b.jpg", byteCount: 7).description
        == "a/b.jpg: the JPEG is cut off after 7 bytes. Restore the file.")
    #expect(
      JPEGError.unsupported(file: "a/b.jpg", kind: "arithmetic coding").description
        == "a/b.jpg: the JPEG has arithmetic coding, which is not read. Export it as a baseline or progressive JPEG."
    )
  }
}

/// A generator of pseudorandom bytes that are the same in each run.
private struct RandomBytes {
  private var state: UInt64 = 42

  mutating func next() -> UInt8 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return UInt8(truncatingIfNeeded: state >> 56)
  }
}
