package import CelloRaster

/// An immutable shape of lines and curves. Coordinates are in points.
public class CGPath: Hashable, @unchecked Sendable {
  package fileprivate(set) var path: Path

  package init(_ path: Path) { self.path = path }

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Self.mapped(rect.isDrawable ? Path(rect) : Path(), transform))
  }

  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(Self.mapped(rect.isDrawable ? Path(ellipseIn: rect) : Path(), transform))
  }

  /// A rectangle with circular corners; the smaller of both radii is used.
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

  public var isEmpty: Bool { path.isEmpty }

  public var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// The smallest rectangle around the outline; `CGRect.null` for an empty path.
  public var boundingBoxOfPath: CGRect { path.bounds }

  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding,
    transform: CGAffineTransform = .identity
  ) -> Bool {
    path.applying(transform).contains(point, rule: FillRule(rule))
  }

  public func copy() -> CGPath? { CGPath(path) }

  public func mutableCopy() -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.path = path
    return copy
  }

  public static func == (left: CGPath, right: CGPath) -> Bool { left.path == right.path }

  public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

/// A mutable shape of lines and curves. Elements with coordinates that are not finite are ignored.
public final class CGMutablePath: CGPath, @unchecked Sendable {
  /// An empty path.
  public init() { super.init(Path()) }

  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    if point.isDrawable { path.move(to: point.applying(transform)) }
  }

  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    if point.isDrawable, !path.isEmpty { path.addLine(to: point.applying(transform)) }
  }

  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    guard end.isDrawable, control1.isDrawable, control2.isDrawable, !path.isEmpty else { return }
    path.addCubic(
      to: end.applying(transform), control1: control1.applying(transform),
      control2: control2.applying(transform))
  }

  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    guard end.isDrawable, control.isDrawable, !path.isEmpty else { return }
    path.addQuadratic(to: end.applying(transform), control: control.applying(transform))
  }

  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    if rect.isDrawable { append(Path(rect), transform) }
  }

  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    if rect.isDrawable { append(Path(ellipseIn: rect), transform) }
  }

  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard rect.isDrawable else { return }
    append(
      Path(RoundedRect(rect, radius: min(cornerWidth, cornerHeight), curve: .circular)), transform)
  }

  /// Adds an arc of a circle, with angles in radians. Because y points down, `clockwise` appears
  /// reversed, as on iOS.
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

  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    append(path.path, transform)
  }

  public func closeSubpath() {
    if !path.isEmpty { path.close() }
  }

  private func append(_ addition: Path, _ transform: CGAffineTransform) {
    path.elements += addition.applying(transform).elements
  }
}

extension UIBezierPath {
  public convenience init(cgPath: CGPath) { self.init(cgPath.path) }

  /// The outline alone.
  public var cgPath: CGPath { CGPath(path) }
}
