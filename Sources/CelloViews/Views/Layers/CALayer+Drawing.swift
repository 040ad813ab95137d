internal import CelloRaster

/// The appearance of a layer, as values.
///
/// It is a class because the values take too much stack space for deep trees.
final class LayerDrawing {
  let values: LayerValues
  /// A Boolean value that indicates whether the values come from animations. If not, the layer of a
  /// view takes its geometry, background, opacity and clipping from the view.
  let isAnimated: Bool
  /// A Boolean value that indicates whether the back of the layer faces the viewer: a rotation in
  /// space mirrors its affine part.
  private(set) var isTurnedAway: Bool
  /// The radii of the view's corner configuration; `nil` if it has no configuration.
  private let configuredRadii: Corners<CGFloat>?

  /// The transitions of the view's own content.
  private let contentTransitions: [(former: OwnContent, share: Double)]
  /// The transition of a layer without a view, until it is recorded; `nil` for none.
  private var transition: (transition: CATransition, share: Double)?

  init(_ layer: CALayer) {
    let shown = layer.shownValues
    transition = layer.animations.isEmpty ? nil : layer.shownTransition
    contentTransitions = layer.animations.isEmpty ? [] : layer.contentTransitions
    isAnimated = shown != nil
    var values = shown ?? layer.values
    // An app's class can override the corner radius.
    if shown == nil, type(of: layer) != CALayer.self { values.cornerRadius = layer.cornerRadius }
    self.values = values
    isTurnedAway =
      if let shown { !shown.isDoubleSided && shown.transform.m33 < 0 } else { layer.isTurnedAway }
    if values.cornerConfiguration != nil, let view = layer.view {
      configuredRadii = MainActor.assumeIsolated { view.cornerRadii }
    } else {
      configuredRadii = nil
    }
  }

  // The values of the view that animations replace; `nil` without animations.
  var animatedGeometry: ViewGeometry? { isAnimated ? values.geometry : nil }
  var animatedOpacity: CGFloat? { isAnimated ? CGFloat(values.opacity) : nil }
  var animatedIsHidden: Bool? { isAnimated ? values.isHidden : nil }
  var animatedMasksToBounds: Bool? { isAnimated ? values.masksToBounds : nil }

  // Single values, so that callers do not copy all values to the stack.
  var geometry: ViewGeometry { values.geometry }
  var bounds: CGRect { values.geometry.bounds }
  var anchorPoint: CGPoint { values.geometry.anchorPoint }
  var opacity: CGFloat { CGFloat(values.opacity) }
  var isHidden: Bool { values.isHidden }
  var masksToBounds: Bool { values.masksToBounds }
  var allowsGroupOpacity: Bool { values.allowsGroupOpacity }
  var isGeometryFlipped: Bool { values.isGeometryFlipped }

  /// The blend mode of the layer with the content behind it; `nil` for source over.
  var blendMode: BlendMode? {
    values.compositingFilter == nil ? nil : BlendMode(compositingFilter: values.compositingFilter)
  }

  /// A Boolean value that indicates whether the layer draws content other than its sublayers.
  var isVisible: Bool { if case .transform = values.content { false } else { true } }

  /// The replication of the sublayers; `nil` if the layer is not a replicator.
  var replicator: ReplicatorContent? {
    if case .replicator(let replicator) = values.content { replicator } else { nil }
  }

  /// Returns the transition of a layer without a view, once.
  func takeTransition() -> (transition: CATransition, share: Double)? {
    defer { transition = nil }
    return transition
  }

  /// A Boolean value that indicates whether the view's own content is animated.
  var hasContentTransition: Bool { !contentTransitions.isEmpty }

  /// Returns the content of a view that is shown below its subviews while it changes.
  ///
  /// - Parameters:
  ///   - items: the content of the view.
  ///   - origin: the origin of the view's coordinates.
  func mixed(_ items: [DisplayList.Item], at origin: CGPoint) -> [DisplayList.Item] {
    mixed(items, from: \.items, at: origin)
  }

  /// Returns the content of a view that is shown above its subviews while it changes.
  func mixed(_ overlay: [DisplayList.Item], above origin: CGPoint) -> [DisplayList.Item] {
    mixed(overlay, from: \.overlay, at: origin)
  }

  /// Returns the clip of a view that is shown while its content changes.
  ///
  /// - Parameter bounds: the bounds of the view.
  func mixedClip(_ clip: Shape?, in bounds: CGRect) -> Shape? {
    contentTransitions.reduce(clip) { clip, transition in
      let former = transition.former.clip
      guard former != clip else { return clip }
      return (former ?? .rect(bounds)).mixedOrReplaced(
        by: clip ?? .rect(bounds), CGFloat(transition.share))
    }
  }

  private func mixed(
    _ items: [DisplayList.Item], from former: (OwnContent) -> [DisplayList.Item],
    at origin: CGPoint
  ) -> [DisplayList.Item] {
    contentTransitions.reduce(items) { items, transition in
      DisplayList.mixed(
        former(transition.former).map { $0.moved(by: origin) }, items, transition.share)
    }
  }

