import Testing

@testable import CelloControllers
@testable import UIKit

/// Tests of tabs at the top of the screen on iPad, and of the search tab.
@MainActor struct TopTabBarTests {
  private func tab(_ title: String, _ controller: UIViewController = UIViewController()) -> UITab {
    UITab(title: title, image: UIImage(systemName: "house"), identifier: title) { _ in controller }
  }

  @Test("items are side by side on a centered capsule, and shrink if they do not fit")
  func layout() {
    var layout = TopTabBarLayout(
      contents: [40, 60], height: 50, grid: PixelGrid(scale: 2))
    let frames = layout.frames(width: 800)
    #expect(frames.capsule == CGRect(x: 315, y: 5, width: 170, height: 40))
    #expect(
      frames.items == [
        CGRect(x: 318, y: 5, width: 72, height: 40), CGRect(x: 390, y: 5, width: 92, height: 40),
      ])
    #expect(frames.selections[0] == CGRect(x: 318, y: 8, width: 72, height: 34))
    layout.hasButton = true
    #expect(layout.frames(width: 800).button.width == 44)
    #expect(layout.frames(width: 800).capsule.width == 214)
    layout.isRightToLeft = true
    let mirrored = layout.frames(width: 800)
    #expect(mirrored.button.maxX == mirrored.capsule.maxX - 3)
    #expect(mirrored.items[0].minX > mirrored.items[1].minX)
    layout.contents = Array(repeating: 300, count: 5)
    #expect(layout.frames(width: 800).capsule.width == 760)
    #expect(
      TopTabBarLayout(contents: [], height: 50, grid: layout.grid).frames(width: 800) == .init())
  }

  @Test("on iPads the tabs are at the top, and content without a navigation bar is below them")
  func top() {
    let plain = UIViewController()
    let tabs = UITabBarController(tabs: [tab("Home", plain), tab("Library")])
    let window = shownPadWindow(tabs)
    let frame = tabs.tabBar.convert(tabs.tabBar.bounds, to: window)
    #expect(frame.minY == window.safeAreaInsets.top)
    #expect(plain.view.safeAreaInsets.top == frame.maxY)
    #expect(plain.view.safeAreaInsets.bottom == window.safeAreaInsets.bottom)
    tabs.isTabBarHidden = true
    window.layoutIfNeeded()
    #expect(plain.view.safeAreaInsets.top == window.safeAreaInsets.top)
  }

  @Test("a touch selects a tab; beside the tabs, touches reach the content")
  func touches() throws {
    let tabs = UITabBarController(tabs: [tab("Home"), tab("Library")])
    let window = shownPadWindow(tabs)
    let node = try #require(window.accessibilityNodes().first { $0.label == "Library" })
    TouchSequence(in: window).tap(at: CGPoint(x: node.frame.midX, y: node.frame.midY))
    #expect(tabs.selectedTab?.title == "Library")
    let beside = CGPoint(x: 30, y: tabs.tabBar.frame.midY)
    #expect(window.hitTest(beside, with: nil)?.isDescendant(of: tabs.tabBar) == false)
  }

  @Test("the title of a navigation bar does not overlap the tabs in its row")
  func navigationTitle() {
    let content = UIViewController()
    content.title = "Title"
    let navigation = UINavigationController(rootViewController: content)
    let tabs = UITabBarController(tabs: [tab("Home", navigation), tab("Library")])
    let window = shownPadWindow(tabs)
    let bar = navigation.navigationBar
    #expect(bar.frame.minY == window.safeAreaInsets.top)
    #expect(bar.reservedWidth == tabs.tabBar.topFrames.capsule.width)
    let title = bar.titles.convert(bar.titles.bounds, to: window)
    #expect(title.maxX < tabs.tabBar.topFrames.capsule.minX)
    tabs.selectedIndex = 1
    window.layoutIfNeeded()
    #expect(bar.reservedWidth == 0)
    window.traitOverrides.horizontalSizeClass = .compact
    tabs.selectedIndex = 0
    window.layoutIfNeeded()
    #expect(bar.reservedWidth == 0)
    #expect(tabs.tabBar.frame.maxY == window.bounds.maxY)
  }

  @Test("the button of the sidebar is on the capsule of the tabs")
  func sidebarButton() throws {
    let tabs = UITabBarController(tabs: [tab("Home"), tab("Library")])
    tabs.mode = .tabSidebar
    let window = shownPadWindow(tabs, .iOS26)
    let node = try #require(window.accessibilityNodes().first { $0.label == "Show Sidebar" })
    #expect(tabs.tabBar.topFrames.capsule.contains(tabs.tabBar.topFrames.button))
    TouchSequence(in: window).tap(at: CGPoint(x: node.frame.midX, y: node.frame.midY))
    window.layoutIfNeeded()
    #expect(!tabs.sidebar.isHidden && tabs.tabBar.isHidden)
  }

  @Test("on iOS 26 the tab of a search is a button beside the others")
  func searchTab() throws {
    let search = UISearchTab { _ in UIViewController() }
    let tabs = UITabBarController(tabs: [tab("Home"), tab("Library"), search])
    let window = shownWindow(tabs, .iOS26)
    let node = try #require(window.accessibilityNodes().first { $0.label == "Search" })
    #expect(node.frame.size == CGSize(width: 62, height: 62))
    #expect(node.frame.maxX == 372)
    let library = try #require(window.accessibilityNodes().first { $0.label == "Library" })
    #expect(library.frame.maxX < node.frame.minX - 8)
    TouchSequence(in: window).tap(at: CGPoint(x: node.frame.midX, y: node.frame.midY))
    #expect(tabs.selectedTab === search)
  }

  @Test("what a user has changed in the sidebar is applied to tabs with the same identifier")
  func customization() {
    func make() -> (UITabBarController, UITab, UITabGroup) {
      let hidden = tab("hidden")
      hidden.allowsHiding = true
      let group = UITabGroup(
        title: "G", image: nil, identifier: "g", children: [tab("a"), tab("b")])
      group.allowsReordering = true
      let controller = UITabBarController(tabs: [tab("first"), hidden, group])
      return (controller, hidden, group)
    }
    let (first, hidden, group) = make()
    first.customizationIdentifier = "TopTabBarTests"
    hidden.isHidden = true
    group.displayOrderIdentifiers = ["b", "a"]
    TabCustomization.store(first.allTabs, for: first.customizationIdentifier)
    let (second, secondHidden, secondGroup) = make()
    #expect(!secondHidden.isHidden)
    second.customizationIdentifier = "TopTabBarTests"
    #expect(secondHidden.isHidden)
    #expect(secondGroup.displayOrder.map(\.identifier) == ["b", "a"])
    let (other, otherHidden, _) = make()
    other.customizationIdentifier = "another"
    #expect(!otherHidden.isHidden)
  }

  @Test("the button of a group in the sidebar hides and shows its tabs")
  func collapsing() throws {
    let group = UITabGroup(
      title: "Group", image: nil, identifier: "g", children: [tab("child")])
    let tabs = UITabBarController(tabs: [tab("Home"), group])
    let window = shownPadWindow(tabs)
    tabs.sidebar.isHidden = false
    window.layoutIfNeeded()
    func touch(_ label: String) throws {
      let node = try #require(window.accessibilityNodes().first { $0.label == label })
      TouchSequence(in: window).tap(at: CGPoint(x: node.frame.midX, y: node.frame.midY))
      window.layoutIfNeeded()
    }
    func isShown() -> Bool { window.accessibilityNodes().contains { $0.label == "child" } }
    #expect(isShown())
    try touch("Collapse Group")
    #expect(!isShown())
    try touch("Expand Group")
    #expect(isShown())
  }
}
