internal import CelloRaster
internal import CelloText
@_spi(Cello) import CelloControls

/// A text of several lines that users scroll, and edit if it is editable.
///
/// Text is typed with ``insertText(_:)`` and ``deleteBackward()`` at the insertion point, which a
/// picture of a view that is edited shows. The text is also that of ``textStorage``.
open class UITextView: UIScrollView, UITextInput, TextEditing {
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
  package final var editor = EditableText() {
    didSet { isStorageCurrent = false }
  }
  private var ownFont: UIFont? {
    didSet { isStorageCurrent = false }
  }
  final private(set) var ownColor: UIColor? {
    didSet { isStorageCurrent = false }
  }
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

  /// The font of the first character. Setting it changes the whole text; `nil` for the system font
  /// of 12 points.
  open var font: UIFont? {
    get { firstAttribute(.font) as? UIFont ?? ownFont }
    set {
      ownFont = newValue
      editor.setAttribute(.font, to: nil)
      contentChanged()
    }
  }

  /// The color of the first character. Setting it changes the whole text; `nil` for
  /// ``UIColor/label``.
  open var textColor: UIColor? {
    get { firstAttribute(.foregroundColor) as? UIColor ?? ownColor ?? .label }
    set {
      ownColor = newValue
      editor.setAttribute(.foregroundColor, to: nil)
      contentChanged()
    }
  }

  private func firstAttribute(_ key: NSAttributedString.Key) -> Any? {
    editor.isEmpty ? nil : editor.content.string.attribute(key, at: 0, effectiveRange: nil)
  }

  open var textAlignment = NSTextAlignment.natural {
    didSet { if textAlignment != oldValue { contentChanged() } }
  }
  /// Whether the font follows the user's text size.
  open var adjustsFontForContentSizeCategory = false {
    didSet { contentChanged() }
  }

