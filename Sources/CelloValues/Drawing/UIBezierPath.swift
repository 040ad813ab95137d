package import CelloRaster

/// A path of lines and curves that can be filled, stroked and used as a clip. Coordinates are in
/// points; y points down.
///
/// Elements whose coordinates are not finite are ignored.
open class UIBezierPath: NSObject, NSCopying, NSSecureCoding {
  private let typeGuard = CFTypeGuard()
  package private(set) var path: Path {
    didSet { shape = nil }
  }
  /// The rectangle or rounded rectangle from which the path was created, until an element is added.
  /// Such shapes are drawn faster and more precisely than general paths.
  private var shape: Shape?

  /// The width of a stroke in points; 1 by default.
  open var lineWidth: CGFloat = 1
  /// The shape of the ends of open lines; `butt` by default.
  open var lineCapStyle = CGLineCap.butt
  /// The shape of the corners between lines; `miter` by default.
  open var lineJoinStyle = CGLineJoin.miter
  /// The miter limit in line widths; 10 by default. A corner with a longer miter is beveled.
  open var miterLimit: CGFloat = 10
  /// Stored only: the largest distance between a curve and its approximation, in pixels; 0.6 by
  /// default. Curves are always drawn more precisely.
  open var flatness: CGFloat = 0.6
  /// A Boolean value that indicates whether the even-odd rule determines the inside; `false`, for
  /// the nonzero winding rule, by default.
  open var usesEvenOddFillRule = false
  private var dashPattern: [CGFloat] = []
  private var dashPhase: CGFloat = 0

  /// Creates an empty path.
  public override init() {
    path = Path()
    super.init()
  }

  package convenience init(_ path: Path) {
    self.init()
    self.path = path
  }

  private convenience init(shape: Shape, path: Path) {
    self.init(path)
    self.shape = shape
  }

  /// Reads a path from an archive; `nil` if the archive is damaged.
  public required init?(coder: NSCoder) {
    guard let archive = coder.decodeValue(BezierPathArchive.self),
      let path = Path(notation: archive.path)
    else { return nil }
    self.path = path
    shape = archive.shape
    lineWidth = CGFloat(archive.lineWidth)
    lineCapStyle = CGLineCap(rawValue: archive.lineCap) ?? .butt
    lineJoinStyle = CGLineJoin(rawValue: archive.lineJoin) ?? .miter
    miterLimit = CGFloat(archive.miterLimit)
    flatness = CGFloat(archive.flatness)
    usesEvenOddFillRule = archive.usesEvenOddFillRule
    dashPattern = archive.dashPattern.map { CGFloat($0) }
    dashPhase = CGFloat(archive.dashPhase)
    super.init()
  }

  /// A Boolean value that indicates whether archives of the class are secure; always `true`.
  open class var supportsSecureCoding: Bool { true }

  /// Archives the path and its line style.
  open func encode(with coder: NSCoder) {
    coder.encodeValue(
      BezierPathArchive(
        path, shape: shape, lineWidth: lineWidth, lineCap: lineCapStyle, lineJoin: lineJoinStyle,
        miterLimit: miterLimit, flatness: flatness, usesEvenOddFillRule: usesEvenOddFillRule,
        dashPattern: dashPattern, dashPhase: dashPhase))
  }

  // MARK: Shapes

  /// Creates a path of a rectangle.
  public convenience init(rect: CGRect) {
    guard rect.isDrawable else {
      self.init()
      return
    }
    self.init(shape: .rect(rect), path: Path(rect))
  }

  /// Creates a path of the ellipse inscribed in a rectangle.
  public convenience init(ovalIn rect: CGRect) {
    self.init(rect.isDrawable ? Path(ellipseIn: rect) : Path())
  }

