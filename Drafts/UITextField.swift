internal import CelloRaster
internal import CelloText

/// A line of text that users edit.
///
/// Text is typed with ``insertText(_:)`` and ``deleteBackward()``, which act at the end of the text:
/// there is no selection, and no cursor is drawn.
open class UITextField: UIControl {
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

  open weak var delegate: (any UITextFieldDelegate)?

  // Text
  /// The text, never `nil` when it is read.
  open var text: String? {
    get { content?.string.string ?? "" }
    set {
      content = newValue.map { AttributedText(NSAttributedString(string: $0)) }
      isPlain = true
      contentChanged()
    }
  }

  /// The text with its own attributes.
  open var attributedText: NSAttributedString? {
    get {
      guard let content else { return nil }
      return isPlain
        ? NSAttributedString(string: content.string.string, attributes: defaultTextAttributes)
        : content.string
    }
    set {
      content = newValue.map(AttributedText.init)
      isPlain = false
      contentChanged()
    }
  }

  /// The text of an empty field, in a fainter color.
  open var placeholder: String? {
    didSet {
      ownAttributedPlaceholder = nil
      contentChanged()
    }
  }
  /// The text of an empty field with its own attributes.
  open var attributedPlaceholder: NSAttributedString? {
    get { ownAttributedPlaceholder ?? placeholder.map { NSAttributedString(string: $0) } }
    set {
      placeholder = newValue?.string
      ownAttributedPlaceholder = newValue
    }
  }
  private var content: AttributedText?
  private var isPlain = true
  private var ownAttributedPlaceholder: NSAttributedString? {
    didSet { contentChanged() }
  }

