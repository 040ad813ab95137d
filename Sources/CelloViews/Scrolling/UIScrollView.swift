internal import CelloRaster

/// A view that shows a part of larger content.
///
/// The content uses the coordinates of the view's bounds, whose origin is the offset. Pictures show
/// the content at rest, without scroll indicators, which iOS shows only while the content moves.
/// Animated movements take time on a simulated clock; otherwise they take place at once.
@MainActor @preconcurrency open class UIScrollView: UIView, UIScrollViewDelegating {
  /// The delegate; see ``UIScrollViewDelegating/delegate``.
  package final weak var scrollDelegate: (any UIScrollViewDelegate)?

  // MARK: Content

  /// The size of the content, in points; zero by default. Constraints between the content and
  /// ``contentLayoutGuide``, or the edges of the scroll view, determine it.
  open var contentSize = CGSize.zero {
    willSet { observedValueWillChange("contentSize") }
    didSet {
      guard contentSize != oldValue else { return }
      defer { observedValueDidChange() }
      updateSafeAreaAdjustment()
      keepOffsetInRange()
      setNeedsLayout()
      notifyBars()
    }
  }

  /// The point of the content at the view's top left corner, in points. NaN is treated as 0.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// The space around the content that can be scrolled into view, in points; zero by default.
  open var contentInset = UIEdgeInsets.zero {
    willSet { observedValueWillChange("contentInset") }
    didSet {
      if contentInset != oldValue { adjustedInsetChanged() }
      observedValueDidChange()
    }
  }

  /// The size of the visible part of the content, in points: the bounds without the adjusted content
  /// insets.
  open var visibleSize: CGSize { bounds.inset(by: adjustedContentInset).size }

  /// The insets of the content, in points: ``contentInset`` and the parts of the safe area that
  /// ``contentInsetAdjustmentBehavior`` adds.
  open var adjustedContentInset: UIEdgeInsets {
    var insets = contentInset.finite.adding(safeAreaAdjustment)
    insets.top += refreshInset
    insets.bottom += coveredInset
    return insets
  }

  /// The refresh control, which is declared in a higher module; `nil` for none.
  package final var refreshView: UIView?
  /// The height of a refresh control while it refreshes, in points; otherwise 0. Content at the top
  /// moves with it.
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

  /// The additional space below the content, in points, while a system view covers the bottom of
  /// the view.
  package final var coveredInset: CGFloat = 0 {
    didSet { if coveredInset != oldValue { adjustedInsetChanged() } }
  }

