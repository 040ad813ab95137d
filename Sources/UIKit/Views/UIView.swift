internal import CelloRaster

/// A rectangle that draws its content and contains other views.
///
/// Lengths are in points, origin top left, y down. A view draws its background color, then its own
/// content, then its subviews in order.
@MainActor @preconcurrency open class UIView: UIResponder {
  /// The coordinates that ``frame`` and ``bounds`` derive from.
  var geometry = ViewGeometry() {
    willSet { if AnimatedChanges.isRecording { AnimatedChanges.note(self) } }
    didSet {
      guard geometry != oldValue else { return }
      if geometry.bounds.size != oldValue.bounds.size {
        setNeedsLayout()
        boundsSizeDidChange()
        resizeSubviews(from: oldValue.bounds.size)
      }
      if superview != nil { updateSafeArea() }
      if geometry.bounds != oldValue.bounds { updateSafeAreaOfSubviews() }
      if layoutState != nil { frameDidChange() }
    }
  }

  // Hierarchy
  public internal(set) final var subviews: [UIView] = []
  public internal(set) final weak var superview: UIView?
  /// At least how many levels of subviews are below the view.
  final var levelsBelow = 0
  /// The controller that manages the view, which owns the view.
  final weak var controller: (any ViewControlling)?

  /// Whether the removal from the superview is part of a move to another one.
  final var isMovingBetweenSuperviews = false

  // Appearance
  /// The color behind the content; `nil` for transparent.
  open var backgroundColor: UIColor? {
    willSet { if AnimatedChanges.isRecording { AnimatedChanges.note(self) } }
  }
  /// The opacity of the view with all its subviews, 0 to 1.
  open var alpha: CGFloat = 1 {
    willSet { if AnimatedChanges.isRecording { AnimatedChanges.note(self) } }
  }
  open var isHidden = false {
    didSet { if isHidden != oldValue { superview?.subviewVisibilityDidChange() } }
  }
  /// Whether the subviews are clipped to the bounds.
  open var clipsToBounds = false
  open var contentMode = ContentMode.scaleToFill
  var ownTintColor: UIColor?
  var tintAdjustment = TintAdjustment()
  /// The shape to which the view and its subviews are clipped, in its own coordinates.
  var clipShape: Shape?
  /// The layer if it has been created; most views are drawn without one.
  var ownLayer: CALayer?
  /// How the view is drawn behind a sheet; `nil` without one.
  final var recededCard: RecededCard?
  /// A view, in this view's coordinates, whose opacity limits that of this view; `nil` for no limit.
  open var mask: UIView?

