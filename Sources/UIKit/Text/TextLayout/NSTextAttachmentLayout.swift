/// The bounds, image or view of an attachment, for layouts by locations.
public protocol NSTextAttachmentLayout: NSObjectProtocol {
  /// The bounds of an attachment: x to the right of its place in the line, y up from the baseline.
  ///
  /// - Parameters:
  ///   - attributes: the attributes of the text at the place.
  ///   - proposedLineFragment: the room of a line; as high as a line of the font at the place.
  ///   - position: the place in the line; zero, because lines are broken afterwards.
  func attachmentBounds(
    for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation,
    textContainer: NSTextContainer?, proposedLineFragment: CGRect, position: CGPoint
  ) -> CGRect

  /// The image for the bounds of an attachment; `nil` for none.
  func image(
    for bounds: CGRect, attributes: [NSAttributedString.Key: Any], location: any NSTextLocation,
    textContainer: NSTextContainer?
  ) -> UIImage?

  /// What provides a view instead of an image; `nil` for none.
  ///
  /// - Parameter parentView: the view that shows the text.
  func viewProvider(
    for parentView: UIView?, location: any NSTextLocation, textContainer: NSTextContainer?
  ) -> NSTextAttachmentViewProvider?
}

/// The bounds and image of an attachment, for layouts by indexes of characters.
public protocol NSTextAttachmentContainer: NSObjectProtocol {
  /// The image for the bounds of an attachment; `nil` for none.
  func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage?

  /// The bounds of an attachment: x to the right of its place in the line, y up from the baseline.
  func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint, characterIndex charIndex: Int
  ) -> CGRect
}
