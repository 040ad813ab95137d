import Foundation
import Synchronization

/// The options of swift-snapshot-testing that have no effect here, and what is said about each of
/// them once in a run.
enum IgnoredOption: Hashable, Sendable {
  case tolerance
  case window

  /// A sentence for people.
  var sentence: String {
    switch self {
    case .tolerance:
      "precision and perceptualPrecision have no effect: pictures are compared exactly, because "
        + "they are the same on every machine."
    case .window:
      "drawHierarchyInKeyWindow has no effect: all effects are drawn without an app's window."
    }
  }

  private static let reported = Mutex<Set<IgnoredOption>>([])

  /// Prints the sentence to standard error, unless the process has printed it before.
  func report() {
    guard let line = Self.reported.withLock({ line(reported: &$0) }) else { return }
    FileHandle.standardError.write(Data(line.utf8))
  }

  /// Returns the line to print; `nil` after the first call with the same set.
  func line(reported: inout Set<IgnoredOption>) -> String? {
    reported.insert(self).inserted ? "note: \(sentence)\n" : nil
  }

  /// Reports options whose values differ from the default values.
  static func report(
    precision: Float, _ perceptualPrecision: Float, drawHierarchyInKeyWindow: Bool = false
  ) {
    if precision != 1 || perceptualPrecision != 1 { IgnoredOption.tolerance.report() }
    if drawHierarchyInKeyWindow { IgnoredOption.window.report() }
  }
}
