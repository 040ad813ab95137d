import CellophaneTesting
import Foundation
import Testing
import UIKit

/// Forms.
@MainActor struct FormScreenTests {
  private func screen(_ controller: UIViewController) -> Screen {
    Screen(.iPhone16, UINavigationController(rootViewController: controller))
  }

  @Test("fields follow each other, and the button waits for them")
  func signUp() throws {
    let controller = SignUpController()
    let screen = screen(controller)
    #expect(screen.elements.contains("\"Fill In All Fields\", button notEnabled"))
    try screen.tap("Full name")
    try screen.type("Ola Nord\n")
    try screen.type("ola @example.com\n")
    try screen.type("secret")
    #expect(screen.elements.contains("\"Fill In All Fields\", button notEnabled"))
    try screen.type("\n")
    #expect(screen.elements.contains("\"At least 8 characters\""))
    #expect(controller.account == nil)
    try screen.tap("Password")
    try screen.type("123")
    try screen.tap("Create Account")
    #expect(controller.account == ["Ola Nord", "ola@example.com", "secret123"])
    #expect(!screen.elements.contains("\"At least 8 characters\""))
  }

  @Test("a row unfolds a date picker, and one of them at a time")
  func event() throws {
    let controller = EventEditorController(start: Date(timeIntervalSince1970: 1_704_096_000))
    let screen = screen(controller)
    try screen.tap("Starts, 1 Jan 08:00")
    #expect(controller.tableView.numberOfRows(inSection: 1) == 5)
    let cell = try #require(controller.tableView.cellForRow(at: [1, 2]))
    let picker = try #require(cell.contentView.subviews.first as? UIDatePicker)
    #expect(cell.frame.height > 300)
    picker.date += 3600
    picker.sendActions(for: .valueChanged)
    #expect(screen.elements.contains("\"Ends, 1 Jan 10:00\""))
    try screen.scroll(by: 300)
    try screen.tap("Ends, 1 Jan 10:00")
    #expect(controller.tableView.numberOfRows(inSection: 1) == 5)
    #expect(
      controller.tableView.cellForRow(at: [1, 3])?.contentView.subviews.first is UIDatePicker)
    try screen.scroll(by: -2000)
    try screen.tap("all-day")
    #expect(screen.elements.contains("\"Starts, 1 Jan\""))
  }

  @Test("a menu sets the repetition, and a sheet deletes the event")
  func repetition() throws {
    let root = UIViewController()
    let screen = screen(root)
    let controller = EventEditorController(start: Date(timeIntervalSince1970: 1_704_096_000))
    root.navigationController?.pushViewController(controller, animated: true)
    try screen.tap("Never")
    try screen.tap("Weekly")
    #expect(screen.elements.contains { $0.hasPrefix("\"Weekly\"") })
    try screen.tap("Delete Event")
    try screen.tap("Cancel")
    #expect(root.navigationController?.topViewController === controller)
    try screen.tap("Delete Event")
    try screen.tap("Delete")
    #expect(root.navigationController?.topViewController === root)
  }

  @Test("a text has a placeholder and a limit")
  func feedback() throws {
    let root = UIViewController()
    root.title = "Home"
    let screen = screen(root)
    let controller = FeedbackController()
    root.navigationController?.pushViewController(controller, animated: true)
    #expect(screen.elements.contains("\"0/20\""))
    try screen.tap("message")
    try screen.type("Bigger buttons")
    #expect(screen.elements.contains("\"14/20\""))
    try screen.type(", please")
    #expect(screen.elements.contains("\"20/20\""))
    #expect(!screen.elements.contains("\"Home\", button"))
    #expect(screen.elements.contains("\"Send\", button notEnabled"))
    try screen.tap("4")
    try screen.tap("Send")
    #expect(controller.sent?.text == "Bigger buttons, plea")
    #expect(controller.sent?.rating == 4)
  }
}
