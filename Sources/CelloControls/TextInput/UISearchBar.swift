internal import CelloRaster
@_spi(Cello) import CelloViews

/// A bar with a search field, a cancel button and scope buttons.
open class UISearchBar: UIView, UIBarPositioning {
  /// An icon in the search field.
  public enum Icon: Int, Hashable, Sendable {
    case search = 0
    case clear = 1
    case bookmark = 2
    case resultsList = 3
  }

  /// The style of the bar's background.
  public enum Style: UInt, Hashable, Sendable {
    /// The style with a background.
    case `default` = 0
    /// The style with a background.
    case prominent = 1
    /// The style without a background.
    case minimal = 2
  }

  /// The object that responds to the search; `nil`, the default, for none.
  open weak var delegate: (any UISearchBarDelegate)?
  /// An event for the search controller.
  package enum Event {
    case beganEditing
    /// The text, the tokens or the scope changed.
    case changed
    case canceled
  }
  /// A closure that is called with the events of the search; `nil` for none. Search controllers set
  /// it.
  package final var eventHandler: (@MainActor (Event) -> Void)?

  /// A Boolean value that indicates whether the bar is a part of a navigation bar, which changes its
  /// margins; `false` by default. Navigation bars set it.
  package final var isInNavigationBar = false {
    didSet { if isInNavigationBar != oldValue { setNeedsLayout() } }
  }

