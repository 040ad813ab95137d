/// What a content manager gives to layout managers: a document as a sequence of elements.
public protocol NSTextElementProvider: NSObjectProtocol {
  /// The range of the whole document.
  var documentRange: NSTextRange { get }

  /// Calls a function with the elements from a location on, in order, until it returns `false`.
  ///
  /// - Parameters:
  ///   - textLocation: a location in the first element; `nil` for the start of the document. In
  ///     reverse, the first element is the one before the location, or the last one of the document.
  /// - Returns: the edge of the elements that were enumerated; `nil` for none.
  @discardableResult
  func enumerateTextElements(
    from textLocation: (any NSTextLocation)?, options: NSTextContentManager.EnumerationOptions,
    using block: (NSTextElement) -> Bool
  ) -> (any NSTextLocation)?

  /// Replaces a range of the document by elements.
  func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?)

  /// Writes changes to where the content is stored, and calls a function afterwards.
  func synchronizeToBackingStore(_ completionHandler: (((any Error)?) -> Void)?)

  /// The location at a distance from another one; `nil` outside the document.
  func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)?

  /// The distance between two locations; `NSNotFound` for locations of another kind.
  func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int

  /// A range as it is after the edit that is processed; `nil` if the edit does not change it.
  func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange?
}

extension NSTextElementProvider {
  public func location(
    _ location: any NSTextLocation, offsetBy offset: Int
  ) -> (any NSTextLocation)? { nil }

  public func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int { NSNotFound }

  public func adjustedRange(
    from textRange: NSTextRange, forEditingTextSelection: Bool
  ) -> NSTextRange? { nil }
}
