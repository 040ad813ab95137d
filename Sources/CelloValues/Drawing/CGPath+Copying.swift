internal import CelloRaster

/// The kinds of path elements.
public enum CGPathElementType: Int32, Sendable {
  /// The start of a subpath.
  case moveToPoint = 0
  /// A line.
  case addLineToPoint = 1
  /// A quadratic Bézier curve.
  case addQuadCurveToPoint = 2
  /// A cubic Bézier curve.
  case addCurveToPoint = 3
  /// The end of a closed subpath.
  case closeSubpath = 4
}

/// An element of a path.
public struct CGPathElement {
  /// The kind of the element.
  public var type: CGPathElementType
  /// The control points and the end point: one point for a start or a line, two for a quadratic
  /// curve, three for a cubic curve, none for the end of a subpath. The pointer is valid only
  /// during the call of the closure.
  public var points: UnsafeMutablePointer<CGPoint>

  /// Creates an element.
  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

/// A closure that receives each element of a path.
public typealias CGPathApplyBlock = (UnsafePointer<CGPathElement>) -> Void

extension CGPath {
  /// Returns a copy of the path with every point transformed; an unchanged copy for `nil`.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(transform.map { path.applying($0.pointee) } ?? path)
  }

  /// Returns a mutable copy of the path with every point transformed; an unchanged copy for `nil`.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    copy(using: transform)?.mutableCopy()
  }

  /// Returns the dashes of a line along the path.
  ///
  /// If there are too many dashes, the whole path is returned and a warning is logged.
  ///
  /// - Parameters:
  ///   - phase: the offset in the pattern at which a line starts, in points.
  ///   - lengths: alternating lengths of dashes and gaps, in points.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    CGPath(path.applying(transform).dashedOrWhole(lengths, phase: phase))
  }

  /// Returns the outline of a line along the path: filled with the rule `winding`, it is the line as
  /// a context strokes it.
  ///
  /// If the outline has too many points, the path itself is returned and a warning is logged.
  ///
  /// - Parameters:
  ///   - lineWidth: the width, in points. Without a positive width, the outline is empty.
  ///   - lineCap: the shape of the ends of open lines.
  ///   - lineJoin: the shape of the corners between lines.
  ///   - miterLimit: the maximum length of a miter, in line widths. A corner with a longer miter is
  ///     beveled.
  ///   - transform: a transform that is applied to the path before it is stroked.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(
      width: lineWidth, cap: StrokeStyle.Cap(lineCap), join: StrokeStyle.Join(lineJoin),
      miterLimit: miterLimit)
    return CGPath(path.applying(transform).strokedOrWhole(style))
  }

  /// The smallest rectangle that contains all points, including control points; `CGRect.null` for
  /// an empty path.
  public var boundingBox: CGRect {
    var box = CGRect.null
    applyWithBlock { element in
      for index in 0..<element.pointee.type.countOfPoints {
        box = box.union(CGRect(origin: element.pointee.points[index], size: .zero))
      }
    }
    return box
  }

  /// Calls a closure with each element of the path, in order.
  public func applyWithBlock(_ block: CGPathApplyBlock) {
    for element in path.elements {
      switch element {
      case .move(let point): Self.call(block, .moveToPoint, [point])
      case .line(let point): Self.call(block, .addLineToPoint, [point])
      case .quadratic(let control, let end):
        Self.call(block, .addQuadCurveToPoint, [control, end])
      case .cubic(let control1, let control2, let end):
        Self.call(block, .addCurveToPoint, [control1, control2, end])
      case .close: Self.call(block, .closeSubpath, [.zero])
      }
    }
  }

  private static func call(
    _ block: CGPathApplyBlock, _ type: CGPathElementType, _ points: [CGPoint]
  ) {
    var points = points
    points.withUnsafeMutableBufferPointer { buffer in
      // The array is not empty, so its address exists.
      guard let address = buffer.baseAddress else { return }
      withUnsafePointer(to: CGPathElement(type: type, points: address), block)
    }
  }
}

extension CGPathElementType {
  fileprivate var countOfPoints: Int {
    switch self {
    case .moveToPoint, .addLineToPoint: 1
    case .addQuadCurveToPoint: 2
    case .addCurveToPoint: 3
    case .closeSubpath: 0
    }
  }
}
