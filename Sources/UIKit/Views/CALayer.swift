internal import CelloRaster

/// A rectangle with a fill, rounded corners, a border, a shadow, contents and sublayers.
///
/// Lengths are in points, origin top left, y down. The layer of a view shares the view's geometry,
/// background, opacity and clipping; like the view, it must be used on the main thread.
open class CALayer: NSObject {
  /// The view that the layer belongs to, which owns it; `nil` for a layer of its own.
  final weak var view: UIView?
  /// Of a layer without a view.
  private var ownGeometry = ViewGeometry()
  private var ownAppearance = Appearance()

  /// The properties that a view has instead of its layer.
  private struct Appearance {
    var backgroundColor: CGColor?
    var opacity: Float = 1
    var isHidden = false
    var masksToBounds = false
  }

  // Hierarchy
  final var placedSublayers: [PlacedSublayer] = []
  open internal(set) weak var superlayer: CALayer?
  /// A name for the app's own use.
  open var name: String?

  // Edges
  /// The radius of the corners of background and border, in points, at most half of the shorter
  /// side. Negative values and NaN are treated as 0.
  ///
  /// Content and sublayers are clipped only with ``masksToBounds``.
  open var cornerRadius: CGFloat = 0
  open var cornerCurve = CALayerCornerCurve.circular
  /// The corners that are rounded.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// The corners of a view's layer, in the place of the radius; `nil` if the view has none.
  final var cornerConfiguration: UICornerConfiguration?
  /// The width in points of a line inside the edges, above content and sublayers; 0 or less draws
  /// no line.
  open var borderWidth: CGFloat = 0
  /// The line's color; `nil` draws no line.
  open var borderColor: CGColor? = UIColor.black.cgColor

  // Shadow. Source of the defaults: Apple's documentation.
  /// The color of the shadow; `nil` draws none.
  open var shadowColor: CGColor? = UIColor.black.cgColor
  /// The opacity of the shadow, 0 to 1.
  open var shadowOpacity: Float = 0
  /// The offset of the shadow from the layer, in points.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The blur radius of the shadow, in points.
  open var shadowRadius: CGFloat = 3
  /// The shape that casts the shadow, in the layer's coordinates; `nil` for the rounded rectangle of
  /// the background.
  ///
  /// Without a path, a layer without a background casts no shadow: contents and sublayers cast
  /// none.
  open var shadowPath: CGPath?

  // Contents
  /// A `CGImage` that is drawn above the background; other objects are not drawn.
  open var contents: Any?
  /// The place of ``contents`` in the bounds.
  open var contentsGravity = CALayerContentsGravity.resize
  /// Pixels per point of ``contents``. NaN, zero and negative scales are treated as 1.
  open var contentsScale: CGFloat = 1

