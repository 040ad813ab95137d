extension PNGEncoder {
  /// A PNG file with other text chunks, without decoding or encoding its pixels.
  ///
  /// What is not a PNG file is returned as it is.
  package static func replacingTexts(
    of file: [UInt8], with texts: [PNGText]
  ) throws(PNGError) -> [UInt8] {
    // The signature, then the header's length, type, 13 bytes and checksum.
    let headerEnd = 8 + 4 + 4 + 13 + 4
    guard file.count > headerEnd, file[12..<16].elementsEqual("IHDR".utf8) else { return file }
    var result = Array(file[..<headerEnd])
    for text in texts {
      if let objection = text.objection {
        throw .unwritableText(keyword: text.keyword, reason: objection)
      }
      // International text: no compression, no language, no translated keyword.
      let content = Array("iTXt".utf8) + text.keyword.utf8 + [0, 0, 0, 0, 0] + text.value.utf8
      result += bytes(UInt32(truncatingIfNeeded: content.count - 4)) + content
      result += bytes(checksum(of: content))
    }
    var position = headerEnd
    while position + 8 <= file.count {
      let length = file[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
      let type = file[position + 4..<position + 8]
      let end = position + 12 + length
      guard end <= file.count else { break }
      let isText = textTypes.contains { type.elementsEqual($0.utf8) }
      if !isText { result += file[position..<end] }
      position = end
    }
    return result + file[position...]
  }

  private static let textTypes = ["tEXt", "zTXt", "iTXt"]

  private static func bytes(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// The CRC-32 of the PNG specification.
  private static func checksum(of bytes: [UInt8]) -> UInt32 {
    var register: UInt32 = 0xffff_ffff
    for byte in bytes {
      register ^= UInt32(byte)
      for _ in 0..<8 { register = register >> 1 ^ (register & 1 == 1 ? 0xedb8_8320 : 0) }
    }
    return ~register
  }
}
