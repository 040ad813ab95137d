internal import CelloRaster

/// A rectangle with a background, rounded corners, a border, a shadow, contents and sublayers.
///
/// Lengths are in points, origin top left, y down. The layer of a view shares the view's geometry,
/// background, opacity and clipping; like the view, it must be used on the main thread.
open class CALayer: NSObject, CAMediaTiming {
  /// The view that owns the layer; `nil` for a standalone layer.
  final weak var view: UIView?
  final var values = LayerValues()
  final var timing = MediaTiming()
  /// The animations that have not been removed, in the order in which they were added.
  final var animations: [LayerAnimation] = []
  /// The time of the timeline at which the layer was created; `nil` without a timeline.
  final let creationTime = AnimationTimeline.current?.now
  /// The values that the app has set for custom keys.
  final var customValues: [String: Any]?
  private final weak var ownDelegate: (any CALayerDelegate)?

  // Hierarchy
  final var placedSublayers: [PlacedSublayer] = []
  /// The layer that contains this layer; `nil` for a root layer.
  open internal(set) weak var superlayer: CALayer?
  /// An upper bound of the number of sublayer levels below the layer.
  final var levelsBelow = 0
  /// A layer whose opacity masks this layer; `nil` for no mask.
  ///
  /// The mask uses this layer's coordinates and must not have a superlayer.
  open var mask: CALayer?
  /// The actions for event names, which take precedence over the ``style`` and the class; `nil` for
  /// none.
  open var actions: [String: any CAAction]?

  /// Creates a layer without a size.
  public override init() { super.init() }

  deinit { AssociatedObjects.ownerWillEnd(self) }

  /// Creates a copy of another layer's properties, without its sublayers and mask. Subclasses
  /// override this initializer to copy their own properties.
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

  /// Returns a Boolean value that indicates whether a property is archived; `true` by default.
  /// UIKit never calls it, because layers are not archived.
  open func shouldArchiveValue(forKey key: String) -> Bool { true }

  /// Returns the time of the sublayers for the layer's time, both in seconds.
  func localTimeOfSublayers(_ time: CFTimeInterval) -> CFTimeInterval { time }

  /// Returns a copy of a layer as an instance of this system class.
  class func makeCopy(of layer: CALayer) -> CALayer { CALayer(layer: layer) }

