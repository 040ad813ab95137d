internal import CelloRaster
@_spi(Cello) import CelloViews

/// A control with a line of text that users edit.
///
/// ``insertText(_:)`` and ``deleteBackward()`` change the text at the insertion point, which is
/// drawn during editing.
open class UITextField: UIControl, UITextInput, TextEditing {
  /// The style of the border.
  public enum BorderStyle: Int, Hashable, Sendable {
    case none = 0
    /// A line of one point in the label color.
    case line = 1
    /// A gray line of one pixel.
    case bezel = 2
    /// A gray line of one pixel with rounded corners and a background.
    case roundedRect = 3
  }

  /// The condition for the visibility of a part of a field.
  public enum ViewMode: Int, Hashable, Sendable {
    case never = 0
    case whileEditing = 1
    case unlessEditing = 2
    case always = 3
  }

  /// The reason for the end of editing.
  public enum DidEndEditingReason: Int, Hashable, Sendable {
    case committed = 0
  }

  // Notifications of editing. Their object is the field.
  /// Posted after editing began.
  public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Posted after the user changed the text.
  public nonisolated static let textDidChangeNotification = NSNotification.Name(
    "UITextFieldTextDidChangeNotification")
  /// Posted after editing ended.
  public nonisolated static let textDidEndEditingNotification = NSNotification.Name(
    "UITextFieldTextDidEndEditingNotification")
  /// The key of the raw value of a ``DidEndEditingReason`` in the user info of
  /// ``textDidEndEditingNotification``.
  public nonisolated static let didEndEditingReasonUserInfoKey =
    "UITextFieldDidEndEditingReasonKey"

  /// The object that controls the editing; `nil`, the default, for none.
  open weak var delegate: (any UITextFieldDelegate)?

  // Text
  /// The text and the selection. Runs without attributes have ``defaultTextAttributes``.
  package final private(set) var editor = EditableText()
  private var defaults: [NSAttributedString.Key: Any] = [:]
  private var ownTypingAttributes: [NSAttributedString.Key: Any]?

  /// The text; never `nil` when it is read. Setting it sends no event.
  open var text: String? {
    get { editor.string }
    set { setContent(NSAttributedString(string: newValue ?? "")) }
  }

  /// The text with its attributes; `nil` if the text is empty. Setting it sends no event.
  open var attributedText: NSAttributedString? {
    get { editor.isEmpty ? nil : styledText }
    set { setContent(newValue ?? NSAttributedString(string: "")) }
  }

  /// The text that is shown in an empty field, in a lighter color; `nil`, the default, for none.
  /// Setting it keeps the attributes of the first character of ``attributedPlaceholder``.
  ///
  /// Source: docs/measurements/controls.md#text-fields.
  open var placeholder: String? {
    get { ownPlaceholder?.string.string }
    set {
      let former = ownPlaceholder?.string
      let attributes =
        (former?.length ?? 0) > 0 ? former?.attributes(at: 0, effectiveRange: nil) : nil
      ownPlaceholder = newValue.map {
        AttributedText(NSAttributedString(string: $0, attributes: attributes))
      }
    }
  }

  /// The text with attributes that is shown in an empty field; `nil`, the default, for none.
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

  /// The font of the whole text. Setting `nil` restores the default, the system font of 17 points.
  open var font: UIFont? {
    get {
      let font = defaults[.font] as? UIFont ?? Self.defaultFont
      return adjustsFontForContentSizeCategory ? font.resolved(for: traitCollection) : font
    }
    set { setDefault(.font, to: newValue) }
  }

  /// The color of the whole text. Setting `nil` restores the default, ``UIColor/label``.
  open var textColor: UIColor? {
    get { defaults[.foregroundColor] as? UIColor ?? .label }
    set { setDefault(.foregroundColor, to: newValue) }
  }

  /// The alignment of the text; `natural` by default.
  open var textAlignment = NSTextAlignment.natural

  /// The attributes of text without custom attributes. Setting them changes the whole text.
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

  /// The attributes of typed text until the selection changes; `nil` if the field is not being
  /// edited.
  open var typingAttributes: [NSAttributedString.Key: Any]? {
    get {
      guard isEditing else { return nil }
      return ownTypingAttributes
        ?? defaultTextAttributes.merging(editor.attributesAtSelection) { $1 }
    }
    set { ownTypingAttributes = newValue }
  }

