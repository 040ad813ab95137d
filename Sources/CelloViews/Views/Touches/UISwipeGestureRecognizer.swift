/// A recognizer for a quick movement in a direction.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions of a swipe.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A swipe to the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// A swipe to the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// A swipe upward.
    public static let up = Direction(rawValue: 1 << 2)
    /// A swipe downward.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// The directions that are recognized; `right` by default.
  open var direction = Direction.right
  /// The number of fingers; 1 by default.
  open var numberOfTouchesRequired = 1

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, let touch else { return }
    guard touch.timestamp - start.time <= GestureMetrics.swipeDuration else { return fail() }
    let movement = movement
    let (along, across, directions) =
      movement.dx.magnitude >= movement.dy.magnitude
      ? (movement.dx, movement.dy, (Direction.right, Direction.left))
      : (movement.dy, movement.dx, (Direction.down, Direction.up))
    guard along.magnitude >= GestureMetrics.swipeDistance else { return }
    let moved = along > 0 ? directions.0 : directions.1
    // Within 27° of the direction.
    if direction.contains(moved), across.magnitude <= along.magnitude / 2,
      numberOfTouchesRequired == touch.fingerCount
    {
      recognize(as: .ended)
    } else {
      fail()
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible { fail() }
  }
}
