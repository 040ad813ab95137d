package import CelloRaster

/// A shape of lines and curves that can be filled, stroked and clipped to. Coordinates are in
/// points, y down.
///
/// Elements with coordinates that are not finite are ignored.
open class UIBezierPath: NSObject, NSCopying {
  private let typeGuard = CFTypeGuard()
  package private(set) var path: Path {
    didSet { shape = nil }
  }
  /// The rectangle or rounded rectangle that the path was made as, if nothing was added to it;
  /// these are drawn faster and more precisely than general paths.
  private var shape: Shape?

  /// The width of a stroke in points; 1 by default.
  open var lineWidth: CGFloat = 1
  open var lineCapStyle = CGLineCap.butt
  open var lineJoinStyle = CGLineJoin.miter
  /// The miter limit, in line widths; a corner with a longer miter is beveled. 10 by default.
  open var miterLimit: CGFloat = 10
  /// The largest distance of curves from the lines that approximate them, in pixels; 0.6 by default.
  /// It has no effect: curves are always drawn more precisely.
  open var flatness: CGFloat = 0.6
  open var usesEvenOddFillRule = false
  private var dashPattern: [CGFloat] = []
  private var dashPhase: CGFloat = 0

  /// An empty path.
  public override init() {
    path = Path()
    super.init()
  }

  package init(_ path: Path) {
    self.path = path
    super.init()
  }

  private convenience init(shape: Shape, path: Path) {
    self.init(path)
    self.shape = shape
  }

  // MARK: Shapes

  public convenience init(rect: CGRect) {
    guard rect.isDrawable else {
      self.init()
      return
    }
    self.init(shape: .rect(rect), path: Path(rect))
  }

  public convenience init(ovalIn rect: CGRect) {
    self.init(rect.isDrawable ? Path(ellipseIn: rect) : Path())
  }

