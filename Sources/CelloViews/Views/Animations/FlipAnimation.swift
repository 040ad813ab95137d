/// A turn of a layer around its horizontal or vertical axis, in which only its front is visible.
final class FlipAnimation: CAAnimation {
  /// The axis around which a layer turns.
  enum Axis: String { case x, y }

  private let keyPath: String
  private let angles: (start: Double, end: Double)
  private let pace: AnimationPace

  /// Creates an animation between two angles, in radians.
  init(around axis: Axis, from start: Double, to end: Double, pace: AnimationPace) {
    keyPath = "transform.rotation.\(axis.rawValue)"
    angles = (start, end)
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
    if angle != 0 { values.setValue(.number(angle), forKeyPath: keyPath) }
  }
}

extension UIView {
  /// Turns a view to another view on its back, in the current animation.
  package static func flip(from front: UIView?, to back: UIView?) {
    flip(from: front, to: back, around: .y)
  }

  static func flip(from front: UIView?, to back: UIView?, around axis: FlipAnimation.Axis) {
    guard let block = AnimationBlock.current else { return }
    if let front { block.flip(front.layer, around: axis, from: 0, to: .pi) }
    if let back { block.flip(back.layer, around: axis, from: -.pi, to: 0) }
  }
}

extension AnimationBlock {
  fileprivate func flip(
    _ layer: CALayer, around axis: FlipAnimation.Axis, from start: Double, to end: Double
  ) {
    let animation = FlipAnimation(around: axis, from: start, to: end, pace: settings.pace)
    setTiming(of: animation, on: layer)
    layer.start(
      animation, forKey: "flip", isNamed: false, run: AnimationRun(on: timeline, block: self))
  }
}
