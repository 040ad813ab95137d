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
      result += PNGChunks.bytes(of: text)
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
