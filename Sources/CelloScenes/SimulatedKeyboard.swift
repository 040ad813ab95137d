public import UIKit

/// A keyboard that types into the first responder in a view hierarchy.
///
/// Each method returns after delegates have been called and controls have sent their actions.
///
/// ```swift
/// SimulatedTouch.tap(field)
/// SimulatedKeyboard(in: cell).type("Hello\n")
/// ```
@MainActor public struct SimulatedKeyboard {
  private let sequence: TypingSequence

  /// Creates a keyboard.
  ///
  /// - Parameter view: a view that is the first responder or contains it.
  public init(in view: UIView) { sequence = TypingSequence(in: view) }

  /// A Boolean value that indicates whether the first responder accepts text.
  public var isShown: Bool { sequence.target != nil }

  /// Types the characters of a text; a line feed is the return key.
  ///
  /// - Returns: `false` if part of the text was lost because the first responder did not accept
  ///   text.
  @discardableResult public func type(_ text: String) -> Bool {
    for character in text {
      guard isShown else { return false }
      sequence.type(String(character))
    }
    return true
  }

  /// Accepts a reply that the keyboard suggests, like a tap on a suggestion. The delegate of the
  /// text field or text view receives the reply as a `UISmartReplySuggestion`.
  ///
  /// - Returns: `false` if no view that accepts text is the first responder, or if its text is
  ///   secure.
  @discardableResult public func acceptSuggestion(_ reply: String) -> Bool {
    sequence.acceptSuggestion(reply)
  }

  /// Presses the delete key.
  ///
  /// - Parameter count: the number of presses; values below 1 have no effect.
  public func delete(count: Int = 1) {
    for _ in 0..<max(count, 0) {
      guard isShown else { return }
      sequence.delete()
    }
  }
}
