internal import CelloRaster
internal import CelloText

/// A text of several lines that users scroll, and edit if it is editable.
///
/// Text is typed with ``insertText(_:)`` and ``deleteBackward()`` at the insertion point, which is
/// not drawn.
open class UITextView: UIScrollView, UITextInput {
  // The notifications of editing; their object is the view.
  public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextViewTextDidBeginEditingNotification")
  public nonisolated static let textDidChangeNotification = NSNotification.Name(
    "UITextViewTextDidChangeNotification")
  public nonisolated static let textDidEndEditingNotification = NSNotification.Name(
    "UITextViewTextDidEndEditingNotification")

  /// The delegate, which is also that of the scroll view.
  open weak var delegate: (any UITextViewDelegate)? {
    didSet { scrollDelegate = delegate }
  }

  // Text
  /// Runs without attributes of their own have those of the view.
  private var editor = EditableText()
  private var ownFont: UIFont?
  private var ownColor: UIColor?
  private var ownTypingAttributes: [NSAttributedString.Key: Any]?

  /// The text, never `nil` when it is read.
  open var text: String! {
    get { editor.string }
    set { setContent(NSAttributedString(string: newValue ?? "")) }
  }

  /// The text with its attributes, never `nil` when it is read.
  open var attributedText: NSAttributedString! {
    get { styledText }
    set { setContent(newValue ?? NSAttributedString(string: "")) }
  }

  /// The font of the whole text; `nil` for the system font of 12 points.
  open var font: UIFont? {
    get { ownFont }
    set {
      ownFont = newValue
      editor.setAttribute(.font, to: nil)
      contentChanged()
    }
  }

  /// The color of the whole text; `nil` for ``UIColor/label``.
  open var textColor: UIColor? {
    get { ownColor ?? .label }
    set {
      ownColor = newValue
      editor.setAttribute(.foregroundColor, to: nil)
      contentChanged()
    }
  }

  open var textAlignment = NSTextAlignment.natural
  /// Whether the font follows the user's text size.
  open var adjustsFontForContentSizeCategory = false {
    didSet { contentChanged() }
  }

