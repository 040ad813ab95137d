internal import CelloLibDeflate
internal import CelloLibPNG

extension PNGDecoder {
  /// Returns the pixels of a file with 8 bits per sample whose rows are neither filtered nor
  /// interlaced, as ``PNGEncoder`` writes almost all pictures; `nil` for other files and for damaged
  /// files, which libpng decodes or reports.
  ///
  /// libpng takes several times as long, because zlib decompresses the rows one by one.
  ///
  /// - Parameter reader: a reader at the start of the file's rows.
  func unfilteredPixels(
    _ reader: cello_png_reader, _ file: UnsafeRawBufferPointer
  ) -> Bitmap? {
    guard reader.has_plain_rows, let data = Self.data(of: file) else { return nil }
    let width = Int(reader.width)
    let height = Int(reader.height)
    let bytesPerRow = 1 + width * Int(reader.bytes_per_pixel)
    let count = bytesPerRow * height
    guard let decompressor = libdeflate_alloc_decompressor() else { return nil }
    defer { libdeflate_free_decompressor(decompressor) }
    // The last pixel is read as four bytes.
    let rows = UnsafeMutableRawPointer.allocate(byteCount: count + 1, alignment: 16)
    defer { rows.deallocate() }
    let result = data.withUnsafeBytes {
      // With an exact size, libdeflate refuses data that decompresses to fewer bytes.
      libdeflate_zlib_decompress(decompressor, $0.baseAddress, $0.count, rows, count, nil)
    }
    guard result == LIBDEFLATE_SUCCESS else { return nil }
    for y in 0..<height where rows.load(fromByteOffset: y * bytesPerRow, as: UInt8.self) != 0 {
      return nil
    }
    var bitmap = Bitmap(uninitializedWidth: width, height: height)
    let palette = reader.has_palette ? PNGDecoder.palette(of: reader) : []
    bitmap.pixels.withUnsafeMutableBufferPointer { pixels in
      guard let pixels = pixels.baseAddress else { return }
      for y in 0..<height {
        let row = UnsafeRawPointer(rows + y * bytesPerRow + 1)
        let to = pixels + y * width
        switch reader.bytes_per_pixel {
        case 1: palette.withUnsafeBufferPointer { Self.convertIndices(row, $0, to, width) }
        case 3: Self.convertOpaque(row, to, width)
        default: Self.convertTranslucent(row, to, width)
        }
      }
    }
    return bitmap
  }

  private static func convertIndices(
    _ row: UnsafeRawPointer, _ palette: UnsafeBufferPointer<UInt32>,
    _ pixels: UnsafeMutablePointer<UInt32>, _ count: Int
  ) {
    guard let palette = palette.baseAddress else { return }
    let indices = row.assumingMemoryBound(to: UInt8.self)
    var x = 0
    while x < count {
      pixels[x] = palette[Int(indices[x])]
      x &+= 1
    }
  }

  private static func convertOpaque(
    _ row: UnsafeRawPointer, _ pixels: UnsafeMutablePointer<UInt32>, _ count: Int
  ) {
    var x = 0
    while x < count {
      let color = UInt32(littleEndian: row.loadUnaligned(fromByteOffset: x &* 3, as: UInt32.self))
      pixels[x] = color | 0xff00_0000
      x &+= 1
    }
  }

  private static func convertTranslucent(
    _ row: UnsafeRawPointer, _ pixels: UnsafeMutablePointer<UInt32>, _ count: Int
  ) {
    var x = 0
    while x < count {
      let color = UInt32(littleEndian: row.loadUnaligned(fromByteOffset: x &* 4, as: UInt32.self))
      pixels[x] = Premultiplication.premultiplied(color)
      x &+= 1
    }
  }

  /// Returns the compressed rows of a file in which nothing but the end follows them; `nil` for
  /// other files, and if a checksum is wrong.
  private static func data(of file: UnsafeRawBufferPointer) -> Data? {
    var chunks: [UnsafeRawBufferPointer] = []
    var position = 8
    while file.count - position >= 12 {
      let length = Int(
        UInt32(bigEndian: file.loadUnaligned(fromByteOffset: position, as: UInt32.self)))
      guard length <= file.count - position - 12 else { return nil }
      let checked = UnsafeRawBufferPointer(rebasing: file[position + 4..<position + 8 + length])
      let checksum = file.loadUnaligned(
        fromByteOffset: position + 8 + length, as: UInt32.self)
      position += length + 12
      switch checked.loadUnaligned(as: UInt32.self).bigEndian {
      case 0x4944_4154:  // IDAT
        guard libdeflate_crc32(0, checked.baseAddress, checked.count) == checksum.bigEndian
        else { return nil }
        chunks.append(UnsafeRawBufferPointer(rebasing: checked[4...]))
      case 0x4945_4e44 where length == 0 && checksum.bigEndian == 0xae42_6082:  // IEND
        return chunks.count == 1 ? .whole(chunks[0]) : .parts(chunks)
      default:
        guard chunks.isEmpty else { return nil }
      }
    }
    return nil
  }

  /// The compressed rows of a file, which can be in several chunks.
  private enum Data {
    case whole(UnsafeRawBufferPointer)
    case parts([UnsafeRawBufferPointer])

    func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
      switch self {
      case .whole(let bytes): body(bytes)
      case .parts(let parts): parts.flatMap(Array.init).withUnsafeBytes(body)
      }
    }
  }
}
