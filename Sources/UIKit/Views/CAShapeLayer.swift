internal import CelloRaster

/// A layer that fills and strokes a path, in its own coordinates. The path is not clipped to the
/// bounds.
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

  open var path: CGPath? {
    get { shape.path }
    set { change("path") { $0.shape.path = newValue } }
  }

  /// The color inside the path; `nil` for none. Opaque black by default.
  open var fillColor: CGColor? {
    get { shape.fillColor }
    set { change("fillColor") { $0.shape.fillColor = newValue } }
  }

  open var fillRule: CAShapeLayerFillRule {
    get { shape.fillRule }
    set { change("fillRule") { $0.shape.fillRule = newValue } }
  }

  /// The color of the line along the path; `nil`, the default, for none.
  open var strokeColor: CGColor? {
    get { shape.strokeColor }
    set { change("strokeColor") { $0.shape.strokeColor = newValue } }
  }

  /// The share of the path's length at which the line starts, 0 to 1.
  open var strokeStart: CGFloat {
    get { shape.strokeStart }
    set { change("strokeStart") { $0.shape.strokeStart = newValue } }
  }

  /// The share of the path's length at which the line ends, 0 to 1.
  open var strokeEnd: CGFloat {
    get { shape.strokeEnd }
    set { change("strokeEnd") { $0.shape.strokeEnd = newValue } }
  }

  /// The width of the line in points.
  open var lineWidth: CGFloat {
    get { shape.lineWidth }
    set { change("lineWidth") { $0.shape.lineWidth = newValue } }
  }

  /// The miter limit, in line widths.
  open var miterLimit: CGFloat {
    get { shape.miterLimit }
    set { change("miterLimit") { $0.shape.miterLimit = newValue } }
  }

  open var lineCap: CAShapeLayerLineCap {
    get { shape.lineCap }
    set { change("lineCap") { $0.shape.lineCap = newValue } }
  }

  open var lineJoin: CAShapeLayerLineJoin {
    get { shape.lineJoin }
    set { change("lineJoin") { $0.shape.lineJoin = newValue } }
  }

  /// The alternating lengths of dashes and gaps in points; `nil` for a continuous line.
  open var lineDashPattern: [NSNumber]? {
    get { shape.lineDashPattern }
    set { change("lineDashPattern") { $0.shape.lineDashPattern = newValue } }
  }

  /// The offset in points at which the line starts in its dashes.
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
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shape of the ends of a shape layer's line.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  public static let square = CAShapeLayerLineCap(rawValue: "square")

  var style: StrokeStyle.Cap {
    self == .round ? .round : self == .square ? .square : .butt
  }
}

/// The shape of the corners of a shape layer's line.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

  var style: StrokeStyle.Join {
    self == .round ? .round : self == .bevel ? .bevel : .miter
  }
}
