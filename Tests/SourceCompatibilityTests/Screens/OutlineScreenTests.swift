import CellophaneTesting
import Foundation
import Testing
import UIKit

/// Lists that unfold.
@MainActor struct OutlineScreenTests {
  private func screen(_ controller: UIViewController) -> Screen {
    Screen(.iPhone16, UINavigationController(rootViewController: controller))
  }

  @Test("topics unfold and are opened")
  func topics() throws {
    let controller = TopicsOutlineController()
    let screen = screen(controller)
    let visible = { controller.dataSource.snapshot(for: .main).visibleItems.map(\.title) }
    #expect(visible() == ["Layouts", "Outlines"])
    try screen.tap("Layouts")
    #expect(visible() == ["Layouts", "Grid", "Lists", "Outlines"])
    try screen.tap("Lists")
    try screen.tap("Plain")
    #expect(controller.navigationController?.topViewController?.title == "Plain")
    try screen.tap("Topics")
    try screen.tap("Layouts")
    #expect(visible().count == 2)
    try screen.tap("Layouts")
    #expect(visible().count == 5)
  }

  @Test("a folder is loaded when it is opened, once")
  func files() throws {
    let controller = FilesOutlineController()
    let screen = screen(controller)
    try screen.tap("Documents")
    #expect(controller.selected == ["Documents"])
    let list = try #require(controller.collectionView)
    #expect(list.numberOfItems(inSection: 0) == 2)
    try screen.tap("Expand")
    #expect(controller.loaded == ["Documents"])
    #expect(list.numberOfItems(inSection: 0) == 4)
    #expect(screen.elements.contains("\"Budget.csv\""))
    try screen.tap("Collapse")
    #expect(controller.loaded == ["Documents", "-Documents"])
    #expect(list.numberOfItems(inSection: 0) == 2)
    try screen.tap("Expand")
    #expect(controller.loaded == ["Documents", "-Documents"])
    #expect(list.numberOfItems(inSection: 0) == 4)
    try screen.tap("Fold All")
    #expect(list.numberOfItems(inSection: 0) == 2)
  }

  @Test("an answer unfolds, and its cell grows")
  func questions() throws {
    let controller = QuestionsController()
    let screen = screen(controller)
    let cell = try #require(controller.collectionView.cellForItem(at: [0, 0]))
    let next = try #require(controller.collectionView.cellForItem(at: [0, 1]))
    let height = cell.frame.height
    try screen.tap("Can I return a bike?")
    #expect(cell.frame.height > height + 20)
    #expect((next.frame.minY - cell.frame.maxY - 8).magnitude < 0.001)
    #expect(screen.elements.contains { $0.contains("Yes, at every station") })
    try screen.select([0, 0])
    #expect(cell.frame.height == height)
  }

  @Test("a header folds its section")
  func folding() throws {
    let controller = FoldingSectionsController()
    let screen = screen(controller)
    #expect(
      screen.elements == [
        "\"People\", header", "\"Crew\", value \"unfolded\", button", "\"Ada\"", "\"Ben\"",
        "\"Guests\", value \"folded\", button",
      ])
    try screen.tap("Guests")
    #expect(controller.tableView.numberOfRows(inSection: 1) == 3)
    try screen.tap("Crew")
    #expect(
      screen.elements == [
        "\"People\", header", "\"Crew\", value \"folded\", button",
        "\"Guests\", value \"unfolded\", button", "\"Cora\"", "\"Dan\"", "\"Eve\"",
      ])
  }
}
