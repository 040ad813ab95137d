import CelloGeometry
import Testing
import UIKit

@testable import CelloControls

struct PageIndicatorLayoutTests {
  private func layout(
    _ count: Int, current: Int = 0, _ direction: PageIndicatorLayout.Direction = .right
  ) -> PageIndicatorLayout {
    PageIndicatorLayout(
      sizes: Array(repeating: CGSize(width: 8, height: 8), count: count), currentPage: current,
      direction: direction, grid: PixelGrid(scale: 2), dotPadding: 1)
  }

  /// Source: docs/measurements/controls.md#page-controls: frames of iOS 26.
  @Test("the size fits all dots")
  func size() {
    #expect(layout(3).fittingSize == CGSize(width: 74, height: 26))
    #expect(layout(4).fittingSize == CGSize(width: 92, height: 26))
    #expect(layout(7).fittingSize == CGSize(width: 146, height: 26))
    #expect(layout(3, .down).fittingSize == CGSize(width: 26, height: 74))
    #expect(layout(0).fittingSize == CGSize(width: 30, height: 26))
  }

  @Test(
    "dots are centered, in the order of the direction",
    arguments: [
      (PageIndicatorLayout.Direction.right, [28.0, 46, 64], 9.5), (.left, [64, 46, 28], 9.5),
    ])
  func frames(direction: PageIndicatorLayout.Direction, x: [Double], y: Double) {
    let frames = layout(3, direction).frames(in: CGRect(x: 0, y: 0, width: 100, height: 26))
    #expect(frames.map { Double($0.frame.minX) } == x)
    #expect(frames.allSatisfy { $0.frame.minY == y })
  }

  @Test("vertical dots go down or up")
  func vertical() {
    let bounds = CGRect(x: 0, y: 0, width: 26, height: 60)
    #expect(layout(3, .down).frames(in: bounds).map(\.frame.minY) == [8, 26, 44])
    #expect(layout(3, .up).frames(in: bounds).map(\.frame.minY) == [44, 26, 8])
  }

  @Test(
    "if not all dots fit, the dots around the current page are shown",
    arguments: [
      (0, 0..<3), (1, 0..<3), (5, 4..<7), (8, 6..<9), (-1, 0..<3), (99, 6..<9),
    ])
  func fewPages(current: Int, expected: Range<Int>) {
    let narrow = CGRect(x: 0, y: 0, width: 50, height: 26)
    #expect(layout(9, current: current).visiblePages(in: narrow) == expected)
  }

  @Test("at least the current page's dot is shown")
  func noRoom() {
    #expect(layout(9, current: 4).visiblePages(in: .zero) == 4..<5)
    #expect(layout(0).frames(in: .zero).isEmpty)
  }
}
