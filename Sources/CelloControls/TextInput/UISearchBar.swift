internal import CelloRaster
@_spi(Cello) import CelloViews

/// A bar with a search field, and buttons to cancel the search and to narrow its scope.
open class UISearchBar: UIView, UIBarPositioning {
  /// An icon in the field.
  public enum Icon: Int, Hashable, Sendable {
    case search = 0
    case clear = 1
    case bookmark = 2
    case resultsList = 3
  }

  public enum Style: UInt, Hashable, Sendable {
    case `default` = 0
    /// With a background.
    case prominent = 1
    /// Without a background.
    case minimal = 2
  }

  open weak var delegate: (any UISearchBarDelegate)?
  /// What a search controller is told, besides the app's delegate.
  package enum Event {
    case beganEditing
    /// The text or the scope.
    case changed
    case canceled
  }
  package final var eventHandler: (@MainActor (Event) -> Void)?

  /// The field, which has its own text attributes and input traits.
  public final let searchTextField = UISearchTextField(frame: .zero)
  private let cancelButton = UIButton(type: .system)
  private let scopeButtons = UISegmentedControl(frame: .zero)
  private let promptText = UILabel()
  private let fieldButton = UIButton(type: .custom)

  // Content
  open var text: String? {
    get { searchTextField.text }
    set {
      searchTextField.text = newValue
      textDidChange()
      eventHandler?(.changed)
    }
  }
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  /// A line above the field; `nil` for none.
  open var prompt: String? {
    didSet { partsDidChange() }
  }
  open var isEnabled = true {
    didSet {
      searchTextField.isEnabled = isEnabled
      cancelButton.isEnabled = isEnabled
      scopeButtons.isEnabled = isEnabled
      fieldButton.isEnabled = isEnabled
    }
  }

  // Buttons
  open var showsCancelButton = false {
    didSet { partsDidChange() }
  }
  /// Whether a button for bookmarks is in an empty field.
  open var showsBookmarkButton = false {
    didSet { partsDidChange() }
  }
  /// Whether a button for a list of results is in an empty field, instead of one for bookmarks.
  open var showsSearchResultsButton = false {
    didSet { partsDidChange() }
  }
  open var isSearchResultsButtonSelected = false {
    didSet { partsDidChange() }
  }
  open var showsScopeBar = false {
    didSet { partsDidChange() }
  }
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
  /// The index of the selected scope, 0 by default.
  open var selectedScopeButtonIndex: Int {
    get { max(scopeButtons.selectedSegmentIndex, 0) }
    set {
      scopeButtons.selectedSegmentIndex =
        min(max(newValue, 0), max(scopeButtons.numberOfSegments - 1, 0))
    }
  }

  // Appearance
  open var searchBarStyle = Style.default
  open var barStyle = UIBarStyle.default {
    didSet { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified }
  }
  /// The color of the background; `nil` for the system's.
  open var barTintColor: UIColor?
  /// Whether the background shows what is behind it; system backgrounds are opaque in pictures.
  open var isTranslucent = true
  /// The image that is stretched over the background.
  open var backgroundImage: UIImage? {
    get { backgroundImage(for: .any, barMetrics: .default) }
    set { setBackgroundImage(newValue, for: .any, barMetrics: .default) }
  }
  /// The image that is stretched over the row of the scope buttons.
  open var scopeBarBackgroundImage: UIImage?
  private var backgroundImages: [UIBarPosition: [UIBarMetrics: UIImage]] = [:]
  /// Moves the background of the field, in points.
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero {
    didSet { setNeedsLayout() }
  }
  /// Moves the text in the field, in points.
  open var searchTextPositionAdjustment: UIOffset {
    get { searchTextField.textOffset }
    set { searchTextField.textOffset = newValue }
  }
  /// The view above the keyboard, which is not shown.
  open override var inputAccessoryView: UIView? {
    get { searchTextField.inputAccessoryView }
    set { searchTextField.inputAccessoryView = newValue }
  }