  /// Creates a path of a rounded rectangle. Its corners have a continuous curvature, as on iOS.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(roundedRect: rect, radius: cornerRadius, corners: .allCorners)
  }

  /// Creates a path of a rectangle with some rounded corners.
  ///
  /// - Parameter cornerRadii: the radii in points. The smaller of width and height is the radius of
  ///   all rounded corners.
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

  /// Creates an arc of a circle. Angles are in radians, clockwise from the positive x-axis.
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

  /// Starts a new subpath at a point.
  open func move(to point: CGPoint) {
    if point.isDrawable { path.move(to: point) }
  }

  /// Adds a line from the current point. Without a current point, it does nothing.
  open func addLine(to point: CGPoint) { add(to: point) { $0.addLine(to: point) } }

  /// Adds a cubic Bézier curve from the current point. Without a current point, it does nothing.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    guard controlPoint1.isDrawable, controlPoint2.isDrawable else { return }
    add(to: endPoint) {
      $0.addCubic(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }
  }

  /// Adds a quadratic Bézier curve from the current point. Without a current point, it does
  /// nothing.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    guard controlPoint.isDrawable else { return }
    add(to: endPoint) { $0.addQuadratic(to: endPoint, control: controlPoint) }
  }

  /// Adds an arc of a circle, with a line from the current point, if any, to its start. Angles are
  /// in radians, clockwise from the positive x-axis.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    let arc = Arc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      increasing: clockwise)
    if let arc { path.add(arc) }
  }

  /// Closes the subpath with a line to its start. If it is closed or empty, it does nothing.
  open func close() {
    if !path.isEmpty, path.elements.last != .close { path.close() }
  }

  /// Removes all elements. The line style stays.
  open func removeAllPoints() { path = Path() }

  /// Adds the elements of another path.
  open func append(_ bezierPath: UIBezierPath) { path.elements += bezierPath.path.elements }

  /// Transforms every point.
  open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }

  /// Returns a copy of the path with the opposite direction.
  open func reversing() -> UIBezierPath {
    let copy = copy(with: nil) as! UIBezierPath
    copy.path = path.reversed
    return copy
  }

  /// Sets the dashes of strokes. A `nil` or empty pattern draws continuous lines.
  ///
  /// - Parameters:
  ///   - pattern: alternating lengths of dashes and gaps, in points.
  ///   - count: the number of lengths.
  ///   - phase: the offset in the pattern at which a line starts, in points.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    dashPattern = pattern.map { Array(UnsafeBufferPointer(start: $0, count: max(count, 0))) } ?? []
    dashPhase = phase
  }

  /// Copies the pattern of ``setLineDash(_:count:phase:)`` to the parameters that are not `nil`.
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

  // MARK: Properties

  /// A Boolean value that indicates whether the path is empty.
  open var isEmpty: Bool { path.isEmpty }

  /// The smallest rectangle that contains the outline; `CGRect.null` for an empty path.
  open var bounds: CGRect { path.bounds }

  /// The end point of the last element; zero for an empty path.
  open var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// Returns a Boolean value that indicates whether the filled path contains a point.
  open func contains(_ point: CGPoint) -> Bool { path.contains(point, rule: fillRule) }

  /// The shape of fills and clips.
  package var fillShape: Shape { shape ?? .path(path, fillRule) }

  private var fillRule: FillRule { usesEvenOddFillRule ? .evenOdd : .nonZero }

  // MARK: Drawing

  /// Fills the path with the current context's fill color.
  open func fill() { CGContext.current?.fill(fillShape) }

  /// Strokes the path with the current context's stroke color and the path's line style.
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

  /// Clips later drawing in the current context to the path.
  open func addClip() { CGContext.current?.clip(to: fillShape) }

  /// Returns a copy of the path and its line style.
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

  /// The outline, without the line style and the fill rule.
  open var cgPath: CGPath {
    get { CGPath(path) }
    set { path = newValue.path }
  }
}

extension CGPoint {
  /// A Boolean value that indicates whether both coordinates are small enough for exact arithmetic;
  /// `false` for NaN.
  package var isDrawable: Bool { x.magnitude < 1e9 && y.magnitude < 1e9 }
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
