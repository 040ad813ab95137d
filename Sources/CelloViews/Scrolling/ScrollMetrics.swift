/// The figures of how content scrolls.
package enum ScrollMetrics {
  /// How much less content and sheets move than a finger that pulls them beyond their range.
  ///
  /// Chosen: the value that is commonly measured on iOS.
  package static let stretch: CGFloat = 0.55
  /// How long a finger rests before its touch is sent to the content, in seconds.
  ///
  /// Chosen: Apple documents no number.
  static let contentTouchDelay: TimeInterval = 0.15
}
