internal import CelloDynamics

/// The figures of dynamic behaviors. Source: docs/measurements/motion.md#dynamics.
enum DynamicsFigures {
  /// The acceleration of gravity with the magnitude 1, in points per second squared.
  static let gravity = 1000.0
  /// The acceleration by a push with the magnitude 1 of an item of 100 × 100 points with the density
  /// 1, in points per second squared.
  static let push = 100.0
  /// The steps of a world in a frame of 1/60 of a second. Chosen.
  static let stepsPerFrame = 2
  /// The time after which an animator pauses if its items are almost still, in seconds. Chosen.
  static let restingTime = 0.5
  /// The frequency of the spring of a snap, in hertz. Chosen.
  static let snapFrequency = 3.0
  /// The frames for which an animator runs without a clock unless its items come to rest: ten
  /// seconds. Chosen.
  static let maximumFrameCount = 600
  /// The distance from its end at which a snapped item that is almost still jumps to it, in points,
  /// and the angle in radians. Chosen.
  static let snapTolerance = (distance: 1.0, angle: 0.02)

  /// Returns the share of the critical damping for the damping of a snap, from 0 to 1. With 0, the
  /// item still comes to rest. Chosen.
  static func snapDamping(_ damping: Double) -> Double {
    0.15 + 0.85 * min(max(damping.isNaN ? 0.5 : damping, 0), 1)
  }
}
