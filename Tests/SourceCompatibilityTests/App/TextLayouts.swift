import UIKit

/// Texts that are laid out with elements and fragments, in the ways that apps use.

// MARK: A text view with comments in bubbles

final class CommentFragment: NSTextLayoutFragment {
  var depth: UInt = 0

  override var leadingPadding: CGFloat { return 20.0 * CGFloat(depth) }
  override var trailingPadding: CGFloat { return 40 }
  override var topMargin: CGFloat { return 6 }
  override var bottomMargin: CGFloat { return 6 }

  private var bubbleRect: CGRect {
    var bounds = CGRect.null
    for lineFragment in textLineFragments {
      let lineBounds = lineFragment.typographicBounds
      bounds = bounds.isNull ? lineBounds : bounds.union(lineBounds)
    }
    return bounds.insetBy(dx: -3, dy: -3)
  }

  override var renderingSurfaceBounds: CGRect {
    return bubbleRect.union(super.renderingSurfaceBounds)
  }

  override func draw(at renderingOrigin: CGPoint, in ctx: CGContext) {
    ctx.saveGState()
    let radius = min(20, bubbleRect.size.height / 2, bubbleRect.size.width / 2)
    let path = CGPath(
      roundedRect: bubbleRect, cornerWidth: radius, cornerHeight: radius, transform: nil)
    ctx.addPath(path)
    ctx.setFillColor(UIColor.systemIndigo.cgColor)
    ctx.fillPath()
    ctx.restoreGState()
    super.draw(at: renderingOrigin, in: ctx)
  }
}

final class CommentsController: UIViewController, NSTextContentManagerDelegate,
  NSTextContentStorageDelegate, NSTextLayoutManagerDelegate
{
  let textView = UITextView(usingTextLayoutManager: true)
  nonisolated static let depthKey = NSAttributedString.Key("commentDepth")
  nonisolated(unsafe) var showsComments = true

  override func viewDidLoad() {
    super.viewDidLoad()
    textView.frame = view.bounds
    view.addSubview(textView)
    textView.textLayoutManager?.delegate = self
    if let storage = textView.textLayoutManager?.textContentManager as? NSTextContentStorage {
      storage.delegate = self
    }
  }

  func toggleComments() {
    showsComments.toggle()
    guard let manager = textView.textLayoutManager else { return }
    manager.invalidateLayout(for: manager.documentRange)
  }

  func addComment(_ comment: String, below paragraph: NSTextRange) {
    guard let manager = textView.textLayoutManager,
      let storage = manager.textContentManager as? NSTextContentStorage
    else { return }
    let text = NSAttributedString(
      string: comment + "\n",
      attributes: [
        .font: UIFont.preferredFont(forTextStyle: .body), .foregroundColor: UIColor.white,
        CommentsController.depthKey: NSNumber(value: 1),
      ])
    let offset = storage.offset(
      from: storage.documentRange.location, to: paragraph.endLocation)
    storage.performEditingTransaction {
      storage.textStorage?.insert(text, at: offset)
    }
  }

  // The methods of the delegates are not isolated to an actor, as in Apple's SDK.
  nonisolated func textContentManager(
    _ textContentManager: NSTextContentManager, shouldEnumerate textElement: NSTextElement,
    options: NSTextContentManager.EnumerationOptions
  ) -> Bool {
    if !showsComments {
      if let paragraph = textElement as? NSTextParagraph,
        paragraph.attributedString.length > 0,
        paragraph.attributedString.attribute(
          CommentsController.depthKey, at: 0, effectiveRange: nil) != nil
      {
        return false
      }
    }
    return true
  }

  nonisolated func textContentStorage(
    _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
  ) -> NSTextParagraph? {
    let original = textContentStorage.textStorage!.attributedSubstring(from: range)
    guard original.attribute(CommentsController.depthKey, at: 0, effectiveRange: nil) != nil else {
      return nil
    }
    let displayAttributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.preferredFont(forTextStyle: .footnote)
    ]
    let display = NSMutableAttributedString(attributedString: original)
    // The display attributes apply to the text of the comment, but not to the reaction.
    display.addAttributes(
      displayAttributes, range: NSRange(location: 0, length: display.length - 1))
    return NSTextParagraph(attributedString: display)
  }

  nonisolated func textLayoutManager(
    _ textLayoutManager: NSTextLayoutManager,
    textLayoutFragmentFor location: NSTextLocation,
    in textElement: NSTextElement
  ) -> NSTextLayoutFragment {
    let index = textLayoutManager.offset(
      from: textLayoutManager.documentRange.location, to: location)
    let storage = textLayoutManager.textContentManager as! NSTextContentStorage
    let depth =
      storage.textStorage!.attribute(
        CommentsController.depthKey, at: index, effectiveRange: nil) as? NSNumber
    if let depth = depth {
      let fragment = CommentFragment(textElement: textElement, range: textElement.elementRange)
      fragment.depth = depth.uintValue
      return fragment
    } else {
      return NSTextLayoutFragment(textElement: textElement, range: textElement.elementRange)
    }
  }
}

// MARK: A view with layers for fragments

final class FragmentLayer: CALayer {
  var fragment: NSTextLayoutFragment!

  func updateGeometry() {
    bounds = fragment.renderingSurfaceBounds
    anchorPoint = CGPoint(
      x: -bounds.origin.x / bounds.size.width, y: -bounds.origin.y / bounds.size.height)
    position = fragment.layoutFragmentFrame.origin
  }

