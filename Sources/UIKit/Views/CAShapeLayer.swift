internal import CelloRaster

/// A layer that fills and strokes a path, in its own coordinates. The path is not clipped to the
/// bounds.
open class CAShapeLayer: CALayer {
  open var path: CGPath?
  /// The color inside the path; `nil` for none. Opaque black by default.
  open var fillColor: CGColor? = UIColor.black.cgColor
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// The color of the line along the path; `nil`, the default, for none.
  open var strokeColor: CGColor?
  /// The share of the path's length at which the line starts, 0 to 1.
  open var strokeStart: CGFloat = 0
  /// The share of the path's length at which the line ends, 0 to 1.
  open var strokeEnd: CGFloat = 1
  /// The width of the line in points.
  open var lineWidth: CGFloat = 1
  /// The miter limit, in line widths.
  open var miterLimit: CGFloat = 10
  open var lineCap = CAShapeLayerLineCap.butt
  open var lineJoin = CAShapeLayerLineJoin.miter
  /// The alternating lengths of dashes and gaps in points; `nil` for a continuous line.
  open var lineDashPattern: [NSNumber]?
  /// The offset in points at which the line starts in its dashes.
  open var lineDashPhase: CGFloat = 0

  public override init() { super.init() }

  public override init(layer: Any) {
    super.init(layer: layer)
    guard let other = layer as? CAShapeLayer else { return }
    path = other.path
    fillColor = other.fillColor
    fillRule = other.fillRule
    strokeColor = other.strokeColor
    strokeStart = other.strokeStart
    strokeEnd = other.strokeEnd
    lineWidth = other.lineWidth
    miterLimit = other.miterLimit
    lineCap = other.lineCap
    lineJoin = other.lineJoin
    lineDashPattern = other.lineDashPattern
    lineDashPhase = other.lineDashPhase
  }

  /// Always fails: layers are not read from archives.
  public required init?(coder: NSCoder) { return nil }

  override class func make() -> CALayer { CAShapeLayer() }

  private var rule: FillRule { fillRule == .evenOdd ? .evenOdd : .nonZero }

  override func contentItems(in traits: UITraitCollection) -> [DisplayList.Item] {
    guard let path = path?.path, !path.isEmpty else { return [] }
    var items: [DisplayList.Item] = []
    if let fill = fillColor?.color, fill.alpha > 0 { items.append(.fill(.path(path, rule), fill)) }
    if let stroke = strokeColor?.color, stroke.alpha > 0, lineWidth.nonNegative > 0 {
      var line = path.trimmed(from: strokeStart, to: strokeEnd)
      if let lineDashPattern, !lineDashPattern.isEmpty {
        line = line.dashedOrWhole(
          lineDashPattern.map { CGFloat($0.doubleValue) }, phase: lineDashPhase)
      }
      let style = StrokeStyle(
        width: lineWidth.nonNegative, cap: lineCap.style, join: lineJoin.style,
        miterLimit: miterLimit)
      if !line.isEmpty { items.append(.stroke(.path(line, .nonZero), style, stroke)) }
    }
    return items
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

  fileprivate var style: StrokeStyle.Cap {
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

  fileprivate var style: StrokeStyle.Join {
    self == .round ? .round : self == .bevel ? .bevel : .miter
  }
}