  /// The object that provides the layer's content, lays out its sublayers and provides its actions;
  /// `nil` for none.
  ///
  /// A view is its layer's delegate; setting another delegate has no effect.
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
  /// The radius of the background's and border's corners, in points; 0 by default.
  ///
  /// The radius is limited to half of the shorter side. Negative values and NaN are treated as 0.
  /// Contents and sublayers are clipped to the corners only with ``masksToBounds``.
  open var cornerRadius: CGFloat {
    get { values.cornerRadius }
    set { change("cornerRadius") { $0.cornerRadius = newValue } }
  }
  /// The curve of the rounded corners; `circular` by default.
  open var cornerCurve: CALayerCornerCurve {
    get { values.cornerCurve }
    set { change("cornerCurve") { $0.cornerCurve = newValue } }
  }
  /// The corners that ``cornerRadius`` rounds; all by default.
  open var maskedCorners: CACornerMask {
    get { values.maskedCorners }
    set { change("maskedCorners") { $0.maskedCorners = newValue } }
  }
  /// The width of the border, in points; 0 by default. The border is drawn inside the bounds, above
  /// contents and sublayers. Values of 0 or less draw no border.
  open var borderWidth: CGFloat {
    get { values.borderWidth }
    set { change("borderWidth") { $0.borderWidth = newValue } }
  }
  /// The color of the border; opaque black by default. `nil` draws no border.
  open var borderColor: CGColor? {
    get { values.borderColor }
    set { change("borderColor") { $0.borderColor = newValue } }
  }
  // Shadow
  /// The color of the shadow; opaque black by default. `nil` draws no shadow.
  open var shadowColor: CGColor? {
    get { values.shadowColor }
    set { change("shadowColor") { $0.shadowColor = newValue } }
  }
  /// The opacity of the shadow, 0 to 1; 0 by default.
  open var shadowOpacity: Float {
    get { values.shadowOpacity }
    set { change("shadowOpacity") { $0.shadowOpacity = newValue } }
  }
  /// The offset of the shadow from the layer, in points; (0, −3) by default.
  open var shadowOffset: CGSize {
    get { values.shadowOffset }
    set { change("shadowOffset") { $0.shadowOffset = newValue } }
  }
  /// The standard deviation of the shadow's blur, in points; 3 by default.
  open var shadowRadius: CGFloat {
    get { values.shadowRadius }
    set { change("shadowRadius") { $0.shadowRadius = newValue } }
  }
  /// The shape that casts the shadow, in the layer's coordinates.
  ///
  /// If it is `nil`, the background's rounded rectangle casts the shadow. Everything that the layer
  /// and its sublayers draw casts the shadow if there is no background or if it is transparent.
  open var shadowPath: CGPath? {
    get { values.shadowPath }
    set { change("shadowPath") { $0.shadowPath = newValue } }
  }
  // Contents
  /// The `CGImage` that is drawn above the background; other objects are not drawn.
  open var contents: Any? {
    get { values.contents }
    set { change("contents") { $0.contents = newValue } }
  }
  /// The position of ``contents`` in the bounds; `resize` by default.
  open var contentsGravity: CALayerContentsGravity {
    get { values.contentsGravity }
    set { change("contentsGravity") { $0.contentsGravity = newValue } }
  }
  /// The scale of ``contents``, in pixels per point; 1 by default. NaN, zero and negative values
  /// are treated as 1.
  open var contentsScale: CGFloat {
    get { values.contentsScale }
    set { change("contentsScale") { $0.contentsScale = newValue } }
  }
  /// The part of ``contents`` that is drawn, as fractions of the image; the whole image by default.
  open var contentsRect: CGRect {
    get { values.contentsRect }
    set { change("contentsRect") { $0.contentsRect = newValue } }
  }
  /// The part of ``contents`` that is stretched when ``contentsGravity`` resizes the image, as
  /// fractions of the image. The edges and corners around it keep their size.
  open var contentsCenter: CGRect {
    get { values.contentsCenter }
    set { change("contentsCenter") { $0.contentsCenter = newValue } }
  }
  /// The filter for drawing ``contents`` smaller than their original size; linear by default.
  open var minificationFilter: CALayerContentsFilter {
    get { values.minificationFilter }
    set { change("minificationFilter") { $0.minificationFilter = newValue } }
  }
  /// The filter for drawing ``contents`` larger than their original size or between whole pixels;
  /// linear by default.
  open var magnificationFilter: CALayerContentsFilter {
    get { values.magnificationFilter }
    set { change("magnificationFilter") { $0.magnificationFilter = newValue } }
  }
  /// Stored only: the level-of-detail bias of the trilinear filter. Shrunken images are averaged
  /// exactly.
  open var minificationFilterBias: Float {
    get { values.minificationFilterBias }
    set { change("minificationFilterBias") { $0.minificationFilterBias = newValue } }
  }
  /// A Boolean value that indicates whether ``opacity`` applies to the layer and its sublayers as a
  /// group. Otherwise it applies to each of them separately.
  open var allowsGroupOpacity: Bool {
    get { values.allowsGroupOpacity }
    set { change("allowsGroupOpacity") { $0.allowsGroupOpacity = newValue } }
  }
  // Hints that do not change pictures.
  /// Stored only: the format in which the layer's drawing is stored. Pictures have eight bits per
  /// component; a grayscale drawing is stored in color.
  open var contentsFormat: CALayerContentsFormat {
    get { values.contentsFormat }
    set { change("contentsFormat") { $0.contentsFormat = newValue } }
  }
  /// Stored only: a Boolean value that indicates whether the layer has no transparent parts.
  open var isOpaque: Bool {
    get { values.isOpaque }
    set { change("opaque") { $0.isOpaque = newValue } }
  }
  /// Stored only: a Boolean value that indicates whether a change of the size requests a redraw.
  /// Every picture is drawn from scratch.
  open var needsDisplayOnBoundsChange: Bool {
    get { values.needsDisplayOnBoundsChange }
    set { change("needsDisplayOnBoundsChange") { $0.needsDisplayOnBoundsChange = newValue } }
  }
  /// Stored only: a Boolean value that indicates whether the layer is rendered to a bitmap first.
  open var shouldRasterize: Bool {
    get { values.shouldRasterize }
    set { change("shouldRasterize") { $0.shouldRasterize = newValue } }
  }
  /// Stored only: the scale of the bitmap of ``shouldRasterize``, in pixels per point.
  open var rasterizationScale: CGFloat {
    get { values.rasterizationScale }
    set { change("rasterizationScale") { $0.rasterizationScale = newValue } }
  }
  /// Stored only: a Boolean value that indicates whether drawing may be deferred.
  open var drawsAsynchronously: Bool {
    get { values.drawsAsynchronously }
    set { change("drawsAsynchronously") { $0.drawsAsynchronously = newValue } }
  }
  /// Stored only: a Boolean value that indicates whether edges between pixels are antialiased. In
  /// pictures they always are.
  open var allowsEdgeAntialiasing: Bool {
    get { values.allowsEdgeAntialiasing }
    set { change("allowsEdgeAntialiasing") { $0.allowsEdgeAntialiasing = newValue } }
  }
  /// Stored only: the edges that are antialiased. In pictures all edges are.
  open var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { values.edgeAntialiasingMask }
    set { change("edgeAntialiasingMask") { $0.edgeAntialiasingMask = newValue } }
  }
  /// Stored only: a Boolean value that indicates whether contents may be brighter than white.
  /// Pictures have standard dynamic range.
  open var wantsExtendedDynamicRangeContent: Bool {
    get { values.wantsExtendedDynamicRangeContent }
    set {
      change("wantsExtendedDynamicRangeContent") { $0.wantsExtendedDynamicRangeContent = newValue }
    }
  }
  /// Stored only: the mapping of contents brighter than white to the range of the screen.
  open var toneMapMode: CALayer.ToneMapMode {
    get { values.toneMapMode }
    set { change("toneMapMode") { $0.toneMapMode = newValue } }
  }
  /// A dictionary of values for the app. The dictionary under the key `actions` provides actions
  /// that ``actions`` lacks.
  open var style: [AnyHashable: Any]? {
    get { values.style }
    set { change("style") { $0.style = newValue } }
  }
  // Filters
  /// Stored only: filters of the layer with its sublayers. iOS ignores them as well.
  open var filters: [Any]? {
    get { values.filters }
    set { change("filters") { $0.filters = newValue } }
  }
  /// Stored only: filters of the content behind the layer. iOS ignores them as well.
  open var backgroundFilters: [Any]? {
    get { values.backgroundFilters }
    set { change("backgroundFilters") { $0.backgroundFilters = newValue } }
  }
  /// The blend mode of the layer and its sublayers with the content behind it in its superlayer.
  ///
  /// The value is the name of a blend mode, such as `multiplyBlendMode`, `screenBlendMode` or
  /// `overlayBlendMode`. Other names and objects have no effect. If the superlayer is translucent
  /// or masked, the layer does not blend with content behind the superlayer.
  open var compositingFilter: Any? {
    get { values.compositingFilter }
    set { change("compositingFilter") { $0.compositingFilter = newValue } }
  }
  // Order and space
  /// The order of the layer among its siblings; 0 by default. Layers with higher values are in
  /// front.
  open var zPosition: CGFloat {
    get { values.zPosition }
    set { change("zPosition") { $0.zPosition = newValue } }
  }
  /// The corners of a view's layer, which replace the radius; `nil` if the view has none.
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
      if KeyValueObservers.areInUse { registerChange(of: values.geometry, to: newValue) }
      values.geometry = newValue
      if isResized { setNeedsLayout() }
      KeyValueObservers.didChange(self)
    }
  }

  private func changeGeometry(_ key: String, _ body: (inout ViewGeometry) -> Void) {
    let action = action(ofChange: key)
    let old = geometry
    var geometry = old
    body(&geometry)
    self.geometry = geometry
    if let action {
      action.run(forKey: key, object: self, arguments: nil)
    } else if view == nil {
      geometryDidChange(from: old)
    }
  }

  /// The layer's rectangle in its superlayer's coordinates, in points. With a transform it is the
  /// bounding box of the transformed layer.
  open var frame: CGRect {
    get { geometry.frame }
    set { changeGeometry("bounds") { $0.frame = newValue } }
  }

  /// The layer's rectangle in its own coordinates, in points.
  open var bounds: CGRect {
    get { geometry.bounds }
    set { changeGeometry("bounds") { $0.bounds = newValue } }
  }

  /// The position of ``anchorPoint`` in the superlayer's coordinates, in points.
  open var position: CGPoint {
    get { geometry.position }
    set { changeGeometry("position") { $0.position = newValue } }
  }

  /// The point of the bounds that ``position`` places and transforms turn around, as fractions of
  /// the bounds; (0.5, 0.5) by default.
  open var anchorPoint: CGPoint {
    get { geometry.anchorPoint }
    set { changeGeometry("anchorPoint") { $0.anchorPoint = newValue } }
  }

  /// The z-coordinate of the anchor point, in points. It has an effect with a transform in space only.
  open var anchorPointZ: CGFloat {
    get { values.anchorPointZ }
    set { change("anchorPointZ") { $0.anchorPointZ = newValue } }
  }
  /// A Boolean value that indicates whether the layer is drawn when its back faces the viewer;
  /// `true` by default.
  open var isDoubleSided: Bool {
    get { values.isDoubleSided }
    set { change("doubleSided") { $0.isDoubleSided = newValue } }
  }

  /// The three-dimensional transform around the anchor point. With a perspective (`m34`), the layer
  /// and its sublayers are drawn as a picture in a plane in space. Layers do not intersect, and points
  /// are converted by the affine part.
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

  /// The transform of the sublayers around this layer's anchor point, such as the perspective that
  /// they share. Points are converted by its affine part.
  open var sublayerTransform: CATransform3D {
    get { values.sublayerTransform ?? CATransform3DIdentity }
    set {
      change("sublayerTransform") {
        $0.sublayerTransform = CATransform3DIsIdentity(newValue) ? nil : newValue
      }
    }
  }

  /// A Boolean value that indicates whether the y-axis of the sublayers' positions points up from
  /// the bottom edge, at all levels. Images, text and drawings stay upright.
  open var isGeometryFlipped: Bool {
    get { values.isGeometryFlipped }
    set { change("geometryFlipped") { $0.isGeometryFlipped = newValue } }
  }

  /// A Boolean value that indicates whether the back of the layer faces the viewer: a rotation in
  /// space mirrors its affine part.
  final var isTurnedAway: Bool {
    !values.isDoubleSided && transform.m33 < 0
  }

  /// Returns the affine transform around the anchor point.
  open func affineTransform() -> CGAffineTransform { geometry.transform }

  /// Sets the affine transform around the anchor point.
  open func setAffineTransform(_ m: CGAffineTransform) {
    changeGeometry("transform") { $0.transform = m }
  }

  // MARK: Appearance

  /// The color behind the contents; `nil` for transparent. A view's layer returns the view's color,
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

  /// The opacity of the layer and its sublayers, 0 to 1; 1 by default.
  open var opacity: Float {
    get { value({ Float($0.alpha) }, own: values.opacity) }
    set {
      change("opacity", ofView: { $0.alpha = CGFloat(newValue) }) { $0.opacity = newValue }
    }
  }

  /// A Boolean value that indicates whether the layer and its sublayers are hidden.
  open var isHidden: Bool {
    get { value({ $0.isHidden }, own: values.isHidden) }
    set { change("hidden", ofView: { $0.isHidden = newValue }) { $0.isHidden = newValue } }
  }

  /// A Boolean value that indicates whether the contents, the sublayers and the shadow are clipped
  /// to the edges and rounded corners.
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

  /// Applies a change to the layer's view. Returns `false`, without a change, if there is no view.
  @discardableResult
  private func changeView(_ change: @MainActor (UIView) -> Void) -> Bool {
    guard let view else { return false }
    MainActor.assumeIsolated { change(view) }
    return true
  }

  /// Changes the values and runs the action for a key.
  final func change(_ key: String, _ body: (inout LayerValues) -> Void) {
    registerChange()
    let action = action(ofChange: key)
    let old = AnimationTimeline.current == nil ? nil : values.value(forKeyPath: key)
    KeyValueObservers.willChange(self, key)
    body(&values)
    KeyValueObservers.didChange(self)
    if let action {
      action.run(forKey: key, object: self, arguments: nil)
    } else {
      valueDidChange(key, from: old)
    }
  }

  private func change(
    _ key: String, ofView change: @MainActor (UIView) -> Void,
    _ body: (inout LayerValues) -> Void
  ) {
    let action = action(ofChange: key)
    var old: AnimatedValue?
    if !changeView(change) {
      if AnimationTimeline.current != nil { old = values.value(forKeyPath: key) }
      KeyValueObservers.willChange(self, key)
      body(&values)
      KeyValueObservers.didChange(self)
      if action == nil { valueDidChange(key, from: old) }
    }
    action?.run(forKey: key, object: self, arguments: nil)
  }

  // MARK: Layout and drawing

  private var isLayoutNeeded = true

  /// Requests a layout before the next drawing.
  open func setNeedsLayout() {
    if !changeView({ $0.setNeedsLayout() }) { isLayoutNeeded = true }
  }

  /// Lays out the layer and its sublayers now if a layout was requested. For a view's layer, lays
  /// out the view.
  open func layoutIfNeeded() {
    if changeView({ $0.layoutIfNeeded() }) { return }
    if isLayoutNeeded {
      isLayoutNeeded = false
      layoutSublayers()
    }
    for placed in placedSublayers { placed.layer.layoutIfNeeded() }
  }

  /// Positions the sublayers.
  ///
  /// UIKit calls it for a requested layout of a layer without a view. This implementation calls the
  /// ``delegate``.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  /// Draws content above the background, in the layer's coordinates, clipped to the bounds.
  ///
  /// UIKit calls it for every picture. This implementation calls the ``delegate``. A view's layer
  /// calls the view's `draw(_:)` instead.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }

  private var isDisplayNeeded = false

  /// Requests a call of ``display()`` before the next drawing. ``draw(in:)`` is called for every
  /// picture without a request.
  open func setNeedsDisplay() { isDisplayNeeded = true }

  /// Requests a call of ``display()``, like ``setNeedsDisplay()``; the rectangle is ignored.
  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }

  /// Returns a Boolean value that indicates whether a call of ``display()`` is pending.
  open func needsDisplay() -> Bool { isDisplayNeeded }

  /// Calls ``display()`` if it was requested.
  open func displayIfNeeded() {
    guard isDisplayNeeded else { return }
    isDisplayNeeded = false
    display()
  }

  /// Provides the contents after a request. This implementation calls the ``delegate``; subclasses
  /// set ``contents``.
  open func display() { delegate?.display(self) }

  /// Returns a Boolean value that indicates whether a layout is pending, of the view for a view's
  /// layer.
  open func needsLayout() -> Bool { value({ $0.isLayoutNeeded }, own: isLayoutNeeded) }

  /// Returns the layer's current size.
  open func preferredFrameSize() -> CGSize { bounds.size }

  /// Returns a Boolean value that indicates whether changes of a property request a redraw; `false`
  /// by default. UIKit never calls it, because every picture is drawn from scratch.
  open class func needsDisplay(forKey key: String) -> Bool { false }

  /// Returns the frontmost layer, among this layer and its sublayers, that contains a point of the
  /// superlayer's coordinates; `nil` if the point is outside. Hidden layers are skipped.
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

  /// Returns a Boolean value that indicates whether the bounds contain a point in the layer's
  /// coordinates.
  open func contains(_ p: CGPoint) -> Bool { bounds.covers(p) }

  // MARK: Time

  /// The start of the layer's time in its superlayer's time, in seconds; 0 by default.
  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { changeTiming { $0.beginTime = newValue } }
  }
  /// The offset added to the layer's time, in seconds; 0 by default. With a ``speed`` of 0 it is
  /// the time at which animations are shown.
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { changeTiming { $0.timeOffset = newValue } }
  }
  /// Stored only: the number of repetitions of the layer's time; 0 by default.
  open var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }
  /// Stored only: the duration of the repetitions of the layer's time, in seconds.
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }
  /// Stored only: the duration of the layer's time, in seconds.
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }
  /// The speed of the layer's time; 1 by default. At 0, animations stop where they are.
  open var speed: Float {
    get { timing.speed }
    set { changeTiming { $0.speed = newValue } }
  }

  private func changeTiming(_ change: (inout MediaTiming) -> Void) {
    change(&timing)
    AnimationTimeline.current?.layerTimesDidChange()
  }
  /// Stored only: a Boolean value that indicates whether the layer's time runs backward after it
  /// ends.
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }
  /// Stored only: the behavior of the layer outside its active duration.
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  // MARK: Animations and actions

  /// Adds a copy of an animation. It replaces an animation with the same key.
  ///
  /// On a simulated clock the animation takes place over time. Otherwise it runs at once: its
  /// delegate is notified of its start and end, and it has no further effect, unless it is not
  /// removed on completion and fills forward; pictures then show its final values. An animation that never ends is shown at its start. An
  /// animation that is stopped, by a speed of 0 of itself or of an ancestor layer, is shown at its
  /// current time.
  ///
  /// - Parameter key: the key of the animation; `nil` for a unique key.
  open func add(_ anim: CAAnimation, forKey key: String?) { addAnimation(anim, forKey: key) }

  /// Removes an animation. A delegate that was not notified of its end is notified that the
  /// animation did not finish.
  open func removeAnimation(forKey key: String) {
    guard let index = animations.firstIndex(where: { $0.key == key && $0.isNamed }) else { return }
    remove([animations.remove(at: index)])
  }

  /// Removes all animations, like ``removeAnimation(forKey:)``.
  open func removeAllAnimations() {
    let removed = animations
    animations = []
    remove(removed)
  }

  /// Returns the animation for a key, which must not be modified; `nil` if there is none.
  open func animation(forKey key: String) -> CAAnimation? {
    animations.first { $0.key == key && $0.isNamed }?.animation
  }

  /// Returns the keys of the animations in the order in which they were added; `nil` if there are
  /// none.
  open func animationKeys() -> [String]? {
    let keys = animations.filter(\.isNamed).map(\.key)
    return keys.isEmpty ? nil : keys
  }

  /// Returns the action for an event, from the delegate, ``actions``, the ``style`` or the class,
  /// in this order; `nil` for none.
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

  /// Returns the default action of the class for an event; `nil` unless overridden.
  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// Returns the default value of a property of the class; `nil` for unknown names.
  open class func defaultValue(forKey key: String) -> Any? {
    makeCopy(of: CALayer()).values.value(forKeyPath: key)?.value
  }

  // MARK: Animations

  /// Converts a time in seconds from another layer's time, or from the root's time for `nil`, to
  /// this layer's time.
  open func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime(at: l?.rootTime(at: t) ?? t)
  }

  /// Converts a time in seconds from this layer's time to another layer's time, or to the root's
  /// time for `nil`. A stopped time converts to its begin time.
  open func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let root = rootTime(at: t)
    return l?.localTime(at: root) ?? root
  }

  /// Returns the value of a property, such as `transform.rotation.z`, or a value that the app has
  /// set; `nil` for unknown key paths.
  open func value(forKeyPath keyPath: String) -> Any? {
    customValues?[keyPath] ?? modelValues.value(forKeyPath: keyPath)?.value
  }

  /// Sets the value of a property, or stores a value under a key of the app. Values of the wrong
  /// type are ignored.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    store(value, forKeyPath: keyPath)
  }

  /// Returns the value for a key, like ``value(forKeyPath:)``.
  open func value(forKey key: String) -> Any? { value(forKeyPath: key) }

  /// Sets the value for a key, like ``setValue(_:forKeyPath:)``.
  open func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }

  /// Returns the layer as it appears on screen: the layer itself, unless an animation changes it.
  /// In that case it is a copy with the animated values. A layer of an app's class is copied as its
  /// closest system superclass; if that is not possible, the method returns the layer itself.
  open func presentation() -> Self? {
    guard let shown = shownValues else { return self }
    let copy = Self.makeCopy(of: self)
    copy.values = shown
    return copy as? Self ?? self
  }

  /// Returns the layer with the values that were set: the layer itself.
  open func model() -> Self { self }

  /// The part of the layer that a scroll layer leaves visible; always the bounds.
  open var visibleRect: CGRect { bounds }

  /// Scrolls the closest ancestor scroll layer. Does nothing, because there are no scroll layers.
  open func scroll(_ p: CGPoint) {}

  /// Scrolls the closest ancestor scroll layer. Does nothing, because there are no scroll layers.
  open func scrollRectToVisible(_ r: CGRect) {}

  /// Returns a Boolean value that indicates whether an odd number of ancestor layers has flipped
  /// geometry, which means that contents are flipped to stay upright.
  open func contentsAreFlipped() -> Bool {
    sequence(first: self, next: \.superlayer).dropFirst().count(where: \.isGeometryFlipped) % 2 == 1
  }

  /// Returns the ratio of the edge length that a corner curve replaces to the corner radius.
  open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? RoundedCorner.continuousReach : 1
  }

  // MARK: Sublayers

  /// The sublayers, from back to front, regardless of `zPosition`; `nil` if there are none. The
  /// sublayers of a view's layer include the layers of its subviews.
  ///
  /// Setting the property replaces the sublayers that do not belong to views.
  open var sublayers: [CALayer]? {
    get {
      let subviews = subviewLayers
      var result: [CALayer] = []
      var rest = subviews[...]
      for placed in placedSublayers {
        let count = placed.subviewsBelow - (subviews.count - rest.count)
        result += rest.prefix(max(count, 0))
        rest = rest.dropFirst(max(count, 0))
        result.append(placed.layer)
      }
      result += rest
      return result.isEmpty ? nil : result
    }
    set {
      for placed in placedSublayers { placed.layer.removeFromSuperlayer() }
      for layer in newValue ?? [] where layer.view == nil { addSublayer(layer) }
    }
  }

  /// Adds a layer in front of all other sublayers.
  open func addSublayer(_ layer: CALayer) { insert(layer, at: .max) }

  /// Inserts a layer at an index of ``sublayers``; an index past the end adds it in front.
  open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    insert(layer, at: Int(idx))
  }

  /// Inserts a layer behind `sibling`, or behind all sublayers if `sibling` is not a sublayer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insert(layer, at: sublayers?.firstIndex { $0 === sibling } ?? 0)
  }

  /// Inserts a layer in front of `sibling`, or in front of all sublayers if `sibling` is not a
  /// sublayer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    layer.removeFromSuperlayer()
    insert(layer, at: sublayers?.firstIndex { $0 === sibling }.map { $0 + 1 } ?? .max)
  }

  /// Replaces a sublayer. Does nothing if `oldLayer` is not a sublayer.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, oldLayer.superlayer === self else { return }
    insertSublayer(newLayer, above: oldLayer)
    oldLayer.removeFromSuperlayer()
  }

  /// Removes the layer from its superlayer. Has no effect on a view's layer; remove its view
  /// instead.
  open func removeFromSuperlayer() {
    guard let former = superlayer else { return }
    former.placedSublayers.removeAll { $0.layer === self }
    superlayer = nil
    former.runAction(of: self, kCAOnOrderOut)
  }

  /// Converts a point from this layer's coordinates to another layer's.
  ///
  /// Both layers must be in the same tree; `nil` converts to the coordinates of the tree's root.
  open func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint {
    p.applying(transformToRoot).applying(l?.transformToRoot.inverted() ?? .identity)
  }

  /// Converts a point from another layer's coordinates to this layer's.
  ///
  /// Both layers must be in the same tree; `nil` converts from the coordinates of the tree's root.
  open func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint {
    p.applying(l?.transformToRoot ?? .identity).applying(transformToRoot.inverted())
  }

  /// Converts a rectangle from this layer's coordinates to another layer's, or to the root's for
  /// `nil`.
  open func convert(_ r: CGRect, to l: CALayer?) -> CGRect {
    r.applying(transformToRoot).applying(l?.transformToRoot.inverted() ?? .identity)
  }

  /// Converts a rectangle from another layer's coordinates, or from the root's for `nil`, to this
  /// layer's.
  open func convert(_ r: CGRect, from l: CALayer?) -> CGRect {
    r.applying(l?.transformToRoot ?? .identity).applying(transformToRoot.inverted())
  }
}
