internal import CelloRaster
@_spi(Cello) import CelloViews

/// A row of dots, one for each page, that marks the current page.
open class UIPageControl: UIControl {
  /// The visibility of the background behind the dots.
  public enum BackgroundStyle: Int, Hashable, Sendable {
    /// Visible only while the control is touched.
    case automatic = 0
    /// Always visible.
    case prominent = 1
    /// Never visible.
    case minimal = 2
  }

  /// The direction from a page to the next page.
  public enum Direction: Int, Hashable, Sendable {
    /// The direction of the layout.
    case natural = 0
    case leftToRight = 1
    case rightToLeft = 2
    case topToBottom = 3
    case bottomToTop = 4
  }

  /// The kind of touch that the control tracks.
  public enum InteractionState: Int, Hashable, Sendable {
    case none = 0
    /// A touch that has not moved.
    case discrete = 1
    /// A touch that moves from page to page.
    case continuous = 2
  }

  /// The number of pages; 0 by default. Negative numbers are treated as 0.
  open var numberOfPages = 0 {
    didSet {
      numberOfPages = max(numberOfPages, 0)
      currentPage = min(currentPage, max(numberOfPages - 1, 0))
      updateVisibility()
      invalidateIntrinsicContentSize()
    }
  }

  /// The index of the marked page, clamped to the pages; 0 by default. Setting it sends no event.
  open var currentPage = 0 {
    didSet {
      currentPage = min(max(currentPage, 0), max(numberOfPages - 1, 0))
      guard currentPage != oldValue else { return }
      progress?.pageDidChange(to: currentPage)
      if progress != nil { invalidateIntrinsicContentSize() }
    }
  }

  /// A Boolean value that indicates whether the control is hidden if it has at most one page;
  /// `false` by default.
  open var hidesForSinglePage = false {
    didSet { updateVisibility() }
  }

