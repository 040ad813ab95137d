internal import CelloLibJPEG

/// An encoder of JPEG files. With the same version of the library, equal bitmaps and qualities
/// produce equal bytes.
package struct JPEGEncoder: Sendable {
  /// The quality, from 1, the smallest files, to 100, the best pictures.
  private let quality: Int

  /// Creates an encoder.
  ///
  /// - Parameter quality: the quality, from 1, the smallest files, to 100, the best pictures. Other
  ///   values are clamped.
  package init(quality: Int) { self.quality = min(max(quality, 1), 100) }

  /// The lowest quality at which color channels are stored at full resolution.
  ///
  /// Chosen: below it, the loss of detail hides the loss of color resolution.
  private static let leastQualityOfFineColors = 90

  /// Encodes a bitmap as a file. Translucent pixels are blended with white, as on iOS.
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

  /// Returns a premultiplied pixel blended with white.
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
