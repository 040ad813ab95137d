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
  /// The duration of the movement to a page, or back into the range, after a drag, in seconds.
  ///
  /// Source: docs/measurements/motion.md#durations.
  static let springDuration: TimeInterval = 0.4
  /// The distance from its place of rest at which content that slows down has come to rest, in points.
  ///
  /// Source: docs/measurements/motion.md#durations.
  static let restingDistance: CGFloat = 0.5
}
