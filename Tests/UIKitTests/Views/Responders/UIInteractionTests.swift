import Foundation
import Testing
import UIKit

@MainActor struct UIInteractionTests {
  private final class Interaction: NSObject, UIInteraction {
    weak var view: UIView?
    var calls: [String] = []

    func willMove(to view: UIView?) { calls.append(view == nil ? "will leave" : "will move") }

    func didMove(to view: UIView?) {
      self.view = view
      calls.append(view == nil ? "did leave" : "did move")
    }
  }

  @Test("an interaction is told where it moves, and belongs to one view")
  func moving() {
    let interaction = Interaction()
    let (first, second) = (UIView(), UIView())
    first.addInteraction(interaction)
    second.addInteraction(interaction)
    #expect(first.interactions.isEmpty && second.interactions.count == 1)
    second.interactions = []
    #expect(interaction.view == nil)
    second.removeInteraction(interaction)
    #expect(
      interaction.calls == [
        "will move", "did move", "will leave", "did leave", "will move", "did move", "will leave",
        "did leave",
      ])
  }
}
