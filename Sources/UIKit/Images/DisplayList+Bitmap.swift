internal import CelloRaster

extension DisplayList {
  /// The list drawn on a new bitmap; `nil`, with a warning, if its size, the scale or the work that
  /// drawing takes is out of bounds.
  func bitmap(scale: CGFloat, background: Color? = nil) -> Bitmap? {
    do throws(RasterError) {
      return try render(scale: scale, background: background)
    } catch {
      ResourceWarnings.note(error.description)
      return nil
    }
  }
}
