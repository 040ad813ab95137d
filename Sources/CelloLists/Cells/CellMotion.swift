/// The durations of animated changes of cells, in seconds.
///
/// Source: docs/measurements/motion.md#durations.
enum CellMotion {
  static let selectionDuration: TimeInterval = 0.3
}
