/// A part of a document that is laid out as a unit, such as a paragraph.
///
/// Elements other than paragraphs are laid out as an empty line. Their layout fragment can reserve
/// more space with its margins and draw there.
open class NSTextElement: NSObject {
  /// The content manager of the element; `nil` for none.
  open weak var textContentManager: NSTextContentManager?
  /// The range of the element in the document. An element without a range is not laid out.
  open var elementRange: NSTextRange?

  /// Creates an element without a range.
  public init(textContentManager: NSTextContentManager?) {
    self.textContentManager = textContentManager
    super.init()
  }

  /// The elements inside the element; empty by default.
  open var childElements: [NSTextElement] { [] }

  /// The element that contains the element; `nil` by default.
  open var parent: NSTextElement? { nil }

  /// A Boolean value that indicates whether the element is laid out; `true` by default.
  open var isRepresentedElement: Bool { true }
}
