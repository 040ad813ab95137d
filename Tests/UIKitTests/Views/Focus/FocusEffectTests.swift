import CelloRaster
import Testing
@_spi(Cello) import UIKit

@testable import CelloViews

/// Halos and guides of the focus.
@MainActor struct FocusEffectTests {
  private final class Item: UIView {
    override var canBecomeFocused: Bool { true }
  }

  private let window: UIWindow
  private let items: [Item]

  init() {
    window = UITraitCollection(userInterfaceIdiom: .pad).performingAsCurrent {
      UIWindow(frame: CGRect(x: 0, y: 0, width: 600, height: 600))
    }
    window.inherit(UITraitCollection(traitsFrom: [.current, .init(userInterfaceIdiom: .pad)]))
    items = [(50, 50), (400, 50), (50, 400)].map {
      Item(frame: CGRect(x: $0.0, y: $0.1, width: 100, height: 50))
    }
    for item in items { window.addSubview(item) }
    window.isHidden = false
  }

  private var strokes: Int {
    func count(_ items: [DisplayList.Item]) -> Int {
      items.reduce(0) { sum, item in
        switch item {
        case .stroke: sum + 1
        case .group(let group): sum + count(group.items)
        default: sum
        }
      }
    }
    return count(DisplayListRecorder.record(window).items)
  }

  @Test("a halo is drawn around the view with the focus alone")
  func halo() {
    #expect(strokes == 0)
    window.focusSystem.requestFocusUpdate(to: items[0])
    #expect(items[0].isFocused && strokes == 1)
    window.focusSystem.requestFocusUpdate(to: items[1])
    #expect(strokes == 1 && items[0].focusHalo == nil)
    items[1].focusEffect = nil
    #expect(strokes == 0)
    items[1].focusEffect = UIFocusHaloEffect(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(strokes == 1)
    items[1].removeFromSuperview()
    #expect(strokes == 0)
  }

  @Test("a container draws the halo above its subviews")
  func container() {
    let halo = UIFocusHaloEffect()
    halo.containerView = window
    halo.position = .inside
    items[0].focusEffect = halo
    window.focusSystem.requestFocusUpdate(to: items[0])
    #expect(window.focusHalo != nil && items[0].focusHalo == nil && strokes == 1)
    let copy = halo.copy() as? UIFocusHaloEffect
    #expect(copy?.position == .inside && copy?.containerView === window)
  }

  @Test("texts and cells show the focus themselves")
  func defaults() {
    #expect(UITextField().focusEffect == nil)
    #expect(UITableViewCell().focusEffect == nil && UICollectionViewCell().focusEffect == nil)
    #expect(UIView().focusEffect != nil)
  }

  @Test("a guide leads the focus to where nothing lies in the direction")
  func guide() {
    window.focusSystem.requestFocusUpdate(to: items[1])
    window.focusSystem.press(UIKey(.keyboardDownArrow, []))
    let withoutGuide = window.focusSystem.focusedView
    window.focusSystem.requestFocusUpdate(to: items[1])
    let guide = UIFocusGuide()
    window.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 400),
      guide.topAnchor.constraint(equalTo: window.topAnchor, constant: 110),
      guide.widthAnchor.constraint(equalToConstant: 100),
      guide.heightAnchor.constraint(equalToConstant: 20),
    ])
    window.layoutIfNeeded()
    guide.preferredFocusEnvironments = [items[0]]
    window.focusSystem.press(UIKey(.keyboardDownArrow, []))
    #expect(window.focusSystem.focusedView === items[0])
    window.focusSystem.requestFocusUpdate(to: items[1])
    guide.isEnabled = false
    window.focusSystem.press(UIKey(.keyboardDownArrow, []))
    #expect(window.focusSystem.focusedView === withoutGuide)
  }
}
