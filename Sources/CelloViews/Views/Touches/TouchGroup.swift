/// The fingers that a gesture recognizer examines together.
@MainActor final class TouchGroup {
  /// The fingers, in the order in which they touch the screen; at least one.
  let fingers: [UITouch]
  /// The recognizer's touch: the only finger, or a touch at the centroid of several fingers.
  let touch: UITouch

  init(_ fingers: [UITouch]) {
    self.fingers = fingers
    touch = fingers.count == 1 ? fingers[0] : UITouch()
    guard fingers.count > 1 else { return }
    touch.fingerCount = fingers.count
    follow()
  }

  /// Updates the touch after the fingers have changed.
  func follow() {
    guard fingers.count > 1, let first = fingers.first else { return }
    touch.view = first.view
    touch.phase = first.phase
    touch.type = first.type
    touch.tapCount = first.tapCount
    touch.timestamp = first.timestamp
    touch.isFollowedByTap = first.isFollowedByTap
    touch.location = Self.middle(of: fingers.map(\.location))
    touch.previousLocation = Self.middle(of: fingers.map(\.previousLocation))
  }

  /// Returns a Boolean value that indicates whether the groups share a finger.
  func overlaps(_ other: TouchGroup) -> Bool {
    fingers.contains { finger in other.fingers.contains { $0 === finger } }
  }

  private static func middle(of points: [CGPoint]) -> CGPoint {
    let count = CGFloat(max(points.count, 1))
    return CGPoint(
      x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count)
  }
}
