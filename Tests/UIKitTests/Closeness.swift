import UIKit

/// Numbers of points that are whole pixels are fractions at 3 pixels per point, and sums of them
/// are rounded.
extension CGFloat {
  /// Returns a Boolean value that indicates whether the difference from another number is at most a
  /// tolerance.
  func isClose(to other: CGFloat, within tolerance: CGFloat = 1e-9) -> Bool {
    (self - other).magnitude <= tolerance
  }
}

extension CGRect {
  /// Returns a Boolean value that indicates whether all edges are close to those of another
  /// rectangle.
  func isClose(to other: CGRect?, within tolerance: CGFloat = 1e-9) -> Bool {
    guard let other else { return false }
    return minX.isClose(to: other.minX, within: tolerance)
      && minY.isClose(to: other.minY, within: tolerance)
      && maxX.isClose(to: other.maxX, within: tolerance)
      && maxY.isClose(to: other.maxY, within: tolerance)
  }
}
