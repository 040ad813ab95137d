package import CelloRaster

/// An immutable path of lines and curves. Coordinates are in points.
public class CGPath: Hashable, @unchecked Sendable {
  package fileprivate(set) var path: Path

  package init(_ path: Path) { self.path = path }

  /// Creates a path of a rectangle, with its points transformed.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Self.mapped(rect.isDrawable ? Path(rect) : Path(), transform))
  }

  /// Creates a path of the ellipse inscribed in a rectangle, with its points transformed.
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Self.mapped(rect.isDrawable ? Path(ellipseIn: rect) : Path(), transform))
  }

  /// Creates a path of a rounded rectangle with circular corners, with its points transformed. The
  /// radius is the smaller of `cornerWidth` and `cornerHeight`, unlike on iOS, which draws
  /// elliptical corners.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let rounded = RoundedRect(rect, radius: min(cornerWidth, cornerHeight), curve: .circular)
    self.init(Self.mapped(rect.isDrawable ? Path(rounded) : Path(), transform))
  }

  fileprivate static func mapped(
    _ path: Path, _ transform: UnsafePointer<CGAffineTransform>?
  ) -> Path {
    transform.map { path.applying($0.pointee) } ?? path
  }

  /// A Boolean value that indicates whether the path is empty.
  public var isEmpty: Bool { path.isEmpty }

  /// The end point of the last element; zero for an empty path.
  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// The smallest rectangle that contains the outline; `CGRect.null` for an empty path.
  public var boundingBoxOfPath: CGRect { path.bounds }

  /// Returns a Boolean value that indicates whether the transformed path, filled by a rule,
  /// contains a point.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    path.applying(transform).contains(point, rule: FillRule(rule))
  }

  /// Returns a copy of the path.
  public func copy() -> CGPath? { CGPath(path) }

  /// Returns a mutable copy of the path.
  public func mutableCopy() -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.path = path
    return copy
  }

  /// Returns a Boolean value that indicates whether both paths have the same elements.
  public static func == (left: CGPath, right: CGPath) -> Bool { left.path == right.path }

  /// Hashes the elements of the path.
  public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

/// A mutable path of lines and curves. Elements whose coordinates are not finite are ignored.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// Creates an empty path.
  public init() { super.init(Path()) }

  /// Starts a new subpath at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    if point.isDrawable { path.move(to: point.applying(transform)) }
  }

  /// Adds a line from the current point. Without a current point, it does nothing.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    if point.isDrawable, !path.isEmpty { path.addLine(to: point.applying(transform)) }
  }

  /// Adds a new subpath of lines through the points.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Adds a cubic Bézier curve from the current point. Without a current point, it does nothing.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    guard end.isDrawable, control1.isDrawable, control2.isDrawable, !path.isEmpty else { return }
    path.addCubic(
      to: end.applying(transform), control1: control1.applying(transform),
      control2: control2.applying(transform))
  }

  /// Adds a quadratic Bézier curve from the current point. Without a current point, it does
  /// nothing.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    guard end.isDrawable, control.isDrawable, !path.isEmpty else { return }
    path.addQuadratic(to: end.applying(transform), control: control.applying(transform))
  }

  /// Adds a rectangle as a closed subpath.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    if rect.isDrawable { append(Path(rect), transform) }
  }

  /// Adds the ellipse inscribed in a rectangle, as a closed subpath.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    if rect.isDrawable { append(Path(ellipseIn: rect), transform) }
  }

  /// Adds a rounded rectangle with circular corners. The radius is the smaller of `cornerWidth` and
  /// `cornerHeight`, unlike on iOS, which draws elliptical corners.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard rect.isDrawable else { return }
    append(
      Path(RoundedRect(rect, radius: min(cornerWidth, cornerHeight), curve: .circular)), transform)
  }

  /// Adds an arc of a circle, with a line from the current point to its start. Angles are in
  /// radians. Because y points down, `clockwise` appears reversed, as on iOS.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let arc = Arc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle,
      increasing: !clockwise)
    guard let arc else { return }
    var addition = Path()
    addition.add(arc)
    if !path.isEmpty, case .move(let start)? = addition.elements.first {
      addition.elements[0] = .line(start)
    }
    append(addition, transform)
  }

  /// Adds an arc of a circle, with a line from the current point to its start. Angles are in
  /// radians; a positive angle turns from the x-axis to the y-axis.
  ///
  /// - Parameter delta: the angle from the start to the end. An arc of a whole turn or more is a
  ///   whole circle.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: startAngle + delta,
      clockwise: delta < 0, transform: transform)
  }

  /// Adds an arc of a circle that touches two lines: that from the current point to the first point,
  /// and that from there to the second point. A line leads to the start of the arc.
  ///
  /// If the three points are on a line, or the radius is not positive, a line to the first point is
  /// added. Without a current point, nothing is added.
  ///
  /// - Parameter transform: a transform of the two points and the arc. The current point is in
  ///   coordinates after the transform.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard let start = path.currentPoint, transform.a * transform.d != transform.b * transform.c
    else { return }
    var addition = Path()
    addition.move(to: transform.isIdentity ? start : start.applying(transform.inverted()))
    addition.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
    addition.elements.removeFirst()
    append(addition, transform)
  }

  /// Adds the elements of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    append(path.path, transform)
  }

  /// Closes the subpath with a line to its start.
  public func closeSubpath() {
    if !path.isEmpty { path.close() }
  }

  private func append(_ addition: Path, _ transform: CGAffineTransform) {
    path.elements += addition.applying(transform).elements
  }
}

extension UIBezierPath {
  /// Creates a Bézier path with the outline of a path.
  public convenience init(cgPath: CGPath) { self.init(cgPath.path) }
}
