import CelloGeometry
import Testing
import UIKit

@testable import CelloControls

struct PageIndicatorLayoutTests {
  private func layout(
    _ count: Int, current: Int = 0, _ direction: PageIndicatorLayout.Direction = .right
  ) -> PageIndicatorLayout {
    PageIndicatorLayout(
      sizes: Array(repeating: PageControlMetrics.dot, count: count), currentPage: current,
      direction: direction, grid: PixelGrid(scale: 2))
  }

  @Test("the size fits all dots")
  func size() {
    #expect(layout(3).fittingSize == CGSize(width: 60, height: 26))
    #expect(layout(3, .down).fittingSize == CGSize(width: 26, height: 60))
    #expect(layout(0).fittingSize == CGSize(width: 18, height: 26))
  }

  @Test(
    "dots are centered, in the order of the direction",
    arguments: [
      (PageIndicatorLayout.Direction.right, [29.0, 46, 63], 9.0), (.left, [63, 46, 29], 9),
    ])
  func frames(direction: PageIndicatorLayout.Direction, x: [Double], y: Double) {
    let frames = layout(3, direction).frames(in: CGRect(x: 0, y: 0, width: 100, height: 26))
    #expect(frames.map { Double($0.frame.minX) } == x)
    #expect(frames.allSatisfy { $0.frame.minY == y })
  }

  @Test("vertical dots go down or up")
  func vertical() {
    let bounds = CGRect(x: 0, y: 0, width: 26, height: 60)
    #expect(layout(3, .down).frames(in: bounds).map(\.frame.minY) == [9, 26, 43])
    #expect(layout(3, .up).frames(in: bounds).map(\.frame.minY) == [43, 26, 9])
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