  /// The attributes of links, over those of the text.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [
    .foregroundColor: UIColor.tintColor
  ]
  {
    didSet { contentChanged() }
  }

  /// The attributes of text that is typed, until the selection changes.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { ownTypingAttributes ?? defaults.merging(editor.attributesAtSelection) { $1 } }
    set { ownTypingAttributes = newValue }
  }

  /// What is found in a text that is not editable, and shown as links.
  open var dataDetectorTypes: UIDataDetectorTypes = [] {
    didSet { if dataDetectorTypes != oldValue { contentChanged() } }
  }
  /// What was found; `nil` before it is looked for.
  private var detected: [DataDetector.Match]?

  /// Whether users may edit the text.
  open var isEditable = true {
    didSet { if isEditable != oldValue { contentChanged() } }
  }
  /// Whether users may select text.
  open var isSelectable = true
  /// Whether users may change the attributes of the text, by the Format menu of the edit menu and by
  /// keys.
  open var allowsEditingTextAttributes = false
  /// What the formatting panel of the Format menu shows; `nil` for the standard components.
  open var textFormattingConfiguration: UITextFormattingViewController.Configuration? {
    get { ownFormattingConfiguration?.copied }
    set { ownFormattingConfiguration = newValue?.copied }
  }
  private var ownFormattingConfiguration: UITextFormattingViewController.Configuration?
  // See UITextView+Formatting.swift.
  final var formattingSession: TextFormattingSession?
  /// Whether the text is replaced by what is typed next.
  open var clearsOnInsertion = false
  /// Whether users may search the text with the find panel.
  open var isFindInteractionEnabled = false {
    didSet { if isFindInteractionEnabled != oldValue { updateFindInteraction() } }
  }
  /// The interaction that shows the find panel; `nil` if ``isFindInteractionEnabled`` is `false`.
  open var findInteraction: UIFindInteraction? { ownFindInteraction }
  // See UITextView+Finding.swift.
  final var ownFindInteraction: UIFindInteraction?
  final var foundText = FoundText()
  /// The result that was highlighted last in the current session, in UTF-16 code units; `nil` after
  /// the text or the selection was changed in another way.
  final var lastHighlightedRange: NSRange?

  /// A session that searches the text.
  open func findInteraction(
    _ interaction: UIFindInteraction, sessionFor view: UIView
  ) -> UIFindSession? { UITextSearchingFindSession(searchableObject: self) }

  open func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {
    lastHighlightedRange = nil
  }

  open func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {
    findSessionDidEnd()
  }
  /// Whether the font is scaled as on other platforms. It has no effect.
  open var usesStandardTextScaling = false
  open var borderStyle = BorderStyle.none
  /// The attributes of highlighted ranges, over those of the text; none by default.
  open var textHighlightAttributes: [NSAttributedString.Key: Any]! = [:] {
    didSet { contentChanged() }
  }
  /// Which writing tools rewrite the text. Apple's tools do not exist here; tests simulate them.
  open var writingToolsBehavior = UIWritingToolsBehavior.default
  /// What a rewritten text may contain. Empty for attributes if users may edit them, otherwise for
  /// plain text.
  open var allowedWritingToolsResultOptions: UIWritingToolsResultOptions = []
  /// Whether writing tools are rewriting the text.
  open internal(set) var isWritingToolsActive = false

  /// The border of a text view.
  public enum BorderStyle: Int, Hashable, Sendable {
    case none = 0
  }

  /// The state of the interaction, to be restored later: the selection.
  open var interactionState: Any {
    get { editor.selection }
    set { if let range = newValue as? NSRange { selectedRange = range } }
  }

  /// The view instead of a keyboard, which is not shown.
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  private var ownInputView: UIView?
  /// The view above the keyboard, which is not shown.
  open override var inputAccessoryView: UIView? {
    get { ownInputAccessoryView }
    set { ownInputAccessoryView = newValue }
  }
  private var ownInputAccessoryView: UIView?

  // Area
  /// The room around the text, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { contentChanged() } }
  }
  /// The area of the text inside ``textContainerInset``.
  public final let textContainer: NSTextContainer
  /// The text with its attributes. Changes of it are shown.
  open var textStorage: NSTextStorage { ownTextStorage }
  /// Where the lines and characters of the text are in ``textContainer``.
  ///
  /// Reading it switches a view with a ``textLayoutManager`` to a layout manager.
  open var layoutManager: NSLayoutManager {
    switchToLayoutManager()
    return classicLayoutManager ?? NSLayoutManager()
  }
  /// What lays out the text by elements and fragments; `nil` for a view with a ``layoutManager``.
  open var textLayoutManager: NSTextLayoutManager? { textContainer.textLayoutManager }
  // See UITextView+Storage.swift and UITextView+TextLayout.swift.
  final var ownTextStorage = NSTextStorage()
  final var ownLayoutManager: NSLayoutManager?
  final var ownContentManager: NSTextContentManager?
  /// The views of attachments.
  final var attachmentViews: [UIView] = []
  /// Whether the storage has the text of the view.
  final var isStorageCurrent = true
  final var isUpdatingStorage = false

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
    self.textContainer = textContainer ?? NSTextContainer(size: .zero)
    super.init(frame: frame)
    backgroundColor = .systemBackground
    connectStorage()
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// Always fails: views are not read from archives.
  public required init?(coder: NSCoder) { return nil }

  private func setContent(_ string: NSAttributedString) {
    editor = EditableText(string)
    ownTypingAttributes = nil
    undoManager?.removeAllActions(withTarget: self)
    contentChanged()
  }

  final func contentChanged() {
    updateStorage()
    storageChanged()
  }

  /// Lays out and draws the text again.
  final func storageChanged() {
    detected = nil
    classicLayoutManager?.hostDidChange()
    textLayoutManager?.hostDidChange()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
    updateFoundText()
  }

  final var defaults: [NSAttributedString.Key: Any] {
    [.font: ownFont ?? .systemFont(ofSize: 12), .foregroundColor: ownColor ?? .label]
  }

  final var styledText: NSAttributedString { editor.content.string.withDefaults(defaults) }

  /// The text with links for the data that was found in it.
  final var textWithLinks: NSAttributedString {
    guard !isEditable, !dataDetectorTypes.isEmpty, !isSecureTextEntry else { return styledText }
    let matches = detected ?? DataDetector(types: dataDetectorTypes).matches(in: editor.string)
    detected = matches
    let text = NSMutableAttributedString(attributedString: styledText)
    for match in matches
    where text.attribute(.link, at: match.range.location, effectiveRange: nil) == nil {
      text.addAttribute(.link, value: match.url, range: match.range)
    }
    return text
  }

  // MARK: Layout

  final var lineFont: UIFont {
    (ownFont ?? .systemFont(ofSize: 12)).resolved(
      for: traitCollection, adjustsSize: adjustsFontForContentSizeCategory)
  }

  /// The text as it is shown.
  final var block: TextBlock {
    (composedText ?? shownText).block(
      lineBreakMode: textContainer.lineBreakMode,
      numberOfLines: textContainer.maximumNumberOfLines)
  }

  final func layout(_ block: TextBlock, width: CGFloat) -> TextLayout {
    block.layout(
      for: TextProposal(width: width), isRightToLeft: isRightToLeft,
      grid: traitCollection.pixelGrid)
  }

  /// The insets from the edges of the content to the text.
  final var insets: UIEdgeInsets {
    let padding = textContainer.lineFragmentPadding.nonNegative
    var insets = textContainerInset
    insets.left += padding
    insets.right += padding
    return insets
  }

  /// The size of the text with its insets in a width; 0 or less for no limit. An empty text is as
  /// high as a line.
  private func size(fitting width: CGFloat) -> CGSize {
    let insets = insets
    let room = width > 0 ? max(width - insets.left - insets.right, 0) : .infinity
    let size = layout(block, width: room).size
    let grid = traitCollection.pixelGrid
    return CGSize(
      width: grid.roundedUp(size.width + insets.left + insets.right),
      height: grid.roundedUp(size.height + insets.top + insets.bottom))
  }

  /// The width in which lines are broken and aligned.
  final var textWidth: CGFloat { max(bounds.width - insets.left - insets.right, 0) }

  /// The size of the whole text in a width; 0 or less for no limit.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(fitting: size.width.isFinite ? size.width : 0)
  }

  /// The size of the text of a view that does not scroll; otherwise none.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled
      ? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
      : size(fitting: 0)
  }

  @_spi(Cello) public override var hasHeightForWidth: Bool { !isScrollEnabled }

  @_spi(Cello) public override func intrinsicHeight(forWidth width: CGFloat) -> CGFloat {
    size(fitting: width).height
  }

  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let height = isPage ? bounds.height : size(fitting: bounds.width).height
    contentSize = CGSize(width: bounds.width, height: height)
    textContainer.size = CGSize(
      width: max(bounds.width - textContainerInset.left - textContainerInset.right, 0),
      height: max(height - textContainerInset.top - textContainerInset.bottom, 0))
    layOutFragments()
  }

  /// Scrolls until the start of a range of the text is visible.
  open func scrollRangeToVisible(_ range: NSRange) {
    layoutIfNeeded()
    let start = UITextPosition(editor.clamped(range).location)
    scrollRectToVisible(caretRect(for: start), animated: false)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    contentChanged()
  }

  // MARK: Drawing

  @_spi(Cello) public override func recordContent(into recorder: inout DisplayListRecorder, at origin: CGPoint) {
    let width = textWidth
    guard width > 0, bounds.height > 0 else { return }
    recordDrawingOfApp(into: &recorder, at: origin)
    let block = block
    let textOrigin = CGPoint(x: origin.x + insets.left, y: origin.y + insets.top)
    recorder.withItems { items in
      items += highlightItems(at: origin)
      if isEditing || isFirstResponder || formattingSession != nil {
        items += selectionItems(at: origin)
      }
      if drawsWithLayoutManager {
        items += CGContext.items(
          transform: CGAffineTransform(translationX: origin.x, y: origin.y)
        ) { traitCollection.performAsCurrent { drawWithLayoutManager() } }
      } else if composedText != nil {
        items += CGContext.items(
          transform: CGAffineTransform(translationX: origin.x, y: origin.y)
        ) { traitCollection.performAsCurrent { drawFragments() } }
      } else {
        block.draw(
          layout(block, width: width), into: &items, at: textOrigin, boxWidth: width,
          traits: traitCollection)
      }
      items += foundTextItems(at: origin)
      if isEditing, editor.selection.length == 0 {
        items.append(
          insertionPointItem(caretRect(for: UITextPosition(editor.selection.location)), at: origin))
      }
    }
  }

  /// Draws the background of a highlighted range: rounded rectangles in the color of its scheme.
  ///
  /// - Parameter origin: the top left corner of the container in the current graphics context.
  open func drawTextHighlightBackground(for textRange: NSTextRange, origin: CGPoint) {
    drawHighlight(of: textRange, at: origin)
  }

  private func selectionItems(at origin: CGPoint) -> [DisplayList.Item] {
    selectionRects(editor.selection).map { selectionItem($0, at: origin) }
  }

  /// The areas of a range, in the coordinates of the view.
  package final func selectionRects(_ range: NSRange) -> [CGRect] {
    let width = textWidth
    return block.selectionAreas(
      shown(editor.shown(editor.clamped(range), isSecure: isSecureTextEntry)), boxWidth: width
    ) { layout($0, width: width) }.map { $0.offsetBy(dx: insets.left, dy: insets.top) }
  }

  /// The offset in the text that is nearest to a point of the view.
  package final func offset(nearest point: CGPoint) -> Int {
    let place = CGPoint(x: point.x - textContainerInset.left, y: point.y - textContainerInset.top)
    guard let found = character(at: place) else { return editor.length }
    return editor.offset(found.offset, fraction: found.fraction)
  }

  // MARK: Editing

  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  /// Whether the tab key leads to the view on devices with a focus; `true` for an editable text.
  open override var canBecomeFocused: Bool { isEditable }

  @_spi(Cello) public override var isFocusGroup: Bool { true }

  /// A text that is only selected has no keyboard.
  @_spi(Cello) public override var acceptsText: Bool { isEditable }

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
    textEditMenu.dismiss()
    guard isEditing else { return true }
    isEditing = false
    delegate?.textViewDidEndEditing(self)
    post(Self.textDidEndEditingNotification)
    return true
  }

  private func post(_ name: NSNotification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  /// The menu of a touched item was shown for this touch.
  final var hasShownItemMenu = false
  /// When the touch began.
  private final var touchStart: TimeInterval = 0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    touchStart = touches.first?.timestamp ?? 0
    if let touch = touches.first { textEditMenu.touchBegan(touch) }
    hasShownItemMenu = false
  }

  /// A finger that rests on a link shows its menu.
  @_spi(Cello) public override func timePassed(_ touch: UITouch) {
    super.timePassed(touch)
    guard !hasShownItemMenu, touch.timestamp - touchStart >= Self.itemMenuDelay,
      let item = item(at: touch.location(in: self))
    else { return }
    hasShownItemMenu = true
    showMenu(of: item)
  }

  /// The time after which a finger shows the menu of a link, in seconds. Chosen: that of buttons.
  private static let itemMenuDelay: TimeInterval = 0.5

  /// A tap performs the action of a link in a text that is not editable, or begins editing.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    guard let touch = touches.first, point(inside: touch.location(in: self), with: event) else {
      return
    }
    let item = self.item(at: touch.location(in: self))
    let isHeld = hasShownItemMenu
    hasShownItemMenu = false
    if isHeld { return }
    if let item, perform(item) { return }
    let wasEdited = isEditing
    becomeFirstResponder()
    textEditMenu.touchEnded(touch, wasEdited: wasEdited)
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

  /// The user has accepted a suggestion of the keyboard; the delegate inserts it.
  open func insertInputSuggestion(_ inputSuggestion: UIInputSuggestion) {
    guard let delegate else { return typeSuggestion(inputSuggestion) }
    delegate.textView(self, insertInputSuggestion: inputSuggestion)
  }

  package final func replace(_ range: NSRange, with text: String, named name: String) {
    guard delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true else {
      return
    }
    textEditMenu.dismiss()
    registerUndo(replacing: range, with: text, named: name)
    replace(range, with: text)
    if isEditing { scrollRangeToVisible(editor.selection) }
    delegate?.textViewDidChangeSelection(self)
    delegate?.textViewDidChange(self)
    post(Self.textDidChangeNotification)
  }

  private func replace(_ range: NSRange, with text: String) {
    let attributes = ownTypingAttributes ?? editor.attributesAtSelection
    editor.replace(range, with: NSAttributedString(string: text, attributes: attributes))
    contentChanged()
  }

  // MARK: Edit menu

  final lazy var textEditMenu = TextEditMenu(of: self)

  /// The edit menu for a range; `nil` for the suggested actions. By default the delegate decides.
  open func editMenu(
    for textRange: UITextRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    delegate?.textView(
      self, editMenuForTextIn: textRange.utf16, suggestedActions: suggestedActions)
  }

  open func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {
    delegate?.textView(self, willPresentEditMenuWith: animator)
  }

  open func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {
    delegate?.textView(self, willDismissEditMenuWith: animator)
  }

  // MARK: Edit actions

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    canEdit(action) ?? canFormat(action)
      ?? super.canPerformAction(action, withSender: sender)
  }

  open override func cut(_ sender: Any?) { cutSelection() }
  open override func copy(_ sender: Any?) { copySelection() }
  /// Replaces the selection by the text on the pasteboard. The attributes of the text on the pasteboard
  /// are not kept.
  open override func paste(_ sender: Any?) { pasteText() }
  open override func pasteAndMatchStyle(_ sender: Any?) { pasteText() }
  /// Selects the word at the insertion point.
  open override func select(_ sender: Any?) { selectWord() }
  open override func selectAll(_ sender: Any?) { selectWhole() }
  open override func delete(_ sender: Any?) { deleteSelection() }
  open override func toggleBoldface(_ sender: Any?) { toggle({ .bold($0) }) { $0.has(.traitBold) } }
  open override func toggleItalics(_ sender: Any?) {
    toggle({ .italic($0) }) { $0.has(.traitItalic) }
  }
  open override func toggleUnderline(_ sender: Any?) {
    toggle({ .underline($0) }) { $0.underlinePresent }
  }
  open override func increaseSize(_ sender: Any?) { format(.increaseFontSize) }
  open override func decreaseSize(_ sender: Any?) { format(.decreaseFontSize) }

  /// Adds the Format menu to the edit menu, if users may change attributes.
  open override func buildMenu(with builder: any UIMenuBuilder) {
    super.buildMenu(with: builder)
    guard builder.system === UIMenuSystem.context, acceptsFormatting else { return }
    builder.replaceChildren(ofMenu: .textStyle) { $0 + [formatMenu] }
  }

  package final var showsSelection: Bool { isSelectable }
  package final var acceptsChanges: Bool { isEditable }

  package final func select(_ range: NSRange) { selectedRange = range }

  package final func restore(_ editor: EditableText) {
    self.editor = editor
    contentChanged()
    delegate?.textViewDidChangeSelection(self)
    delegate?.textViewDidChange(self)
    post(Self.textDidChangeNotification)
  }

  // MARK: Selection

  /// The selection in UTF-16 code units; an empty range is the insertion point.
  open var selectedRange: NSRange {
    get { editor.selection }
    set {
      editor.select(newValue)
      lastHighlightedRange = nil
      TypingRun.end()
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

  open func caretRect(for position: UITextPosition) -> CGRect {
    let width = textWidth
    let place = block.insertionPoint(
      at: shown(
        editor.shown(NSRange(location: position.offset, length: 0), isSecure: isSecureTextEntry)
      ).location, boxWidth: width
    ) { layout($0, width: width) }
    let area = CGRect(x: insets.left, y: insets.top, width: width, height: contentSize.height)
    return insertionPointRect(place, in: area)
  }

  open func firstRect(for range: UITextRange) -> CGRect {
    selectionRects(range.utf16).first ?? caretRect(for: range.start)
  }

  @_spi(Cello) public override var defaultAccessibility: DefaultAccessibility {
    DefaultAccessibility(
      isElement: true, value: isSecureTextEntry ? nil : text,
      traits: isEditable ? .none : .staticText)
  }
}

extension UITextView: UIContentSizeCategoryAdjusting {}
