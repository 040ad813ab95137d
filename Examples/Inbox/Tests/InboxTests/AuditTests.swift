import CellophaneTesting
import InboxCells
import InboxScenes
import Testing
import UIKit

@MainActor @Suite struct AuditTests {
  @Test func message() {
    let cell = MessageCell(frame: .zero)
    cell.message = .sample
    performAccessibilityAudit(of: cell, on: .iPhone13, for: [.textClipped, .hitRegion])
  }
}
