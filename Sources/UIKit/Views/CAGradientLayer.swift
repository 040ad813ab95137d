internal import CelloRaster

/// The form of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// From one point to another.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// Ellipses around the start point; the end point is the corner of the outer ellipse's box.
  public static let radial = CAGradientLayerType(rawValue: "radial")
}

/// A layer that is filled with a gradient, clipped to its rounded corners.
///
/// Conic gradients are missing.
open class CAGradientLayer: CALayer {
  /// The colors, each a `CGColor`; other objects are left out.
  open var colors: [Any]?
  /// The place of each color, from 0 to 1 in ascending order; `nil` for equal distances.
  ///
  /// A location that is missing, NaN or before its predecessor is treated as its predecessor.
  open var locations: [NSNumber]?
  /// Where the gradient starts, as a share of the bounds; the middle of the top by default.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// Where the gradient ends; the middle of the bottom by default.
  open var endPoint = CGPoint(x: 0.5, y: 1)
  open var type = CAGradientLayerType.axial

  public override init() { super.init() }

  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CAGradientLayer else { return }
    colors = other.colors
    locations = other.locations
    startPoint = other.startPoint
    endPoint = other.endPoint
    type = other.type
  }

  /// Always fails: layers are not read from archives.
  public required init?(coder: NSCoder) { return nil }

  override class func make() -> CALayer { CAGradientLayer() }

  private var gradient: Gradient {
    let colors = (colors ?? []).compactMap { ($0 as? CGColor)?.color }
    var stops: [Gradient.Stop] = []
    for (index, color) in colors.enumerated() {
      let last = stops.last?.location ?? 0
      var location = colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0
      if let locations {
        location = index < locations.count ? CGFloat(locations[index].doubleValue) : last
      }
      // NaN is not greater than the predecessor.
      stops.append(.init(color, at: location > last ? min(location, 1) : last))
    }
    return Gradient(
      type == .radial ? .radial : .axial, stops: stops, start: startPoint, end: endPoint)
  }

  override func contentItems(in traits: UITraitCollection) -> [DisplayList.Item] {
    let size = bounds.size
    guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
      return []
    }
    // Chosen: a picture of at most 4,096 pixels a side, stretched if the layer is larger.
    let scale = traits.pixelGrid.scale
    func pixels(_ length: CGFloat) -> Int {
      min(max(Int(clamping: (length * scale).rounded(.up)), 1), 4_096)
    }
    guard
      let bitmap = gradient.bitmap(width: pixels(size.width), height: pixels(size.height))
    else { return [] }
    let image = DisplayList.Item.image(
      DisplayList.ImageItem(picture: Picture(bitmap), rect: bounds))
    let outline = shape(of: bounds)
    guard case .roundedRect = outline else { return [image] }
    return [.group(DisplayList.Group(items: [image], clip: outline))]
  }
}
