/// An image in a text.
///
/// An attachment is shown at each U+FFFC character that has it as its
/// ``Foundation/NSAttributedString/Key/attachment``. A symbol without a configuration takes size,
/// weight and color from the surrounding text and is aligned with the baseline, as beside a label.
/// Other template images take the text's color. Other images are placed on the baseline.
///
/// Attachments of the same class are equal if all their values are equal, so that equal texts
/// compare equal. (On iOS each attachment is equal only to itself.)
///
/// A subclass can override
/// `attachmentBounds(for:proposedLineFragment:glyphPosition:characterIndex:)` and
/// `image(forBounds:textContainer:characterIndex:)`, which all texts call, and the methods of
/// ``NSTextAttachmentLayout``, which layout managers of TextKit 2 call.
open class NSTextAttachment: NSObject, NSTextAttachmentLayout, NSTextAttachmentContainer,
  @unchecked Sendable
{
  private let typeGuard = CFTypeGuard()
  /// The character that represents an attachment: U+FFFC.
  public class var character: Int { 0xfffc }

  /// The image; `nil` for the image in ``contents``.
  open var image: UIImage?

  /// The bounds of the image, in points: x to the right of the position in the line, y up from the
  /// baseline.
  ///
  /// Zero, the default, means the image's size on the baseline, lowered by the image's baseline
  /// offset.
  open var bounds = CGRect.zero

  /// The content of an image file, used if there is no ``image``. An unreadable file shows nothing.
  open var contents: Data?

  /// The uniform type identifier of the ``contents``; `nil` for none. It has no effect on the
  /// image.
  open var fileType: String?

  /// The padding before and after the image, in points; 0 by default.
  open var lineLayoutPadding: CGFloat = 0

  /// A Boolean value that indicates whether a view may replace the image; `true` by default.
  open var allowsTextAttachmentView = true

  /// A Boolean value that indicates whether a view replaces the image: whether it is allowed, and a
  /// subclass provides a view at the start of a text without a container.
  open var usesTextAttachmentView: Bool {
    allowsTextAttachmentView
      && viewProvider(for: nil, location: TextOffset(0), textContainer: nil) != nil
  }

  /// Creates an attachment with the content of an image file.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    super.init()
  }

  /// Creates an attachment without an image.
  public override convenience init() { self.init(data: nil, ofType: nil) }

  /// Creates an attachment with an image.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  // MARK: Layout

  /// Returns ``bounds``, or the size of the image if they are zero.
  open func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint, characterIndex charIndex: Int
  ) -> CGRect { defaultBounds }

  /// Returns ``image``, or the image in ``contents``.
  open func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? { shownImage }

  /// Returns the bounds of the view if its provider tracks them, otherwise the bounds of
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

  /// Returns the image of `image(forBounds:textContainer:characterIndex:)`.
  open func image(
    for bounds: CGRect, attributes: [NSAttributedString.Key: Any] = [:],
    location: any NSTextLocation, textContainer: NSTextContainer?
  ) -> UIImage? {
    image(
      forBounds: bounds, textContainer: textContainer,
      characterIndex: (location as? TextOffset)?.offset ?? 0)
  }

  /// Returns the provider of a view; `nil` by default.
  open func viewProvider(
    for parentView: UIView?, location: any NSTextLocation, textContainer: NSTextContainer?
  ) -> NSTextAttachmentViewProvider? { nil }

  private var shownImage: UIImage? { image ?? contents.flatMap { UIImage(data: $0) } }

  /// The bounds of the attachment, unless a subclass overrides them.
  final var defaultBounds: CGRect {
    bounds == .zero ? CGRect(origin: .zero, size: shownImage?.size ?? .zero) : bounds
  }

  /// Returns a Boolean value that indicates whether an image is the attachment's default image.
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
  /// Creates a text with an attachment as its only character.
  public convenience init(attachment: NSTextAttachment) {
    self.init(attachment: attachment, attributes: [:])
  }

  /// Creates a text with an attachment as its only character, with further attributes.
  public convenience init(
    attachment: NSTextAttachment, attributes: [NSAttributedString.Key: Any]
  ) {
    var attributes = attributes
    attributes[.attachment] = attachment
    self.init(string: "\u{fffc}", attributes: attributes)
  }
}
