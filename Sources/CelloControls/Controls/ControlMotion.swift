/// The durations of animated changes of controls, in seconds.
///
/// Source: docs/measurements/motion.md#durations.
enum ControlMotion {
  static let switchDuration: TimeInterval = 0.25
  static let sliderDuration: TimeInterval = 0.25
  static let segmentDuration: TimeInterval = 0.25
  static let progressDuration: TimeInterval = 0.25
}
