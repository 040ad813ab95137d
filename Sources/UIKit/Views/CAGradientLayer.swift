/// The form of a gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// From one point to another.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// Ellipses around the start point; the end point is the corner of the outer ellipse's box.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around the start point, clockwise from the direction of the end point.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer that is filled with a gradient, clipped to its rounded corners.
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

  /// The colors, each a `CGColor`; other objects are left out.
  open var colors: [Any]? {
    get { gradient.colors }
    set { change("colors") { $0.gradient.colors = newValue } }
  }

  /// The place of each color, from 0 to 1 in ascending order; `nil` for equal distances.
  ///
  /// A location that is missing, NaN or before its predecessor is treated as its predecessor.
  open var locations: [NSNumber]? {
    get { gradient.locations }
    set { change("locations") { $0.gradient.locations = newValue } }
  }

  /// Where the gradient starts, as a share of the bounds; the middle of the top by default.
  open var startPoint: CGPoint {
    get { gradient.startPoint }
    set { change("startPoint") { $0.gradient.startPoint = newValue } }
  }

  /// Where the gradient ends; the middle of the bottom by default.
  open var endPoint: CGPoint {
    get { gradient.endPoint }
    set { change("endPoint") { $0.gradient.endPoint = newValue } }
  }

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
