import CellophaneTesting
import InboxCells
import InboxScenes
import Testing
import UIKit

@MainActor @Suite struct MessageTests {
  @Test func message() {
    assertSnapshots(
      of: MessageConfiguration(.sample), states: [.normal, .selected, .disabled],
      styles: [.light, .dark])
  }
}