  /// A Boolean value that indicates whether the field fills the bar and has no background, because
  /// the bar is on a capsule of a toolbar; `false` by default. Toolbars set it.
  package final var isInToolbar = false {
    didSet {
      guard isInToolbar != oldValue else { return }
      searchTextField.isOnCapsule = isInToolbar
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  /// Ends the search as a tap on the cancel button does.
  package final func cancelSearch() { eventHandler?(.canceled) }

  /// The search field.
  open private(set) var searchTextField = UISearchTextField(frame: .zero)
  private let cancelButton = UIButton(type: .system)
  private let scopeButtons = UISegmentedControl(frame: .zero)
  private let promptText = UILabel()
  private let fieldButton = UIButton(type: .custom)

  // Content
  /// The text of the field; `nil` is treated as an empty text.
  open var text: String? {
    get { searchTextField.text }
    set {
      searchTextField.text = newValue
      textDidChange()
      eventHandler?(.changed)
    }
  }
  /// The text that is shown in an empty field; `nil`, the default, for none.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  /// The text above the field; `nil`, the default, for none.
  open var prompt: String? {
    didSet { partsDidChange() }
  }
  /// A Boolean value that indicates whether the field and the buttons respond to touches; `true` by
  /// default.
  open var isEnabled = true {
    didSet {
      searchTextField.isEnabled = isEnabled
      cancelButton.isEnabled = isEnabled
      scopeButtons.isEnabled = isEnabled
      fieldButton.isEnabled = isEnabled
    }
  }

  // Buttons
  /// A Boolean value that indicates whether the bar has a cancel button; `false` by default.
  open var showsCancelButton = false {
    didSet { partsDidChange() }
  }
  /// A Boolean value that indicates whether an empty field contains a bookmark button; `false` by
  /// default.
  open var showsBookmarkButton = false {
    didSet { partsDidChange() }
  }
  /// A Boolean value that indicates whether an empty field contains a results button; `false` by
  /// default. It replaces the bookmark button.
  open var showsSearchResultsButton = false {
    didSet { partsDidChange() }
  }
  /// A Boolean value that indicates whether the results button is drawn in the tint color; `false`
  /// by default.
  open var isSearchResultsButtonSelected = false {
    didSet { partsDidChange() }
  }
  /// A Boolean value that indicates whether the scope buttons are shown, if there are titles;
  /// `false` by default.
  open var showsScopeBar = false {
    didSet { partsDidChange() }
  }
  /// The titles of the scope buttons; `nil`, the default, for no buttons.
  open var scopeButtonTitles: [String]? {
    didSet {
      let selection = selectedScopeButtonIndex
      scopeButtons.removeAllSegments()
      for (index, title) in (scopeButtonTitles ?? []).enumerated() {
        scopeButtons.insertSegment(withTitle: title, at: index, animated: false)
      }
      selectedScopeButtonIndex = selection
      partsDidChange()
    }
  }
  /// The index of the selected scope button, clamped to the buttons; 0 by default.
  open var selectedScopeButtonIndex: Int {
    get { max(scopeButtons.selectedSegmentIndex, 0) }
    set {
      scopeButtons.selectedSegmentIndex =
        min(max(newValue, 0), max(scopeButtons.numberOfSegments - 1, 0))
    }
  }

  // Appearance
  /// The style of the background; `default` by default.
  open var searchBarStyle = Style.default
  /// The style of the bar; `default` by default. `black` sets ``UIView/overrideUserInterfaceStyle``
  /// to `dark`.
  open var barStyle = UIBarStyle.default {
    didSet { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified }
  }
  /// The color of the background; `nil`, the default, for the system's background. The minimal
  /// style ignores it.
  open var barTintColor: UIColor?
  /// A Boolean value that indicates whether the background is translucent; `true` by default.
  ///
  /// Stored only: the background of search bars is always opaque.
  open var isTranslucent = true
  /// The image that is stretched over the background; `nil`, the default, for none.
  open var backgroundImage: UIImage? {
    get { backgroundImage(for: .any, barMetrics: .default) }
    set { setBackgroundImage(newValue, for: .any, barMetrics: .default) }
  }
  /// The image that is stretched behind the scope buttons; `nil`, the default, for none.
  open var scopeBarBackgroundImage: UIImage?
  private var backgroundImages: [UIBarPosition: [UIBarMetrics: UIImage]] = [:]
  /// The offset of the field from its position, in points; zero by default.
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero {
    didSet { setNeedsLayout() }
  }
  /// The offset of the text from its position in the field, in points; zero by default.
  open var searchTextPositionAdjustment: UIOffset {
    get { searchTextField.textOffset }
    set { searchTextField.textOffset = newValue }
  }
  /// The view above the keyboard; `nil`, the default, for none.
  open override var inputAccessoryView: UIView? {
    get { searchTextField.inputAccessoryView }
    set { searchTextField.inputAccessoryView = newValue }
  }

  /// The position that the delegate returns; `any` if there is no delegate.
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  private func setUp() {
    searchTextField.searchBar = self
    searchTextField.clearButtonMode = .always
    searchTextField.rightViewMode = .always
    cancelButton.setTitle(SystemString.cancel.text, for: .normal)
    cancelButton.titleLabel?.font = .systemFont(ofSize: TextFieldMetrics.fontSize)
    cancelButton.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.searchBarCancelButtonClicked(self)
        eventHandler?(.canceled)
      },
      for: .primaryActionTriggered)
    fieldButton.addAction(
      UIAction { [weak self] _ in self?.fieldButtonTapped() }, for: .touchUpInside)
    scopeButtons.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
        eventHandler?(.changed)
      }, for: .valueChanged)
    promptText.font = .systemFont(ofSize: SearchBarMetrics.promptFontSize)
    promptText.textAlignment = .center
    for part in [promptText, searchTextField, cancelButton, scopeButtons] { addSubview(part) }
    partsDidChange()
  }

  /// Creates a search bar of a nib file; fails for other coders.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    coder.apply(to: self, as: UISearchBar.self)
  }

  @_spi(Cello) public override class var appearanceTable: AppearanceTable { .searchBar }

  /// Shows or hides the cancel button. The change is not animated.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// Shows or hides the scope buttons. The change is not animated.
  open func setShowsScope(_ show: Bool, animated animate: Bool) { showsScopeBar = show }

  private func fieldButtonTapped() {
    if showsSearchResultsButton {
      delegate?.searchBarResultsListButtonClicked(self)
    } else {
      delegate?.searchBarBookmarkButtonClicked(self)
    }
  }

  // MARK: Images

  /// Sets the background image for a position and bar metrics; `nil` removes it. Images for bar
  /// metrics other than `default` are not drawn.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { backgroundImages[barPosition, default: [:]][barMetrics] = backgroundImage }

  /// Returns the background image for a position, or for `any` position if it has none; `nil` for
  /// none.
  open func backgroundImage(
    for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? {
    backgroundImages[barPosition]?[barMetrics] ?? backgroundImages[.any]?[barMetrics]
  }

  /// Sets the image that is stretched over the field for a state; `nil` removes it.
  open func setSearchFieldBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) { searchTextField.backgroundImages[state] = backgroundImage }

  /// Returns the field's background image for a state, or for the normal state if the state has
  /// none; `nil` for none.
  open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    searchTextField.backgroundImages[state]
  }

  /// Sets the image of an icon for a state; `nil` restores the system's icon. Images for `normal`
  /// and `disabled` are drawn.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    searchTextField.icons[icon, default: .init()][state] = iconImage
    partsDidChange()
  }

  /// Returns the image that was set for an icon and a state, or for the normal state if the state
  /// has none; `nil` for none.
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? {
    searchTextField.icons[icon]?[state]
  }

  /// Sets the offset of an icon from its position, in points. Only the search icon moves.
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    searchTextField.iconOffsets[icon] = adjustment
  }

  /// Returns the offset that was set for an icon, in points.
  open func positionAdjustment(for icon: Icon) -> UIOffset {
    searchTextField.iconOffsets[icon] ?? .zero
  }

  /// Sets the image that is stretched over each scope button for a state; `nil` removes it.
  open func setScopeBarButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) { scopeButtons.setBackgroundImage(backgroundImage, for: state, barMetrics: .default) }

  /// Returns the background image of the scope buttons for a state, or for the normal state if the
  /// state has none; `nil` for none.
  open func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
    scopeButtons.backgroundImage(for: state, barMetrics: .default)
  }

  /// Sets the image between scope buttons with two states; `nil` removes it.
  open func setScopeBarButtonDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) {
    scopeButtons.setDividerImage(
      dividerImage, forLeftSegmentState: leftState, rightSegmentState: rightState,
      barMetrics: .default)
  }

  /// Returns the image between scope buttons with two states, or between normal buttons if the
  /// states have none; `nil` for none.
  open func scopeBarButtonDividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) -> UIImage? {
    scopeButtons.dividerImage(
      forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: .default)
  }

  /// Sets the text attributes of the scope buttons for a state; `nil` removes them.
  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { scopeButtons.setTitleTextAttributes(attributes, for: state) }

  /// Returns the text attributes of the scope buttons for a state, or for the normal state if the
  /// state has none; `nil` for none.
  open func scopeBarButtonTitleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { scopeButtons.titleTextAttributes(for: state) }

  // MARK: Layout

  /// Updates the visibility of the parts.
  private func partsDidChange() {
    promptText.text = prompt
    promptText.isHidden = prompt == nil
    cancelButton.isHidden = !showsCancelButton
    styleCancelButton()
    scopeButtons.isHidden = !showsScopes
    textDidChange()
    invalidateIntrinsicContentSize()
  }

  /// A Boolean value that indicates whether the cancel button is a round button with a cross.
  private var hasRoundCancelButton: Bool { traitCollection.systemVersion == .iOS26 }

  /// Changes the cancel button to the style of the version. Its title, which assistive technologies
  /// speak, remains.
  private func styleCancelButton() {
    guard hasRoundCancelButton != (cancelButton.configuration != nil) else { return }
    if hasRoundCancelButton {
      var configuration = UIButton.Configuration.glass()
      configuration.image = UIImage(systemName: "xmark")
      configuration.contentInsets = .zero
      cancelButton.configuration = configuration
    } else {
      cancelButton.configuration = nil
    }
  }

  /// The width of the cancel button, in points.
  private func cancelWidth(fieldHeight: CGFloat) -> CGFloat {
    hasRoundCancelButton ? fieldHeight : cancelButton.sizeThatFits(.zero).width
  }

  private var showsScopes: Bool { showsScopeBar && scopeButtons.numberOfSegments > 0 }

  /// Shows the bookmark or results button while the field is empty, and hides it otherwise.
  final func textDidChange() {
    let icon: Icon? =
      showsSearchResultsButton ? .resultsList : showsBookmarkButton ? .bookmark : nil
    guard let icon, !searchTextField.hasText else {
      searchTextField.rightView = nil
      return
    }
    fieldButton.setImage(
      searchTextField.icon(icon)
        ?? UIImage(systemName: icon == .bookmark ? "book.fill" : "list.bullet"), for: .normal)
    fieldButton.tintColor =
      icon == .resultsList && isSearchResultsButtonSelected ? nil : .secondaryLabel
    searchTextField.rightView = fieldButton
    fieldButton.bounds.size = SearchBarMetrics.fieldButtonSize
  }

  private var layout: SearchBarLayout {
    let fieldHeight = searchTextField.sizeThatFits(.zero).height
    return SearchBarLayout(
      metrics: traitCollection.systemVersion.searchBar, fieldHeight: fieldHeight,
      cancelWidth: showsCancelButton ? cancelWidth(fieldHeight: fieldHeight) : nil,
      hasPrompt: prompt != nil,
      scopeHeight: showsScopes ? scopeButtons.sizeThatFits(.zero).height : nil,
      isInNavigationBar: isInNavigationBar, isInToolbar: isInToolbar,
      isRightToLeft: isRightToLeft, grid: traitCollection.pixelGrid)
  }

  /// Returns the proposed width and the height of the parts, in points.
  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width.nonNegative, height: layout.height)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: layout.height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let frames = layout.frames(in: bounds)
    promptText.frame = frames.prompt
    searchTextField.frame = frames.field.offsetBy(
      dx: searchFieldBackgroundPositionAdjustment.horizontal,
      dy: searchFieldBackgroundPositionAdjustment.vertical)
    cancelButton.frame = frames.cancel
    scopeButtons.frame = frames.scope
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    styleCancelButton()
    invalidateIntrinsicContentSize()
  }

  // MARK: Editing

  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }

  /// Starts editing in the field.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

  // MARK: Drawing

  // Source: docs/measurements/controls.md#search-bars.
  @_spi(Cello) public override func recordContent(
    into recorder: inout DisplayListRecorder, at origin: CGPoint
  ) {
    let traits = traitCollection
    let area = bounds.offsetBy(dx: origin.x, dy: origin.y)
    guard area.width > 0, area.height > 0 else { return }
    let tint = (tintColor as UIColor).color(in: traits)
    if let image = backgroundImage(for: barPosition, barMetrics: .default) {
      recorder.withItems { $0 += image.displayItems(in: area, tint: tint, traits: traits) }
    } else if searchBarStyle != .minimal {
      if let barTintColor {
        recorder.append(.fill(.rect(area), barTintColor.color(in: traits)))
      } else if traits.systemVersion == .iOS18 {
        // Search bars of iOS 26 have no background.
        recorder.append(
          .fill(.rect(area), UIColor.secondarySystemBackground.color(in: traits)))
        let line = traits.pixelGrid.pixel
        recorder.append(
          .fill(
            .rect(CGRect(x: area.minX, y: area.maxY - line, width: area.width, height: line)),
            UIColor.separator.color(in: traits)))
      }
    }
    if showsScopes, let scopeBarBackgroundImage {
      let scope = layout.frames(in: bounds).scope.offsetBy(dx: origin.x, dy: origin.y)
      recorder.withItems {
        $0 += scopeBarBackgroundImage.displayItems(in: scope, tint: tint, traits: traits)
      }
    }
  }

  // MARK: Input traits, which are the traits of ``searchTextField``

  /// The automatic capitalization of the field.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }

  /// The autocorrection of the field.
  open var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }

  /// The spell checking of the field. Texts are not checked here.
  open var spellCheckingType: UITextSpellCheckingType {
    get { searchTextField.spellCheckingType }
    set { searchTextField.spellCheckingType = newValue }
  }

  /// The smart quotes of the field. Quotes are not replaced here.
  open var smartQuotesType: UITextSmartQuotesType {
    get { searchTextField.smartQuotesType }
    set { searchTextField.smartQuotesType = newValue }
  }

  /// The smart dashes of the field. Dashes are not replaced here.
  open var smartDashesType: UITextSmartDashesType {
    get { searchTextField.smartDashesType }
    set { searchTextField.smartDashesType = newValue }
  }

  /// The smart insertion of spaces in the field. Spaces are not adjusted here.
  open var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { searchTextField.smartInsertDeleteType }
    set { searchTextField.smartInsertDeleteType = newValue }
  }

  /// The type of the keyboard, which determines its height.
  open var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }

  /// The appearance of the keyboard, which determines its color.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { searchTextField.keyboardAppearance }
    set { searchTextField.keyboardAppearance = newValue }
  }

  /// The label of the return key.
  open var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }

  /// A Boolean value that indicates whether the return key is disabled while the field has no text.
  open var enablesReturnKeyAutomatically: Bool {
    get { searchTextField.enablesReturnKeyAutomatically }
    set { searchTextField.enablesReturnKeyAutomatically = newValue }
  }

  /// A Boolean value that indicates whether the text is replaced with dots.
  open var isSecureTextEntry: Bool {
    get { searchTextField.isSecureTextEntry }
    set { searchTextField.isSecureTextEntry = newValue }
  }

  /// The semantic meaning of the text; `nil` for none.
  open var textContentType: UITextContentType! {
    get { searchTextField.textContentType }
    set { searchTextField.textContentType = newValue }
  }

  /// The rules for suggested passwords; `nil` for the system's rules.
  open var passwordRules: UITextInputPasswordRules? {
    get { searchTextField.passwordRules }
    set { searchTextField.passwordRules = newValue }
  }
}

extension UISearchBar: UITextInputTraits {}
