/// The actions that edit menus and key commands perform on responders.
///
/// ``UIResponder`` declares all of them. On iOS they are optional.
@MainActor @preconcurrency public protocol UIResponderStandardEditActions: NSObjectProtocol {
  /// Deletes the selection and copies it to the pasteboard.
  func cut(_ sender: Any?)
  /// Copies the selection to the pasteboard.
  func copy(_ sender: Any?)
  /// Inserts the content of the pasteboard.
  func paste(_ sender: Any?)
  /// Inserts the content of the pasteboard with the attributes of the surrounding text.
  func pasteAndMatchStyle(_ sender: Any?)
  /// Opens the address on the pasteboard.
  func pasteAndGo(_ sender: Any?)
  /// Searches for the text on the pasteboard.
  func pasteAndSearch(_ sender: Any?)
  /// Selects the item that the user touches, such as a word.
  func select(_ sender: Any?)
  /// Selects all content.
  func selectAll(_ sender: Any?)
  /// Deletes the selection.
  func delete(_ sender: Any?)
  /// Duplicates the selection.
  func duplicate(_ sender: Any?)
  /// Starts renaming the document or item.
  func rename(_ sender: Any?)
  /// Exports the document or item.
  func export(_ sender: Any?)
  /// Shows the find panel of an interaction for finding text.
  func find(_ sender: Any?)
  /// Shows the find panel with a field for the replacement.
  func findAndReplace(_ sender: Any?)
  /// Moves to the next search result.
  func findNext(_ sender: Any?)
  /// Moves to the previous search result.
  func findPrevious(_ sender: Any?)
  /// Searches for the selected text.
  func useSelectionForFind(_ sender: Any?)
  /// Prints the content.
  func printContent(_ sender: Any?)
  /// Toggles bold text in the selection.
  func toggleBoldface(_ sender: Any?)
  /// Toggles italic text in the selection.
  func toggleItalics(_ sender: Any?)
  /// Toggles underlined text in the selection.
  func toggleUnderline(_ sender: Any?)
  /// Increases the text size of the selection.
  func increaseSize(_ sender: Any?)
  /// Decreases the text size of the selection.
  func decreaseSize(_ sender: Any?)
  /// Sets the writing direction of the selection to left to right.
  func makeTextWritingDirectionLeftToRight(_ sender: Any?)
  /// Sets the writing direction of the selection to right to left.
  func makeTextWritingDirectionRightToLeft(_ sender: Any?)
}

extension UIResponder: UIResponderStandardEditActions {}
