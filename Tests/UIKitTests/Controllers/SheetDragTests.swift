import Testing
import UIKit

@testable import CelloControllers

struct SheetDragTests {
  private func drag(
    _ translation: CGFloat, from start: CGFloat = 400, allowsDismissal: Bool = true
  ) -> SheetDrag {
    SheetDrag(
      heights: [400, 750], start: start, extra: 34, container: 850,
      allowsDismissal: allowsDismissal, translation: translation)
  }

  @Test("between detents, the finger determines the height of the sheet")
  func between() {
    #expect(drag(-100).height == 500)
    #expect(drag(-100).offset == 0)
    #expect(drag(200, from: 750).height == 550)
  }

  @Test("below the smallest detent the sheet moves with the finger, or resists")
  func below() {
    #expect(drag(217).height == 400)
    #expect(drag(217).offset == 217)
    #expect(drag(217).dismissedShare == 0.5)
    let refused = drag(217, allowsDismissal: false)
    #expect(refused.offset > 0 && refused.offset < 150)
    #expect(refused.dismissedShare == 0)
  }

  @Test("above the largest detent the sheet resists")
  func above() {
    let drag = drag(-450)
    #expect(drag.height == 750)
    #expect(drag.offset < 0 && drag.offset > -100)
  }

  @Test(
    "a sheet moves to the detent that is nearest to its projected position, or is dismissed",
    arguments: [
      (CGFloat(-100), CGFloat(0), SheetDrag.Rest.detent(0)), (-200, 0, .detent(1)),
      (-100, -800, .detent(1)), (100, 0, .detent(0)), (250, 0, .dismissal), (100, 900, .dismissal),
      (300, -900, .detent(0)), (.nan, .infinity, .detent(0)),
    ])
  func rest(translation: CGFloat, velocity: CGFloat, expected: SheetDrag.Rest) {
    #expect(drag(translation).rest(velocity: velocity) == expected)
  }

  @Test("a sheet that was pulled up is dismissed by a fast downward movement")
  func thrown() {
    #expect(drag(0, from: 750).rest(velocity: 3_000) == .dismissal)
    #expect(drag(0, from: 750).rest(velocity: 1_200) == .detent(0))
  }
}
