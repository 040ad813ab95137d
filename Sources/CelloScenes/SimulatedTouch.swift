public import UIKit

/// A finger that touches views.
///
/// The touch goes where a user's would: to the frontmost view at the point, and to the gesture
/// recognizers of that view and its superviews. Controls send their actions, and recognizers call
/// theirs, before a method returns.
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
/// Time passes only where a test says so; no clock is involved.
@MainActor public final class SimulatedTouch {
  private let view: UIView
  private var sequence: TouchSequence?
  /// In the coordinates of the root view.
  private var location = CGPoint.zero
  private var time: TimeInterval = 0
  private let fingers: Int

  /// Fingers that move apart or turn are ``SimulatedFingers``.
  ///
  /// - Parameters:
  ///   - view: the view in whose coordinates points are. The touch goes through the whole tree that
  ///     the view is in: another view in front of it receives the touch.
  ///   - fingers: the number of fingers that move side by side, for recognizers of several. Views
  ///     receive one touch, in the middle of them.
  public init(on view: UIView, fingers: Int = 1) {
    self.view = view
    self.fingers = fingers
  }

  /// The view that receives the touch; `nil` if the finger is up, or touches no view.
  public var touchedView: UIView? { sequence?.view }

  /// Where the finger is, in the coordinates of the view; `nil` while it is up.
  public var point: CGPoint? {
    sequence == nil ? nil : view.convert(location, from: view.rootView)
  }

  /// Touches a point.
  ///
  /// - Parameter tapCount: how often the finger has touched the point in a short time, for
  ///   recognizers of double taps.
  public func down(at point: CGPoint, tapCount: Int = 1) {
    cancel()
    let root = view.rootView
    let sequence = TouchSequence(in: root, fingers: fingers)
    self.sequence = sequence
    // The point is converted in a tree that is laid out.
    root.layoutIfNeeded()
    location = view.convert(point, to: root)
    sequence.begin(at: location, tapCount: tapCount, time: time)
  }

  /// Moves the finger to a point, in a straight line of several steps. Ignored while it is up.
  ///
  /// - Parameters:
  ///   - steps: the number of movements that are reported, at least 1.
  ///   - duration: the time of the whole movement, in seconds.
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

  /// Lets time pass while the finger rests, as for a long press. Ignored while it is up.
  ///
  /// - Parameter duration: in seconds.
  public func hold(for duration: TimeInterval) {
    guard let sequence, duration > 0 else { return }
    time += duration
    sequence.wait(until: time)
  }

  /// Lifts the finger. Ignored while it is up.
  public func up() { lift() }

  private func lift(isFollowedByTap: Bool = false) {
    sequence?.end(time: time, isFollowedByTap: isFollowedByTap)
    sequence = nil
  }

  /// Cancels the touch, as the system does when a call comes in. Ignored while the finger is up.
  public func cancel() {
    sequence?.cancel()
    sequence = nil
  }

  // MARK: Taps

  /// Touches a view and lifts the finger at once.
  ///
  /// - Parameters:
  ///   - point: in the view's coordinates; `nil` for its middle.
  ///   - count: the number of taps, at least 1.
  public static func tap(_ view: UIView, at point: CGPoint? = nil, count: Int = 1) {
    let finger = SimulatedTouch(on: view)
    for number in 1...max(count, 1) {
      finger.down(at: point ?? finger.middle, tapCount: number)
      finger.lift(isFollowedByTap: number < count)
    }
  }

  /// Touches a view for a time, in seconds, and lifts the finger.
  ///
  /// - Parameter point: in the view's coordinates; `nil` for its middle.
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
