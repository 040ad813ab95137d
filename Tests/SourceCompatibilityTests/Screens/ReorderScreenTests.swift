import CellophaneTesting
import Foundation
import Testing
import UIKit

/// Lists whose rows are moved.
@MainActor struct ReorderScreenTests {
  private func screen(_ controller: UIViewController) -> Screen {
    Screen(.iPhone16, UINavigationController(rootViewController: controller))
  }

  /// Drags a row by the reorder control at its trailing edge, after a long press.
  private func drag(
    _ row: IndexPath, to target: IndexPath, in table: UITableView, of screen: Screen
  ) throws {
    let cell = try #require(table.cellForRow(at: row))
    let end = try #require(table.cellForRow(at: target))
    let window = try #require(table.window)
    let handle = cell.convert(CGPoint(x: cell.bounds.maxX - 24, y: cell.bounds.midY), to: window)
    let goal = end.convert(CGPoint(x: end.bounds.maxX - 24, y: end.bounds.height * 0.8), to: window)
    let finger = SimulatedTouch(on: window)
    finger.down(at: handle)
    finger.hold(for: 1)
    finger.move(to: goal, steps: 20, duration: 0.5)
    finger.up()
  }

  @Test("pages are moved by handles without editing controls")
  func pages() throws {
    let controller = PageOrderController(pages: ["Overview", "Chart", "Notes"])
    let root = UIViewController()
    let screen = screen(root)
    var order: [String] = []
    controller.onReorder = { order = $0 }
    root.navigationController?.pushViewController(controller, animated: false)
    let cell = try #require(controller.tableView.cellForRow(at: [0, 0]))
    #expect(cell.isEditing && cell.editingStyle == .none)
    #expect(
      screen.elements.suffix(2) == ["\"Notes\"", "\"Reorder Notes\", button"])
    try drag([0, 0], to: [0, 2], in: controller.tableView, of: screen)
    #expect(controller.pages == ["Chart", "Notes", "Overview"])
    root.navigationController?.popViewController(animated: true)
    #expect(order == ["Chart", "Notes", "Overview"])
  }

  @Test("rows move between sections if the delegate allows it")
  func tabs() throws {
    let controller = TabArrangementController()
    let screen = screen(controller)
    try screen.tap("Edit")
    let table = try #require(controller.view.subviews.first as? UITableView)
    try drag([1, 0], to: [0, 1], in: table, of: screen)
    #expect(controller.tabs == [["Home", "Search", "Library"], ["Radio"]])
    try drag([0, 2], to: [1, 0], in: table, of: screen)
    #expect(controller.tabs[0] == ["Home", "Search"])
    #expect(Set(controller.tabs[1]) == ["Library", "Radio"])
    try screen.tap("Insert Radio")
    #expect(controller.tabs[0] == ["Home", "Search", "Radio"])
    try screen.tap("Delete Search")
    try screen.tap("Hide")
    #expect(controller.tabs == [["Home", "Radio"], ["Library", "Search"]])
  }

  @Test("a difference of the order reaches the model")
  func layers() throws {
    let controller = LayersController()
    let screen = screen(controller)
    try screen.tap("Edit")
    let list = try #require(controller.view.subviews.first as? UICollectionView)
    #expect(!list.beginInteractiveMovementForItem(at: [0, 2]))
    #expect(list.beginInteractiveMovementForItem(at: [0, 0]))
    let target = try #require(list.cellForItem(at: [1, 0]))
    list.updateInteractiveMovementTargetPosition(target.center)
    list.endInteractiveMovement()
    #expect(controller.log.first == "will" && controller.log.count == 2)
    #expect(controller.names.joined().count == 4)
    #expect(controller.names[1].contains("Lines"))
    try screen.tap("Done")
    try screen.tap("Reverse")
    #expect(controller.names[0] == ["Guides", "Shades"])
    let rows = screen.elements.filter { ["\"Guides\"", "\"Shades\""].contains($0) }
    #expect(rows == ["\"Guides\"", "\"Shades\""])
  }

  @Test("a long press moves a picture")
  func pictures() throws {
    let controller = PictureGridController()
    let screen = screen(controller)
    #expect(
      screen.elements.prefix(3) == [
        "\"Pictures\", header", "\"7 pictures\"", "\"Picture 1\"",
      ])
    let view = try #require(controller.collectionView)
    let first = try #require(view.cellForItem(at: [0, 0]))
    #expect(first.frame.size == CGSize(width: 120, height: 120))
    let target = try #require(view.cellForItem(at: [0, 4]))
    let finger = SimulatedTouch(on: screen.window)
    finger.down(at: first.convert(CGPoint(x: 60, y: 60), to: nil))
    finger.hold(for: 1)
    finger.move(to: target.convert(CGPoint(x: 60, y: 60), to: nil), steps: 10, duration: 0.5)
    finger.up()
    #expect(controller.pictures == [2, 3, 4, 5, 1, 6, 7].map { "Picture \($0)" })
  }
}
