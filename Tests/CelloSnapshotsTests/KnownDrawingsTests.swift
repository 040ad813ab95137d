import Testing

@testable import CelloSnapshots

/// Drawings of earlier runs.
struct KnownDrawingsTests {
  private let digest = PixelDigest(words: [0, 0, 1, 2])

  @Test("printed values can be parsed")
  func text() throws {
    var drawings = KnownDrawings()
    drawings.set(digest, PixelSize(width: 640, height: 224), scale: 2, for: "a/b/normal")
    drawings.set(.failure(DrawingFailure(reason: "no font.")), for: "a/b/selected")
    drawings.fonts = ["Inter.otf": digest]
    let read = try KnownDrawings.read(drawings.text, file: "cases.txt")
    #expect(read.drawings == drawings.drawings)
    #expect(read.fonts == drawings.fonts)
  }

  @Test(
    "sizes and scales that no picture has are refused",
    arguments: [
      "0x4@2", "-4x4@2", "4x0@2", "9223372036854775807x9223372036854775807@2",
      "99999x99999@2", "4x4@nan", "4x4@inf", "4x4@0", "4x4@-2", "4x4@1e999", "4x4", "ax4@2",
    ])
  func sizes(text: String) {
    #expect(throws: SnapshotError.self) {
      try KnownDrawings.read("a/b/normal \(digest) \(text)\n", file: "cases.txt")
    }
  }
}
