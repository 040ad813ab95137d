/// The type of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  /// The raw value of the constant.
  public let rawValue: String

  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A linear gradient from the start point to the end point.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// Ellipses around the start point. The end point is the corner of the outer ellipse's bounding
  /// box.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// A gradient that turns clockwise around the start point, beginning in the direction of the end
  /// point.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer that draws a gradient, clipped to its rounded corners.
open class CAGradientLayer: CALayer {
  public override init() {
    super.init()
    values.content = .gradient(GradientContent())
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    if !(layer is CAGradientLayer) { values.content = .gradient(GradientContent()) }
  }

  /// Always fails: layers are not read from archives.
  public required init?(coder: NSCoder) { return nil }

  override class func makeCopy(of layer: CALayer) -> CALayer { CAGradientLayer(layer: layer) }

  private var gradient: GradientContent { values.gradient }

  /// The colors, as `CGColor` objects; other objects are ignored.
  open var colors: [Any]? {
    get { gradient.colors }
    set { change("colors") { $0.gradient.colors = newValue } }
  }

  /// The position of each color, from 0 to 1 in ascending order; `nil` spaces the colors evenly.
  ///
  /// A location that is missing, NaN or less than its predecessor is treated as equal to its
  /// predecessor.
  open var locations: [NSNumber]? {
    get { gradient.locations }
    set { change("locations") { $0.gradient.locations = newValue } }
  }

  /// The start of the gradient, as fractions of the bounds; the middle of the top edge by default.
  open var startPoint: CGPoint {
    get { gradient.startPoint }
    set { change("startPoint") { $0.gradient.startPoint = newValue } }
  }

  /// The end of the gradient, as fractions of the bounds; the middle of the bottom edge by default.
  open var endPoint: CGPoint {
    get { gradient.endPoint }
    set { change("endPoint") { $0.gradient.endPoint = newValue } }
  }

  /// The type of the gradient; `axial` by default.
  open var type: CAGradientLayerType {
    get { gradient.type }
    set { change("type") { $0.gradient.type = newValue } }
  }
}

extension LayerValues {
  fileprivate var gradient: GradientContent {
    get { if case .gradient(let gradient) = content { gradient } else { GradientContent() } }
    set { content = .gradient(newValue) }
  }
}
