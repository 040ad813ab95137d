// Text layout with elements and fragments. Unless an app customizes them, the view draws its text
// as one block, with the same result.
extension UITextView {
  /// Creates a view with a TextKit 2 text layout manager, or with a TextKit 1 layout manager.
  public convenience init(usingTextLayoutManager: Bool) {
    guard !usingTextLayoutManager else {
      self.init(frame: .zero, textContainer: nil)
      return
    }
    let container = NSTextContainer(size: .zero)
    // The container does not retain its layout manager; the storage does.
    let manager = NSLayoutManager()
    manager.addTextContainer(container)
    let storage = NSTextStorage()
    storage.addLayoutManager(manager)
    self.init(frame: .zero, textContainer: container)
  }

  /// Connects the view to the container's text layout manager, or to a new one.
  final func connectTextLayoutManager() {
    let manager = textContainer.textLayoutManager ?? NSTextLayoutManager()
    if manager.textContainer !== textContainer { manager.textContainer = textContainer }
    if let content = manager.textContentManager {
      ownContentManager = content
      if let storage = (content as? NSTextContentStorage)?.textStorage {
        ownTextStorage = storage
        if storage.length > 0 { takeOverStorage() }
      }
    } else {
      let content = NSTextContentStorage()
      content.textStorage = ownTextStorage
      content.addTextLayoutManager(manager)
      content.primaryTextLayoutManager = manager
      ownContentManager = content
    }
    if manager.host == nil { manager.host = self }
  }

  /// Replaces the text layout manager with a layout manager, as reading ``layoutManager`` does.
  package final func switchToLayoutManager() {
    guard classicLayoutManager == nil else { return }
    if let former = textLayoutManager {
      former.host = nil
      former.textContainer = nil
      former.textContentManager?.removeTextLayoutManager(former)
    }
    (ownContentManager as? NSTextContentStorage)?.textStorage = nil
    ownContentManager = nil
    for view in attachmentViews { view.removeFromSuperview() }
    attachmentViews = []
    let manager = NSLayoutManager()
    manager.addTextContainer(textContainer)
    connect(manager)
    storageChanged()
  }

  // MARK: Shown text

  /// The text of the fragments if an app has customized it; otherwise `nil`.
  final var composedText: ShownText? {
    guard let manager = textLayoutManager, manager.host === self, manager.isCustomized else {
      return nil
    }
    manager.layOut()
    return manager.composedText
  }

  /// Returns the range in the shown text for a range in the storage.
  final func shown(_ range: NSRange) -> NSRange {
    guard composedText != nil, let manager = textLayoutManager else { return range }
    return manager.shownRange(of: NSTextRange(range))
  }

  /// Returns a paragraph with links for detected data, or with a dot for each character if the text
  /// is secure.
  package final func shownParagraph(_ text: NSAttributedString, at offset: Int?)
    -> NSAttributedString
  {
    if isSecureTextEntry {
      let length = ParagraphScanner.separatorLength(atEndOf: text.string)
      return concealed(String(text.string.utf16.dropLast(length)) ?? "")
    }
    let text = withHighlightAttributes(text)
    guard let offset, !isEditable, !dataDetectorTypes.isEmpty else { return text }
    let result = NSMutableAttributedString(attributedString: text)
    textWithLinks.forEachRun { values, range in
      let start = max(range.location - offset, 0)
      let end = min(range.location + range.length - offset, text.length)
      guard let link = values[.link], start < end else { return }
      result.addAttribute(.link, value: link, range: NSRange(location: start, length: end - start))
    }
    return result
  }

  package final var attachmentParent: UIView { self }

  package final var selectedUnits: NSRange {
    get { editor.selection }
    set { selectedRange = newValue }
  }

  /// The visible part of the container.
  package final var viewport: CGRect {
    CGRect(
      x: contentOffset.x - textContainerInset.left, y: contentOffset.y - textContainerInset.top,
      width: bounds.width, height: bounds.height)
  }

