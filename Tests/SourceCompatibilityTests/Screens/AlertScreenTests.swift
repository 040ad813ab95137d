import CellophaneTesting
import Foundation
import Testing
import UIKit

/// Lists that ask.
@MainActor struct AlertScreenTests {
  private func screen(_ controller: UIViewController) -> Screen {
    Screen(.iPhone16, UINavigationController(rootViewController: controller))
  }

  @Test("a deletion is confirmed")
  func deletion() throws {
    let controller = DocumentsController()
    let screen = screen(controller)
    try screen.swipe("Letter", .left)
    try screen.tap("Delete")
    #expect(screen.elements.first == "\"Delete “Letter”?\", header")
    try screen.tap("Cancel")
    #expect(controller.names.count == 3)
    try screen.swipe("Letter", .left)
    try screen.tap("Delete")
    try screen.tap("Delete")
    #expect(controller.names == ["Budget", "Plan"])
    #expect(controller.collectionView.numberOfItems(inSection: 0) == 2)
  }

  @Test("a document is renamed in an alert, and duplicated from a sheet")
  func renaming() throws {
    let controller = DocumentsController()
    let screen = screen(controller)
    try screen.swipe("Plan", .right)
    try screen.tap("Rename")
    #expect(screen.elements.contains("\"Save\", button notEnabled"))
    try screen.type(" B")
    try screen.tap("Save")
    #expect(controller.names == ["Budget", "Letter", "Plan B"])
    try screen.tap("More Info")
    try screen.tap("Duplicate")
    #expect(controller.names == ["Budget", "Budget Copy", "Letter", "Plan B"])
    #expect(screen.elements.contains("\"Budget Copy\""))
  }

  @Test("a password is asked for until it is right")
  func vault() throws {
    let controller = VaultController()
    let screen = screen(controller)
    try screen.tap("Later")
    try screen.tap("Unlock")
    try screen.tap("Password")
    try screen.type("12")
    try screen.tap("Unlock")
    #expect(screen.elements.contains("\"Wrong password. Try again.\""))
    let alert = try #require(controller.presentedViewController as? UIAlertController)
    #expect(alert.preferredAction?.title == "Unlock")
    alert.textFields?.last?.text = "1234"
    try screen.tap("Unlock")
    #expect(controller.attempts == 2)
    #expect(screen.elements == ["\"Vault\", header", "\"Safe: 7-3-9\"", "\"Bank: 4711\""])
  }

  @Test("photos are shared, and an export is cancelled")
  func sharing() throws {
    let controller = SharingController()
    let screen = screen(controller)
    try screen.tap("Share")
    let activity = try #require(controller.presentedViewController as? UIActivityViewController)
    #expect(controller.events == ["presented"])
    activity.completionWithItemsHandler?(nil, false, nil, nil)
    controller.dismiss(animated: true)
    try screen.tap("Export")
    #expect(
      screen.elements == [
        "\"Exporting…\"", "\"Progress\", value \"30%\", updatesFrequently", "\"Cancel\", button",
      ])
    try screen.tap("Cancel")
    #expect(controller.events == ["presented", "cancelled", "export cancelled"])
    #expect(controller.presentedViewController == nil)
  }
}
