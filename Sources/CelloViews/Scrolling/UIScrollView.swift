/// A view that shows a part of a larger content.
///
/// The content lies in the coordinates of the bounds, whose origin is the offset. Pictures show the
/// content at rest and no scroll indicators, which iOS shows only while the content moves. Animated
/// movements take place at once.
@MainActor @preconcurrency open class UIScrollView: UIView, UIScrollViewDelegating {
  package final weak var scrollDelegate: (any UIScrollViewDelegate)?

  // MARK: Content

  /// The size of the content, in points. Constraints between the content and
  /// ``contentLayoutGuide``, or the edges of the scroll view, determine it.
  open var contentSize = CGSize.zero {
    didSet {
      guard contentSize != oldValue else { return }
      updateSafeAreaAdjustment()
      keepOffsetInRange()
      setNeedsLayout()
      notifyBars()
    }
  }

  /// The content's point at the top left corner. NaN is treated as 0.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// Room around the content that can be scrolled to.
  open var contentInset = UIEdgeInsets.zero {
    didSet {
      if contentInset != oldValue { adjustedInsetChanged() }
    }
  }

  /// The insets of the content: ``contentInset`` and, as far as ``contentInsetAdjustmentBehavior``
  /// calls for it, the safe area.
  open var adjustedContentInset: UIEdgeInsets {
    var insets = contentInset.finite.adding(safeAreaAdjustment)
    insets.top += refreshInset
    insets.bottom += coveredInset
    return insets
  }

  /// The refresh control, which belongs to a higher chapter.
  package final var refreshView: UIView?
  /// The room of a refresh control at work. Content at the top moves with it.
  package final var refreshInset: CGFloat = 0 {
    didSet {
      guard refreshInset != oldValue else { return }
      let start = verticalAxis.range.lowerBound + refreshInset - oldValue
      if drag == nil, contentOffset.y <= start {
        contentOffset.y = verticalAxis.range.lowerBound
      }
      adjustedInsetChanged()
    }
  }

  /// Room below the content while something of the system covers the bottom of the view.
  package final var coveredInset: CGFloat = 0 {
    didSet { if coveredInset != oldValue { adjustedInsetChanged() } }
  }

