internal import CelloRaster

extension Path {
  /// The dashes of a line along the path; the whole line, with a warning, if there are more than
  /// the limit.
  func dashedOrWhole(_ pattern: [CGFloat], phase: CGFloat) -> Path {
    do throws(ExcessiveWork) {
      return try dashed(pattern, phase: phase)
    } catch {
      ResourceWarnings.note(
        "A dash pattern makes \(error). The line is drawn without dashes; use longer ones.")
      return self
    }
  }
}
