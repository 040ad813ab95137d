import CellophaneTesting
import Foundation
import Testing
import UIKit

/// View controllers as apps write them.
@MainActor struct ControllerTests {
  private func screen(
    _ controller: UIViewController, _ device: ViewImageConfig = .iPhone16
  ) -> Screen { Screen(device, UINavigationController(rootViewController: controller)) }

  private func frames(_ controller: NumbersController, _ count: Int) -> [CGRect] {
    controller.collectionView.indexPathsForVisibleItems.prefix(count).compactMap {
      controller.collectionView.layoutAttributesForItem(at: $0)?.frame
    }
  }

  @Test("a grid of five columns")
  func grid() {
    let controller = NumbersController()
    let screen = screen(controller)
    #expect(screen.elements.first?.hasPrefix("\"NumbersController\"") == true)
    #expect(controller.collectionView.visibleCells.count == 12)
    #expect(Set(frames(controller, 12).map(\.minX)).count == 5)
  }

  @Test("a grid with insets")
  func insets() {
    let controller = InsetGridController()
    _ = screen(controller)
    let first = frames(controller, 2)
    #expect(first[0].origin == CGPoint(x: 5, y: 5))
    #expect((first[1].minX - first[0].maxX - 10).magnitude < 0.5)
  }

  @Test("two columns")
  func columns() {
    let controller = TwoColumnController()
    _ = screen(controller)
    let first = frames(controller, 3)
    #expect(first[0].minX == 10)
    #expect((first[0].width - first[1].width).magnitude < 0.5)
    #expect(first[2].minY == first[0].minY + 54)
  }

  @Test(
    "the numbers of columns follow the width",
    arguments: [(false, [1, 3, 5]), (true, [2, 6, 10])])
  func adaptive(isWide: Bool, expected: [Int]) throws {
    let controller = AdaptiveSectionsController()
    let screen = screen(controller, isWide ? .iPadPro11 : .iPhone16)
    _ = screen
    let view = try #require(controller.collectionView)
    let columns = (0..<3).map { section in
      let tops = (0..<12).compactMap {
        view.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame.minY
      }
      return tops.count { $0 == tops[0] }
    }
    #expect(columns == expected)
  }

  @Test("nested groups have a large item and two small ones")
  func nested() {
    let controller = NestedGroupsController()
    _ = screen(controller)
    let first = frames(controller, 3)
    #expect(first[0].width > 2 * first[1].width)
    #expect(first[1].minX == first[2].minX)
    #expect(first[1].maxY < first[2].minY)
  }

  @Test("headers stay at the top of the visible area")
  func headers() throws {
    let controller = HeadersController()
    let screen = screen(controller)
    #expect(screen.elements.contains("\"Section 0\""))
    try screen.scroll(by: 120)
    let header = try #require(
      controller.collectionView.supplementaryView(
        forElementKind: HeadersController.headerKind, at: [0, 0]))
    let top = header.convert(header.bounds, to: nil).minY
    #expect(top == controller.collectionView.adjustedContentInset.top)
  }

  @Test("a delegate determines the sizes of a flow layout")
  func flow() {
    let controller = FlowController()
    let screen = screen(controller)
    #expect(
      screen.elements.suffix(6).map { String($0.dropFirst().prefix(1)) } == [
        "A", "f", "w", "o", "d", "l",
      ])
    #expect(
      controller.collectionView.cellForItem(at: [0, 4])?.frame.width == CGFloat(24 + 8 * 9))
  }

  @Test("typing narrows a list down")
  func search() throws {
    let controller = PeaksController()
    let screen = screen(controller)
    #expect(controller.dataSource.snapshot().itemIdentifiers.map(\.name).first == "Eiger")
    #expect(screen.elements.contains("\"Everest, 8848 m\""))
    SimulatedTouch.tap(controller.searchBar.searchTextField)
    try screen.type("lh")
    #expect(controller.dataSource.snapshot().itemIdentifiers.map(\.name) == ["Lhotse"])
  }

  @Test("a switch shows a section")
  func networks() throws {
    let controller = NetworksController()
    let screen = screen(controller)
    #expect(controller.tableView.numberOfSections == 1)
    try screen.tap("Wi-Fi on")
    #expect(screen.elements.contains("\"Networks\", header"))
    try screen.tap("Attic")
    #expect(controller.joined == "Attic")
    #expect(controller.tableView.indexPathForSelectedRow == nil)
  }

  @Test("rows are added and deleted")
  func editing() throws {
    let controller = PlaylistController()
    let screen = screen(controller)
    try screen.tap("Add")
    #expect(controller.songs.first == "New")
    try screen.tap("Edit")
    #expect(controller.isEditing && controller.tableView.isEditing)
    let cell = try #require(controller.tableView.cellForRow(at: [0, 2]))
    #expect(cell.isEditing)
    try screen.tap("Done")
    #expect(!controller.tableView.isEditing)
    controller.tableView(controller.tableView, commit: .delete, forRowAt: [0, 1])
    #expect(controller.songs == ["New", "Verse", "Chorus", "Outro"])
  }

  @Test("a data source follows the order of its items")
  func reorder() throws {
    let controller = QueueController()
    let screen = screen(controller)
    #expect(screen.elements.contains("\"Next\", header"))
    let list = try #require(controller.collectionView)
    #expect(list.beginInteractiveMovementForItem(at: [0, 0]))
    let last = try #require(list.cellForItem(at: [0, 2]))
    list.updateInteractiveMovementTargetPosition(last.center)
    list.endInteractiveMovement()
    #expect(controller.order == ["Second", "Third", "First"])
  }

  @Test("a detail screen returns its text")
  func notes() throws {
    let controller = NotesController()
    let screen = screen(controller)
    try screen.tap("Ideas")
    try screen.tap("note")
    try screen.type("!")
    try screen.tap("Notes")
    #expect(controller.notes.last?.contains("!") == true)
    #expect(screen.elements.contains { $0.hasPrefix("\"Ideas!") || $0.hasPrefix("\"!Ideas") })
  }
}
