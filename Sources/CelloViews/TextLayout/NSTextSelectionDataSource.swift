/// An object that provides a document and its layout to selection navigation.
public protocol NSTextSelectionDataSource: NSObjectProtocol {
  /// The range of the document.
  var documentRange: NSTextRange { get }

  /// Calls a closure with the parts of the text from a location on, until the closure sets the last
  /// argument to `true`.
  ///
  /// The closure receives the text of the part, its range, and the range including the separator to
  /// the next part. Lines are lines of the layout.
  func enumerateSubstrings(
    from location: any NSTextLocation, options: NSString.EnumerationOptions,
    using block: (String?, NSTextRange, NSTextRange?, UnsafeMutablePointer<ObjCBool>) -> Void)

  /// Returns the range of the part of the text that contains a location; `nil` for an empty
  /// document.
  func textRange(
    for selectionGranularity: NSTextSelection.Granularity,
    enclosing location: any NSTextLocation
  ) -> NSTextRange?

  /// Returns the location at an offset from another location; `nil` outside the document.
  func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)?

  /// Returns the offset between two locations; `NSNotFound` for locations of another type.
  ///
  /// Never called: selections move by ranges and positions on the screen.
  func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int

  /// Returns the direction of the paragraph at a location.
  func baseWritingDirection(
    at location: any NSTextLocation
  ) -> NSTextSelectionNavigation.WritingDirection

  /// Calls a closure with the positions of the insertion points in the line of a location, from
  /// left to right, until the closure sets the last argument to `true`.
  ///
  /// The closure receives the distance from the container's left edge, the location of the adjacent
  /// character, and whether the position is at the start of that character.
  func enumerateCaretOffsetsInLineFragment(
    at location: any NSTextLocation,
    using block: (CGFloat, any NSTextLocation, Bool, UnsafeMutablePointer<ObjCBool>) -> Void)

  /// Returns the range of the line at a point in the container of a location; `nil` without a line.
  func lineFragmentRange(
    for point: CGPoint, inContainerAt location: any NSTextLocation
  ) -> NSTextRange?

  /// Calls a closure with the ends of containers from a location on. By default there are none.
  func enumerateContainerBoundaries(
    from location: any NSTextLocation, reverse: Bool,
    using block: (any NSTextLocation, UnsafeMutablePointer<ObjCBool>) -> Void)

  /// Returns the orientation of lines at a location; `horizontal` by default.
  ///
  /// Never called: lines are horizontal.
  func textLayoutOrientation(
    at location: any NSTextLocation
  ) -> NSTextSelectionNavigation.LayoutOrientation
}

extension NSTextSelectionDataSource {
  /// Does nothing by default.
  public func enumerateContainerBoundaries(
    from location: any NSTextLocation, reverse: Bool,
    using block: (any NSTextLocation, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {}

  /// Returns `horizontal` by default.
  public func textLayoutOrientation(
    at location: any NSTextLocation
  ) -> NSTextSelectionNavigation.LayoutOrientation { .horizontal }
}
