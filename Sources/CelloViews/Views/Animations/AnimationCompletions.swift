/// Calls the completion handlers of animations, at once.
enum AnimationCompletions {
  private final class Depth { var value = 0 }

  private static let depths = ThreadSpecific<Depth>()
  /// The maximum number of animations that start in each other's completion handler.
  private static let maximumDepth = 100
  private static let log = WarningLog()

  /// Calls completion handlers, which may start animations. An animation that restarts itself in
  /// its completion handler would never end, so after 100 rounds the handlers are not called.
  static func call(_ completions: () -> Void) {
    let depth = depths.value ?? Depth()
    depths.value = depth
    guard depth.value < maximumDepth else {
      log.note(
        """
        An animation begins itself again in its completion. It takes no time here, so it is stopped \
        after \(maximumDepth) rounds; do not begin it in tests, or end it by a condition.
        """)
      return
    }
    depth.value += 1
    completions()
    depth.value -= 1
  }

  /// The logged warnings, without duplicates, sorted.
  static var warnings: [String] { log.sentences }
}