  // Behavior
  open var isUserInteractionEnabled = true
  /// A number of the app's own.
  open var tag = 0
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet {
      guard semanticContentAttribute != oldValue else { return }
      setNeedsLayout()
      layoutDirectionDidChange()
    }
  }

  // Layout
  var isLayoutNeeded = true
  final var needsPropertyUpdate = true
  final var layoutState: LayoutState?
  var ownLayoutMargins = defaultLayoutMargins
  /// Whether the margins are at least the part of the superview's margins that the view overlaps.
  open var preservesSuperviewLayoutMargins = false {
    didSet { if preservesSuperviewLayoutMargins != oldValue { layoutMarginsChanged() } }
  }

  final var safeArea = SafeArea()
  /// Whether ``safeAreaInsets`` are added to the margins.
  open var insetsLayoutMarginsFromSafeArea = true {
    didSet { if insetsLayoutMarginsFromSafeArea != oldValue { layoutMarginsChanged() } }
  }

  /// The guides that were added to the view.
  open private(set) var layoutGuides: [UILayoutGuide] = []

  // Traits
  /// The inherited traits, before the view's own overrides.
  var inheritedTraits: UITraitCollection
  var resolvedTraits: UITraitCollection
  /// Traits of this view and its subviews that replace the inherited ones.
  open var traitOverrides = UITraitOverrides() {
    didSet { updateTraits() }
  }
  final var traitChangeRegistrations = TraitChangeRegistrations()
  /// The style of this view and its subviews; `unspecified` for the inherited style.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { updateTraits() } }
  }

  /// The smallest text size of this view and its subviews; `nil` for no limit.
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    didSet { if minimumContentSizeCategory != oldValue { updateTraits() } }
  }
  /// The largest text size of this view and its subviews; `nil` for no limit. If it is below the
  /// smallest, the smallest applies (chosen).
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    didSet { if maximumContentSizeCategory != oldValue { updateTraits() } }
  }

  // Hints that change no picture.
  /// A promise that the view has no transparent parts. It has no effect on pictures.
  open var isOpaque = true
  /// Whether the area of ``draw(_:)`` is cleared first. It always is: every picture is drawn from
  /// scratch.
  open var clearsContextBeforeDrawing = true
  /// Whether the view receives touches of several fingers; if not, only that of the first one.
  open var isMultipleTouchEnabled = false
  /// Whether touches of the view keep others from views beside it. Touches have one finger.
  open var isExclusiveTouch = false

  /// The effects of tilting the device, which rests.
  open var motionEffects: [UIMotionEffect] = []

  /// The number of pixels in a point in which the view's own drawing is stored; 0 for the scale of
  /// the screen. It has no effect: views are drawn in the scale of each picture.
  open var contentScaleFactor: CGFloat {
    get { ownContentScale > 0 ? ownContentScale : traitCollection.pixelGrid.scale }
    set { ownContentScale = newValue.isFinite ? max(newValue, 0) : 0 }
  }
  private final var ownContentScale: CGFloat = 0

  /// What follows a pointer above the view besides its interactions and recognizers.
  final var pointerFollowers: [any PointerFollower] = []
  /// How the view looks below a pointer; of a type of a higher chapter.
  final var ownHoverStyle: AnyObject?
  /// Called when a pointer enters or leaves the view; for system views.
  func pointerChanged(isInside: Bool) {}

  /// See ``addInteraction(_:)``.
  final var ownInteractions: [any UIInteraction] = []
  override var responderInteractions: [any ResponderInteraction] {
    ownInteractions.compactMap { $0 as? any ResponderInteraction }
  }

  // The large content viewer is not shown.
  /// Whether a long press on a control of a bar shows a larger version.
  open var showsLargeContentViewer = false
  open var largeContentTitle: String?
  open var largeContentImage: UIImage?
  open var scalesLargeContentImage = false
  open var largeContentImageInsets = UIEdgeInsets.zero

  /// A name under which the state of the view is restored, which does not happen.
  open var restorationIdentifier: String?

  /// A view with the given frame, in the coordinates of its future superview.
  public init(frame: CGRect) {
    inheritedTraits = .current
    resolvedTraits = inheritedTraits
    super.init()
    place(in: frame)
    if Self.layerClass != CALayer.self { _ = layer }
    if type(of: self).requiresConstraintBasedLayout { layoutState = LayoutState() }
  }

  /// A view without a size. The label only distinguishes it from `NSObject.init()`, which belongs
  /// to no actor and so cannot be overridden here.
  public convenience init(frame: Void = ()) { self.init(frame: .zero) }

  /// Always fails: views are not read from archives. Subclasses written for iOS override it.
  public required init?(coder: NSCoder) { return nil }

  /// The controller that manages the view, or the superview.
  open override var next: UIResponder? { controller ?? superview }

  override var defaultAccessibilityFrame: CGRect { convert(bounds, to: nil) }

  /// The elements that assistive technologies present instead of a system view; `nil` for the view.
  var accessibilityParts: [UIAccessibilityElement]? { nil }

  /// Adds a guide at the end of ``layoutGuides``, and removes it from the view that owned it.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    layoutGuides.append(layoutGuide)
  }

  /// Removes a guide. A guide of another view is ignored.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard let index = layoutGuides.firstIndex(where: { $0 === layoutGuide }) else { return }
    layoutGuide.deactivateConstraints()
    layoutGuides.remove(at: index)
    layoutGuide.owningView = nil
  }

  /// The view that contains a point of this view and lies in front of its siblings, with its
  /// subviews examined first; `nil` if the point is outside.
  ///
  /// Views that are hidden, almost transparent or do not respond to touches are left out with
  /// their subviews.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    // The limit of the opacity is documented by Apple.
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, self.point(inside: point, with: event)
    else { return nil }
    let point = ownLayer?.sublayerPlacement.map { point.applying($0.inverted()) } ?? point
    for subview in subviewsInDrawingOrder.reversed() {
      let hit = subview.hitTest(
        point.applying(subview.geometry.transformToSuperview.inverted()), with: event)
      if let hit { return hit }
    }
    return self
  }

  /// Whether a point of this view's coordinates is inside its bounds.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.covers(point) }

  /// The recognizers of gestures in the view; `nil` for none.
  public internal(set) final var gestureRecognizers: [UIGestureRecognizer]?

  /// Whether a recognizer may recognize its gesture in the view.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// The class of ``layer``: one of the system's, or an app's subclass, whose `init()` creates it.
  open class var layerClass: AnyClass { CALayer.self }

  /// Draws the view's own content with the current graphics context, in ``bounds`` coordinates.
  ///
  /// Called with the whole bounds for every picture, and a second time before it for a view with a
  /// mask, which the method may change; drawing is clipped to the bounds. System views do not use
  /// this method; what subclasses of text views and fields draw is below the text.
  open func draw(_ rect: CGRect) {}

  // MARK: Layer delegate

  /// Draws the view's own content: calls ``draw(_:)``. Called only for a view whose ``layer`` was
  /// used; otherwise `draw(_:)` is called.
  open func draw(_ layer: CALayer, in ctx: CGContext) {
    guard layer === ownLayer else { return }
    guard CGContext.current !== ctx else { return draw(bounds) }
    CGContext.push(ctx)
    draw(bounds)
    CGContext.pop()
  }

  /// Called before ``draw(_:in:)``.
  open func layerWillDraw(_ layer: CALayer) {}

  /// Provides the content of the layer after ``CALayer/setNeedsDisplay()``, by setting
  /// ``CALayer/contents``; it does nothing by default.
  open func display(_ layer: CALayer) {}

  /// Places the subviews: calls ``layoutSubviews()``. Called only for a view whose ``layer`` was used;
  /// otherwise `layoutSubviews()` is called.
  open func layoutSublayers(of layer: CALayer) {
    if layer === ownLayer { layoutSubviews() }
  }

  /// The action of an event of the layer: `NSNull`, for none, because changes take place at once.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { Self.noAction }

  private static let noAction = NSNull()

  /// Records the view's own content. System views override it instead of drawing into a graphics
  /// context.
  func recordContent(into recorder: inout DisplayListRecorder, at origin: CGPoint) {
    if type(of: self) != UIView.self { recordDrawing(into: &recorder, at: origin) }
  }

  /// Records what ``draw(_:)`` draws, if it is overridden.
  final func recordDrawing(into recorder: inout DisplayListRecorder, at origin: CGPoint) {
    guard bounds.width > 0, bounds.height > 0 else { return }
    let items = CGContext.items(
      transform: CGAffineTransform(translationX: origin.x, y: origin.y)
    ) { traitCollection.performAsCurrent(drawContent) }
    guard !items.isEmpty else { return }
    let area = bounds.offsetBy(dx: origin.x, dy: origin.y)
    recorder.appendDrawing(DisplayList.Group(items: items, clip: .rect(area)))
  }

  /// Records what an app's subclass of a system view draws by itself, below the content.
  final func recordDrawingOfApp(into recorder: inout DisplayListRecorder, at origin: CGPoint) {
    if ObservationTracking.isOfApp(self) { recordDrawing(into: &recorder, at: origin) }
  }

  /// Calls the drawing of an app's view, which may change the view's mask.
  final func drawBeforeMasking() {
    guard ObservationTracking.isOfApp(self), bounds.width > 0, bounds.height > 0 else { return }
    _ = CGContext.items { traitCollection.performAsCurrent(drawContent) }
  }

  private final func drawContent() {
    guard let ownLayer, let context = CGContext.current else { return draw(bounds) }
    layerWillDraw(ownLayer)
    draw(ownLayer, in: context)
  }

  /// Records the content of system views above their subviews.
  func recordOverlay(into recorder: inout DisplayListRecorder, at origin: CGPoint) {}

  /// The items that are painted in the place of the view and its subviews, as far as those are
  /// opaque; `nil` to paint the views themselves. For system views.
  ///
  /// - Parameter area: the bounds, in the coordinates of the items.
  func itemsReplacingContent(in area: CGRect) -> [DisplayList.Item]? { nil }

  /// Requests an update of the configuration, of views that have one.
  func configurationNeedsUpdate() {}

  /// Called when a subview is hidden or shown; for system views.
  func subviewVisibilityDidChange() {}

  /// Called when the size changes; for system views.
  func boundsSizeDidChange() {}

  /// Called before layout; for system views.
  func prepareForLayout() {}

  /// Whether a view inside receives touches; for system views.
  func allowsTouches(_ touches: Set<UITouch>, with event: UIEvent, in view: UIView) -> Bool { true }

  /// Called while a touch that began in the view rests; for system views.
  func timePassed(_ touch: UITouch) {}

  /// The item around the content of a view that scrolls.
  var contentItem: (any LayoutItem)? { nil }

  // MARK: Geometry

  /// The view's rectangle in its superview's coordinates, in points; around the transformed view
  /// when there is a transform.
  open var frame: CGRect {
    get { geometry.frame }
    set { place(in: newValue) }
  }

  /// Sets the frame without an app's override.
  private final func place(in frame: CGRect) { geometry.frame = frame }

  /// The view's rectangle in its own coordinates, in points.
  open var bounds: CGRect {
    get { geometry.bounds }
    set { geometry.bounds = newValue }
  }

  /// The view's anchor point, by default its center, in its superview's coordinates, in points.
  open var center: CGPoint {
    get { geometry.position }
    set { geometry.position = newValue }
  }

  /// A transform around the view's anchor point, by default its center.
  open var transform: CGAffineTransform {
    get { geometry.transform }
    set { geometry.transform = newValue }
  }

  /// A point of this view in the coordinates of another view of the same tree, or of the tree's
  /// root for `nil`.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let inRoot = point.applying(transformToRoot)
    return view.map { inRoot.applying($0.transformToRoot.inverted()) } ?? inRoot
  }

  /// A point of another view of the same tree, or of the tree's root for `nil`, in the coordinates
  /// of this view.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let inRoot = view.map { point.applying($0.transformToRoot) } ?? point
    return inRoot.applying(transformToRoot.inverted())
  }

  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    let inRoot = rect.applying(transformToRoot)
    return view.map { inRoot.applying($0.transformToRoot.inverted()) } ?? inRoot
  }

  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    let inRoot = view.map { rect.applying($0.transformToRoot) } ?? rect
    return inRoot.applying(transformToRoot.inverted())
  }

  /// Whether the view's layout depends on where the keyboard is.
  var avoidsKeyboard: Bool { hasKeyboardLayoutGuide }

  // MARK: Focus

  /// Whether the view can have the focus; only cells of lists can by default.
  open var canBecomeFocused: Bool { false }

  /// Whether the view has the focus.
  open var isFocused: Bool { hasFocus }

  /// Set by the focus system.
  final var hasFocus = false

  /// The environments that are searched for an item to focus, in order of preference; empty for the
  /// first item of the view.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }

  /// The controller of the view, otherwise its superview.
  open var parentFocusEnvironment: (any UIFocusEnvironment)? {
    controller as? any UIFocusEnvironment ?? superview
  }

  /// The group of items among which arrow keys move; `nil` for that of the superview. A list is a
  /// group of its own.
  open var focusGroupIdentifier: String? {
    get { focusProperties?.groupIdentifier }
    set {
      var properties = focusProperties ?? FocusProperties()
      properties.groupIdentifier = newValue
      focusProperties = properties
    }
  }

  /// Which item of a group the tab key moves the focus to.
  open var focusGroupPriority: UIFocusGroupPriority {
    get { focusProperties?.groupPriority ?? .ignored }
    set {
      var properties = focusProperties ?? FocusProperties()
      properties.groupPriority = newValue
      focusProperties = properties
    }
  }

  /// What is drawn around the view while it has the focus; `nil` for nothing. By default it is a halo,
  /// and nothing for cells and texts, which look different with the focus themselves.
  open var focusEffect: UIFocusEffect? {
    get { focusProperties?.effect ?? defaultFocusEffect }
    set {
      var properties = focusProperties ?? FocusProperties()
      properties.effect = .some(newValue)
      focusProperties = properties
      if hasFocus { window?.focusSystem.updateHalo() }
    }
  }
  /// The effect unless the app sets one.
  var defaultFocusEffect: UIFocusEffect? { acceptsText ? nil : UIFocusEffect() }
  /// The halo that the view draws.
  final var focusHalo: FocusHalo?
  private final var focusProperties: FocusProperties?

  /// Whether the focus may move from, to or within the view.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  /// Called after the focus has moved from, to or within the view.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}

  /// Whether the view's items are a group of their own; for lists.
  var isFocusGroup: Bool { false }

  /// The item to which the focus moves inside a list, which is scrolled to; `nil` for other views.
  func itemToFocus(from view: UIView, _ heading: UIFocusHeading) -> UIView? { nil }

  /// The item that a list wants to have the focus; `nil` for other views.
  func preferredItemToFocus() -> UIView? { nil }

  // MARK: Hierarchy

  /// The window that contains the view; `nil` for none. A window contains itself.
  open var window: UIWindow? { rootView as? UIWindow }

  /// The view without a superview that contains the view, which may be the view itself.
  package final var rootView: UIView {
    var root = self
    while let superview = root.superview { root = superview }
    return root
  }

  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

  open func removeFromSuperview() {
    guard let superview else { return }
    let window = isMovingBetweenSuperviews ? nil : window
    superview.willRemoveSubview(self)
    if !isMovingBetweenSuperviews { resignFirstResponderInTree() }
    if window != nil { treeWillMove(to: nil) }
    willMove(toSuperview: nil)
    deactivateConstraintsToOutside()
    superview.removeFromSubviews(self)
    superview.setNeedsLayout()
    self.superview = nil
    updateSafeArea()
    constraintsDidMove()
    if window != nil { treeDidMove() }
    didMoveToSuperview()
  }

  /// Inserts a view at an index of ``subviews``; an index outside is clamped.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, at: subviews.firstIndex { $0 === sibling } ?? subviews.count)
  }

  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, at: subviews.firstIndex { $0 === sibling }.map { $0 + 1 } ?? subviews.count)
  }

  open func bringSubviewToFront(_ view: UIView) {
    guard view.superview === self else { return }
    insert(view, at: subviews.count)
  }

  open func sendSubviewToBack(_ view: UIView) {
    guard view.superview === self else { return }
    insert(view, at: 0)
  }

  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
    subviews.swapAt(index1, index2)
  }

  /// Whether the view is another view or one of its descendants.
  open func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.superview
    }
    return false
  }

  /// The first view with the given tag: this one, then its subviews in order, depth first.
  open func viewWithTag(_ tag: Int) -> UIView? { tree.first { $0.tag == tag } }

  // MARK: Tint

  /// The color of interactive elements; inherited from the superview unless set, and system blue by
  /// default.
  ///
  /// It is a gray where ``tintAdjustmentMode`` is dimmed.
  open var tintColor: UIColor! {
    get {
      let color = ownTintColor ?? superview?.tintColor ?? traitCollection.tintColor ?? .tintColor
      return adjustedTint(color)
    }
    set {
      guard newValue != ownTintColor else { return }
      ownTintColor = newValue
      updateTraits()
      tintChanged()
    }
  }

  // MARK: Margins and direction

  /// The insets of the part of the view that bars or the shape of the screen do not cover, in
  /// points.
  ///
  /// Those of a subview are the part of them that overlaps it.
  open var safeAreaInsets: UIEdgeInsets { safeArea.insets }

  /// The safe area from which those of the subviews derive.
  var safeAreaInsetsForSubviews: UIEdgeInsets { safeAreaInsets }

  /// The safe area of a view at the root of a tree, before what is added to it; for windows.
  var safeAreaInsetsWithoutSuperview: UIEdgeInsets { .zero }

  /// Called after ``safeAreaInsets`` have changed.
  open func safeAreaInsetsDidChange() {}

  /// The margins of the content, in points, with leading and trailing sides.
  ///
  /// With ``insetsLayoutMarginsFromSafeArea``, the value is what was set plus the safe area.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { layoutMargins.directional(rightToLeft: isRightToLeft) }
    set {
      guard newValue != ownLayoutMargins else { return }
      ownLayoutMargins = newValue
      layoutMarginsChanged()
    }
  }

  /// The margins of the content, in points. With ``preservesSuperviewLayoutMargins`` at least the
  /// part of the superview's margins that overlaps the view. With
  /// ``insetsLayoutMarginsFromSafeArea``, the value is what was set plus the safe area.
  open var layoutMargins: UIEdgeInsets {
    get {
      var own = ownLayoutMargins.resolved(rightToLeft: isRightToLeft)
      if let minimum = controller?.minimumMarginsOfView {
        own = own.grown(to: minimum.resolved(rightToLeft: isRightToLeft))
      }
      if insetsLayoutMarginsFromSafeArea { own = own.adding(safeAreaInsets) }
      return preservesSuperviewLayoutMargins ? own.grown(to: superviewMargins) : own
    }
    set { directionalLayoutMargins = newValue.directional(rightToLeft: isRightToLeft) }
  }

  /// The direction in which the view lays out its content.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(
      for: semanticContentAttribute,
      relativeTo: traitCollection.isRightToLeft ? .rightToLeft : .leftToRight)
  }

  // MARK: Layout

  /// Requests a layout before the next drawing.
  open func setNeedsLayout() { isLayoutNeeded = true }

  /// Sets properties of the view from the app's data. Called before the first layout, and before a
  /// later one after ``setNeedsUpdateProperties()``, changes of the view's traits, and changes of
  /// properties of `@Observable` objects that the last call read (iOS 26).
  ///
  /// Views around are called before those inside. An override calls `super`.
  open func updateProperties() {}

  /// Requests a call of ``updateProperties()``; it does not request a layout (iOS 26).
  open func setNeedsUpdateProperties() { needsPropertyUpdate = true }

  /// Calls ``updateProperties()`` of the view and its subviews now, where it was requested (iOS 26).
  open func updatePropertiesIfNeeded() { updatePropertiesOfTree() }

  /// Performs requested layouts of the view and its subviews now.
  ///
  /// A superview that needs a layout is laid out as well, with all that it contains. A layout that
  /// requests another one is repeated a limited number of times, so that it cannot loop forever.
  open func layoutIfNeeded() { performLayout() }

  /// Requests a redraw. It has no effect, because every picture is drawn from scratch.
  open func setNeedsDisplay() {}

  /// Requests a redraw of a part, like ``setNeedsDisplay()``.
  open func setNeedsDisplay(_ rect: CGRect) {}

  /// Resizes the view to ``sizeThatFits(_:)``, keeping its origin.
  open func sizeToFit() {
    frame = CGRect(origin: frame.origin, size: sizeThatFits(bounds.size))
  }

  /// Invalidates the intrinsic size after a change of the content.
  open func invalidateIntrinsicContentSize() {
    setNeedsLayout()
    superview?.setNeedsLayout()
    if layoutState != nil { intrinsicContentSizeDidChange() }
  }

  // MARK: Overridable layout

  /// Places the subviews; called for a requested layout.
  ///
  /// This implementation gives subviews the frames that constraints determine. An override calls it
  /// first.
  open func layoutSubviews() { placeConstrainedSubviews() }

  /// The best size in points for a proposed one; the current size by default.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    hasFittedSize = false
    return bounds.size
  }

  /// Whether the last call of ``sizeThatFits(_:)`` was handled by an override alone.
  private var hasFittedSize = true

  /// The height of the content: that which its constraints require, that of ``sizeThatFits(_:)`` if
  /// it is overridden, else the intrinsic height, else the current one.
  final func heightThatFits(_ size: CGSize) -> CGFloat {
    if isSizedByConstraints { return self.size(inWidth: size.width, isFixed: true).height }
    hasFittedSize = true
    let fitted = sizeThatFits(size).height
    guard !hasFittedSize else { return fitted }
    let intrinsic = intrinsicContentSize.height
    return intrinsic == UIView.noIntrinsicMetric ? fitted : intrinsic
  }

  // MARK: Auto Layout

  /// Whether the class needs Auto Layout, so that ``updateConstraints()`` is called even if no
  /// constraint refers to the view.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Changes the view's constraints. Called before a layout for a view that takes part in Auto
  /// Layout for the first time, and after ``setNeedsUpdateConstraints()``. An override calls
  /// `super` last.
  open func updateConstraints() {}

  /// Requests a call of ``updateConstraints()`` before the next layout.
  open func setNeedsUpdateConstraints() {
    state.needsUpdateConstraints = true
    superview?.noteConstraintUpdateBelow()
    setNeedsLayout()
  }

  /// Updates the constraints of the view and its subviews now, if that was requested.
  open func updateConstraintsIfNeeded() { updateConstraintsOfTree() }

  /// The insets from the frame to the rectangle that constraints align.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The alignment rectangle of a view with a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return CGRect(
      x: frame.origin.x + insets.left, y: frame.origin.y + insets.top,
      width: frame.size.width - insets.left - insets.right,
      height: frame.size.height - insets.top - insets.bottom)
  }

  /// The frame of a view with an alignment rectangle.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return CGRect(
      x: alignmentRect.origin.x - insets.left, y: alignmentRect.origin.y - insets.top,
      width: alignmentRect.size.width + insets.left + insets.right,
      height: alignmentRect.size.height + insets.top + insets.bottom)
  }

  /// The view whose first baseline is this view's: the view itself or one of its subviews.
  open var forFirstBaselineLayout: UIView { self }

  /// The view whose last baseline is this view's: the view itself or one of its subviews.
  open var forLastBaselineLayout: UIView { self }

  /// The size that fulfills the constraints and is as close as possible to the target; the view's
  /// frame does not matter.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size that fulfills the constraints, and the target lengths with their priorities. It is
  /// rounded up to pixels.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    sizeFittingConstraints(
      targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
  }

  /// The distances of the first baseline from the top edge and of the last from the bottom edge.
  var baselineOffsets: (first: CGFloat, last: CGFloat) { (0, 0) }

  /// The height of a line of text; `nil` for a view without text.
  var lineHeight: CGFloat? { nil }

  /// Whether the natural height depends on the width.
  var hasHeightForWidth: Bool { false }

  /// The natural height at a width, if it depends on the width.
  func intrinsicHeight(forWidth width: CGFloat) -> CGFloat { intrinsicContentSize.height }

  /// The natural size of the content; ``noIntrinsicMetric`` on an axis without one.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// The margins have changed.
  open func layoutMarginsDidChange() {}

  // MARK: Traits

  /// The traits of the view: the inherited ones with its own overrides.
  open var traitCollection: UITraitCollection { resolvedTraits }

  // MARK: Overridable events

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}

  /// Called before the view enters a window, or leaves its window for `nil`, by itself or with a
  /// superview.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Called after ``window`` has changed.
  open func didMoveToWindow() {}

  /// The traits have changed. Called after the view has its new traits.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Called after the tint color, or that of a superview it is inherited from, has changed.
  open func tintColorDidChange() {}
}

extension UIView {
  static let defaultLayoutMargins = NSDirectionalEdgeInsets(
    top: 8, leading: 8, bottom: 8, trailing: 8)

  /// The intrinsic length of an axis without one.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1
  /// Requests the smallest size that fits.
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  /// Requests the largest useful size.
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}

extension UIView: @preconcurrency CALayerDelegate {}
