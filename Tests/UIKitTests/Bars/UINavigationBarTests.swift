import Testing
import UIKit

@testable import CelloControllers

@MainActor struct UINavigationBarTests {
  private final class Delegate: NSObject, UINavigationBarDelegate {
    var calls: [String] = []
    var allows = true

    func navigationBar(
      _ navigationBar: UINavigationBar, shouldPush item: UINavigationItem
    ) -> Bool {
      calls.append("shouldPush")
      return allows
    }
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
      calls.append("didPush")
    }
    func navigationBar(
      _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
    ) -> Bool {
      calls.append("shouldPop")
      return allows
    }
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
      calls.append("didPop")
    }
  }

  private func bar(
    _ version: SystemVersion = .iOS18, _ items: [UINavigationItem] = []
  ) -> UINavigationBar {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection.iPhone.modifyingTraits { $0.displayScale = 2 },
      UITraitCollection(systemVersion: version),
    ])
    return traits.performingAsCurrent {
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
      bar.items = items
      return bar
    }
  }

  private func buttons(_ bar: UINavigationBar) -> [BarButton] {
    bar.layoutIfNeeded()
    func buttons(in view: UIView) -> [BarButton] {
      view.subviews.flatMap { ($0 as? BarButton).map { [$0] } ?? buttons(in: $0) }
    }
    return buttons(in: bar).sorted {
      $0.convert($0.bounds, to: bar).minX < $1.convert($1.bounds, to: bar).minX
    }
  }

  @Test("the delegate decides about items that are pushed and popped")
  func delegate() {
    let (bar, delegate) = (bar(), Delegate())
    bar.delegate = delegate
    let (first, second) = (UINavigationItem(title: "A"), UINavigationItem(title: "B"))
    bar.pushItem(first, animated: false)
    #expect(bar.popItem(animated: false) == nil)
    bar.pushItem(second, animated: true)
    bar.pushItem(second, animated: true)
    #expect(bar.items == [first, second] && bar.backItem === first && bar.topItem === second)
    delegate.allows = false
    #expect(bar.popItem(animated: true) == nil)
    delegate.allows = true
    #expect(bar.popItem(animated: true) === second)
    #expect(
      delegate.calls == [
        "shouldPush", "didPush", "shouldPush", "didPush", "shouldPop", "shouldPop", "didPop",
      ])
  }

  @Test("a touch of the back button pops the top item")
  func backButton() {
    let bar = bar(.iOS18, [UINavigationItem(title: "A"), UINavigationItem(title: "B")])
    #expect(buttons(bar).map(\.accessibilityLabel) == ["A"])
    TouchSequence(in: bar).tap(at: CGPoint(x: 14, y: 22))
    #expect(bar.items?.count == 1)
    #expect(buttons(bar).isEmpty)
  }

  @Test("the title of a back button follows the item below and its display mode")
  func backTitles() {
    let (first, second) = (UINavigationItem(title: "Inbox"), UINavigationItem(title: "B"))
    let bar = bar(.iOS18, [first, second])
    func title() -> String? { buttons(bar).first?.backContent?.title }
    #expect(title() == "Inbox")
    first.backButtonTitle = "Mail"
    #expect(title() == "Mail")
    first.backBarButtonItem = UIBarButtonItem(title: "Own", primaryAction: nil)
    #expect(title() == "Own")
    first.backBarButtonItem = nil
    first.backButtonDisplayMode = .generic
    #expect(title() == "Back")
    first.backButtonDisplayMode = .minimal
    #expect(title() == nil && buttons(bar).count == 1)
    first.backButtonDisplayMode = .default
    first.backButtonTitle = "A title that does not fit into the bar by far"
    #expect(title() == "Back")
    second.hidesBackButton = true
    #expect(buttons(bar).isEmpty)
  }

  @Test("leading items replace the back button unless they supplement it")
  func leadingItems() {
    let item = UINavigationItem(title: "B")
    let bar = bar(.iOS26, [UINavigationItem(title: "A"), item])
    item.leftBarButtonItem = UIBarButtonItem(title: "Cancel", primaryAction: nil)
    #expect(buttons(bar).map(\.accessibilityLabel) == ["Cancel"])
    item.leftItemsSupplementBackButton = true
    #expect(buttons(bar).map(\.accessibilityLabel) == ["A", "Cancel"])
    #expect(buttons(bar).allSatisfy { $0.backContent?.title == nil })
  }

  @Test(
    "a back action replaces the action of the back button, and adds a back button if there is none")
  func backAction() {
    let item = UINavigationItem(title: "A")
    let bar = bar(.iOS18, [item])
    var count = 0
    item.backAction = UIAction(title: "Close") { _ in count += 1 }
    #expect(buttons(bar).first?.backContent?.title == "Close")
    TouchSequence(in: bar).tap(at: CGPoint(x: 14, y: 22))
    #expect(count == 1)
  }

  @Test("the first trailing item is at the edge, with its content in the margin")
  func trailingItems() {
    let item = UINavigationItem(title: "Title")
    let (add, share) = (UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .action))
    item.rightBarButtonItems = [add, share]
    let bar = bar(.iOS18, [item])
    let frames = buttons(bar).map { ($0.item, $0.convert($0.bounds, to: bar)) }
    let byItem = Dictionary(
      uniqueKeysWithValues: frames.map { (ObjectIdentifier($0.0), $0.1) })
    let (first, second) = (byItem[ObjectIdentifier(add)], byItem[ObjectIdentifier(share)])
    #expect(first?.maxX == 385)
    #expect(second.map { $0.maxX + 8 } == first?.minX)
  }

  @Test("buttons and titles avoid the covered parts of the screen")
  func coveredSides() {
    let item = UINavigationItem(title: "Title")
    item.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    let bar = bar(.iOS18, [item])
    let former = buttons(bar).first.map { $0.convert($0.bounds, to: bar).maxX } ?? 0
    bar.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 40)
    #expect(buttons(bar).first.map { $0.convert($0.bounds, to: bar).maxX } == former - 40)
  }

  @Test("an item that is hidden is not shown, and one that changes is updated")
  func changes() {
    let item = UINavigationItem(title: "Title")
    let button = UIBarButtonItem(title: "A", primaryAction: nil)
    item.rightBarButtonItem = button
    let bar = bar(.iOS18, [item])
    let width = buttons(bar).first?.frame.width ?? 0
    button.title = "Longer"
    #expect((buttons(bar).first?.frame.width ?? 0) > width)
    button.isHidden = true
    #expect(buttons(bar).isEmpty)
  }

  @Test("symbols share a capsule; titles, prominent and separated items have separate capsules")
  func capsules() {
    let item = UINavigationItem(title: "Title")
    let bar = bar(.iOS26, [item])
    func capsuleCount() -> Int {
      bar.layoutIfNeeded()
      return bar.subviews.flatMap(\.subviews).filter { $0 is BarCapsule && !$0.isHidden }.count
    }
    let items = [
      UIBarButtonItem(systemItem: .add), UIBarButtonItem(systemItem: .action),
      UIBarButtonItem(systemItem: .trash),
    ]
    item.rightBarButtonItems = items
    #expect(capsuleCount() == 1)
    items[1].sharesBackground = false
    #expect(capsuleCount() == 3)
    items[1].sharesBackground = true
    items[0].style = .prominent
    #expect(capsuleCount() == 2)
    items[2].hidesSharedBackground = true
    #expect(capsuleCount() == 2)
    item.rightBarButtonItems = [items[0], .fixedSpace(), items[1]]
    #expect(capsuleCount() == 2)
  }

  @Test("large titles follow the modes of the stack")
  func largeTitles() {
    let items = ["A", "B", "C"].map { UINavigationItem(title: $0) }
    let bar = bar(.iOS18, items)
    #expect(!bar.showsLargeTitle)
    bar.prefersLargeTitles = true
    #expect(bar.showsLargeTitle)
    items[1].largeTitleDisplayMode = .never
    #expect(!bar.showsLargeTitle)
    items[2].largeTitleDisplayMode = .always
    #expect(bar.showsLargeTitle)
    #expect(bar.sizeThatFits(CGSize(width: 390, height: 0)).height == 96)
  }

  @Test("the appearance of the item takes precedence over the bar's, and at the edge there is none")
  func appearances() {
    let item = UINavigationItem(title: "A")
    let bar = bar(.iOS18, [item])
    bar.standardAppearance.backgroundColor = .red
    #expect(bar.effectiveAppearance.backgroundColor == .red)
    bar.isAtScrollEdge = true
    #expect(bar.effectiveAppearance.backgroundColor == nil)
    let edge = UINavigationBarAppearance()
    edge.backgroundColor = .green
    bar.scrollEdgeAppearance = edge
    #expect(bar.effectiveAppearance.backgroundColor == .green)
    edge.backgroundColor = .blue
    item.scrollEdgeAppearance = edge
    #expect(bar.effectiveAppearance.backgroundColor == .blue)
  }

  @Test("the properties from before appearances replace parts of the background")
  func formerProperties() {
    let bar = bar()
    bar.barTintColor = .red
    #expect(bar.effectiveAppearance.backgroundColor == .red)
    #expect(bar.effectiveAppearance.backgroundEffect != nil)
    bar.isTranslucent = false
    #expect(bar.effectiveAppearance.backgroundEffect == nil)
    bar.titleTextAttributes = [.foregroundColor: UIColor.white]
    #expect(bar.standardAppearance.titleTextAttributes.count == 1)
    bar.titleTextAttributes = nil
    #expect(bar.titleTextAttributes == nil)
  }

  @Test("a group that does not fit shows its representative item")
  func representativeItems() {
    let item = UINavigationItem(title: "A")
    let group = UIBarButtonItemGroup(
      barButtonItems: (0..<12).map { _ in UIBarButtonItem(systemItem: .add) },
      representativeItem: UIBarButtonItem(systemItem: .organize))
    item.trailingItemGroups = [group]
    let bar = bar(.iOS18, [item])
    #expect(buttons(bar).count == 1 && group.isDisplayingRepresentativeItem)
  }

  @Test("a title view keeps its size if it fits")
  func titleViews() {
    let item = UINavigationItem(title: "A")
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 120, height: 30))
    item.titleView = view
    let bar = bar(.iOS18, [item])
    bar.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 135, y: 7, width: 120, height: 30))
    item.titleView = nil
    bar.layoutIfNeeded()
    #expect(view.superview == nil)
  }
}
