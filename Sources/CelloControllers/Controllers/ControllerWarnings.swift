/// Calls of view controllers that cannot be carried out, as UIKit logs them.
package enum ControllerWarnings {
  private static let log = WarningLog()

  static func note(_ sentence: String) { log.note(sentence) }

  /// Every warning once, sorted.
  package static var sentences: [String] { log.sentences }

  package static func removeAll() { log.removeAll() }
}
