import CelloRaster
import Testing

@_spi(Cello) @testable import UIKit

/// Tests of groups of tabs, and of the sidebar that shows them.
@MainActor struct UITabGroupTests {
  private func tab(_ title: String) -> UITab {
    UITab(title: title, image: nil, identifier: title) { _ in
      let controller = UIViewController()
      controller.title = title
      return controller
    }
  }

  private func regularWindow(_ controller: UIViewController) -> UIWindow {
    shownPadWindow(controller, .iOS26, size: CGSize(width: 1_024, height: 768))
  }

  @Test("children have one parent, and a group cannot contain itself")
  func hierarchy() {
    let (a, b) = (tab("a"), tab("b"))
    let group = UITabGroup(title: "G", image: nil, identifier: "g", children: [a, b, a])
    #expect(group.children == [a, b] && a.parent === group)
    let other = UITabGroup(title: "H", image: nil, identifier: "h", children: [a, group])
    #expect(group.children == [b] && group.parent === other)
    group.children = [other, b]
    #expect(group.children == [b])
    #expect(other.tab(forIdentifier: "b") === b && other.tab(forIdentifier: "h") == nil)
    group.displayOrderIdentifiers = ["x", "b", "b"]
    #expect(group.displayOrder == [b])
  }

  @Test("a group in the bar shows its selected child, otherwise the default or first one")
  func selectionOfGroup() {
    let (a, b) = (tab("a"), tab("b"))
    let group = UITabGroup(title: "G", image: nil, identifier: "g", children: [a, b])
    group.defaultChildIdentifier = "b"
    let tabs = UITabBarController(tabs: [tab("first"), group])
    let window = shownWindow(tabs)
    #expect(!a.hasController && !b.hasController)
    tabs.selectedTab = group
    #expect(tabs.selectedTab === b && group.selectedChild === b)
    #expect(tabs.selectedViewController?.title == "b" && tabs.selectedIndex == 1)
    #expect(tabs.tabBar.selectedItem === group.item && b.tabBarController === tabs)
    group.selectedChild = a
    #expect(tabs.selectedTab === a && a.viewController?.tab === a)
    a.isHidden = true
    #expect(tabs.selectedTab?.identifier == "first")
    _ = window
  }

  private final class StackDelegate: NSObject, UITabBarControllerDelegate {
    var asked: [String] = []
    func tabBarController(
      _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
      proposedViewControllers: [UIViewController]
    ) -> [UIViewController] {
      asked.append("\(tab.identifier) \(proposedViewControllers.count)")
      return proposedViewControllers
    }
  }

  @Test("a managed stack has the controllers of the path, and popping selects the group")
  func managedStack() {
    let (a, b) = (tab("a"), tab("b"))
    let group = UITabGroup(title: "G", image: nil, identifier: "g", children: [a, b]) { _ in
      UIViewController()
    }
    let navigation = UINavigationController()
    group.managingNavigationController = navigation
    let tabs = UITabBarController(tabs: [group])
    let delegate = StackDelegate()
    tabs.delegate = delegate
    let window = shownWindow(tabs)
    #expect(tabs.selectedTab === group && navigation.viewControllers == [group.viewController])
    tabs.selectedTab = b
    #expect(delegate.asked.suffix(2) == ["g 1", "b 1"])
    #expect(navigation.viewControllers == [group.viewController, b.viewController])
    #expect(b.managingTabGroup === group && tabs.selectedViewController === navigation)
    navigation.pushViewController(UIViewController(), animated: false)
    tabs.selectedTab = b
    #expect(navigation.viewControllers.count == 3 && delegate.asked.last == "b 2")
    navigation.popToRootViewController(animated: false)
    #expect(tabs.selectedTab === group && group.selectedChild == nil)
    _ = window
  }

  @Test("placements order the bar beside a sidebar; the tab of a search is last")
  func placements() {
    let fixed = tab("fixed")
    fixed.preferredPlacement = .fixed
    let only = tab("only")
    only.preferredPlacement = .sidebarOnly
    let child = tab("child")
    child.preferredPlacement = .movable
    let group = UITabGroup(
      title: "group", image: nil, identifier: "group", children: [child, tab("other")])
    let search = UISearchTab { _ in UIViewController() }
    let tabs = UITabBarController(tabs: [search, tab("a"), only, group, fixed])
    let window = regularWindow(tabs)
    #expect(tabs.tabBar.items?.map(\.title) == ["fixed", "a", "group", "child", "Search"])
    #expect(fixed.hasVisiblePlacement && !only.hasVisiblePlacement)
    tabs.selectedTab = only
    #expect(tabs.selectedTab === only && tabs.tabBar.selectedItem == nil)
    tabs.mode = .tabBar
    #expect(tabs.tabBar.items?.first?.title == "Search" && !fixed.hasVisiblePlacement)
    _ = window
  }

