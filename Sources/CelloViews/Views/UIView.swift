package import CelloRaster

/// A rectangle that draws content and contains other views.
///
/// Lengths are in points, origin top left, y down. A view draws its background color, then its
/// content, then its subviews in order.
@MainActor @preconcurrency open class UIView: UIResponder, @preconcurrency NSCoding {
  /// The values from which ``frame`` and ``bounds`` derive.
  var geometry = ViewGeometry() {
    willSet {
      if AnimatedChanges.isRecording { AnimatedChanges.note(self) }
      if AnimationBlock.current != nil, interpolatesContent,
        newValue.bounds.size != geometry.bounds.size
      {
        contentWillChange()
      }
      if KeyValueObservers.areInUse { registerChange(of: geometry, to: newValue) }
    }
    didSet {
      guard geometry != oldValue else { return }
      defer { observedValueDidChange() }
      AnimationBlock.current?.geometryDidChange(of: self, from: oldValue)
      if geometry.bounds.size != oldValue.bounds.size {
        setNeedsLayout()
        boundsSizeDidChange()
        resizeSubviews(from: oldValue.bounds.size)
      }
      if ownSuperview != nil { updateSafeArea() }
      if geometry.bounds != oldValue.bounds { updateSafeAreaOfSubviews() }
      if layoutState != nil { frameDidChange() }
    }
  }

  // Hierarchy
  /// The views inside the view, from back to front.
  open var subviews: [UIView] { ownSubviews }
  /// The view that contains the view; `nil` for none.
  open var superview: UIView? { ownSuperview }
  // The tree of views as it is, whatever an app's overrides of `subviews` and `superview` return.
  // The hierarchy, layout and drawing use these properties.
  final var ownSubviews: [UIView] = []
  final weak var ownSuperview: UIView?
  /// An upper bound of the number of subview levels below the view.
  final var levelsBelow = 0
  /// The controller that manages the view and owns it.
  package final weak var controller: (any ViewControlling)?

  /// A Boolean value that indicates whether the view is being removed from its superview to move to
  /// another superview.
  final var isMovingBetweenSuperviews = false

  // Appearance
  /// The color behind the content; `nil`, the default, for transparent.
  open var backgroundColor: UIColor? {
    willSet {
      if AnimatedChanges.isRecording { AnimatedChanges.note(self) }
      observedValueWillChange("backgroundColor")
    }
    didSet {
      if let block = AnimationBlock.current {
        block.backgroundColorDidChange(of: self, from: oldValue)
      }
      observedValueDidChange()
    }
  }
  /// The opacity of the view and its subviews, 0 to 1; 1 by default.
  open var alpha: CGFloat = 1 {
    willSet {
      if AnimatedChanges.isRecording { AnimatedChanges.note(self) }
      observedValueWillChange("alpha")
    }
    didSet {
      if alpha != oldValue, let block = AnimationBlock.current {
        block.animate(
          layer, "opacity", from: .number(Double(oldValue)), to: .number(Double(alpha)))
      }
      observedValueDidChange()
    }
  }
  /// A Boolean value that indicates whether the view and its subviews are hidden; `false` by
  /// default.
  open var isHidden = false {
    willSet { observedValueWillChange("isHidden") }
    didSet {
      if isHidden != oldValue { ownSuperview?.subviewVisibilityDidChange() }
      observedValueDidChange()
    }
  }
  /// A Boolean value that indicates whether the subviews are clipped to the bounds and rounded
  /// corners; `false` by default.
  open var clipsToBounds = false
  /// The position of the content, such as an image, in the bounds; `scaleToFill` by default.
  open var contentMode = ContentMode.scaleToFill
  package var ownTintColor: UIColor?
  var tintAdjustment = TintAdjustment()
  /// The shape, in the view's coordinates, that clips the view and its subviews; `nil` for none.
  package var clipShape: Shape?
  /// The layer, if it has been created; most views are drawn without a layer.
  package var ownLayer: CALayer?
  /// The appearance of the view behind a sheet; `nil` without a sheet.
  package final var recededCard: RecededCard?
  /// A view whose opacity masks this view, in this view's coordinates; `nil` for no mask.
  open var mask: UIView?

  // Behavior
  /// A Boolean value that indicates whether the view and its subviews receive touches; `true` by
  /// default.
  open var isUserInteractionEnabled = true {
    didSet { if isUserInteractionEnabled != oldValue { configurationNeedsUpdate() } }
  }
  /// A number for the app to identify the view; 0 by default.
  open var tag = 0
  /// The behavior of the view in right-to-left layouts; `unspecified` by default.
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
  package final var layoutState: LayoutState?
  package var ownLayoutMargins = defaultLayoutMargins
  /// A Boolean value that indicates whether the margins include the part of the superview's margins
  /// that overlaps the view; `false` by default.
  open var preservesSuperviewLayoutMargins = false {
    didSet { if preservesSuperviewLayoutMargins != oldValue { layoutMarginsChanged() } }
  }

  package final var safeArea = SafeArea()
  /// A Boolean value that indicates whether ``safeAreaInsets`` are added to the margins; `true` by
  /// default.
  open var insetsLayoutMarginsFromSafeArea = true {
    didSet { if insetsLayoutMarginsFromSafeArea != oldValue { layoutMarginsChanged() } }
  }

  /// The guides that were added to the view and the system's guides that were used, such as
  /// ``layoutMarginsGuide``, in this order.
  open var layoutGuides: [UILayoutGuide] { ownLayoutGuides }
  private final var ownLayoutGuides: [UILayoutGuide] = []

