public import UIKit

/// Several fingers that touch views at the same time at different points.
///
/// Use them to test recognizers of pinches and rotations. A view receives the touches that begin
/// inside it, or only the first of them if `isMultipleTouchEnabled` is `false`.
///
/// ```swift
/// SimulatedFingers(on: imageView).pinch(around: CGPoint(x: 50, y: 50), scale: 2)
/// ```
///
/// Time passes only when a method moves or holds the fingers; the system clock is not used.
@MainActor public final class SimulatedFingers {
  private let view: UIView
  private var sequence: TouchSequence?
  /// The locations of the fingers, in the coordinates of the root view.
  private var locations: [CGPoint] = []
  private var time: TimeInterval = 0

  /// Creates fingers that do not touch anything.
  ///
  /// - Parameter view: the view whose coordinates the points use. The touches are sent to the whole
  ///   hierarchy that contains the view.
  public init(on view: UIView) { self.view = view }

  /// Touches each point with a finger. Without points, nothing is touched.
  ///
  /// - Parameter points: the points, in the coordinates of the view. They determine the order of
  ///   the fingers.
  public func down(at points: [CGPoint]) {
    cancel()
    guard !points.isEmpty else { return }
    let root = view.rootView
    let sequence = TouchSequence(in: root)
    self.sequence = sequence
    // The conversion requires a laid-out hierarchy.
    root.layoutIfNeeded()
    locations = points.map { view.convert($0, to: root) }
    sequence.begin(at: locations, time: time)
  }

  /// Moves the fingers to points, each along a straight line in several steps. Has no effect while
  /// the fingers are up.
  ///
  /// - Parameters:
  ///   - points: a point for each finger, in the order of the fingers. Fingers without a point do
  ///     not move.
  ///   - steps: the number of reported movements, at least 1; 1 by default.
  ///   - duration: the duration of the whole movement, in seconds; 0.1 by default.
  public func move(to points: [CGPoint], steps: Int = 1, duration: TimeInterval = 0.1) {
    let root = view.rootView
    let ends = points.map { view.convert($0, to: root) }
    let starts = locations
    move(steps: steps, duration: duration) { index, share in
      guard index < ends.count else { return starts[index] }
      let (start, end) = (starts[index], ends[index])
      return CGPoint(
        x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
    }
  }

  /// Moves the fingers in steps.
  ///
  /// - Parameter location: returns the location of a finger, by its index, after a fraction of the
  ///   movement, 0 to 1.
  private func move(
    steps: Int, duration: TimeInterval, _ location: (Int, CGFloat) -> CGPoint
  ) {
    guard let sequence else { return }
    let count = max(steps, 1)
    let duration = max(duration, 0)
    for step in 1...count {
      let share = CGFloat(step) / CGFloat(count)
      locations = locations.indices.map { location($0, share) }
      sequence.move(to: locations, time: time + duration * Double(share))
    }
    time += duration
  }

  /// Lets time pass while the fingers rest. Has no effect while the fingers are up.
  ///
  /// - Parameter duration: the time, in seconds.
  public func hold(for duration: TimeInterval) {
    guard let sequence, duration > 0 else { return }
    time += duration
    sequence.wait(until: time)
  }

  /// Lifts the fingers. Has no effect while the fingers are up.
  public func up() {
    sequence?.end(time: time)
    sequence = nil
  }

  /// Cancels the touches, as the system does for an incoming call. Has no effect while the fingers
  /// are up.
  public func cancel() {
    sequence?.cancel()
    sequence = nil
  }

  // MARK: Gestures

  /// Moves two fingers apart or toward each other, and lifts them.
  ///
  /// - Parameters:
  ///   - point: the center of the fingers, in the coordinates of the view.
  ///   - scale: the final distance of the fingers relative to the initial distance. Values that are
  ///     not positive and finite have no effect.
  ///   - lifts: a Boolean value that indicates whether the fingers are lifted at the end; `true` by
  ///     default. If `false`, call ``up()`` to lift them.
  public func pinch(around point: CGPoint, scale: CGFloat, lifts: Bool = true) {
    guard scale > 0, scale.isFinite else { return }
    // The larger of both distances is 60 points for all scales.
    let start = 60 / max(scale, 1)
    down(at: Self.fingers(around: point, distance: start))
    move(to: Self.fingers(around: point, distance: start * scale), steps: 10, duration: 0.4)
    if lifts { up() }
  }

  /// Rotates two fingers around a point, and lifts them.
  ///
  /// - Parameters:
  ///   - point: the center of the fingers, in the coordinates of the view.
  ///   - angle: the angle, in radians; positive angles are clockwise. Values that are not finite
  ///     have no effect.
  ///   - lifts: a Boolean value that indicates whether the fingers are lifted at the end; `true` by
  ///     default. If `false`, call ``up()`` to lift them.
  public func rotate(around point: CGPoint, by angle: CGFloat, lifts: Bool = true) {
    guard angle.isFinite else { return }
    down(at: Self.fingers(around: point, distance: 60))
    let starts = locations
    let center = view.convert(point, to: view.rootView)
    // Each step rotates by less than half a turn, because the direction of half a turn is
    // ambiguous.
    let steps = 10 + Int(clamping: Double(min(angle.magnitude, 1000)))
    move(steps: steps, duration: 0.4) { index, share in
      let turned = CGPoint(x: starts[index].x - center.x, y: starts[index].y - center.y)
        .applying(CGAffineTransform(rotationAngle: angle * share))
      return CGPoint(x: center.x + turned.x, y: center.y + turned.y)
    }
    if lifts { up() }
  }

  /// Returns the locations of two fingers to the left and right of a point, in points.
  private static func fingers(around point: CGPoint, distance: CGFloat) -> [CGPoint] {
    [
      CGPoint(x: point.x - distance / 2, y: point.y),
      CGPoint(x: point.x + distance / 2, y: point.y),
    ]
  }
}
