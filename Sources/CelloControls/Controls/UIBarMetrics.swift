/// The kind of bar to which an appearance applies.
public enum UIBarMetrics: Int, Hashable, Sendable {
  case `default` = 0
  case compact = 1
  /// A bar with a prompt.
  case defaultPrompt = 101
  case compactPrompt = 102
}
