@_spi(Cello) import CelloControls
internal import CelloRaster
internal import CelloText

/// A scrollable view with a text of several lines, which can be editable.
///
/// Call ``insertText(_:)`` and ``deleteBackward()`` to type at the insertion point, which is drawn
/// while the text is edited. The text is also available as ``textStorage``.
open class UITextView: UIScrollView, UITextInput, TextEditing {
  // Notifications of editing
  /// A notification that editing began; its object is the view.
  public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// A notification that the user changed the text; its object is the view.
  public nonisolated static let textDidChangeNotification = NSNotification.Name(
    "UITextViewTextDidChangeNotification")
  /// A notification that editing ended; its object is the view.
  public nonisolated static let textDidEndEditingNotification = NSNotification.Name(
    "UITextViewTextDidEndEditingNotification")

  /// The delegate of the text view and of its scroll view; `nil` by default.
  open weak var delegate: (any UITextViewDelegate)? {
    didSet { scrollDelegate = delegate }
  }

  // Text
  /// The text. Runs without attributes have the attributes of the view.
  package final var editor = EditableText() {
    didSet { isStorageCurrent = false }
  }
  final private(set) var ownFont: UIFont? {
    didSet { isStorageCurrent = false }
  }
  final private(set) var ownColor: UIColor? {
    didSet { isStorageCurrent = false }
  }
  private var ownTypingAttributes: [NSAttributedString.Key: Any]?

  /// The text. Setting `nil` clears it; the getter never returns `nil`.
  open var text: String! {
    get { editor.string }
    set { setContent(NSAttributedString(string: newValue ?? "")) }
  }

  /// The text with attributes. Setting `nil` clears it; the getter never returns `nil`.
  open var attributedText: NSAttributedString! {
    get { styledText }
    set { setContent(newValue ?? NSAttributedString(string: "")) }
  }

  /// The font of the first character. Setting it changes the font of the whole text; `nil`, the
  /// default, for the system font at 12 points.
  open var font: UIFont? {
    get { firstAttribute(.font) as? UIFont ?? ownFont }
    set {
      ownFont = newValue
      editor.setAttribute(.font, to: nil)
      contentChanged()
    }
  }

  /// The color of the first character. Setting it changes the color of the whole text; `nil` for
  /// ``UIColor/label``, the default.
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

  /// The alignment of the text; `natural` by default.
  open var textAlignment = NSTextAlignment.natural {
    didSet { if textAlignment != oldValue { contentChanged() } }
  }
  /// A Boolean value that indicates whether the font adapts to the user's text size; `false` by
  /// default.
  open var adjustsFontForContentSizeCategory = false {
    didSet { contentChanged() }
  }