  /// The place that the delegate decides on.
  open var barPosition: UIBarPosition { delegate?.position(for: self) ?? .any }

  public override init(frame: CGRect) {
    super.init(frame: frame)
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

  /// Always fails: views are not read from archives.
  public required init?(coder: NSCoder) { return nil }

  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  open func setShowsScope(_ show: Bool, animated animate: Bool) { showsScopeBar = show }

  private func fieldButtonTapped() {
    if showsSearchResultsButton {
      delegate?.searchBarResultsListButtonClicked(self)
    } else {
      delegate?.searchBarBookmarkButtonClicked(self)
    }
  }

  // MARK: Images

  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { backgroundImages[barPosition, default: [:]][barMetrics] = backgroundImage }

  open func backgroundImage(
    for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? {
    backgroundImages[barPosition]?[barMetrics] ?? backgroundImages[.any]?[barMetrics]
  }

  open func setSearchFieldBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) { searchTextField.backgroundImages[state] = backgroundImage }

  open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    searchTextField.backgroundImages[state]
  }

  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    searchTextField.icons[icon, default: .init()][state] = iconImage
    partsDidChange()
  }

  open func image(for icon: Icon, state: UIControl.State) -> UIImage? {
    searchTextField.icons[icon]?[state]
  }

  /// Moves an icon, in points. Only the magnifying glass moves.
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    searchTextField.iconOffsets[icon] = adjustment
  }

  open func positionAdjustment(for icon: Icon) -> UIOffset {
    searchTextField.iconOffsets[icon] ?? .zero
  }

  open func setScopeBarButtonBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State
  ) { scopeButtons.setBackgroundImage(backgroundImage, for: state, barMetrics: .default) }

  open func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
    scopeButtons.backgroundImage(for: state, barMetrics: .default)
  }

  open func setScopeBarButtonDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) {
    scopeButtons.setDividerImage(
      dividerImage, forLeftSegmentState: leftState, rightSegmentState: rightState,
      barMetrics: .default)
  }

  open func scopeBarButtonDividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) -> UIImage? {
    scopeButtons.dividerImage(
      forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: .default)
  }

  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) { scopeButtons.setTitleTextAttributes(attributes, for: state) }

  open func scopeBarButtonTitleTextAttributes(
    for state: UIControl.State
  ) -> [NSAttributedString.Key: Any]? { scopeButtons.titleTextAttributes(for: state) }

  // MARK: Layout

  /// Shows the parts that are needed.
  private func partsDidChange() {
    promptText.text = prompt
    promptText.isHidden = prompt == nil
    cancelButton.isHidden = !showsCancelButton
    scopeButtons.isHidden = !showsScopes
    textDidChange()
    invalidateIntrinsicContentSize()
  }

  private var showsScopes: Bool { showsScopeBar && scopeButtons.numberOfSegments > 0 }

  /// The button in the field is shown while the field is empty.
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
    SearchBarLayout(
      metrics: traitCollection.systemVersion.searchBar,
      fieldHeight: searchTextField.sizeThatFits(.zero).height,
      cancelWidth: showsCancelButton ? cancelButton.sizeThatFits(.zero).width : nil,
      hasPrompt: prompt != nil,
      scopeHeight: showsScopes ? scopeButtons.sizeThatFits(.zero).height : nil,
      isRightToLeft: isRightToLeft, grid: traitCollection.pixelGrid)
  }

  /// The proposed width and the height of the parts.
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
    invalidateIntrinsicContentSize()
  }

  // MARK: Editing

  open override var canBecomeFirstResponder: Bool { searchTextField.canBecomeFirstResponder }

  /// Begins editing in the field.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

  // MARK: Drawing

  // Source: docs/measurements/controls.md#search-bars.
  @_spi(Cello) public override func recordContent(into recorder: inout DisplayListRecorder, at origin: CGPoint) {
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
        // Bars of iOS 26 have no background.
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
}
