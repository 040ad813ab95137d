internal import CelloRaster

extension DisplayList {
  /// Returns a bitmap of the list; `nil`, with a warning, if its size, the scale or the drawing
  /// effort is out of bounds.
  func bitmap(scale: CGFloat, background: Color? = nil) -> Bitmap? {
    do throws(RasterError) {
      return try render(scale: scale, background: background)
    } catch {
      ResourceWarnings.note(error.description)
      return nil
    }
  }
}
