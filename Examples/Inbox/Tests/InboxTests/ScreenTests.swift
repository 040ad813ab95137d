import CellophaneTesting
import InboxCells
import Testing
import UIKit

@MainActor @Suite struct ScreenTests {
  private let inbox = MessagesController([
    Message(sender: "Ada", subject: "Notes", isUnread: true),
    Message(sender: "Grace", subject: "A moth"),
  ])

  @Test func reading() throws {
    let screen = Screen(.iPhone16, UINavigationController(rootViewController: inbox))
    try screen.tap("Ada, Notes")
    #expect(screen.elements == ["\"Inbox\", button backButton", "\"Notes\", header"])
    try screen.tap("Inbox")
    #expect(screen.elements.contains("\"Grace, A moth\""))
  }

  @Test func deleting() throws {
    let screen = Screen(.iPhoneSe, UINavigationController(rootViewController: inbox))
    try screen.swipe("Ada, Notes", .left)
    try screen.tap("Delete")
    #expect(!screen.elements.contains("\"Ada, Notes\""))
  }

  @Test func calls() throws {
    let screen = Screen(.iPhone16, UINavigationController(rootViewController: inbox))
    let calls = try recordingCalls { try screen.select([0, 1]) }
    #expect(calls.first == "MessagesController.tableView(_:didSelectRowAt:) 0-1")
  }
}
