import Testing
import UIKit

@testable import CelloLists

/// Places of swipe actions.
struct SwipeActionsLayoutTests {
  private func layout(
    _ widths: [CGFloat], _ version: SystemVersion = .iOS26, onlyTitles: Bool = true,
    fullSwipe: Bool = true
  ) -> SwipeActionsLayout {
    SwipeActionsLayout(
      contentWidths: widths, haveOnlyTitles: onlyTitles, metrics: version.swipeActions,
      rowSize: CGSize(width: 375, height: 52), performsFirstActionWithFullSwipe: fullSwipe)
  }

  @Test("actions with only titles are equally wide, and others as wide as they need")
  func widths() {
    #expect(layout([40, 60]).widths == [84, 84])
    #expect(layout([40, 60], onlyTitles: false).widths == [64, 84])
    #expect(layout([10], .iOS18).widths == [74])
    #expect(layout([.nan]).widths == [44])
  }

  @Test("the first action is at the edge")
  func frames() {
    let layout = layout([40, 60])
    #expect(layout.openDistance == 198)
    #expect(
      layout.frames(at: 198, isAtRight: true) == [
        CGRect(x: 281, y: 4, width: 84, height: 44), CGRect(x: 187, y: 4, width: 84, height: 44),
      ])
    #expect(
      layout.frames(at: 198, isAtRight: false) == [
        CGRect(x: 10, y: 4, width: 84, height: 44), CGRect(x: 104, y: 4, width: 84, height: 44),
      ])
  }

  @Test("actions of a half-open row slide in from under the edge, in their full size")
  func halfOpen() {
    let layout = layout([40, 60])
    #expect(
      layout.frames(at: 99, isAtRight: true) == [
        CGRect(x: 380, y: 4, width: 84, height: 44), CGRect(x: 286, y: 4, width: 84, height: 44),
      ])
    #expect(
      layout.frames(at: 99, isAtRight: false) == [
        CGRect(x: -89, y: 4, width: 84, height: 44), CGRect(x: 5, y: 4, width: 84, height: 44),
      ])
  }

  @MainActor
  @Test(
    "a title in a narrow block of iOS 18 keeps its distance from the row", arguments: [true, false])
  func titlesOfNarrowBlocks(isAtRight: Bool) throws {
    let action = UIContextualAction(style: .normal, title: "Flag") { _, _, _ in }
    let view = SwipeActionView(action, metrics: SystemVersion.iOS18.swipeActions)
    view.minimumContentWidth = 74
    view.isAtRight = isAtRight
    view.frame = CGRect(x: 0, y: 0, width: 37, height: 44)
    view.layoutIfNeeded()
    let label = try #require(view.subviews.lazy.compactMap { $0 as? UILabel }.first)
    // The center of the title is 37 points from the side of the row.
    #expect(abs(label.frame.midX - (isAtRight ? 37 : 0)) <= 0.5)
    #expect(label.frame.width > 20)
    #expect(view.clipsToBounds)
  }

  @Test("actions on iOS 18 fill the space beside the row")
  func blocks() {
    #expect(
      layout([10, 10], .iOS18).frames(at: 74, isAtRight: true) == [
        CGRect(x: 338, y: 0, width: 37, height: 52), CGRect(x: 301, y: 0, width: 37, height: 52),
      ])
  }

  @Test("swiping far performs the first action, which covers the others")
  func fullSwipe() {
    let layout = layout([40, 40])
    #expect(((layout.fullSwipeDistance ?? 0) - 255).magnitude < 0.001)
    #expect(layout.rest(from: 254, velocity: 0) == .open)
    #expect(layout.rest(from: 256, velocity: 0) == .performsFirst)
    let frames = layout.frames(at: 300, isAtRight: true)
    #expect(frames[0] == CGRect(x: 85, y: 4, width: 280, height: 44))
    #expect(frames[1].width == 0)
    #expect(self.layout([40], fullSwipe: false).rest(from: 300, velocity: 0) == .open)
  }

  @Test("a row rests open from half the way on, or by a flick")
  func rest() {
    let layout = layout([40])
    #expect(layout.openDistance == 84)
    #expect(layout.rest(from: 41, velocity: 0) == .closed)
    #expect(layout.rest(from: 42, velocity: 0) == .open)
    #expect(layout.rest(from: 10, velocity: 500) == .open)
    #expect(layout.rest(from: 80, velocity: -500) == .closed)
  }

  @Test("without a full swipe, a row follows at half the speed beyond its actions")
  func resistance() {
    #expect(layout([40], fullSwipe: false).distance(forMovement: 104) == 94)
    #expect(layout([40]).distance(forMovement: 104) == 104)
    #expect(layout([40]).distance(forMovement: -5) == 0)
    #expect(layout([40]).distance(forMovement: 1000) == 375)
    #expect(layout([40]).distance(forMovement: .nan) == 0)
  }

  @Test("no actions take no space")
  func none() {
    let layout = layout([])
    #expect(layout.openDistance == 0)
    #expect(layout.fullSwipeDistance == nil)
    #expect(layout.frames(at: 50, isAtRight: true).isEmpty)
  }
}