  private final class SidebarDelegate: NSObject, UITabBarController.Sidebar.Delegate,
    UITabBarControllerDelegate
  {
    var calls: [String] = []
    func tabBarController(
      _ tabBarController: UITabBarController,
      sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
      animator: any UITabBarController.Sidebar.Animating
    ) {
      calls.append("will hide \(sidebar.isHidden)")
      animator.addAnimations { self.calls.append("animation") }
      animator.addCompletion { self.calls.append("completion") }
    }
    func tabBarController(
      _ tabBarController: UITabBarController, sidebar: UITabBarController.Sidebar,
      itemFor request: UITabSidebarItem.Request
    ) -> UITabSidebarItem {
      let item = UITabSidebarItem(request: request)
      if case .tab(let tab) = request.content, tab.identifier == "a" {
        var content = item.defaultContentConfiguration()
        content.text = "Custom"
        item.contentConfiguration = content
      }
      return item
    }
    func tabBarController(
      _ tabBarController: UITabBarController, visibilityDidChangeFor tabs: [UITab]
    ) { calls.append("visibility \(tabs.map(\.identifier))") }
    func tabBarControllerWillBeginEditing(_ tabBarController: UITabBarController) {
      calls.append("begin")
    }
    func tabBarControllerDidEndEditing(_ tabBarController: UITabBarController) {
      calls.append("end")
    }
  }

  private func labels(_ window: UIWindow) -> [String] {
    window.layoutIfNeeded()
    return window.accessibilityNodes().map(\.line)
  }

  @Test("the area above the rows of the sidebar has their color", arguments: [false, true])
  func sidebarColor(isDark: Bool) throws {
    let tabs = UITabBarController(tabs: [tab("a"), tab("b")])
    let window = regularWindow(tabs)
    window.overrideUserInterfaceStyle = isDark ? .dark : .light
    tabs.sidebar.isHidden = false
    window.layoutIfNeeded()
    let picture = try DisplayListRecorder.record(window).render(scale: 1)
    #expect(picture[160, 2] == picture[160, picture.height - 100])
  }