  /// The color of the dots; `nil`, the default, for translucent white.
  open var pageIndicatorTintColor: UIColor?
  /// The color of the current page's dot; `nil`, the default, for white.
  open var currentPageIndicatorTintColor: UIColor?
  /// The visibility of the background behind the dots; `automatic` by default.
  open var backgroundStyle = BackgroundStyle.automatic
  /// The direction from a page to the next page; `natural` by default.
  open var direction = Direction.natural {
    didSet { if direction != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// A Boolean value that indicates whether a moving touch selects the nearest page continuously;
  /// `true` by default.
  open var allowsContinuousInteraction = true
  /// The kind of touch that the control tracks; `none` without a touch.
  open private(set) var interactionState = InteractionState.none

  /// The image of all pages; `nil`, the default, for dots.
  open var preferredIndicatorImage: UIImage? {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// The image of the current page; `nil`, the default, for the image of the other pages.
  open var preferredCurrentPageIndicatorImage: UIImage? {
    didSet { invalidateIntrinsicContentSize() }
  }
  private var images: [Int: UIImage] = [:]
  private var currentPageImages: [Int: UIImage] = [:]

  /// The progress that the indicator of the current page shows; `nil`, the default, for none.
  open var progress: UIPageControlProgress? {
    didSet {
      guard progress !== oldValue else { return }
      oldValue?.control = nil
      progress?.control = self
      progress?.pageDidChange(to: currentPage)
      invalidateIntrinsicContentSize()
    }
  }

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a control of a nib file; fails for other coders.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    coder.apply(to: self, as: UIPageControl.self)
  }

  @_spi(Cello) public override class var appearanceTable: AppearanceTable { .pageControl }

  private func updateVisibility() {
    if hidesForSinglePage { isHidden = numberOfPages <= 1 }
  }

  // MARK: Images

  /// Sets the image of a page; `nil` for ``preferredIndicatorImage``.
  open func setIndicatorImage(_ image: UIImage?, forPage page: Int) {
    images[page] = image
    invalidateIntrinsicContentSize()
  }

  /// Returns the image that was set for a page, or ``preferredIndicatorImage``; `nil` for a dot.
  open func indicatorImage(forPage page: Int) -> UIImage? {
    images[page] ?? preferredIndicatorImage
  }

  /// Sets the image of a page for the time when it is the current page; `nil` for
  /// ``preferredCurrentPageIndicatorImage``.
  open func setCurrentPageIndicatorImage(_ image: UIImage?, forPage page: Int) {
    currentPageImages[page] = image
    invalidateIntrinsicContentSize()
  }

  /// Returns the image of a page for the time when it is the current page; `nil` for a dot.
  open func currentPageIndicatorImage(forPage page: Int) -> UIImage? {
    currentPageImages[page] ?? preferredCurrentPageIndicatorImage ?? indicatorImage(forPage: page)
  }

  private func image(_ page: Int) -> UIImage? {
    page == currentPage ? currentPageIndicatorImage(forPage: page) : indicatorImage(forPage: page)
  }

  // MARK: Layout

  private func layout(pages: Int) -> PageIndicatorLayout {
    // No screen has space for more pages.
    let pages = min(pages, 10_000)
    let isNew = traitCollection.systemVersion == .iOS26
    let diameter = isNew ? PageControlMetrics.dotOfiOS26 : PageControlMetrics.dot
    let imageWidth = isNew ? PageControlMetrics.imageOfiOS26 : PageControlMetrics.image
    return PageIndicatorLayout(
      sizes: (0..<max(pages, 0)).map { page in
        if let image = image(page) { return image.size }
        guard page == currentPage, progress != nil else {
          return CGSize(width: diameter, height: diameter)
        }
        let bar = PageControlMetrics.progressBar
        return layoutDirection.isVertical ? CGSize(width: bar.height, height: bar.width) : bar
      },
      currentPage: currentPage, direction: layoutDirection, grid: traitCollection.pixelGrid,
      dotPadding: (imageWidth - diameter) / 2)
  }

  private var layoutDirection: PageIndicatorLayout.Direction {
    switch direction {
    case .natural: isRightToLeft ? .left : .right
    case .leftToRight: .right
    case .rightToLeft: .left
    case .topToBottom: .down
    case .bottomToTop: .up
    }
  }

  /// Returns the size that fits a number of pages, in points.
  open func size(forNumberOfPages pageCount: Int) -> CGSize {
    layout(pages: pageCount).fittingSize
  }

  @discardableResult
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(forNumberOfPages: numberOfPages)
  }

  open override var intrinsicContentSize: CGSize { size(forNumberOfPages: numberOfPages) }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    invalidateIntrinsicContentSize()
  }

  // MARK: Touches

