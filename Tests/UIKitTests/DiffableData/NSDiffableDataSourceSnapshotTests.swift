import Testing
import UIKit

/// Snapshots of a diffable data source.
struct NSDiffableDataSourceSnapshotTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func snapshot(_ sections: KeyValuePairs<String, [Int]>) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }

  private func contents(_ snapshot: Snapshot) -> [[Int]] {
    snapshot.sectionIdentifiers.map(snapshot.itemIdentifiers(inSection:))
  }

  @Test("a new snapshot is empty")
  func empty() {
    let snapshot = Snapshot()
    #expect(snapshot.numberOfItems == 0)
    #expect(snapshot.numberOfSections == 0)
    #expect(snapshot.itemIdentifiers.isEmpty)
    #expect(snapshot.indexOfItem(1) == nil)
    #expect(snapshot.indexOfSection("a") == nil)
    #expect(snapshot.sectionIdentifier(containingItem: 1) == nil)
  }

  @Test("items are appended to the last section or to a given section")
  func appending() {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2])
    snapshot.appendItems([3], toSection: "a")
    #expect(contents(snapshot) == [[3], [1, 2]])
    #expect(snapshot.itemIdentifiers == [3, 1, 2])
    #expect(snapshot.numberOfItems == 3)
    #expect(snapshot.numberOfItems(inSection: "b") == 2)
    #expect(snapshot.indexOfItem(2) == 2)
    #expect(snapshot.indexOfSection("b") == 1)
    #expect(snapshot.sectionIdentifier(containingItem: 3) == "a")
  }

  @Test("items are inserted before and after others, in their section")
  func inserting() {
    var snapshot = snapshot(["a": [1, 2], "b": [3]])
    snapshot.insertItems([10, 11], beforeItem: 2)
    snapshot.insertItems([20], afterItem: 3)
    #expect(contents(snapshot) == [[1, 10, 11, 2], [3, 20]])
    #expect(snapshot.sectionIdentifier(containingItem: 20) == "b")
  }

  @Test("items that are there already are moved, with a warning")
  func present() {
    var snapshot = snapshot(["a": [1, 2, 3, 5], "b": [7]])
    snapshot.insertItems([3, 4], afterItem: 5)
    #expect(contents(snapshot) == [[1, 2, 5, 3, 4], [7]])
    snapshot.appendItems([1])
    #expect(contents(snapshot) == [[2, 5, 3, 4], [7, 1]])
    #expect(snapshot.sectionIdentifier(containingItem: 1) == "b")
    snapshot.insertItems([5, 2], beforeItem: 5)
    #expect(contents(snapshot) == [[2, 5, 3, 4], [7, 1]])
    #expect(
      ResourceWarnings.sentences.contains {
        $0.hasPrefix("appendItems(_:toSection:): the snapshot already contains 1 of the items")
      })
  }

  @Test("items are moved within their section and to another section")
  func moving() {
    var snapshot = snapshot(["a": [1, 2, 3], "b": [4]])
    snapshot.moveItem(1, afterItem: 2)
    snapshot.moveItem(3, beforeItem: 4)
    snapshot.moveItem(2, afterItem: 2)
    #expect(contents(snapshot) == [[2, 1], [3, 4]])
    #expect(snapshot.sectionIdentifier(containingItem: 3) == "b")
  }

  @Test("deleting an item or a section removes its marks; unknown identifiers are ignored")
  func deleting() {
    var snapshot = snapshot(["a": [1, 2], "b": [3]])
    snapshot.reloadItems([3, 1])
    snapshot.reconfigureItems([2])
    snapshot.reloadSections(["b"])
    #expect(snapshot.reloadedItemIdentifiers == [1, 3])
    #expect(snapshot.reconfiguredItemIdentifiers == [2])
    #expect(snapshot.reloadedSectionIdentifiers == ["b"])
    snapshot.deleteItems([1, 2, 99])
    snapshot.deleteSections(["b", "z"])
    #expect(contents(snapshot) == [[]])
    #expect(snapshot.numberOfItems == 0)
    snapshot.appendItems([1, 2, 3])
    #expect(snapshot.reloadedItemIdentifiers.isEmpty)
    #expect(snapshot.reconfiguredItemIdentifiers.isEmpty)
    #expect(snapshot.reloadedSectionIdentifiers.isEmpty)
    snapshot.deleteAllItems()
    #expect(snapshot.numberOfSections == 0)
  }

  @Test("a moved item keeps its mark")
  func marksOfMovedItems() {
    var snapshot = snapshot(["a": [1, 2]])
    snapshot.reconfigureItems([1])
    snapshot.moveItem(1, afterItem: 2)
    #expect(snapshot.reconfiguredItemIdentifiers == [1])
  }

  @Test("sections are inserted, and moved with their items")
  func sections() {
    var snapshot = snapshot(["a": [1], "b": [2]])
    snapshot.insertSections(["c"], beforeSection: "a")
    snapshot.insertSections(["d"], afterSection: "a")
    #expect(snapshot.sectionIdentifiers == ["c", "a", "d", "b"])
    snapshot.moveSection("b", beforeSection: "c")
    snapshot.moveSection("a", afterSection: "d")
    snapshot.moveSection("a", afterSection: "a")
    #expect(snapshot.sectionIdentifiers == ["b", "c", "d", "a"])
    #expect(snapshot.itemIdentifiers == [2, 1])
  }

  @Test("existing sections keep their position")
  func presentSections() {
    var snapshot = snapshot(["a": [1], "b": [2], "c": []])
    snapshot.insertSections(["a", "d"], afterSection: "c")
    snapshot.appendSections(["b"])
    #expect(snapshot.sectionIdentifiers == ["a", "b", "c", "d"])
    #expect(snapshot.itemIdentifiers == [1, 2])
  }

  @Test("a copy does not change with its original")
  func copies() {
    var original = snapshot(["a": [1]])
    let copy = original
    original.appendItems([2])
    #expect(copy.itemIdentifiers == [1])
  }

  @Test("items cannot be appended without a section")
  func noSections() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendItems([1])
    }
    #expect(message(result).contains("appendItems(_:toSection:): the snapshot has no sections."))
  }

  @Test("an unknown section ends the process with its name")
  func unknownSection() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendSections(["a"])
      snapshot.appendItems([1], toSection: "z")
    }
    #expect(
      message(result).contains(
        "appendItems(_:toSection:): the snapshot does not contain the section z."))
  }

  @Test("an identifier that occurs twice ends the process with its name")
  func duplicate() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.appendSections(["a"])
      snapshot.appendItems([7, 7])
    }
    #expect(message(result).contains("appendItems(_:toSection:): the identifier 7 occurs twice."))
  }

  @Test("reloading an unknown item ends the process with its name")
  func unknownItem() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
      snapshot.reloadItems([3])
    }
    #expect(
      message(result).contains("reloadItems(_:): the snapshot does not contain the item 3."))
  }
}

/// Returns the standard error output of a process that has ended.
func message(_ result: ExitTest.Result?) -> String {
  String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
}
