/// A recognizer for one or more taps.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of consecutive taps; 1 by default.
  open var numberOfTapsRequired = 1
  /// The number of fingers; 1 by default.
  open var numberOfTouchesRequired = 1
  /// Stored only: the buttons of a pointing device that a tap requires.
  open var buttonMaskRequired = UIEvent.ButtonMask.primary

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .possible, hasMoved() { fail() }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, let touch else { return }
    if touch.tapCount >= numberOfTapsRequired, numberOfTouchesRequired == touch.fingerCount {
      recognize(as: .ended)
    } else if !touch.isFollowedByTap || numberOfTouchesRequired != touch.fingerCount {
      fail()
    }
  }
}
