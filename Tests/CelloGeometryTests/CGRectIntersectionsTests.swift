import CelloGeometry
import Foundation
import Testing

struct CGRectIntersectionsTests {
  private static let square = CGRect(x: 0, y: 0, width: 10, height: 10)

  @Test(
    "rectangles intersect if they share more than edges, also in files that import Foundation",
    arguments: [
      (CGRect(x: 5, y: 5, width: 10, height: 10), true),
      (CGRect(x: 2, y: 2, width: 2, height: 2), true),
      (CGRect(x: 15, y: 15, width: -10, height: -10), true),
      (CGRect(x: 9.999, y: 0, width: 1, height: 1), true),
      // They only touch.
      (CGRect(x: 10, y: 0, width: 10, height: 10), false),
      (CGRect(x: -10, y: 0, width: 10, height: 10), false),
      (CGRect(x: 0, y: 10, width: 10, height: 10), false),
      (CGRect(x: 0, y: -10, width: 10, height: 10), false),
      (CGRect(x: 10, y: 10, width: 10, height: 10), false),
      (CGRect(x: 20, y: 0, width: 10, height: 10), false),
      (CGRect.null, false),
      (CGRect.infinite, true),
      (CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10), false),
    ])
  func intersection(other: CGRect, intersects: Bool) {
    #expect(Self.square.intersects(other) == intersects)
    #expect(other.intersects(Self.square) == intersects)
    #expect([other].filter(Self.square.intersects).isEmpty == !intersects)
  }
}
