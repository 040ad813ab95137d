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
open class NSTextAttachment: NSObject, @unchecked Sendable {
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