  /// A Boolean value that indicates whether users can change the attributes of the text; `false` by
  /// default.
  ///
  /// Stored only: the edit menus of text fields have no formatting commands.
  open var allowsEditingTextAttributes = false
  /// A Boolean value that indicates whether the font is scaled with the user's text size; `false`
  /// by default.
  open var adjustsFontForContentSizeCategory = false {
    didSet { contentChanged() }
  }
  /// A Boolean value that indicates whether a text that is too wide is scaled down, to
  /// ``minimumFontSize`` at the least; `false` by default.
  open var adjustsFontSizeToFitWidth = false
  /// The minimum font size in points of a text that is scaled down; 0 by default.
  open var minimumFontSize: CGFloat = 0

  // Parts
  /// The style of the border; `none` by default.
  open var borderStyle = BorderStyle.none {
    didSet { if borderStyle != oldValue { contentChanged() } }
  }
  /// The image that is stretched behind the text instead of a border; `nil`, the default, for none.
  /// Fields with a rounded border ignore it.
  open var background: UIImage?
  /// The image that replaces ``background`` while the field is disabled; `nil`, the default, for no
  /// change. It is ignored if `background` is `nil`.
  open var disabledBackground: UIImage?
  /// The condition for the visibility of the clear button; `never` by default. The button is hidden
  /// while the field is empty.
  open var clearButtonMode = ViewMode.never {
    didSet { setNeedsLayout() }
  }
  /// A Boolean value that indicates whether the text is removed when editing begins; `false` by
  /// default.
  open var clearsOnBeginEditing = false
  /// A Boolean value that indicates whether the next typed text replaces the whole text; `false` by
  /// default. Typing resets it.
  open var clearsOnInsertion = false
  /// The view at the leading edge; `nil`, the default, for none.
  open var leftView: UIView? {
    didSet { replaceSideView(oldValue, with: leftView) }
  }
  /// The condition for the visibility of ``leftView``; `never` by default.
  open var leftViewMode = ViewMode.never {
    didSet { setNeedsLayout() }
  }
  /// The view at the trailing edge; `nil`, the default, for none.
  open var rightView: UIView? {
    didSet { replaceSideView(oldValue, with: rightView) }
  }
  /// The condition for the visibility of ``rightView``; `never` by default.
  open var rightViewMode = ViewMode.never {
    didSet { setNeedsLayout() }
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

  // Input traits
  /// The automatic capitalization, which determines whether the shift key is on; `sentences` by
  /// default. Typed text is not changed.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// The autocorrection; `default` by default. With `no`, the keyboard has no suggestions bar.
  /// Typed text is not corrected.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// The spell checking; `default` by default. Custom keyboards can read it; the text is not
  /// checked.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// The smart quotes; `default` by default.
  ///
  /// Stored only: quotes are not replaced.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// The smart dashes; `default` by default.
  ///
  /// Stored only: dashes are not replaced.
  open var smartDashesType = UITextSmartDashesType.default
  /// The smart insertion of spaces; `default` by default.
  ///
  /// Stored only: spaces are not adjusted.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// The type of the keyboard, which determines its height; `default` by default.
  open var keyboardType = UIKeyboardType.default
  /// The appearance of the keyboard, which determines its color; `default` by default.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// The label of the return key; `default` by default.
  open var returnKeyType = UIReturnKeyType.default
  /// A Boolean value that indicates whether the return key is disabled while the field is empty;
  /// `false` by default.
  open var enablesReturnKeyAutomatically = false
  /// The semantic meaning of the text; `nil`, the default, for none. Custom keyboards can read it;
  /// nothing is filled in automatically.
  open var textContentType: UITextContentType!
  /// The rules for suggested passwords; `nil`, the default, for the system's rules.
  ///
  /// Stored only: no passwords are suggested.
  open var passwordRules: UITextInputPasswordRules?
  /// A Boolean value that indicates whether the text is drawn as dots and cannot be copied; `false`
  /// by default.
  open var isSecureTextEntry = false {
    didSet { contentChanged() }
  }

  /// A Boolean value that indicates whether the field is being edited.
  open private(set) var isEditing = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentHorizontalAlignment = .fill
  }

