/// The bounds, image or view of an attachment, for layouts by locations.
public protocol NSTextAttachmentLayout: NSObjectProtocol {
  /// Returns the bounds of an attachment: x to the right of the position in the line, y up from the
  /// baseline.
  ///
  /// - Parameters:
  ///   - attributes: the attributes of the text at the location.
  ///   - proposedLineFragment: the size of a line, as high as a line of the font at the location.
  ///   - position: the position in the line; zero, because lines are broken later.
  func attachmentBounds(
    for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation,
    textContainer: NSTextContainer?, proposedLineFragment: CGRect, position: CGPoint
  ) -> CGRect

  /// Returns the image for the bounds of an attachment; `nil` for none.
  func image(
    for bounds: CGRect, attributes: [NSAttributedString.Key: Any], location: any NSTextLocation,
    textContainer: NSTextContainer?
  ) -> UIImage?

  /// Returns a provider of a view that replaces the image; `nil` for none.
  ///
  /// - Parameter parentView: the view that shows the text.
  func viewProvider(
    for parentView: UIView?, location: any NSTextLocation, textContainer: NSTextContainer?
  ) -> NSTextAttachmentViewProvider?
}

/// The bounds and image of an attachment, for layouts by character indices.
public protocol NSTextAttachmentContainer: NSObjectProtocol {
  /// Returns the image for the bounds of an attachment; `nil` for none.
  func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage?

  /// Returns the bounds of an attachment: x to the right of the position in the line, y up from the
  /// baseline.
  func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint, characterIndex charIndex: Int
  ) -> CGRect
}
