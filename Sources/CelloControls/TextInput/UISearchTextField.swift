internal import CelloRaster
@_spi(Cello) import CelloViews

/// A text field for searches, with a magnifying glass and with tokens before the text.
open class UISearchTextField: UITextField {
  /// The search bar that contains the field; `nil` for none.
  final weak var searchBar: UISearchBar?
  private let glass = UIImageView(frame: .zero)

  // Customizations of a search bar
  final var icons: [UISearchBar.Icon: ValuesByState<UIImage>] = [:] {
    didSet { updateIcon() }
  }
  final var iconOffsets: [UISearchBar.Icon: UIOffset] = [:] {
    didSet { setNeedsLayout() }
  }
  final var textOffset = UIOffset.zero
  final var backgroundImages = ValuesByState<UIImage>()
  /// A Boolean value that indicates whether the field has no background, because a capsule is behind
  /// it; `false` by default.
  final var isOnCapsule = false

  // Tokens, see UISearchTextField+Tokens.swift
  final var ownTokens: [UISearchToken] = [] {
    didSet {
      updateTokenViews()
      searchBar?.eventHandler?(.changed)
    }
  }
  final var tokenViews: [SearchTokenView] = []
  // Suggestions, see UISearchTextField+Suggestions.swift
  final var ownSuggestions: [any UISearchSuggestion]?
  final weak var suggestionsOverlay: MenuOverlay?
  /// A Boolean value that indicates whether the delete key removes tokens; `true` by default.
  open var allowsDeletingTokens = true
  /// A Boolean value that indicates whether users can copy tokens; `true` by default.
  ///
  /// Stored only: tokens cannot be selected, and so they cannot be copied.
  open var allowsCopyingTokens = true
  /// The color behind tokens. Setting `nil` restores the system's color, which is the default.
  open var tokenBackgroundColor: UIColor! = .secondarySystemFill {
    didSet {
      if tokenBackgroundColor == nil { tokenBackgroundColor = .secondarySystemFill }
      updateTokenViews()
    }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  private func setUp() {
    borderStyle = .roundedRect
    clearButtonMode = .whileEditing
    returnKeyType = .search
    leftViewMode = .always
    glass.contentMode = .center
    glass.tintColor = .secondaryLabel
    leftView = glass
    updateIcon()
  }

  /// Creates a text field of a nib file; fails for other coders.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.apply(to: self, as: UISearchTextField.self)
  }

  final func icon(_ icon: UISearchBar.Icon) -> UIImage? {
    icons[icon].flatMap { $0[isEnabled ? .normal : .disabled] }
  }

