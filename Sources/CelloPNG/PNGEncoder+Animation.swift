extension PNGEncoder {
  /// A frame of an animated PNG file.
  package struct Frame: Sendable {
    package var bitmap: Bitmap
    /// The time for which the frame is shown, in seconds. It is rounded to milliseconds and clamped to
    /// 0 to 65.535; NaN is treated as 0.
    package var duration: Double

    package init(_ bitmap: Bitmap, duration: Double) {
      self.bitmap = bitmap
      self.duration = duration
    }
  }

  /// Encodes frames as an animated PNG file (APNG). Programs that do not know the format show the
  /// first frame.
  ///
  /// Frames that equal the frame before them lengthen its duration. Smaller frames are at the top left
  /// corner of a transparent frame.
  ///
  /// Source of the chunks: the PNG specification, third edition, section 11.3.4 (acTL, fcTL, fdAT).
  ///
  /// - Parameter playCount: the number of times that the animation is played; 0 for endlessly.
  package func encode(_ frames: [Frame], playCount: Int = 0) throws(PNGError) -> [UInt8] {
    let width = frames.map(\.bitmap.width).max() ?? 0
    let height = frames.map(\.bitmap.height).max() ?? 0
    guard width > 0, height > 0 else { throw .emptyBitmap(width: width, height: height) }
    var distinct: [Frame] = []
    for frame in frames {
      if let last = distinct.indices.last, distinct[last].bitmap == frame.bitmap {
        distinct[last].duration += frame.duration
      } else {
        distinct.append(frame)
      }
    }
    let (pixelCount, overflow) = width.multipliedReportingOverflow(by: height * distinct.count)
    guard !overflow, pixelCount <= Int32.max else {
      throw .unwritable(reason: "its frames have more than 2,147,483,647 pixels")
    }
    // All frames share the layout of their pixels and the palette, as the frames below each other.
    let sheet = Self.sheet(of: distinct.map(\.bitmap), width: width, height: height)
    let rows = PNGRows(sheet)
    let frameLength = rows.bytes.count / distinct.count
    var file = PNGChunks.signature + PNGChunks.bytes(type: "IHDR", rows.header(height: height))
    file += PNGChunks.bytes(
      type: "acTL",
      PNGChunks.bigEndian(UInt32(clamping: distinct.count))
        + PNGChunks.bigEndian(UInt32(clamping: playCount)))
    if !rows.palette.isEmpty {
      file += PNGChunks.bytes(type: "PLTE", rows.paletteColors)
      let alphas = rows.paletteAlphas
      if !alphas.isEmpty { file += PNGChunks.bytes(type: "tRNS", alphas) }
    }
    var sequence: UInt32 = 0
    func number() -> [UInt8] {
      defer { sequence += 1 }
      return PNGChunks.bigEndian(sequence)
    }
    for (index, frame) in distinct.enumerated() {
      let duration = frame.duration > 0 ? min(frame.duration, 65.535) : 0
      let delay = UInt32(clamping: Int(clamping: duration * 1_000 + 0.5))
      // The offset is 0, and the frame replaces the frame before it.
      file += PNGChunks.bytes(
        type: "fcTL",
        number() + PNGChunks.bigEndian(UInt32(clamping: width))
          + PNGChunks.bigEndian(UInt32(clamping: height)) + PNGChunks.bigEndian(0)
          + PNGChunks.bigEndian(0) + PNGChunks.bigEndian(delay << 16 | 1_000) + [0, 0])
      let start = index * frameLength
      let data = try compressed(Array(rows.bytes[start..<start + frameLength]))
      file +=
        index == 0
        ? PNGChunks.bytes(type: "IDAT", data)
        : PNGChunks.bytes(type: "fdAT", number() + data)
    }
    return file + PNGChunks.bytes(type: "IEND", [])
  }

  /// Returns a bitmap with bitmaps below each other.
  private static func sheet(of bitmaps: [Bitmap], width: Int, height: Int) -> Bitmap {
    var sheet = Bitmap(width: width, height: height * bitmaps.count)
    for (index, bitmap) in bitmaps.enumerated() {
      for y in 0..<bitmap.height {
        let start = (index * height + y) * width
        sheet.pixels.replaceSubrange(
          start..<start + bitmap.width,
          with: bitmap.pixels[y * bitmap.width..<(y + 1) * bitmap.width])
      }
    }
    return sheet
  }
}