  override func draw(in ctx: CGContext) {
    fragment.draw(at: .zero, in: ctx)
  }
}

final class DocumentView: UIView, NSTextViewportLayoutControllerDelegate {
  let textLayoutManager = NSTextLayoutManager()
  let textContentStorage = NSTextContentStorage()
  private let contentLayer = CALayer()
  nonisolated(unsafe) private(set) var shown: [NSTextLayoutFragment] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.addSublayer(contentLayer)
    textContentStorage.addTextLayoutManager(textLayoutManager)
    let textContainer = NSTextContainer(size: CGSize(width: 200, height: 0))
    textLayoutManager.textContainer = textContainer
    textLayoutManager.textViewportLayoutController.delegate = self
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    textLayoutManager.textViewportLayoutController.layoutViewport()
  }

  var contentHeight: CGFloat {
    var height: CGFloat = 0
    textLayoutManager.enumerateTextLayoutFragments(
      from: textLayoutManager.documentRange.endLocation, options: [.reverse, .ensuresLayout]
    ) { fragment in
      height = fragment.layoutFragmentFrame.maxY
      return false
    }
    return height
  }

  func selectionRects(for range: NSTextRange) -> [CGRect] {
    var rects: [CGRect] = []
    textLayoutManager.enumerateTextSegments(in: range, type: .selection, options: []) {
      _, frame, _, _ in
      rects.append(frame)
      return true
    }
    return rects
  }

  func selectWord(at point: CGPoint) {
    let navigation = textLayoutManager.textSelectionNavigation
    textLayoutManager.textSelections = navigation.textSelections(
      interactingAt: point, inContainerAt: textLayoutManager.documentRange.location, anchors: [],
      modifiers: [], selecting: true, bounds: .zero)
    if let selection = textLayoutManager.textSelections.first {
      textLayoutManager.textSelections = [
        navigation.textSelection(for: .word, enclosing: selection)
      ]
    }
  }

  func move(_ direction: NSTextSelectionNavigation.Direction, extending: Bool) {
    textLayoutManager.textSelections = textLayoutManager.textSelections.compactMap {
      textLayoutManager.textSelectionNavigation.destinationSelection(
        for: $0, direction: direction, destination: .character, extending: extending,
        confined: false)
    }
  }

  nonisolated func viewportBounds(
    for textViewportLayoutController: NSTextViewportLayoutController
  ) -> CGRect {
    return CGRect(x: 0, y: 0, width: 200, height: 100)
  }

  nonisolated func textViewportLayoutControllerWillLayout(
    _ controller: NSTextViewportLayoutController
  ) {
    shown = []
  }

  nonisolated func textViewportLayoutController(
    _ controller: NSTextViewportLayoutController,
    configureRenderingSurfaceFor textLayoutFragment: NSTextLayoutFragment
  ) {
    shown.append(textLayoutFragment)
  }

  func layers() -> [FragmentLayer] {
    return shown.map {
      let layer = FragmentLayer()
      layer.fragment = $0
      layer.updateGeometry()
      contentLayer.addSublayer(layer)
      return layer
    }
  }
}

// MARK: A checkbox in a text

final class CheckboxProvider: NSTextAttachmentViewProvider {
  override init(
    textAttachment: NSTextAttachment, parentView: UIView?,
    textLayoutManager: NSTextLayoutManager?, location: NSTextLocation
  ) {
    super.init(
      textAttachment: textAttachment, parentView: parentView,
      textLayoutManager: textLayoutManager, location: location)
    tracksTextAttachmentViewBounds = true
  }

  override func loadView() {
    let isChecked = (textAttachment as? CheckboxAttachment)?.isChecked ?? false
    view = MainActor.assumeIsolated {
      let image = UIImage(systemName: isChecked ? "checkmark.circle.fill" : "circle")
      let view = UIImageView(image: image)
      view.frame = CGRect(x: 0, y: 0, width: 22, height: 22)
      return view
    }
  }

  override func attachmentBounds(
    for attributes: [NSAttributedString.Key: Any], location: NSTextLocation,
    textContainer: NSTextContainer?, proposedLineFragment: CGRect, position: CGPoint
  ) -> CGRect {
    return CGRect(x: 0, y: -4, width: 22, height: 22)
  }
}

final class CheckboxAttachment: NSTextAttachment, @unchecked Sendable {
  var isChecked = false

  override func viewProvider(
    for parentView: UIView?, location: NSTextLocation, textContainer: NSTextContainer?
  ) -> NSTextAttachmentViewProvider? {
    return CheckboxProvider(
      textAttachment: self, parentView: parentView,
      textLayoutManager: textContainer?.textLayoutManager, location: location)
  }
}

// MARK: Ranges

extension NSTextContentStorage {
  func textRange(for range: NSRange) -> NSTextRange? {
    guard let start = location(documentRange.location, offsetBy: range.location),
      let end = location(start, offsetBy: range.length)
    else { return nil }
    return NSTextRange(location: start, end: end)
  }
}

extension NSRange {
  init(_ textRange: NSTextRange, in content: NSTextContentManager) {
    let offset = content.offset(from: content.documentRange.location, to: textRange.location)
    let length = content.offset(from: textRange.location, to: textRange.endLocation)
    self.init(location: offset, length: length)
  }
}
