public import UIKit

// A finger that stays on the screen between calls, so that a picture shows views that follow it.
extension Screen {
  /// Touches an element and keeps the finger there until ``liftFinger(velocity:)``.
  ///
  /// - Parameter name: the label of the element, as assistive technologies speak it, or its
  ///   identifier.
  /// - Throws: ``ScreenError`` if the element does not exist, is outside of the screen, or is
  ///   covered.
  public func touchDown(_ name: String) throws(ScreenError) {
    try perform { () throws(ScreenError) in
      let point = try point(of: try element(name), name)
      begin(at: point)
    }
  }

  /// Touches a point and keeps the finger there until ``liftFinger(velocity:)``.
  ///
  /// ```swift
  /// screen.touchDown(at: CGPoint(x: 2, y: 400))
  /// screen.moveFinger(by: CGVector(dx: 200, dy: 0))
  /// assertSnapshot(of: screen, as: .image)  // half-way back
  /// screen.liftFinger()
  /// ```
  ///
  /// - Parameter point: the point, in points, in the coordinates of the screen.
  public func touchDown(at point: CGPoint) { perform { begin(at: point) } }

  /// Moves the finger that touches the screen. Has no effect if no finger touches it.
  ///
  /// The finger rests at the end, so that it has no velocity when it is lifted.
  ///
  /// - Parameter vector: the distance, in points.
  public func moveFinger(by vector: CGVector) {
    guard let finger = dragging, let location = finger.point else { return }
    let end = CGPoint(x: location.x + vector.dx, y: location.y + vector.dy)
    perform {
      finger.move(to: end, steps: 10, duration: 0.5)
      finger.move(to: end, duration: 0.2)
    }
  }

  /// Lifts the finger that touches the screen. Has no effect if no finger touches it.
  ///
  /// - Parameter velocity: the velocity of the finger when it leaves the screen, in points per
  ///   second; zero by default.
  public func liftFinger(velocity: CGVector = CGVector(dx: 0, dy: 0)) {
    guard let finger = dragging else { return }
    if velocity.dx != 0 || velocity.dy != 0, let location = finger.point {
      perform {
        finger.move(
          to: CGPoint(x: location.x + velocity.dx / 100, y: location.y + velocity.dy / 100),
          duration: 0.01)
      }
    }
    drop()
  }

  /// Cancels the touch of the finger that touches the screen, as the system does for an incoming
  /// call.
  public func cancelFinger() {
    perform { dragging?.cancel() }
    dragging = nil
  }

  private func begin(at point: CGPoint) {
    dragging?.cancel()
    let finger = SimulatedTouch(on: window)
    finger.down(at: point)
    dragging = finger
  }
}
