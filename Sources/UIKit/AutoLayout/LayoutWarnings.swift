/// Constraints that cannot be used or that contradict each other, as UIKit logs them.
package enum LayoutWarnings {
  private static let log = WarningLog()

  static func note(_ sentence: String) { log.note(sentence) }

  /// Every warning once, sorted.
  package static var sentences: [String] { log.sentences }

  package static func removeAll() { log.removeAll() }
}