  /// A rectangle with corners as iOS rounds them, whose curvature changes without a jump.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(roundedRect: rect, radius: cornerRadius, corners: .allCorners)
  }

  /// A rectangle with some rounded corners.
  ///
  /// - Parameter cornerRadii: the smaller of width and height is the radius of all rounded corners.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init(
      roundedRect: rect, radius: min(cornerRadii.width, cornerRadii.height), corners: corners)
  }

  private convenience init(roundedRect rect: CGRect, radius: CGFloat, corners: UIRectCorner) {
    guard rect.isDrawable else {
      self.init()
      return
    }
    let rounded = RoundedRect(rect, radius: radius, curve: .continuous, corners: corners)
    self.init(shape: .roundedRect(rounded), path: Path(rounded))
  }

  /// An arc of a circle; angles are in radians, clockwise from the positive x-axis.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      clockwise: clockwise)
  }

  // MARK: Building

  open func move(to point: CGPoint) {
    if point.isDrawable { path.move(to: point) }
  }

  open func addLine(to point: CGPoint) { add(to: point) { $0.addLine(to: point) } }

  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    guard controlPoint1.isDrawable, controlPoint2.isDrawable else { return }
    add(to: endPoint) {
      $0.addCubic(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }
  }

  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    guard controlPoint.isDrawable else { return }
    add(to: endPoint) { $0.addQuadratic(to: endPoint, control: controlPoint) }
  }

  /// Adds a part of a circle, with a line to its start when there is a current point.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    let arc = Arc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      increasing: clockwise)
    if let arc { path.add(arc) }
  }

  open func close() {
    if !path.isEmpty, path.elements.last != .close { path.close() }
  }

  open func removeAllPoints() { path = Path() }

  open func append(_ bezierPath: UIBezierPath) { path.elements += bezierPath.path.elements }

  /// Transforms every point.
  open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }

  /// The same outline drawn from its end to its start.
  open func reversing() -> UIBezierPath {
    let copy = copy(with: nil) as! UIBezierPath
    copy.path = path.reversed
    return copy
  }

  /// Sets the alternating lengths of dashes and gaps, and the offset at which a line starts in
  /// them, in points. An empty pattern draws continuous lines.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashPattern = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? []
    dashPhase = phase
  }

  /// Reads the pattern of ``setLineDash(_:count:phase:)``; parameters that are `nil` are left out.
  ///
  /// - Parameter pattern: receives as many lengths as `count` receives.
  open func getLineDash(
    _ pattern: UnsafeMutablePointer<CGFloat>?, count: UnsafeMutablePointer<Int>?,
    phase: UnsafeMutablePointer<CGFloat>?
  ) {
    if let pattern { for (index, length) in dashPattern.enumerated() { pattern[index] = length } }
    count?.pointee = dashPattern.count
    phase?.pointee = dashPhase
  }

  private func add(to end: CGPoint, _ change: (inout Path) -> Void) {
    guard end.isDrawable else { return }
    // A line without a current point is ignored, as on iOS.
    guard !path.isEmpty else { return }
    change(&path)
  }

  // MARK: What it is

  open var isEmpty: Bool { path.isEmpty }

  /// The smallest rectangle around the outline; `CGRect.null` for an empty path.
  open var bounds: CGRect { path.bounds }

  open var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// Whether a point is inside the filled area.
  open func contains(_ point: CGPoint) -> Bool { path.contains(point, rule: fillRule) }

  /// The shape for fills and clips.
  package var fillShape: Shape { shape ?? .path(path, fillRule) }

  private var fillRule: FillRule { usesEvenOddFillRule ? .evenOdd : .nonZero }

  // MARK: Drawing

  /// Fills the path with the current context's fill color.
  open func fill() { CGContext.current?.fill(fillShape) }

  /// Strokes the path with the current context's stroke color and the path's own line properties.
  open func stroke() {
    let style = StrokeStyle(
      width: lineWidth, cap: StrokeStyle.Cap(lineCapStyle), join: StrokeStyle.Join(lineJoinStyle),
      miterLimit: miterLimit)
    let line: Shape =
      dashPattern.isEmpty
      ? fillShape : .path(path.dashedOrWhole(dashPattern, phase: dashPhase), .nonZero)
    CGContext.current?.stroke(line, style)
  }

  /// Fills the path with a blend mode and an opacity from 0 to 1.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    paint(with: blendMode, alpha) { fill() }
  }

  /// Strokes the path with a blend mode and an opacity from 0 to 1.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    paint(with: blendMode, alpha) { stroke() }
  }

  private func paint(with blendMode: CGBlendMode, _ alpha: CGFloat, _ body: () -> Void) {
    guard let context = CGContext.current else { return }
    context.saveGState()
    defer { context.restoreGState() }
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    body()
  }

  /// Limits later drawing to the inside of the path.
  open func addClip() { CGContext.current?.clip(to: fillShape) }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UIBezierPath(path)
    copy.shape = shape
    copy.lineWidth = lineWidth
    copy.lineCapStyle = lineCapStyle
    copy.lineJoinStyle = lineJoinStyle
    copy.miterLimit = miterLimit
    copy.flatness = flatness
    copy.usesEvenOddFillRule = usesEvenOddFillRule
    copy.dashPattern = dashPattern
    copy.dashPhase = dashPhase
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIBezierPath else { return false }
    return self === other
      || (path == other.path && lineWidth == other.lineWidth && lineCapStyle == other.lineCapStyle
        && lineJoinStyle == other.lineJoinStyle && miterLimit == other.miterLimit
        && usesEvenOddFillRule == other.usesEvenOddFillRule && dashPattern == other.dashPattern
        && dashPhase == other.dashPhase)
  }

  open override var hash: Int { path.hashValue }
}

extension CGPoint {
  /// Whether both coordinates are small enough for exact arithmetic; false for NaN.
  var isDrawable: Bool { x.magnitude < 1e9 && y.magnitude < 1e9 }
}

extension StrokeStyle.Cap {
  init(_ cap: CGLineCap) {
    self =
      switch cap {
      case .butt: .butt
      case .round: .round
      case .square: .square
      }
  }
}

extension StrokeStyle.Join {
  init(_ join: CGLineJoin) {
    self =
      switch join {
      case .miter: .miter
      case .round: .round
      case .bevel: .bevel
      }
  }
}
