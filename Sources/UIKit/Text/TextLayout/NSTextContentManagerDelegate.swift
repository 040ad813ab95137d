/// Provides and selects the elements of a document. All methods are optional.
public protocol NSTextContentManagerDelegate: NSObjectProtocol {
  /// The element at a location; `nil` for the one that the content manager makes.
  func textContentManager(
    _ textContentManager: NSTextContentManager, textElementAt location: any NSTextLocation
  ) -> NSTextElement?

  /// Whether an element is enumerated; otherwise it is not shown.
  func textContentManager(
    _ textContentManager: NSTextContentManager, shouldEnumerate textElement: NSTextElement,
    options: NSTextContentManager.EnumerationOptions
  ) -> Bool
}

extension NSTextContentManagerDelegate {
  public func textContentManager(
    _ textContentManager: NSTextContentManager, textElementAt location: any NSTextLocation
  ) -> NSTextElement? { nil }

  public func textContentManager(
    _ textContentManager: NSTextContentManager, shouldEnumerate textElement: NSTextElement,
    options: NSTextContentManager.EnumerationOptions
  ) -> Bool { true }
}

/// Provides the paragraphs of a content storage. All methods are optional.
public protocol NSTextContentStorageDelegate: NSTextContentManagerDelegate {
  /// The paragraph that is shown for a range of the text; `nil` for the text itself.
  ///
  /// - Parameter range: in UTF-16 code units. The paragraph should have as many; of a longer one the
  ///   rest belongs to the last location of the range.
  func textContentStorage(
    _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
  ) -> NSTextParagraph?
}

extension NSTextContentStorageDelegate {
  public func textContentStorage(
    _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
  ) -> NSTextParagraph? { nil }
}
