/// A generator of haptic feedback.
///
/// Generators do nothing, as on an iPad without haptics.
@MainActor @preconcurrency open class UIFeedbackGenerator: NSObject {
  /// Creates a generator.
  nonisolated public override init() { super.init() }

  /// Prepares the hardware for feedback. Does nothing, because there is none.
  open func prepare() {}
}

/// A generator of feedback for collisions.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The strength or the material of a collision.
  public enum FeedbackStyle: Int, Hashable, Sendable {
    case light = 0
    case medium = 1
    case heavy = 2
    case soft = 3
    case rigid = 4
  }

  nonisolated public override init() { super.init() }

  /// Creates a generator. The style has no effect.
  nonisolated public init(style: FeedbackStyle) { super.init() }

  /// Generates feedback. Does nothing, because there is no hardware.
  open func impactOccurred() {}

  /// Generates feedback with an intensity from 0 to 1. Does nothing, because there is no hardware.
  open func impactOccurred(intensity: CGFloat) {}
}

/// A generator of feedback for changes of a selection.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Generates feedback. Does nothing, because there is no hardware.
  open func selectionChanged() {}
}

/// A generator of feedback for the result of a task.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The result of a task.
  public enum FeedbackType: Int, Hashable, Sendable {
    case success = 0
    case warning = 1
    case error = 2
  }

  /// Generates feedback. Does nothing, because there is no hardware.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
