/// What selection navigation asks about a document and its layout.
public protocol NSTextSelectionDataSource: NSObjectProtocol {
  /// The range of the whole document.
  var documentRange: NSTextRange { get }

  /// Calls a function with parts of the text from a location on, until it sets the last value to `true`.
  ///
  /// The function gets the text of the part, its range, and the range with what separates it from the
  /// next part. Lines are those of the layout.
  func enumerateSubstrings(
    from location: any NSTextLocation, options: NSString.EnumerationOptions,
    using block: (String?, NSTextRange, NSTextRange?, UnsafeMutablePointer<ObjCBool>) -> Void)

  /// The range of a part of the text around a location; `nil` for an empty document.
  func textRange(
    for selectionGranularity: NSTextSelection.Granularity,
    enclosing location: any NSTextLocation
  ) -> NSTextRange?

  /// The location at a distance from another one; `nil` outside the document.
  func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)?

  /// The distance between two locations; `NSNotFound` for locations of another kind.
  func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int

  /// The direction of the paragraph at a location.
  func baseWritingDirection(
    at location: any NSTextLocation
  ) -> NSTextSelectionNavigation.WritingDirection

  /// Calls a function with the places of insertion points in the line of a location, from left to right,
  /// until it sets the last value to `true`.
  ///
  /// The function gets the distance from the left edge of the container, the location of the character
  /// beside it, and whether it is at the start of the character.
  func enumerateCaretOffsetsInLineFragment(
    at location: any NSTextLocation,
    using block: (CGFloat, any NSTextLocation, Bool, UnsafeMutablePointer<ObjCBool>) -> Void)

  /// The range of the line at a point of the container of a location; `nil` without a line.
  func lineFragmentRange(
    for point: CGPoint, inContainerAt location: any NSTextLocation
  ) -> NSTextRange?

  /// Calls a function with the ends of containers from a location on. By default there are none.
  func enumerateContainerBoundaries(
    from location: any NSTextLocation, reverse: Bool,
    using block: (any NSTextLocation, UnsafeMutablePointer<ObjCBool>) -> Void)

  /// The orientation of lines at a location; horizontal by default.
  func textLayoutOrientation(
    at location: any NSTextLocation
  ) -> NSTextSelectionNavigation.LayoutOrientation
}

extension NSTextSelectionDataSource {
  public func enumerateContainerBoundaries(
    from location: any NSTextLocation, reverse: Bool,
    using block: (any NSTextLocation, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}

  public func textLayoutOrientation(
    at location: any NSTextLocation
  ) -> NSTextSelectionNavigation.LayoutOrientation { .horizontal }
}
