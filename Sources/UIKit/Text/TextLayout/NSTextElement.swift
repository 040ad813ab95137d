/// A part of a document that is laid out as a whole, such as a paragraph.
///
/// An element other than a paragraph is laid out as an empty line. Its layout fragment can reserve more
/// space with its margins, and draw there.
open class NSTextElement: NSObject {
  /// The content manager to which the element belongs.
  open weak var textContentManager: NSTextContentManager?
  /// The range of the element in the document. An element without one is not laid out.
  open var elementRange: NSTextRange?

  public init(textContentManager: NSTextContentManager?) {
    self.textContentManager = textContentManager
    super.init()
  }

  /// The elements inside the element; none by default.
  open var childElements: [NSTextElement] { [] }

  /// The element around the element; `nil` by default.
  open var parent: NSTextElement? { nil }

  /// Whether the element is laid out; `true` by default.
  open var isRepresentedElement: Bool { true }
}
