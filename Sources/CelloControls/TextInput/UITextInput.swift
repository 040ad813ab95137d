/// A position in a text.
@MainActor @preconcurrency open class UITextPosition: NSObject {
  /// The offset in UTF-16 code units from the start of the text; negative for tokens before the
  /// text.
  package final let offset: Int

  /// Creates a position at the start of a text.
  nonisolated public override init() { offset = 0 }

  /// Creates a position at an offset in UTF-16 code units from the start of the text.
  @_spi(Cello) nonisolated public init(_ offset: Int) { self.offset = offset }
}

/// A range in a text.
@MainActor @preconcurrency open class UITextRange: NSObject {
  private let range: NSRange

  /// Creates an empty range at the start of a text.
  nonisolated public override init() { range = NSRange() }

  /// Creates a range of UTF-16 code units.
  @_spi(Cello) nonisolated public init(_ range: NSRange) { self.range = range }

  /// The position of the start.
  open var start: UITextPosition { UITextPosition(range.location) }
  /// The position of the end.
  open var end: UITextPosition { UITextPosition(range.location + range.length) }
  /// A Boolean value that indicates whether the range is empty.
  open var isEmpty: Bool { range.length == 0 }
}

/// The directions in a text in storage order.
public enum UITextStorageDirection: Int, Hashable, Sendable {
  case forward = 0
  case backward = 1
}

/// The directions in a text on the screen.
public enum UITextLayoutDirection: Int, Hashable, Sendable {
  case right = 2
  case left = 3
  case up = 4
  case down = 5
}

/// A view whose text can be selected and replaced.
///
/// Methods for marked text, base writing directions and tokenizers are missing.
@MainActor @preconcurrency public protocol UITextInput: UIKeyInput {
  /// Returns the text in a range; `nil` if parts of the range are outside the text.
  func text(in range: UITextRange) -> String?

  /// Replaces a range. The delegate is not called.
  func replace(_ range: UITextRange, withText text: String)

  /// The selected range; an empty range is the insertion point.
  var selectedTextRange: UITextRange? { get set }

  /// The range that an input method has not converted yet; `nil` if there is none.
  var markedTextRange: UITextRange? { get }

  /// Returns the frame of the insertion point at a position, in the view's coordinates.
  func caretRect(for position: UITextPosition) -> CGRect

  /// Returns the area of a range in its first line, in the view's coordinates.
  func firstRect(for range: UITextRange) -> CGRect

  /// Returns the areas of a range, one for each line and direction, in the view's coordinates.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]

  /// Returns the position that is nearest to a point in the view's coordinates.
  func closestPosition(to point: CGPoint) -> UITextPosition?

  /// Returns the position in a range that is nearest to a point in the view's coordinates.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?

  /// Returns the range of the character at a point in the view's coordinates; `nil` if the point is
  /// outside of the text.
  func characterRange(at point: CGPoint) -> UITextRange?

  /// The position before the first character or token.
  var beginningOfDocument: UITextPosition { get }
  /// The position after the last character.
  var endOfDocument: UITextPosition { get }

  /// Returns the range between two positions.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?

  /// Returns the position at a distance of UTF-16 code units from another position; `nil` outside
  /// the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?

  /// Returns the position at a distance of characters or lines from another position; `nil` outside
  /// the text.
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition?

  /// Compares two positions in storage order.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult

  /// Returns the number of UTF-16 code units from a position to another position.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

  /// Returns the edit menu for a range; `nil` for the suggested actions. A menu without elements is
  /// not shown.
  func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu?

  /// Called before the edit menu appears.
  func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating)

  /// Called after the edit menu has disappeared.
  func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating)

  /// Inserts a keyboard suggestion that the user accepted.
  func insertInputSuggestion(_ inputSuggestion: UIInputSuggestion)
}

extension UITextInput {
  /// No range.
  public var markedTextRange: UITextRange? { nil }

  /// The position at offset 0.
  public var beginningOfDocument: UITextPosition { UITextPosition(0) }

  /// Returns the range between two positions in any order.
  public func textRange(
    from fromPosition: UITextPosition, to toPosition: UITextPosition
  ) -> UITextRange? {
    let (low, high) = (
      min(fromPosition.offset, toPosition.offset), max(fromPosition.offset, toPosition.offset)
    )
    return UITextRange(NSRange(location: low, length: high - low))
  }

  /// Returns the position at a distance of UTF-16 code units from another position; `nil` outside
  /// the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let (sum, overflows) = position.offset.addingReportingOverflow(offset)
    guard !overflows, sum >= beginningOfDocument.offset, sum <= endOfDocument.offset else {
      return nil
    }
    return UITextPosition(sum)
  }

  /// Compares two positions in storage order.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    position.offset < other.offset
      ? .orderedAscending : position.offset > other.offset ? .orderedDescending : .orderedSame
  }

  /// Returns the number of UTF-16 code units from a position to another position; negative if the
  /// second position comes first.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int {
    toPosition.offset - from.offset
  }

  /// Returns `nil`, which shows the suggested actions.
  public func editMenu(
    for textRange: UITextRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }

  /// Does nothing.
  public func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {}

  /// Does nothing.
  public func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {}

  /// Types a suggested reply. Ignores other suggestions.
  public func insertInputSuggestion(_ inputSuggestion: UIInputSuggestion) {
    typeSuggestion(inputSuggestion)
  }

  /// Types a suggested reply at the insertion point. Ignores other suggestions.
  package func typeSuggestion(_ suggestion: UIInputSuggestion) {
    if let reply = suggestion as? UISmartReplySuggestion { insertText(reply.smartReply) }
  }
}
