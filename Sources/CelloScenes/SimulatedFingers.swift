public import UIKit

/// Several fingers that touch views at the same time, each at its own place.
///
/// Gesture recognizers of pinches and rotations examine them. A view receives the touches that begin in
/// it; only the first one unless its `isMultipleTouchEnabled` is `true`.
///
/// ```swift
/// SimulatedFingers(on: imageView).pinch(around: CGPoint(x: 50, y: 50), scale: 2)
/// ```
///
/// Time passes only where a test says so; no clock is involved.
@MainActor public final class SimulatedFingers {
  private let view: UIView
  private var sequence: TouchSequence?
  /// In the coordinates of the root view.
  private var locations: [CGPoint] = []
  private var time: TimeInterval = 0

  /// - Parameter view: the view in whose coordinates points are. The touches go through the whole tree
  ///   that the view is in.
  public init(on view: UIView) { self.view = view }

  /// Touches points with a finger each. Without points nothing is touched.
  public func down(at points: [CGPoint]) {
    cancel()
    guard !points.isEmpty else { return }
    let root = view.rootView
    let sequence = TouchSequence(in: root)
    self.sequence = sequence
    // The points are converted in a tree that is laid out.
    root.layoutIfNeeded()
    locations = points.map { view.convert($0, to: root) }
    sequence.begin(at: locations, time: time)
  }

  /// Moves the fingers to points, each in a straight line of several steps. Ignored while they are up.
  ///
  /// - Parameters:
  ///   - points: one for each finger, in their order; fingers without one stay where they are.
  ///   - steps: the number of movements that are reported, at least 1.
  ///   - duration: the time of the whole movement, in seconds.
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

  /// - Parameter location: returns the place of a finger after a share of the movement.
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

  /// Lets time pass while the fingers rest. Ignored while they are up.
  ///
  /// - Parameter duration: in seconds.
  public func hold(for duration: TimeInterval) {
    guard let sequence, duration > 0 else { return }
    time += duration
    sequence.wait(until: time)
  }

  /// Lifts the fingers. Ignored while they are up.
  public func up() {
    sequence?.end(time: time)
    sequence = nil
  }

  /// Cancels the touches, as the system does when a call comes in. Ignored while the fingers are up.
  public func cancel() {
    sequence?.cancel()
    sequence = nil
  }

  // MARK: Gestures

  /// Moves two fingers apart or toward each other, and lifts them.
  ///
  /// - Parameters:
  ///   - point: the middle of the fingers.
  ///   - scale: the distance of the fingers at the end relative to that at the beginning. Values that
  ///     are not positive and finite do nothing.
  ///   - lifts: whether the fingers leave the screen; ``up()`` does so later.
  public func pinch(around point: CGPoint, scale: CGFloat, lifts: Bool = true) {
    guard scale > 0, scale.isFinite else { return }
    // The longer of both distances is the same for all scales.
    let start = 60 / max(scale, 1)
    down(at: Self.fingers(around: point, distance: start))
    move(to: Self.fingers(around: point, distance: start * scale), steps: 10, duration: 0.4)
    if lifts { up() }
  }

  /// Turns two fingers around a point, and lifts them.
  ///
  /// - Parameters:
  ///   - angle: in radians, clockwise where positive. Values that are not finite do nothing.
  ///   - lifts: whether the fingers leave the screen; ``up()`` does so later.
  public func rotate(around point: CGPoint, by angle: CGFloat, lifts: Bool = true) {
    guard angle.isFinite else { return }
    down(at: Self.fingers(around: point, distance: 60))
    let starts = locations
    let center = view.convert(point, to: view.rootView)
    // Each step turns by less than half a turn, which has no direction.
    let steps = 10 + Int(clamping: Double(min(angle.magnitude, 1000)))
    move(steps: steps, duration: 0.4) { index, share in
      let turned = CGPoint(x: starts[index].x - center.x, y: starts[index].y - center.y)
        .applying(CGAffineTransform(rotationAngle: angle * share))
      return CGPoint(x: center.x + turned.x, y: center.y + turned.y)
    }
    if lifts { up() }
  }

  /// Two fingers beside a point, at half of the distance each.
  private static func fingers(around point: CGPoint, distance: CGFloat) -> [CGPoint] {
    [
      CGPoint(x: point.x - distance / 2, y: point.y),
      CGPoint(x: point.x + distance / 2, y: point.y),
    ]
  }
}