  /// Returns the offset in the storage of the character that is nearest to a point in the
  /// container; `nil` for the end of the text.
  final func characterInFragments(at point: CGPoint) -> (offset: Int, fraction: CGFloat)? {
    let text = composedText ?? shownText
    let area = TextGeometry.Area(
      size: containerSize, padding: textContainer.lineFragmentPadding.nonNegative,
      lineBreakMode: textContainer.lineBreakMode, numberOfLines: textContainer.maximumNumberOfLines
    )
    let geometry = TextGeometry(text, in: [area], usesLeading: true)
    if let extra = geometry.extraLine, point.y >= extra.fragment.minY { return nil }
    guard var found = geometry.character(at: point, in: 0) else { return (0, 0) }
    let range = text.string.string.rangeOfCharacter(at: found.offset)
    if range.length > 1 {
      found.fraction = min(
        (CGFloat(found.offset - range.location) + found.fraction) / CGFloat(range.length), 1)
    }
    found.offset = range.location
    if composedText != nil, let manager = textLayoutManager {
      found.offset =
        (manager.location(atShown: found.offset) as? TextOffset)?.offset ?? found.offset
    }
    return found
  }

  // MARK: Drawing and views

  /// Draws the fragments in the current graphics context, in the view's coordinates.
  final func drawFragments() {
    guard let context = CGContext.current, let manager = textLayoutManager else { return }
    manager.enumerateTextLayoutFragments(from: nil, options: [.ensuresExtraLineFragment]) {
      fragment in
      let origin = CGPoint(x: textContainerInset.left, y: textContainerInset.top)
      if Swift.type(of: fragment) == NSTextLayoutFragment.self {
        fragment.drawLines(inContainerAt: origin, in: context)
        return true
      }
      let frame = fragment.layoutFragmentFrame
      context.saveGState()
      context.translateBy(x: frame.minX + origin.x, y: frame.minY + origin.y)
      context.clip(to: fragment.renderingSurfaceBounds)
      fragment.draw(at: .zero, in: context)
      context.restoreGState()
      return true
    }
  }

  /// Lays out the visible fragments and places the views of attachments.
  final func layOutFragments() {
    guard let manager = textLayoutManager, manager.host === self else { return }
    if manager.textViewportLayoutController.delegate != nil {
      manager.textViewportLayoutController.layoutViewport()
    }
    var shown: [UIView] = []
    if manager.isCustomized {
      manager.enumerateTextLayoutFragments(from: nil) { fragment in
        for provider in fragment.textAttachmentViewProviders {
          guard let view = provider.view else { continue }
          let attachmentFrame = fragment.frameForTextAttachment(at: provider.location)
          let frame = fragment.layoutFragmentFrame
          view.frame = CGRect(
            x: frame.minX + attachmentFrame.minX + textContainerInset.left,
            y: frame.minY + attachmentFrame.minY + textContainerInset.top,
            width: attachmentFrame.width,
            height: attachmentFrame.height)
          if view.superview !== self { addSubview(view) }
          shown.append(view)
        }
        return true
      }
    }
    for view in attachmentViews where !shown.contains(where: { $0 === view }) {
      if view.superview === self { view.removeFromSuperview() }
    }
    attachmentViews = shown
  }
}

extension NSTextLayoutManager {
  /// A Boolean value that indicates whether an app may have customized the shown text.
  fileprivate final var isCustomized: Bool {
    if let known = customization, known.generation == generation { return known.isCustomized }
    let result = showsOtherText
    customization = (generation, result)
    return result
  }

  private var showsOtherText: Bool {
    if delegate != nil || renderingAttributesValidator != nil
      || type(of: self) != NSTextLayoutManager.self
    {
      return true
    }
    guard let content = textContentManager, type(of: content) == NSTextContentStorage.self,
      content.delegate == nil, let text = (content as? NSTextContentStorage)?.attributedString
    else { return true }
    if pieces?.contains(where: { !$0.fragment.renderingRuns.isEmpty }) ?? false { return true }
    var hasOwnAttachment = false
    text.forEachRun { values, _ in
      guard let attachment = values[.attachment] as? NSTextAttachment else { return }
      if type(of: attachment) != NSTextAttachment.self { hasOwnAttachment = true }
    }
    return hasOwnAttachment
  }
}

extension String {
  /// Returns the code units of the character at an offset.
  fileprivate func rangeOfCharacter(at offset: Int) -> NSRange {
    let count = utf16.count
    guard offset < count else { return NSRange(location: count, length: 0) }
    return (self as NSString).rangeOfComposedCharacterSequence(at: max(offset, 0))
  }
}
