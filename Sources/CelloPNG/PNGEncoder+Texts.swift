extension PNGEncoder {
  /// Returns a PNG file with its text chunks replaced, without decoding or encoding its pixels.
  ///
  /// Bytes that are not a PNG file are returned unchanged.
  package static func replacingTexts(
    of file: [UInt8], with texts: [PNGText]
  ) throws(PNGError) -> [UInt8] {
    var result = Array(file.prefix(8))
    let chunks = PNGChunks(file).makeIterator()
    guard let header = chunks.next(), header.hasType("IHDR") else { return file }
    result += header.bytes
    for text in texts {
      if let objection = text.objection {
        throw .unwritableText(keyword: text.keyword, reason: objection)
      }
      // International text (iTXt) without compression, language or translated keyword.
      let content = Array(text.keyword.utf8) + [0, 0, 0, 0, 0] + text.value.utf8
      result += PNGChunks.bytes(type: "iTXt", content)
    }
    var end = header.bytes.endIndex
    while let chunk = chunks.next() {
      if !textTypes.contains(where: chunk.hasType) { result += chunk.bytes }
      end = chunk.bytes.endIndex
    }
    return result + file[end...]
  }

  private static let textTypes = ["tEXt", "zTXt", "iTXt"]
}
