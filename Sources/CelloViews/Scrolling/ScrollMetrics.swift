/// The metrics of scrolling.
package enum ScrollMetrics {
  /// The ratio of the movement of content and sheets to the movement of a finger that starts to
  /// pull them beyond their range.
  ///
  /// Chosen: the value that is commonly measured on iOS.
  package static let stretch: CGFloat = 0.55
  /// The time that a finger must rest before its touch belongs to the content, in seconds.
  ///
  /// Chosen: Apple does not document it.
  static let contentTouchDelay: TimeInterval = 0.15
  /// The duration of an animated change of the offset, in seconds.
  ///
  /// Source: docs/measurements/motion.md#durations.
  static let movementDuration: TimeInterval = 0.3
}
