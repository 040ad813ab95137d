/// The properties of a layer, as values that can be copied and animated.
///
/// A view's layer does not use the properties that the view stores: geometry, background, opacity
/// and clipping; see ``CALayer/modelValues``.
struct LayerValues {
  var geometry = ViewGeometry()
  var backgroundColor: CGColor?
  var opacity: Float = 1
  var isHidden = false
  var masksToBounds = false

  var name: String?
  var zPosition: CGFloat = 0
  var anchorPointZ: CGFloat = 0
  var isDoubleSided = true
  /// The three-dimensional transform; `nil` if it is affine.
  var transformInSpace: CATransform3D?
  /// The transform of the sublayers; `nil` for the identity.
  var sublayerTransform: CATransform3D?
  var isGeometryFlipped = false

  // Edges
  var cornerRadius: CGFloat = 0
  var cornerCurve = CALayerCornerCurve.circular
  var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  /// The corners of a view's layer, which replace the radius; `nil` if the view has none.
  var cornerConfiguration: UICornerConfiguration?
  var borderWidth: CGFloat = 0
  var borderColor: CGColor? = Self.black

  // Shadow. Source of the defaults: Apple's documentation.
  var shadowColor: CGColor? = Self.black
  var shadowOpacity: Float = 0
  var shadowOffset = CGSize(width: 0, height: -3)
  var shadowRadius: CGFloat = 3
  var shadowPath: CGPath?

  // Contents
  var contents: Any?
  var contentsGravity = CALayerContentsGravity.resize
  var contentsScale: CGFloat = 1
  var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
  var contentsFormat = CALayerContentsFormat.RGBA8Uint
  var minificationFilter = CALayerContentsFilter.linear
  var magnificationFilter = CALayerContentsFilter.linear
  var minificationFilterBias: Float = 0
  var allowsGroupOpacity = true
  /// The content of a system subclass.
  var content = LayerContent.none

  // Hints that do not change pictures.
  var isOpaque = false
  var needsDisplayOnBoundsChange = false
  var shouldRasterize = false
  var rasterizationScale: CGFloat = 1
  var drawsAsynchronously = false
  var allowsEdgeAntialiasing = true
  var edgeAntialiasingMask: CAEdgeAntialiasingMask = [
    .layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge,
  ]
  var wantsExtendedDynamicRangeContent = false
  var toneMapMode = CALayer.ToneMapMode.automatic
  var style: [AnyHashable: Any]?

  // Filters
  var filters: [Any]?
  var backgroundFilters: [Any]?
  var compositingFilter: Any?

  private static let black = UIColor.black.cgColor

  /// The three-dimensional transform around the anchor point.
  var transform: CATransform3D {
    get {
      if let transformInSpace,
        CATransform3DGetAffineTransform(transformInSpace) == geometry.transform
      {
        return transformInSpace
      }
      return CATransform3DMakeAffineTransform(geometry.transform)
    }
    set {
      transformInSpace = CATransform3DIsAffine(newValue) ? nil : newValue
      geometry.transform = CATransform3DGetAffineTransform(newValue)
    }
  }

  /// Returns the transform from the coordinates of the sublayers' positions to the layer's
  /// coordinates; `nil` for the identity.
  func sublayerPlacement(in bounds: CGRect) -> CGAffineTransform? {
    guard sublayerTransform != nil || isGeometryFlipped else { return nil }
    var placement = CGAffineTransform.identity
    if let sublayerTransform {
      let anchor = CGPoint(
        x: bounds.origin.x + bounds.size.width * geometry.anchorPoint.x,
        y: bounds.origin.y + bounds.size.height * geometry.anchorPoint.y)
      placement = CGAffineTransform(translationX: -anchor.x, y: -anchor.y)
        .concatenating(CATransform3DGetAffineTransform(sublayerTransform))
        .concatenating(CGAffineTransform(translationX: anchor.x, y: anchor.y))
    }
    if isGeometryFlipped { placement = placement.concatenating(.flip(of: bounds)) }
    return placement
  }
}

extension LayerValues {
  /// Returns the transform in space from the sublayers' coordinates to the layer's coordinates; `nil` if
  /// it has no depth.
  func sublayerSpace(in bounds: CGRect) -> CATransform3D? {
    guard let sublayerTransform, sublayerTransform.hasDepth else { return nil }
    let x = bounds.origin.x + bounds.size.width * geometry.anchorPoint.x
    let y = bounds.origin.y + bounds.size.height * geometry.anchorPoint.y
    var space = CATransform3DConcat(CATransform3DMakeTranslation(-x, -y, 0), sublayerTransform)
    space = CATransform3DConcat(space, CATransform3DMakeTranslation(x, y, 0))
    if isGeometryFlipped {
      space = CATransform3DConcat(space, CATransform3DMakeAffineTransform(.flip(of: bounds)))
    }
    return space
  }

  /// Returns the transform in space from the coordinates of the layer's bounds to the superlayer's
  /// coordinates.
  ///
  /// - Parameter geometry: the geometry of the layer or its view.
  func transformInSpace(of geometry: ViewGeometry) -> CATransform3D {
    let bounds = geometry.bounds
    let x = bounds.origin.x + bounds.size.width * geometry.anchorPoint.x
    let y = bounds.origin.y + bounds.size.height * geometry.anchorPoint.y
    var values = self
    values.geometry = geometry
    return CATransform3DConcat(
      CATransform3DConcat(CATransform3DMakeTranslation(-x, -y, -anchorPointZ), values.transform),
      CATransform3DMakeTranslation(geometry.position.x, geometry.position.y, zPosition))
  }

  /// Returns a Boolean value that indicates whether the layer's own transform has a perspective.
  func hasPerspective(_ geometry: ViewGeometry) -> Bool {
    guard let own = transformInSpace, own.m14 != 0 || own.m24 != 0 || own.m34 != 0 || own.m44 != 1
    else { return false }
    return CATransform3DGetAffineTransform(own) == geometry.transform
  }
}

extension CGAffineTransform {
  /// Returns a vertical mirroring of a rectangle.
  static func flip(of rect: CGRect) -> CGAffineTransform {
    CGAffineTransform(
      a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 2 * rect.origin.y + rect.size.height)
  }
}

extension CATransform3D {
  /// A Boolean value that indicates whether the map of a plane depends on its depth, or points of a
  /// plane have different depths.
  fileprivate var hasDepth: Bool {
    m13 != 0 || m14 != 0 || m23 != 0 || m24 != 0 || m31 != 0 || m32 != 0 || m34 != 0
  }
}
