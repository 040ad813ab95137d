/// The pace of an animation: a cubic curve from (0, 0) to (1, 1).
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  private let points: (first: (Float, Float), second: (Float, Float))

  /// The curve of a name. An unknown name gives the default curve.
  ///
  /// Source of the control points: Apple's documentation of the names.
  public init(name: CAMediaTimingFunctionName) {
    points =
      switch name {
      case .linear: ((0, 0), (1, 1))
      case .easeIn: ((0.42, 0), (1, 1))
      case .easeOut: ((0, 0), (0.58, 1))
      case .easeInEaseOut: ((0.42, 0), (0.58, 1))
      default: ((0.25, 0.1), (0.25, 1))
      }
  }

  /// A curve with the control points (c1x, c1y) and (c2x, c2y).
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = ((c1x, c1y), (c2x, c2y))
  }

  /// Writes a point of the curve: 0 for the start, 1 and 2 for the control points, 3 for the end.
  ///
  /// - Parameters:
  ///   - idx: from 0 to 3; other indices are clamped to that range.
  ///   - ptr: memory for two numbers, the point's x and y.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let point =
      switch idx {
      case ...0: (Float(0), Float(0))
      case 1: points.first
      case 2: points.second
      default: (Float(1), Float(1))
      }
    ptr[0] = point.0
    ptr[1] = point.1
  }

  /// The share of the way that is done at a share of the time, 0 to 1.
  func value(at share: Double) -> Double {
    CubicPace(
      x1: Double(points.first.0), y1: Double(points.first.1), x2: Double(points.second.0),
      y2: Double(points.second.1)
    ).value(at: share)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CAMediaTimingFunction else { return false }
    return points.first == other.points.first && points.second == other.points.second
  }

  open override var hash: Int {
    var hasher = Hasher()
    for number in [points.first.0, points.first.1, points.second.0, points.second.1] {
      hasher.combine(number)
    }
    return hasher.finalize()
  }
}

/// A cubic curve from (0, 0) to (1, 1) that gives a share of the way for one of the time.
struct CubicPace {
  var x1: Double
  var y1: Double
  var x2: Double
  var y2: Double

  /// The share of the way; shares of the time are clamped to 0 to 1. Control points outside of that
  /// range in x are clamped, so that time does not go back.
  func value(at share: Double) -> Double {
    guard share > 0 else { return 0 }
    guard share < 1 else { return 1 }
    func curve(_ first: Double, _ second: Double, _ place: Double) -> Double {
      let rest = 1 - place
      return 3 * rest * rest * place * first + 3 * rest * place * place * second
        + place * place * place
    }
    let (first, second) = (x1 > 0 ? min(x1, 1) : 0, x2 > 0 ? min(x2, 1) : 0)
    var (low, high) = (0.0, 1.0)
    for _ in 0..<54 {
      let middle = (low + high) / 2
      if curve(first, second, middle) < share { low = middle } else { high = middle }
    }
    return curve(y1, y2, high)
  }
}

/// The name of a pace of animations.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
