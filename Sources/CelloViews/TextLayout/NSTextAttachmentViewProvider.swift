/// An object that provides the view of an attachment at a location in a text.
///
/// A subclass sets ``view`` in ``loadView()``. A subclass of ``NSTextAttachment`` returns it from
/// `viewProvider(for:location:textContainer:)`. Text views show the view at the position of the
/// attachment, unless they use a layout manager of TextKit 1.
open class NSTextAttachmentViewProvider: NSObject {
  /// The attachment; `nil` if it no longer exists.
  open private(set) weak var textAttachment: NSTextAttachment?
  /// The layout manager of the text; `nil` for none.
  open private(set) weak var textLayoutManager: NSTextLayoutManager?
  /// The location in the text, which follows edits.
  open internal(set) var location: any NSTextLocation
  /// A Boolean value that indicates whether the view determines the bounds of the attachment;
  /// `false` by default.
  open var tracksTextAttachmentViewBounds = false
  private var ownView: UIView?
  private var isLoading = false

  /// Creates a provider. The attachment and the layout manager are not kept alive.
  public init(
    textAttachment: NSTextAttachment, parentView: UIView?,
    textLayoutManager: NSTextLayoutManager?, location: any NSTextLocation
  ) {
    self.textAttachment = textAttachment
    self.textLayoutManager = textLayoutManager
    self.location = location
    super.init()
  }

  /// The view, which is loaded when it is read for the first time; `nil` for none.
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

  /// Sets ``view``. Does nothing by default.
  open func loadView() {}

  /// Returns the view's bounds, for a provider that tracks them: x to the right of the position in
  /// the line, y up from the baseline. A view without a size has its fitting size.
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
