/// Follows a pointer above a view.
///
/// The gesture begins when the pointer enters the view, changes while it moves, and ends when it
/// leaves. Touches of fingers are not examined.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
  override var examinesTouches: Bool { false }

  /// The distance of a pencil above the screen, from 0 to 1; 0 for a pointer.
  open var zOffset: CGFloat { 0 }

  /// The direction of a pencil in a view, in radians; 0 for a pointer.
  open func azimuthAngle(in view: UIView?) -> CGFloat { touch?.azimuthAngle(in: view) ?? 0 }

  /// The direction of a pencil in a view; that of the angle 0 for a pointer.
  open func azimuthUnitVector(in view: UIView?) -> CGVector {
    touch?.azimuthUnitVector(in: view) ?? CGVector(dx: 1, dy: 0)
  }

  /// The angle between the screen and a pencil, in radians; a pointer is upright.
  open var altitudeAngle: CGFloat { touch?.altitudeAngle ?? .pi / 2 }

  /// The rotation of a pencil about its axis, in radians; 0 for a pointer.
  open var rollAngle: CGFloat { touch?.rollAngle ?? 0 }

  /// Whether the recognizer follows a pointer.
  final func acceptsPointer(_ touch: UITouch, with event: UIEvent) -> Bool {
    guard isEnabled, allowedTouchTypes.contains(where: { $0.intValue == touch.type.rawValue }),
      shouldReceive(event)
    else { return false }
    return delegate.map {
      $0.gestureRecognizer(self, shouldReceive: event)
        && $0.gestureRecognizer(self, shouldReceive: touch)
    } ?? true
  }

  /// The pointer enters the view.
  func pointerEntered(_ pointer: UITouch) {
    reset(to: .possible)
    touch = pointer
    recognize(as: .began)
  }

  /// The pointer moves above the view.
  func pointerMoved() {
    if state == .began || state == .changed { state = .changed }
  }

  /// The pointer leaves the view.
  func pointerExited() {
    if state == .began || state == .changed { state = .ended }
    touch = nil
  }
}