  /// The attributes of links, which replace attributes of the text; the tint color by default.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [
    .foregroundColor: UIColor.tintColor
  ]
  {
    didSet { contentChanged() }
  }

  /// The attributes of text that is typed next. A value that was set is discarded when the
  /// selection changes.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { ownTypingAttributes ?? defaults.merging(editor.attributesAtSelection) { $1 } }
    set { ownTypingAttributes = newValue }
  }

  /// The types of data that are detected and shown as links in a text that is not editable; empty
  /// by default.
  open var dataDetectorTypes: UIDataDetectorTypes = [] {
    didSet { if dataDetectorTypes != oldValue { contentChanged() } }
  }
  /// The detected data; `nil` before the detection.
  private var detected: [DataDetector.Match]?

  /// A Boolean value that indicates whether the user can edit the text; `true` by default.
  open var isEditable = true {
    didSet { if isEditable != oldValue { contentChanged() } }
  }
  /// A Boolean value that indicates whether the user can select text; `true` by default.
  open var isSelectable = true
  /// A Boolean value that indicates whether the user can change attributes, with the Format menu
  /// and keyboard shortcuts; `false` by default.
  open var allowsEditingTextAttributes = false
  /// The configuration of the formatting panel; `nil`, the default, for the standard components.
  open var textFormattingConfiguration: UITextFormattingViewController.Configuration? {
    get { ownFormattingConfiguration?.copied }
    set { ownFormattingConfiguration = newValue?.copied }
  }
  private var ownFormattingConfiguration: UITextFormattingViewController.Configuration?
  // See UITextView+Formatting.swift.
  final var formattingSession: TextFormattingSession?
  /// A Boolean value that indicates whether the next insertion replaces the whole text; `false` by
  /// default, and again after an insertion.
  open var clearsOnInsertion = false
  /// A Boolean value that indicates whether the user can search the text with the find panel;
  /// `false` by default.
  open var isFindInteractionEnabled = false {
    didSet { if isFindInteractionEnabled != oldValue { updateFindInteraction() } }
  }
  /// The interaction that shows the find panel; `nil` if ``isFindInteractionEnabled`` is `false`.
  open var findInteraction: UIFindInteraction? { ownFindInteraction }
  // See UITextView+Finding.swift.
  final var ownFindInteraction: UIFindInteraction?
  final var foundText = FoundText()
  /// The result that was highlighted last in the current session, in UTF-16 code units; `nil` after
  /// other changes of the text or the selection.
  final var lastHighlightedRange: NSRange?

  /// Returns a session that searches the text.
  open func findInteraction(
    _ interaction: UIFindInteraction, sessionFor view: UIView
  ) -> UIFindSession? { UITextSearchingFindSession(searchableObject: self) }

  /// Called when a find session begins. An override calls `super`.
  open func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {
    lastHighlightedRange = nil
  }

  /// Called when a find session ends; selects the result that was highlighted last. An override
  /// calls `super`.
  open func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {
    findSessionDidEnd()
  }
  /// Stored only: a Boolean value that indicates whether the text is scaled as on other platforms;
  /// `false` by default. The text is never scaled.
  open var usesStandardTextScaling = false
  /// Stored only: the style of the border; `none` by default. No border is drawn.
  open var borderStyle = BorderStyle.none
  /// The attributes of highlighted ranges, which replace attributes of the text; empty by default.
  open var textHighlightAttributes: [NSAttributedString.Key: Any]! = [:] {
    didSet { contentChanged() }
  }
  /// The extent to which writing tools can change the text; `default` by default. Only tests
  /// simulate writing tools, and they only distinguish `none`.
  open var writingToolsBehavior = UIWritingToolsBehavior.default
  /// The formatting that a rewritten text can contain; empty by default. If it is empty, attributes
  /// are allowed if ``allowsEditingTextAttributes`` is `true`.
  open var allowedWritingToolsResultOptions: UIWritingToolsResultOptions = []
  /// A Boolean value that indicates whether writing tools are rewriting the text.
  open internal(set) var isWritingToolsActive = false

  /// The style of a text view's border.
  public enum BorderStyle: Int, Hashable, Sendable {
    case none = 0
  }

  /// The state of the interaction, which can be restored later. It consists of the selection.
  open var interactionState: Any {
    get { editor.selection }
    set { if let range = newValue as? NSRange { selectedRange = range } }
  }

  /// The view that replaces the keyboard; `nil`, the default, for the keyboard.
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  private var ownInputView: UIView?
  /// The view above the keyboard; `nil`, the default, for none.
  open override var inputAccessoryView: UIView? {
    get { ownInputAccessoryView }
    set { ownInputAccessoryView = newValue }
  }
  private var ownInputAccessoryView: UIView?

  // Area
  /// The insets of the text container, in points; 8 at the top and bottom by default.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { contentChanged() } }
  }
  /// The area of the text inside ``textContainerInset``.
  open private(set) var textContainer: NSTextContainer
  /// The text with its attributes. Changes of the storage are visible.
  open var textStorage: NSTextStorage { ownTextStorage }
  /// The TextKit 1 layout manager of the text.
  ///
  /// Reading the property switches a view with a ``textLayoutManager`` to a layout manager.
  open var layoutManager: NSLayoutManager {
    switchToLayoutManager()
    return classicLayoutManager ?? NSLayoutManager()
  }
  /// The TextKit 2 layout manager of the text; `nil` for a view with a ``layoutManager``.
  open var textLayoutManager: NSTextLayoutManager? { textContainer.textLayoutManager }
  // See UITextView+Storage.swift and UITextView+TextLayout.swift.
  final var ownTextStorage = NSTextStorage()
  final var ownLayoutManager: NSLayoutManager?
  final var ownContentManager: NSTextContentManager?
  /// The views of attachments.
  final var attachmentViews: [UIView] = []
  /// A Boolean value that indicates whether the storage has the current text of the view.
  final var isStorageCurrent = true
  final var isUpdatingStorage = false

  // Input traits
  /// The automatic capitalization, which determines whether the shift key is on; `sentences` by
  /// default. Typed text is not capitalized.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// The autocorrection; `default` by default. With `no`, the keyboard has no suggestions bar.
  /// Typed text is not corrected.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Stored only: the spell checking; `default` by default. Texts are not checked.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Stored only: the smart quotes; `default` by default. Quotes are not replaced.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// Stored only: the smart dashes; `default` by default. Dashes are not replaced.
  open var smartDashesType = UITextSmartDashesType.default
  /// Stored only: the smart insertion of spaces; `default` by default. Spaces are not adjusted.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// The type of the keyboard, which determines its height; `default` by default.
  open var keyboardType = UIKeyboardType.default
  /// The appearance of the keyboard, which determines its color; `default` by default.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// The label of the return key; `default` by default.
  open var returnKeyType = UIReturnKeyType.default
  /// A Boolean value that indicates whether the return key is disabled while there is no text;
  /// `false` by default.
  open var enablesReturnKeyAutomatically = false
  /// Stored only: the semantic meaning of the text; `nil`, the default, for none. Texts are not
  /// filled in automatically.
  open var textContentType: UITextContentType!
  /// A Boolean value that indicates whether the text is replaced with dots; `false` by default.
  open var isSecureTextEntry = false {
    didSet { contentChanged() }
  }

  private var isEditing = false

  /// Creates a text view for a text container; `nil` for a new container.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    let container = textContainer ?? NSTextContainer(size: .zero)
    container.widthTracksTextView = true
    self.textContainer = container
    super.init(frame: frame)
    backgroundColor = .systemBackground
    connectStorage()
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// Creates a text view of a nib file; fails for other coders.
  public required init?(coder: NSCoder) {
    let container = NSTextContainer(size: .zero)
    container.widthTracksTextView = true
    textContainer = container
    super.init(coder: coder)
    backgroundColor = .systemBackground
    connectStorage()
    coder.apply(to: self, as: UITextView.self)
  }

  @_spi(Cello) public override class var appearanceTable: AppearanceTable { .textView }

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

  /// Updates the layout and drawing of the text.
  final func storageChanged() {
    detected = nil
    classicLayoutManager?.hostDidChange()
    textLayoutManager?.hostDidChange()
    setNeedsLayout()
    invalidateIntrinsicContentSize()
    updateFoundText()
  }

  final var defaults: [NSAttributedString.Key: Any] {
    [.font: ownFont ?? .ofText, .foregroundColor: ownColor ?? .label]
  }

  final var styledText: NSAttributedString { editor.content.string.withDefaults(defaults) }

  /// The text with links for detected data.
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
    (ownFont ?? .ofText).resolved(
      for: traitCollection, adjustsSize: adjustsFontForContentSizeCategory)
  }

  /// The text as it is shown.
  final var block: TextBlock {
    (composedText ?? shownText).block(
      lineBreakMode: textContainer.lineBreakMode,
      numberOfLines: textContainer.maximumNumberOfLines)
  }

  /// Returns the layout of the shown lines.
  final func layout(_ block: TextBlock, width: CGFloat) -> TextLayout {
    layout(
      block, width: lineWidth == nil ? .infinity : width,
      height: textContainer.heightTracksTextView ? heightForText : .infinity)
  }

  private func layout(_ block: TextBlock, width: CGFloat, height: CGFloat) -> TextLayout {
    block.layout(
      for: TextProposal(width: width), height: height, isRightToLeft: isRightToLeft,
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

  /// Returns the size of the text with its insets for a width; a width of 0 or less is unlimited.
  /// An empty text has the height of a line. The container's width is used instead if it does not
  /// follow the view's width.
  private func size(fitting width: CGFloat) -> CGSize {
    let insets = insets
    var available = width > 0 ? max(width - insets.left - insets.right, 0) : .infinity
    if !textContainer.widthTracksTextView { available = lineWidth ?? .infinity }
    let size = layout(block, width: available, height: .infinity).size
    let grid = traitCollection.pixelGrid
    return CGSize(
      width: grid.roundedUp(size.width + insets.left + insets.right),
      height: grid.roundedUp(size.height + insets.top + insets.bottom))
  }

  /// The width in which lines are broken, in points; `nil` for no limit.
  final var lineWidth: CGFloat? {
    guard !textContainer.widthTracksTextView else {
      return max(bounds.width - insets.left - insets.right, 0)
    }
    let width = textContainer.size.width
    guard width > 0, width < Self.unlimitedWidth else { return nil }
    return max(width - 2 * textContainer.lineFragmentPadding.nonNegative, 0)
  }

  /// The width from which on a container has no limit, in points. Chosen: far above all screens,
  /// and positions in lines of this width are still exact.
  private static let unlimitedWidth: CGFloat = 10_000_000

  /// The width in which lines are aligned: the width of the longest line if there is no limit.
  final var textWidth: CGFloat { lineWidth ?? layout(block, width: .infinity).size.width }

  /// The height inside the insets.
  final var heightForText: CGFloat {
    (bounds.height - textContainerInset.top - textContainerInset.bottom).nonNegative
  }

  /// Returns the size of the whole text for a width; a width of 0 or less is unlimited.
  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(fitting: size.width.isFinite ? size.width : 0)
  }

  /// The size of the text if scrolling is disabled; otherwise no size.
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
    let tracksWidth = textContainer.widthTracksTextView
    let height =
      isPage || textContainer.heightTracksTextView
      ? bounds.height : size(fitting: bounds.width).height
    contentSize = CGSize(
      width: tracksWidth
        ? bounds.width
        : traitCollection.pixelGrid.roundedUp(textWidth + insets.left + insets.right),
      height: height)
    textContainer.size = CGSize(
      width: tracksWidth
        ? max(bounds.width - textContainerInset.left - textContainerInset.right, 0)
        : textContainer.size.width,
      height: max(height - textContainerInset.top - textContainerInset.bottom, 0))
    layOutFragments()
  }

  /// Scrolls to make the start of a range visible. The range is in UTF-16 code units.
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

  @_spi(Cello) public override func recordContent(
    into recorder: inout DisplayListRecorder, at origin: CGPoint
  ) {
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

  /// Draws the background of a highlighted range: rounded rectangles in the color of its color
  /// scheme.
  ///
  /// - Parameters:
  ///   - textRange: the range.
  ///   - origin: the position of the container's top left corner in the current graphics context.
  open func drawTextHighlightBackground(for textRange: NSTextRange, origin: CGPoint) {
    drawHighlight(of: textRange, at: origin)
  }

  private func selectionItems(at origin: CGPoint) -> [DisplayList.Item] {
    selectionRects(editor.selection).map { selectionItem($0, at: origin) }
  }

  /// Returns the areas of a range, in the view's coordinates.
  package final func selectionRects(_ range: NSRange) -> [CGRect] {
    let width = textWidth
    return block.selectionAreas(
      shown(editor.shown(editor.clamped(range), isSecure: isSecureTextEntry)), boxWidth: width
    ) { layout($0, width: width) }.map { $0.offsetBy(dx: insets.left, dy: insets.top) }
  }

  /// Returns the offset in the text that is nearest to a point in the view's coordinates.
  package final func offset(nearest point: CGPoint) -> Int {
    let position = CGPoint(
      x: point.x - textContainerInset.left, y: point.y - textContainerInset.top)
    guard let found = character(at: position) else { return editor.length }
    return editor.offset(found.offset, fraction: found.fraction)
  }

  // MARK: Editing

  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

  /// A Boolean value that indicates whether the view can be focused, so that the tab key reaches
  /// it; `true` for an editable text.
  open override var canBecomeFocused: Bool { isEditable }

  @_spi(Cello) public override var isFocusGroup: Bool { true }

  /// A selectable text that is not editable has no keyboard.
  @_spi(Cello) public override var acceptsText: Bool { isEditable }

  @_spi(Cello) public override var textBeforeInsertion: String? { editor.textBeforeSelection }

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

  /// A Boolean value that indicates whether the menu of a touched item was shown for the current
  /// touch.
  final var hasShownItemMenu = false
  /// The time at which the touch began, in seconds.
  private final var touchStart: TimeInterval = 0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    touchStart = touches.first?.timestamp ?? 0
    if let touch = touches.first { textEditMenu.touchBegan(touch) }
    hasShownItemMenu = false
  }

  /// Shows the menu of an item after a long press.
  @_spi(Cello) public override func timePassed(_ touch: UITouch) {
    super.timePassed(touch)
    guard !hasShownItemMenu, touch.timestamp - touchStart >= Self.itemMenuDelay,
      let item = item(at: touch.location(in: self))
    else { return }
    hasShownItemMenu = true
    showMenu(of: item)
  }

  /// The duration of a long press that shows the menu of an item, in seconds. Chosen: the same as
  /// for buttons.
  private static let itemMenuDelay: TimeInterval = 0.5

  /// Performs the action of an item in a text that is not editable, or begins editing.
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

  /// A Boolean value that indicates whether the text is not empty.
  open var hasText: Bool { !editor.isEmpty }

  /// Inserts text at the insertion point or replaces the selection, unless the delegate refuses.
  open func insertText(_ text: String) {
    let all = NSRange(location: 0, length: editor.length)
    type(text, in: clearsOnInsertion ? all : editor.selection)
    clearsOnInsertion = false
  }

  /// Deletes the selected text or the character before the insertion point, unless the delegate
  /// refuses.
  open func deleteBackward() {
    if let range = editor.rangeToDelete { type("", in: range) }
  }

  /// Inserts a suggestion of the keyboard that the user accepted. The delegate inserts it if there
  /// is one.
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

  /// Returns the edit menu for a range, by default from the delegate; `nil` for the suggested
  /// actions.
  open func editMenu(
    for textRange: UITextRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    delegate?.textView(
      self, editMenuForTextIn: textRange.utf16, suggestedActions: suggestedActions)
  }

  /// Called before the edit menu appears. It notifies the delegate.
  open func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {
    delegate?.textView(self, willPresentEditMenuWith: animator)
  }

  /// Called before the edit menu disappears. It notifies the delegate.
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
  /// Replaces the selection with the text on the pasteboard, without its attributes.
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

  /// Adds the Format menu to the edit menu if the user can change attributes.
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

  /// Returns the text in a range; `nil` if the range is outside of the text.
  open func text(in range: UITextRange) -> String? {
    let range = range.utf16
    return editor.clamped(range) == range ? editor.text(in: range) : nil
  }

  /// Replaces the text in a range, without notifying the delegate.
  open func replace(_ range: UITextRange, withText text: String) {
    replace(range.utf16, with: text)
  }

  /// The range that an input method has not converted yet. It is always `nil`, because simulated
  /// typing uses no input method.
  open var markedTextRange: UITextRange? { nil }

  /// The selection. Setting `nil` has no effect.
  open var selectedTextRange: UITextRange? {
    get { UITextRange(editor.selection) }
    set { newValue.map { selectedRange = $0.utf16 } }
  }

  /// The position at the end of the text.
  open var endOfDocument: UITextPosition { UITextPosition(editor.length) }

  /// Returns the frame of the insertion point at a position, in the view's coordinates.
  open func caretRect(for position: UITextPosition) -> CGRect {
    let width = textWidth
    let position = block.insertionPoint(
      at: shown(
        editor.shown(NSRange(location: position.offset, length: 0), isSecure: isSecureTextEntry)
      ).location, boxWidth: width
    ) { layout($0, width: width) }
    let area = CGRect(x: insets.left, y: insets.top, width: width, height: contentSize.height)
    return insertionPointRect(position, in: area)
  }

  /// Returns the first rectangle of a range, in the view's coordinates.
  open func firstRect(for range: UITextRange) -> CGRect {
    selectionRects(range.utf16).first ?? caretRect(for: range.start)
  }

  /// Returns the areas of a range, one for each line and direction, in the view's coordinates.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    textSelectionRects(for: range)
  }

  /// Returns the position that is nearest to a point in the view's coordinates.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { position(nearest: point) }

  /// Returns the position in a range that is nearest to a point in the view's coordinates.
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    position(nearest: point, within: range)
  }

  /// Returns the range of the character at a point in the view's coordinates; `nil` if the point is
  /// outside of the text.
  open func characterRange(at point: CGPoint) -> UITextRange? {
    rangeOfCharacter(containing: point)
  }

  /// Returns the position at a distance of characters or lines from another position; `nil` outside
  /// the text.
  open func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    self.position(position, moved: direction, by: offset)
  }

  @_spi(Cello) public override var defaultAccessibility: DefaultAccessibility {
    var traits: UIAccessibilityTraits = isEditable ? [.textEntry, .textArea] : .staticText
    if isEditable, isFirstResponder { traits.insert(.isEditing) }
    return DefaultAccessibility(
      isElement: true, value: isSecureTextEntry ? nil : text, traits: traits)
  }

  @_spi(Cello) open override var describedText: String? { text }
}

extension UITextView: UIContentSizeCategoryAdjusting {}
