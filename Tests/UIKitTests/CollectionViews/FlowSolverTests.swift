import Foundation
import Testing
import UIKit

@testable import CelloLists

/// The frames were recorded from Apple's UIKit, before rounding to pixels.
///
/// Source: docs/measurements/compositional-layouts.md#flow-layouts.
@MainActor struct FlowSolverTests {
  /// Returns the positions of items with a height of 29 points in 320 points, with spaces of 10
  /// points.
  private func positions(_ widths: CGFloat...) -> [CGPoint] {
    var section = FlowSolver.Section()
    section.itemSizes = widths.map { CGSize(width: $0, height: 29) }
    section.lineSpacing = 10
    section.interitemSpacing = 10
    let solver = FlowSolver(container: CGSize(width: 320, height: 480), axis: .vertical)
    return solver.frames(of: section).items.map(\.frame.origin)
  }

  private func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

  @Test("the last line of items with different widths has the minimum spacing")
  func lastLine() {
    #expect(
      positions(117, 100.5, 83.5, 66.5, 100.5) == [
        point(0, 0), point(219.5, 0), point(0, 39), point(93.5, 39), point(170, 39),
      ])
    #expect(
      positions(117, 100.5, 83.5, 66.5, 100.5, 50, 150.5, 58.5) == [
        point(0, 0), point(219.5, 0), point(0, 39), point(118.25, 39), point(219.5, 39),
        point(0, 78), point(60, 78), point(220.5, 78),
      ])
  }

  @Test("the last line of equally wide items has the gaps of the other lines")
  func grid() {
    #expect(
      positions(90, 90, 90, 90, 90) == [
        point(0, 0), point(115, 0), point(230, 0), point(0, 39), point(115, 39),
      ])
  }

  @Test("an item that is alone is in the middle, unless another one of its width would fit")
  func alone() {
    #expect(positions(200, 200) == [point(60, 0), point(60, 39)])
    #expect(
      positions(58.5, 697, 209.5, 24.5, 739, 33) == [
        point(130.75, 0), point(0, 39), point(0, 78), point(295.5, 78), point(0, 117),
        point(0, 156),
      ])
  }
}