  /// The part of ``contents`` that is drawn, as a share of the image.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The part of ``contents`` that is stretched with ``contentsGravity`` `resize` and the like, as
  /// a share of the image; edges and corners around it keep their size.
  open var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)

  // Hints that change no picture.
  /// A promise that the layer has no transparent parts. It has no effect on pictures.
  open var isOpaque = false
  /// Whether a change of the size requests a redraw. Every picture is drawn from scratch.
  open var needsDisplayOnBoundsChange = false
  /// Whether the layer is drawn as a bitmap first. It has no effect on pictures.
  open var shouldRasterize = false
  /// The scale of that bitmap.
  open var rasterizationScale: CGFloat = 1
  /// Whether drawing may be deferred. It has no effect on pictures.
  open var drawsAsynchronously = false
  /// Whether edges that are not on pixels are antialiased; in pictures they always are.
  open var allowsEdgeAntialiasing = true
  /// Default values of properties, for an app's own use.
  open var style: [AnyHashable: Any]?

  /// The order among the layer's siblings: those with higher positions are in front.
  open var zPosition: CGFloat = 0
  /// A layer whose opacity limits that of this layer; `nil` for no limit.
  ///
  /// It is in the layer's coordinates, and belongs to no other layer.
  open var mask: CALayer?

  /// A layer without a size.
  public override init() { super.init() }

  /// A copy of another layer's properties, without its sublayers and mask; subclasses override it
  /// to copy their own properties.
  public init(layer: Any) {
    super.init()
    guard let other = layer as? CALayer else { return }
    ownGeometry = other.geometry
    ownAppearance = Appearance(
      backgroundColor: other.backgroundColor, opacity: other.opacity, isHidden: other.isHidden,
      masksToBounds: other.masksToBounds)
    name = other.name
    cornerRadius = other.cornerRadius
    cornerCurve = other.cornerCurve
    cornerConfiguration = other.cornerConfiguration
    maskedCorners = other.maskedCorners
    borderWidth = other.borderWidth
    borderColor = other.borderColor
    shadowColor = other.shadowColor
    shadowOpacity = other.shadowOpacity
    shadowOffset = other.shadowOffset
    shadowRadius = other.shadowRadius
    shadowPath = other.shadowPath
    contents = other.contents
    contentsGravity = other.contentsGravity
    contentsScale = other.contentsScale
    zPosition = other.zPosition
    anchorPointZ = other.anchorPointZ
    ownTransform = other.ownTransform
    contentsRect = other.contentsRect
    contentsCenter = other.contentsCenter
    isOpaque = other.isOpaque
    needsDisplayOnBoundsChange = other.needsDisplayOnBoundsChange
    isDoubleSided = other.isDoubleSided
    shouldRasterize = other.shouldRasterize
    rasterizationScale = other.rasterizationScale
    drawsAsynchronously = other.drawsAsynchronously
    allowsEdgeAntialiasing = other.allowsEdgeAntialiasing
    style = other.style
  }

  /// Always fails: layers are not read from archives.
  public required init?(coder: NSCoder) { return nil }

  /// A new layer of the class; for classes of the system.
  class func make() -> CALayer { CALayer() }

  // MARK: Geometry

  final var geometry: ViewGeometry {
    get { value({ $0.geometry }, own: ownGeometry) }
    set {
      guard !change({ $0.geometry = newValue }) else { return }
      let isResized = newValue.bounds.size != ownGeometry.bounds.size
      ownGeometry = newValue
      if isResized { setNeedsLayout() }
    }
  }

  /// The rectangle in the superlayer's coordinates; around the transformed layer when there is a
  /// transform.
  open var frame: CGRect {
    get { geometry.frame }
    set { geometry.frame = newValue }
  }

  /// The rectangle in the layer's own coordinates.
  open var bounds: CGRect {
    get { geometry.bounds }
    set { geometry.bounds = newValue }
  }

  /// The place of ``anchorPoint`` in the superlayer's coordinates.
  open var position: CGPoint {
    get { geometry.position }
    set { geometry.position = newValue }
  }

  /// The point that ``position`` places and around which transforms turn, as a share of the bounds;
  /// the middle by default.
  open var anchorPoint: CGPoint {
    get { geometry.anchorPoint }
    set { geometry.anchorPoint = newValue }
  }

  /// The third coordinate of the anchor point. It has no effect on pictures.
  open var anchorPointZ: CGFloat = 0
  /// Whether the layer is drawn when it is turned away from the viewer.
  open var isDoubleSided = true
  /// The transform in space, if it is more than an affine one.
  final var ownTransform: CATransform3D?

  /// The transform in space around the anchor point. Only its affine part is drawn: depth and
  /// perspective have no effect on pictures.
  open var transform: CATransform3D {
    get {
      let affine = geometry.transform
      if let ownTransform, CATransform3DGetAffineTransform(ownTransform) == affine {
        return ownTransform
      }
      return CATransform3DMakeAffineTransform(affine)
    }
    set {
      ownTransform = CATransform3DIsAffine(newValue) ? nil : newValue
      geometry.transform = CATransform3DGetAffineTransform(newValue)
    }
  }

  /// Whether the back of the layer would be seen: its affine part is mirrored by a turn in space.
  final var isTurnedAway: Bool {
    !isDoubleSided && transform.m33 < 0
  }

  /// The transform around the anchor point.
  open func affineTransform() -> CGAffineTransform { geometry.transform }

  /// Sets the transform around the anchor point.
  open func setAffineTransform(_ m: CGAffineTransform) { geometry.transform = m }

  // MARK: Appearance

  /// The color behind the contents. That of a view's layer is the view's; a dynamic color is
  /// resolved with the view's traits.
  open var backgroundColor: CGColor? {
    get {
      value(
        { $0.backgroundColor?.resolvedColor(with: $0.traitCollection).cgColor },
        own: ownAppearance.backgroundColor)
    }
    set {
      if !change({ $0.backgroundColor = newValue.map(UIColor.init(cgColor:)) }) {
        ownAppearance.backgroundColor = newValue
      }
    }
  }

  /// The opacity of the layer with its sublayers, 0 to 1.
  open var opacity: Float {
    get { value({ Float($0.alpha) }, own: ownAppearance.opacity) }
    set {
      if !change({ $0.alpha = CGFloat(newValue) }) { ownAppearance.opacity = newValue }
    }
  }

  open var isHidden: Bool {
    get { value({ $0.isHidden }, own: ownAppearance.isHidden) }
    set { if !change({ $0.isHidden = newValue }) { ownAppearance.isHidden = newValue } }
  }

  /// Whether the contents, the sublayers and the shadow are clipped to the edges and rounded
  /// corners.
  open var masksToBounds: Bool {
    get { value({ $0.clipsToBounds }, own: ownAppearance.masksToBounds) }
    set {
      if !change({ $0.clipsToBounds = newValue }) { ownAppearance.masksToBounds = newValue }
    }
  }

  private func value<Value: Sendable>(
    _ ofView: @MainActor (UIView) -> Value, own: @autoclosure () -> Value
  ) -> Value {
    guard let view else { return own() }
    return MainActor.assumeIsolated { ofView(view) }
  }

  /// Returns false, without a change, for a layer without a view.
  private func change(_ change: @MainActor (UIView) -> Void) -> Bool {
    guard let view else { return false }
    MainActor.assumeIsolated { change(view) }
    return true
  }

  // MARK: Layout and drawing

  private var isLayoutNeeded = true

  /// Requests a layout before the next drawing.
  open func setNeedsLayout() {
    if !change({ $0.setNeedsLayout() }) { isLayoutNeeded = true }
  }

  /// Performs a requested layout of the layer and its sublayers now; that of a view's layer is the
  /// view's.
  open func layoutIfNeeded() {
    if change({ $0.layoutIfNeeded() }) { return }
    if isLayoutNeeded {
      isLayoutNeeded = false
      layoutSublayers()
    }
    for sublayer in sublayers ?? [] { sublayer.layoutIfNeeded() }
  }

  /// Places the sublayers; called for a requested layout of a layer without a view.
  open func layoutSublayers() {}

  /// Draws content above the background, in the layer's coordinates; clipped to the bounds.
  ///
  /// Called for every picture. The layer of a view does not use this method, but the view's
  /// `draw(_:)`.
  open func draw(in ctx: CGContext) {}

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

  /// Provides the content, after it was requested. It does nothing; subclasses set ``contents``.
  open func display() {}

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
    for sublayer in inFront {
      if let hit = sublayer.hitTest(inside) { return hit }
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

  /// The content of system layers above the background.
  func contentItems(in traits: UITraitCollection) -> [DisplayList.Item] { [] }

}
