/// A position in a text.
@MainActor @preconcurrency open class UITextPosition: NSObject {
  /// In UTF-16 code units from the start of the text; negative for the tokens before it.
  package final let offset: Int

  nonisolated public override init() { offset = 0 }

  @_spi(Cello) nonisolated public init(_ offset: Int) { self.offset = offset }
}

/// A range of a text.
@MainActor @preconcurrency open class UITextRange: NSObject {
  private let range: NSRange

  nonisolated public override init() { range = NSRange() }

  @_spi(Cello) nonisolated public init(_ range: NSRange) { self.range = range }

  open var start: UITextPosition { UITextPosition(range.location) }
  open var end: UITextPosition { UITextPosition(range.location + range.length) }
  open var isEmpty: Bool { range.length == 0 }
}

/// The directions in which text is stored.
public enum UITextStorageDirection: Int, Hashable, Sendable {
  case forward = 0
  case backward = 1
}

/// A text that can be selected and replaced.
///
/// The positions at points, the rectangles of a selection and marked text are missing.
@MainActor @preconcurrency public protocol UITextInput: UIKeyInput {
  /// The text in a range; `nil` for a range outside the text.
  func text(in range: UITextRange) -> String?

  /// Replaces a range, without asking the delegate.
  func replace(_ range: UITextRange, withText text: String)

  /// The selection; an empty range is the insertion point.
  var selectedTextRange: UITextRange? { get set }

  /// The frame of the insertion point at a position, in the view's coordinates.
  func caretRect(for position: UITextPosition) -> CGRect

  /// The area of a range in its first line, in the view's coordinates.
  func firstRect(for range: UITextRange) -> CGRect

  var beginningOfDocument: UITextPosition { get }
  var endOfDocument: UITextPosition { get }

  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?

  /// The position a number of UTF-16 code units further; `nil` outside the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?

  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult

  /// The number of UTF-16 code units between two positions.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

  /// The edit menu for a range; `nil` for the suggested actions. A menu without elements is not shown.
  func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu?

  /// Called before the edit menu is shown.
  func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating)

  /// Called before the edit menu disappears.
  func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating)

  /// The user has accepted a suggestion of the keyboard.
  func insertInputSuggestion(_ inputSuggestion: UIInputSuggestion)
}

extension UITextInput {
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }

  public func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    let (low, high) = (
      min(fromPosition.offset, toPosition.offset), max(fromPosition.offset, toPosition.offset)
    )
    return UITextRange(NSRange(location: low, length: high - low))
  }

  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (sum, overflows) = position.offset.addingReportingOverflow(offset)
    guard !overflows, sum >= beginningOfDocument.offset, sum <= endOfDocument.offset else {
      return nil
    }
    return UITextPosition(sum)
  }

  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    position.offset < other.offset
      ? .orderedAscending : position.offset > other.offset ? .orderedDescending : .orderedSame
  }

  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  public func editMenu(
    for textRange: UITextRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }

  public func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {}

  public func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {}

  public func insertInputSuggestion(_ inputSuggestion: UIInputSuggestion) {
    typeSuggestion(inputSuggestion)
  }

  /// Types a suggested reply at the insertion point; does nothing for other suggestions.
  package func typeSuggestion(_ suggestion: UIInputSuggestion) {
    if let reply = suggestion as? UISmartReplySuggestion { insertText(reply.smartReply) }
  }
}
