/// The warnings about constraints that cannot be used or that contradict each other, which UIKit
/// logs too.
package enum LayoutWarnings {
  private static let log = WarningLog()

  package static func note(_ sentence: String) { log.note(sentence) }

  /// The distinct warnings, sorted.
  package static var sentences: [String] { log.sentences }

  package static func removeAll() { log.removeAll() }
}