  private func updateIcon() {
    glass.image = icon(.search) ?? UIImage(systemName: "magnifyingglass")
    glass.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
      font: font ?? .systemFont(ofSize: TextFieldMetrics.fontSize))
    setNeedsLayout()
  }

  // Chosen: VoiceOver says “search field” instead of “text field”.
  override var textEntryTraits: UIAccessibilityTraits {
    isFirstResponder ? [.searchField, .isEditing] : .searchField
  }

  @_spi(Cello) public override func stateDidChange() {
    super.stateDidChange()
    updateIcon()
  }

  // MARK: Layout

  // Source: docs/measurements/controls.md#search-bars.
  private var figures: SearchBarMetrics { traitCollection.systemVersion.searchBar }

  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let fitted = super.sizeThatFits(size)
    return CGSize(width: fitted.width, height: max(fitted.height, figures.fieldHeight))
  }

  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let offset = iconOffsets[.search] ?? .zero
    let size = glass.intrinsicContentSize
    let inset = figures.iconInset + offset.horizontal
    return CGRect(
      x: isRightToLeft ? bounds.maxX - inset - size.width : bounds.minX + inset,
      y: traitCollection.pixelGrid.rounded(
        bounds.minY + (bounds.height - size.height) / 2 + offset.vertical),
      width: size.width, height: size.height)
  }

  /// Returns the distance between the leading edge and the first token or the text.
  private func contentStart(_ bounds: CGRect) -> CGFloat {
    leftView != nil && leftViewMode != .never
      ? figures.iconInset + leftViewRect(forBounds: bounds).width + figures.iconSpacing
      : figures.iconInset
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutTokens(from: contentStart(bounds))
  }

  override func contentRect(forBounds bounds: CGRect) -> CGRect {
    let inset = figures.iconInset
    var (start, end) = (contentStart(bounds) + tokensWidth, inset)
    if rightView != nil, isShown(rightViewMode) {
      end += rightViewRect(forBounds: bounds).width
    } else if showsClearButton {
      end += metrics.clearButtonSize.width + figures.iconSpacing
    }
    let (left, right) = isRightToLeft ? (end, start) : (start, end)
    return CGRect(
      x: bounds.minX + left + textOffset.horizontal, y: bounds.minY + textOffset.vertical,
      width: max(bounds.width - left - right, 0), height: bounds.height)
  }

  open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let rect = super.rightViewRect(forBounds: bounds)
    let inset = figures.iconInset
    return CGRect(
      x: isRightToLeft ? bounds.minX + inset : bounds.maxX - inset - rect.width, y: rect.minY,
      width: rect.width, height: rect.height)
  }

  // MARK: Drawing

  override func recordBorder(into recorder: inout DisplayListRecorder, at origin: CGPoint) {
    let traits = traitCollection
    let area = bounds.offsetBy(dx: origin.x, dy: origin.y)
    guard area.width > 0, area.height > 0, !isOnCapsule else { return }
    if let image = backgroundImages[isEnabled ? .normal : .disabled] {
      let tint = (tintColor as UIColor).color(in: traits)
      recorder.withItems { $0 += image.displayItems(in: area, tint: tint, traits: traits) }
    } else if borderStyle == .roundedRect {
      let shape: Shape =
        traits.systemVersion == .iOS26
        ? ControlDrawing.capsule(area)
        : .roundedRect(RoundedRect(area, radius: figures.cornerRadius))
      recorder.append(.fill(shape, UIColor.tertiarySystemFill.color(in: traits)))
    } else {
      super.recordBorder(into: &recorder, at: origin)
    }
  }

  override var clearImage: UIImage? { icon(.clear) ?? super.clearImage }

  // MARK: Editing

  open override var beginningOfDocument: UITextPosition { UITextPosition(-ownTokens.count) }

  /// Draws the placeholder, unless there are tokens.
  open override func drawPlaceholder(in rect: CGRect) {
    if ownTokens.isEmpty { super.drawPlaceholder(in: rect) }
  }

  /// Deletes text, or the last token if the insertion point is at the start of the text.
  open override func deleteBackward() {
    let selection = editor.selection
    guard selection.location == 0, selection.length == 0, allowsDeletingTokens,
      !ownTokens.isEmpty
    else { return super.deleteBackward() }
    removeToken(at: ownTokens.count - 1)
  }

  override func didClear() {
    if !ownTokens.isEmpty { ownTokens = [] }
  }

  override var hasTokens: Bool { !ownTokens.isEmpty }

  override func shouldBeginEditing() -> Bool {
    super.shouldBeginEditing()
      && searchBar.map { $0.delegate?.searchBarShouldBeginEditing($0) ?? true } ?? true
  }

  override func didBeginEditing() {
    super.didBeginEditing()
    updateSuggestions()
    searchBar.map { $0.delegate?.searchBarTextDidBeginEditing($0) }
    searchBar?.eventHandler?(.beganEditing)
  }

  override func shouldEndEditing() -> Bool {
    super.shouldEndEditing()
      && searchBar.map { $0.delegate?.searchBarShouldEndEditing($0) ?? true } ?? true
  }

  override func didEndEditing() {
    super.didEndEditing()
    updateSuggestions()
    searchBar.map { $0.delegate?.searchBarTextDidEndEditing($0) }
  }

  override func shouldChange(_ range: NSRange, to text: String) -> Bool {
    super.shouldChange(range, to: text)
      && searchBar.map {
        $0.delegate?.searchBar($0, shouldChangeTextIn: range, replacementText: text) ?? true
      } ?? true
  }

  override func textDidChange() {
    super.textDidChange()
    guard let searchBar else { return }
    searchBar.textDidChange()
    searchBar.delegate?.searchBar(searchBar, textDidChange: text ?? "")
    searchBar.eventHandler?(.changed)
  }

  override func returnKeyPressed() -> Bool {
    guard super.returnKeyPressed() else { return false }
    searchBar.map { $0.delegate?.searchBarSearchButtonClicked($0) }
    return true
  }

  // MARK: Tokens

  /// The tokens, from the leading edge; empty by default.
  open var tokens: [UISearchToken] {
    get { ownTokens }
    set {
      guard newValue != ownTokens else { return }
      ownTokens = newValue
    }
  }

  /// Inserts a token. An index out of range stops the program.
  open func insertToken(_ token: UISearchToken, at tokenIndex: Int) {
    precondition(
      (0...ownTokens.count).contains(tokenIndex),
      "insertToken(_:at:): the index \(tokenIndex) is not in 0...\(ownTokens.count).")
    ownTokens.insert(token, at: tokenIndex)
  }

  /// Removes a token. An index out of range stops the program.
  open func removeToken(at tokenIndex: Int) {
    checkToken(tokenIndex, "removeToken(at:)")
    ownTokens.remove(at: tokenIndex)
  }

  /// Removes a range of the text and inserts a token. An index out of range stops the program.
  open func replaceTextualPortion(
    of textRange: UITextRange, with token: UISearchToken, at tokenIndex: Int
  ) {
    let end = max(textRange.end.offset, 0)
    let start = min(max(textRange.start.offset, 0), end)
    if let text = self.textRange(from: UITextPosition(start), to: UITextPosition(end)) {
      replace(text, withText: "")
    }
    insertToken(token, at: tokenIndex)
  }

  /// Returns the position of a token. An index out of range stops the program.
  open func positionOfToken(at tokenIndex: Int) -> UITextPosition {
    checkToken(tokenIndex, "positionOfToken(at:)")
    return UITextPosition(tokenIndex - ownTokens.count)
  }

  /// Returns the tokens in a range.
  open func tokens(in textRange: UITextRange) -> [UISearchToken] {
    let count = ownTokens.count
    let start = min(max(textRange.start.offset + count, 0), count)
    let end = min(max(textRange.end.offset + count, start), count)
    return Array(ownTokens[start..<end])
  }

  /// The range of the text, without the tokens.
  open var textualRange: UITextRange {
    UITextRange(NSRange(location: 0, length: endOfDocument.offset))
  }

  // MARK: Suggestions

  /// The suggested searches; `nil`, the default, for none. If the delegate is a
  /// ``UISearchTextFieldDelegate``, it is called after the user chose a suggestion.
  open var searchSuggestions: [any UISearchSuggestion]? {
    get { ownSuggestions }
    set {
      ownSuggestions = newValue
      updateSuggestions()
    }
  }
}
