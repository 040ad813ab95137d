/// An object that observes the changes of a text storage.
public protocol NSTextStorageObserving: NSObjectProtocol {
  /// The observed storage; `nil` for none.
  var textStorage: NSTextStorage? { get set }

  /// Called after the storage has processed changes.
  ///
  /// - Parameters:
  ///   - newCharRange: the range of the changes in the current text, in UTF-16 code units.
  ///   - delta: the change in length, in UTF-16 code units.
  ///   - invalidatedCharRange: the range that must be laid out again.
  func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions,
    range newCharRange: NSRange, changeInLength delta: Int,
    invalidatedRange invalidatedCharRange: NSRange)

  /// Performs changes of the storage as a group.
  func performEditingTransaction(
    for textStorage: NSTextStorage, using transaction: () -> Void)
}
