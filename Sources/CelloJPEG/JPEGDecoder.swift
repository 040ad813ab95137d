internal import CelloLibJPEG

/// A decoder of JPEG files. It produces the same pixels on every machine.
///
/// It reads baseline and progressive files with eight bits per channel: grayscale, color, and CMYK,
/// which is converted without a profile. It ignores color profiles and treats samples as sRGB. It
/// refuses damaged files, because the result would depend on the version of the library.
package struct JPEGDecoder: Sendable {
  /// The maximum number of pixels. Larger pictures are refused, because they could exhaust memory;
  /// the default is the largest picture that can be drawn.
  package var pixelLimit: Int

  /// Creates a decoder.
  package init(pixelLimit: Int = Bitmap.maxPixelCount) { self.pixelLimit = pixelLimit }

  /// Returns a Boolean value that indicates whether bytes start with the signature of a JPEG file.
  package static func isJPEG(_ bytes: some Sequence<UInt8>) -> Bool {
    bytes.starts(with: [0xff, 0xd8, 0xff])
  }

  /// Decodes a whole file. Bytes after the picture are ignored, and its end marker can be missing.
  ///
  /// - Parameter file: the name of the file in error messages.
  package func decode(_ bytes: [UInt8], file: String) throws(JPEGError) -> JPEGImage {
    let result = bytes.withUnsafeBytes { bytes in
      Result { () throws(JPEGError) in try decode(bytes, file: file) }
    }
    return try result.get()
  }

  private func decode(
    _ bytes: UnsafeRawBufferPointer, file: String
  ) throws(JPEGError) -> JPEGImage {
    guard Self.isJPEG(bytes) else { throw .notJPEG(file: file) }
    let start = bytes.assumingMemoryBound(to: UInt8.self).baseAddress
    guard let reader = cello_jpeg_new_reader(start, bytes.count) else {
      throw .damaged(file: file, reason: "there is not enough memory")
    }
    defer { cello_jpeg_close(reader) }
    guard cello_jpeg_read_header(reader) else { throw failure(reader, bytes.count, file) }
    let width = Int(cello_jpeg_width(reader))
    let height = Int(cello_jpeg_height(reader))
    // Width and height have 16 bits, so the product cannot overflow.
    guard width * height <= pixelLimit else {
      throw .tooLarge(file: file, width: width, height: height, pixelLimit: pixelLimit)
    }
    guard !cello_jpeg_is_arithmetic(reader) else {
      throw .unsupported(file: file, kind: "arithmetic coding")
    }
    // Each block of 64 pixels takes at least one bit. A file that claims more pixels is incomplete,
    // and is refused before memory is allocated.
    guard width * height <= bytes.count * 8 * 64 else {
      throw .truncated(file: file, byteCount: bytes.count)
    }
    var bitmap = Bitmap(width: width, height: height)
    let isRead = bitmap.pixels.withUnsafeMutableBytes { pixels in
      cello_jpeg_read_rows(reader, pixels.assumingMemoryBound(to: UInt8.self).baseAddress)
    }
    guard isRead else { throw failure(reader, bytes.count, file) }
    if UInt32(1).littleEndian != 1 {
      for index in bitmap.pixels.indices {
        bitmap.pixels[index] = UInt32(littleEndian: bitmap.pixels[index])
      }
    }
    return JPEGImage(bitmap: bitmap, orientation: EXIFOrientation(ofJPEG: bytes))
  }

  private func failure(
    _ reader: UnsafePointer<cello_jpeg_reader>, _ byteCount: Int, _ file: String
  ) -> JPEGError {
    cello_jpeg_ran_out(reader)
      ? .truncated(file: file, byteCount: byteCount)
      : .damaged(file: file, reason: String(cString: cello_jpeg_message(reader)))
  }
}
