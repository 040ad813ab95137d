/// The times of layers and animations.
public protocol CAMediaTiming {
  /// When the object begins in its parent's time, in seconds.
  var beginTime: CFTimeInterval { get set }
  /// What is added to the object's own time, in seconds.
  var timeOffset: CFTimeInterval { get set }
  var repeatCount: Float { get set }
  /// How long the object repeats, in seconds; 0 for ``repeatCount``.
  var repeatDuration: CFTimeInterval { get set }
  /// How long the object lasts once, in seconds.
  var duration: CFTimeInterval { get set }
  /// How fast the object's time passes in its parent's.
  var speed: Float { get set }
  /// Whether the object goes back after it has gone forward.
  var autoreverses: Bool { get set }
  /// What is shown before the beginning and after the end.
  var fillMode: CAMediaTimingFillMode { get set }
}

/// What an animation shows before it begins and after it has ended.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Its end, after it has ended.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// Its beginning, before it begins.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Nothing.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// The times of a layer or an animation.
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

  /// The parent's time at a local time; without a speed, the time of the beginning.
  func parentTime(at localTime: CFTimeInterval) -> CFTimeInterval {
    speed == 0 ? beginTime : (localTime - timeOffset) / Double(speed) + beginTime
  }

  /// How long one repetition lasts, in local time.
  private var cycle: CFTimeInterval { autoreverses ? 2 * duration : duration }

  /// How long all repetitions last, in local time.
  var totalDuration: CFTimeInterval {
    if repeatDuration > 0 { return repeatDuration }
    return repeatCount > 0 ? Double(repeatCount) * cycle : cycle
  }

  /// Whether the repetitions never end, or not within a year: the largest `Float` means that as
  /// well.
  var isEndless: Bool { !(totalDuration < 31_536_000) }

  /// Where an animation is.
  struct Progress {
    /// The time since the beginning of the current repetition, going back with `autoreverses`.
    var time: CFTimeInterval
    var repetition: Int
  }

  /// The progress at a local time; `nil` if nothing is shown then.
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
    // The end of the last repetition belongs to it.
    if isOver, rest <= 0, repetition > 0 {
      repetition -= 1
      rest = cycle
    }
    return Progress(time: rest > duration ? cycle - rest : rest, repetition: repetition)
  }
}
