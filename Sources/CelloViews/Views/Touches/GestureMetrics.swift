/// The distances and times by which gestures are recognized, in points and seconds.
///
/// The values are chosen unless a comment says otherwise, because Apple does not document them.
enum GestureMetrics {
  /// The distance from its first position after which a touch counts as moving. Source: Apple's
  /// documentation of `allowableMovement`.
  static let movement: CGFloat = 10
  /// The minimum distance and the maximum duration of a swipe.
  static let swipeDistance: CGFloat = 50
  static let swipeDuration: TimeInterval = 0.5
  /// The change of the distance between two fingers at which a pinch begins, and the minimum
  /// distance that is used for closer fingers.
  static let pinchThreshold: CGFloat = 8
  static let leastPinchDistance: CGFloat = 1
  /// The angle by which two fingers turn before a rotation begins, in radians; about 6°.
  static let rotationThreshold: CGFloat = 0.1
  /// The maximum distance from the edge of the screen at which an edge gesture can begin.
  static let edgeReach: CGFloat = 20
}
