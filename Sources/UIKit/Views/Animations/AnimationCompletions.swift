/// Calls what follows animations, which is at once.
@MainActor enum AnimationCompletions {
  private static var depth = 0
  /// How many animations may each begin in the completion of another one.
  private static let maximumDepth = 100
  private static let log = WarningLog()

  /// Calls completions, which may animate again. An animation that begins itself anew in its
  /// completion would go on for ever: after 100 rounds, the completions are not called.
  static func call(_ completions: () -> Void) {
    guard depth < maximumDepth else {
      log.note(
        """
        An animation begins itself again in its completion. It takes no time here, so it is stopped \
        after \(maximumDepth) rounds; do not begin it in tests, or end it by a condition.
        """)
      return
    }
    depth += 1
    completions()
    depth -= 1
  }

  /// Every warning once, sorted.
  static var warnings: [String] { log.sentences }
}
