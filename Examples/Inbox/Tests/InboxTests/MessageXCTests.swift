import CellophaneTesting
import InboxCells
import InboxScenes
import UIKit
import XCTest

final class MessageXCTests: XCTestCase {
  func testMessageCell() {
    MainActor.assumeIsolated {
      let cell = MessageCell(frame: .zero)
      cell.message = .sample
      assertSnapshot(of: cell, named: "cell")
    }
  }
}
