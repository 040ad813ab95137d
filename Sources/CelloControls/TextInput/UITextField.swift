internal import CelloRaster
@_spi(Cello) import CelloViews

/// A line of text that users edit.
///
/// Text is typed with ``insertText(_:)`` and ``deleteBackward()`` at the insertion point, which a
/// picture of a field that is edited shows.
open class UITextField: UIControl, UITextInput, TextEditing {
  /// The line around a field.
  public enum BorderStyle: Int, Hashable, Sendable {
    case none = 0
    case line = 1
    case bezel = 2
    case roundedRect = 3
  }

  /// When a part of a field is shown.
  public enum ViewMode: Int, Hashable, Sendable {
    case never = 0
    case whileEditing = 1
    case unlessEditing = 2
    case always = 3
  }

  public enum DidEndEditingReason: Int, Hashable, Sendable {
    case committed = 0
  }

  // The notifications of editing; their object is the field.
  public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  public nonisolated static let textDidChangeNotification = NSNotification.Name(
    "UITextFieldTextDidChangeNotification")
  public nonisolated static let textDidEndEditingNotification = NSNotification.Name(
    "UITextFieldTextDidEndEditingNotification")
  /// The key of the reason, the raw value of a ``DidEndEditingReason``, in the notification of the
  /// end of editing.
  public nonisolated static let didEndEditingReasonUserInfoKey =
    "UITextFieldDidEndEditingReasonKey"

  open weak var delegate: (any UITextFieldDelegate)?

  // Text
  /// Runs without attributes of their own have ``defaultTextAttributes``.
  package final private(set) var editor = EditableText()
  private var defaults: [NSAttributedString.Key: Any] = [:]
  private var ownTypingAttributes: [NSAttributedString.Key: Any]?

  /// The text, never `nil` when it is read. Setting it sends no event.
  open var text: String? {
    get { editor.string }
    set { setContent(NSAttributedString(string: newValue ?? "")) }
  }

  /// The text with its attributes; `nil` for an empty text.
  open var attributedText: NSAttributedString? {
    get { editor.isEmpty ? nil : styledText }
    set { setContent(newValue ?? NSAttributedString(string: "")) }
  }

  /// The text of an empty field, in a fainter color.
  open var placeholder: String? {
    get { ownPlaceholder?.string.string }
    set { ownPlaceholder = newValue.map { AttributedText(NSAttributedString(string: $0)) } }
  }

  /// The text of an empty field with its own attributes.
  open var attributedPlaceholder: NSAttributedString? {
    get {
      ownPlaceholder?.string.withDefaults([
        .font: font ?? Self.defaultFont, .foregroundColor: UIColor.placeholderText,
      ])
    }
    set { ownPlaceholder = newValue.map(AttributedText.init) }
  }
  private var ownPlaceholder: AttributedText? {
    didSet { contentChanged() }
  }

  private static let defaultFont = UIFont.systemFont(ofSize: TextFieldMetrics.fontSize)

  /// The font of the whole text; `nil` resets it to the system font of 17 points.
  open var font: UIFont? {
    get { defaults[.font] as? UIFont ?? Self.defaultFont }
    set { setDefault(.font, to: newValue) }
  }

  /// The color of the whole text; `nil` resets it to ``UIColor/label``.
  open var textColor: UIColor? {
    get { defaults[.foregroundColor] as? UIColor ?? .label }
    set { setDefault(.foregroundColor, to: newValue) }
  }

  open var textAlignment = NSTextAlignment.natural

