import CellophaneTesting
import Foundation
import Testing
import UIKit

/// Screens of reminders.
@MainActor struct ReminderScreenTests {
  private let now = Date(timeIntervalSince1970: 1_704_096_000)  // 1 January 2024, 8:00 UTC

  private func list() -> ReminderListController {
    ReminderListController(
      reminders: [
        Reminder(title: "Buy paper", dueDate: now + 7200, notes: "A4"),
        Reminder(title: "Call Ida", dueDate: now + 3600, isComplete: true),
        Reminder(title: "Pay rent", dueDate: now + 200_000),
      ], now: now)
  }

  private func screen(_ controller: UIViewController) -> Screen {
    Screen(.iPhone16, UINavigationController(rootViewController: controller))
  }

  @Test("reminders are filtered and completed")
  func filter() throws {
    let controller = list()
    let screen = screen(controller)
    #expect(
      screen.elements == [
        "\"Today\", button selected, 1 of 3", "\"Future\", button, 2 of 3",
        "\"All\", button, 3 of 3",
        "\"Add reminder\", button", "\"Progress\", value \"50.0 percent\", updatesFrequently",
        "\"Call Ida\", value \"Completed\", actions \"Toggle completion\"",
        "(no label), button, identifier \"done Call Ida\"",
        "\"Buy paper, A4\", value \"Open\", actions \"Toggle completion\"",
        "(no label), button, identifier \"done Buy paper\"",
      ])
    let header = try #require(
      controller.collectionView.supplementaryView(
        forElementKind: ProgressHeaderView.elementKind, at: [0, 0]))
    #expect(header.frame.size == CGSize(width: 393, height: 393))
    try screen.scroll(by: 300)
    try screen.tap("done Buy paper")
    #expect(controller.reminders[0].isComplete)
    try screen.tap("Future")
    #expect(controller.collectionView.numberOfItems(inSection: 0) == 1)
    try screen.tap("All")
    #expect(controller.collectionView.numberOfItems(inSection: 0) == 3)
  }

  @Test("a custom action completes a reminder, and a swipe deletes it")
  func actions() throws {
    let controller = list()
    let screen = screen(controller)
    try screen.scroll(by: 300)
    let cell = try #require(controller.collectionView.cellForItem(at: [0, 1]))
    #expect(cell.accessibilityValue == "Open")
    let action = try #require(cell.accessibilityCustomActions?.first)
    #expect(action.actionHandler?(action) == true)
    #expect(controller.reminders[0].isComplete)
    try screen.swipe("Buy paper, A4", .left)
    try screen.tap("Delete")
    #expect(controller.reminders.map(\.title) == ["Call Ida", "Pay rent"])
  }

  @Test("a reminder is edited in its own list")
  func detail() throws {
    let controller = list()
    let screen = screen(controller)
    try screen.select([0, 1])
    try screen.tap("Edit")
    try screen.tap("title")
    try screen.type("!")
    try screen.tap("Done")
    #expect(controller.reminders[0].title.contains("!"))
    try screen.tap("Edit")
    try screen.tap("title")
    try screen.type("?")
    try screen.tap("Cancel")
    #expect(!controller.reminders[0].title.contains("?"))
  }

  @Test("a new reminder is added from a sheet")
  func adding() throws {
    let controller = list()
    let screen = screen(controller)
    try screen.tap("Add reminder")
    try screen.tap("title")
    try screen.type("Water")
    try screen.tap("Done")
    #expect(controller.presentedViewController == nil)
    #expect(controller.reminders.last?.title == "Water")
    #expect(controller.collectionView.numberOfItems(inSection: 0) == 3)
  }

  @Test("cards are above lists")
  func groups() throws {
    let controller = ReminderGroupsController()
    let screen = screen(controller)
    #expect(
      screen.elements == [
        "\"Lists\", header", "\"Today\", value \"3\", button", "\"Flagged\", value \"1\", button",
        "\"All\", value \"12\", button", "\"Home\"", "\"Garden\"",
      ])
    try screen.tap("All")
    #expect(controller.opened == "All")
    try screen.tap("Garden")
    #expect(controller.opened == "Garden")
    let calls = try recordingCalls { try screen.tap("Today") }
    #expect(
      calls.prefix(2) == [
        "ReminderGroupsController.collectionView(_:didDeselectItemAt:) 1-1",
        "ReminderGroupsController.collectionView(_:didSelectItemAt:) 0-0",
      ])
  }

  @Test("a task completes its subtasks, and is added by typing")
  func checklist() throws {
    let controller = ChecklistController()
    let screen = screen(controller)
    try screen.tap("Pack")
    #expect(controller.tasks.map(\.isDone) == [true, true, false])
    try screen.tap("Shoes")
    #expect(controller.tasks.map(\.isDone) == [true, false, false])
    try screen.tap("New Task")
    try screen.type("Passport\nMap\n\n")
    #expect(controller.tasks.map(\.title) == ["Pack", "Shoes", "Book hotel", "Passport", "Map"])
    try screen.swipe("Book hotel", .left)
    try screen.tap("Indent")
    #expect(controller.tasks[2].isSubtask)
    #expect(controller.tableView.cellForRow(at: [0, 2])?.indentationLevel == 1)
    try screen.swipe("Map", .left)
    try screen.tap("Remove")
    #expect(controller.tasks.count == 4)
  }
}
