internal import CelloLibPNG

/// A decoder of PNG files.
///
/// It reads everything that libpng supports: palettes, grayscale, 1 to 16 bits per channel,
/// interlaced files, and all forms of transparency. Channels of 16 bits are rounded to 8 bits.
/// Gamma, color profiles and chromaticities are ignored: samples are treated as sRGB, as in the
/// files that ``PNGEncoder`` writes.
package struct PNGDecoder: Sendable {
  /// The maximum number of pixels. Larger pictures are refused, because they could exhaust memory;
  /// the default is the largest picture that can be drawn.
  package var pixelLimit: Int

  /// Creates a decoder.
  package init(pixelLimit: Int = Bitmap.maxPixelCount) { self.pixelLimit = pixelLimit }

  /// Decodes a whole file.
  ///
  /// - Parameter file: the name of the file in error messages.
  package func decode(_ bytes: [UInt8], file: String) throws(PNGError) -> PNGImage {
    // A workaround: closures passed to `withUnsafeBytes` cannot throw typed errors everywhere.
    let result = bytes.withUnsafeBytes { bytes in
      Result { () throws(PNGError) in try decode(bytes, file: file) }
    }
    return try result.get()
  }

  /// Decodes a whole file.
  ///
  /// - Parameter file: the name of the file in error messages.
  package func decode(
    _ bytes: UnsafeRawBufferPointer, file: String
  ) throws(PNGError) -> PNGImage {
    try checkSignature(bytes, file)
    try checkChunks(bytes, file)
    var reader = cello_png_reader()
    defer { cello_png_close(&reader) }
    let start = bytes.assumingMemoryBound(to: UInt8.self).baseAddress
    guard cello_png_open(&reader, start, bytes.count) else {
      throw failure(&reader, bytes.count, file)
    }
    let width = Int(reader.width)
    let height = Int(reader.height)
    guard width.multipliedReportingOverflow(by: height).partialValue <= pixelLimit,
      width <= pixelLimit, height <= pixelLimit
    else { throw .tooLarge(file: file, width: width, height: height, pixelLimit: pixelLimit) }
    // Deflate expands a byte to at most 1,032 bytes. A file that claims more is incomplete, and is
    // refused before memory is allocated.
    guard reader.packed_byte_count <= (UInt64(bytes.count) + 64) * 1032 else {
      throw .truncated(file: file, byteCount: bytes.count)
    }
    if let bitmap = unfilteredPixels(reader, bytes) {
      return PNGImage(bitmap: bitmap, texts: texts(&reader))
    }
    var bitmap = Bitmap(width: width, height: height)
    guard readPixels(&reader, into: &bitmap) else { throw failure(&reader, bytes.count, file) }
    return PNGImage(bitmap: bitmap, texts: texts(&reader))
  }

  private func readPixels(_ reader: inout cello_png_reader, into bitmap: inout Bitmap) -> Bool {
    guard !reader.has_palette else { return readIndices(&reader, into: &bitmap) }
    let isRead = bitmap.pixels.withUnsafeMutableBytes { pixels in
      cello_png_read_rows(&reader, pixels.assumingMemoryBound(to: UInt8.self).baseAddress)
    }
    guard isRead else { return false }
    guard reader.has_alpha || UInt32(1).littleEndian != 1 else { return true }
    let count = bitmap.pixels.count
    bitmap.pixels.withUnsafeMutableBufferPointer { pixels in
      guard let pixels = pixels.baseAddress else { return }
      var index = 0
      while index < count {
        pixels[index] = Premultiplication.premultiplied(UInt32(littleEndian: pixels[index]))
        index &+= 1
      }
    }
    return true
  }

  private func readIndices(_ reader: inout cello_png_reader, into bitmap: inout Bitmap) -> Bool {
    let count = bitmap.pixels.count
    var isRead = false
    let indices = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      // libpng composes the rows of an interlaced picture in place, over the previous contents.
      buffer.initialize(repeating: 0)
      initialized = count
      isRead = cello_png_read_rows(&reader, buffer.baseAddress)
    }
    guard isRead else { return false }
    let palette = Self.palette(of: reader)
    bitmap.pixels.withUnsafeMutableBufferPointer { pixels in
      palette.withUnsafeBufferPointer { palette in
        indices.withUnsafeBufferPointer { indices in
          guard let pixels = pixels.baseAddress, let palette = palette.baseAddress,
            let indices = indices.baseAddress
          else { return }
          var position = 0
          while position < count {
            pixels[position] = palette[Int(indices[position])]
            position &+= 1
          }
        }
      }
    }
    return true
  }

  /// Returns the 256 premultiplied colors of a file with a palette.
  static func palette(of reader: cello_png_reader) -> [UInt32] {
    // An index without a palette entry is opaque black, as in most viewers.
    var palette = [UInt32](repeating: UInt32(0xff00_0000).littleEndian, count: 256)
    palette.withUnsafeMutableBytes { bytes in
      cello_png_copy_palette(reader, bytes.assumingMemoryBound(to: UInt8.self).baseAddress)
    }
    return palette.map { Premultiplication.premultiplied(UInt32(littleEndian: $0)) }
  }

  private func texts(_ reader: inout cello_png_reader) -> [PNGText] {
    let count = cello_png_text_count(&reader)
    return (0..<count).map { index in
      let text = cello_png_text_at(&reader, index)
      let bytes = UnsafeRawBufferPointer(start: text.value, count: text.value_count)
      return PNGText(
        keyword: Self.latin1(
          UnsafeRawBufferPointer(start: text.keyword, count: strlen(text.keyword))),
        value: text.is_utf8 ? String(decoding: bytes, as: UTF8.self) : Self.latin1(bytes))
    }
  }

  private static func latin1(_ bytes: UnsafeRawBufferPointer) -> String {
    var scalars = String.UnicodeScalarView()
    for byte in bytes { scalars.append(Unicode.Scalar(byte)) }
    return String(scalars)
  }

  /// Returns a C message as a Swift string.
  static func sentence(_ message: [CChar]) -> String {
    String(decoding: message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  private func failure(
    _ reader: inout cello_png_reader, _ byteCount: Int, _ file: String
  ) -> PNGError {
    guard !reader.ran_out else { return .truncated(file: file, byteCount: byteCount) }
    let message = withUnsafeBytes(of: &reader.message) {
      Array($0.assumingMemoryBound(to: CChar.self))
    }
    return .damaged(file: file, reason: Self.sentence(message))
  }

  private func checkSignature(_ bytes: UnsafeRawBufferPointer, _ file: String) throws(PNGError) {
    let signature = PNGChunks.signature
    guard !bytes.starts(with: signature) else { return }
    guard !bytes.isEmpty else { throw .notPNG(file: file, found: .nothing) }
    guard bytes.count >= signature.count || !signature.starts(with: bytes) else {
      throw .truncated(file: file, byteCount: bytes.count)
    }
    let head = String(decoding: bytes.prefix(2048), as: UTF8.self)
    if head.hasPrefix("<<<<<<< ") || head.contains("\n<<<<<<< ") {
      throw .notPNG(file: file, found: .conflictMarkers)
    }
    if head.hasPrefix("version https://git-lfs") {
      throw .notPNG(file: file, found: .largeFilePointer)
    }
    for (start, name) in Self.otherFormats where bytes.starts(with: start) {
      throw .notPNG(file: file, found: .format(name))
    }
    throw .notPNG(file: file, found: .other)
  }

  /// Checks that each chunk ends within the file, because libpng allocates and clears as much
  /// memory as a chunk claims.
  private func checkChunks(_ bytes: UnsafeRawBufferPointer, _ file: String) throws(PNGError) {
    var position = 8
    while bytes.count - position >= 12 {
      let length = UInt32(
        bigEndian: bytes.loadUnaligned(fromByteOffset: position, as: UInt32.self))
      let name = bytes.loadUnaligned(fromByteOffset: position + 4, as: UInt32.self)
      guard Int(length) <= bytes.count - position - 12 else { break }
      // Bytes after the IEND chunk are ignored.
      guard UInt32(bigEndian: name) != 0x4945_4e44 else { return }
      position += Int(length) + 12
    }
    throw .truncated(file: file, byteCount: bytes.count)
  }

  private static let otherFormats: [([UInt8], String)] = [
    ([0xff, 0xd8, 0xff], "JPEG"), (Array("GIF8".utf8), "GIF"), (Array("RIFF".utf8), "WebP"),
    (Array("BM".utf8), "BMP"), (Array("%PDF".utf8), "PDF"), (Array("<svg".utf8), "SVG"),
    (Array("<?xml".utf8), "XML file"), ([0x49, 0x49, 0x2a, 0], "TIFF"),
    ([0x4d, 0x4d, 0, 0x2a], "TIFF"),
  ]
}