  /// The attributes of text that has no attributes of its own. Setting them changes the whole text.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get {
      defaults.merging([.font: font ?? Self.defaultFont, .foregroundColor: textColor ?? .label]) {
        own, _ in own
      }
    }
    set {
      defaults = newValue
      for key in newValue.keys { editor.setAttribute(key, to: nil) }
      contentChanged()
    }
  }

  /// The attributes of text that is typed, until the selection changes; `nil` while the field is
  /// not edited.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get {
      guard isEditing else { return nil }
      return ownTypingAttributes
        ?? defaultTextAttributes.merging(editor.attributesAtSelection) { $1 }
    }
    set { ownTypingAttributes = newValue }
  }

  /// Whether users may change the attributes of the text. It has no effect: the menus of fields have no
  /// formats.
  open var allowsEditingTextAttributes = false
  /// Whether the font follows the user's text size.
  open var adjustsFontForContentSizeCategory = false {
    didSet { contentChanged() }
  }
  /// Whether the font of a text that is too wide is scaled down to ``minimumFontSize``.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest size in points to which the font is scaled down.
  open var minimumFontSize: CGFloat = 0

  // Parts
  open var borderStyle = BorderStyle.none {
    didSet { if borderStyle != oldValue { contentChanged() } }
  }
  /// The image behind the text instead of a border. A rounded border ignores it.
  open var background: UIImage?
  /// The image behind the text of a disabled field; it needs ``background``.
  open var disabledBackground: UIImage?
  open var clearButtonMode = ViewMode.never {
    didSet { setNeedsLayout() }
  }
  /// Whether the text is removed when editing begins.
  open var clearsOnBeginEditing = false
  /// Whether the text is replaced by what is typed next.
  open var clearsOnInsertion = false
  open var leftView: UIView? {
    didSet { replaceSideView(oldValue, with: leftView) }
  }
  open var leftViewMode = ViewMode.never {
    didSet { setNeedsLayout() }
  }
  open var rightView: UIView? {
    didSet { replaceSideView(oldValue, with: rightView) }
  }
  open var rightViewMode = ViewMode.never {
    didSet { setNeedsLayout() }
  }
  /// The view that is shown instead of the keyboard; `nil` for the keyboard.
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  private var ownInputView: UIView?
  /// The view above the keyboard; `nil` for none.
  open override var inputAccessoryView: UIView? {
    get { ownInputAccessoryView }
    set { ownInputAccessoryView = newValue }
  }
  private var ownInputAccessoryView: UIView?

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
  open var passwordRules: UITextInputPasswordRules?
  open var isSecureTextEntry = false {
    didSet { contentChanged() }
  }

  /// Whether the field is edited, as the first responder.
  open private(set) var isEditing = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentHorizontalAlignment = .fill
  }

  /// Always fails: controls are not read from archives.
  public required init?(coder: NSCoder) { return nil }

  private func setContent(_ string: NSAttributedString) {
    editor = EditableText(string)
    ownTypingAttributes = nil
    undoManager?.removeAllActions(withTarget: self)
    contentChanged()
  }

  private func setDefault(_ key: NSAttributedString.Key, to value: Any?) {
    defaults[key] = value
    editor.setAttribute(key, to: nil)
    contentChanged()
  }

  private func contentChanged() { invalidateIntrinsicContentSize() }

  /// The text with the default attributes.
  final var styledText: NSAttributedString {
    editor.content.string.withDefaults(defaultTextAttributes)
  }

  // MARK: Layout

  final var metrics: TextFieldMetrics { traitCollection.systemVersion.textField }

  final func isShown(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  final var showsClearButton: Bool { isShown(clearButtonMode) && (hasText || hasTokens) }

  /// Whether there is something besides text to remove; for search fields.
  var hasTokens: Bool { false }

  /// The frame of the border.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The frame of the text.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    let inset = borderStyle == .none ? 0 : metrics.textInset
    var left = bounds.minX + inset
    var right = bounds.maxX - inset
    func exclude(_ rect: CGRect, atEnd: Bool) {
      if atEnd == isRightToLeft {
        left = max(left, rect.maxX)
      } else {
        right = min(right, rect.minX)
      }
    }
    if leftView != nil, isShown(leftViewMode) {
      exclude(leftViewRect(forBounds: bounds), atEnd: false)
    }
    if rightView != nil, isShown(rightViewMode) {
      exclude(rightViewRect(forBounds: bounds), atEnd: true)
    }
    if showsClearButton { exclude(clearButtonRect(forBounds: bounds), atEnd: true) }
    return CGRect(x: left, y: bounds.minY, width: max(right - left, 0), height: bounds.height)
  }

  /// The frame of the text while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// The frame of the placeholder.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  /// The frame of the button that removes the text.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let size = metrics.clearButtonSize
    let inset = metrics.clearButtonInset
    return CGRect(
      x: isRightToLeft ? bounds.minX + inset : bounds.maxX - inset - size.width,
      y: traitCollection.pixelGrid.rounded(bounds.minY + (bounds.height - size.height) / 2),
      width: size.width, height: size.height)
  }

  /// The frame of ``leftView``: at the right edge from right to left.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(leftView, in: bounds, isAtEnd: false)
  }

  /// The frame of ``rightView``: at the left edge from right to left.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(rightView, in: bounds, isAtEnd: true)
  }

  private func sideRect(_ view: UIView?, in bounds: CGRect, isAtEnd: Bool) -> CGRect {
    guard let view else { return .zero }
    let intrinsic = view.intrinsicContentSize
    var size = view.bounds.size
    if size.width <= 0, intrinsic.width > 0 { size.width = intrinsic.width }
    if size.height <= 0, intrinsic.height > 0 { size.height = intrinsic.height }
    let y = traitCollection.pixelGrid.rounded(bounds.minY + (bounds.height - size.height) / 2)
    return CGRect(
      x: isAtEnd != isRightToLeft ? bounds.maxX - size.width : bounds.minX, y: y, width: size.width,
      height: size.height)
  }

  private func replaceSideView(_ old: UIView?, with new: UIView?) {
    guard old !== new else { return }
    if let old, old.superview === self { old.removeFromSuperview() }
    if let new { addSubview(new) }
    contentChanged()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if let leftView {
      leftView.isHidden = !isShown(leftViewMode)
      leftView.frame = leftViewRect(forBounds: bounds)
    }
    if let rightView {
      rightView.isHidden = !isShown(rightViewMode)
      rightView.frame = rightViewRect(forBounds: bounds)
    }
  }

  /// The size of the text or placeholder on one line, with its border and the views at its sides.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = measuredText
    let room = CGRect(x: 0, y: 0, width: 10_000, height: 100)
    let padding = borderStyle == .none ? metrics.plainPadding : metrics.borderPadding
    return CGSize(
      width: text.width + room.width - textRect(forBounds: room).width,
      height: text.height + 2 * padding)
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  @_spi(Cello) public override var baselineOffsets: (first: CGFloat, last: CGFloat) {
    let baseline = firstBaseline(in: textRect(forBounds: bounds))
    return (baseline - bounds.minY, bounds.maxY - baseline)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    contentChanged()
  }

  // MARK: Drawing, see UITextField+Drawing.swift

  /// Draws the text with the current graphics context. Overrides draw it differently.
  open func drawText(in rect: CGRect) { drawShownText(in: rect) }

  /// Draws the placeholder with the current graphics context.
  open func drawPlaceholder(in rect: CGRect) { drawShownText(in: rect) }

  @_spi(Cello) public override func recordContent(into recorder: inout DisplayListRecorder, at origin: CGPoint) {
    recordDrawingOfApp(into: &recorder, at: origin)
    recordBorder(into: &recorder, at: origin)
    recorder.withItems { $0 += clearButtonItems(at: origin) }
    recordText(into: &recorder, at: origin)
  }

  func recordBorder(into recorder: inout DisplayListRecorder, at origin: CGPoint) {
    recorder.withItems { $0 += borderItems(at: origin) }
  }

  /// The image of the button that removes the text.
  var clearImage: UIImage? { UIImage(systemName: "xmark.circle.fill") }

  // MARK: Editing. Methods without access level are for search fields.

  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Whether the tab key leads to the field on devices with a focus; `true` for an enabled field.
  open override var canBecomeFocused: Bool { isEnabled }

  @_spi(Cello) public override var isFocusGroup: Bool { true }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isEditing else { return true }
    // The keyboard is shown after the delegate was called, as on iOS.
    return changingFirstResponder { beginEditing() }
  }

  private func beginEditing() -> Bool {
    guard isEnabled, shouldBeginEditing(), super.becomeFirstResponder() else { return false }
    isEditing = true
    if clearsOnBeginEditing { clear() }
    contentChanged()
    didBeginEditing()
    return true
  }

  func shouldBeginEditing() -> Bool { delegate?.textFieldShouldBeginEditing(self) ?? true }

  func didBeginEditing() {
    delegate?.textFieldDidBeginEditing(self)
    post(Self.textDidBeginEditingNotification)
    sendActions(for: .editingDidBegin)
  }

  open override var canResignFirstResponder: Bool { shouldEndEditing() }

  func shouldEndEditing() -> Bool { delegate?.textFieldShouldEndEditing(self) ?? true }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard super.resignFirstResponder() else { return false }
    textEditMenu.dismiss()
    guard isEditing else { return true }
    isEditing = false
    contentChanged()
    didEndEditing()
    return true
  }

  func didEndEditing() {
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    post(
      Self.textDidEndEditingNotification,
      [Self.didEndEditingReasonUserInfoKey: DidEndEditingReason.committed.rawValue])
    sendActions(for: .editingDidEnd)
  }

  private func post(_ name: NSNotification.Name, _ info: [AnyHashable: Any]? = nil) {
    NotificationCenter.default.post(name: name, object: self, userInfo: info)
  }

  /// A touch that ends on the clear button removes the text, unless the delegate refuses it; others
  /// begin editing.
  @_spi(Cello) public override func touchUpInside() {
    let isOnClearButton = endedOnClearButton
    endedOnClearButton = false
    super.touchUpInside()
    let touch = endedTouch
    endedTouch = nil
    guard isOnClearButton else {
      let wasEdited = isEditing
      if becomeFirstResponder(), let touch {
        textEditMenu.touchEnded(touch, wasEdited: wasEdited)
      }
      return
    }
    guard delegate?.textFieldShouldClear(self) ?? true else { return }
    clear()
    textDidChange()
  }
  private var endedOnClearButton = false
  private var endedTouch: UITouch?

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    textEditMenu.touchBegan(touch)
    return super.beginTracking(touch, with: event)
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    endedTouch = touch
    guard let touch, showsClearButton else { return }
    endedOnClearButton = clearButtonRect(forBounds: bounds).covers(touch.location(in: self))
  }

  private func clear() {
    setContent(NSAttributedString(string: ""))
    didClear()
  }

  /// The text was removed; for search fields.
  func didClear() {}

  open var hasText: Bool { !editor.isEmpty }

  /// Types a text at the insertion point, unless the delegate refuses it. A line feed is the return
  /// key.
  open func insertText(_ text: String) {
    if text == "\n" { return returnKeyPressed() }
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
    delegate.textField(self, insertInputSuggestion: inputSuggestion)
  }

  func returnKeyPressed() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
  }

  package final func replace(_ range: NSRange, with text: String, named name: String) {
    guard shouldChange(range, to: text) else { return }
    textEditMenu.dismiss()
    registerUndo(replacing: range, with: text, named: name)
    replace(range, with: text)
    delegate?.textFieldDidChangeSelection(self)
    textDidChange()
  }

  func shouldChange(_ range: NSRange, to text: String) -> Bool {
    delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
  }

  private func replace(_ range: NSRange, with text: String) {
    let attributes = ownTypingAttributes ?? editor.attributesAtSelection
    editor.replace(range, with: NSAttributedString(string: text, attributes: attributes))
    contentChanged()
  }

  func textDidChange() {
    post(Self.textDidChangeNotification)
    sendActions(for: .editingChanged)
  }

  // MARK: Edit menu

  final lazy var textEditMenu = TextEditMenu(of: self)

  /// The edit menu for a range; `nil` for the suggested actions. By default the delegate decides.
  open func editMenu(
    for textRange: UITextRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    delegate?.textField(
      self, editMenuForCharactersIn: textRange.utf16, suggestedActions: suggestedActions)
  }

  open func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {
    delegate?.textField(self, willPresentEditMenuWith: animator)
  }

  open func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {
    delegate?.textField(self, willDismissEditMenuWith: animator)
  }

  // MARK: Edit actions

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    canEdit(action) ?? super.canPerformAction(action, withSender: sender)
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

  package final var showsSelection: Bool { isEnabled }
  package final var acceptsChanges: Bool { isEnabled }

  package final func select(_ range: NSRange) { selectedTextRange = UITextRange(range) }

  package final func restore(_ editor: EditableText) {
    self.editor = editor
    contentChanged()
    delegate?.textFieldDidChangeSelection(self)
    textDidChange()
  }

  /// The state of the interaction, to be restored later: the selection.
  open var interactionState: Any {
    get { editor.selection }
    set { if let range = newValue as? NSRange { select(range) } }
  }

  // MARK: Selection

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
    set {
      guard let newValue else { return }
      editor.select(newValue.utf16)
      TypingRun.end()
      ownTypingAttributes = nil
      delegate?.textFieldDidChangeSelection(self)
    }
  }

  open var beginningOfDocument: UITextPosition { UITextPosition(0) }

  open var endOfDocument: UITextPosition { UITextPosition(editor.length) }

  open func caretRect(for position: UITextPosition) -> CGRect {
    insertionPoint(at: position.offset)
  }

  open func firstRect(for range: UITextRange) -> CGRect {
    selectionRects(range.utf16).first ?? caretRect(for: range.start)
  }

  @_spi(Cello) public override var defaultAccessibility: DefaultAccessibility {
    var result = super.defaultAccessibility
    result.label = hasText ? nil : placeholder
    result.value = hasText && !isSecureTextEntry ? text : nil
    return result
  }
}

extension UITextRange {
  /// In UTF-16 code units.
  package var utf16: NSRange {
    NSRange(location: start.offset, length: max(end.offset - start.offset, 0))
  }
}

extension UITextField: UIContentSizeCategoryAdjusting {}
