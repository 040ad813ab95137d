/// Makes a device vibrate.
///
/// There is no device: generators do nothing, as on an iPad without haptics.
@MainActor @preconcurrency open class UIFeedbackGenerator: NSObject {
  nonisolated public override init() { super.init() }

  /// Announces feedback, so that it comes without delay.
  open func prepare() {}
}

/// Feedback of a collision.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackStyle: Int, Hashable, Sendable {
    case light = 0
    case medium = 1
    case heavy = 2
    case soft = 3
    case rigid = 4
  }

  nonisolated public override init() { super.init() }

  nonisolated public init(style: FeedbackStyle) { super.init() }

  open func impactOccurred() {}

  open func impactOccurred(intensity: CGFloat) {}
}

/// Feedback of a selection that changes.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  open func selectionChanged() {}
}

/// Feedback of a task that has ended.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  public enum FeedbackType: Int, Hashable, Sendable {
    case success = 0
    case warning = 1
    case error = 2
  }

  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
