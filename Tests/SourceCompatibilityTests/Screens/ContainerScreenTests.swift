import CellophaneTesting
import Foundation
import Testing
import UIKit

/// Controllers that hold others.
@MainActor struct ContainerScreenTests {
  @Test("a letter is shown beside the list or instead of it")
  func letters() throws {
    let wide = LettersSplitController()
    let tablet = Screen(.iPadPro11, wide)
    #expect(!wide.isCollapsed)
    #expect(tablet.elements.contains("\"Choose a letter\""))
    try tablet.tap("Beta")
    #expect(tablet.elements.contains("\"The letter Beta\""))
    #expect(tablet.elements.contains("\"Alpha\""))
    let narrow = LettersSplitController()
    let phone = Screen(.iPhone16, narrow)
    #expect(narrow.isCollapsed)
    #expect(
      phone.elements == ["\"Letters\", header", "\"Alpha\"", "\"Beta\"", "\"Gamma\""])
    try phone.tap("Gamma")
    #expect(phone.elements.contains("\"The letter Gamma\""))
    try phone.tap("Letters")
    #expect(phone.elements.contains("\"Alpha\""))
  }

  @Test("a folder fills the next column, and a book the last")
  func library() throws {
    let controller = LibrarySplitController(isTwoTone: false)
    let screen = Screen(.iPadPro12_9, controller)
    #expect(screen.elements.contains("\"Dune\""))
    try screen.tap("Science")
    #expect(screen.elements.contains("\"Cosmos\"") && !screen.elements.contains("\"Dune\""))
    try screen.tap("Origin")
    #expect(controller.viewController(for: .secondary)?.title == "Origin")
    #expect(screen.elements.contains("\"Origin\", header"))
  }

  @Test("a tab opens a sheet, another scrolls to its top")
  func tabs() throws {
    let controller = HomeTabsController()
    let screen = Screen(.iPhone16, controller)
    #expect(
      screen.elements.suffix(3) == [
        "\"Feed\", button selected, tab 1 of 3", "\"Add\", button, tab 2 of 3",
        "\"Messages\", button, tab 3 of 3",
      ])
    try screen.scroll(by: 500)
    let navigation = try #require(controller.selectedViewController as? UINavigationController)
    let feed = try #require(navigation.topViewController as? UITableViewController)
    #expect(feed.tableView.contentOffset.y > 300)
    SimulatedTouch.tap(try tab(0, of: controller))
    #expect(feed.tableView.contentOffset.y == -feed.tableView.adjustedContentInset.top)
    try screen.tap("Feed 1")
    #expect(screen.elements.contains("\"Detail\", header"))
    try screen.tap("Feed")
    try screen.tap("Messages")
    #expect(controller.log == ["Feed", "Messages"])
    #expect(controller.selectedIndex == 2)
    #expect(screen.elements.last == "\"Messages\", button selected, tab 3 of 3")
    try screen.tap("Add")
    #expect(controller.selectedIndex == 2)
    #expect(screen.elements == ["\"New Post\", header"])
  }

  private func tab(_ index: Int, of controller: UITabBarController) throws -> UIView {
    let buttons = controller.tabBar.subviews.filter { $0 is UIControl }
      .sorted { $0.frame.minX < $1.frame.minX }
    return try #require(buttons.indices.contains(index) ? buttons[index] : nil)
  }

  @Test("tabs make their controllers when they are selected")
  func stations() throws {
    let controller = StationTabsController()
    let screen = Screen(.iPhone16, controller)
    #expect(controller.created == ["Departures"])
    #expect(controller.selectedTab?.identifier == "departures")
    try screen.tap("Map")
    #expect(controller.created == ["Departures", "Map"])
    #expect(screen.elements.first == "\"Map\", header")
    try screen.tap("Search")
    #expect(controller.selectedTab is UISearchTab)
  }

  @Test("a segmented control moves between children")
  func modes() throws {
    let controller = ModesController()
    let screen = Screen(.iPhone16, UINavigationController(rootViewController: controller))
    #expect(controller.log == ["List will move in", "List did move in", "List will appear"])
    try screen.tap("Map")
    #expect(screen.elements.contains("\"Map content\""))
    #expect(
      controller.log.dropFirst(3) == [
        "List will move out", "Map will move in", "Map will appear", "List did disappear",
        "List did move out", "Map did move in",
      ])
    #expect(controller.children.count == 1)
  }
}
