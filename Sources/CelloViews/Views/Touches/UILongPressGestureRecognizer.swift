/// A recognizer for a finger that rests for a while. It follows the finger afterwards.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  // Source of the defaults: Apple's documentation.
  /// The minimum duration of the press, in seconds; 0.5 by default.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The maximum movement of the finger before the gesture begins, in points; 10 by default.
  open var allowableMovement = GestureMetrics.movement
  /// The number of taps before the press; 0 by default.
  open var numberOfTapsRequired = 0
  /// The number of fingers; 1 by default.
  open var numberOfTouchesRequired = 1

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    switch state {
    case .possible:
      if hasMoved(by: allowableMovement) { fail() } else { beginIfDue() }
    case .began, .changed: state = .changed
    default: break
    }
  }

  @_spi(Cello) open override func timePassed(_ touch: UITouch) { beginIfDue() }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    beginIfDue()
    if state == .began || state == .changed { state = .ended } else { fail() }
  }

  private func beginIfDue() {
    guard state == .possible, let touch, touch.tapCount > numberOfTapsRequired,
      numberOfTouchesRequired == touch.fingerCount,
      touch.timestamp - start.time >= minimumPressDuration
    else { return }
    recognize(as: .began)
  }
}
