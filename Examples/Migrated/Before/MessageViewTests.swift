import SnapshotTesting
import UIKit
import XCTest

@testable import Messages

final class MessageViewTests: XCTestCase {
  private let unread = Message(
    sender: "Ada Lovelace", subject: "Notes on the Analytical Engine", labels: ["work", "math"])
  private var read: Message {
    var message = unread
    message.isRead = true
    return message
  }
  private let row = CGSize(width: 390, height: 64)

  override func invokeTest() {
    withSnapshotTesting(record: .missing, diffTool: .ksdiff) {
      super.invokeTest()
    }
  }

  func testUnread() {
    assertSnapshot(of: MessageView(message: unread), as: .image(precision: 0.99, size: row))
  }

  func testRead() {
    assertSnapshot(of: MessageView(message: read), as: .image(perceptualPrecision: 0.98, size: row))
  }

  func testDark() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    assertSnapshot(
      of: MessageView(message: unread),
      as: .image(precision: 0.99, perceptualPrecision: 0.98, size: row, traits: dark))
  }

  func testLargeText() {
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    assertSnapshot(
      of: MessageView(message: unread),
      as: .image(precision: 0.99, size: CGSize(width: 390, height: 200), traits: traits))
  }

  func testLongSubject() {
    var message = unread
    message.subject = String(repeating: "A very long subject. ", count: 6)
    assertSnapshot(
      of: MessageView(message: message),
      as: .image(drawHierarchyInKeyWindow: true, size: CGSize(width: 390, height: 90)))
  }

  func testDirections() {
    assertSnapshots(
      of: MessageView(message: unread),
      as: [
        "left-to-right": .image(precision: 0.99, size: row),
        "right-to-left": .image(
          precision: 0.99, size: row, traits: UITraitCollection(layoutDirection: .rightToLeft)),
      ])
  }

  func testHierarchy() {
    assertSnapshot(of: MessageView(message: read), as: .recursiveDescription(size: row))
  }

  func testModel() {
    assertSnapshot(of: unread, as: .dump)
  }

  func testJSON() {
    assertSnapshot(of: read, as: .json, named: "read")
  }

  func testStrategyOfOurOwn() {
    assertSnapshot(of: read, as: .row)
  }
}

extension Snapshotting where Value == Message, Format == UIImage {
  static var row: Snapshotting {
    Snapshotting<UIView, UIImage>.image(precision: 0.99, size: CGSize(width: 320, height: 64))
      .pullback { MessageView(message: $0) }
  }
}