  /// The attributes of links, over those of the text.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [
    .foregroundColor: UIColor.tintColor
  ]

  /// The attributes of text that is typed, until the selection changes.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { ownTypingAttributes ?? defaults.merging(editor.attributesAtSelection) { $1 } }
    set { ownTypingAttributes = newValue }
  }

  /// Whether users may edit the text.
  open var isEditable = true
  /// Whether users may select text. A picture does not show the selection.
  open var isSelectable = true
  /// Whether users may change the attributes of the text. It has no effect: there is no menu.
  open var allowsEditingTextAttributes = false
  /// Whether the text is replaced by what is typed next.
  open var clearsOnInsertion = false
  /// The view instead of a keyboard, which is not shown.
  open var inputView: UIView?
  /// The view above the keyboard, which is not shown.
  open var inputAccessoryView: UIView?

  // Area
  /// The room around the text, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { contentChanged() } }
  }
  /// The area of the text inside ``textContainerInset``.
  public final let textContainer: NSTextContainer

  // Input traits
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  open var autocorrectionType = UITextAutocorrectionType.default
  open var spellCheckingType = UITextSpellCheckingType.default
  open var smartQuotesType = UITextSmartQuotesType.default
  open var smartDashesType = UITextSmartDashesType.default
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  open var keyboardType = UIKeyboardType.default
  open var keyboardAppearance = UIKeyboardAppearance.default
  open var returnKeyType = UIReturnKeyType.default
  open var enablesReturnKeyAutomatically = false
  open var textContentType: UITextContentType!
  open var isSecureTextEntry = false {
    didSet { contentChanged() }
  }

  private var isEditing = false

  /// A text view whose text fills a container; `nil` for a new one.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    backgroundColor = .systemBackground
    self.textContainer.didChange = { [weak self] in self?.contentChanged() }
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// Always fails: views are not read from archives.
  public required init?(coder: NSCoder) { return nil }

  private func setContent(_ string: NSAttributedString) {
    editor = EditableText(string)
    ownTypingAttributes = nil
    contentChanged()
  }

  private func contentChanged() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private var defaults: [NSAttributedString.Key: Any] {
    [.font: ownFont ?? .systemFont(ofSize: 12), .foregroundColor: ownColor ?? .label]
  }

  private var styledText: NSAttributedString { editor.content.string.withDefaults(defaults) }

  // MARK: Layout

  private var block: TextBlock {
    let traits = traitCollection
    var string = styledText
    if isSecureTextEntry {
      string = NSAttributedString(
        string: String(repeating: "•", count: string.string.count), attributes: defaults)
    } else {
      string = string.withLinkAttributes(linkTextAttributes ?? [:])
    }
    let font = (ownFont ?? .systemFont(ofSize: 12)).resolved(
      for: traits, adjustsSize: adjustsFontForContentSizeCategory)
    return TextBlock(
      string, font: font, color: ownColor ?? .label,
      paragraph: ParagraphStyle(
        alignment: .init(textAlignment), lineBreakMode: .init(textContainer.lineBreakMode),
        lineBreakStrategy: .standard),
      numberOfLines: textContainer.maximumNumberOfLines, traits: traits,
      adjustsFonts: adjustsFontForContentSizeCategory)
  }

  private func layout(_ block: TextBlock, width: CGFloat) -> TextLayout {
    block.layout(
      for: TextProposal(width: width), isRightToLeft: isRightToLeft, grid: traitCollection.pixelGrid
    )
  }

  /// The insets from the edges of the content to the text.
  private var insets: UIEdgeInsets {
    let padding = textContainer.lineFragmentPadding.nonNegative
    var insets = textContainerInset
    insets.left += padding
    insets.right += padding
    return insets
  }

  /// The size of the text with its insets in a width; 0 or less for no limit. An empty text is as
  /// high as a line.
  private func contentSize(fitting width: CGFloat) -> CGSize {
    let insets = insets
    let grid = traitCollection.pixelGrid
    let room = width > 0 ? max(width - insets.left - insets.right, 0) : .infinity
    let text = layout(block, width: room).size
    let font = (ownFont ?? .systemFont(ofSize: 12)).resolved(
      for: traitCollection, adjustsSize: adjustsFontForContentSizeCategory)
    return CGSize(
      width: grid.roundedUp(text.width + insets.left + insets.right),
      height: grid.roundedUp(
        max(text.height, editor.isEmpty ? font.lineHeight : 0) + insets.top + insets.bottom))
  }

  /// The size of the whole text in a width; 0 or less for no limit.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    contentSize(fitting: size.width.isFinite ? size.width : 0)
  }

  /// The size of the text of a view that does not scroll; otherwise none.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled
      ? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
      : contentSize(fitting: 0)
  }

  override var hasHeightForWidth: Bool { !isScrollEnabled }

  override func intrinsicHeight(forWidth width: CGFloat) -> CGFloat {
    contentSize(fitting: width).height
  }

  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentSize = CGSize(width: bounds.width, height: contentSize(fitting: bounds.width).height)
  }

  /// Scrolls until a range of the text is visible, as far as whole lines.
  open func scrollRangeToVisible(_ range: NSRange) {
    layoutIfNeeded()
    let insets = insets
    let before = editor.text(in: NSRange(location: 0, length: editor.clamped(range).location))
    let layout = layout(block, width: max(bounds.width - insets.left - insets.right, 0))
    let line = layout.lines.last { $0.range.lowerBound <= before.utf16.count } ?? layout.lines.last
    guard let line else { return }
    scrollRectToVisible(
      CGRect(x: 0, y: insets.top + line.top, width: 1, height: line.height), animated: false)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    contentChanged()
  }

  // MARK: Drawing

  override func recordContent(into recorder: inout DisplayListRecorder, at origin: CGPoint) {
    let insets = insets
    let width = bounds.width - insets.left - insets.right
    guard width > 0, bounds.height > 0, !editor.isEmpty else { return }
    let block = block
    recorder.withItems {
      block.draw(
        layout(block, width: width), into: &$0,
        at: CGPoint(x: origin.x + insets.left, y: origin.y + insets.top), boxWidth: width,
        traits: traitCollection)
    }
  }

  // MARK: Editing

  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isEditing else { return true }
    guard isEditable else { return super.becomeFirstResponder() }
    guard delegate?.textViewShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    isEditing = true
    delegate?.textViewDidBeginEditing(self)
    post(Self.textDidBeginEditingNotification)
    return true
  }

  open override var canResignFirstResponder: Bool {
    !isEditing || delegate?.textViewShouldEndEditing(self) ?? true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard super.resignFirstResponder() else { return false }
    guard isEditing else { return true }
    isEditing = false
    delegate?.textViewDidEndEditing(self)
    post(Self.textDidEndEditingNotification)
    return true
  }

  private func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  /// A tap begins editing.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard let touch = touches.first, point(inside: touch.location(in: self), with: event) else {
      return
    }
    becomeFirstResponder()
  }

  open var hasText: Bool { !editor.isEmpty }

  /// Types a text at the insertion point, unless the delegate refuses it.
  open func insertText(_ text: String) {
    let all = NSRange(location: 0, length: editor.length)
    type(text, in: clearsOnInsertion ? all : editor.selection)
    clearsOnInsertion = false
  }

  /// Deletes the selected text or the character before the insertion point, unless the delegate
  /// refuses it.
  open func deleteBackward() {
    if let range = editor.rangeToDelete { type("", in: range) }
  }

  private func type(_ text: String, in range: NSRange) {
    guard delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true else {
      return
    }
    replace(range, with: text)
    delegate?.textViewDidChangeSelection(self)
    delegate?.textViewDidChange(self)
    post(Self.textDidChangeNotification)
  }

  private func replace(_ range: NSRange, with text: String) {
    let attributes = ownTypingAttributes ?? editor.attributesAtSelection
    editor.replace(range, with: NSAttributedString(string: text, attributes: attributes))
    contentChanged()
  }

  // MARK: Selection

  /// The selection in UTF-16 code units; an empty range is the insertion point.
  open var selectedRange: NSRange {
    get { editor.selection }
    set {
      editor.select(newValue)
      ownTypingAttributes = nil
      delegate?.textViewDidChangeSelection(self)
    }
  }

  open func text(in range: UITextRange) -> String? {
    let range = range.utf16
    return editor.clamped(range) == range ? editor.text(in: range) : nil
  }

  open func replace(_ range: UITextRange, withText text: String) {
    replace(range.utf16, with: text)
  }

  /// The selection; setting `nil` does nothing.
  open var selectedTextRange: UITextRange? {
    get { UITextRange(editor.selection) }
    set { newValue.map { selectedRange = $0.utf16 } }
  }

  open var endOfDocument: UITextPosition { UITextPosition(editor.length) }

  override var defaultAccessibility: DefaultAccessibility {
    DefaultAccessibility(
      isElement: true, value: isSecureTextEntry ? nil : text,
      traits: isEditable ? .none : .staticText)
  }
}

extension NSAttributedString {
  /// The text with attributes for its links.
  fileprivate func withLinkAttributes(_ attributes: [Key: Any]) -> NSAttributedString {
    let result = NSMutableAttributedString(attributedString: self)
    forEachRun { values, range in
      if values[.link] != nil { result.addAttributes(attributes, range: range) }
    }
    return result
  }
}
