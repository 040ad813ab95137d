internal import CelloLibDeflate

/// The chunks of a PNG file, in order. The sequence ends before a truncated chunk.
struct PNGChunks: Sequence {
  private let file: [UInt8]

  init(_ file: [UInt8]) { self.file = file }

  /// A chunk of a PNG file.
  struct Chunk {
    /// The length, the type, the content and the checksum.
    let bytes: ArraySlice<UInt8>

    /// The content without the length, the type and the checksum.
    var content: ArraySlice<UInt8> { bytes.dropFirst(8).dropLast(4) }

    /// Returns a Boolean value that indicates whether the chunk has a type, such as `IDAT`.
    func hasType(_ type: String) -> Bool {
      bytes.dropFirst(4).prefix(4).elementsEqual(type.utf8)
    }
  }

  func makeIterator() -> AnyIterator<Chunk> {
    // The position after the signature.
    var position = 8
    return AnyIterator {
      guard position + 12 <= file.count else { return nil }
      let length = file[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
      let end = position + 12 + length
      guard end <= file.count else { return nil }
      defer { position = end }
      return Chunk(bytes: file[position..<end])
    }
  }

  /// The bytes at the start of each file.
  static let signature: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

  /// Returns the chunk of a text: Latin text (tEXt) for ASCII; otherwise, international text (iTXt)
  /// without compression, language or translated keyword.
  static func bytes(of text: PNGText) -> [UInt8] {
    let isASCII = text.value.utf8.allSatisfy { $0 < 0x80 }
    return bytes(
      type: isASCII ? "tEXt" : "iTXt",
      Array(text.keyword.utf8) + (isASCII ? [0] : [0, 0, 0, 0, 0]) + text.value.utf8)
  }

  /// Returns a whole chunk with its length and checksum.
  static func bytes(type: String, _ content: some Collection<UInt8>) -> [UInt8] {
    let checked = Array(type.utf8) + content
    return bigEndian(UInt32(truncatingIfNeeded: content.count)) + checked
      + bigEndian(checksum(of: checked))
  }

  static func bigEndian(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// Returns the CRC-32 of the PNG specification.
  private static func checksum(of bytes: [UInt8]) -> UInt32 {
    libdeflate_crc32(0, bytes, bytes.count)
  }
}