  /// How the safe area is added to the insets of the content.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { updateSafeAreaAdjustment() }
  }
  private final var safeAreaAdjustment = UIEdgeInsets.zero
  /// Room above the insets that can be scrolled to, where a bar has hidden a part of itself.
  package final var roomAbove: CGFloat = 0
  /// The effects that were asked for, by their edges.
  package final var edgeEffects: [Int: UIScrollEdgeEffect] = [:]
  /// Replaces the vertical offset at which a movement would come to rest; for bars.
  package final var restingOffsetHandler: (@MainActor (CGFloat) -> CGFloat)?
  /// Called after each change of the offset, the content's size or the bounds; for bars.
  package final var offsetHandlers: [String: @MainActor () -> Void] = [:]

  /// Called after ``adjustedContentInset`` has changed.
  open func adjustedContentInsetDidChange() {}

  /// Adds the safe area to the insets. Content at an end of its range stays there.
  private final func updateSafeAreaAdjustment() {
    let safeArea = safeAreaInsets
    var new = UIEdgeInsets.zero
    let behavior = contentInsetAdjustmentBehavior
    let scrolls = (
      horizontally: alwaysBounceHorizontal || contentSize.width > bounds.width,
      vertically: alwaysBounceVertical || contentSize.height > bounds.height
    )
    if behavior == .always || behavior == .automatic
      || (behavior == .scrollableAxes && scrolls.vertically)
    {
      new.top = safeArea.top
      new.bottom = safeArea.bottom
    }
    if behavior == .always || (behavior != .never && scrolls.horizontally) {
      new.left = safeArea.left
      new.right = safeArea.right
    }
    guard new != safeAreaAdjustment else { return }
    let old = CGPoint(x: horizontalAxis.range.lowerBound, y: verticalAxis.range.lowerBound)
    let isAtStart = (x: contentOffset.x <= old.x, y: contentOffset.y <= old.y)
    safeAreaAdjustment = new
    if drag == nil {
      var offset = contentOffset
      if isAtStart.x { offset.x = horizontalAxis.range.lowerBound }
      if isAtStart.y { offset.y = verticalAxis.range.lowerBound }
      if offset != contentOffset { contentOffset = offset }
    }
    adjustedInsetChanged()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    updateSafeAreaAdjustment()
  }

  /// Whether no content is below the visible area.
  package final var isAtBottomEdge: Bool {
    contentSize.height + adjustedContentInset.bottom <= bounds.maxY + 0.5
  }

  private final func adjustedInsetChanged() {
    keepOffsetInRange()
    setNeedsLayout()
    adjustedContentInsetDidChange()
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// The parts of the safe area at the sides that ``adjustedContentInset`` does not contain.
  package final var sideInsetsOfSafeArea: UIEdgeInsets {
    let (safe, adjusted) = (safeAreaInsets, adjustedContentInset)
    return UIEdgeInsets(
      top: 0, left: max(safe.left - max(adjusted.left, 0), 0), bottom: 0,
      right: max(safe.right - max(adjusted.right, 0), 0))
  }

  /// The position of content that is smaller than the view: (0, 0) at the upper left, (1, 1) at the
  /// lower right.
  open var contentAlignmentPoint = CGPoint.zero {
    didSet { if contentAlignmentPoint != oldValue { keepOffsetInRange() } }
  }

  // MARK: Behavior

  /// Whether a finger moves the content.
  open var isScrollEnabled: Bool {
    get { panGestureRecognizer.isEnabled }
    set { panGestureRecognizer.isEnabled = newValue }
  }
  /// Whether content comes to rest at multiples of the view's size.
  open var isPagingEnabled = false
  /// Whether a movement that begins along one axis keeps to it.
  open var isDirectionalLockEnabled = false
  /// Whether a finger can pull the content beyond its ends.
  open var bounces: Bool {
    get { bouncesHorizontally && bouncesVertically }
    set {
      bouncesHorizontally = newValue
      bouncesVertically = newValue
    }
  }
  open var bouncesHorizontally = true
  open var bouncesVertically = true
  /// Whether a finger can pull content that is smaller than the view.
  open var alwaysBounceHorizontal = false
  open var alwaysBounceVertical = false
  /// Whether dragging beyond an end moves the scroll view that contains this one.
  open var transfersHorizontalScrollingToParent = true
  open var transfersVerticalScrollingToParent = true
  open var decelerationRate = DecelerationRate.normal
  /// Whether the arrow keys scroll. Keys do not scroll here.
  open var allowsKeyboardScrolling = true
  /// Whether a tap on the status bar scrolls to the top.
  open var scrollsToTop = true
  /// Whether a movement gives up the first responder. The modes for interactive dismissal do so
  /// when a movement begins, because the keyboard is never shown.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether a touch is sent to the content only after the finger has rested for a while.
  open var delaysContentTouches = true
  /// Whether a movement takes the touch away from the content.
  open var canCancelContentTouches = true

  // MARK: Indicators

  open var showsHorizontalScrollIndicator = true
  open var showsVerticalScrollIndicator = true
  /// Whether the safe area is added to the insets of the indicators, which pictures do not show.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The insets of both indicators, as they were called before iOS 13; of insets that differ, the
  /// vertical one's.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  open var indicatorStyle = IndicatorStyle.default

  // MARK: State

  /// Whether a finger touches the content.
  open var isTracking: Bool {
    guard let phase = panGestureRecognizer.touch?.phase else { return false }
    return phase != .ended && phase != .cancelled
  }
  /// Whether a finger moves the content.
  open var isDragging: Bool { drag != nil }
  /// Whether the content moves on after a finger was lifted: true while the delegate is told.
  public internal(set) final var isDecelerating = false
  /// Whether the offset changes with an animation: true while the delegate is told.
  public private(set) final var isScrollAnimating = false
  /// The current movement of a finger.
  package final var drag: ScrollDrag?

  // MARK: Zoom

  /// The limits of ``zoomScale``. Users can zoom if they differ.
  open var minimumZoomScale: CGFloat = 1 {
    didSet { updatePinchRecognizer() }
  }
  open var maximumZoomScale: CGFloat = 1 {
    didSet { updatePinchRecognizer() }
  }
  /// Whether a pinch can exceed the limits until the fingers are lifted.
  open var bouncesZoom = true
  /// Whether a pinch, or an animation, changes the scale. An animation takes place at once: the value
  /// is true while the delegate is told.
  public internal(set) final var isZooming = false
  /// Whether the scale changes with an animation: true while the delegate is told.
  open var isZoomAnimating: Bool { isZooming && pinch == nil }
  /// Whether the scale returns to its limits, which a pinch has exceeded: true while the delegate is
  /// told.
  public internal(set) final var isZoomBouncing = false
  /// The current pinch of two fingers.
  final var pinch: ScrollPinch?
  final var currentZoomScale: CGFloat = 1

  /// How much the view that the delegate returns for zooming is enlarged.
  open var zoomScale: CGFloat {
    get { currentZoomScale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Sets ``zoomScale`` within its limits, keeping the content at the view's center.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    zoom(to: scale, moving: center, animated: animated)
  }

  /// Shows an area of the zoomed view as large as possible.
  open func zoom(to rect: CGRect, animated: Bool) { showZoomed(rect, animated: animated) }

  // MARK: Guides and gestures

  /// The area of the content. Constraints to it determine ``contentSize``.
  public final var contentLayoutGuide: UILayoutGuide { contentGuide }

  private final lazy var contentGuide = ScrollContentGuide(of: self)

  /// The visible area.
  public private(set) final lazy var frameLayoutGuide: UILayoutGuide = {
    let guide = UILayoutGuide(of: self) { $0.bounds }
    guide.identifier = "UIScrollView-frameLayoutGuide"
    return guide
  }()

  /// Recognizes the finger that moves the content.
  public final let panGestureRecognizer = UIPanGestureRecognizer()

  /// Recognizes the fingers that zoom; `nil` while the limits of the scale are equal.
  public internal(set) final var pinchGestureRecognizer: UIPinchGestureRecognizer?

  // MARK: Creation

  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    panGestureRecognizer.addTarget(self, action: UIScrollView.contentWasPanned)
    addGestureRecognizer(panGestureRecognizer)
  }

  /// Always fails: views are not read from archives.
  public required init?(coder: NSCoder) { return nil }

  // MARK: Scrolling

  /// Sets ``contentOffset``. An animated change takes place at once, and the delegate is told its
  /// end.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    let old = self.contentOffset
    self.contentOffset = contentOffset
    guard animated, self.contentOffset != old else { return }
    isScrollAnimating = true
    scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
    isScrollAnimating = false
  }

  /// Scrolls as little as is needed to show an area of the content.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let rect = rect.standardized
    guard rect.minX.isFinite, rect.minY.isFinite, rect.width.isFinite, rect.height.isFinite else {
      return
    }
    setContentOffset(
      CGPoint(
        x: horizontalAxis.offset(contentOffset.x, showing: rect.minX...rect.maxX),
        y: verticalAxis.offset(contentOffset.y, showing: rect.minY...rect.maxY)),
      animated: animated)
  }

  /// Shows the indicators for a moment, which pictures do not show.
  open func flashScrollIndicators() {}

  /// Changes the offset with indicators, which pictures do not show.
  open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) { changes() }

  /// Ends movements. They end at once by themselves.
  open func stopScrollingAndZooming() {}

  /// Scrolls to the top as a tap on the status bar does, if the delegate permits it.
  package final func scrollToTop() {
    guard scrollsToTop, scrollDelegate?.scrollViewShouldScrollToTop(self) ?? true else { return }
    setContentOffset(
      CGPoint(x: contentOffset.x, y: verticalAxis.range.lowerBound), animated: false)
    scrollDelegate?.scrollViewDidScrollToTop(self)
  }

  // MARK: Touches

  /// Whether a view in the content receives touches that begin in it.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  override func allowsTouches(
    _ touches: Set<UITouch>, with event: UIEvent, in view: UIView
  ) -> Bool { touchesShouldBegin(touches, with: event, in: view) }

  /// Whether a movement may take the touch away from a view in the content; not from a control.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is any TouchKeeping) }

  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard gestureRecognizer === panGestureRecognizer else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    return shouldBeginDragging
  }

  /// Where content comes to rest that a finger has moved, for a proposed offset; for system views.
  ///
  /// - Parameter velocity: in points per millisecond.
  @_spi(Cello) open func restingOffset(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint { proposed }

  // MARK: Geometry

  package final var horizontalAxis: ScrollAxis {
    let insets = adjustedContentInset
    return ScrollAxis(
      viewport: bounds.width.nonNegative, content: contentSize.width.nonNegative,
      startInset: insets.left, endInset: insets.right,
      alignment: contentAlignmentPoint.x.clamped)
  }

  package final var verticalAxis: ScrollAxis {
    let insets = adjustedContentInset
    return ScrollAxis(
      viewport: bounds.height.nonNegative, content: contentSize.height.nonNegative,
      startInset: insets.top + roomAbove, endInset: insets.bottom,
      alignment: contentAlignmentPoint.y.clamped)
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds.origin
      super.bounds = CGRect(
        origin: CGPoint(x: newValue.origin.x.clamped, y: newValue.origin.y.clamped),
        size: newValue.size)
      if super.bounds.origin != old { contentDidMove() }
    }
  }

  /// The offset has changed.
  @_spi(Cello) open func contentDidMove() {
    setNeedsLayout()
    if layoutState != nil { _ = engineRoot.layoutState?.engine?.settle() }
    scrollDelegate?.scrollViewDidScroll(self)
    notifyBars()
  }

  private final func notifyBars() {
    for name in offsetHandlers.keys.sorted() { offsetHandlers[name]?() }
  }

  /// Moves the content that would leave room at an end, except while a finger pulls it.
  final func keepOffsetInRange() {
    guard drag == nil, pinch == nil else { return }
    let offset = CGPoint(
      x: horizontalAxis.clamped(contentOffset.x), y: verticalAxis.clamped(contentOffset.y))
    if offset != contentOffset { contentOffset = offset }
  }

  @_spi(Cello) open override func boundsSizeDidChange() {
    super.boundsSizeDidChange()
    keepOffsetInRange()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    // Without constraints there is no need to make the guide.
    guard layoutState != nil, let size = contentGuide.constrainedSize else { return }
    if size != contentSize { contentSize = size }
  }

  package override var contentItem: (any LayoutItem)? { contentGuide }
}

/// A view that keeps a touch when the finger moves, such as a control.
@MainActor package protocol TouchKeeping: UIView {}
