import CellophaneTesting
import Foundation
import Testing
import UIKit

/// Lists that lead to further screens.
@MainActor struct MasterDetailScreenTests {
  private func screen(_ controller: UIViewController) -> Screen {
    Screen(.iPhone16, UINavigationController(rootViewController: controller))
  }

  @Test("people are in sections of their letters")
  func directory() throws {
    let controller = DirectoryController()
    let screen = screen(controller)
    #expect(
      screen.elements.prefix(5) == [
        "\"Directory\", header", "\"A\", header", "\"Aino Laine\"", "\"More Info\", button",
        "\"Anton Berg\"",
      ])
    #expect(screen.elements.contains("\"Section index\", adjustable"))
    #expect(controller.tableView.numberOfSections == 4)
    #expect(controller.tableView.numberOfRows(inSection: 0) == 3)
    try screen.tap("Celia Moreno")
    #expect(screen.elements.contains("\"Call\", button"))
    try screen.tap("Directory")
    #expect(controller.navigationController?.viewControllers == [controller])
  }

  @Test("a detail button presents a card, which closes")
  func card() throws {
    let controller = DirectoryController()
    let screen = screen(controller)
    try screen.tap("More Info")
    let presented = try #require(controller.presentedViewController as? UINavigationController)
    #expect(presented.topViewController?.title == "Aino Laine")
    try screen.tap("Close")
    #expect(controller.presentedViewController == nil)
  }

  @Test("an opened message is read, and its toolbar hides")
  func mailbox() throws {
    let controller = MailboxController()
    let screen = screen(controller)
    let navigation = try #require(controller.navigationController)
    #expect(!navigation.isToolbarHidden)
    #expect(screen.elements.contains("\"2 unread\""))
    try screen.tap("Ines, Tickets, Two seats in the third row.")
    #expect(navigation.isToolbarHidden)
    #expect(screen.elements.contains("\"Tickets\", header"))
    try screen.tap("Inbox")
    #expect(screen.elements.contains("\"1 unread\""))
    #expect(controller.shown == ["Inbox", "Tickets", "Inbox"])
    try screen.swipe("Post Office, Parcel, Pick it up until Monday.", .right)
    try screen.tap("Read")
    #expect(screen.elements.contains("\"Up to date\""))
    #expect(navigation.tabBarItem.badgeValue == nil)
  }

  @Test("levels are pushed, and popped to the first")
  func tree() throws {
    typealias Node = TreeLevelController.Node
    let root = Node(
      "Disk", [Node("Music", [Node("Albums", [Node("Blue")]), Node("Notes")]), Node("Read Me")])
    let controller = TreeLevelController(root)
    let screen = screen(controller)
    try screen.tap("Read Me")
    #expect(controller.navigationController?.viewControllers.count == 1)
    try screen.select([0, 0])
    try screen.select([0, 0])
    #expect(
      controller.navigationController?.viewControllers.map(\.title) == ["Disk", "Music", "Albums"])
    try screen.tap("Top")
    #expect(controller.navigationController?.viewControllers == [controller])
    #expect(controller.collectionView.indexPathsForSelectedItems == [])
  }

  @Test("a form adds a row")
  func expenses() throws {
    let controller = ExpensesController()
    let screen = screen(controller)
    #expect(controller.navigationItem.prompt == "Total 35.5 €")
    try screen.tap("New Expense")
    try screen.type("Hotel\n80")
    try screen.tap("Save")
    #expect(controller.presentedViewController == nil)
    #expect(controller.expenses.map(\.name) == ["Train", "Lunch", "Hotel"])
    #expect(screen.elements.contains("\"Hotel, 80 €\""))
    #expect(controller.navigationItem.prompt == "Total 115.5 €")
  }

  @Test("a form with changes asks before it closes")
  func discarding() throws {
    let controller = ExpensesController()
    let screen = screen(controller)
    try screen.tap("New Expense")
    try screen.type("Hotel")
    #expect(controller.presentedViewController?.children.first?.isModalInPresentation == true)
    try screen.tap("Cancel")
    #expect(screen.elements.contains("\"Discard Changes\", button"))
    try screen.tap("Keep Editing")
    #expect(controller.presentedViewController != nil)
    try screen.tap("Cancel")
    try screen.tap("Discard Changes")
    #expect(controller.presentedViewController == nil)
    #expect(controller.expenses.count == 2)
  }
}
