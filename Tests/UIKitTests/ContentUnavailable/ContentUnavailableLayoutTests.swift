import CelloGeometry
import Testing
import UIKit

@testable import CelloControls

struct ContentUnavailableLayoutTests {
  private func layout(_ sizes: [CGSize], padding: CGFloat = 10) -> ContentUnavailableLayout {
    ContentUnavailableLayout(
      parts: sizes.map { size in .init(size: { _ in size }, padding: padding) },
      margins: UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 20), grid: PixelGrid(scale: 2))
  }

  private let sizes = [CGSize(width: 20, height: 20), CGSize(width: 50, height: 10)]

  @Test("the size holds the parts, their distances and the margins")
  func size() {
    #expect(layout(sizes).size(fitting: .infinity) == CGSize(width: 80, height: 50))
    #expect(layout([]).size(fitting: 100) == CGSize(width: 30, height: 10))
  }

  @Test("parts are in the middle of the view, one below the other")
  func centered() {
    #expect(
      layout(sizes).frames(in: CGRect(x: 0, y: 0, width: 130, height: 100)) == [
        CGRect(x: 50, y: 30, width: 20, height: 20), CGRect(x: 35, y: 60, width: 50, height: 10),
      ])
  }

  @Test("parts can be at the leading edge")
  func leading() {
    var layout = layout(sizes)
    layout.isCentered = false
    let bounds = CGRect(x: 0, y: 0, width: 130, height: 50)
    #expect(layout.frames(in: bounds).map(\.minX) == [10, 10])
    layout.isRightToLeft = true
    #expect(layout.frames(in: bounds).map(\.maxX) == [110, 110])
  }

  @Test(
    "parts that are too wide fill the width between the margins, and parts that are too high overlap equally"
  )
  func noRoom() {
    var layout = layout(sizes)
    let bounds = CGRect(x: 0, y: 0, width: 60, height: 20)
    #expect(layout.frames(in: bounds)[1].width == 30)
    #expect(layout.frames(in: bounds)[0].minY == -10)
    layout.startsAtTop = true
    #expect(layout.frames(in: bounds)[0].minY == 5)
    #expect(layout.frames(in: .zero).count == 2)
  }
}
