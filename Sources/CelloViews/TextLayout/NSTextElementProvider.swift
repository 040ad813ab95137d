/// The interface of a content manager to layout managers: a document as a sequence of elements.
public protocol NSTextElementProvider: NSObjectProtocol {
  /// The range of the document.
  var documentRange: NSTextRange { get }

  /// Calls a closure with the elements from a location on, in order, until the closure returns
  /// `false`.
  ///
  /// - Parameters:
  ///   - textLocation: a location in the first element; `nil` for the start of the document. In
  ///     reverse, the first element is the element before the location, or the last element of the
  ///     document.
  /// - Returns: the edge of the enumerated elements; `nil` for none.
  @discardableResult
  func enumerateTextElements(
    from textLocation: (any NSTextLocation)?, options: NSTextContentManager.EnumerationOptions,
    using block: (NSTextElement) -> Bool
  ) -> (any NSTextLocation)?

  /// Replaces a range of the document with elements.
  func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?)

  /// Writes changes to the backing store and calls a completion handler.
  func synchronizeToBackingStore(_ completionHandler: (((any Error)?) -> Void)?)

  /// Returns the location at an offset from another location; `nil` outside the document.
  func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)?

  /// Returns the offset between two locations; `NSNotFound` for locations of another type.
  func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int

  /// Returns a range adjusted for the current edit; `nil` if the edit does not change it.
  func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange?
}

extension NSTextElementProvider {
  /// Returns `nil` by default.
  public func location(
    _ location: any NSTextLocation, offsetBy offset: Int
  ) -> (any NSTextLocation)? { nil }

  /// Returns `NSNotFound` by default.
  public func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int { NSNotFound }

  /// Returns `nil` by default.
  public func adjustedRange(
    from textRange: NSTextRange, forEditingTextSelection: Bool
  ) -> NSTextRange? { nil }
}