  /// Returns the origin of the layer's coordinates for bounds whose top left corner is at `corner`.
  func origin(at corner: CGPoint) -> CGPoint {
    CGPoint(x: corner.x - bounds.minX, y: corner.y - bounds.minY)
  }

  /// Returns ``CALayer/sublayerPlacement`` for the current or animated values.
  func sublayerPlacement(of layer: CALayer, in bounds: CGRect) -> CGAffineTransform? {
    isAnimated ? values.sublayerPlacement(in: bounds) : layer.sublayerPlacement
  }

  /// Returns ``CALayer/sublayerSpace`` for the current or animated values.
  func sublayerSpace(of layer: CALayer, in bounds: CGRect) -> CATransform3D? {
    isAnimated ? values.sublayerSpace(in: bounds) : layer.sublayerSpace
  }

  /// Returns a Boolean value that indicates whether the layer's own transform has a perspective.
  func hasPerspective(_ geometry: ViewGeometry) -> Bool { values.hasPerspective(geometry) }

  /// Returns the transform in space from the bounds to the superlayer's coordinates, followed by a
  /// transform of these, and updates ``isTurnedAway``.
  func placed(_ geometry: ViewGeometry, in space: CATransform3D) -> CATransform3D {
    let result = CATransform3DConcat(values.transformInSpace(of: geometry), space)
    isTurnedAway = !values.isDoubleSided && result.m33 < 0
    return result
  }

  /// Returns the layer's outline in `area`.
  func shape(of area: CGRect) -> Shape {
    if let radii = configuredRadii { return radii.shape(of: area) }
    return shape(of: area, radius: values.radius(in: area.size))
  }

  /// Returns the border in `area`; `nil` if none is drawn.
  func border(of area: CGRect) -> DisplayList.Item? {
    let width = min(values.borderWidth.nonNegative, min(area.width, area.height))
    guard width > 0, let color = values.borderColor?.color, color.alpha > 0 else { return nil }
    // The centerline of the border; its outer edge is the layer's edge.
    let middle = area.insetBy(dx: width / 2, dy: width / 2)
    let line =
      configuredRadii?.inset(by: width / 2).shape(of: middle)
      ?? shape(of: middle, radius: max(values.radius(in: area.size) - width / 2, 0))
    return .stroke(line, StrokeStyle(width: width), color)
  }

  private func shape(of area: CGRect, radius: CGFloat) -> Shape {
    var corners: UIRectCorner = []
    if values.maskedCorners.contains(.layerMinXMinYCorner) { corners.insert(.topLeft) }
    if values.maskedCorners.contains(.layerMaxXMinYCorner) { corners.insert(.topRight) }
    if values.maskedCorners.contains(.layerMinXMaxYCorner) { corners.insert(.bottomLeft) }
    if values.maskedCorners.contains(.layerMaxXMaxYCorner) { corners.insert(.bottomRight) }
    guard radius > 0, !corners.isEmpty else { return .rect(area) }
    return .roundedRect(
      RoundedRect(
        area, radius: radius, curve: values.cornerCurve == .continuous ? .continuous : .circular,
        corners: corners))
  }

  /// Returns the layer's shadow; `nil` if none is drawn.
  ///
  /// - Parameters:
  ///   - shape: the layer's outline, in the coordinates of the result.
  ///   - background: the background color, whose opacity the shadow takes over.
  ///   - isClipped: whether the layer clips its sublayers, which clips the shadow as well.
  ///   - origin: the origin of the layer's coordinates.
  func shadow(
    of shape: Shape, background: Color?, isClipped: Bool, at origin: CGPoint
  ) -> DisplayList.Item? {
    guard let color = shadowColor(isClipped: isClipped) else { return nil }
    var alpha: CGFloat = 1
    var silhouette = shape
    if let shadowPath = values.shadowPath {
      silhouette = .path(shadowPath.path, .nonZero).offsetBy(dx: origin.x, dy: origin.y)
    } else {
      alpha = CGFloat(background?.alpha ?? 0) / 65_535
    }
    let shadowColor = color.multiplyingAlpha(by: alpha)
    guard shadowColor.alpha > 0 else { return nil }
    return .shadow(
      DisplayList.Shadow(
        shape: silhouette, color: shadowColor, sigma: values.shadowRadius.nonNegative,
        offset: values.shadowOffset.clamped))
  }

  /// Returns the shadow of everything that a layer without a background draws; `nil` if the layer
  /// has no shadow, or the shadow of its shape or path.
  func contentShadow(background: Color?, isClipped: Bool) -> DisplayList.ContentShadow? {
    guard values.shadowPath == nil, background?.alpha ?? 0 == 0 else { return nil }
    return shadowColor(isClipped: isClipped).map {
      DisplayList.ContentShadow(
        color: $0, sigma: values.shadowRadius.nonNegative, offset: values.shadowOffset.clamped)
    }
  }

  /// The color of the shadow, with its opacity; `nil` if none is drawn.
  private func shadowColor(isClipped: Bool) -> Color? {
    let opacity = min(max(values.shadowOpacity.isNaN ? 0 : values.shadowOpacity, 0), 1)
    guard opacity > 0, !isClipped else { return nil }
    return values.shadowColor?.color.multiplyingAlpha(by: CGFloat(opacity))
  }

