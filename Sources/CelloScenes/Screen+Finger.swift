public import UIKit

// A finger that stays on the screen, so that a picture shows what follows it.
extension Screen {
  /// Touches an element, and keeps the finger there until ``liftFinger()``.
  ///
  /// - Parameter name: its label as assistive technologies speak it, or its identifier.
  public func touchDown(_ name: String) throws(ScreenError) {
    try perform { () throws(ScreenError) in
      let point = try point(of: try element(name), name)
      begin(at: point)
    }
  }

  /// Touches a point, and keeps the finger there until ``liftFinger()``.
  ///
  /// ```swift
  /// screen.touchDown(at: CGPoint(x: 2, y: 400))
  /// screen.moveFinger(by: CGVector(dx: 200, dy: 0))
  /// assertSnapshot(of: screen, as: .image)  // half-way back
  /// screen.liftFinger()
  /// ```
  ///
  /// - Parameter point: in points, from the top left corner of the screen.
  public func touchDown(at point: CGPoint) { perform { begin(at: point) } }

  /// Moves the finger that is on the screen; does nothing without one.
  ///
  /// The finger rests at the end, so that it has no velocity when it is lifted.
  ///
  /// - Parameter vector: in points.
  public func moveFinger(by vector: CGVector) {
    guard let finger = dragging, let location = finger.point else { return }
    let end = CGPoint(x: location.x + vector.dx, y: location.y + vector.dy)
    perform {
      finger.move(to: end, steps: 10, duration: 0.5)
      finger.move(to: end, duration: 0.2)
    }
  }

  /// Lifts the finger that is on the screen; does nothing without one.
  ///
  /// - Parameter velocity: of the finger while it leaves the screen, in points per second.
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

  /// Cancels the touch of the finger that is on the screen, as the system does when a call comes in.
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
