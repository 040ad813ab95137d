/// Warnings about calls that a view controller cannot carry out. UIKit logs them.
package enum ControllerWarnings {
  private static let log = WarningLog()

  static func note(_ sentence: String) { log.note(sentence) }

  /// Each warning once, sorted.
  package static var sentences: [String] { log.sentences }

  /// Removes all warnings.
  package static func removeAll() { log.removeAll() }
}
