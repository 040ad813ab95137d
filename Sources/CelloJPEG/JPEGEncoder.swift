internal import CelloLibJPEG

/// Bitmaps to JPEG files. Equal bitmaps and qualities give equal bytes with one version of the
/// library.
package struct JPEGEncoder: Sendable {
  /// From 1, the smallest files, to 100, the best pictures.
  private let quality: Int

  /// - Parameter quality: from 1, the smallest files, to 100, the best pictures. Other values are
  ///   moved to the nearest end.
  package init(quality: Int) { self.quality = min(max(quality, 1), 100) }

  /// The quality from which on colors keep all samples.
  ///
  /// Chosen: below it the loss of detail hides that of colors.
  private static let leastQualityOfFineColors = 90

  /// Returns a whole file. Translucent pixels are blended with white, as on iOS.
  package func encode(
    _ bitmap: Bitmap, orientation: EXIFOrientation = .up
  ) throws(JPEGError) -> [UInt8] {
    guard let writer = cello_jpeg_new_writer() else {
      throw .unwritable(
        width: bitmap.width, height: bitmap.height, reason: "there is not enough memory")
    }
    defer { cello_jpeg_close_writer(writer) }
    var contents = cello_jpeg_contents()
    contents.width = UInt32(clamping: bitmap.width)
    contents.height = UInt32(clamping: bitmap.height)
    contents.quality = Int32(quality)
    contents.has_coarse_colors = quality < Self.leastQualityOfFineColors
    let rows = bitmap.pixels.map { Self.overWhite($0).littleEndian }
    let exif = orientation == .up ? [] : orientation.segment
    contents.exif_count = UInt32(exif.count)
    let isWritten = rows.withUnsafeBytes { rows in
      exif.withUnsafeBufferPointer { exif in
        contents.rows = rows.assumingMemoryBound(to: UInt8.self).baseAddress
        contents.exif = exif.baseAddress
        return cello_jpeg_write(writer, &contents)
      }
    }
    guard isWritten else {
      throw .unwritable(
        width: bitmap.width, height: bitmap.height,
        reason: String(cString: cello_jpeg_writer_message(writer)))
    }
    return [UInt8](
      UnsafeBufferPointer(start: cello_jpeg_file(writer), count: cello_jpeg_file_size(writer)))
  }

  /// A premultiplied pixel over white.
  private static func overWhite(_ pixel: UInt32) -> UInt32 {
    let white = 255 - pixel >> 24
    guard white != 0 else { return pixel }
    var result: UInt32 = 0xff00_0000
    for shift in [0, 8, 16] as [UInt32] {
      result |= min((pixel >> shift) & 0xff + white, 255) << shift
    }
    return result
  }
}
