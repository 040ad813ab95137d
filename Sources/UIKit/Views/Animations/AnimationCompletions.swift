/// Calls what follows animations, which is at once.
enum AnimationCompletions {
  private final class Depth { var value = 0 }

  private static let depths = ThreadSpecific<Depth>()
  /// How many animations may each begin in the completion of another one.
  private static let maximumDepth = 100
  private static let log = WarningLog()

  /// Calls completions, which may animate again. An animation that begins itself anew in its
  /// completion would go on for ever: after 100 rounds, the completions are not called.
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

  /// Every warning once, sorted.
  static var warnings: [String] { log.sentences }
}
