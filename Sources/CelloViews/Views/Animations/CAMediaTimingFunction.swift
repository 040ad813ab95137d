/// The pacing of an animation: a cubic curve from (0, 0) to (1, 1).
open class CAMediaTimingFunction: NSObject, @unchecked Sendable {
  private let points: (first: (Float, Float), second: (Float, Float))

  /// Creates the curve with a name. An unknown name creates the default curve.
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

  /// Creates a curve with the control points (c1x, c1y) and (c2x, c2y).
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = ((c1x, c1y), (c2x, c2y))
  }

  /// Writes the coordinates of a point of the curve.
  ///
  /// - Parameters:
  ///   - idx: 0 for the start, 1 and 2 for the control points, 3 for the end; other values are
  ///     clamped.
  ///   - ptr: memory for two numbers, which receive the point's x and y.
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

  /// Returns the fraction of the progress at a fraction of the time, 0 to 1.
  func value(at share: Double) -> Double { pace.value(at: share) }

  var pace: CubicPace {
    CubicPace(
      x1: Double(points.first.0), y1: Double(points.first.1), x2: Double(points.second.0),
      y2: Double(points.second.1))
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

/// A cubic curve from (0, 0) to (1, 1) that maps time to progress.
struct CubicPace {
  var x1: Double
  var y1: Double
  var x2: Double
  var y2: Double

  /// Returns the progress at a fraction of the time, which is clamped to 0 to 1. The x-coordinates
  /// of the control points are clamped as well, so that time does not run backward.
  func value(at share: Double) -> Double {
    guard share > 0 else { return 0 }
    guard share < 1 else { return 1 }
    func curve(_ first: Double, _ second: Double, _ position: Double) -> Double {
      let rest = 1 - position
      return 3 * rest * rest * position * first + 3 * rest * position * position * second
        + position * position * position
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

/// The name of a pacing.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The raw value of the constant.
  public let rawValue: String

  /// Creates a value from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Constant speed.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Starts slowly.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Ends slowly.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Starts and ends slowly.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The pacing of most system animations.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
