public import UIKit

/// A keyboard that types into the first responder among views.
///
/// Delegates are asked and told, and controls send their actions, before a method returns.
///
/// ```swift
/// SimulatedTouch.tap(field)
/// SimulatedKeyboard(in: cell).type("Hello\n")
/// ```
@MainActor public struct SimulatedKeyboard {
  private let sequence: TypingSequence

  /// - Parameter view: a view that is, or contains, the first responder.
  public init(in view: UIView) { sequence = TypingSequence(in: view) }

  /// Whether the first responder accepts text.
  public var isShown: Bool { sequence.target != nil }

  /// Types characters one after another; a line feed is the return key.
  ///
  /// - Returns: `false` if no view that accepts text was the first responder before the last
  ///   character, so that text was lost.
  @discardableResult public func type(_ text: String) -> Bool {
    for character in text {
      guard isShown else { return false }
      sequence.type(String(character))
    }
    return true
  }

  /// Accepts a reply that the keyboard suggests, as a tap above the keys does: the delegate of the
  /// field or text view receives it as a `UISmartReplySuggestion`.
  ///
  /// - Returns: `false` if no view that accepts text is the first responder, or one for secrets.
  @discardableResult public func acceptSuggestion(_ reply: String) -> Bool {
    sequence.acceptSuggestion(reply)
  }

  /// Presses the delete key.
  ///
  /// - Parameter count: how often; values below 1 do nothing.
  public func delete(count: Int = 1) {
    for _ in 0..<max(count, 0) {
      guard isShown else { return }
      sequence.delete()
    }
  }
}