  /// The edges at which the safe area is added to the insets of the content; `automatic` by
  /// default.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { updateSafeAreaAdjustment() }
  }
  private final var safeAreaAdjustment = UIEdgeInsets.zero
  /// The additional space above the insets that can be scrolled into view, in points, where a bar
  /// has collapsed.
  package final var spaceAbove: CGFloat = 0
  /// The edge effects that were requested, by edge.
  package final var edgeEffects: [Int: UIScrollEdgeEffect] = [:]
  /// A closure of a bar that replaces the vertical offset at which a movement would come to rest.
  package final var restingOffsetHandler: (@MainActor (CGFloat) -> CGFloat)?
  /// Closures of bars that are called after each change of the offset, the content's size or the
  /// bounds.
  package final var offsetHandlers: [String: @MainActor () -> Void] = [:]

  /// Called after ``adjustedContentInset`` has changed.
  open func adjustedContentInsetDidChange() {}

  /// Updates the parts of the safe area in the insets. Content at the start of its range stays
  /// there.
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

  /// A Boolean value that indicates whether the end of the content is visible.
  package final var isAtBottomEdge: Bool {
    contentSize.height + adjustedContentInset.bottom <= bounds.maxY + 0.5
  }

  private final func adjustedInsetChanged() {
    keepOffsetInRange()
    setNeedsLayout()
    adjustedContentInsetDidChange()
    scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// The left and right insets of the safe area beyond ``adjustedContentInset``, in points.
  package final var sideInsetsOfSafeArea: UIEdgeInsets {
    let (safe, adjusted) = (safeAreaInsets, adjustedContentInset)
    return UIEdgeInsets(
      top: 0, left: max(safe.left - max(adjusted.left, 0), 0), bottom: 0,
      right: max(safe.right - max(adjusted.right, 0), 0))
  }

  /// The color that the content draws behind itself instead of the background color; `nil` for
  /// none.
  package final var contentBackgroundColor: UIColor?

  /// The opaque color behind the content, which content under a bar fades into.
  package final var edgeColor: UIColor {
    if let contentBackgroundColor { return contentBackgroundColor }
    let views = sequence(first: self as UIView) { $0.superview }
    return views.lazy.compactMap { view in
      view.backgroundColor.flatMap { $0.color(in: view.traitCollection).isOpaque ? $0 : nil }
    }.first ?? .systemBackground
  }

  /// A Boolean value that indicates whether a bar covers the top of the view, in addition to the
  /// safe area of the screen, and the content begins at the bar's edge.
  package final var isBelowBar: Bool {
    guard let window else { return false }
    let covered = adjustedContentInset.top - contentInset.top
    let screen = window.safeAreaInsets.top - convert(bounds.origin, to: nil).y
    return covered > max(screen, 0) + 0.5
  }

  /// The alignment of content that is smaller than the view, from (0, 0), the default, at the upper
  /// left to (1, 1) at the lower right.
  open var contentAlignmentPoint = CGPoint.zero {
    didSet { if contentAlignmentPoint != oldValue { keepOffsetInRange() } }
  }

  // MARK: Behavior

  /// A Boolean value that indicates whether a finger can drag the content; `true` by default.
  open var isScrollEnabled: Bool {
    get { panGestureRecognizer.isEnabled }
    set { panGestureRecognizer.isEnabled = newValue }
  }
  /// A Boolean value that indicates whether the content comes to rest at multiples of the view's
  /// size; `false` by default.
  open var isPagingEnabled = false
  /// A Boolean value that indicates whether a drag moves the content only along the axis on which
  /// it begins; `false` by default.
  open var isDirectionalLockEnabled = false
  /// A Boolean value that indicates whether a finger can pull the content beyond its ends; `true`
  /// by default.
  open var bounces: Bool {
    get { bouncesHorizontally && bouncesVertically }
    set {
      bouncesHorizontally = newValue
      bouncesVertically = newValue
    }
  }
  /// A Boolean value that indicates whether a finger can pull the content beyond its left and right
  /// ends; `true` by default.
  open var bouncesHorizontally = true
  /// A Boolean value that indicates whether a finger can pull the content beyond its top and bottom
  /// ends; `true` by default.
  open var bouncesVertically = true
  /// A Boolean value that indicates whether a finger can pull the content horizontally even if its
  /// width fits; `false` by default.
  open var alwaysBounceHorizontal = false
  /// A Boolean value that indicates whether a finger can pull the content vertically even if its
  /// height fits; `false` by default.
  open var alwaysBounceVertical = false
  /// A Boolean value that indicates whether a horizontal drag beyond an end moves the scroll view
  /// that contains this view; `true` by default.
  open var transfersHorizontalScrollingToParent = true
  /// A Boolean value that indicates whether a vertical drag beyond an end moves the scroll view
  /// that contains this view; `true` by default.
  open var transfersVerticalScrollingToParent = true
  /// The rate at which the content decelerates after a drag; `normal` by default.
  open var decelerationRate = DecelerationRate.normal
  /// A Boolean value that indicates whether the arrow keys scroll; `true` by default.
  ///
  /// Stored only: keys do not scroll.
  open var allowsKeyboardScrolling = true
  /// A Boolean value that indicates whether a tap on the status bar scrolls to the top; `true` by
  /// default.
  ///
  /// On iPhone, the tap has no effect unless exactly one scroll view on the screen allows it. On
  /// other devices, it applies to the scroll view below the tap that is closest to the status bar.
  open var scrollsToTop = true
  /// The way in which scrolling dismisses the keyboard; `none` by default. With any other value,
  /// the first responder resigns when a drag or a pinch begins: the keyboard disappears at once and
  /// never follows a finger.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// A Boolean value that indicates whether a touch belongs to the content only after the finger
  /// has rested for a moment; `true` by default.
  open var delaysContentTouches = true
  /// A Boolean value that indicates whether a drag cancels the touch of the content; `true` by
  /// default.
  open var canCancelContentTouches = true

  // MARK: Indicators

  /// A Boolean value that indicates whether the horizontal scroll indicator is visible; `true` by
  /// default.
  ///
  /// Stored only: pictures do not show scroll indicators.
  open var showsHorizontalScrollIndicator = true
  /// A Boolean value that indicates whether the vertical scroll indicator is visible; `true` by
  /// default.
  ///
  /// Stored only: pictures do not show scroll indicators.
  open var showsVerticalScrollIndicator = true
  /// A Boolean value that indicates whether the safe area is added to the insets of the scroll
  /// indicators; `true` by default.
  ///
  /// Stored only: pictures do not show scroll indicators.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// The insets of the horizontal scroll indicator, in points; zero by default.
  ///
  /// Stored only: pictures do not show scroll indicators.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The insets of both scroll indicators, in points, under the name used before iOS 13. The value
  /// is ``verticalScrollIndicatorInsets``; setting it sets both.
  ///
  /// Stored only: pictures do not show scroll indicators.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }
  /// The insets of the vertical scroll indicator, in points; zero by default.
  ///
  /// Stored only: pictures do not show scroll indicators.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The color of the scroll indicators; `default` by default.
  ///
  /// Stored only: pictures do not show scroll indicators.
  open var indicatorStyle = IndicatorStyle.default

  // MARK: State

  /// A Boolean value that indicates whether a finger touches the content.
  open var isTracking: Bool {
    guard let phase = panGestureRecognizer.touch?.phase else { return false }
    return phase != .ended && phase != .cancelled
  }
  /// A Boolean value that indicates whether a finger drags the content.
  open var isDragging: Bool { drag != nil }
  /// A Boolean value that indicates whether the content continues to move after a drag; `true` only
  /// while the delegate's methods are called.
  open internal(set) var isDecelerating = false
  /// A Boolean value that indicates whether an animation changes the offset. Without a simulated
  /// clock, `true` only while the delegate's method is called.
  open private(set) var isScrollAnimating = false
  /// The movement of the offset on a timeline; `nil` for none.
  final var movement: ScrollMovement?
  /// The current drag; `nil` for none.
  package final var drag: ScrollDrag?

  // MARK: Zoom

  /// The minimum ``zoomScale``; 1 by default. Users can zoom if it is less than
  /// ``maximumZoomScale``.
  open var minimumZoomScale: CGFloat = 1 {
    didSet { updatePinchRecognizer() }
  }
  /// The maximum ``zoomScale``; 1 by default.
  open var maximumZoomScale: CGFloat = 1 {
    didSet { updatePinchRecognizer() }
  }
  /// A Boolean value that indicates whether a pinch can exceed the limits until the fingers are
  /// lifted; `true` by default.
  open var bouncesZoom = true
  /// A Boolean value that indicates whether a pinch or an animation changes the scale. Animations
  /// take place at once: for them, the value is `true` only while the delegate's methods are
  /// called.
  open internal(set) var isZooming = false
  /// A Boolean value that indicates whether an animation changes the scale; `true` only while the
  /// delegate's methods are called.
  open var isZoomAnimating: Bool { isZooming && pinch == nil }
  /// A Boolean value that indicates whether the scale returns to its limits after a pinch has
  /// exceeded them; `true` only while the delegate's methods are called.
  open internal(set) var isZoomBouncing = false
  /// The current pinch; `nil` for none.
  final var pinch: ScrollPinch?
  final var currentZoomScale: CGFloat = 1

  /// The scale of the view that the delegate returns for zooming; 1 by default.
  open var zoomScale: CGFloat {
    get { currentZoomScale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Sets ``zoomScale``, clamped to its limits, and keeps the content at the center of the view.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    let center = CGPoint(x: bounds.midX, y: bounds.midY)
    zoom(to: scale, moving: center, animated: animated)
  }

  /// Shows an area, in the zoomed view's coordinates, at the largest scale at which it fits.
  open func zoom(to rect: CGRect, animated: Bool) { showZoomed(rect, animated: animated) }

  // MARK: Guides and gestures

  /// The layout guide of the content. Constraints to it determine ``contentSize``.
  open var contentLayoutGuide: UILayoutGuide { contentGuide }

  private final lazy var contentGuide = ScrollContentGuide(of: self)

  /// The layout guide of the visible area.
  open private(set) lazy var frameLayoutGuide: UILayoutGuide = {
    let guide = UILayoutGuide(of: self) { $0.bounds }
    guide.identifier = "UIScrollView-frameLayoutGuide"
    return guide
  }()

  /// The gesture recognizer of drags.
  open private(set) var panGestureRecognizer = UIPanGestureRecognizer()

  /// The gesture recognizer of pinches; `nil` if the limits of the scale are equal.
  open internal(set) var pinchGestureRecognizer: UIPinchGestureRecognizer?

  // MARK: Creation

  /// Creates a scroll view without content.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    panGestureRecognizer.addTarget(self, action: UIScrollView.contentWasPanned)
    addGestureRecognizer(panGestureRecognizer)
  }

  /// Creates a view of a nib file; fails for other coders.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
    panGestureRecognizer.addTarget(self, action: UIScrollView.contentWasPanned)
    addGestureRecognizer(panGestureRecognizer)
    coder.apply(to: self, as: UIScrollView.self)
  }

  // MARK: Scrolling

  /// Sets ``contentOffset``. An animated change takes time on a simulated clock, otherwise it takes
  /// place at once. The delegate is notified of its end.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    let old = self.contentOffset
    movement = nil
    isScrollAnimating = false
    isDecelerating = false
    if animated, let timeline = AnimationTimeline.current, UIView.areAnimationsEnabled,
      contentOffset != old
    {
      ScrollMovement(of: self, to: contentOffset, .animation, on: timeline)
      isScrollAnimating = true
      return
    }
    self.contentOffset = contentOffset
    guard animated, self.contentOffset != old else { return }
    isScrollAnimating = true
    scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
    isScrollAnimating = false
  }

  /// Ends the movement on a simulated clock, at the current offset.
  final func endMovement() {
    guard let ended = movement else { return }
    movement = nil
    isScrollAnimating = false
    isDecelerating = false
    ended.callDelegate(of: self)
  }

  /// Scrolls by the shortest distance that makes an area of the content visible.
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

  /// Does nothing, because pictures do not show scroll indicators.
  open func flashScrollIndicators() {}

  /// Runs the closure without scroll indicators, which pictures do not show.
  open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) { changes() }

  /// Stops a movement of the content on a simulated clock. Without a clock, movements end at once.
  open func stopScrollingAndZooming() { endMovement() }

  /// Scrolls to the top, as a tap on the status bar does, if the delegate permits it. Nothing
  /// happens at the top.
  package final func scrollToTop() {
    let top = verticalAxis.range.lowerBound
    guard scrollsToTop, contentOffset.y > top,
      scrollDelegate?.scrollViewShouldScrollToTop(self) ?? true
    else { return }
    setContentOffset(CGPoint(x: contentOffset.x, y: top), animated: false)
    scrollDelegate?.scrollViewDidScrollToTop(self)
  }

  // MARK: Touches

  /// Returns a Boolean value that indicates whether a view in the content receives the touches that
  /// begin in it; `true` by default.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  override func allowsTouches(
    _ touches: Set<UITouch>, with event: UIEvent, in view: UIView
  ) -> Bool { touchesShouldBegin(touches, with: event, in: view) }

  /// Returns a Boolean value that indicates whether a drag can cancel the touch of a view in the
  /// content; by default, `false` for controls.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is any TouchKeeping) }

  @discardableResult
  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard gestureRecognizer === panGestureRecognizer else {
      return super.gestureRecognizerShouldBegin(gestureRecognizer)
    }
    return shouldBeginDragging
  }

  // MARK: Geometry

  /// The horizontal axis with its current lengths and insets.
  package final var horizontalAxis: ScrollAxis {
    let insets = adjustedContentInset
    return ScrollAxis(
      viewport: bounds.width.nonNegative, content: contentSize.width.nonNegative,
      startInset: insets.left, endInset: insets.right,
      alignment: contentAlignmentPoint.x.clamped)
  }

  /// The vertical axis with its current lengths and insets.
  package final var verticalAxis: ScrollAxis {
    let insets = adjustedContentInset
    return ScrollAxis(
      viewport: bounds.height.nonNegative, content: contentSize.height.nonNegative,
      startInset: insets.top + spaceAbove, endInset: insets.bottom,
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

  private final func notifyBars() {
    for name in offsetHandlers.keys.sorted() { offsetHandlers[name]?() }
  }

  /// Moves the offset into its range, except during a drag or a pinch and while the content comes to
  /// rest.
  final func keepOffsetInRange() {
    guard drag == nil, pinch == nil, movement?.comesToRest != true else { return }
    let offset = CGPoint(
      x: horizontalAxis.clamped(contentOffset.x), y: verticalAxis.clamped(contentOffset.y))
    if offset != contentOffset { contentOffset = offset }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    // Without constraints, the guide need not be created.
    guard layoutState != nil, let size = contentGuide.constrainedSize else { return }
    if size != contentSize { contentSize = size }
  }

  package override var contentItem: (any LayoutItem)? { contentGuide }

  // MARK: Edge effects

  /// The effect under a navigation bar.
  open var topEdgeEffect: UIScrollEdgeEffect { edgeEffect(0) }

  /// The effect at the left edge. It is never drawn, because the system has no bars there.
  open var leftEdgeEffect: UIScrollEdgeEffect { edgeEffect(1) }

  /// The effect at the bottom edge. It is never drawn, because the bars of iOS 26 float there
  /// without an effect.
  open var bottomEdgeEffect: UIScrollEdgeEffect { edgeEffect(2) }

  /// The effect at the right edge. It is never drawn, because the system has no bars there.
  open var rightEdgeEffect: UIScrollEdgeEffect { edgeEffect(3) }

  // MARK: Hooks
  // Subclasses in the package override these members. Apps do not see them.

  @_spi(Cello) open override func observedProperty(named name: String) -> ObservableProperty? {
    switch name {
    case "contentOffset": ObservableProperty(name, \UIScrollView.contentOffset)
    case "contentSize": ObservableProperty(name, \UIScrollView.contentSize)
    case "contentInset": ObservableProperty(name, \UIScrollView.contentInset)
    default: super.observedProperty(named: name)
    }
  }

  @_spi(Cello) open override class var appearanceTable: AppearanceTable { .scrollView }

  @_spi(Cello) open override var describedDetails: [String] {
    let insets = adjustedContentInset
    return [
      "contentOffset: \(UIView.braced([contentOffset.x, contentOffset.y]))",
      "contentSize: \(UIView.braced([contentSize.width, contentSize.height]))",
      "adjustedContentInset: "
        + UIView.braced([insets.top, insets.left, insets.bottom, insets.right]),
    ]
  }

  /// Returns the offset at which content comes to rest after a drag. System views override it.
  ///
  /// - Parameters:
  ///   - proposed: the offset without an override.
  ///   - velocity: the velocity, in points per millisecond.
  @_spi(Cello) open func restingOffset(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    proposed
  }

  /// Called after the offset has changed.
  @_spi(Cello) open func contentDidMove() {
    setNeedsLayout()
    if layoutState != nil { _ = engineRoot.layoutState?.engine?.settle() }
    scrollDelegate?.scrollViewDidScroll(self)
    notifyBars()
  }

  @_spi(Cello) open override func boundsSizeDidChange() {
    super.boundsSizeDidChange()
    keepOffsetInRange()
  }
}

/// A view that keeps a touch when the finger moves, such as a control.
@MainActor package protocol TouchKeeping: UIView {}

extension UIScrollView: StatusBarFollower {}
