/// Provides the view of an attachment at a place in a text.
///
/// A subclass sets ``view`` in ``loadView()``. It is returned by `viewProvider(for:location:textContainer:)`
/// of a subclass of ``NSTextAttachment``. Text views show the view at the place of the attachment, unless
/// they use a layout manager of TextKit 1.
open class NSTextAttachmentViewProvider: NSObject {
  open private(set) weak var textAttachment: NSTextAttachment?
  open private(set) weak var textLayoutManager: NSTextLayoutManager?
  /// The place in the text, which follows edits.
  open internal(set) var location: any NSTextLocation
  /// Whether the bounds of the attachment are those of the view; `false` by default: the attachment's
  /// own.
  open var tracksTextAttachmentViewBounds = false
  private var ownView: UIView?
  private var isLoading = false

  public init(
    textAttachment: NSTextAttachment, parentView: UIView?,
    textLayoutManager: NSTextLayoutManager?, location: any NSTextLocation
  ) {
    self.textAttachment = textAttachment
    self.textLayoutManager = textLayoutManager
    self.location = location
    super.init()
  }

  /// The view, which is loaded when it is read first.
  open var view: UIView? {
    get {
      if ownView == nil, !isLoading {
        isLoading = true
        loadView()
        isLoading = false
      }
      return ownView
    }
    set { ownView = newValue }
  }

  /// Sets ``view``; here it does nothing.
  open func loadView() {}

  /// The bounds of the attachment, if they are those of the view: x to the right of its place in the
  /// line, y up from the baseline. A view without a size has the one that fits its content.
  open func attachmentBounds(
    for attributes: [NSAttributedString.Key: Any], location: any NSTextLocation,
    textContainer: NSTextContainer?, proposedLineFragment: CGRect, position: CGPoint
  ) -> CGRect {
    guard let view else { return .zero }
    return MainActor.assumeIsolated {
      let size = view.bounds.size
      return CGRect(
        origin: .zero,
        size: size.width > 0 && size.height > 0
          ? size : view.sizeThatFits(proposedLineFragment.size))
    }
  }
}
