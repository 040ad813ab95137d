package import CelloRaster

extension Path {
  /// Returns the dashes of a line along the path. If there are more dashes than the limit, the
  /// whole line is returned and a warning is logged.
  package func dashedOrWhole(_ pattern: [CGFloat], phase: CGFloat) -> Path {
    do throws(ExcessiveWork) {
      return try dashed(pattern, phase: phase)
    } catch {
      ResourceWarnings.note(
        "A dash pattern makes \(error). The line is drawn without dashes; use longer ones.")
      return self
    }
  }
}
