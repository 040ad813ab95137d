/// Changes how a document is laid out. All methods are optional.
public protocol NSTextLayoutManagerDelegate: NSObjectProtocol {
  /// The layout fragment for an element, which may be of a class of the app's own. It is asked for once
  /// for each element until the layout is invalidated.
  func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager,
    textLayoutFragmentFor location: any NSTextLocation, in textElement: NSTextElement
  ) -> NSTextLayoutFragment

  /// Whether a line may be broken before a location where it would be. Words wider than the line are
  /// broken in any case.
  ///
  /// - Parameter hyphenating: whether a hyphen would be added; always `false`.
  func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager, shouldBreakLineBefore location: any NSTextLocation,
    hyphenating: Bool
  ) -> Bool

  /// The attributes of a link, over those of the text; `nil` for the default ones. `NSNull` removes an
  /// attribute.
  func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager, renderingAttributesForLink link: Any,
    at location: any NSTextLocation, defaultAttributes: [NSAttributedString.Key: Any]
  ) -> [NSAttributedString.Key: Any]?
}

extension NSTextLayoutManagerDelegate {
  public func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager,
    textLayoutFragmentFor location: any NSTextLocation, in textElement: NSTextElement
  ) -> NSTextLayoutFragment { NSTextLayoutFragment(textElement: textElement, range: nil) }

  public func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager, shouldBreakLineBefore location: any NSTextLocation,
    hyphenating: Bool
  ) -> Bool { true }

  public func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager, renderingAttributesForLink link: Any,
    at location: any NSTextLocation, defaultAttributes: [NSAttributedString.Key: Any]
  ) -> [NSAttributedString.Key: Any]? { defaultAttributes }
}
