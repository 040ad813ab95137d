/// A delegate that customizes the layout of a document. All methods are optional.
public protocol NSTextLayoutManagerDelegate: NSObjectProtocol {
  /// Asks the delegate for the layout fragment of an element, such as an instance of an app's
  /// class. It is called once for each element until the layout is invalidated.
  func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager,
    textLayoutFragmentFor location: any NSTextLocation, in textElement: NSTextElement
  ) -> NSTextLayoutFragment

  /// Asks the delegate whether a line may be broken before a location; `true` by default. Words
  /// wider than the line are broken in any case.
  ///
  /// - Parameter hyphenating: whether a hyphen would be added; always `false`.
  func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager, shouldBreakLineBefore location: any NSTextLocation,
    hyphenating: Bool
  ) -> Bool

  /// Asks the delegate for the attributes of a link, which override the text's attributes; `nil`
  /// for the default attributes. `NSNull` removes an attribute.
  func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager, renderingAttributesForLink link: Any,
    at location: any NSTextLocation, defaultAttributes: [NSAttributedString.Key: Any]
  ) -> [NSAttributedString.Key: Any]?
}

extension NSTextLayoutManagerDelegate {
  /// Returns a standard fragment by default.
  public func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager,
    textLayoutFragmentFor location: any NSTextLocation, in textElement: NSTextElement
  ) -> NSTextLayoutFragment { NSTextLayoutFragment(textElement: textElement, range: nil) }

  /// Returns `true` by default.
  public func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager, shouldBreakLineBefore location: any NSTextLocation,
    hyphenating: Bool
  ) -> Bool { true }

  /// Returns the default attributes by default.
  public func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager, renderingAttributesForLink link: Any,
    at location: any NSTextLocation, defaultAttributes: [NSAttributedString.Key: Any]
  ) -> [NSAttributedString.Key: Any]? { defaultAttributes }
}
