import CellophaneTesting
import InboxCells
import InboxScenes
import UIKit
import XCTest

final class MessageXCTests: XCTestCase {
  @MainActor func testMessageCell() async {
    let cell = MessageCell(frame: .zero)
    cell.message = .sample
    assertSnapshot(of: cell, as: .image)
    assertSnapshot(of: cell, as: .resolved)
  }
}