  /// The font; `nil` resets it to the system font of 17 points.
  open var font: UIFont? = .systemFont(ofSize: 17) {
    didSet {
      if font == nil { font = .systemFont(ofSize: 17) }
      contentChanged()
    }
  }
  /// The text's color; `nil` resets it to ``UIColor/label``.
  open var textColor: UIColor? = .label {
    didSet { if textColor == nil { textColor = .label } }
  }
  open var textAlignment = NSTextAlignment.natural
  /// The attributes of text without its own.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] {
    get { [.font: font ?? .systemFont(ofSize: 17), .foregroundColor: textColor ?? .label] }
    set {
      if let font = newValue[.font] as? UIFont { self.font = font }
      if let color = newValue[.foregroundColor] as? UIColor { textColor = color }
    }
  }
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
  /// The image behind the text instead of a border.
  open var background: UIImage?
  /// ``background`` of a disabled field.
  open var disabledBackground: UIImage?
  open var clearButtonMode = ViewMode.never {
    didSet { setNeedsLayout() }
  }
  /// Whether the text is removed when editing begins.
  open var clearsOnBeginEditing = false
  open var leftView: UIView? {
    didSet { replace(oldValue, with: leftView) }
  }
  open var leftViewMode = ViewMode.never {
    didSet { setNeedsLayout() }
  }
  open var rightView: UIView? {
    didSet { replace(oldValue, with: rightView) }
  }
  open var rightViewMode = ViewMode.never {
    didSet { setNeedsLayout() }
  }
  /// The view instead of a keyboard, which is not shown.
  open var inputView: UIView?
  /// The view above the keyboard, which is not shown.
  open var inputAccessoryView: UIView?

  // Input traits, see UITextInputTraits.swift
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
  /// Whether dots are shown instead of the characters.
  open var isSecureTextEntry = false {
    didSet { contentChanged() }
  }

  /// Whether the field is the first responder.
  open private(set) var isEditing = false

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Always fails: controls are not read from archives.
  public required init?(coder: NSCoder) { return nil }

  private func contentChanged() {
    invalidateIntrinsicContentSize()
  }

  private func replace(_ old: UIView?, with new: UIView?) {
    guard old !== new else { return }
    if old?.superview === self { old?.removeFromSuperview() }
    if let new { addSubview(new) }
    setNeedsLayout()
  }

  // MARK: Layout

  private var metrics: TextFieldMetrics { traitCollection.systemVersion.textField }

  private func isShown(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  /// The frame of the border.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The frame of the text.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    let inset = borderStyle == .none ? 0 : metrics.textInset
    var left = bounds.minX + inset
    var right = bounds.maxX - inset
    if let leftView, isShown(leftViewMode), !leftView.isHidden {
      left = max(left, leftViewRect(forBounds: bounds).maxX)
    }
    if let rightView, isShown(rightViewMode), !rightView.isHidden {
      right = min(right, rightViewRect(forBounds: bounds).minX)
    } else if showsClearButton {
      let button = clearButtonRect(forBounds: bounds)
      if isRightToLeft { left = max(left, button.maxX) } else { right = min(right, button.minX) }
    }
    return CGRect(x: left, y: bounds.minY, width: max(right - left, 0), height: bounds.height)
  }

  /// The frame of the text while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// The frame of the placeholder.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

  /// The frame of the button that removes the text.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let grid = traitCollection.pixelGrid
    let size = metrics.clearButtonSize
    let inset = metrics.clearButtonInset
    return CGRect(
      x: isRightToLeft ? bounds.minX + inset : bounds.maxX - inset - size.width,
      y: grid.rounded(bounds.minY + (bounds.height - size.height) / 2), width: size.width,
      height: size.height)
  }

  /// The frame of ``leftView``.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    side(leftView, at: bounds.minX, in: bounds, isRight: false)
  }

  /// The frame of ``rightView``.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    side(rightView, at: bounds.maxX, in: bounds, isRight: true)
  }

  private func side(_ view: UIView?, at x: CGFloat, in bounds: CGRect, isRight: Bool) -> CGRect {
    guard let view else { return .zero }
    let intrinsic = view.intrinsicContentSize
    var size = view.bounds.size
    if size.width <= 0, intrinsic.width > 0 { size.width = intrinsic.width }
    if size.height <= 0, intrinsic.height > 0 { size.height = intrinsic.height }
    let y = traitCollection.pixelGrid.rounded(bounds.minY + (bounds.height - size.height) / 2)
    return CGRect(x: isRight ? x - size.width : x, y: y, width: size.width, height: size.height)
  }

  private var showsClearButton: Bool {
    isShown(clearButtonMode) && content?.string.length ?? 0 > 0
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    leftView?.isHidden = !isShown(leftViewMode)
    rightView?.isHidden = !isShown(rightViewMode)
    if let leftView { leftView.frame = leftViewRect(forBounds: bounds) }
    if let rightView { rightView.frame = rightViewRect(forBounds: bounds) }
  }

  /// The size of the text and its border, on one line.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let text = block?.layout(
      for: TextProposal(width: .infinity), isRightToLeft: isRightToLeft,
      grid: traitCollection.pixelGrid
    ).size
    let lineHeight = traitCollection.pixelGrid.roundedUp(resolvedFont.lineHeight)
    let inset = borderStyle == .none ? 0 : metrics.textInset
    return CGSize(
      width: (text?.width ?? 0) + 2 * inset,
      height: max(text?.height ?? 0, lineHeight)
        + 2 * (borderStyle == .none ? metrics.plainPadding : metrics.borderPadding))
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }

  // MARK: Drawing

  private var resolvedFont: UIFont {
    (font ?? .systemFont(ofSize: 17)).resolved(
      for: traitCollection, adjustsSize: adjustsFontForContentSizeCategory)
  }

  private var isEmpty: Bool { (content?.string.length ?? 0) == 0 }

  /// The text, or the placeholder of an empty field; `nil` without either.
  private var block: TextBlock? {
    let traits = traitCollection
    let paragraph = ParagraphStyle(
      alignment: .init(textAlignment), lineBreakMode: .init(NSLineBreakMode.byTruncatingTail),
      lineBreakStrategy: .standard)
    var block: TextBlock
    if isEmpty {
      guard let attributedPlaceholder, attributedPlaceholder.length > 0 else { return nil }
      block = TextBlock(
        attributedPlaceholder, font: resolvedFont, color: .placeholderText, paragraph: paragraph,
        numberOfLines: 1, traits: traits, adjustsFonts: adjustsFontForContentSizeCategory)
    } else {
      guard let string = content?.string else { return nil }
      let color: UIColor = isEnabled ? textColor ?? .label : .tertiaryLabel
      if isSecureTextEntry {
        block = TextBlock(
          String(repeating: "•", count: string.string.count), font: resolvedFont, color: color,
          paragraph: paragraph, numberOfLines: 1)
      } else {
        block = TextBlock(
          string, font: resolvedFont, color: color, paragraph: paragraph, numberOfLines: 1,
          traits: traits, adjustsFonts: adjustsFontForContentSizeCategory)
      }
    }
    if adjustsFontSizeToFitWidth, resolvedFont.pointSize > 0 {
      block.minimumScale = min(minimumFontSize.nonNegative / resolvedFont.pointSize, 1)
    }
    return block
  }

  override func recordContent(into recorder: inout DisplayListRecorder, at origin: CGPoint) {
    recordBorder(into: &recorder, at: origin)
    let traits = traitCollection
    if showsClearButton, let image = UIImage(systemName: "xmark.circle.fill") {
      let frame = clearButtonRect(forBounds: bounds).offsetBy(dx: origin.x, dy: origin.y)
      recorder.withItems {
        $0 += image.displayItems(
          in: frame, tint: UIColor.tertiaryLabel.color(in: traits), traits: traits)
      }
    }
    guard let block else { return }
    let area =
      isEmpty
      ? placeholderRect(forBounds: bounds)
      : isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    guard area.width > 0 else { return }
    let layout = block.layout(
      for: TextProposal(width: area.width), isRightToLeft: isRightToLeft, grid: traits.pixelGrid)
    let top: CGFloat =
      switch contentVerticalAlignment {
      case .top: area.minY
      case .bottom: area.maxY - layout.size.height
      case .center, .fill: area.minY + (area.height - layout.size.height) / 2
      }
    let corner = CGPoint(
      x: origin.x + area.minX, y: origin.y + traits.pixelGrid.rounded(top))
    recorder.withItems {
      block.draw(layout, into: &$0, at: corner, boxWidth: area.width, traits: traits)
    }
  }

  private func recordBorder(into recorder: inout DisplayListRecorder, at origin: CGPoint) {
    let traits = traitCollection
    let area = borderRect(forBounds: bounds).offsetBy(dx: origin.x, dy: origin.y)
    guard area.width > 0, area.height > 0 else { return }
    if borderStyle != .roundedRect,
      let image = isEnabled ? background : disabledBackground ?? background
    {
      let tint = (tintColor as UIColor).color(in: traits)
      recorder.withItems { $0 += image.displayItems(in: area, tint: tint, traits: traits) }
      return
    }
    let line = metrics.borderWidth ?? traits.pixelGrid.pixel
    let inner = area.insetBy(dx: line / 2, dy: line / 2)
    switch borderStyle {
    case .none: break
    case .line, .bezel:
      let color: UIColor = borderStyle == .line ? .label : .systemGray3
      recorder.append(
        .stroke(.rect(inner), StrokeStyle(width: line), color.color(in: traits)))
    case .roundedRect:
      let radius = metrics.cornerRadius
      let fill: UIColor = isEnabled ? .systemBackground : .secondarySystemBackground
      recorder.append(
        .fill(.roundedRect(RoundedRect(area, radius: radius)), fill.color(in: traits)))
      recorder.append(
        .stroke(
          .roundedRect(RoundedRect(inner, radius: max(radius - line / 2, 0))),
          StrokeStyle(width: line), UIColor.systemGray4.color(in: traits)))
    }
  }

  // MARK: Editing

  open override var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isEditing else { return true }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    isEditing = true
    if clearsOnBeginEditing { text = "" }
    contentChanged()
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    return true
  }

  open override var canResignFirstResponder: Bool {
    delegate?.textFieldShouldEndEditing(self) ?? true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard super.resignFirstResponder() else { return false }
    guard isEditing else { return true }
    isEditing = false
    contentChanged()
    delegate?.textFieldDidEndEditing(self)
    sendActions(for: .editingDidEnd)
    return true
  }

  /// A touch that ends on the clear button removes the text, unless the delegate refuses it.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard let touch, showsClearButton,
      clearButtonRect(forBounds: bounds).contains(touch.location(in: self)),
      delegate?.textFieldShouldClear(self) ?? true
    else { return }
    text = ""
    sendActions(for: .editingChanged)
  }

  override func touchUpInside() {
    _ = becomeFirstResponder()
    super.touchUpInside()
  }

  /// Whether there is a text.
  open var hasText: Bool { !isEmpty }

  /// Types a text at the end, unless the delegate refuses it. A line feed is the return key.
  open func insertText(_ text: String) {
    if text == "\n" {
      guard delegate?.textFieldShouldReturn(self) ?? true else { return }
      return sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    }
    replaceEnd(length: 0, with: text)
  }

  /// Deletes the last character, unless the delegate refuses it.
  open func deleteBackward() {
    guard let last = (self.text ?? "").last else { return }
    replaceEnd(length: String(last).utf16.count, with: "")
  }

  private func replaceEnd(length: Int, with string: String) {
    let former = text ?? ""
    let end = former.utf16.count
    let range = NSRange(location: end - length, length: length)
    guard
      delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: string) ?? true
    else { return }
    text = length > 0 ? String(former.dropLast()) + string : former + string
    delegate?.textFieldDidChangeSelection(self)
    sendActions(for: .editingChanged)
  }

  override var defaultAccessibility: DefaultAccessibility {
    var result = super.defaultAccessibility
    result.label = isEmpty ? placeholder : nil
    result.value = isEmpty ? nil : isSecureTextEntry ? nil : content?.string.string
    return result
  }
}

/// Decides about the editing of a field, and is told about it. All methods are optional.
@MainActor @preconcurrency public protocol UITextFieldDelegate: AnyObject {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  func textFieldDidChangeSelection(_ textField: UITextField)
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
