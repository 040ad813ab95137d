/// An image within a text.
///
/// An attachment is shown at each U+FFFC character that has it as its
/// ``Foundation/NSAttributedString/Key/attachment``. A symbol takes size, weight and color from
/// the text around it, if its own configuration does not specify them, and is aligned with the
/// baseline as beside a label; other templates take the text's color; other images are placed on
/// the baseline.
///
/// Attachments of one class are equal if all their values are, so that equal texts compare equal.
/// (On iOS each attachment is equal to itself alone.)
/// A subclass can override `attachmentBounds(for:proposedLineFragment:glyphPosition:characterIndex:)` and
/// `image(forBounds:textContainer:characterIndex:)`, which all texts ask, and the methods of
/// ``NSTextAttachmentLayout``, which layout managers of TextKit 2 ask.
open class NSTextAttachment: NSObject, NSTextAttachmentLayout, NSTextAttachmentContainer,
  @unchecked Sendable
{
  private let typeGuard = CFTypeGuard()
  /// The character that represents an attachment: U+FFFC.
  public class var character: Int { 0xfffc }

  /// The image to show; `nil` to show the image in ``contents``.
  open var image: UIImage?

  /// The bounds of the picture in points: x to the right of its position in the line, y up from the
  /// baseline. Zero for the image's own size on the baseline, lowered by the image's baseline
  /// offset.
  open var bounds = CGRect.zero

  /// An image file's content, shown if there is no ``image``. An unreadable file shows nothing.
  open var contents: Data?

  /// The type of the ``contents``; kept as data.
  open var fileType: String?

  /// The padding before and after the picture, in points.
  open var lineLayoutPadding: CGFloat = 0

  /// Whether a view may be shown; `true` by default.
  open var allowsTextAttachmentView = true

  /// Whether a view is shown: if it may be, and a subclass provides one at the start of a text without a
  /// container.
  open var usesTextAttachmentView: Bool {
    allowsTextAttachmentView
      && viewProvider(for: nil, location: TextOffset(0), textContainer: nil) != nil
  }

  /// An attachment that shows the image in a file's content.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    super.init()
  }

  /// An attachment that shows nothing yet.
  public override convenience init() { self.init(data: nil, ofType: nil) }

  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  // MARK: Layout

  /// ``bounds``, or the size of the image if they are zero.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint, characterIndex charIndex: Int
  ) -> CGRect { defaultBounds }

  /// ``image``, or the image in ``contents``.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { shownImage }

  /// The bounds of the view if its provider tracks them; otherwise those of
  /// `attachmentBounds(for:proposedLineFragment:glyphPosition:characterIndex:)`.
  open func attachmentBounds(
    for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation,
    textContainer: NSTextContainer?, proposedLineFragment: CGRect, position: CGPoint
  ) -> CGRect {
    if let provider = textContainer?.textLayoutManager?.knownProvider(of: self, at: location),
      provider.tracksTextAttachmentViewBounds
    {
      return provider.attachmentBounds(
        for: attributes, location: location, textContainer: textContainer,
        proposedLineFragment: proposedLineFragment, position: position)
    }
    return attachmentBounds(
      for: textContainer, proposedLineFragment: proposedLineFragment, glyphPosition: position,
      characterIndex: (location as? TextOffset)?.offset ?? 0)
  }

  /// The image of `image(forBounds:textContainer:characterIndex:)`.
  open func image(
    for bounds: CGRect, attributes: [NSAttributedString.Key: Any] = [:],
    location: any NSTextLocation, textContainer: NSTextContainer?
  ) -> UIImage? {
    image(
      forBounds: bounds, textContainer: textContainer,
      characterIndex: (location as? TextOffset)?.offset ?? 0)
  }

  /// No view by default.
  open func viewProvider(
    for parentView: UIView?, location: any NSTextLocation, textContainer: NSTextContainer?
  ) -> NSTextAttachmentViewProvider? { nil }

  private var shownImage: UIImage? { image ?? contents.flatMap { UIImage(data: $0) } }

  /// The bounds that the attachment has unless a subclass has others.
  final var defaultBounds: CGRect {
    bounds == .zero ? CGRect(origin: .zero, size: shownImage?.size ?? .zero) : bounds
  }

  /// Whether an image is the one that the attachment shows unless a subclass has another.
  final func isDefault(_ image: UIImage?) -> Bool {
    self.image == nil ? image == shownImage : image === self.image
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextAttachment else { return false }
    if self === other { return true }
    return type(of: self) == type(of: other) && image == other.image && bounds == other.bounds
      && contents == other.contents && fileType == other.fileType
      && lineLayoutPadding == other.lineLayoutPadding
  }

  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(image)
    hasher.combine(bounds.origin.x)
    hasher.combine(bounds.origin.y)
    hasher.combine(bounds.size.width)
    hasher.combine(bounds.size.height)
    hasher.combine(contents)
    return hasher.finalize()
  }

  open override var description: String {
    "<NSTextAttachment: image = \(image.map(\.description) ?? "nil"); bounds = \(bounds)>"
  }
}

extension NSAttributedString {
  /// A text of one attachment.
  public convenience init(attachment: NSTextAttachment) {
    self.init(attachment: attachment, attributes: [:])
  }

  /// A text of one attachment with further attributes.
  public convenience init(
    attachment: NSTextAttachment, attributes: [NSAttributedString.Key: Any]
  ) {
    var attributes = attributes
    attributes[.attachment] = attachment
    self.init(string: "\u{fffc}", attributes: attributes)
  }
}
