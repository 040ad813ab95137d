internal import CelloRaster

extension CALayer {
  /// The layer's outline for an area.
  func shape(of area: CGRect) -> Shape {
    let radius = min(cornerRadius.nonNegative, min(area.width, area.height) / 2)
    return shape(of: area, radius: radius)
  }

  /// The border of an area; `nil` without one.
  func border(of area: CGRect) -> DisplayList.Item? {
    let width = min(borderWidth.nonNegative, min(area.width, area.height))
    guard width > 0, let color = borderColor?.color, color.alpha > 0 else { return nil }
    let radius = min(cornerRadius.nonNegative, min(area.width, area.height) / 2)
    // The middle of the line; its outer edge is the layer's.
    let line = shape(
      of: area.insetBy(dx: width / 2, dy: width / 2), radius: max(radius - width / 2, 0))
    return .stroke(line, StrokeStyle(width: width), color)
  }

  private func shape(of area: CGRect, radius: CGFloat) -> Shape {
    var corners: UIRectCorner = []
    if maskedCorners.contains(.layerMinXMinYCorner) { corners.insert(.topLeft) }
    if maskedCorners.contains(.layerMaxXMinYCorner) { corners.insert(.topRight) }
    if maskedCorners.contains(.layerMinXMaxYCorner) { corners.insert(.bottomLeft) }
    if maskedCorners.contains(.layerMaxXMaxYCorner) { corners.insert(.bottomRight) }
    guard radius > 0, !corners.isEmpty else { return .rect(area) }
    return .roundedRect(
      RoundedRect(
        area, radius: radius, curve: cornerCurve == .continuous ? .continuous : .circular,
        corners: corners))
  }

  /// The shadow of a layer with a background of a color; `nil` without one.
  ///
  /// - Parameters:
  ///   - shape: the layer's outline, in the coordinates of the result.
  ///   - origin: the origin of the layer's own coordinates.
  func shadow(of shape: Shape, background: Color?, at origin: CGPoint) -> DisplayList.Item? {
    let opacity = min(max(shadowOpacity.isNaN ? 0 : shadowOpacity, 0), 1)
    guard opacity > 0, let color = shadowColor?.color, !masksToBounds else { return nil }
    var alpha = CGFloat(opacity)
    var silhouette = shape
    if let shadowPath {
      silhouette = .path(shadowPath.path, .nonZero).offsetBy(dx: origin.x, dy: origin.y)
    } else {
      alpha *= CGFloat(background?.alpha ?? 0) / 65_535
    }
    let shadowColor = color.multiplyingAlpha(by: alpha)
    guard shadowColor.alpha > 0 else { return nil }
    return .shadow(
      DisplayList.Shadow(
        shape: silhouette, color: shadowColor, radius: shadowRadius.nonNegative,
        offset: shadowOffset.clamped))
  }

  /// The image of ``contents`` in the layer's coordinates.
  var contentsItems: [DisplayList.Item] {
    guard let image = contents as? CGImage, bounds.width > 0, bounds.height > 0 else { return [] }
    let scale = contentsScale > 0 && contentsScale.isFinite ? contentsScale : 1
    let size = CGSize(
      width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
    let rect = contentsGravity.contentMode.frame(of: size, in: bounds)
    return [.image(DisplayList.ImageItem(picture: image.picture, rect: rect))]
  }

  /// The opaque area of the layer as a mask, in its superlayer's coordinates: its content if it has
  /// a shape, else its background. An empty shape if there is neither.
  var maskShape: Shape {
    let area = bounds
    let hasBackground = (backgroundColor?.color.alpha ?? 0) > 0
    let own = isHidden ? nil : contentShape ?? (hasBackground ? shape(of: area) : nil)
    return (own ?? .rect(.zero)).applying(geometry.transformToSuperview)
  }
}

/// The place of a layer's contents in its bounds.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let center = CALayerContentsGravity(rawValue: "center")
  public static let top = CALayerContentsGravity(rawValue: "top")
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  public static let left = CALayerContentsGravity(rawValue: "left")
  public static let right = CALayerContentsGravity(rawValue: "right")
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched to the bounds.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")

  /// The mode of views that places content equally. On Apple's systems, `top` and `bottom` are
  /// swapped where y points up; here, it never does.
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
