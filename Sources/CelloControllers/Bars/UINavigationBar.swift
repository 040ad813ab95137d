@_spi(Cello) import CelloControls

/// A bar that shows the title and the items of the top navigation item in a stack.
open class UINavigationBar: UIView, UIBarPositioning {
  /// A delegate that approves and observes changes of the stack; `nil` by default.
  open weak var delegate: (any UINavigationBarDelegate)?
  final var stack: [UINavigationItem] = [] { didSet { stackDidChange(from: oldValue) } }

  // Appearance
  /// A Boolean value that indicates whether items can have large titles; `false` by default.
  open var prefersLargeTitles = false {
    didSet { if prefersLargeTitles != oldValue { contentDidChange() } }
  }
  /// The appearance when content is scrolled under the bar.
  open var standardAppearance = UINavigationBarAppearance() {
    didSet { standardAppearance = observed(standardAppearance) }
  }
  /// The ``standardAppearance`` until it is set.
  private(set) final var defaultAppearance: UINavigationBarAppearance?
  /// The appearance in a bar of compact height; `nil`, the default, for ``standardAppearance``.
  open var compactAppearance: UINavigationBarAppearance? {
    didSet { compactAppearance = compactAppearance.map(observed) }
  }
  /// The appearance when content is scrolled to the edge of the bar; `nil`, the default, for
  /// ``standardAppearance`` without a background.
  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { scrollEdgeAppearance = scrollEdgeAppearance.map(observed) }
  }
  /// The appearance in a bar of compact height when content is scrolled to its edge; `nil`, the
  /// default, for ``scrollEdgeAppearance``.
  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    didSet { compactScrollEdgeAppearance = compactScrollEdgeAppearance.map(observed) }
  }
  /// The style of the bar; `default` by default. `black` changes the interface style to dark.
  open var barStyle = UIBarStyle.default {
    didSet { overrideUserInterfaceStyle = barStyle == .black ? .dark : .unspecified }
  }
  /// The background color; `nil`, the default, for the appearance's color.
  open var barTintColor: UIColor? { didSet { contentDidChange() } }
  /// A Boolean value that indicates whether content is visible through the background; `true` by
  /// default.
  open var isTranslucent = true { didSet { contentDidChange() } }
  /// The image at the edge of the bar; `nil`, the default, for the appearance's image.
  open var shadowImage: UIImage? { didSet { contentDidChange() } }
  private final var backgroundImages: [UIBarPosition: [UIBarMetrics: UIImage]] = [:]
  private final var titleOffsets: [UIBarMetrics: CGFloat] = [:]

  // Set by navigation controllers
  /// A Boolean value that indicates whether content is scrolled to the edge of the bar.
  package final var isAtScrollEdge = false {
    didSet { if isAtScrollEdge != oldValue { contentDidChange() } }
  }
  /// The effect on content under the bar on iOS 26.
  final var edgeEffect: UIScrollEdgeEffect? {
    didSet {
      background.edgeEffect =
        edgeEffect?.isHidden == true
        ? .none : edgeEffect?.style === UIScrollEdgeEffect.Style.hard ? .hard : .soft
    }
  }
  /// The color into which content under the bar fades on iOS 26.
  final var edgeColor = UIColor.systemBackground {
    didSet { background.edgeColor = edgeColor }
  }
  /// A Boolean value that indicates whether the background extends below the status bar.
  package final var isAttachedToTop = false { didSet { setNeedsLayout() } }
  /// A closure that replaces popping an item after a tap on the back button.
  final var backHandler: (@MainActor () -> Void)?
  /// A closure that replaces popping items after an item is chosen in the back button's menu.
  final var backMenuHandler: (@MainActor (UINavigationItem) -> Void)?
  /// The width in the center of the row with the buttons that another view covers, in points.
  package final var reservedWidth: CGFloat = 0 {
    didSet { if reservedWidth != oldValue { contentDidChange() } }
  }
  /// The horizontal offsets of the titles during an interactive pop, in points.
  final var titleShift: (inline: CGFloat, large: CGFloat) = (0, 0) {
    didSet { if titleShift != oldValue { setNeedsLayout() } }
  }
  /// Called when the height may have changed.
  final var heightHandler: (@MainActor () -> Void)?

  // Parts
  private final let background = BarBackground(frame: .zero)
  final let leadingItems = BarItemsView(frame: .zero)
  final let centerItems = BarItemsView(frame: .zero)
  final let trailingItems = BarItemsView(frame: .zero)
  private final let promptText = UILabel()
  final let titles = NavigationTitle(frame: .zero)
  private final let largeTitles = LargeNavigationTitle(frame: .zero)
  private final weak var shownTitleView: UIView?
  private final weak var shownSearchBar: UISearchBar?
  /// The item of the back button if its navigation item has no
  /// ``UINavigationItem/backBarButtonItem``.
  final let genericBackItem = UIBarButtonItem()
  /// The button that opens the overflow menu.
  final let overflowItem = UIBarButtonItem(image: UIImage(systemName: "ellipsis.circle"))
  /// The button that begins a search.
  final let searchButtonItem = UIBarButtonItem()
  /// An item that a container adds at the leading edge; `nil` for none.
  final var systemItem: UIBarButtonItem? {
    didSet { if systemItem !== oldValue { contentDidChange() } }
  }
  /// The text field that replaces the title while the item is renamed; `nil` otherwise.
  final var renaming: TitleRenaming?
  private final var needsContentUpdate = true

  /// Stored only: the preferred behavioral style; `automatic` by default. The style is always
  /// `pad`.
  open var preferredBehavioralStyle = UIBehavioralStyle.automatic
  /// The behavioral style; always `pad`, as outside of Mac Catalyst.
  open var behavioralStyle: UIBehavioralStyle { .pad }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    standardAppearance = observed(standardAppearance)
    defaultAppearance = standardAppearance
    setUp()
  }

  private func setUp() {
    promptText.font = .systemFont(ofSize: BarMetrics.promptFontSize)
    promptText.textAlignment = .center
    overflowItem.accessibilityLabel = SystemString.more.text
    let parts = [
      background, largeTitles, titles, centerItems, leadingItems, trailingItems, promptText,
    ]
    for part in parts { addSubview(part) }
    showLargeContentOfBarItems()
  }

  /// Creates a bar of a nib file; fails for other coders.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    standardAppearance = observed(standardAppearance)
    defaultAppearance = standardAppearance
    setUp()
    coder.apply(to: self, as: UINavigationBar.self)
  }

  @_spi(Cello) public override class var appearanceTable: AppearanceTable { .navigationBar }

  /// The position of the bar: the delegate's choice, or `topAttached` in a navigation controller.
  open var barPosition: UIBarPosition {
    isAttachedToTop ? .topAttached : delegate?.position(for: self) ?? .any
  }

  // MARK: Items

  /// The items of the stack, from bottom to top; `nil` for an empty stack.
  open var items: [UINavigationItem]? {
    get { stack.isEmpty ? nil : stack }
    set { setItems(newValue, animated: false) }
  }

  /// Replaces the stack, without an animation.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) { stack = items ?? [] }

  /// The item at the top of the stack; `nil` for an empty stack.
  open var topItem: UINavigationItem? { stack.last }

  /// The item below the top item, whose title the back button shows; `nil` for none.
  open var backItem: UINavigationItem? { stack.count > 1 ? stack[stack.count - 2] : nil }

  /// Pushes an item, unless the delegate refuses. An item that is in the stack already is ignored.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard !stack.contains(where: { $0 === item }),
      delegate?.navigationBar(self, shouldPush: item) ?? true
    else { return }
    stack.append(item)
    delegate?.navigationBar(self, didPush: item)
  }

  /// Pops the top item, unless the delegate refuses or it is the only item. Returns the item; `nil`
  /// if it was not popped.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard stack.count > 1, let item = stack.last,
      delegate?.navigationBar(self, shouldPop: item) ?? true
    else { return nil }
    stack.removeLast()
    delegate?.navigationBar(self, didPop: item)
    return item
  }

  private final func stackDidChange(from oldStack: [UINavigationItem]) {
    if renaming?.item !== stack.last { endRenaming() }
    for item in oldStack {
      item.changeHandler = nil
      if item !== stack.last, item.overflowItem === overflowItem { item.overflowItem = nil }
    }
    for item in stack {
      item.changeHandler = { [weak self] in self?.contentDidChange() }
    }
    contentDidChange()
  }

  final func contentDidChange() {
    needsContentUpdate = true
    setNeedsLayout()
    invalidateIntrinsicContentSize()
    heightHandler?()
  }

  final func backButtonTapped() {
    if let action = topItem?.backAction {
      action.run(from: self)
    } else if let backHandler {
      guard let topItem, delegate?.navigationBar(self, shouldPop: topItem) ?? true else { return }
      backHandler()
    } else {
      popItem(animated: true)
    }
  }

  // MARK: Appearance

  /// Copies all properties from another bar that determine the appearance, except for the items.
  final func takeStyle(of bar: UINavigationBar) {
    prefersLargeTitles = bar.prefersLargeTitles
    standardAppearance = bar.standardAppearance
    compactAppearance = bar.compactAppearance
    scrollEdgeAppearance = bar.scrollEdgeAppearance
    compactScrollEdgeAppearance = bar.compactScrollEdgeAppearance
    barStyle = bar.barStyle
    barTintColor = bar.barTintColor
    isTranslucent = bar.isTranslucent
    shadowImage = bar.shadowImage
    backgroundImages = bar.backgroundImages
    titleOffsets = bar.titleOffsets
    backIndicatorImage = bar.backIndicatorImage
    isAttachedToTop = bar.isAttachedToTop
    overrideUserInterfaceStyle = bar.overrideUserInterfaceStyle
    tintColor = bar.ownTintColor
  }

  private final func observed(
    _ appearance: UINavigationBarAppearance
  ) -> UINavigationBarAppearance {
    contentDidChange()
    return appearance.copied { [weak self] in self?.contentDidChange() }
  }

  /// The attributes of inline titles in ``standardAppearance``; `nil` for the system's attributes.
  open var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get {
      standardAppearance.titleTextAttributes.isEmpty ? nil : standardAppearance.titleTextAttributes
    }
    set { standardAppearance.titleTextAttributes = newValue ?? [:] }
  }

  /// The attributes of large titles in ``standardAppearance``; `nil` for the system's attributes.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get {
      let attributes = standardAppearance.largeTitleTextAttributes
      return attributes.isEmpty ? nil : attributes
    }
    set { standardAppearance.largeTitleTextAttributes = newValue ?? [:] }
  }

  /// The image beside the title of back buttons; `nil`, the default, for the system's chevron. An
  /// image in the appearance takes precedence.
  open var backIndicatorImage: UIImage? { didSet { contentDidChange() } }
  /// Stored only: the mask of back buttons during transitions; `nil` by default. Bars change
  /// without transitions.
  open var backIndicatorTransitionMaskImage: UIImage?

  /// Sets the background image for a position and metrics; `nil` removes it.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    backgroundImages[barPosition, default: [:]][barMetrics] = backgroundImage
    contentDidChange()
  }

  /// Returns the background image for a position and metrics, or else for any position; `nil` for
  /// none.
  open func backgroundImage(
    for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? {
    backgroundImages[barPosition]?[barMetrics] ?? backgroundImages[.any]?[barMetrics]
  }

  /// Sets the background image for metrics and any position; `nil` removes it.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    setBackgroundImage(backgroundImage, for: .any, barMetrics: barMetrics)
  }

  /// Returns the background image for metrics and any position; `nil` for none.
  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImage(for: .any, barMetrics: barMetrics)
  }

  /// Sets the vertical offset of inline titles, in points; positive values are down.
  open func setTitleVerticalPositionAdjustment(
    _ adjustment: CGFloat, for barMetrics: UIBarMetrics
  ) {
    titleOffsets[barMetrics] = adjustment
    setNeedsLayout()
  }

  /// Returns the vertical offset of inline titles, in points; 0 by default.
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    titleOffsets[barMetrics] ?? 0
  }

  /// The current appearance, with the bar's legacy properties applied.
  final var effectiveAppearance: UINavigationBarAppearance {
    let item = topItem
    let compact = isCompact ? item?.compactAppearance ?? compactAppearance : nil
    let standard = compact ?? item?.standardAppearance ?? standardAppearance
    if isAtScrollEdge {
      let compactEdge = item?.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance
      let edge =
        (isCompact ? compactEdge : nil) ?? item?.scrollEdgeAppearance ?? scrollEdgeAppearance
      return edge ?? standard.transparentCopy()
    }
    let image =
      backgroundImage(for: barPosition, barMetrics: isCompact ? .compact : .default)
      ?? backgroundImage(for: barPosition, barMetrics: .default)
    return standard.replacingBackground(
      color: barTintColor, isTranslucent: isTranslucent, image: image, shadow: shadowImage)
  }

  private final var isCompact: Bool { traitCollection.verticalSizeClass == .compact }

  /// A Boolean value that indicates whether the top item has a large title.
  final var showsLargeTitle: Bool {
    guard prefersLargeTitles, !isCompact else { return false }
    return stack.reduce(true) { isLarge, item in
      switch item.largeTitleDisplayMode {
      case .automatic: isLarge
      case .always: true
      case .never: false
      // With a back button, `inline` is equivalent to `always`.
      case .inline: item !== stack.first
      }
    }
  }

  /// A Boolean value that indicates whether the large title is in the row with the buttons.
  private final var hasInlineLargeTitle: Bool {
    prefersLargeTitles && !isCompact && stack.count == 1
      && topItem?.largeTitleDisplayMode == .inline
  }

  // MARK: Content

  @_spi(Cello) public override func prepareForLayout() { updateContentIfNeeded() }

  private final func updateContentIfNeeded() {
    guard needsContentUpdate else { return }
    needsContentUpdate = false
    let item = topItem
    item?.updateSearchPlacement(in: traitCollection)
    let appearance = effectiveAppearance
    background.appearance = appearance
    updateItems(appearance: appearance)
    promptText.text = item?.prompt
    promptText.isHidden = item?.prompt == nil
    updateTitles(appearance: appearance)
    if shownTitleView !== item?.titleView {
      if shownTitleView?.superview === self { shownTitleView?.removeFromSuperview() }
      shownTitleView = item?.titleView
      if let view = item?.titleView { insertSubview(view, aboveSubview: titles) }
    }
    if shownSearchBar !== item?.searchBarOfNavigationBar {
      if let shownSearchBar, shownSearchBar.superview === self {
        shownSearchBar.removeFromSuperview()
        shownSearchBar.isInNavigationBar = false
      }
      shownSearchBar = item?.searchBarOfNavigationBar
      if let searchBar = item?.searchBarOfNavigationBar {
        searchBar.isInNavigationBar = true
        addSubview(searchBar)
      }
    }
  }

  private final func updateTitles(appearance: UINavigationBarAppearance) {
    guard let item = topItem else {
      titles.menu = nil
      titles.show(nil)
      largeTitles.show(nil)
      return
    }
    var attributes = appearance.titleTextAttributes
    if hasInlineLargeTitle {
      attributes = [.font: largeTitles.titleFont].merging(appearance.largeTitleTextAttributes) {
        $1
      }
    }
    let showsSubtitles = traitCollection.systemVersion == .iOS26
    titles.show(
      NavigationTitle.Content(
        title: item.attributedTitle.map { NSAttributedString($0) }
          ?? item.title.map { NSAttributedString(string: $0) },
        attributes: attributes,
        subtitle: !showsSubtitles
          ? nil
          : item.attributedSubtitle.map { NSAttributedString($0) }
            ?? item.subtitle.map { NSAttributedString(string: $0) },
        subtitleAttributes: appearance.subtitleTextAttributes,
        subtitleView: showsSubtitles ? item.subtitleView : nil))
    titles.menu = titleMenu(of: item)
    guard showsLargeTitle else {
      largeTitles.show(nil)
      return
    }
    let subtitle =
      item.largeAttributedSubtitle ?? item.largeSubtitle.map { AttributedString($0) }
      ?? item.attributedSubtitle ?? item.subtitle.map { AttributedString($0) }
    largeTitles.show(
      NavigationTitle.Content(
        title: (item.largeTitle ?? item.attributedTitle.map { String($0.characters) }
          ?? item.title).map { NSAttributedString(string: $0) },
        attributes: appearance.largeTitleTextAttributes,
        subtitle: showsSubtitles ? subtitle.map { NSAttributedString($0) } : nil,
        subtitleAttributes: appearance.largeSubtitleTextAttributes,
        subtitleView: showsSubtitles ? item.largeSubtitleView : nil))
  }

  // MARK: Layout

  final var metrics: NavigationBarMetrics {
    traitCollection.systemVersion.navigationBar(for: traitCollection)
  }

  /// The width that the screen's shape covers at each side.
  private final var coveredSide: CGFloat { max(safeAreaInsets.left, safeAreaInsets.right) }

  final func margin(width: CGFloat) -> CGFloat {
    SideMargin.bars.points(width: width) + coveredSide
  }

  private final func barLayout(width: CGFloat) -> NavigationBarLayout {
    updateContentIfNeeded()
    let margin = margin(width: width)
    let metrics = metrics
    var layout = NavigationBarLayout(
      metrics: metrics, width: width, margin: margin, grid: traitCollection.pixelGrid)
    layout.hasPrompt = topItem?.prompt != nil
    layout.isRightToLeft = isRightToLeft
    layout.leading =
      leadingItems.isEmpty ? 0 : leadingStart(margin: margin) + leadingItems.minimumLength
    layout.trailing =
      trailingItems.isEmpty
      ? 0 : trailingItems.minimumLength + margin - trailingItems.trailingPadding
    layout.inlineSearch = inlineSearch
    let searchInset = layout.inlineSearchInset
    if searchInset > 0 { layout.trailing = trailingItems.minimumLength + margin + searchInset }
    layout.isTitleLeading =
      hasInlineLargeTitle || topItem?.style != .navigator || reservedWidth > 0
    layout.reservedWidth = reservedWidth
    layout.title = titleSize
    if showsLargeTitle {
      layout.largeTitleHeight = metrics.largeTitleHeight + largeTitles.additionalHeight
    }
    if let inlineSearch = layout.inlineSearch {
      layout.isTitleLeading = layout.isTitleLeading || inlineSearch.isCentered
    } else if topItem?.searchBarOfNavigationBar != nil, hasSearchButton,
      topItem?.isSearchActive != true
    {
      // The search bar appears after a tap on the button.
    } else if let searchBar = topItem?.searchBarOfNavigationBar {
      layout.searchHeight = searchBar.sizeThatFits(CGSize(width: width, height: 0)).height
      layout.isSearchPinned =
        topItem?.hidesSearchBarWhenScrolling == false || topItem?.isSearchActive == true
      layout.hidesContent = topItem?.hidesContentDuringSearch == true
    }
    return layout
  }

  /// The search bar in the row with the buttons; `nil` if it is below the row or absent.
  private final var inlineSearch: NavigationBarLayout.InlineSearch? {
    guard let topItem, topItem.searchBarOfNavigationBar != nil, reservedWidth == 0 else {
      return nil
    }
    let length = NavigationBarLayout.inlineSearchLength(width: bounds.width)
    switch topItem.resolvedSearchPlacement {
    case .integrated: return .trailing(length)
    case .integratedCentered: return .centered(length * 1.5)
    case .automatic, .stacked, .integratedButton: return nil
    }
  }

  /// The width that a search bar occupies in the row with the buttons, in points.
  final var lengthOfInlineSearch: CGFloat {
    switch inlineSearch {
    case nil: 0
    case .trailing(let length), .centered(let length): length + metrics.titleSpacing
    }
  }

  /// A Boolean value that indicates whether a button begins the search.
  final var hasSearchButton: Bool {
    guard let topItem, topItem.searchBarOfNavigationBar != nil else { return false }
    return topItem.resolvedSearchPlacement == .integratedButton
      || (reservedWidth > 0 && topItem.resolvedSearchPlacement != .stacked)
  }

  private final var titleSize: CGSize? {
    if let view = topItem?.titleView {
      var size = view.barSize
      // A view with a height but no intrinsic width, such as a search bar, has the maximum width.
      if size.width <= 0, size.height > 0 { size.width = bounds.width }
      return size
    }
    let size = titles.sizeThatFits(.zero)
    return size.width > 0 ? size : nil
  }

  /// Returns the origin of the leading buttons.
  private final func leadingStart(margin: CGFloat) -> CGFloat {
    if leadingItems.startsWithBackIndicator {
      return metrics.backIndicatorInset + coveredSide
    }
    return margin - leadingItems.leadingPadding
  }

  /// Returns the minimum and the full height for a width.
  final func heights(width: CGFloat) -> ClosedRange<CGFloat> {
    let layout = barLayout(width: width)
    return layout.minimumHeight...max(layout.fullHeight, layout.minimumHeight)
  }

  /// Returns the heights at which scrolling comes to rest, in ascending order.
  final func restingHeights(width: CGFloat) -> [CGFloat] {
    let layout = barLayout(width: width)
    let least = layout.minimumHeight
    let withTitle = min(least + (layout.largeTitleHeight ?? 0), layout.fullHeight)
    return [least, max(withTitle, least), max(layout.fullHeight, least)]
  }

  /// Returns the proposed width and the full height.
  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width.nonNegative
    return CGSize(width: width, height: barLayout(width: width).fullHeight)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: barLayout(width: bounds.width).fullHeight)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let layout = barLayout(width: bounds.width)
    let frames = layout.frames(height: bounds.height)
    let attachedTop = barPosition == .topAttached ? max(frame.minY, 0) : 0
    background.frame = CGRect(
      x: 0, y: -attachedTop, width: bounds.width, height: bounds.height + attachedTop)
    promptText.frame = frames.prompt
    let start = leadingStart(margin: layout.margin)
    place(leadingItems, start: start, length: leadingItems.minimumLength, in: frames.row)
    place(
      trailingItems, start: bounds.width - layout.trailing, length: trailingItems.minimumLength,
      in: frames.row)
    let centerLength = centerItems.minimumLength
    place(
      centerItems, start: (bounds.width - centerLength) / 2, length: centerLength, in: frames.row)
    let metrics: UIBarMetrics = isCompact ? .compact : .default
    let offset = effectiveAppearance.titlePositionAdjustment
    let titleFrame = frames.title.offsetBy(
      dx: offset.horizontal + titleShift.inline,
      dy: offset.vertical + titleVerticalPositionAdjustment(for: metrics))
    for part in [promptText, leadingItems, trailingItems, centerItems] as [UIView] {
      part.isHidden =
        layout.hidesContent || (part === promptText && !layout.hasPrompt)
        || (part === centerItems && reservedWidth > 0)
    }
    let isInlineHidden = showsLargeTitle && frames.largeTitle.height > 0
    titles.isHidden = isInlineHidden || shownTitleView != nil || layout.hidesContent
    shownTitleView?.isHidden = layout.hidesContent
    if let renaming {
      titles.isHidden = true
      renaming.field.frame = renaming.frame(in: frames.row, layout)
      renaming.field.isHidden = layout.hidesContent
    }
    titles.frame = titleFrame
    titles.isLeading = layout.isTitleLeading
    shownTitleView?.frame = titleFrame
    largeTitles.isHidden = !showsLargeTitle || layout.hidesContent
    largeTitles.margin = layout.margin
    largeTitles.top = self.metrics.largeTitleTop
    largeTitles.fullHeight = layout.largeTitleHeight ?? 0
    largeTitles.frame = frames.largeTitle.offsetBy(dx: titleShift.large, dy: 0)
    if let shownSearchBar, layout.inlineSearch != nil {
      // The search field fills the area. The search bar is larger by its margins.
      let area = frames.inlineSearch
      let field = shownSearchBar.searchTextField
      let height = shownSearchBar.sizeThatFits(area.size).height
      shownSearchBar.frame = CGRect(x: area.minX, y: area.minY, width: area.width, height: height)
      shownSearchBar.layoutIfNeeded()
      let inset = max(isRightToLeft ? area.width - field.frame.maxX : field.frame.minX, 0)
      let offset = area.height / 2 - field.frame.midY
      shownSearchBar.frame = CGRect(
        x: area.minX - inset, y: area.minY + traitCollection.pixelGrid.rounded(offset),
        width: area.width + 2 * inset, height: height)
      shownSearchBar.isHidden = false
      shownSearchBar.alpha = 1
    } else if let shownSearchBar {
      shownSearchBar.frame = CGRect(
        x: 0, y: frames.search.minY, width: bounds.width, height: layout.searchHeight ?? 0)
      shownSearchBar.isHidden = frames.search.height <= 0 || layout.searchHeight == nil
      shownSearchBar.alpha =
        frames.search.height < (layout.searchHeight ?? 0) ? 0 : 1
    }
  }

  private final func place(
    _ view: BarItemsView, start: CGFloat, length: CGFloat, in row: CGRect
  ) {
    let x = isRightToLeft ? bounds.width - start - length : start
    view.frame = CGRect(
      x: traitCollection.pixelGrid.rounded(x), y: row.minY, width: length, height: row.height)
  }

  @_spi(Cello) public override func boundsSizeDidChange() { needsContentUpdate = true }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    contentDidChange()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    contentDidChange()
  }
}