  @discardableResult
  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    interactionState = .discrete
    return true
  }

  /// Selects the page whose indicator is nearest to the touch.
  @discardableResult
  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard allowsContinuousInteraction else { return true }
    interactionState = .continuous
    let point = touch.location(in: self)
    let isVertical = layoutDirection.isVertical
    let nearest = layout(pages: numberOfPages).frames(in: bounds).min { left, right in
      func distance(_ frame: CGRect) -> CGFloat {
        abs(isVertical ? frame.midY - point.y : frame.midX - point.x)
      }
      return distance(left.frame) < distance(right.frame)
    }
    if let nearest { change(to: nearest.page) }
    return true
  }

  /// Shows the next page for a tap in the half of the control toward it; otherwise the previous
  /// page.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    defer { interactionState = .none }
    guard interactionState == .discrete, isTouchInside, let touch else { return }
    let point = touch.location(in: self)
    let goesOn =
      switch layoutDirection {
      case .right: point.x >= bounds.midX
      case .left: point.x < bounds.midX
      case .down: point.y >= bounds.midY
      case .up: point.y < bounds.midY
      }
    change(to: currentPage + (goesOn ? 1 : -1))
  }

  open override func cancelTracking(with event: UIEvent?) { interactionState = .none }

  /// Shows a page and sends the events of a touch.
  final func change(to page: Int) {
    let former = currentPage
    currentPage = page
    if currentPage != former { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  @discardableResult
  open override func accessibilityActivate() -> Bool { false }

  open override func accessibilityIncrement() { if isEnabled { change(to: currentPage + 1) } }

  open override func accessibilityDecrement() { if isEnabled { change(to: currentPage - 1) } }

  /// The names by which Voice Control finds the control; “Page control” by default.
  open override var accessibilityUserInputLabels: [String]! {
    get {
      let labels = super.accessibilityUserInputLabels ?? []
      return labels.isEmpty ? [SystemString.pageControl.text] : labels
    }
    set { super.accessibilityUserInputLabels = newValue }
  }

  @_spi(Cello) public override var defaultAccessibility: DefaultAccessibility {
    var result = super.defaultAccessibility
    if numberOfPages > 0 {
      result.value = SystemString.pageOfPages
        .text(.integer(currentPage + 1), .integer(numberOfPages))
    }
    result.traits.formUnion([.updatesFrequently, .adjustable])
    return result
  }

  // MARK: Drawing

  private var showsBackground: Bool {
    switch backgroundStyle {
    case .automatic: interactionState != .none
    case .prominent: true
    case .minimal: false
    }
  }

  // Source: docs/measurements/controls.md#page-controls.
  @_spi(Cello) public override func recordContent(
    into recorder: inout DisplayListRecorder, at origin: CGPoint
  ) {
    let traits = traitCollection
    let layout = layout(pages: numberOfPages)
    let frames = layout.frames(in: bounds).map {
      ($0.page, $0.frame.offsetBy(dx: origin.x, dy: origin.y))
    }
    guard !frames.isEmpty, bounds.width > 0, bounds.height > 0 else { return }
    var items: [DisplayList.Item] = []
    if showsBackground {
      let area = bounds.offsetBy(dx: origin.x, dy: origin.y)
      let size = layout.fittingSize
      let pill = traits.pixelGrid.rounded(
        UIView.ContentMode.center.frame(
          of: CGSize(
            width: min(size.width, area.width), height: min(size.height, area.height)), in: area))
      items.append(
        .fill(ControlDrawing.capsule(pill), UIColor.secondarySystemFill.color(in: traits)))
    }
    let color =
      pageIndicatorTintColor ?? .white.withAlphaComponent(PageControlMetrics.otherAlpha)
    let currentColor = currentPageIndicatorTintColor ?? .white
    for (page, frame) in frames {
      let tint = (page == currentPage ? currentColor : color).color(in: traits)
      if let image = image(page) {
        items += image.displayItems(in: frame, tint: tint, traits: traits)
      } else if page == currentPage, let progress {
        items.append(.fill(ControlDrawing.capsule(frame), color.color(in: traits)))
        let done = part(CGFloat(progress.currentProgress), of: frame, on: traits.pixelGrid)
        if done.width > 0, done.height > 0 {
          items.append(
            .group(
              DisplayList.Group(
                items: [.fill(.rect(done), tint)], clip: ControlDrawing.capsule(frame))))
        }
      } else {
        items.append(.fill(ControlDrawing.capsule(frame), tint))
      }
    }
    recorder.record(items, of: self)
  }

  /// Returns the filled part of an indicator for a progress from 0 to 1.
  private func part(_ share: CGFloat, of frame: CGRect, on grid: PixelGrid) -> CGRect {
    let width = grid.rounded(frame.width * share)
    let height = grid.rounded(frame.height * share)
    switch layoutDirection {
    case .right: return CGRect(x: frame.minX, y: frame.minY, width: width, height: frame.height)
    case .left:
      return CGRect(x: frame.maxX - width, y: frame.minY, width: width, height: frame.height)
    case .down: return CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: height)
    case .up:
      return CGRect(x: frame.minX, y: frame.maxY - height, width: frame.width, height: height)
    }
  }
}
