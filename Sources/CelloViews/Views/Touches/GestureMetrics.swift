/// The distances and times by which gestures are recognized, in points and seconds.
///
/// Chosen unless a line says otherwise: Apple does not document them.
enum GestureMetrics {
  /// How far a touch moves to leave the place where it began. Source: Apple's documentation of
  /// `allowableMovement`.
  static let movement: CGFloat = 10
  /// How far a finger moves in a swipe, and in what time.
  static let swipeDistance: CGFloat = 50
  static let swipeDuration: TimeInterval = 0.5
  /// How much the distance of two fingers changes before a pinch begins, and the distance that closer
  /// fingers are treated as having.
  static let pinchThreshold: CGFloat = 8
  static let leastPinchDistance: CGFloat = 1
  /// How far two fingers turn before a rotation begins, in radians: about 6°.
  static let rotationThreshold: CGFloat = 0.1
  /// How near to an edge of the screen a movement from it begins.
  static let edgeReach: CGFloat = 20
}
