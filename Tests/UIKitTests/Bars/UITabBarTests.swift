import CelloGeometry
import Testing
import UIKit

@testable import CelloControllers

@MainActor struct UITabBarTests {
  private final class Delegate: NSObject, UITabBarDelegate {
    var selected: [UITabBarItem] = []

    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { selected.append(item) }
  }

  @Test("items share the width of a bar, or are on a capsule in its middle")
  func layout() {
    var layout = TabBarLayout(count: 4, isFloating: false, grid: PixelGrid(scale: 2))
    var frames = layout.frames(width: 390, height: 49)
    #expect(frames.items[0] == CGRect(x: 2, y: 1, width: 93.5, height: 48))
    #expect(frames.items[3].maxX == 388 && frames.capsule == nil)
    layout.isRightToLeft = true
    #expect(layout.frames(width: 390, height: 49).items[3].minX == 2)
    layout.isFloating = true
    layout.isRightToLeft = false
    frames = layout.frames(width: 402, height: 49)
    #expect(frames.capsule == CGRect(x: 21, y: 0, width: 360, height: 62))
    #expect(frames.selections[0].height == 54)
  }

  @Test("no items and no width have no frames")
  func empty() {
    let layout = TabBarLayout(count: 0, isFloating: true, grid: PixelGrid(scale: 2))
    #expect(layout.frames(width: 390, height: 49) == TabBarLayout.Frames())
    let narrow = TabBarLayout(count: 3, isFloating: true, grid: PixelGrid(scale: 2))
    #expect(narrow.frames(width: 0, height: 49).items.isEmpty)
  }

  @Test("a touch selects an item that is enabled")
  func touches() {
    let traits = UITraitCollection(traitsFrom: [
      .iPhone, UITraitCollection(systemVersion: .iOS18),
    ])
    let bar = traits.performingAsCurrent {
      UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
    }
    let delegate = Delegate()
    bar.delegate = delegate
    let items = (0..<3).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }
    bar.items = items
    bar.layoutIfNeeded()
    TouchSequence(in: bar).tap(at: CGPoint(x: 150, y: 20))
    #expect(bar.selectedItem === items[1] && delegate.selected == [items[1]])
    items[2].isEnabled = false
    bar.layoutIfNeeded()
    TouchSequence(in: bar).tap(at: CGPoint(x: 250, y: 20))
    #expect(bar.selectedItem === items[1])
    bar.items = [items[0]]
    #expect(bar.selectedItem == nil)
  }

  private final class EndingDelegate: NSObject, UITabBarDelegate {
    var ends: [Bool] = []
    func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {
      guard ends.count < 3 else { return }
      ends.append(tabBar.endCustomizing(animated: false))
    }
  }

  @Test("ending a customization while it ends has no effect")
  func endingTwice() {
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
    let delegate = EndingDelegate()
    bar.delegate = delegate
    let items = (0..<2).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }
    bar.items = items
    bar.beginCustomizingItems(items)
    bar.items = items.reversed()
    #expect(bar.endCustomizing(animated: false) && !bar.isCustomizing)
    #expect(delegate.ends == [false])
  }
}
