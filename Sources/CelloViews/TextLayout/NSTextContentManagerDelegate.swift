/// A delegate that provides and filters the elements of a document. All methods are optional.
public protocol NSTextContentManagerDelegate: NSObjectProtocol {
  /// Asks the delegate for the element at a location; `nil` for the content manager's element.
  func textContentManager(
    _ textContentManager: NSTextContentManager, textElementAt location: any NSTextLocation
  ) -> NSTextElement?

  /// Asks the delegate whether an element is enumerated; otherwise it is not shown. `true` by
  /// default.
  func textContentManager(
    _ textContentManager: NSTextContentManager, shouldEnumerate textElement: NSTextElement,
    options: NSTextContentManager.EnumerationOptions
  ) -> Bool
}

extension NSTextContentManagerDelegate {
  /// Returns `nil` by default.
  public func textContentManager(
    _ textContentManager: NSTextContentManager, textElementAt location: any NSTextLocation
  ) -> NSTextElement? { nil }

  /// Returns `true` by default.
  public func textContentManager(
    _ textContentManager: NSTextContentManager, shouldEnumerate textElement: NSTextElement,
    options: NSTextContentManager.EnumerationOptions
  ) -> Bool { true }
}

/// A delegate that provides the paragraphs of a content storage. All methods are optional.
public protocol NSTextContentStorageDelegate: NSTextContentManagerDelegate {
  /// Asks the delegate for the paragraph that is shown for a range of the text; `nil` for the text
  /// itself.
  ///
  /// - Parameter range: the range in UTF-16 code units. The paragraph should have the same length;
  ///   the rest of a longer paragraph belongs to the last location of the range.
  func textContentStorage(
    _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
  ) -> NSTextParagraph?
}

extension NSTextContentStorageDelegate {
  /// Returns `nil` by default.
  public func textContentStorage(
    _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
  ) -> NSTextParagraph? { nil }
}
