internal import CelloRaster

/// The kinds of a path's elements.
public enum CGPathElementType: Int32, Sendable {
  case moveToPoint = 0
  case addLineToPoint = 1
  case addQuadCurveToPoint = 2
  case addCurveToPoint = 3
  case closeSubpath = 4
}

/// An element of a path.
public struct CGPathElement {
  public var type: CGPathElementType
  /// The control points and the end point: none for the end of a subpath, one for a line, two for a
  /// quadratic and three for a cubic curve. They are valid during the call only.
  public var points: UnsafeMutablePointer<CGPoint>

  public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
    self.type = type
    self.points = points
  }
}

public typealias CGPathApplyBlock = (UnsafePointer<CGPathElement>) -> Void

extension CGPath {
  /// The path with every point mapped; a plain copy for `nil`.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(transform.map { path.applying($0.pointee) } ?? path)
  }

  /// A mutable path with every point mapped; a plain copy for `nil`.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    copy(using: transform)?.mutableCopy()
  }

  /// The dashes of a line along the path.
  ///
  /// Too many dashes give the whole path; a warning is logged.
  ///
  /// - Parameters:
  ///   - phase: the offset at which a line starts in the lengths, in points.
  ///   - lengths: of dashes and gaps in turn, in points.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    CGPath(path.applying(transform).dashedOrWhole(lengths, phase: phase))
  }

  /// The smallest rectangle around all points, control points included; `CGRect.null` for an empty
  /// path.
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
      // The array has at least one element, so that there is an address.
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
