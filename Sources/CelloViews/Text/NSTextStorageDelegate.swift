/// A delegate that responds to changes of a text storage. All methods are optional.
public protocol NSTextStorageDelegate: NSObjectProtocol {
  /// Tells the delegate that changes are about to be processed. It may change characters and
  /// attributes.
  ///
  /// - Parameters:
  ///   - editedMask: the kinds of the changes.
  ///   - editedRange: the range of the changes in the current text.
  ///   - delta: the change in length, in UTF-16 code units.
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)

  /// Tells the delegate that changes were processed, before layout. It may change attributes.
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int)
}

extension NSTextStorageDelegate {
  /// Does nothing by default.
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
  /// Does nothing by default.
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
    range editedRange: NSRange, changeInLength delta: Int
  ) {}
}
