internal import CelloLibDeflate

/// An encoder of PNG files. Equal bitmaps and texts produce equal bytes.
///
/// Flat pictures of interface elements compress best and fastest without filters, and with a
/// palette if 256 colors suffice. Pictures that remain large (gradients, blurs) are also encoded
/// with filters.
package struct PNGEncoder: Sendable {
  /// The compression effort.
  package enum Effort: Sendable {
    /// A low level, for temporary files.
    case fast
    /// libdeflate's highest level, for files to keep. It takes a hundred times as long, and the
    /// files are a third smaller: as small as those of an optimizer that tries all filters.
    case small
  }

  private let effort: Effort

  /// Creates an encoder.
  package init(effort: Effort = .fast) { self.effort = effort }

  /// Encodes a bitmap as a file. The decoded bitmap is identical if no channel of a pixel exceeds
  /// its alpha.
  package func encode(_ bitmap: Bitmap, texts: [PNGText] = []) throws(PNGError) -> [UInt8] {
    guard bitmap.width > 0, bitmap.height > 0 else {
      throw .emptyBitmap(width: bitmap.width, height: bitmap.height)
    }
    for text in texts {
      guard let objection = text.objection else { continue }
      throw .unwritableText(keyword: text.keyword, reason: objection)
    }
    let rows = PNGRows(bitmap)
    var data = try compressed(rows.bytes)
    if rows.palette.isEmpty, data.count > rows.bytes.count / Self.largeShare {
      let filtered = try compressed(rows.filtered().bytes, level: effort == .small ? 12 : 4)
      if filtered.count < data.count { data = filtered }
    }
    var file = PNGChunks.signature + PNGChunks.bytes(type: "IHDR", rows.header)
    if !rows.palette.isEmpty {
      file += PNGChunks.bytes(type: "PLTE", rows.paletteColors)
      let alphas = rows.paletteAlphas
      if !alphas.isEmpty { file += PNGChunks.bytes(type: "tRNS", alphas) }
    }
    for text in texts { file += PNGChunks.bytes(of: text) }
    file.reserveCapacity(file.count + data.count + 24)
    return file + PNGChunks.bytes(type: "IDAT", data) + PNGChunks.bytes(type: "IEND", [])
  }

  /// The ratio of pixel bytes to file size below which an unfiltered file is encoded again with
  /// filters. Cells with text reach about 30; gradients and photographs reach 4 or less.
  private static let largeShare = 8

  /// Returns compressed rows without filters.
  func compressed(_ rows: [UInt8]) throws(PNGError) -> [UInt8] {
    try compressed(rows, level: effort == .small ? 12 : 2)
  }

  private func compressed(_ bytes: [UInt8], level: Int32) throws(PNGError) -> [UInt8] {
    let compressor = libdeflate_alloc_compressor(level)
    defer { libdeflate_free_compressor(compressor) }
    let bound = libdeflate_zlib_compress_bound(compressor, bytes.count)
    let data = [UInt8](unsafeUninitializedCapacity: compressor == nil ? 0 : bound) {
      guard let compressor else {
        $1 = 0
        return
      }
      $1 = libdeflate_zlib_compress(compressor, bytes, bytes.count, $0.baseAddress, $0.count)
    }
    guard !data.isEmpty else { throw .unwritable(reason: "there is not enough memory") }
    guard data.count <= Int32.max else {
      throw .unwritable(reason: "its compressed pixels take more than 2 GiB")
    }
    return data
  }
}
