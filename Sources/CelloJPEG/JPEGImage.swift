/// The contents of a JPEG file: the pixels as they are stored, and how they are to be turned.
package struct JPEGImage: Hashable, Sendable {
  package var bitmap: Bitmap
  package var orientation: EXIFOrientation

  package init(bitmap: Bitmap, orientation: EXIFOrientation = .up) {
    self.bitmap = bitmap
    self.orientation = orientation
  }
}
