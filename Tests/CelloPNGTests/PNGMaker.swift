/// Writes uncompressed PNG files of any type from samples, without libpng.
struct PNGMaker {
  enum ColorType: UInt8 {
    case gray = 0
    case rgb = 2
    case palette = 3
    case grayAlpha = 4
    case rgba = 6

    var sampleCount: Int {
      switch self {
      case .gray, .palette: 1
      case .grayAlpha: 2
      case .rgb: 3
      case .rgba: 4
      }
    }
  }

  var width: Int
  var height: Int
  var colorType: ColorType
  var depth: Int
  var isInterlaced = false
  /// The chunks between the header and the rows, in order.
  var chunks: [(name: String, content: [UInt8])] = []

  /// Returns a file. The closure provides the samples of each pixel.
  func file(samplesAt: (_ x: Int, _ y: Int) -> [Int]) -> [UInt8] {
    var file: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
    let header =
      bytes(width) + bytes(height)
      + [UInt8(depth), colorType.rawValue, 0, 0, isInterlaced ? 1 : 0]
    file += Self.chunk("IHDR", header)
    for chunk in chunks { file += Self.chunk(chunk.name, chunk.content) }
    file += Self.chunk("IDAT", Self.stored(rows(samplesAt)))
    return file + Self.chunk("IEND", [])
  }

  static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + content
    return bytes(content.count) + body + bytes(Int(crc(body)))
  }

  /// Returns the file with correct checksums for all chunks that can be parsed.
  static func repairingChecksums(_ file: [UInt8]) -> [UInt8] {
    var result = file
    var position = 8
    while result.count - position >= 12 {
      let length = result[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
      let end = position + 8 + length
      guard end + 4 <= result.count else { break }
      result.replaceSubrange(
        end..<end + 4, with: bytes(Int(crc(Array(result[position + 4..<end])))))
      position = end + 4
    }
    return result
  }

  private func rows(_ samplesAt: (Int, Int) -> [Int]) -> [UInt8] {
    // The start and step of x and y in each pass of Adam7; a single pass without interlacing.
    let passes =
      isInterlaced
      ? [
        (0, 8, 0, 8), (4, 8, 0, 8), (0, 4, 4, 8), (2, 4, 0, 4), (0, 2, 2, 4), (1, 2, 0, 2),
        (0, 1, 1, 2),
      ] : [(0, 1, 0, 1)]
    var rows: [UInt8] = []
    for (startX, stepX, startY, stepY) in passes where startX < width {
      for y in stride(from: startY, to: height, by: stepY) {
        rows.append(0)
        var bits: [UInt8] = []
        for x in stride(from: startX, to: width, by: stepX) {
          for sample in samplesAt(x, y) {
            for bit in (0..<depth).reversed() { bits.append(UInt8(sample >> bit & 1)) }
          }
        }
        while bits.count % 8 != 0 { bits.append(0) }
        for start in stride(from: 0, to: bits.count, by: 8) {
          rows.append(bits[start..<start + 8].reduce(0) { $0 << 1 | $1 })
        }
      }
    }
    return rows
  }

  /// Returns a zlib stream of uncompressed blocks.
  private static func stored(_ content: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var rest = content[...]
    repeat {
      let block = rest.prefix(65_535)
      rest = rest.dropFirst(block.count)
      let count = UInt16(block.count)
      stream.append(rest.isEmpty ? 1 : 0)
      stream += [UInt8(count & 0xff), UInt8(count >> 8), UInt8(~count & 0xff), UInt8(~count >> 8)]
      stream += block
    } while !rest.isEmpty
    var a: UInt32 = 1
    var b: UInt32 = 0
    for byte in content {
      a = (a + UInt32(byte)) % 65_521
      b = (b + a) % 65_521
    }
    return stream + bytes(Int(b << 16 | a))
  }

  private func bytes(_ number: Int) -> [UInt8] { Self.bytes(number) }

  private static func bytes(_ number: Int) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) }
  }

  private static func crc(_ bytes: [UInt8]) -> UInt32 {
    var crc: UInt32 = .max
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 1 ? crc >> 1 ^ 0xedb8_8320 : crc >> 1 }
    }
    return ~crc
  }
}
