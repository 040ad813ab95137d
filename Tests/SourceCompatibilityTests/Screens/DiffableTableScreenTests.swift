import CellophaneTesting
import Foundation
import Testing
import UIKit

/// Tables with diffable data.
@MainActor struct DiffableTableScreenTests {
  private func screen(_ controller: UIViewController) -> Screen {
    Screen(.iPhone16, UINavigationController(rootViewController: controller))
  }

  @Test("rows are deleted and moved by the data source")
  func summits() throws {
    let controller = SummitsController()
    let screen = screen(controller)
    #expect(
      screen.elements == [
        "\"Summits\", header", "\"Edit\", button", "\"Visited\", header", "\"Rigi, 1797 m\"",
        "\"Säntis, 2502 m\"", "\"Bucket List\", header", "\"Ortler, 3905 m\"",
        "\"Triglav, 2864 m\"",
      ])
    try screen.tap("Edit")
    let source = controller.dataSource!
    source.tableView(controller.tableView, moveRowAt: [1, 0], to: [0, 0])
    #expect(
      source.snapshot().itemIdentifiers(inSection: .visited).map(\.name) == [
        "Ortler", "Rigi", "Säntis",
      ])
    source.tableView(controller.tableView, moveRowAt: [0, 0], to: [0, 2])
    #expect(
      source.snapshot().itemIdentifiers(inSection: .visited).map(\.name) == [
        "Rigi", "Säntis", "Ortler",
      ])
    try screen.tap("Done")
    try screen.swipe("Rigi, 1797 m", .left)
    try screen.tap("Delete")
    #expect(source.snapshot().itemIdentifiers.map(\.name) == ["Säntis", "Ortler", "Triglav"])
  }

  @Test("a grocery moves to the basket and back")
  func groceries() throws {
    let controller = GroceriesController()
    let screen = screen(controller)
    #expect(!screen.elements.contains("\"In the Basket\", header"))
    try screen.tap("Bread, ×1")
    #expect(screen.elements.suffix(2) == ["\"In the Basket\", header", "\"Bread, ×1\""])
    let stepper = try #require(controller.tableView.cellForRow(at: [0, 0])?.accessoryView)
    let finger = SimulatedTouch(on: screen.window)
    finger.down(at: stepper.convert(CGPoint(x: stepper.bounds.maxX - 10, y: 10), to: nil))
    finger.up()
    #expect(screen.elements.contains("\"Eggs, ×7\""))
    try screen.tap("Bread, ×1")
    #expect(
      controller.dataSource.snapshot().itemIdentifiers(inSection: .open).map(\.id) == [2, 1, 3])
  }

  @Test("pages are loaded at the end, and can all be reloaded")
  func journal() async throws {
    let controller = JournalController()
    let screen = screen(controller)
    #expect(controller.loadedPages == 1)
    #expect(!controller.prefetched.isEmpty)
    for page in 2...3 {
      try screen.scroll(by: 100_000)
      for _ in 0..<100 where controller.loadedPages < page { await Task.yield() }
      #expect(controller.loadedPages == page)
    }
    #expect(controller.tableView.numberOfRows(inSection: 0) == 50)
    try screen.scroll(by: 100_000)
    for _ in 0..<100 where controller.tableView.tableFooterView != nil { await Task.yield() }
    #expect(controller.tableView.tableFooterView == nil)
    #expect(screen.elements.last == "\"Entry 49\"")
    controller.refreshControl?.sendActions(for: .primaryActionTriggered)
    screen.window.layoutIfNeeded()
    #expect(controller.loadedPages == 1)
    #expect(controller.tableView.numberOfRows(inSection: 0) == 20)
  }

  @Test("chosen rows are deleted, and come back")
  func tracks() throws {
    let controller = TracksController()
    let screen = screen(controller)
    #expect(screen.elements.contains("\"Undo\", button notEnabled"))
    try screen.tap("Edit")
    try screen.tap("Track 4")
    try screen.tap("Track 5")
    try screen.tap("Track 1")
    #expect(screen.elements.contains("\"3 Selected\", header"))
    try screen.tap("Delete")
    #expect(controller.dataSource.snapshot().sectionIdentifiers == ["A"])
    #expect(!controller.isEditing)
    try screen.tap("Undo")
    #expect(controller.dataSource.snapshot().itemIdentifiers == [1, 2, 3, 4, 5])
  }
}
