internal import CelloRaster

/// A layer that fills and strokes a path in its coordinates. The path is not clipped to the bounds.
open class CAShapeLayer: CALayer {
  public override init() {
    super.init()
    values.content = .shape(ShapeContent())
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    if !(layer is CAShapeLayer) { values.content = .shape(ShapeContent()) }
  }

  /// Always fails: layers are not read from archives.
  public required init?(coder: NSCoder) { return nil }

  override class func makeCopy(of layer: CALayer) -> CALayer { CAShapeLayer(layer: layer) }

  private var shape: ShapeContent { values.shape }

  /// The path, in the layer's coordinates; `nil`, the default, draws nothing.
  open var path: CGPath? {
    get { shape.path }
    set { change("path") { $0.shape.path = newValue } }
  }

  /// The fill color; opaque black by default. `nil` draws no fill.
  open var fillColor: CGColor? {
    get { shape.fillColor }
    set { change("fillColor") { $0.shape.fillColor = newValue } }
  }

  /// The rule that determines the inside of the path; `nonZero` by default.
  open var fillRule: CAShapeLayerFillRule {
    get { shape.fillRule }
    set { change("fillRule") { $0.shape.fillRule = newValue } }
  }

  /// The stroke color; `nil`, the default, draws no stroke.
  open var strokeColor: CGColor? {
    get { shape.strokeColor }
    set { change("strokeColor") { $0.shape.strokeColor = newValue } }
  }

  /// The start of the stroke, as a fraction of the path's length, 0 to 1; 0 by default.
  open var strokeStart: CGFloat {
    get { shape.strokeStart }
    set { change("strokeStart") { $0.shape.strokeStart = newValue } }
  }

  /// The end of the stroke, as a fraction of the path's length, 0 to 1; 1 by default.
  open var strokeEnd: CGFloat {
    get { shape.strokeEnd }
    set { change("strokeEnd") { $0.shape.strokeEnd = newValue } }
  }

  /// The width of the stroke, in points; 1 by default.
  open var lineWidth: CGFloat {
    get { shape.lineWidth }
    set { change("lineWidth") { $0.shape.lineWidth = newValue } }
  }

  /// The miter limit, in line widths; 10 by default.
  open var miterLimit: CGFloat {
    get { shape.miterLimit }
    set { change("miterLimit") { $0.shape.miterLimit = newValue } }
  }

  /// The shape of the stroke's ends; `butt` by default.
  open var lineCap: CAShapeLayerLineCap {
    get { shape.lineCap }
    set { change("lineCap") { $0.shape.lineCap = newValue } }
  }

  /// The shape of the stroke's corners; `miter` by default.
  open var lineJoin: CAShapeLayerLineJoin {
    get { shape.lineJoin }
    set { change("lineJoin") { $0.shape.lineJoin = newValue } }
  }

  /// The alternating lengths of dashes and gaps, in points; `nil` for a solid line.
  open var lineDashPattern: [NSNumber]? {
    get { shape.lineDashPattern }
    set { change("lineDashPattern") { $0.shape.lineDashPattern = newValue } }
  }

  /// The offset into the dash pattern at which the stroke starts, in points; 0 by default.
  open var lineDashPhase: CGFloat {
    get { shape.lineDashPhase }
    set { change("lineDashPhase") { $0.shape.lineDashPhase = newValue } }
  }
}

extension LayerValues {
  fileprivate var shape: ShapeContent {
    get { if case .shape(let shape) = content { shape } else { ShapeContent() } }
    set { content = .shape(newValue) }
  }
}

/// The rule that determines the inside of a shape layer's path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  /// The raw value of the constant.
  public let rawValue: String

  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A point is inside if the winding number of the path around it is not zero.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// A point is inside if a ray from it crosses the path an odd number of times.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shape of the ends of a shape layer's stroke.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  /// The raw value of the constant.
  public let rawValue: String

  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Ends at the end point.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// Ends in a half circle.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Extends by half of the line width.
  public static let square = CAShapeLayerLineCap(rawValue: "square")

  var style: StrokeStyle.Cap {
    self == .round ? .round : self == .square ? .square : .butt
  }
}

/// The shape of the corners of a shape layer's stroke.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  /// The raw value of the constant.
  public let rawValue: String

  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Sharp corners, up to the miter limit.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// Round corners.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// Cut-off corners.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

  var style: StrokeStyle.Join {
    self == .round ? .round : self == .bevel ? .bevel : .miter
  }
}
