/// A rectangle of whole pixels with the origin at the top left and exclusive ends.
package struct PixelRect: Hashable, Sendable, BitwiseCopyable {
  /// The left edge.
  package var x0: Int
  /// The top edge.
  package var y0: Int
  /// The right edge, exclusive.
  package var x1: Int
  /// The bottom edge, exclusive.
  package var y1: Int

  /// An empty rectangle at the origin.
  package static let empty = PixelRect(x0: 0, y0: 0, x1: 0, y1: 0)

  /// Creates a rectangle from its edges.
  @inline(__always)
  package init(x0: Int, y0: Int, x1: Int, y1: Int) {
    self.x0 = x0
    self.y0 = y0
    self.x1 = x1
    self.y1 = y1
  }

  /// Creates a rectangle from its origin and size.
  package init(x: Int, y: Int, width: Int, height: Int) {
    self.init(x0: x, y0: y, x1: x + width, y1: y + height)
  }

  /// The width; negative if the right edge is to the left of the left edge.
  package var width: Int { x1 &- x0 }
  /// The height; negative if the bottom edge is above the top edge.
  package var height: Int { y1 &- y0 }
  /// A Boolean value that indicates whether the rectangle contains no pixels.
  package var isEmpty: Bool { x0 >= x1 || y0 >= y1 }

  /// Returns the pixels that are in both rectangles; an empty rectangle if there are none.
  @inline(__always)
  package func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      x0: max(x0, other.x0), y0: max(y0, other.y0), x1: min(x1, other.x1), y1: min(y1, other.y1))
  }

  /// Returns a Boolean value that indicates whether another rectangle is within this rectangle.
  package func contains(_ other: PixelRect) -> Bool {
    x0 <= other.x0 && y0 <= other.y0 && x1 >= other.x1 && y1 >= other.y1
  }

  /// Returns the smallest rectangle that contains both rectangles. Empty rectangles are ignored.
  package func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      x0: min(x0, other.x0), y0: min(y0, other.y0), x1: max(x1, other.x1), y1: max(y1, other.y1))
  }

  /// Returns the rectangle with each edge moved inward by a distance.
  package func insetBy(_ distance: Int) -> PixelRect {
    PixelRect(x0: x0 + distance, y0: y0 + distance, x1: x1 - distance, y1: y1 - distance)
  }

  func offsetBy(x: Int, y: Int) -> PixelRect {
    PixelRect(x0: x0 + x, y0: y0 + y, x1: x1 + x, y1: y1 + y)
  }
}

extension PixelRect: CustomStringConvertible {
  package var description: String { "\(width)×\(height) px at (\(x0), \(y0))" }
}
