internal import CelloRaster

/// A rectangle with a fill, rounded corners, a border, a shadow, contents and sublayers.
///
/// Lengths are in points, origin top left, y down. The layer of a view shares the view's geometry,
/// background, opacity and clipping; like the view, it must be used on the main thread.
open class CALayer: NSObject, CAMediaTiming {
  /// The view that the layer belongs to, which owns it; `nil` for a layer of its own.
  final weak var view: UIView?
  final var values = LayerValues()
  final var timing = MediaTiming()
  /// The animations that have not been removed, in the order in which they were added.
  final var animations: [LayerAnimation] = []
  /// Values of the app's own.
  final var customValues: [String: Any]?
  private final weak var ownDelegate: (any CALayerDelegate)?

  // Hierarchy
  final var placedSublayers: [PlacedSublayer] = []
  open internal(set) weak var superlayer: CALayer?
  /// How many levels of sublayers are below the layer, or were.
  final var levelsBelow = 0
  /// A layer whose opacity limits that of this layer; `nil` for no limit.
  ///
  /// It is in the layer's coordinates, and belongs to no other layer.
  open var mask: CALayer?
  /// The actions of events, which come before those of the ``style`` and the class; `nil` for none.
  open var actions: [String: any CAAction]?

  /// A layer without a size.
  public override init() { super.init() }

  /// A copy of another layer's properties, without its sublayers and mask; subclasses override it
  /// to copy their own properties.
  public init(layer: Any) {
    super.init()
    guard let other = layer as? CALayer else { return }
    values = other.modelValues
    timing = other.timing
    customValues = other.customValues
    actions = other.actions
  }

  /// Always fails: layers are not read from archives.
  public required init?(coder: NSCoder) { return nil }

  /// Whether a property belongs into an archive; true by default. Layers are not archived: only an
  /// app calls the method.
  open func shouldArchiveValue(forKey key: String) -> Bool { true }

  /// A copy of a layer in a class of the system.
  class func makeCopy(of layer: CALayer) -> CALayer { CALayer(layer: layer) }

  /// The object that provides the layer's content, places its sublayers and knows its actions; `nil`
  /// for none. A view is its layer's delegate, which cannot be changed.
  open var delegate: (any CALayerDelegate)? {
    get { view ?? ownDelegate }
    set { ownDelegate = newValue }
  }