  /// Creates a text field of a nib file; fails for other coders.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    contentHorizontalAlignment = .fill
    coder.apply(to: self, as: UITextField.self)
  }

  @_spi(Cello) public override class var appearanceTable: AppearanceTable { .textField }

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

  /// A Boolean value that indicates whether the field contains tokens. Search fields override it.
  var hasTokens: Bool { false }

  /// Returns the frame of the border in a field with the given bounds; the bounds by default.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Returns the frame of the text in a field with the given bounds.
  open func textRect(forBounds bounds: CGRect) -> CGRect { contentRect(forBounds: bounds) }

  /// Returns the default frame of the text. A system class with other margins overrides it.
  func contentRect(forBounds bounds: CGRect) -> CGRect {
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

  /// Returns the frame of the text during editing in a field with the given bounds; by default that
  /// of ``textRect(forBounds:)``. An override of that method has no effect on this frame, as on iOS.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { contentRect(forBounds: bounds) }

  /// Returns the frame of the placeholder in a field with the given bounds.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  /// Returns the frame of the clear button in a field with the given bounds.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let size = metrics.clearButtonSize
    let inset = metrics.clearButtonInset
    return CGRect(
      x: isRightToLeft ? bounds.minX + inset : bounds.maxX - inset - size.width,
      y: traitCollection.pixelGrid.rounded(bounds.minY + (bounds.height - size.height) / 2),
      width: size.width, height: size.height)
  }

  /// Returns the frame of ``leftView`` in a field with the given bounds; at the right edge in
  /// right-to-left layouts.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(leftView, in: bounds, isAtEnd: false)
  }

  /// Returns the frame of ``rightView`` in a field with the given bounds; at the left edge in
  /// right-to-left layouts.
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

  /// Returns the size of the text or placeholder on one line, with the border and the side views,
  /// in points.
  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize { ownSize(fitting: size) }

  /// Returns the size that ``sizeThatFits(_:)`` returns unless it is overridden: an override may call
  /// ``intrinsicContentSize``.
  private func ownSize(fitting size: CGSize) -> CGSize {
    let box = CGRect(x: 0, y: 0, width: 10_000, height: 100)
    let padding = borderStyle == .none ? metrics.plainPadding : metrics.borderPadding
    return CGSize(
      width: measuredText.width + box.width - textRect(forBounds: box).width,
      height: fittedLineHeight + 2 * padding)
  }

  open override var intrinsicContentSize: CGSize { ownSize(fitting: .zero) }

  @_spi(Cello) public override var textLine: (height: CGFloat, descender: CGFloat)? {
    let font = resolvedFont
    return (font.lineHeight, font.descender)
  }

  @_spi(Cello) public override var baselineOffsets: (first: CGFloat, last: CGFloat) {
    let baseline = firstBaseline(in: textRect(forBounds: bounds))
    return (baseline - bounds.minY, bounds.maxY - baseline)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    contentChanged()
  }

  // MARK: Drawing, see UITextField+Drawing.swift

  /// Draws the text in the current graphics context. Subclasses override it to draw the text
  /// differently.
  open func drawText(in rect: CGRect) { drawShownText(in: rect) }

  /// Draws the placeholder in the current graphics context.
  open func drawPlaceholder(in rect: CGRect) { drawShownText(in: rect) }

  @_spi(Cello) public override func recordContent(
    into recorder: inout DisplayListRecorder, at origin: CGPoint
  ) {
    recordDrawingOfApp(into: &recorder, at: origin)
    recordBorder(into: &recorder, at: origin)
    recorder.withItems { $0 += clearButtonItems(at: origin) }
    recordText(into: &recorder, at: origin)
  }

  func recordBorder(into recorder: inout DisplayListRecorder, at origin: CGPoint) {
    recorder.withItems { $0 += borderItems(at: origin) }
  }

  /// The image of the clear button; `nil` for none.
  var clearImage: UIImage? { UIImage(systemName: "xmark.circle.fill") }

  // MARK: Editing. Search fields override the internal methods.

  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// A Boolean value that indicates whether the field can have the focus on devices with a focus;
  /// `true` if the field is enabled.
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

  /// Removes the text if the touch ended on the clear button and the delegate allows it. Otherwise
  /// starts editing.
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

  @discardableResult
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

  /// Called after the text was removed. Search fields override it.
  func didClear() {}

  /// A Boolean value that indicates whether the field has text.
  open var hasText: Bool { !editor.isEmpty }

  @_spi(Cello) public override var textBeforeInsertion: String? { editor.textBeforeSelection }

  /// Replaces the selection with typed text, if the delegate allows it. A line feed presses the
  /// return key.
  open func insertText(_ text: String) {
    guard text != "\n" else {
      returnKeyPressed()
      return
    }
    let all = NSRange(location: 0, length: editor.length)
    type(text, in: clearsOnInsertion ? all : editor.selection)
    clearsOnInsertion = false
  }

  /// Deletes the selection or the character before the insertion point, if the delegate allows it.
  open func deleteBackward() {
    if let range = editor.rangeToDelete { type("", in: range) }
  }

  /// Inserts a keyboard suggestion that the user accepted. The delegate, if there is one, inserts
  /// it.
  open func insertInputSuggestion(_ inputSuggestion: UIInputSuggestion) {
    guard let delegate else { return typeSuggestion(inputSuggestion) }
    delegate.textField(self, insertInputSuggestion: inputSuggestion)
  }

  /// - Returns: whether the delegate permits the key's default behavior.
  @discardableResult func returnKeyPressed() -> Bool {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return false }
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    return true
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

  /// Returns the edit menu for a range; `nil` for the suggested actions. By default, the delegate
  /// returns the menu.
  open func editMenu(
    for textRange: UITextRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    delegate?.textField(
      self, editMenuForCharactersIn: textRange.utf16, suggestedActions: suggestedActions)
  }

  /// Called before the edit menu appears. Calls the delegate by default.
  open func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {
    delegate?.textField(self, willPresentEditMenuWith: animator)
  }

  /// Called after the edit menu has disappeared. Calls the delegate by default.
  open func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {
    delegate?.textField(self, willDismissEditMenuWith: animator)
  }

  // MARK: Edit actions

  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    canEdit(action) ?? super.canPerformAction(action, withSender: sender)
  }

  open override func cut(_ sender: Any?) { cutSelection() }
  open override func copy(_ sender: Any?) { copySelection() }
  /// Replaces the selection with the text on the pasteboard. Attributes of the text on the
  /// pasteboard are ignored.
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

  /// The selection as a value that can be stored and restored. Setting other values does nothing.
  open var interactionState: Any {
    get { editor.selection }
    set { if let range = newValue as? NSRange { select(range) } }
  }

  // MARK: Selection

  /// Returns the text in a range; `nil` if parts of the range are outside the text.
  open func text(in range: UITextRange) -> String? {
    let range = range.utf16
    return editor.clamped(range) == range ? editor.text(in: range) : nil
  }

  /// Replaces a range. The delegate is not called.
  open func replace(_ range: UITextRange, withText text: String) {
    replace(range.utf16, with: text)
  }

  /// The range that an input method has not converted yet. It is always `nil`, because simulated
  /// typing uses no input method.
  open var markedTextRange: UITextRange? { nil }

  /// The selected range; an empty range is the insertion point. Setting `nil` does nothing.
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

  /// The position before the first character.
  open var beginningOfDocument: UITextPosition { UITextPosition(0) }

  /// The position after the last character.
  open var endOfDocument: UITextPosition { UITextPosition(editor.length) }

  /// Returns the frame of the insertion point at a position, in the field's coordinates.
  open func caretRect(for position: UITextPosition) -> CGRect {
    insertionPoint(at: position.offset)
  }

  /// Returns the area of a range, in the field's coordinates.
  open func firstRect(for range: UITextRange) -> CGRect {
    selectionRects(range.utf16).first ?? caretRect(for: range.start)
  }

  /// Returns the areas of a range, one for each line and direction, in the field's coordinates.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    textSelectionRects(for: range)
  }

  /// Returns the position that is nearest to a point in the field's coordinates.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { position(nearest: point) }

  /// Returns the position in a range that is nearest to a point in the field's coordinates.
  open func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    position(nearest: point, within: range)
  }

  /// Returns the range of the character at a point in the field's coordinates; `nil` if the point is
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
    var result = super.defaultAccessibility
    result.label = hasText ? nil : placeholder
    if hasText {
      // Source: docs/measurements/accessibility.md#controls.
      result.value = isSecureTextEntry ? String(repeating: "•", count: text?.count ?? 0) : text
    }
    result.traits.formUnion(textEntryTraits)
    return result
  }

  /// The traits of the text; those of a search field differ.
  var textEntryTraits: UIAccessibilityTraits {
    var traits = UIAccessibilityTraits.textEntry
    if isSecureTextEntry { traits.insert(.secureTextField) }
    if isFirstResponder { traits.insert(.isEditing) }
    return traits
  }

  @_spi(Cello) open override var describedText: String? { text }
}

extension UITextRange {
  /// The range in UTF-16 code units.
  package var utf16: NSRange {
    NSRange(location: start.offset, length: max(end.offset - start.offset, 0))
  }
}

extension UITextField: UIContentSizeCategoryAdjusting {}
