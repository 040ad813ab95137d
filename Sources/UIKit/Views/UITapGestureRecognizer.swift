/// Recognizes one or more taps.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps in a row.
  open var numberOfTapsRequired = 1
  /// The number of fingers.
  open var numberOfTouchesRequired = 1
  /// The buttons of a pointer that a tap needs. It has no effect on touches of a finger.
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