  @Test("the sidebar shows the tabs, the children of groups and actions; a touch selects")
  func sidebar() {
    let a = tab("a")
    let child = tab("child")
    let group = UITabGroup(title: "Group", image: nil, identifier: "g", children: [child])
    var ran = 0
    group.sidebarActions = [UIAction(title: "New") { _ in ran += 1 }]
    let tabs = UITabBarController(tabs: [a, group])
    let delegate = SidebarDelegate()
    tabs.sidebar.delegate = delegate
    let window = regularWindow(tabs)
    #expect(tabs.sidebar.isHidden && !tabs.tabBar.isHidden)
    tabs.sidebar.isHidden = false
    #expect(delegate.calls == ["will hide false", "animation", "completion"])
    #expect(tabs.tabBar.isHidden && a.viewController?.view.safeAreaInsets.left == 320)
    let shown = labels(window).joined(separator: "\n")
    for text in ["Custom", "Group", "child", "New"] { #expect(shown.contains(text)) }
    let rows = window.accessibilityNodes()
    let row = rows.first { $0.line.contains("child") }
    TouchSequence(in: window).tap(at: CGPoint(x: row!.frame.midX, y: row!.frame.midY))
    #expect(tabs.selectedTab === child)
    let action = rows.first { $0.line.contains("New") }
    TouchSequence(in: window).tap(at: CGPoint(x: action!.frame.midX, y: action!.frame.midY))
    #expect(ran == 1 && tabs.selectedTab === child)
    tabs.sidebar.preferredLayout = .tile
    window.layoutIfNeeded()
    #expect(child.viewController?.view.bounds.width == 704)
    window.traitOverrides.horizontalSizeClass = .compact
    window.layoutIfNeeded()
    #expect(!tabs.tabBar.isHidden && child.viewController?.view.bounds.width == 1_024)
  }

  @Test("editing the sidebar hides tabs, and notifies the delegate at its end")
  func editing() {
    let (a, b) = (tab("a"), tab("b"))
    b.allowsHiding = true
    let tabs = UITabBarController(tabs: [a, b])
    tabs.mode = .tabSidebar
    let delegate = SidebarDelegate()
    tabs.delegate = delegate
    let window = regularWindow(tabs)
    tabs.sidebar.isHidden = false
    func touch(_ label: String) {
      window.layoutIfNeeded()
      let node = window.accessibilityNodes().first { $0.line.contains(label) }
      #expect(node != nil, "\(label): \(labels(window))")
      guard let node else { return }
      TouchSequence(in: window).tap(at: CGPoint(x: node.frame.midX, y: node.frame.midY))
    }
    touch("Edit")
    touch("Hide b")
    #expect(b.isHidden && delegate.calls == ["begin"])
    touch("Done")
    #expect(delegate.calls == ["begin", "visibility [\"b\"]", "end"])
    #expect(!labels(window).contains { $0.contains("\"b\"") })
  }

  @Test("a search tab has the system's title")
  func searchTab() {
    let tab = UISearchTab()
    #expect(tab.title == "Search" && tab.image != nil && tab.viewController == nil)
  }

  @Test("controllers of tabs in a removed group and of removed children are released")
  func removedDescendants() {
    let (a, b, c) = (tab("a"), tab("b"), tab("c"))
    let group = UITabGroup(title: "G", image: nil, identifier: "g", children: [b, c])
    let tabs = UITabBarController(tabs: [a, group])
    let window = shownWindow(tabs)
    tabs.selectedTab = c
    tabs.selectedTab = b
    #expect(b.viewController?.parent === tabs && c.viewController?.parent === tabs)
    group.children = [c]
    #expect(b.viewController?.parent == nil && c.viewController?.parent === tabs)
    tabs.selectedTab = c
    tabs.tabs = [a]
    #expect(c.viewController?.parent == nil && c.viewController?.view.window == nil)
    let navigation = UINavigationController()
    group.managingNavigationController = navigation
    tabs.tabs = [a, group]
    tabs.selectedTab = c
    #expect(navigation.parent === tabs && navigation.viewControllers == [c.viewController])
    tabs.tabs = [a]
    #expect(navigation.parent == nil && tabs.children == [a.viewController])
    _ = window
  }

  @Test("a child of a group that becomes a root tab stays selected")
  func childBecomesRoot() {
    let (a, b) = (tab("a"), tab("b"))
    let group = UITabGroup(title: "G", image: nil, identifier: "g", children: [b, tab("c")])
    let tabs = UITabBarController(tabs: [a, group])
    let window = shownWindow(tabs)
    tabs.selectedTab = b
    tabs.tabs = [a, b, group]
    #expect(tabs.selectedTab === b && b.viewController?.view.window === window)
    #expect(b.parent == nil && b.viewController?.parent === tabs)
  }

  @Test("the sidebar follows titles")
  func changedTitles() {
    let tabs = UITabBarController(tabs: [tab("a"), tab("b")])
    tabs.mode = .tabSidebar
    tabs.title = "Sidebar"
    let window = regularWindow(tabs)
    tabs.sidebar.isHidden = false
    _ = labels(window)
    tabs.title = "Library"
    tabs.tabs[1].title = "Changed"
    let shown = labels(window).joined(separator: "\n")
    #expect(shown.contains("Library") && shown.contains("Changed"))
  }

  @Test("editing ends when the sidebar no longer fits")
  func editingEndsInCompactWidth() {
    let b = tab("b")
    b.allowsHiding = true
    let tabs = UITabBarController(tabs: [tab("a"), b])
    tabs.mode = .tabSidebar
    let delegate = SidebarDelegate()
    tabs.delegate = delegate
    let window = regularWindow(tabs)
    tabs.sidebar.isHidden = false
    window.layoutIfNeeded()
    let node = window.accessibilityNodes().first { $0.line.contains("Edit") }!
    TouchSequence(in: window).tap(at: CGPoint(x: node.frame.midX, y: node.frame.midY))
    #expect(delegate.calls == ["begin"])
    window.traitOverrides.horizontalSizeClass = .compact
    window.layoutIfNeeded()
    #expect(delegate.calls == ["begin", "end"])
  }

  @Test("what follows a section inside of a group stays in the section of the group")
  func nestedSection() throws {
    let nested = UITabGroup(
      title: "Nested", image: nil, identifier: "n", children: [tab("inner")])
    nested.sidebarAppearance = .rootSection
    let group = UITabGroup(
      title: "Outer", image: nil, identifier: "g", children: [tab("before"), nested, tab("after")])
    group.sidebarActions = [UIAction(title: "New") { _ in }]
    let tabs = UITabBarController(tabs: [tab("a"), group])
    let window = regularWindow(tabs)
    tabs.sidebar.isHidden = false
    let shown = labels(window)
    let order = try ["Outer", "before", "after", "New", "Nested", "inner"].map { title in
      try #require(shown.firstIndex { $0.contains(title) }, "\(title): \(shown)")
    }
    #expect(order == order.sorted())
  }
}
