import Testing
import UIKit

@testable import CelloControls

@MainActor struct DragPreviewTests {
  private final class Delegate: NSObject, UIDragInteractionDelegate {
    let parameters = UIDragPreviewParameters()

    func dragInteraction(
      _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
    ) -> [UIDragItem] { [] }

    func dragInteraction(
      _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
      session: any UIDragSession
    ) -> UITargetedDragPreview? {
      interaction.view.map { UITargetedDragPreview(view: $0, parameters: parameters) }
    }
  }

  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  private let delegate = Delegate()

  /// Returns the card that follows the touch.
  private func card() throws -> UIView {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 60))
    root.addSubview(view)
    let interaction = UIDragInteraction(delegate: delegate)
    view.addInteraction(interaction)
    let session = DragSession()
    session.items = [UIDragItem(itemProvider: NSItemProvider())]
    let previews = DragPreviews(session, of: interaction, in: root)
    defer { previews.remove() }
    return try #require(root.subviews.last?.subviews.first)
  }

  @Test func `without a path, a preview shows the whole view`() throws {
    let card = try card()
    #expect(card.backgroundColor == .systemBackground && card.layer.shadowPath == nil)
    #expect(card.subviews.count == 1 && card.subviews[0].layer.mask == nil)
    #expect(card.subviews[0].layer.cornerRadius == 10)
  }

  @Test func `a preview shows the visible part, with its color and its shadow`() throws {
    delegate.parameters.visiblePath = UIBezierPath(
      rect: CGRect(x: 5, y: 6, width: 70, height: 40))
    delegate.parameters.backgroundColor = .red
    let card = try card()
    let part = CGRect(x: 5, y: 6, width: 70, height: 40)
    #expect(card.backgroundColor == nil && card.layer.shadowPath?.boundingBox == part)
    try #require(card.subviews.count == 1)
    let visible = card.subviews[0]
    #expect(visible.backgroundColor == .red && visible.frame == card.bounds)
    let mask = try #require(visible.layer.mask as? CAShapeLayer)
    #expect(mask.path?.boundingBox == part)
    #expect(visible.subviews.map(\.frame) == [card.bounds])
  }

  @Test func `a shadow can have its own path`() throws {
    delegate.parameters.shadowPath = UIBezierPath(
      rect: CGRect(x: 0, y: 50, width: 100, height: 10))
    let card = try card()
    #expect(
      card.layer.shadowPath?.boundingBox == CGRect(x: 0, y: 50, width: 100, height: 10))
    #expect(card.backgroundColor == .systemBackground && card.subviews[0].layer.mask == nil)
  }
}