  /// A name for the app's own use.
  open var name: String? {
    get { values.name }
    set { change("name") { $0.name = newValue } }
  }
  // Edges
  /// The radius of the corners of background and border, in points, at most half of the shorter
  /// side. Negative values and NaN are treated as 0.
  ///
  /// Content and sublayers are clipped only with ``masksToBounds``.
  open var cornerRadius: CGFloat {
    get { values.cornerRadius }
    set { change("cornerRadius") { $0.cornerRadius = newValue } }
  }
  open var cornerCurve: CALayerCornerCurve {
    get { values.cornerCurve }
    set { change("cornerCurve") { $0.cornerCurve = newValue } }
  }
  /// The corners that are rounded.
  open var maskedCorners: CACornerMask {
    get { values.maskedCorners }
    set { change("maskedCorners") { $0.maskedCorners = newValue } }
  }
  /// The width in points of a line inside the edges, above content and sublayers; 0 or less draws
  /// no line.
  open var borderWidth: CGFloat {
    get { values.borderWidth }
    set { change("borderWidth") { $0.borderWidth = newValue } }
  }
  /// The line's color; `nil` draws no line.
  open var borderColor: CGColor? {
    get { values.borderColor }
    set { change("borderColor") { $0.borderColor = newValue } }
  }
  // Shadow
  /// The color of the shadow; `nil` draws none.
  open var shadowColor: CGColor? {
    get { values.shadowColor }
    set { change("shadowColor") { $0.shadowColor = newValue } }
  }
  /// The opacity of the shadow, 0 to 1.
  open var shadowOpacity: Float {
    get { values.shadowOpacity }
    set { change("shadowOpacity") { $0.shadowOpacity = newValue } }
  }
  /// The offset of the shadow from the layer, in points.
  open var shadowOffset: CGSize {
    get { values.shadowOffset }
    set { change("shadowOffset") { $0.shadowOffset = newValue } }
  }
  /// The blur radius of the shadow, in points.
  open var shadowRadius: CGFloat {
    get { values.shadowRadius }
    set { change("shadowRadius") { $0.shadowRadius = newValue } }
  }
  /// The shape that casts the shadow, in the layer's coordinates; `nil` for the rounded rectangle of
  /// the background.
  ///
  /// Without a path, a layer without a background casts no shadow: contents and sublayers cast
  /// none.
  open var shadowPath: CGPath? {
    get { values.shadowPath }
    set { change("shadowPath") { $0.shadowPath = newValue } }
  }
  // Contents
  /// A `CGImage` that is drawn above the background; other objects are not drawn.
  open var contents: Any? {
    get { values.contents }
    set { change("contents") { $0.contents = newValue } }
  }
  /// The place of ``contents`` in the bounds.
  open var contentsGravity: CALayerContentsGravity {
    get { values.contentsGravity }
    set { change("contentsGravity") { $0.contentsGravity = newValue } }
  }
  /// Pixels per point of ``contents``. NaN, zero and negative scales are treated as 1.
  open var contentsScale: CGFloat {
    get { values.contentsScale }
    set { change("contentsScale") { $0.contentsScale = newValue } }
  }
  /// The part of ``contents`` that is drawn, as a share of the image.
  open var contentsRect: CGRect {
    get { values.contentsRect }
    set { change("contentsRect") { $0.contentsRect = newValue } }
  }
  /// The part of ``contents`` that is stretched with ``contentsGravity`` `resize` and the like, as
  /// a share of the image; edges and corners around it keep their size.
  open var contentsCenter: CGRect {
    get { values.contentsCenter }
    set { change("contentsCenter") { $0.contentsCenter = newValue } }
  }
  /// How ``contents`` are drawn smaller than they are.
  open var minificationFilter: CALayerContentsFilter {
    get { values.minificationFilter }
    set { change("minificationFilter") { $0.minificationFilter = newValue } }
  }
  /// How ``contents`` are drawn larger than they are, or in another place than on whole pixels.
  open var magnificationFilter: CALayerContentsFilter {
    get { values.magnificationFilter }
    set { change("magnificationFilter") { $0.magnificationFilter = newValue } }
  }
  /// Which of several smaller versions of an image the trilinear filter takes. It has no effect:
  /// shrunken images are averaged exactly.
  open var minificationFilterBias: Float {
    get { values.minificationFilterBias }
    set { change("minificationFilterBias") { $0.minificationFilterBias = newValue } }
  }
  /// Whether the ``opacity`` is that of the layer with its sublayers as one; otherwise each of them
  /// has it by itself.
  open var allowsGroupOpacity: Bool {
    get { values.allowsGroupOpacity }
    set { change("allowsGroupOpacity") { $0.allowsGroupOpacity = newValue } }
  }
  // Hints that change no picture.
  /// How the layer's drawing is stored. It has no effect on pictures, which have eight bits for each
  /// component; a drawing in grays is stored in colors.
  open var contentsFormat: CALayerContentsFormat {
    get { values.contentsFormat }
    set { change("contentsFormat") { $0.contentsFormat = newValue } }
  }
  /// A promise that the layer has no transparent parts. It has no effect on pictures.
  open var isOpaque: Bool {
    get { values.isOpaque }
    set { change("opaque") { $0.isOpaque = newValue } }
  }
  /// Whether a change of the size requests a redraw. Every picture is drawn from scratch.
  open var needsDisplayOnBoundsChange: Bool {
    get { values.needsDisplayOnBoundsChange }
    set { change("needsDisplayOnBoundsChange") { $0.needsDisplayOnBoundsChange = newValue } }
  }
  /// Whether the layer is drawn as a bitmap first. It has no effect on pictures.
  open var shouldRasterize: Bool {
    get { values.shouldRasterize }
    set { change("shouldRasterize") { $0.shouldRasterize = newValue } }
  }
  /// The scale of that bitmap.
  open var rasterizationScale: CGFloat {
    get { values.rasterizationScale }
    set { change("rasterizationScale") { $0.rasterizationScale = newValue } }
  }
  /// Whether drawing may be deferred. It has no effect on pictures.
  open var drawsAsynchronously: Bool {
    get { values.drawsAsynchronously }
    set { change("drawsAsynchronously") { $0.drawsAsynchronously = newValue } }
  }
  /// Whether edges that are not on pixels are antialiased; in pictures they always are.
  open var allowsEdgeAntialiasing: Bool {
    get { values.allowsEdgeAntialiasing }
    set { change("allowsEdgeAntialiasing") { $0.allowsEdgeAntialiasing = newValue } }
  }
  /// The edges that are antialiased, as ``allowsEdgeAntialiasing``; in pictures all are.
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { values.edgeAntialiasingMask }
    set { change("edgeAntialiasingMask") { $0.edgeAntialiasingMask = newValue } }
  }
  /// Whether contents may be brighter than white. It has no effect on pictures, which are those of a
  /// screen without more brightness.
  open var wantsExtendedDynamicRangeContent: Bool {
    get { values.wantsExtendedDynamicRangeContent }
    set {
      change("wantsExtendedDynamicRangeContent") { $0.wantsExtendedDynamicRangeContent = newValue }
    }
  }
  /// When contents that are brighter than white are mapped to what the screen can show. It has no
  /// effect: there are no such contents.
  open var toneMapMode: CALayer.ToneMapMode {
    get { values.toneMapMode }
    set { change("toneMapMode") { $0.toneMapMode = newValue } }
  }
  /// Values for the app's own use, and under `actions` a dictionary of actions, which come after
  /// ``actions``.
  open var style: [AnyHashable: Any]? {
    get { values.style }
    set { change("style") { $0.style = newValue } }
  }
  // Filters
  /// Filters of the layer with its sublayers. They are kept and have no effect, as on iOS.
  open var filters: [Any]? {
    get { values.filters }
    set { change("filters") { $0.filters = newValue } }
  }
  /// Filters of what is behind the layer. They are kept and have no effect, as on iOS.
  open var backgroundFilters: [Any]? {
    get { values.backgroundFilters }
    set { change("backgroundFilters") { $0.backgroundFilters = newValue } }
  }
  /// How the layer with its sublayers is combined with what is behind it in its superlayer.
  ///
  /// The name of a blend mode, such as `multiplyBlendMode`, `screenBlendMode` or
  /// `overlayBlendMode`. Other names and objects are kept and have no effect. Where the superlayer
  /// is drawn by itself, because it is translucent or masked, nothing behind the superlayer is seen.
  open var compositingFilter: Any? {
    get { values.compositingFilter }
    set { change("compositingFilter") { $0.compositingFilter = newValue } }
  }
  // Order and space
  /// The order among the layer's siblings: those with higher positions are in front.
  open var zPosition: CGFloat {
    get { values.zPosition }
    set { change("zPosition") { $0.zPosition = newValue } }
  }
  /// The corners of a view's layer, in the place of the radius; `nil` if the view has none.
  final var cornerConfiguration: UICornerConfiguration? {
    get { values.cornerConfiguration }
    set { values.cornerConfiguration = newValue }
  }

  // MARK: Geometry

  final var geometry: ViewGeometry {
    get { value({ $0.geometry }, own: values.geometry) }
    set {
      guard !changeView({ $0.geometry = newValue }) else { return }
      let isResized = newValue.bounds.size != values.geometry.bounds.size
      values.geometry = newValue
      if isResized { setNeedsLayout() }
    }
  }

  private func changeGeometry(_ key: String, _ body: (inout ViewGeometry) -> Void) {
    let action = action(ofChange: key)
    var geometry = geometry
    body(&geometry)
    self.geometry = geometry
    action?.run(forKey: key, object: self, arguments: nil)
  }

  /// The rectangle in the superlayer's coordinates; around the transformed layer when there is a
  /// transform.
  open var frame: CGRect {
    get { geometry.frame }
    set { changeGeometry("bounds") { $0.frame = newValue } }
  }

  /// The rectangle in the layer's own coordinates.
  open var bounds: CGRect {
    get { geometry.bounds }
    set { changeGeometry("bounds") { $0.bounds = newValue } }
  }

  /// The place of ``anchorPoint`` in the superlayer's coordinates.
  open var position: CGPoint {
    get { geometry.position }
    set { changeGeometry("position") { $0.position = newValue } }
  }

  /// The point that ``position`` places and around which transforms turn, as a share of the bounds;
  /// the middle by default.
  open var anchorPoint: CGPoint {
    get { geometry.anchorPoint }
    set { changeGeometry("anchorPoint") { $0.anchorPoint = newValue } }
  }

  /// The third coordinate of the anchor point. It has no effect on pictures.
  open var anchorPointZ: CGFloat {
    get { values.anchorPointZ }
    set { change("anchorPointZ") { $0.anchorPointZ = newValue } }
  }
  /// Whether the layer is drawn when it is turned away from the viewer.
  open var isDoubleSided: Bool {
    get { values.isDoubleSided }
    set { change("doubleSided") { $0.isDoubleSided = newValue } }
  }

  /// The transform in space around the anchor point. Only its affine part is drawn: depth and
  /// perspective have no effect on pictures.
  open var transform: CATransform3D {
    get {
      let affine = geometry.transform
      if let inSpace = values.transformInSpace, CATransform3DGetAffineTransform(inSpace) == affine {
        return inSpace
      }
      return CATransform3DMakeAffineTransform(affine)
    }
    set {
      changeGeometry("transform") {
        values.transformInSpace = CATransform3DIsAffine(newValue) ? nil : newValue
        $0.transform = CATransform3DGetAffineTransform(newValue)
      }
    }
  }

  /// The transform of the sublayers around this layer's anchor point. Only its affine part is drawn:
  /// perspective has no effect on pictures.
  open var sublayerTransform: CATransform3D {
    get { values.sublayerTransform ?? CATransform3DIdentity }
    set {
      change("sublayerTransform") {
        $0.sublayerTransform = CATransform3DIsIdentity(newValue) ? nil : newValue
      }
    }
  }

  /// Whether y grows upward from the lower edge for the places of sublayers and all that they
  /// contain. Images, texts and drawings stay upright.
  open var isGeometryFlipped: Bool {
    get { values.isGeometryFlipped }
    set { change("geometryFlipped") { $0.isGeometryFlipped = newValue } }
  }

  /// Whether the back of the layer would be seen: its affine part is mirrored by a turn in space.
  final var isTurnedAway: Bool {
    !values.isDoubleSided && transform.m33 < 0
  }

  /// The transform around the anchor point.
  open func affineTransform() -> CGAffineTransform { geometry.transform }

  /// Sets the transform around the anchor point.
  open func setAffineTransform(_ m: CGAffineTransform) {
    changeGeometry("transform") { $0.transform = m }
  }

  // MARK: Appearance

  /// The color behind the contents. That of a view's layer is the view's; a dynamic color is
  /// resolved with the view's traits.
  open var backgroundColor: CGColor? {
    get {
      value(
        { $0.backgroundColor?.resolvedColor(with: $0.traitCollection).cgColor },
        own: values.backgroundColor)
    }
    set {
      change(
        "backgroundColor", ofView: { $0.backgroundColor = newValue.map(UIColor.init(cgColor:)) }
      ) {
        $0.backgroundColor = newValue
      }
    }
  }

  /// The opacity of the layer with its sublayers, 0 to 1.
  open var opacity: Float {
    get { value({ Float($0.alpha) }, own: values.opacity) }
    set {
      change("opacity", ofView: { $0.alpha = CGFloat(newValue) }) { $0.opacity = newValue }
    }
  }

  open var isHidden: Bool {
    get { value({ $0.isHidden }, own: values.isHidden) }
    set { change("hidden", ofView: { $0.isHidden = newValue }) { $0.isHidden = newValue } }
  }

  /// Whether the contents, the sublayers and the shadow are clipped to the edges and rounded
  /// corners.
  open var masksToBounds: Bool {
    get { value({ $0.clipsToBounds }, own: values.masksToBounds) }
    set {
      change("masksToBounds", ofView: { $0.clipsToBounds = newValue }) {
        $0.masksToBounds = newValue
      }
    }
  }

  private func value<Value: Sendable>(
    _ ofView: @MainActor (UIView) -> Value, own: @autoclosure () -> Value
  ) -> Value {
    guard let view else { return own() }
    return MainActor.assumeIsolated { ofView(view) }
  }

  /// Returns false, without a change, for a layer without a view.
  @discardableResult
  private func changeView(_ change: @MainActor (UIView) -> Void) -> Bool {
    guard let view else { return false }
    MainActor.assumeIsolated { change(view) }
    return true
  }

  /// Changes values, and runs the action of a key.
  final func change(_ key: String, _ body: (inout LayerValues) -> Void) {
    noteChange()
    let action = action(ofChange: key)
    body(&values)
    action?.run(forKey: key, object: self, arguments: nil)
  }

  private func change(
    _ key: String, ofView change: @MainActor (UIView) -> Void,
    _ body: (inout LayerValues) -> Void
  ) {
    let action = action(ofChange: key)
    if !changeView(change) { body(&values) }
    action?.run(forKey: key, object: self, arguments: nil)
  }

  // MARK: Layout and drawing

  private var isLayoutNeeded = true

  /// Requests a layout before the next drawing.
  open func setNeedsLayout() {
    if !changeView({ $0.setNeedsLayout() }) { isLayoutNeeded = true }
  }

  /// Performs a requested layout of the layer and its sublayers now; that of a view's layer is the
  /// view's.
  open func layoutIfNeeded() {
    if changeView({ $0.layoutIfNeeded() }) { return }
    if isLayoutNeeded {
      isLayoutNeeded = false
      layoutSublayers()
    }
    for placed in placedSublayers { placed.layer.layoutIfNeeded() }
  }

  /// Places the sublayers; called for a requested layout of a layer without a view. This
  /// implementation asks the ``delegate`` to.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  /// Draws content above the background, in the layer's coordinates; clipped to the bounds.
  ///
  /// Called for every picture. This implementation asks the ``delegate`` to draw. The layer of a view
  /// does not use this method, but the view's `draw(_:)`.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  private var isDisplayNeeded = false

  /// Requests a call of ``display()`` before the next drawing. ``draw(in:)`` is called for every
  /// picture without it.
  open func setNeedsDisplay() { isDisplayNeeded = true }

  /// The same as ``setNeedsDisplay()``.
  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }

  /// Whether ``display()`` was requested.
  open func needsDisplay() -> Bool { isDisplayNeeded }

  /// Calls ``display()`` if it was requested.
  open func displayIfNeeded() {
    guard isDisplayNeeded else { return }
    isDisplayNeeded = false
    display()
  }

  /// Provides the content, after it was requested. This implementation asks the ``delegate`` to;
  /// subclasses set ``contents``.
  open func display() { delegate?.display(self) }

  /// Whether a layout was requested; that of a view's layer is the view's.
  open func needsLayout() -> Bool { value({ $0.isLayoutNeeded }, own: isLayoutNeeded) }

  /// The size that the layer would have without a frame: its size.
  open func preferredFrameSize() -> CGSize { bounds.size }

  /// Whether changes of a property request a redraw; they do not by default. It is not called:
  /// every picture is drawn from scratch.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// The front layer that contains a point of the superlayer's coordinates, among this one and its
  /// sublayers; `nil` if the point is outside. Hidden layers are left out.
  open func hitTest(_ p: CGPoint) -> CALayer? {
    let inside = p.applying(geometry.transformToSuperview.inverted())
    guard !isHidden, !masksToBounds || contains(inside) else { return nil }
    let inFront = (sublayers ?? []).stablySorted { $0.zPosition }.reversed()
    let placed = sublayerPlacement.map { inside.applying($0.inverted()) } ?? inside
    for sublayer in inFront {
      if let hit = sublayer.hitTest(placed) { return hit }
    }
    return contains(inside) ? self : nil
  }

  /// Draws the layer and its sublayers into a context, in the layer's coordinates.
  open func render(in ctx: CGContext) {
    // The layer does not leave this thread.
    nonisolated(unsafe) let layer = self
    ctx.paint(MainActor.assumeIsolated { DisplayListRecorder.items(of: layer) })
  }

  /// Whether the bounds contain a point in the layer's coordinates.
  open func contains(_ p: CGPoint) -> Bool { bounds.covers(p) }

  // MARK: Time

  /// When the layer's time begins in that of its superlayer, in seconds.
  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }
  /// What is added to the layer's time, in seconds. With a ``speed`` of 0 it is the time that
  /// animations show.
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }
  open var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }
  /// How long the layer's time lasts. It has no effect.
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }
  /// How fast the layer's time passes; 0 stops animations, so that they stay where they are.
  open var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  // MARK: Animations and actions

  /// Adds a copy of an animation, in the place of the one with the same key.
  ///
  /// There is no clock. An animation takes place at once: the delegate is told of its beginning and
  /// its end, and it leaves nothing behind, unless it is not removed on completion and fills forward:
  /// then pictures show its last values. An animation that never ends is shown as it begins. One that
  /// is stopped, by its own speed of 0 or that of a layer around, is shown at its time.
  ///
  /// - Parameter key: a name; `nil` for one that nothing else has.
  open func add(_ anim: CAAnimation, forKey key: String?) { addAnimation(anim, forKey: key) }

  /// Removes an animation; a delegate that has not been told of its end is told that it did not
  /// finish.
  open func removeAnimation(forKey key: String) {
    guard let index = animations.firstIndex(where: { $0.key == key && $0.isNamed }) else { return }
    remove([animations.remove(at: index)])
  }

  /// Removes all animations, as ``removeAnimation(forKey:)``.
  open func removeAllAnimations() {
    let removed = animations
    animations = []
    remove(removed)
  }

  /// The animation with a key, which must not be changed; `nil` if there is none.
  open func animation(forKey key: String) -> CAAnimation? {
    animations.first { $0.key == key && $0.isNamed }?.animation
  }

  /// The keys of the animations, in the order in which they were added; `nil` for none.
  open func animationKeys() -> [String]? {
    let keys = animations.filter(\.isNamed).map(\.key)
    return keys.isEmpty ? nil : keys
  }

  /// The action of an event: that of the delegate, of ``actions``, of the ``style`` or of the class,
  /// whichever comes first; `nil` for none.
  open func action(forKey event: String) -> (any CAAction)? {
    if let action = delegate?.action(for: self, forKey: event) {
      return action is NSNull ? nil : action
    }
    let ofStyle = style?["actions"] as? [String: any CAAction]
    guard let action = actions?[event] ?? ofStyle?[event] else {
      return type(of: self).defaultAction(forKey: event)
    }
    return action is NSNull ? nil : action
  }

  /// The action of an event of all layers of the class; `nil`, the default, for none.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// The value that a property of the class has by default; `nil` for unknown names.
  open class func defaultValue(forKey key: String) -> Any? {
    makeCopy(of: CALayer()).values.value(forKeyPath: key)?.value
  }
}
