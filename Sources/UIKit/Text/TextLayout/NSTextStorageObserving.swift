/// Observes the changes of a text storage.
public protocol NSTextStorageObserving: NSObjectProtocol {
  /// The storage that is observed.
  var textStorage: NSTextStorage? { get set }

  /// Called after the storage has processed changes.
  ///
  /// - Parameters:
  ///   - newCharRange: the range of the changes in the present text, in UTF-16 code units.
  ///   - delta: by how much the text became longer.
  ///   - invalidatedCharRange: the range that must be laid out again.
  func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions,
    range newCharRange: NSRange, changeInLength delta: Int,
    invalidatedRange invalidatedCharRange: NSRange)

  /// Performs changes of the storage as one.
  func performEditingTransaction(
    for textStorage: NSTextStorage, using transaction: () -> Void)
}