  /// The scaling directions that use nearest-neighbor sampling.
  private var nearestSampling: DisplayList.NearestSampling {
    var sampling: DisplayList.NearestSampling = []
    if values.magnificationFilter == .nearest { sampling.insert(.magnified) }
    if values.minificationFilter == .nearest { sampling.insert(.minified) }
    return sampling
  }

  /// Returns the image of the contents in the layer's coordinates.
  func contentsItems(in bounds: CGRect) -> [DisplayList.Item] {
    guard let image = values.contents as? CGImage, bounds.width > 0, bounds.height > 0 else {
      return []
    }
    let (contentsScale, nearest) = (values.contentsScale, nearestSampling)
    let (contentsRect, contentsCenter) = (values.contentsRect, values.contentsCenter)
    let scale = contentsScale > 0 && contentsScale.isFinite ? contentsScale : 1
    let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
    guard contentsRect.isDrawable, contentsCenter.isDrawable else { return [] }
    let part = contentsRect.standardized.intersection(whole)
    guard !part.isNull, part.width > 0, part.height > 0 else { return [] }
    let pixels = CGSize(
      width: CGFloat(image.width) * part.width, height: CGFloat(image.height) * part.height)
    let size = CGSize(width: pixels.width / scale, height: pixels.height / scale)
    let rect = values.contentsGravity.contentMode.frame(of: size, in: bounds)
    let origin = CGPoint(
      x: CGFloat(image.width) * part.minX, y: CGFloat(image.height) * part.minY)
    let center = contentsCenter.standardized.intersection(whole)
    guard contentsCenter != whole, !center.isNull else {
      let source = part == whole ? nil : CGRect(origin: origin, size: pixels)
      return [
        .image(
          DisplayList.ImageItem(
            picture: image.picture, rect: rect, source: source, nearest: nearest))
      ]
    }
    // Nine parts: the parts at the edges keep their thickness.
    func edges(
      _ length: CGFloat, _ start: CGFloat, _ low: CGFloat, _ high: CGFloat, _ from: CGFloat,
      _ target: CGFloat
    ) -> [(source: CGFloat, sourceLength: CGFloat, target: CGFloat, targetLength: CGFloat)] {
      let parts = [low * length, (high - low) * length, (1 - high) * length]
      let outer = (parts[0] + parts[2]) / scale
      let shrinking = outer > target ? target / outer : 1
      let lengths = [
        parts[0] / scale * shrinking, max(target - outer, 0), parts[2] / scale * shrinking,
      ]
      var result: [(CGFloat, CGFloat, CGFloat, CGFloat)] = []
      var (source, position) = (start, from)
      for index in 0..<3 {
        result.append((source, parts[index], position, lengths[index]))
        source += parts[index]
        position += lengths[index]
      }
      return result
    }
    let columns = edges(
      pixels.width, origin.x, center.minX, center.maxX, rect.minX, rect.width)
    let rows = edges(pixels.height, origin.y, center.minY, center.maxY, rect.minY, rect.height)
    return rows.flatMap { row in
      columns.compactMap { column in
        guard column.sourceLength > 0, column.targetLength > 0, row.sourceLength > 0,
          row.targetLength > 0
        else { return nil }
        return .image(
          DisplayList.ImageItem(
            picture: image.picture,
            rect: CGRect(
              x: column.target, y: row.target, width: column.targetLength,
              height: row.targetLength),
            source: CGRect(
              x: column.source, y: row.source, width: column.sourceLength,
              height: row.sourceLength), nearest: nearest))
      }
    }
  }
}

extension LayerValues {
  /// Returns the corner radius, at most half of the shorter side.
  func radius(in size: CGSize) -> CGFloat {
    min(cornerRadius.nonNegative, min(size.width, size.height) / 2)
  }
}

/// The position of a layer's contents in its bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  /// The raw value of the constant.
  public let rawValue: String

  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Centered, in original size.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// Centered at the top edge, in original size.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// Centered at the bottom edge, in original size.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// Centered at the left edge, in original size.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// Centered at the right edge, in original size.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// The contents are in the top left corner, in their original size.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// The contents are in the top right corner, in their original size.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// The contents are in the bottom left corner, in their original size.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// The contents are in the bottom right corner, in their original size.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched to the bounds; the default.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// Scaled proportionally to the largest size that fits, centered.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// Scaled proportionally to the smallest size that fills the bounds, centered.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")

  /// The equivalent content mode of views. On Apple's systems, `top` and `bottom` are swapped where
  /// the y-axis points up; here it always points down.
  var contentMode: UIView.ContentMode {
    switch self {
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    case .left: .left
    case .right: .right
    case .topLeft: .topLeft
    case .topRight: .topRight
    case .bottomLeft: .bottomLeft
    case .bottomRight: .bottomRight
    case .resizeAspect: .scaleAspectFit
    case .resizeAspectFill: .scaleAspectFill
    default: .scaleToFill
    }
  }
}
