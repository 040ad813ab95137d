import CellophaneTesting
import Foundation
import Testing
import UIKit

/// Screens laid out by constraints and by pages.
@MainActor struct LayoutScreenTests {
  private func screen(_ controller: UIViewController) -> Screen {
    Screen(.iPhone16, UINavigationController(rootViewController: controller))
  }

  @Test("a picture becomes smaller while the text is scrolled")
  func article() throws {
    let controller = ArticleController()
    let screen = screen(controller)
    #expect(controller.visibleHeaderHeight == 200)
    #expect(screen.elements.contains("\"Paragraph 1\""))
    try screen.scroll(by: 100)
    #expect(controller.visibleHeaderHeight == 100)
    try screen.scroll(by: 5000)
    #expect(controller.visibleHeaderHeight == 60)
    #expect(controller.hasReachedEnd)
    try screen.tap("Top")
    #expect(controller.visibleHeaderHeight == 200)
    #expect(!controller.hasReachedEnd)
  }

  @Test("a panel replaces its constraints")
  func transport() throws {
    let controller = TransportController()
    let screen = screen(controller)
    #expect(controller.artworkFrame.size == CGSize(width: 48, height: 48))
    try screen.tap("Expand")
    #expect((controller.artworkFrame.width - (393 - 32) * 0.8).magnitude < 0.5)
    #expect((controller.artworkFrame.midX - 196.5).magnitude < 0.5)
    try screen.tap("Play")
    #expect(screen.elements.contains("\"Pause\", button selected"))
    try screen.tap("Collapse")
    #expect(controller.artworkFrame.size == CGSize(width: 48, height: 48))
    #expect(controller.artworkFrame.minX == 16)
  }

  @Test("pages follow each other to the last")
  func onboarding() throws {
    let controller = OnboardingController()
    var isFinished = false
    controller.onFinish = { isFinished = true }
    let screen = Screen(.iPhone16, controller)
    try screen.tap("Continue")
    #expect(controller.currentPage == 1)
    try screen.tap("Continue")
    #expect(controller.currentPage == 2)
    #expect(screen.elements.contains("\"Start\", button"))
    try screen.tap("Start")
    #expect(isFinished)
  }

  @Test("shelves scroll sideways below their titles")
  func shelves() throws {
    let controller = ShelvesController()
    let screen = screen(controller)
    let titles = screen.elements.filter { $0.hasSuffix("header") }
    #expect(
      titles == [
        "\"Shelves\", header", "\"New\", header", "\"Popular\", header", "\"Yours\", header",
      ])
    #expect(screen.elements.contains("\"New 1\"") && !screen.elements.contains("\"New 4\""))
    let view = try #require(controller.collectionView)
    let badge = try #require(view.supplementaryView(forElementKind: "badge", at: [0, 0]))
    let cell = try #require(view.cellForItem(at: [0, 0]))
    let (inner, outer) = (
      badge.convert(badge.bounds, to: view), cell.convert(cell.bounds, to: view)
    )
    #expect((inner.maxX - outer.maxX - 6).magnitude < 1e-9 && inner.minY == outer.minY - 6)
    try screen.swipe("Hit 1", .left)
    #expect(!screen.elements.contains("\"Hit 1\""))
    #expect(!controller.scales.isEmpty && controller.scales.allSatisfy { $0 >= 0.8 && $0 <= 1 })
  }
}
