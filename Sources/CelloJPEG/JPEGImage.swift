/// The contents of a JPEG file: the stored pixels and their orientation.
package struct JPEGImage: Hashable, Sendable {
  /// The pixels as stored.
  package var bitmap: Bitmap
  /// The orientation of the stored pixels.
  package var orientation: EXIFOrientation

  /// Creates an image.
  package init(bitmap: Bitmap, orientation: EXIFOrientation = .up) {
    self.bitmap = bitmap
    self.orientation = orientation
  }
}