  // Traits
  /// The inherited traits, before the view's own overrides.
  var inheritedTraits: UITraitCollection
  var resolvedTraits: UITraitCollection
  /// The traits that replace inherited traits in this view and its subviews.
  open var traitOverrides = UITraitOverrides() {
    didSet { updateTraits() }
  }
  final var traitChangeRegistrations = TraitChangeRegistrations()
  /// The interface style of this view and its subviews; `unspecified`, the default, inherits the
  /// style.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { if overrideUserInterfaceStyle != oldValue { updateTraits() } }
  }

  /// The smallest text size in this view and its subviews; `nil`, the default, for no limit.
  open var minimumContentSizeCategory: UIContentSizeCategory? {
    didSet { if minimumContentSizeCategory != oldValue { updateTraits() } }
  }
  /// The largest text size in this view and its subviews; `nil`, the default, for no limit. If it
  /// is smaller than the minimum, the minimum applies (chosen).
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    didSet { if maximumContentSizeCategory != oldValue { updateTraits() } }
  }

  // Hints that do not change pictures.
  /// Stored only: a Boolean value that indicates whether the view has no transparent parts.
  open var isOpaque = true
  /// Stored only: a Boolean value that indicates whether the area of ``draw(_:)`` is cleared first.
  /// Every picture is drawn from scratch.
  open var clearsContextBeforeDrawing = true
  /// A Boolean value that indicates whether the view receives several touches at once; if `false`,
  /// the default, it receives only the first touch.
  open var isMultipleTouchEnabled = false
  /// Stored only: a Boolean value that indicates whether touches in the view keep other views from
  /// receiving touches.
  open var isExclusiveTouch = false

  /// The motion effects of the view. They have no effect on pictures, because the device is not
  /// tilted.
  open var motionEffects: [UIMotionEffect] = []

  /// The scale of the view's drawing, in pixels per point; the screen's scale if set to 0. It has
  /// no effect: views are drawn in the scale of each picture.
  open var contentScaleFactor: CGFloat {
    get { ownContentScale > 0 ? ownContentScale : traitCollection.pixelGrid.scale }
    set { ownContentScale = newValue.isFinite ? max(newValue, 0) : 0 }
  }
  private final var ownContentScale: CGFloat = 0

  /// The followers of a pointer above the view, in addition to its interactions and recognizers.
  final var pointerFollowers: [any PointerFollower] = []
  /// The appearance of the view under a pointer; `nil`, the default, for no change.
  open var hoverStyle: UIHoverStyle? {
    get { shownHoverStyle }
    set { shownHoverStyle = newValue }
  }
  /// The follower that shows ``hoverStyle``.
  final var ownHoverStyle: (any PointerFollower)?

  /// The interactions of the view; see ``addInteraction(_:)``.
  package final var ownInteractions: [any UIInteraction] = []
  override var responderInteractions: [any ResponderInteraction] {
    ownInteractions.compactMap { $0 as? any ResponderInteraction }
  }

  private final var largeContent: LargeContent?
  private final var ownLargeContent: LargeContent {
    get { largeContent ?? LargeContent() }
    set { largeContent = newValue }
  }
  /// A Boolean value that indicates whether the large content viewer shows the view if a finger
  /// rests on it; `false` by default. The view or an ancestor must have a
  /// `UILargeContentViewerInteraction`.
  open var showsLargeContentViewer: Bool {
    get { ownLargeContent.isShown }
    set { ownLargeContent.isShown = newValue }
  }
  /// The title in the large content viewer; by default the title of a button and the text of a
  /// label, and `nil`, for no title, for other views.
  open var largeContentTitle: String? {
    get { ownLargeContent.title }
    set { ownLargeContent.title = newValue }
  }
  /// The image in the large content viewer; by default the image of a button and an image view, and
  /// `nil`, for no image, for other views.
  open var largeContentImage: UIImage? {
    get { ownLargeContent.image }
    set { ownLargeContent.image = newValue }
  }
  /// A Boolean value that indicates whether the large content viewer enlarges the image; `false` by
  /// default.
  open var scalesLargeContentImage: Bool {
    get { ownLargeContent.scalesImage }
    set { ownLargeContent.scalesImage = newValue }
  }
  /// The insets of the image in the large content viewer, in points, which move the image; zero by
  /// default.
  open var largeContentImageInsets: UIEdgeInsets {
    get { ownLargeContent.imageInsets }
    set { ownLargeContent.imageInsets = newValue }
  }

  /// Stored only: a name under which the view's state is restored. UIKit restores no state here.
  open var restorationIdentifier: String?

  /// Creates a view with a frame in the coordinates of its future superview.
  public init(frame: CGRect) {
    inheritedTraits = .current
    resolvedTraits = inheritedTraits
    super.init()
    place(in: frame)
    if Self.layerClass != CALayer.self { _ = layer }
    if type(of: self).requiresConstraintBasedLayout { layoutState = LayoutState() }
  }

  /// Creates an empty view. The label distinguishes it from `NSObject.init()`, which is not
  /// isolated to an actor and so cannot be overridden here. A subclass's own initializer whose
  /// parameters have default values takes precedence.
  @_disfavoredOverload
  public convenience init(frame: Void = ()) { self.init(frame: .zero) }

  /// Creates a view of a nib file. It fails for other coders: views are not read from archives.
  public required init?(coder: NSCoder) {
    guard coder.nib != nil else { return nil }
    inheritedTraits = .current
    resolvedTraits = inheritedTraits
    super.init()
    place(in: .zero)
    if Self.layerClass != CALayer.self { _ = layer }
    if type(of: self).requiresConstraintBasedLayout { layoutState = LayoutState() }
    coder.apply(to: self, as: UIView.self)
  }

  /// Archives nothing, and logs a warning. Subclasses written for iOS override it.
  open func encode(with coder: NSCoder) {
    ResourceWarnings.note(
      "\(type(of: self)) cannot be archived, because views are not read from archives. Archive the "
        + "values from which the view is created.")
  }

  /// The controller that manages the view; otherwise the superview.
  open override var next: UIResponder? { controller ?? superview }

  override var defaultAccessibilityFrame: CGRect { convert(bounds, to: nil) }

  /// Adds a guide at the end of ``layoutGuides`` and removes it from its former view. A guide of the
  /// system, which belongs to its view, is ignored.
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard !layoutGuide.belongsToView else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    ownLayoutGuides.append(layoutGuide)
  }

  /// Adds a guide of the system to ``layoutGuides``.
  ///
  /// Source: docs/measurements/auto-layout.md#layout-guides.
  final func listLayoutGuide(_ guide: UILayoutGuide) { ownLayoutGuides.append(guide) }

  /// Removes a guide and deactivates its constraints. A guide of another view or of the system is
  /// ignored.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard !layoutGuide.belongsToView,
      let index = ownLayoutGuides.firstIndex(where: { $0 === layoutGuide })
    else { return }
    layoutGuide.deactivateConstraints()
    ownLayoutGuides.remove(at: index)
    layoutGuide.owningView = nil
  }

  /// Returns the frontmost view, among this view and its subviews, that contains a point; `nil` if
  /// the point is outside.
  ///
  /// Views that are hidden, have an opacity below 0.01, or do not respond to touches are skipped
  /// together with their subviews.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    // Apple documents the limit of the opacity.
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

  /// Returns a Boolean value that indicates whether the bounds contain a point in the view's
  /// coordinates.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.covers(point) }

  /// The view's gesture recognizers; `nil` for none. Setting it removes the recognizers that the
  /// new value lacks.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { ownGestureRecognizers.isEmpty ? nil : ownGestureRecognizers }
    set {
      let recognizers = newValue ?? []
      for recognizer in ownGestureRecognizers where !recognizers.contains(recognizer) {
        removeGestureRecognizer(recognizer)
      }
      for recognizer in recognizers where recognizer.view !== self {
        addGestureRecognizer(recognizer)
      }
    }
  }
  private final var ownGestureRecognizers: [UIGestureRecognizer] = []

  /// Returns a Boolean value that indicates whether a recognizer may begin its gesture; `true` by
  /// default.
  @discardableResult
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// The class of ``layer``: a system class or an app's subclass, whose `init()` creates it;
  /// `CALayer` by default.
  open class var layerClass: AnyClass { CALayer.self }

  /// Draws the view's content in the current graphics context, in ``bounds`` coordinates, clipped
  /// to the bounds. Does nothing by default.
  ///
  /// UIKit calls it with the whole bounds for every picture. For a view with a mask, it calls it
  /// once more before that, because the method may change the mask. System views do not use this
  /// method; a subclass of a text view or field draws below the text.
  open func draw(_ rect: CGRect) {}

  // MARK: Layer delegate

  /// Draws the view's content by calling ``draw(_:)``. UIKit calls it only if the view's ``layer``
  /// was used; otherwise it calls `draw(_:)`.
  open func draw(_ layer: CALayer, in ctx: CGContext) {
    guard layer === ownLayer else { return }
    guard CGContext.current !== ctx else { return draw(bounds) }
    CGContext.push(ctx)
    draw(bounds)
    CGContext.pop()
  }

  /// Called before ``draw(_:in:)``. Does nothing by default.
  open func layerWillDraw(_ layer: CALayer) {}

  /// Sets ``CALayer/contents`` after ``CALayer/setNeedsDisplay()``. Does nothing by default.
  open func display(_ layer: CALayer) {}

  /// Lays out the subviews by calling ``layoutSubviews()``. UIKit calls it only if the view's
  /// ``layer`` was used; otherwise it calls `layoutSubviews()`.
  open func layoutSublayers(of layer: CALayer) {
    if layer === ownLayer { layoutSubviews() }
  }

  /// Returns the action for an event of the layer: `NSNull`, which means none, because changes are
  /// applied at once.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { Self.noAction }

  private static let noAction = NSNull()

  /// Records the drawing of an overridden ``draw(_:)``.
  final func recordDrawing(into recorder: inout DisplayListRecorder, at origin: CGPoint) {
    guard bounds.width > 0, bounds.height > 0 else { return }
    let area = bounds.offsetBy(dx: origin.x, dy: origin.y)
    let items = CGContext.items(
      transform: CGAffineTransform(translationX: origin.x, y: origin.y), extent: area
    ) { traitCollection.performAsCurrent(drawContent) }
    guard !items.isEmpty else { return }
    recorder.appendDrawing(DisplayList.Group(items: items, clip: .rect(area)))
  }

  /// Records the drawing of an app's subclass of a system view, below the content.
  package final func recordDrawingOfApp(
    into recorder: inout DisplayListRecorder, at origin: CGPoint
  ) {
    if ObservationTracking.isOfApp(self) { recordDrawing(into: &recorder, at: origin) }
  }

  /// Calls the drawing method of an app's view, which may change the view's mask.
  final func drawBeforeMasking() {
    guard ObservationTracking.isOfApp(self), bounds.width > 0, bounds.height > 0 else { return }
    _ = CGContext.items { traitCollection.performAsCurrent(drawContent) }
  }

  private final func drawContent() {
    guard let ownLayer, let context = CGContext.current else { return draw(bounds) }
    layerWillDraw(ownLayer)
    draw(ownLayer, in: context)
  }

  /// Returns the items that replace the view and its subviews, masked by their opacity; `nil` to
  /// draw the views themselves. For system views.
  ///
  /// - Parameter area: the bounds, in the coordinates of the items.
  func itemsReplacingContent(in area: CGRect) -> [DisplayList.Item]? { nil }

  /// Called when a subview is hidden or shown; for system views.
  func subviewVisibilityDidChange() {}

  /// Called after the intrinsic size of a subview has changed. Does nothing by default.
  func subviewContentSizeDidChange() {}

  /// The subviews, in the order in which they keep their natural size if there is too little space
  /// for views of equal priority; for system views.
  var subviewsInLayoutOrder: [UIView] { ownSubviews }

  /// Returns a Boolean value that indicates whether a descendant receives touches; for system
  /// views.
  func allowsTouches(_ touches: Set<UITouch>, with event: UIEvent, in view: UIView) -> Bool { true }

  /// The layout item of a scroll view's content; `nil` for other views.
  package var contentItem: (any LayoutItem)? { nil }

  // MARK: Geometry

  /// The view's rectangle in its superview's coordinates, in points. With a transform it is the
  /// bounding box of the transformed view.
  open var frame: CGRect {
    get { geometry.frame }
    set { place(in: newValue) }
  }

  /// Sets the frame without calling an app's override.
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

  /// The transform around the anchor point; the identity by default.
  open var transform: CGAffineTransform {
    get { geometry.transform }
    set { geometry.transform = newValue }
  }

  /// The shape of the view in collisions of a dynamic animator; `rectangle` by default.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The outline of the view in collisions if ``collisionBoundsType`` is `path`, in points with the
  /// origin at the view's center; empty by default.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  /// Converts a point from this view's coordinates to another view's.
  ///
  /// Both views must be in the same tree; `nil` converts to the coordinates of the tree's root.
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let inRoot = point.applying(transformToRoot)
    return view.map { inRoot.applying($0.transformToRoot.inverted()) } ?? inRoot
  }

  /// Converts a point from another view's coordinates to this view's.
  ///
  /// Both views must be in the same tree; `nil` converts from the coordinates of the tree's root.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let inRoot = view.map { point.applying($0.transformToRoot) } ?? point
    return inRoot.applying(transformToRoot.inverted())
  }

  /// Converts a rectangle from this view's coordinates to another view's, or to the root's for
  /// `nil`.
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    let inRoot = rect.applying(transformToRoot)
    return view.map { inRoot.applying($0.transformToRoot.inverted()) } ?? inRoot
  }

  /// Converts a rectangle from another view's coordinates, or from the root's for `nil`, to this
  /// view's.
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    let inRoot = view.map { rect.applying($0.transformToRoot) } ?? rect
    return inRoot.applying(transformToRoot.inverted())
  }

  /// The three-dimensional transform around the anchor point. Pictures show its affine part only,
  /// without depth and perspective.
  open var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// The point of the bounds that ``center`` positions and ``transform`` turns around, as fractions
  /// of the bounds; (0.5, 0.5) by default.
  open var anchorPoint: CGPoint {
    get { geometry.anchorPoint }
    set { geometry.anchorPoint = newValue }
  }

  /// Returns the view's bounds in the coordinates of another view.
  open func frame(in referenceView: UIView) -> CGRect? {
    convert(bounds, to: referenceView)
  }

  // The coordinates of a tree's root are screen coordinates. Overload resolution prefers the
  // methods with a view, which these methods call.

  /// Converts a point from the view's coordinates to another space.
  @_disfavoredOverload
  open func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, to: Optional(view)) }
    return coordinateSpace.convert(convert(point, to: nil), from: UIScreen.main)
  }

  /// Converts a point from another space to the view's coordinates.
  @_disfavoredOverload
  open func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    if let view = coordinateSpace as? UIView { return convert(point, from: Optional(view)) }
    return convert(coordinateSpace.convert(point, to: UIScreen.main), from: nil)
  }

  /// Converts a rectangle from the view's coordinates to another space.
  @_disfavoredOverload
  open func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, to: Optional(view)) }
    return coordinateSpace.convert(convert(rect, to: nil), from: UIScreen.main)
  }

  /// Converts a rectangle from another space to the view's coordinates.
  @_disfavoredOverload
  open func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    if let view = coordinateSpace as? UIView { return convert(rect, from: Optional(view)) }
    return convert(coordinateSpace.convert(rect, to: UIScreen.main), from: nil)
  }

  // MARK: Focus

  /// A Boolean value that indicates whether the view can have the focus; `false` by default, `true`
  /// for cells of lists.
  open var canBecomeFocused: Bool { false }

  /// A Boolean value that indicates whether the view has the focus.
  open var isFocused: Bool { hasFocus }

  /// A Boolean value that indicates whether the view has the focus. The focus system sets it.
  final var hasFocus = false

  /// The environments that are searched for an item to focus, in order of preference; empty, the
  /// default, for the first item of the view.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }

  /// The view's controller; otherwise its superview.
  open var parentFocusEnvironment: (any UIFocusEnvironment)? {
    controller as? any UIFocusEnvironment ?? superview
  }

  /// The identifier of the group in which arrow keys move the focus; `nil` for the superview's
  /// group. Each list is a separate group.
  open var focusGroupIdentifier: String? {
    get { focusProperties?.groupIdentifier }
    set {
      var properties = focusProperties ?? FocusProperties()
      properties.groupIdentifier = newValue
      focusProperties = properties
    }
  }

  /// The priority of the view when the tab key moves the focus to its group; `ignored` by default.
  open var focusGroupPriority: UIFocusGroupPriority {
    get { focusProperties?.groupPriority ?? .ignored }
    set {
      var properties = focusProperties ?? FocusProperties()
      properties.groupPriority = newValue
      focusProperties = properties
    }
  }

  /// The effect around the view while it has the focus; `nil` for none. The default is a halo,
  /// except for cells and texts, which show the focus themselves.
  open var focusEffect: UIFocusEffect? {
    get { focusProperties?.effect ?? defaultFocusEffect }
    set {
      var properties = focusProperties ?? FocusProperties()
      properties.effect = .some(newValue)
      focusProperties = properties
      if hasFocus { window?.focusSystem.updateHalo() }
    }
  }
  /// The halo drawn around the view; `nil` for none.
  final var focusHalo: FocusHalo?
  private final var focusProperties: FocusProperties?

  /// Returns a Boolean value that indicates whether the focus may move from, to or within the view;
  /// `true` by default.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

  /// Called after the focus has moved from, to or within the view. An override must call `super`.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) { configurationNeedsUpdate() }

  /// Requests that the focus moves to a preferred environment, if the view contains the focus.
  open func setNeedsFocusUpdate() {
    window?.focusSystem.setNeedsUpdate(self)
  }

  /// Performs a focus update that was requested.
  open func updateFocusIfNeeded() { window?.focusSystem.updateFocusIfNeeded() }

  /// The view itself, as the space of its items.
  open var coordinateSpace: any UICoordinateSpace { self }

  /// Returns the subviews whose frames intersect a rectangle in the view's coordinates, in points.
  open func focusItems(in rect: CGRect) -> [any UIFocusItem] {
    subviews.filter { $0.frame.intersects(rect) }
  }

  // MARK: Hierarchy

  /// The window that contains the view; `nil` for none. A window's window is itself.
  open var window: UIWindow? { rootView as? UIWindow }

  /// The root of the view's tree, which may be the view itself.
  package final var rootView: UIView {
    var root = self
    while let superview = root.ownSuperview { root = superview }
    return root
  }

  /// Adds a view in front of the other subviews and removes it from its former superview.
  open func addSubview(_ view: UIView) { insert(view, at: ownSubviews.count) }

  /// Removes the view from its superview and deactivates its constraints to views outside it.
  open func removeFromSuperview() {
    guard let superview = ownSuperview else { return }
    let window = isMovingBetweenSuperviews ? nil : window
    superview.willRemoveSubview(self)
    if !isMovingBetweenSuperviews {
      resignFirstResponderInTree()
      if AnimationRun.areRunning { endAnimationsOfTree() }
    }
    if window != nil { treeWillMove(to: nil) }
    willMove(toSuperview: nil)
    deactivateConstraintsToOutside()
    superview.removeFromSubviews(self)
    superview.setNeedsLayout()
    self.ownSuperview = nil
    updateSafeArea()
    constraintsDidMove()
    if window != nil { treeDidMove() }
    didMoveToSuperview()
  }

  /// Inserts a view at an index of ``subviews``; an index out of range is clamped.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Inserts a view behind a sibling, or in front of all subviews if `sibling` is not a subview.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, at: index(of: sibling, without: view) ?? ownSubviews.count)
  }

  /// Inserts a view in front of a sibling, or in front of all subviews if `sibling` is not a
  /// subview.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    insert(view, at: index(of: sibling, without: view).map { $0 + 1 } ?? ownSubviews.count)
  }

  /// Moves a subview in front of its siblings. Other views are ignored.
  open func bringSubviewToFront(_ view: UIView) {
    guard view.ownSuperview === self else { return }
    insert(view, at: ownSubviews.count)
  }

  /// Moves a subview behind its siblings. Other views are ignored.
  open func sendSubviewToBack(_ view: UIView) {
    guard view.ownSuperview === self else { return }
    insert(view, at: 0)
  }

  /// Exchanges two subviews. Does nothing if an index is out of range.
  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard ownSubviews.indices.contains(index1), ownSubviews.indices.contains(index2) else { return }
    ownSubviews.swapAt(index1, index2)
  }

  /// Returns a Boolean value that indicates whether the view is another view or its descendant.
  open func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.ownSuperview
    }
    return false
  }

  /// Returns the first view with a tag: this view, then its descendants, depth first; `nil` for
  /// none.
  open func viewWithTag(_ tag: Int) -> UIView? { tree.first { $0.tag == tag } }

  /// Ends text editing in the view or its subviews.
  ///
  /// - Parameter force: whether the first responder resigns without being asked.
  /// - Returns: `true` if no text in the view is being edited afterwards.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    guard let responder = firstResponderOfTree as? UIView, responder.isDescendant(of: self) else {
      return true
    }
    responder.isForcedToResign = force
    defer { responder.isForcedToResign = false }
    return responder.resignFirstResponder()
  }

  // MARK: Tint

  /// The color of interactive elements; inherited from the superview unless set, and system blue by
  /// default.
  ///
  /// With a dimmed ``tintAdjustmentMode``, reading it returns a desaturated color.
  open var tintColor: UIColor! {
    get {
      let color = ownTintColor ?? ownSuperview?.tintColor ?? traitCollection.tintColor ?? .tintColor
      return adjustedTint(color)
    }
    set {
      guard newValue != ownTintColor else { return }
      ownTintColor = newValue
      updateTraits()
      tintChanged()
    }
  }

  /// The tint adjustment of the view and its subviews; `automatic` by default. Reading the property
  /// returns `normal` or `dimmed`.
  ///
  /// While a controller presents an alert, a popover or a sheet that dims the content behind it,
  /// its view is dimmed, unless a mode is set.
  open var tintAdjustmentMode: TintAdjustmentMode {
    get {
      let adjusting = sequence(first: self, next: \.ownSuperview).first {
        $0.tintAdjustment.current != .automatic
      }
      return adjusting?.tintAdjustment.current ?? .normal
    }
    set { change { $0.mode = newValue } }
  }

  // MARK: Margins and direction

  /// The insets of the part of the view that bars and the shape of the screen do not cover, in
  /// points.
  ///
  /// A subview's insets are the part of its superview's insets that overlaps it.
  open var safeAreaInsets: UIEdgeInsets { safeArea.insets }

  /// The safe area from which the subviews' safe areas derive.
  var safeAreaInsetsForSubviews: UIEdgeInsets { safeAreaInsets }

  /// The safe area of a root view, before additional insets; for windows.
  var safeAreaInsetsWithoutSuperview: UIEdgeInsets { .zero }

  /// Called after ``safeAreaInsets`` have changed. Does nothing by default.
  open func safeAreaInsetsDidChange() {}

  /// The margins of the content, in points, with leading and trailing edges; 8 on each edge by
  /// default.
  ///
  /// With ``insetsLayoutMarginsFromSafeArea``, reading it returns the value that was set plus the
  /// safe area.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { layoutMargins.directional(rightToLeft: isRightToLeft) }
    set {
      guard newValue != ownLayoutMargins else { return }
      ownLayoutMargins = newValue
      layoutMarginsChanged()
    }
  }

  /// The margins of the content, in points; 8 on each edge by default.
  ///
  /// With ``preservesSuperviewLayoutMargins``, they are at least the part of the superview's
  /// margins that overlaps the view. With ``insetsLayoutMarginsFromSafeArea``, reading it returns
  /// the value that was set plus the safe area.
  open var layoutMargins: UIEdgeInsets {
    get {
      var own = ownLayoutMargins.resolved(rightToLeft: isRightToLeft)
      if let minimum = controller?.minimumMarginsOfView {
        own = own.grown(to: minimum.resolved(rightToLeft: isRightToLeft))
      }
      if insetsLayoutMarginsFromSafeArea { own = own.adding(safeAreaInsets) }
      return preservesSuperviewLayoutMargins ? own.grown(to: preservedMargins) : own
    }
    set { directionalLayoutMargins = newValue.directional(rightToLeft: isRightToLeft) }
  }

  /// The direction in which the view lays out its content.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(
      for: semanticContentAttribute,
      relativeTo: traitCollection.isRightToLeft ? .rightToLeft : .leftToRight)
  }

  /// Returns the layout direction of a view with a semantic content attribute in the current
  /// traits.
  open class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute,
      relativeTo: UITraitCollection.current.isRightToLeft ? .rightToLeft : .leftToRight)
  }

  /// Returns the layout direction of a view with a semantic content attribute in a given direction.
  open class func userInterfaceLayoutDirection(
    for semanticContentAttribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .unspecified: layoutDirection
    case .forceRightToLeft: .rightToLeft
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    }
  }

  // MARK: Layout

  /// Requests a layout before the next drawing. In a visible window, the view is laid out in the
  /// next turn of the main run loop.
  open func setNeedsLayout() {
    isLayoutNeeded = true
    WindowLayouts.request()
  }

  /// Sets properties of the view from the app's data. Does nothing by default; an override calls
  /// `super` (iOS 26).
  ///
  /// UIKit calls it before the first layout, and before a later layout after
  /// ``setNeedsUpdateProperties()``, changes of the view's traits, and changes of `@Observable`
  /// properties that the last call read. Superviews are called before their subviews.
  open func updateProperties() {}

  /// Requests a call of ``updateProperties()`` without requesting a layout (iOS 26).
  open func setNeedsUpdateProperties() {
    needsPropertyUpdate = true
    WindowLayouts.request()
  }

  /// Calls ``updateProperties()`` on the view and its descendants now, where requested (iOS 26).
  open func updatePropertiesIfNeeded() { updatePropertiesOfTree() }

  /// Lays out the view and its descendants now, where requested.
  ///
  /// A superview that needs a layout is laid out as well, with all its descendants. A layout that
  /// requests another layout is repeated a limited number of times, so that it cannot loop forever.
  open func layoutIfNeeded() { performLayout() }

  /// Requests a redraw. Does nothing, because every picture is drawn from scratch.
  open func setNeedsDisplay() {}

  /// Requests a redraw of a part. Does nothing, because every picture is drawn from scratch.
  open func setNeedsDisplay(_ rect: CGRect) {}

  /// Resizes the view to the result of ``sizeThatFits(_:)``, keeping its origin.
  open func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    guard !transform.isIdentity else {
      frame = CGRect(origin: frame.origin, size: size)
      return
    }
    // Under a transform, the bounds get the size. The origin that the frame would have without the
    // transform remains (chosen).
    let anchor = layer.anchorPoint
    let (width, height) = (size.width - bounds.width, size.height - bounds.height)
    bounds.size = size
    center = CGPoint(x: center.x + width * anchor.x, y: center.y + height * anchor.y)
  }

  /// Invalidates the intrinsic content size after a change of the content.
  open func invalidateIntrinsicContentSize() {
    setNeedsLayout()
    ownSuperview?.setNeedsLayout()
    ownSuperview?.subviewContentSizeDidChange()
    if layoutState != nil { intrinsicContentSizeDidChange() }
  }

  // MARK: Overridable layout

  /// Lays out the subviews; called for a requested layout.
  ///
  /// This implementation sets the frames that constraints determine. An override calls it first.
  open func layoutSubviews() { placeConstrainedSubviews() }

  /// Returns the size that best fits a proposed size, in points; the current size by default.
  @discardableResult
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    hasFittedSize = false
    return bounds.size
  }

  /// A Boolean value that indicates whether an override handled the last call of
  /// ``sizeThatFits(_:)`` without calling `super`.
  private var hasFittedSize = true

  /// Returns the height of the content: the height that its constraints require, otherwise the
  /// result of an overridden ``sizeThatFits(_:)``, otherwise the intrinsic height, otherwise the
  /// current height.
  package final func heightThatFits(_ size: CGSize) -> CGFloat {
    if isSizedByConstraints { return self.size(inWidth: size.width, isFixed: true).height }
    hasFittedSize = true
    let fitted = sizeThatFits(size).height
    guard !hasFittedSize else { return fitted }
    let intrinsic = intrinsicContentSize.height
    return intrinsic == UIView.noIntrinsicMetric ? fitted : intrinsic
  }

  // MARK: Auto Layout

  /// A Boolean value that indicates whether the class requires Auto Layout, so that
  /// ``updateConstraints()`` is called even without constraints; `false` by default.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Updates the view's constraints. Does nothing by default; an override calls `super` last.
  ///
  /// UIKit calls it before a layout when a view takes part in Auto Layout for the first time, and
  /// after ``setNeedsUpdateConstraints()``.
  open func updateConstraints() {}

  /// Requests a call of ``updateConstraints()`` before the next layout.
  open func setNeedsUpdateConstraints() {
    state.needsUpdateConstraints = true
    ownSuperview?.setNeedsConstraintUpdateBelow()
    setNeedsLayout()
  }

  /// Updates the constraints of the view and its descendants now, where requested.
  open func updateConstraintsIfNeeded() { updateConstraintsOfTree() }

  /// The insets from the frame to the alignment rectangle, in points; zero by default.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// Returns the alignment rectangle for a frame.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return CGRect(
      x: frame.origin.x + insets.left, y: frame.origin.y + insets.top,
      width: frame.size.width - insets.left - insets.right,
      height: frame.size.height - insets.top - insets.bottom)
  }

  /// Returns the frame for an alignment rectangle.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return CGRect(
      x: alignmentRect.origin.x - insets.left, y: alignmentRect.origin.y - insets.top,
      width: alignmentRect.size.width + insets.left + insets.right,
      height: alignmentRect.size.height + insets.top + insets.bottom)
  }

  /// The view that provides the first baseline: by default the view itself, or one of its subviews.
  open var forFirstBaselineLayout: UIView { self }

  /// The view that provides the last baseline: by default the view itself, or one of its subviews.
  open var forLastBaselineLayout: UIView { self }

  /// Returns the size that satisfies the constraints and is closest to a target size, regardless of
  /// the view's frame.
  @discardableResult
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// Returns the size that satisfies the constraints and, with the given priorities, the target
  /// lengths. It is rounded up to pixels.
  @discardableResult
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    sizeFittingConstraints(
      targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
  }

  /// The intrinsic size of the content, in points. ``noIntrinsicMetric`` means that there is no
  /// intrinsic size along an axis.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Called after the margins have changed. Does nothing by default.
  open func layoutMarginsDidChange() {}

  /// The leading edge of the view's alignment rectangle.
  open var leadingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutOperand(self, .leading))
  }

  /// The trailing edge of the view's alignment rectangle.
  open var trailingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutOperand(self, .trailing))
  }

  /// The left edge of the view's alignment rectangle.
  open var leftAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutOperand(self, .left))
  }

  /// The right edge of the view's alignment rectangle.
  open var rightAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutOperand(self, .right))
  }

  /// The top edge of the view's alignment rectangle.
  open var topAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutOperand(self, .top))
  }

  /// The bottom edge of the view's alignment rectangle.
  open var bottomAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutOperand(self, .bottom))
  }

  /// The width of the view's alignment rectangle.
  open var widthAnchor: NSLayoutDimension {
    NSLayoutDimension(LayoutOperand(self, .width))
  }

  /// The height of the view's alignment rectangle.
  open var heightAnchor: NSLayoutDimension {
    NSLayoutDimension(LayoutOperand(self, .height))
  }

  /// The horizontal center of the view's alignment rectangle.
  open var centerXAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutOperand(self, .centerX))
  }

  /// The vertical center of the view's alignment rectangle.
  open var centerYAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutOperand(self, .centerY))
  }

  /// The baseline of the view's first line of text; the top edge for a view without text.
  open var firstBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutOperand(self, .firstBaseline))
  }

  /// The baseline of the view's last line of text; the bottom edge for a view without text.
  open var lastBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutOperand(self, .lastBaseline))
  }

  /// The parts of the view that change when the superview's size changes; none by default.
  open var autoresizingMask: AutoresizingMask {
    get { AutoresizingMask(rawValue: layoutState?.autoresizingMask ?? 0) }
    set {
      guard newValue != autoresizingMask else { return }
      state.autoresizingMask = newValue.rawValue
      placementDidChange()
    }
  }

  /// A Boolean value that indicates whether subviews follow their autoresizing masks when the
  /// view's size changes; `true` by default.
  open var autoresizesSubviews: Bool {
    get { layoutState?.autoresizesSubviews ?? true }
    set { if newValue != autoresizesSubviews { state.autoresizesSubviews = newValue } }
  }

  /// A Boolean value that indicates whether the frame and the autoresizing mask determine the
  /// view's position and size in Auto Layout; `true` by default. Set it to `false` for a view with
  /// constraints.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layoutState?.translatesAutoresizingMask ?? true }
    set {
      guard newValue != translatesAutoresizingMaskIntoConstraints else { return }
      state.translatesAutoresizingMask = newValue
      placementDidChange()
    }
  }

  /// The constraints that the view holds, in the order of activation: constraints between the view
  /// and its descendants.
  open var constraints: [NSLayoutConstraint] { layoutState?.constraints ?? [] }

  /// Activates a constraint between the view and its descendants.
  ///
  /// A constraint between other items is logged and not added; UIKit throws an exception.
  open func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self else { return }
    if constraint.isActive { constraint.deactivate() }
    constraint.activate(in: self)
  }

  /// Activates constraints between the view and its descendants.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Deactivates a constraint that the view holds. Other constraints are ignored.
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.isActive = false }
  }

  /// Deactivates constraints that the view holds. Other constraints are ignored.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints.reversed() { removeConstraint(constraint) }
  }

  /// Returns a Boolean value that indicates whether a call of ``updateConstraints()`` is pending.
  open func needsUpdateConstraints() -> Bool { layoutState?.needsUpdateConstraints ?? true }

  /// Returns the priority with which the view resists growing beyond its intrinsic size; 250 by
  /// default.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutState?.hugging[axis] ?? .defaultLow
  }

  /// Sets the priority with which the view resists growing beyond its intrinsic size.
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    guard priority != contentHuggingPriority(for: axis) else { return }
    state.hugging[axis] = priority
    invalidateIntrinsicContentSize()
  }

  /// Returns the priority with which the view resists shrinking below its intrinsic size; 750 by
  /// default.
  open func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority { layoutState?.compressionResistance[axis] ?? .defaultHigh }

  /// Sets the priority with which the view resists shrinking below its intrinsic size.
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    guard priority != contentCompressionResistancePriority(for: axis) else { return }
    state.compressionResistance[axis] = priority
    invalidateIntrinsicContentSize()
  }

  /// Returns the active constraints on an axis that refer to the view, in the order of activation.
  open func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    layoutSuperviews()
    return placingEngine?.constraints(of: self, along: axis) ?? []
  }

  /// A Boolean value that indicates whether the constraints do not fully determine the view's
  /// frame.
  ///
  /// A view without a superview, or whose frame follows its autoresizing mask, is never ambiguous.
  open var hasAmbiguousLayout: Bool {
    guard ownSuperview != nil, !translatesAutoresizingMaskIntoConstraints else { return false }
    layoutSuperviews()
    return placingEngine?.isAmbiguous(self) ?? true
  }

  /// Moves a view with an ambiguous layout to another possible frame, always the same, and back at
  /// the next call.
  open func exerciseAmbiguityInLayout() {
    layoutSuperviews()
    placingEngine?.exerciseAmbiguity(of: self)
    layoutSuperviews()
  }

  /// The area inside the view's margins.
  open var layoutMarginsGuide: UILayoutGuide {
    systemGuide("UIViewLayoutMarginsGuide") {
      UILayoutGuide(of: self) {
        CGRect(origin: .zero, size: $0.bounds.size).inset(by: $0.layoutMargins)
      }
    }
  }

  /// The area inside the margins, limited to a readable width of 672 points and centered.
  open var readableContentGuide: UILayoutGuide {
    systemGuide("UIViewReadableContentGuide") {
      UILayoutGuide(of: self) {
        let area = CGRect(origin: .zero, size: $0.bounds.size).inset(by: $0.layoutMargins)
        let excess = max(area.size.width - ReadableContent.maximumWidth, 0)
        return area.inset(by: UIEdgeInsets(top: 0, left: excess / 2, bottom: 0, right: excess / 2))
      }
    }
  }

  /// The area that bars do not cover: the bounds inside ``safeAreaInsets``.
  open var safeAreaLayoutGuide: UILayoutGuide {
    systemGuide("UIViewSafeAreaLayoutGuide") {
      UILayoutGuide(of: self) {
        CGRect(origin: .zero, size: $0.bounds.size).inset(by: $0.safeAreaInsets)
      }
    }
  }

  /// The area of the keyboard. Without a keyboard, the guide is at the bottom of the view, as high
  /// as the bottom inset of the safe area.
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    systemGuide(UIKeyboardLayoutGuide.name) { UIKeyboardLayoutGuide(of: self) }
  }

  // MARK: Traits

  /// The traits of the view: the inherited traits with its overrides.
  open var traitCollection: UITraitCollection { resolvedTraits }

  /// The text size limits of the view and its superviews, one line each, for debugging.
  open var appliedContentSizeCategoryLimitsDescription: String {
    sequence(first: self, next: \.ownSuperview).compactMap { view -> String? in
      let limits = [
        view.minimumContentSizeCategory.map { "minimum \($0.rawValue)" },
        view.maximumContentSizeCategory.map { "maximum \($0.rawValue)" },
      ].compactMap { $0 }
      return limits.isEmpty ? nil : "\(Swift.type(of: view)): \(limits.joined(separator: ", "))"
    }.joined(separator: "\n")
  }

  /// Updates traits that have changed. Does nothing, because traits are always up to date.
  open func updateTraitsIfNeeded() {}

  // MARK: Overridable events

  /// Called after a subview was added. Does nothing by default.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview is removed. Does nothing by default.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called before the view's superview changes, to `nil` if the view is removed. Does nothing by
  /// default.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after ``superview`` has changed. Does nothing by default.
  open func didMoveToSuperview() {}

  /// Called before the view, or a superview, enters a window, or with `nil` before it leaves its
  /// window. Does nothing by default.
  open func willMove(toWindow newWindow: UIWindow?) {}

  /// Called after ``window`` has changed. Does nothing by default.
  open func didMoveToWindow() {}

  /// Called after the view's traits have changed. Does nothing by default.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Called after the view's or an inherited tint color has changed. Does nothing by default.
  open func tintColorDidChange() {}

  // MARK: Animations

  /// Animates changes of views.
  ///
  /// On a simulated clock the changes take the duration, and the completion handler is called at
  /// the end. Otherwise they take effect immediately, as on iOS with animations disabled: a picture
  /// shows the end of an animation. An animation that restarts itself in its completion handler is
  /// stopped after 100 rounds.
  open class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    startAnimation(
      AnimationBlock.Settings(duration: duration), animations: animations, completion: completion)
  }

  // Animations without closures, as before iOS 4. The timing is set after `beginAnimations` and
  // before the changes.

  /// Begins an animation of the changes up to ``commitAnimations()``, which takes 0.2 seconds unless
  /// another duration is set. In new code, use ``animate(withDuration:animations:completion:)``.
  open class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    CommittedAnimations.begin(animationID)
  }

  /// Ends the addition of changes to the animation that began last.
  open class func commitAnimations() { CommittedAnimations.commit() }

  /// Sets the duration of the current animation, in seconds.
  open class func setAnimationDuration(_ duration: TimeInterval) {
    CommittedAnimations.change { $0.duration = duration }
  }

  /// Sets the delay of the current animation, in seconds.
  open class func setAnimationDelay(_ delay: TimeInterval) {
    CommittedAnimations.change { $0.delay = delay }
  }

  /// Sets the pacing of the current animation.
  open class func setAnimationCurve(_ curve: UIView.AnimationCurve) {
    CommittedAnimations.change { $0.pace = AnimationPace(curve) }
  }

  /// Sets the number of repetitions of the current animation.
  open class func setAnimationRepeatCount(_ repeatCount: Float) {
    CommittedAnimations.change { $0.repeatCount = repeatCount > 0 ? repeatCount : 1 }
  }

  /// Sets whether the current animation runs backward after each repetition.
  open class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    CommittedAnimations.change { $0.autoreverses = repeatAutoreverses }
  }

  /// Sets the object whose methods are called when the current animation starts and ends. Methods
  /// have up to two parameters: the name of the animation, and whether it finished.
  open class func setAnimationDelegate(_ delegate: Any?) {
    CommittedAnimations.changeDelegate { $0.object = delegate.map { $0 as AnyObject } }
  }

  /// Sets the method that is called when the current animation starts.
  open class func setAnimationWillStart(_ selector: Selector?) {
    CommittedAnimations.changeDelegate { $0.willStart = selector }
  }

  /// Sets the method that is called when the current animation ends.
  open class func setAnimationDidStop(_ selector: Selector?) {
    CommittedAnimations.changeDelegate { $0.didStop = selector }
  }

  /// Sets whether the current animation starts from the values on screen.
  open class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    CommittedAnimations.change { $0.startsFromShownValues = fromCurrentState }
  }

  /// Animates changes of views after a delay, like ``animate(withDuration:animations:completion:)``.
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    startAnimation(
      AnimationBlock.Settings(
        duration: duration, delay: delay, pace: options.pace, options),
      options: options, animations: animations, completion: completion)
  }

  /// Animates changes of views with a spring that lasts as long as the animation, like
  /// ``animate(withDuration:animations:completion:)``.
  open class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = UISpringTimingParameters(
      dampingRatio: dampingRatio, initialVelocity: CGVector(dx: velocity, dy: velocity))
    startAnimation(
      AnimationBlock.Settings(duration: duration, delay: delay, pace: .spring(spring), options),
      options: options, animations: animations, completion: completion)
  }

  /// Animates changes of views with a spring that seems to end after a duration, like
  /// ``animate(withDuration:animations:completion:)``. The completion handler is called when the
  /// spring rests.
  open class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0,
    options: UIView.AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let spring = UISpringTimingParameters(
      duration: duration, bounce: bounce,
      initialVelocity: CGVector(dx: initialSpringVelocity, dy: initialSpringVelocity))
    let pace = AnimationPace.spring(spring)
    let settings = AnimationBlock.Settings(
      duration: duration > 0 ? pace.naturalDuration ?? duration : 0, delay: delay, pace: pace,
      options)
    if AnimationBlock.run(settings, overriding: options, animations, completion: completion) {
      return
    }
    animations()
    finish(completion)
  }

  /// Changes a view. On a simulated clock, the option `transitionCrossDissolve` fades from its former
  /// content, and flips turn it, without perspective; curls fade.
  open class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    if showTransition(
      view, duration: duration, options: options, animations: animations, completion: completion)
    {
      return
    }
    animations?()
    finish(completion)
  }

  /// Replaces a view with another view in the same superview, or hides one and shows the other with
  /// the option `showHideTransitionViews`. On a simulated clock, the option
  /// `transitionCrossDissolve` fades between the views, and flips turn from one to the other, without
  /// perspective; curls fade.
  open class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: UIView.AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    if showTransition(
      from: fromView, to: toView, duration: duration, options: options, completion: completion)
    {
      return
    }
    exchange(
      from: fromView, to: toView, duration: duration, options: options, completion: completion)
  }

  /// Changes views immediately, like ``animate(withDuration:animations:completion:)``, to the last
  /// keyframe of each property. In a paused animator, pictures show the keyframes around its
  /// fraction.
  open class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let former = keyframeMode
    keyframeMode = options.calculationMode
    defer { keyframeMode = former }
    // The other bits have the same values as in AnimationOptions.
    let general = AnimationOptions(rawValue: options.rawValue & ~(7 << 10))
    let settings = AnimationBlock.Settings(
      duration: duration, delay: delay, pace: general.pace, general)
    let isRunning = AnimationBlock.run(
      settings, overriding: general, keyframes: keyframeMode, animations, completion: completion)
    if isRunning { return }
    animations()
    finish(completion)
  }

  /// Changes views in a part of the enclosing keyframe animation. Without a simulated clock, the
  /// changes take effect immediately, in the order of the calls.
  open class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    let window = AnimatedChanges.Window(start: frameStartTime, duration: frameDuration)
    if let block = AnimationBlock.current {
      block.perform(in: window, isDiscrete: keyframeMode == .discrete, animations)
      return
    }
    AnimatedChanges.recordPart(window, mode: keyframeMode, animations)
  }

  /// Repeats the changes of a closure inside the closure of an animation. Views have their final
  /// values afterwards, as on iOS.
  open class func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    guard let block = AnimationBlock.current else { return animations() }
    let outer = block.settings
    block.settings.repeatCount = count > 0 ? Float(count) : 1
    block.settings.autoreverses = autoreverses
    animations()
    block.settings = outer
  }

  /// Removes views from their superviews, after other changes.
  open class func perform(
    _ animation: UIView.SystemAnimation, on views: [UIView], options: UIView.AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    parallelAnimations?()
    for view in views { view.removeFromSuperview() }
    finish(completion)
  }

  /// The duration of the enclosing animation, in seconds; 0 for immediate changes.
  open class var inheritedAnimationDuration: TimeInterval {
    AnimationBlock.current?.settings.duration ?? 0
  }

  /// A Boolean value that indicates whether changes of views are animated on a simulated clock;
  /// `true` by default.
  open class var areAnimationsEnabled: Bool { animationsEnabled }

  /// Sets whether changes of views are animated on a simulated clock.
  open class func setAnimationsEnabled(_ enabled: Bool) { animationsEnabled = enabled }

  /// Changes views without an animation, also inside an animator's block.
  open class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let former = animationsEnabled
    animationsEnabled = false
    AnimatedChanges.withoutRecording(actionsWithoutAnimation)
    animationsEnabled = former
  }

  // MARK: Motion effects

  /// Adds a motion effect, unless the view already has it.
  open func addMotionEffect(_ effect: UIMotionEffect) {
    guard !motionEffects.contains(where: { $0 === effect }) else { return }
    motionEffects.append(effect)
  }

  /// Removes a motion effect.
  open func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }

  // MARK: Layer

  /// The radii of the corners of the view's background, border and shadow, and of its content if it
  /// clips to the bounds (iOS 26).
  ///
  /// The configuration takes precedence over `layer.cornerRadius`, which it does not change.
  open var cornerConfiguration: UICornerConfiguration {
    get { ownLayer?.cornerConfiguration ?? .corners(radius: .fixed(0)) }
    set { layer.cornerConfiguration = newValue }
  }

  /// Returns the resolved radius of a corner, in points; the largest radius of several corners.
  open func effectiveRadius(corner: UIRectCorner) -> CGFloat {
    guard let radii = cornerRadii else { return 0 }
    var result: CGFloat = 0
    if corner.contains(.topLeft) { result = max(result, radii.topLeft) }
    if corner.contains(.topRight) { result = max(result, radii.topRight) }
    if corner.contains(.bottomLeft) { result = max(result, radii.bottomLeft) }
    if corner.contains(.bottomRight) { result = max(result, radii.bottomRight) }
    return result
  }

  /// The class, the address and the main properties, such as
  /// `<UIView: 0x5f2a30; frame = (0 0; 10 20); hidden = YES; layer = <CALayer: 0x5f2b80>>`.
  ///
  /// On threads other than the main thread, it is only the class and the address.
  nonisolated open override var description: String {
    guard MainQueue.isCurrent || Thread.isMainThread else { return super.description }
    return MainActor.assumeIsolated { fullDescription }
  }

  /// The view's layer, for rounded corners, border, shadow and sublayers. It is created on first
  /// use.
  open var layer: CALayer {
    if let ownLayer { return ownLayer }
    let layerClass: AnyClass = Self.layerClass
    let ofClass =
      layerClass == CALayer.self ? nil : (layerClass as? CALayer.Type)?.makeDynamically()
    let layer = ofClass as? CALayer ?? CALayer()
    // The initializer of an app's class can set what the view has instead of its layer.
    if ofClass != nil, layer.masksToBounds { clipsToBounds = true }
    layer.view = self
    ownLayer = layer
    return layer
  }

  /// Draws the view and its subviews, scaled into a rectangle of the current graphics context.
  ///
  /// - Returns: `false`, without drawing, if there is no context or the view is empty.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    let size = bounds.size
    guard rect.isDrawable, size.width > 0, size.height > 0, let context = CGContext.current else {
      return false
    }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / size.width, y: rect.height / size.height)
    context.paint(DisplayListRecorder.record(self).items)
    context.restoreGState()
    return true
  }

  /// Returns a view that shows this view's current appearance; `nil` if this view is empty.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    resizableSnapshotView(
      from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
  }

  /// Returns a view that shows the current appearance of a part of this view; `nil` if the part is
  /// empty. When it is resized, the image inside the cap insets is stretched.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? { picture(from: rect, afterScreenUpdates: afterUpdates, withCapInsets: capInsets) }

  // MARK: Interactions

  /// Adds an interaction and removes it from its former view.
  open func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    ownInteractions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Removes an interaction. Does nothing if the view does not have it.
  open func removeInteraction(_ interaction: any UIInteraction) {
    guard let index = ownInteractions.firstIndex(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    ownInteractions.remove(at: index)
    interaction.didMove(to: nil)
  }

  /// The interactions of the view, in the order in which they were added.
  open var interactions: [any UIInteraction] {
    get { ownInteractions }
    set {
      for interaction in ownInteractions where !newValue.contains(where: { $0 === interaction }) {
        removeInteraction(interaction)
      }
      for interaction in newValue where !ownInteractions.contains(where: { $0 === interaction }) {
        addInteraction(interaction)
      }
    }
  }

  /// Adds a recognizer for the touches of the view and its subviews, and removes it from its former
  /// view.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.view = self
    ownGestureRecognizers.append(gestureRecognizer)
  }

  /// Removes a recognizer. A recognizer of another view is ignored.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.view = nil
    ownGestureRecognizers.removeAll { $0 === gestureRecognizer }
  }

  // MARK: Hooks
  // Subclasses in the package override these members. Apps do not see them.

  /// Returns a property that can be observed, by its name in Objective-C; `nil` for others.
  @_spi(Cello) open func observedProperty(named name: String) -> ObservableProperty? {
    Self.namedProperties[name]
  }

  /// The properties that appearance proxies of the class have values for.
  @_spi(Cello) open class var appearanceTable: AppearanceTable { .view }

  /// Creates a view of the class as an appearance proxy, with its `init(frame:)`.
  @_spi(Cello) open class func makeForAppearance() -> UIView { makeDynamically(frame: .zero) }

  /// Applies appearance proxies to items that are not views; for bars.
  @_spi(Cello) open func applyAppearanceToItems(_ values: [AppearanceValues]) {}

  /// Called when a pointer enters or leaves the view; for system views.
  @_spi(Cello) open func pointerChanged(isInside: Bool) {}

  /// Records the view's content. System views override it instead of drawing into a graphics
  /// context.
  @_spi(Cello) open func recordContent(into recorder: inout DisplayListRecorder, at origin: CGPoint)
  {
    if type(of: self) != UIView.self { recordDrawing(into: &recorder, at: origin) }
  }

  /// A Boolean value that indicates whether changes of the view's size interpolate its content
  /// instead of stretching it; for system views.
  @_spi(Cello) open var interpolatesContent: Bool { false }

  /// Records the content of a system view above its subviews.
  @_spi(Cello) open func recordOverlay(into recorder: inout DisplayListRecorder, at origin: CGPoint)
  {}

  /// Requests an update of the configuration after a change of the focus, the traits or
  /// ``isUserInteractionEnabled``, for example. Has no effect on views without a configuration.
  @_spi(Cello) open func configurationNeedsUpdate() {}

  /// Called when the size changes; for system views.
  @_spi(Cello) open func boundsSizeDidChange() {}

  /// Called before layout; for system views.
  @_spi(Cello) open func prepareForLayout() {}

  /// The least margins of a view with ``preservesSuperviewLayoutMargins``, in points. Rows of lists
  /// override it.
  @_spi(Cello) open var preservedMargins: UIEdgeInsets { superviewMargins }

  /// Called while a touch that began in the view rests; for system views.
  @_spi(Cello) open func timePassed(_ touch: UITouch) {}

  /// A Boolean value that indicates whether the view's layout depends on the frame of the keyboard.
  @_spi(Cello) open var avoidsKeyboard: Bool { hasKeyboardLayoutGuide }

  /// The effect unless the app sets one.
  @_spi(Cello) open var defaultFocusEffect: UIFocusEffect? { acceptsText ? nil : UIFocusEffect() }

  /// A Boolean value that indicates whether the view's items form a separate focus group. Lists
  /// override it.
  @_spi(Cello) open var isFocusGroup: Bool { false }

  /// Returns the item in a list to which the focus moves, after scrolling to it; `nil` for other
  /// views.
  @_spi(Cello) open func itemToFocus(from view: UIView, _ heading: UIFocusHeading) -> UIView? {
    nil
  }

  /// Returns the item in a list that should have the focus; `nil` for other views.
  @_spi(Cello) open func preferredItemToFocus() -> UIView? { nil }

  /// The distances, in points, of the first baseline from the top edge and of the last baseline
  /// from the bottom edge.
  @_spi(Cello) open var baselineOffsets: (first: CGFloat, last: CGFloat) { (0, 0) }
  /// The height of a line of text and the font's descender, in points; `nil` for a view without
  /// text.
  @_spi(Cello) open var textLine: (height: CGFloat, descender: CGFloat)? { nil }

  /// The text in the description; `nil` for views without text.
  @_spi(Cello) open var describedText: String? { nil }
  /// The last parts of the description.
  @_spi(Cello) open var describedDetails: [String] { [] }

  /// A Boolean value that indicates whether the intrinsic height depends on the width.
  @_spi(Cello) open var hasHeightForWidth: Bool { false }

  /// Returns the intrinsic height for a width, if it depends on the width.
  @_spi(Cello) open func intrinsicHeight(forWidth width: CGFloat) -> CGFloat {
    intrinsicContentSize.height
  }
}

extension UIView {
  package static let defaultLayoutMargins = NSDirectionalEdgeInsets(
    top: 8, leading: 8, bottom: 8, trailing: 8)

  /// The value of an intrinsic length that is not defined.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1
  /// A target size that requests the smallest possible size.
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  /// A target size that requests the largest useful size.
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)
}

extension UIView: @preconcurrency CALayerDelegate {}
