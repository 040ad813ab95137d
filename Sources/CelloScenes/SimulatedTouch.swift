public import UIKit

/// A finger that touches views.
///
/// The touch is delivered like a user's touch: to the frontmost view at the point, and to the
/// gesture recognizers of that view and its superviews. Each method returns after controls have
/// sent their actions and recognizers have called their targets.
///
/// ```swift
/// SimulatedTouch.tap(button)
///
/// let finger = SimulatedTouch(on: slider)
/// finger.down(at: CGPoint(x: 10, y: 15))
/// finger.move(to: CGPoint(x: 60, y: 15))
/// finger.up()
/// ```
///
/// Time passes only when a method moves or holds the finger; the system clock is not used.
@MainActor public final class SimulatedTouch {
  private let view: UIView
  private var sequence: TouchSequence?
  /// The location of the finger, in the coordinates of the root view.
  private var location = CGPoint.zero
  private var time: TimeInterval = 0
  private let fingers: Int

  /// Creates a finger that does not touch anything. For fingers that move apart or rotate, use
  /// ``SimulatedFingers``.
  ///
  /// - Parameters:
  ///   - view: the view whose coordinates the points use. The touch is sent to the whole hierarchy
  ///     that contains the view: another view in front of it receives the touch.
  ///   - fingers: the number of fingers that move side by side, for recognizers of several touches;
  ///     1 by default. Views receive a single touch at the center of the fingers.
  public init(on view: UIView, fingers: Int = 1) {
    self.view = view
    self.fingers = fingers
  }

  /// The view that receives the touch; `nil` if the finger is up or does not touch a view.
  public var touchedView: UIView? { sequence?.view }

  /// The location of the finger, in the coordinates of the view; `nil` while the finger is up.
  public var point: CGPoint? {
    sequence == nil ? nil : view.convert(location, from: view.rootView)
  }

  /// Touches a point.
  ///
  /// - Parameters:
  ///   - point: the point, in the coordinates of the view.
  ///   - tapCount: the number of recent touches of the point, including this touch, for recognizers
  ///     of double taps; 1 by default.
  public func down(at point: CGPoint, tapCount: Int = 1) {
    cancel()
    let root = view.rootView
    let sequence = TouchSequence(in: root, fingers: fingers)
    self.sequence = sequence
    // The conversion requires a laid-out hierarchy.
    root.layoutIfNeeded()
    location = view.convert(point, to: root)
    sequence.begin(at: location, tapCount: tapCount, time: time)
  }

  /// Moves the finger to a point, along a straight line in several steps. Has no effect while the
  /// finger is up.
  ///
  /// - Parameters:
  ///   - point: the point, in the coordinates of the view.
  ///   - steps: the number of reported movements, at least 1; 1 by default.
  ///   - duration: the duration of the whole movement, in seconds; 0.1 by default.
  public func move(to point: CGPoint, steps: Int = 1, duration: TimeInterval = 0.1) {
    guard let sequence else { return }
    let start = location
    let end = view.convert(point, to: view.rootView)
    let count = max(steps, 1)
    let duration = max(duration, 0)
    for step in 1...count {
      let share = CGFloat(step) / CGFloat(count)
      location = CGPoint(
        x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
      sequence.move(to: location, time: time + duration * Double(share))
    }
    time += duration
  }

  /// Lets time pass while the finger rests, as for a long press. Has no effect while the finger is
  /// up.
  ///
  /// - Parameter duration: the time, in seconds.
  public func hold(for duration: TimeInterval) {
    guard let sequence, duration > 0 else { return }
    time += duration
    sequence.wait(until: time)
  }

  /// Lifts the finger. Has no effect while the finger is up.
  public func up() { lift() }

  private func lift(isFollowedByTap: Bool = false) {
    sequence?.end(time: time, isFollowedByTap: isFollowedByTap)
    sequence = nil
  }

  /// Cancels the touch, as the system does for an incoming call. Has no effect while the finger is
  /// up.
  public func cancel() {
    sequence?.cancel()
    sequence = nil
  }

  // MARK: Taps

  /// Taps a view.
  ///
  /// - Parameters:
  ///   - view: the view.
  ///   - point: the point, in the view's coordinates; `nil`, the default, for the center of its
  ///     bounds.
  ///   - count: the number of taps, at least 1; 1 by default.
  public static func tap(_ view: UIView, at point: CGPoint? = nil, count: Int = 1) {
    let finger = SimulatedTouch(on: view)
    for number in 1...max(count, 1) {
      finger.down(at: point ?? finger.middle, tapCount: number)
      finger.lift(isFollowedByTap: number < count)
    }
  }

  /// Touches a view for some time, and lifts the finger.
  ///
  /// - Parameters:
  ///   - view: the view.
  ///   - point: the point, in the view's coordinates; `nil`, the default, for the center of its
  ///     bounds.
  ///   - duration: the time, in seconds; 1 by default.
  public static func longPress(
    _ view: UIView, at point: CGPoint? = nil, duration: TimeInterval = 1
  ) {
    let finger = SimulatedTouch(on: view)
    finger.down(at: point ?? finger.middle)
    finger.hold(for: duration)
    finger.up()
  }

  private var middle: CGPoint {
    view.rootView.layoutIfNeeded()
    return CGPoint(x: view.bounds.midX, y: view.bounds.midY)
  }
}
