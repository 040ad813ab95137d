/// The timing of layers and animations.
public protocol CAMediaTiming {
  /// The start of the object in its parent's time, in seconds.
  var beginTime: CFTimeInterval { get set }
  /// The offset added to the object's time, in seconds.
  var timeOffset: CFTimeInterval { get set }
  /// The number of repetitions, which can be fractional.
  var repeatCount: Float { get set }
  /// The duration of all repetitions, in seconds; 0 for ``repeatCount``.
  var repeatDuration: CFTimeInterval { get set }
  /// The duration of one repetition, in seconds.
  var duration: CFTimeInterval { get set }
  /// The speed of the object's time relative to its parent's time.
  var speed: Float { get set }
  /// A Boolean value that indicates whether the object runs backward after it has run forward.
  var autoreverses: Bool { get set }
  /// The values shown before the start and after the end.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// The values that an animation shows before it starts and after it has ended.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The raw value of the constant.
  public let rawValue: String

  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The final values after the end.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The initial values before the start.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// The initial values before the start and the final values after the end.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// No values.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// The timing of a layer or an animation.
struct MediaTiming {
  var beginTime: CFTimeInterval = 0
  var timeOffset: CFTimeInterval = 0
  var repeatCount: Float = 0
  var repeatDuration: CFTimeInterval = 0
  var duration: CFTimeInterval = 0
  var speed: Float = 1
  var autoreverses = false
  var fillMode = CAMediaTimingFillMode.removed

  func localTime(at parentTime: CFTimeInterval) -> CFTimeInterval {
    (parentTime - beginTime) * Double(speed) + timeOffset
  }

  /// Returns the parent's time for a local time; the begin time if the speed is 0.
  func parentTime(at localTime: CFTimeInterval) -> CFTimeInterval {
    speed == 0 ? beginTime : (localTime - timeOffset) / Double(speed) + beginTime
  }

  /// The duration of one repetition, in local time.
  private var cycle: CFTimeInterval { autoreverses ? 2 * duration : duration }

  /// The duration of all repetitions, in local time.
  var totalDuration: CFTimeInterval {
    if repeatDuration > 0 { return repeatDuration }
    return repeatCount > 0 ? Double(repeatCount) * cycle : cycle
  }

  /// A Boolean value that indicates whether the repetitions last at least a year. Apps also use the
  /// largest `Float` for endless repetitions.
  var isEndless: Bool { !(totalDuration < 31_536_000) }

  /// A point in time of an animation.
  struct Progress {
    /// The time since the start of the current repetition; it decreases while the animation runs
    /// backward.
    var time: CFTimeInterval
    var repetition: Int
  }

  /// Returns the progress at a local time; `nil` if nothing is shown then.
  func progress(at localTime: CFTimeInterval) -> Progress? {
    if localTime < 0 {
      return fillMode == .backwards || fillMode == .both ? Progress(time: 0, repetition: 0) : nil
    }
    let total = totalDuration
    let isOver = localTime >= total
    if isOver, localTime > total, fillMode != .forwards, fillMode != .both { return nil }
    let time = isOver ? total : localTime
    guard cycle > 0, time.isFinite else { return Progress(time: duration, repetition: 0) }
    var repetition = Int(clamping: time / cycle)
    var rest = time - Double(repetition) * cycle
    // The end of the last repetition belongs to that repetition.
    if isOver, rest <= 0, repetition > 0 {
      repetition -= 1
      rest = cycle
    }
    return Progress(time: rest > duration ? cycle - rest : rest, repetition: repetition)
  }
}
