/// A recognizer that follows a pointer above a view.
///
/// The gesture begins when the pointer enters the view, changes while it moves, and ends when it
/// leaves. Fingers are ignored.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  override var examinesTouches: Bool { false }

  /// The distance of a pencil from the screen, 0 to 1; always 0, because pencils are not simulated.
  open var zOffset: CGFloat { 0 }

  /// Returns the azimuth of a pencil in a view, in radians; 0 for a pointer.
  open func azimuthAngle(in view: UIView?) -> CGFloat { touch?.azimuthAngle(in: view) ?? 0 }

  /// Returns the unit vector of a pencil's azimuth in a view; (1, 0) for a pointer.
  open func azimuthUnitVector(in view: UIView?) -> CGVector {
    touch?.azimuthUnitVector(in: view) ?? CGVector(dx: 1, dy: 0)
  }

  /// The angle between a pencil and the screen, in radians; π/2 for a pointer.
  open var altitudeAngle: CGFloat { touch?.altitudeAngle ?? .pi / 2 }

  /// The rotation of a pencil around its axis, in radians; 0 for a pointer.
  open var rollAngle: CGFloat { touch?.rollAngle ?? 0 }

  /// Returns a Boolean value that indicates whether the recognizer follows a pointer.
  final func acceptsPointer(_ touch: UITouch, with event: UIEvent) -> Bool {
    guard isEnabled, allowedTouchTypes.contains(where: { $0.intValue == touch.type.rawValue }),
      shouldReceive(event)
    else { return false }
    return delegate.map {
      $0.gestureRecognizer(self, shouldReceive: event)
        && $0.gestureRecognizer(self, shouldReceive: touch)
    } ?? true
  }

  /// Begins the gesture when the pointer enters the view.
  func pointerEntered(_ pointer: UITouch) {
    reset(to: .possible)
    touch = pointer
    recognize(as: .began)
  }

  /// Continues the gesture when the pointer moves above the view.
  func pointerMoved() {
    if state == .began || state == .changed { state = .changed }
  }

  /// Ends the gesture when the pointer leaves the view.
  func pointerExited() {
    if state == .began || state == .changed { state = .ended }
    touch = nil
  }
}
