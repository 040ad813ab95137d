internal import CelloRaster

extension Path {
  /// The dashes of a line along the path; the whole line, with a warning, where they would be too
  /// many.
  func dashedOrWhole(_ pattern: [CGFloat], phase: CGFloat) -> Path {
    do throws(ExcessiveWork) {
      return try dashed(pattern, phase: phase)
    } catch {
      ImageWarnings.note(
        "A dash pattern makes \(error). The line is drawn without dashes; make the pattern longer.")
      return self
    }
  }
}
