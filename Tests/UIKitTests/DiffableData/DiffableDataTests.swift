import Foundation
import Testing
import UIKit

@testable import CelloLists

struct DiffableDataTests {
  private typealias Data = DiffableData<String, String>

  private func path(_ section: Int, _ item: Int) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  /// Returns data with a flat section and a section with an outline, in which `fruit` is expanded.
  private func data() -> Data {
    var data = Data()
    var snapshot = Data.Snapshot()
    snapshot.appendSections(["flat"])
    snapshot.appendItems(["x", "y"])
    _ = data.apply(snapshot)
    var outline = Data.Outline()
    outline.append(["fruit", "nuts"])
    outline.append(["apple", "pear"], to: "fruit")
    outline.append(["hazel"], to: "nuts")
    outline.expand(["fruit"])
    _ = data.apply(outline, to: "outline")
    return data
  }

  @Test("items and sections are found by index path and vice versa")
  func queries() {
    var data = data()
    #expect(data.item(at: path(0, 1)) == "y")
    #expect(data.item(at: path(1, 2)) == "pear")
    #expect(data.indexPath(of: "pear") == path(1, 2))
    #expect(data.indexPath(of: "hazel") == nil)
    for wrong in [path(0, 2), path(2, 0), path(0, -1), path(-1, 0), IndexPath(), [0], [0, 0, 0]] {
      #expect(data.item(at: wrong) == nil)
    }
    #expect(data.section(at: 1) == "outline")
    #expect(data.section(at: 2) == nil && data.section(at: -1) == nil)
    _ = data.setExpanded(false, "fruit")
    #expect(data.indexPath(of: "pear") == nil)
  }

  @Test("an outline is applied to a new section, and shows its visible items")
  func outline() {
    let data = data()
    #expect(data.snapshot.sectionIdentifiers == ["flat", "outline"])
    #expect(
      data.snapshot.itemIdentifiers(inSection: "outline") == ["fruit", "apple", "pear", "nuts"])
    #expect(data.outline(of: "outline").items.contains("hazel"))
    #expect(data.outline(of: "flat").rootItems == ["x", "y"])
    #expect(data.outline(of: "unknown").items.isEmpty)
    #expect(data.outline(containing: "apple") != nil)
    #expect(data.outline(containing: "x") == nil)
  }

  @Test("expanding inserts the children, and collapsing deletes them")
  func expansion() {
    var data = data()
    #expect(data.setExpanded(true, "nuts").updates.insertedItems == [path(1, 4)])
    #expect(
      data.setExpanded(false, "fruit").updates.deletedItems == [path(1, 1), path(1, 2)])
    #expect(data.snapshot.itemIdentifiers(inSection: "outline") == ["fruit", "nuts", "hazel"])
    var children = Data.Outline()
    children.append(["kiwi"])
    #expect(
      data.setExpanded(true, "fruit", children: children).updates.insertedItems == [path(1, 1)])
    #expect(data.outline(of: "outline").items == ["fruit", "kiwi", "nuts", "hazel"])
    #expect(data.setExpanded(true, "x") == ListChanges())
  }

  @Test("a snapshot keeps outlines whose items it keeps or deletes")
  func reconciled() {
    var data = data()
    var snapshot = data.snapshot
    snapshot.moveSection("outline", beforeSection: "flat")
    snapshot.deleteItems(["pear"])
    _ = data.apply(snapshot)
    #expect(data.outline(of: "outline").parent(of: "apple") == "fruit")
    #expect(data.outline(of: "outline").items == ["fruit", "apple", "nuts", "hazel"])
    snapshot.appendItems(["plum"], toSection: "outline")
    _ = data.apply(snapshot)
    #expect(data.outline(containing: "fruit") == nil)
    #expect(data.outline(of: "outline").rootItems == ["fruit", "apple", "nuts", "plum"])
    snapshot.deleteSections(["outline"])
    _ = data.apply(snapshot)
    #expect(data.outline(of: "outline").items.isEmpty)
  }

  @Test("the current snapshot has no marks for reloading")
  func unmarked() {
    var data = data()
    var snapshot = data.snapshot
    snapshot.reloadItems(["x"])
    snapshot.reconfigureItems(["y"])
    snapshot.reloadSections(["flat"])
    let changes = data.apply(snapshot)
    #expect(changes.updates.reloadedSections == [0])
    #expect(data.snapshot.reloadedItemIdentifiers.isEmpty)
    #expect(data.snapshot.reconfiguredItemIdentifiers.isEmpty)
    #expect(data.snapshot.reloadedSectionIdentifiers.isEmpty)
  }

  // MARK: Reordering

  private func moved(_ from: IndexPath, _ to: IndexPath) -> String? {
    data().moving(from, to: to).map { moved in
      moved.data.snapshot.sectionIdentifiers.map { section in
        moved.data.outline(of: section).items.map { item in
          String(
            repeating: ">", count: moved.data.outline(of: section).level(of: item)) + item
        }.joined(separator: " ")
      }.joined(separator: " | ")
    }
  }

  @Test("a moved item is placed among its new neighbors, in outlines at their level")
  func moving() {
    #expect(moved(path(0, 0), path(0, 1)) == "y x | fruit >apple >pear nuts >hazel")
    #expect(moved(path(1, 1), path(1, 2)) == "x y | fruit >pear >apple nuts >hazel")
    #expect(moved(path(1, 3), path(1, 0)) == "x y | nuts >hazel fruit >apple >pear")
    #expect(moved(path(1, 3), path(1, 1)) == "x y | fruit >nuts >>hazel >apple >pear")
    #expect(moved(path(0, 0), path(1, 2)) == "y | fruit >apple >x >pear nuts >hazel")
    #expect(moved(path(0, 0), path(1, 4)) == "y | fruit >apple >pear nuts >hazel x")
    #expect(moved(path(1, 1), path(0, 2)) == "x y apple | fruit >pear nuts >hazel")
  }

  @Test("a move without a source or destination has no effect")
  func movingNowhere() {
    for (from, to) in [
      (path(0, 0), path(0, 0)), (path(0, 5), path(0, 0)), (path(0, 0), path(0, 2)),
      (path(0, 0), path(9, 0)), (path(0, 0), path(0, -1)),
    ] {
      #expect(moved(from, to) == nil)
    }
  }

  @Test("an item with visible children cannot be moved separately")
  func canMove() {
    let data = data()
    #expect(!data.canMove("fruit"))
    #expect(data.canMove("nuts") && data.canMove("apple") && data.canMove("x"))
  }

  @Test("a transaction contains the changes of each section")
  func transaction() throws {
    let transaction = try #require(data().moving(path(0, 0), to: path(1, 4))).transaction
    #expect(transaction.initialSnapshot.numberOfItems(inSection: "flat") == 2)
    #expect(transaction.finalSnapshot.numberOfItems(inSection: "flat") == 1)
    #expect(transaction.difference.count == 2)
    let sections = transaction.sectionTransactions
    #expect(sections.map(\.sectionIdentifier) == ["flat", "outline"])
    #expect(sections[0].difference.removals.count == 1)
    #expect(sections[0].finalSnapshot.items == ["y"])
    #expect(sections[1].difference.insertions.count == 1)
    #expect(sections[1].initialSnapshot.items.count == 5)
  }
}
