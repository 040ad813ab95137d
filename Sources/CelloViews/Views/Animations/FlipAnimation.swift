/// A side of a view that moves toward the viewer in the first half of a flip.
package enum FlipSide {
  case left, right, top, bottom

  /// The axis around which the view turns, and the direction of the turn: 1 if the left or the bottom
  /// side moves toward the viewer.
  fileprivate var turn: (x: CGFloat, y: CGFloat, direction: Double) {
    switch self {
    case .left: (0, 1, 1)
    case .right: (0, 1, -1)
    case .top: (1, 0, -1)
    case .bottom: (1, 0, 1)
    }
  }
}

/// A turn of a layer around its horizontal or vertical axis, in which only its front is visible.
final class FlipAnimation: CAAnimation {
  /// The distance of the viewer from the axis, in points. Source:
  /// docs/measurements/motion.md#transitions.
  private static let distance: CGFloat = 1_000

  private let side: FlipSide
  private let angles: (start: Double, end: Double)
  private let pace: AnimationPace

  /// Creates an animation between two angles, in radians.
  init(from side: FlipSide, from start: Double, to end: Double, pace: AnimationPace) {
    self.side = side
    angles = (start * side.turn.direction, end * side.turn.direction)
    self.pace = pace
    super.init()
  }

  override func share(at progress: MediaTiming.Progress) -> Double {
    let duration = timing.duration
    return pace.progress(at: duration > 0 ? progress.time / duration : 1, duration: duration)
  }

  override func apply(_ progress: MediaTiming.Progress, to values: inout LayerValues) {
    let share = share(at: progress)
    values.isDoubleSided = false
    // The layer is its own front at both ends, without rounding errors of an angle of 0.
    let angle = angles.start + (angles.end - angles.start) * share
    guard angle != 0 else { return }
    let turn = side.turn
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / Self.distance
    values.transform = CATransform3DConcat(
      CATransform3DConcat(
        CATransform3DMakeRotation(CGFloat(angle), turn.x, turn.y, 0), values.transform),
      perspective)
  }
}

extension UIView {
  /// Turns a view to another view on its back, in the current animation.
  package static func flip(from front: UIView?, to back: UIView?, side: FlipSide) {
    guard let block = AnimationBlock.current else { return }
    if let front { block.flip(front.layer, side, from: 0, to: .pi) }
    if let back { block.flip(back.layer, side, from: -.pi, to: 0) }
  }
}

extension AnimationBlock {
  fileprivate func flip(
    _ layer: CALayer, _ side: FlipSide, from start: Double, to end: Double
  ) {
    let animation = FlipAnimation(from: side, from: start, to: end, pace: settings.pace)
    setTiming(of: animation, on: layer)
    layer.start(
      animation, forKey: "flip", isNamed: false, run: AnimationRun(on: timeline, block: self))
  }
}
