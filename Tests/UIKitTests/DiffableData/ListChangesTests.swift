import Foundation
import Testing
import UIKit

@testable import CelloLists

struct ListChangesTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }

  private func changes(
    _ old: Snapshot, _ new: Snapshot
  ) -> ListChanges {
    ListChanges(from: old, to: new) { item in
      old.sectionIdentifier(containingItem: item).flatMap { section in
        guard let index = old.indexOfSection(section),
          let offset = old.itemIdentifiers(inSection: section).firstIndex(of: item)
        else { return nil }
        return IndexPath(item: offset, section: index)
      }
    }
  }

  private func path(_ section: Int, _ item: Int) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  @Test("equal snapshots have no changes")
  func equal() {
    let old = snapshot([("a", [1, 2]), ("b", [])])
    #expect(changes(old, old) == ListChanges())
  }

  @Test("a section is inserted and deleted with its items")
  func sections() {
    let updates = changes(snapshot([("a", [1, 2])]), snapshot([("b", [3])])).updates
    #expect(updates.deletedSections == [0])
    #expect(updates.insertedSections == [0])
    #expect(updates.insertedItems.isEmpty && updates.deletedItems.isEmpty)
  }

  @Test("an item moves within its section, to another section, and to a new section")
  func moves() {
    let old = snapshot([("a", [1, 2, 3]), ("b", [4])])
    let updates = changes(old, snapshot([("new", [2]), ("a", [3]), ("b", [1, 4])])).updates
    #expect(updates.insertedSections == [0])
    #expect(updates.movedItems == [path(0, 1): path(0, 0), path(0, 0): path(2, 0)])
    #expect(updates.insertedItems.isEmpty && updates.deletedItems.isEmpty)
    let within = changes(old, snapshot([("a", [3, 1, 2]), ("b", [4])])).updates
    #expect(within.movedItems == [path(0, 2): path(0, 0)])
  }

  @Test("a remaining item of a deleted section is inserted in its new section")
  func rescued() {
    let updates = changes(snapshot([("a", [1]), ("b", [2])]), snapshot([("b", [2, 1])])).updates
    #expect(updates.deletedSections == [0])
    #expect(updates.insertedItems == [path(0, 1)])
    #expect(updates.movedItems.isEmpty)
  }

  @Test("reloads and reconfigurations use the index paths before the change")
  func marks() {
    var new = snapshot([("a", [9, 1, 2]), ("b", [3])])
    new.reloadItems([1, 9])
    new.reconfigureItems([2, 3])
    new.reloadSections(["b"])
    let changes = changes(snapshot([("a", [1, 2]), ("b", [3, 4])]), new)
    #expect(changes.updates.insertedItems == [path(0, 0)])
    #expect(changes.updates.reloadedItems == [path(0, 0)])
    #expect(changes.updates.reloadedSections == [1])
    #expect(changes.updates.deletedItems.isEmpty)
    #expect(changes.reconfiguredItems == [path(0, 1)])
  }

  @Test(
    "the changes of random snapshots convert one to the other, and keep as many items as possible")
  func random() throws {
    for seed in 0..<300 {
      var state = UInt64(seed) &* 2_862_933_555_777_941_757 &+ 3_037_000_493
      func random(_ count: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % max(count, 1)
      }
      func randomSnapshot() -> Snapshot {
        var sections = ["a", "b", "c", "d"]
        var result: [(String, [Int])] = []
        for _ in 0..<(1 + random(3)) {
          result.append((sections.remove(at: random(sections.count)), []))
        }
        for item in 0..<12 where random(3) > 0 {
          let section = random(result.count)
          result[section].1.insert(item, at: random(result[section].1.count + 1))
        }
        return snapshot(result)
      }
      let old = randomSnapshot()
      let new = randomSnapshot()
      let updates = changes(old, new).updates
      func counts(_ snapshot: Snapshot) -> [Int] {
        snapshot.sectionIdentifiers.map(snapshot.numberOfItems(inSection:))
      }
      let indexPaths = try updates.indexPaths(from: counts(old), to: counts(new))
      var kept: Set<IndexPath> = []
      for (section, items) in indexPaths.all(counts(old)).enumerated() {
        let former = old.itemIdentifiers(inSection: old.sectionIdentifiers[section])
        for (offset, place) in items.enumerated() {
          guard let place else { continue }
          kept.insert(place)
          let name = new.sectionIdentifiers[place.section]
          #expect(new.itemIdentifiers(inSection: name)[place.item] == former[offset])
        }
      }
      // Only items in new or deleted sections may lose their cells.
      for item in new.itemIdentifiers {
        guard let former = old.sectionIdentifier(containingItem: item),
          new.indexOfSection(former) != nil,
          let section = new.sectionIdentifier(containingItem: item),
          let index = new.indexOfSection(section),
          let offset = new.itemIdentifiers(inSection: section).firstIndex(of: item)
        else { continue }
        #expect(kept.contains(path(index, offset)), "\(item) of \(old) and \(new)")
      }
    }
  }
}
