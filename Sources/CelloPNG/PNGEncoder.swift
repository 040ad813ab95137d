internal import CelloLibPNG

/// An encoder of PNG files. Equal bitmaps and texts produce equal bytes.
///
/// Flat pictures of interface elements compress best and fastest without filters, and with a
/// palette if 256 colors suffice. Pictures that remain large (gradients, blurs) are also encoded
/// with libpng's filters.
package struct PNGEncoder: Sendable {
  /// The compression effort.
  package enum Effort: Int32, Sendable {
    /// zlib's lowest level, for temporary files.
    case fast = 1
    /// libdeflate's highest level, for files to keep. It takes a hundred times as long, and the
    /// files are a third smaller.
    case small = 6
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
    var textBytes: [CChar] = []
    for text in texts {
      if let objection = text.objection {
        throw .unwritableText(keyword: text.keyword, reason: objection)
      }
      textBytes += text.keyword.utf8CString
      textBytes += text.value.utf8CString
    }
    let file = try encode(bitmap, textBytes, textCount: texts.count)
    return effort == .small ? Self.recompressed(file) : file
  }

  private func encode(
    _ bitmap: Bitmap, _ texts: [CChar], textCount: Int
  ) throws(PNGError) -> [UInt8] {
    if let indexed = IndexedPixels(bitmap) {
      return try write(
        indexed.indices, of: bitmap, texts: texts, textCount: textCount,
        layout: .palette(indexed.palette), filters: PNG_FILTER_NONE, level: effort.rawValue)
    }
    let layout: PixelLayout = bitmap.isOpaque ? .rgb : .rgba
    let rows = straightRows(bitmap, layout)
    let unfiltered = try write(
      rows, of: bitmap, texts: texts, textCount: textCount, layout: layout,
      filters: PNG_FILTER_NONE, level: effort.rawValue)
    guard unfiltered.count > rows.count / largeShare else { return unfiltered }
    let filtered = try write(
      rows, of: bitmap, texts: texts, textCount: textCount, layout: layout,
      filters: PNG_FILTER_SUB | PNG_FILTER_UP | PNG_FILTER_PAETH,
      level: max(effort.rawValue, 4))
    return filtered.count < unfiltered.count ? filtered : unfiltered
  }

  /// The ratio of pixel bytes to file size below which an unfiltered file is encoded again with
  /// filters. Cells with text reach about 30; gradients and photographs reach 4 or less.
  private let largeShare = 8

  private enum PixelLayout {
    case rgb
    case rgba
    /// Straight colors with red in the lowest byte.
    case palette([UInt32])

    var bytesPerPixel: Int {
      switch self {
      case .rgb: 3
      case .rgba: 4
      case .palette: 1
      }
    }
  }

  private func straightRows(_ bitmap: Bitmap, _ layout: PixelLayout) -> [UInt8] {
    let count = bitmap.pixels.count
    let bytesPerPixel = layout.bytesPerPixel
    return [UInt8](unsafeUninitializedCapacity: count * bytesPerPixel) { buffer, initialized in
      bitmap.pixels.withUnsafeBufferPointer { pixels in
        guard let from = pixels.baseAddress, let to = buffer.baseAddress else { return }
        var index = 0
        if bytesPerPixel == 3 {
          var out = to
          while index < count {
            let pixel = from[index]
            out[0] = UInt8(truncatingIfNeeded: pixel)
            out[1] = UInt8(truncatingIfNeeded: pixel &>> 8)
            out[2] = UInt8(truncatingIfNeeded: pixel &>> 16)
            out += 3
            index &+= 1
          }
        } else {
          let out = UnsafeMutableRawPointer(to)
          while index < count {
            out.storeBytes(
              of: Premultiplication.straight(from[index]).littleEndian, toByteOffset: index &* 4,
              as: UInt32.self)
            index &+= 1
          }
        }
      }
      initialized = count * bytesPerPixel
    }
  }

  private func write(
    _ rows: [UInt8], of bitmap: Bitmap, texts: [CChar], textCount: Int, layout: PixelLayout,
    filters: Int32, level: Int32
  ) throws(PNGError) -> [UInt8] {
    var contents = cello_png_contents()
    contents.width = UInt32(clamping: bitmap.width)
    contents.height = UInt32(clamping: bitmap.height)
    contents.bit_depth = 8
    contents.filters = filters
    contents.level = level
    contents.bytes_per_row = bitmap.width * layout.bytesPerPixel
    contents.text_count = Int32(clamping: textCount)
    var palette: [UInt8] = []
    switch layout {
    case .rgb: contents.color_type = PNG_COLOR_TYPE_RGB
    case .rgba: contents.color_type = PNG_COLOR_TYPE_RGB_ALPHA
    case .palette(let colors):
      contents.color_type = PNG_COLOR_TYPE_PALETTE
      contents.palette_count = Int32(colors.count)
      contents.bit_depth =
        colors.count <= 2 ? 1 : colors.count <= 4 ? 2 : colors.count <= 16 ? 4 : 8
      for color in colors {
        for shift in [0, 8, 16, 24] as [UInt32] {
          palette.append(UInt8(truncatingIfNeeded: color >> shift))
        }
      }
    }
    var buffer = cello_png_buffer()
    defer { free(buffer.bytes) }
    var message = [CChar](repeating: 0, count: Int(CELLO_PNG_MESSAGE_SIZE))
    let isWritten = rows.withUnsafeBufferPointer { rows in
      palette.withUnsafeBufferPointer { palette in
        texts.withUnsafeBufferPointer { texts in
          contents.rows = rows.baseAddress
          contents.palette = palette.baseAddress
          contents.texts = texts.baseAddress
          return cello_png_write(&contents, &buffer, &message)
        }
      }
    }
    guard isWritten else { throw .unwritable(reason: PNGDecoder.sentence(message)) }
    return [UInt8](UnsafeBufferPointer(start: buffer.bytes, count: buffer.count))
  }
}
