import Testing

@testable import CelloPNG

/// Texts of a PNG file.
struct PNGTextsTests {
  private let bitmap = Bitmap(width: 3, height: 2, filledWith: 0xff12_3456)
  private let texts = [
    PNGText(keyword: "Title", value: "inbox/row/normal"),
    PNGText(keyword: "Cellophane properties", value: "text: “ä”\ncolor: #ffffff"),
  ]

  @Test("texts are replaced, and the pixels stay")
  func replacing() throws {
    let plain = try PNGEncoder().encode(bitmap)
    let file = try PNGEncoder.replacingTexts(of: plain, with: texts)
    // A wrong checksum would cause an error.
    #expect(
      try PNGDecoder().decode(file, file: "a.png") == PNGImage(bitmap: bitmap, texts: texts))
    #expect(try PNGEncoder.replacingTexts(of: file, with: []) == plain)
    let other = try PNGEncoder().encode(
      bitmap, texts: [PNGText(keyword: "Comment", value: "mine")])
    #expect(try PNGEncoder.replacingTexts(of: other, with: texts) == file)
  }

  @Test("data that is not a PNG file, and data after a truncated chunk, is not changed")
  func malformed() throws {
    #expect(try PNGEncoder.replacingTexts(of: [], with: texts) == [])
    let note = Array(repeating: UInt8(7), count: 100)
    #expect(try PNGEncoder.replacingTexts(of: note, with: texts) == note)
    let file = try PNGEncoder().encode(bitmap)
    let cut = Array(file.dropLast(15))
    #expect(try PNGEncoder.replacingTexts(of: cut, with: []) == cut)
  }

  @Test("a text that PNG cannot hold is an error")
  func objection() throws {
    let file = try PNGEncoder().encode(bitmap)
    #expect(throws: PNGError.self) {
      try PNGEncoder.replacingTexts(of: file, with: [PNGText(keyword: "", value: "x")])
    }
  }
}
