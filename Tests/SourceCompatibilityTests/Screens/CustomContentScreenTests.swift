import CellophaneTesting
import Foundation
import Testing
import UIKit

/// Cells with custom content.
@MainActor struct CustomContentScreenTests {
  private func screen(_ controller: UIViewController) -> Screen {
    Screen(.iPhone16, UINavigationController(rootViewController: controller))
  }

  @Test("a message is sent, at the other side")
  func conversation() throws {
    let controller = ConversationController()
    let screen = screen(controller)
    #expect(screen.elements.contains("\"Lena: Are you coming?\""))
    try screen.tap("Message")
    try screen.type("At nine\n")
    #expect(controller.messages.count == 3)
    #expect(screen.elements.contains("\"You: At nine\""))
    let bubbles = (0..<3).compactMap {
      controller.collectionView.cellForItem(at: [0, $0])?.contentView.subviews.first?.frame
    }
    #expect(bubbles.map { $0.minX < 60 } == [true, false, false])
    #expect(bubbles[1].width <= (393 - 32) * 0.7 + 1)
    #expect(bubbles[1].height > bubbles[0].height + 30)
  }

  @Test("a cell's own state shows a download")
  func episodes() throws {
    let controller = EpisodesController()
    let screen = screen(controller)
    #expect(screen.elements.contains("\"Pilot, Not downloaded\""))
    try screen.tap("Pilot, Not downloaded")
    #expect(screen.elements.contains("\"Pilot, 50 %\""))
    try screen.tap("Close")
    #expect(controller.downloads.isEmpty)
    #expect(screen.elements.contains("\"Pilot, Not downloaded\""))
    try screen.select([0, 1])
    try screen.select([0, 1])
    #expect(screen.elements.suffix(2) == ["\"Pilot, Not downloaded\"", "\"Second, Downloaded\""])
    let calls = recordingCalls { try? screen.select([0, 0]) }
    #expect(calls.contains { $0.hasPrefix("EpisodeCell.updateConfiguration(using:)") })
  }
}
