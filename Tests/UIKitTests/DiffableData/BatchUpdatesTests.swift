import Foundation
import Testing
import UIKit

@testable import CelloLists

extension UpdatedIndexPaths {
  /// Returns the new index paths of all items of each section.
  func all(_ counts: [Int]) -> [[IndexPath?]] {
    counts.enumerated().map { section, count in
      (0..<count).map { updated(IndexPath(item: $0, section: section)) }
    }
  }
}

struct BatchUpdatesTests {
  private func path(_ section: Int, _ item: Int) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  private func text(_ updates: BatchUpdates, from before: [Int], to after: [Int]) throws -> String {
    try updates.indexPaths(from: before, to: after).all(before).map { items in
      items.map { $0.map { "\($0.section).\($0.item)" } ?? "-" }.joined(separator: " ")
    }.joined(separator: " | ")
  }

  @Test("remaining items fill the positions between deletions and insertions")
  func items() throws {
    var updates = BatchUpdates()
    updates.deletedItems = [path(0, 1)]
    updates.insertedItems = [path(0, 0), path(0, 3)]
    #expect(try text(updates, from: [4], to: [5]) == "0.1 - 0.2 0.4")
  }

  @Test("a move has its index paths before and after the update")
  func moves() throws {
    var updates = BatchUpdates()
    updates.movedItems = [path(0, 0): path(0, 2), path(1, 0): path(0, 0)]
    #expect(try text(updates, from: [3, 2], to: [4, 1]) == "0.2 0.1 0.3 | 0.0 1.0")
  }

  @Test("sections are deleted, inserted and moved with their items")
  func sections() throws {
    var updates = BatchUpdates()
    updates.deletedSections = [0]
    updates.movedSections = [3: 0]
    updates.insertedSections = [1]
    updates.deletedItems = [path(2, 0)]
    #expect(
      try text(updates, from: [1, 1, 2, 1], to: [1, 9, 1, 1]) == "- | 2.0 | - 3.0 | 0.0")
  }

  @Test("a reloaded section may have any number of items")
  func reloadedSection() throws {
    var updates = BatchUpdates()
    updates.reloadedSections = [0]
    #expect(try text(updates, from: [2, 1], to: [7, 1]) == "- - | 1.0")
  }

  @Test("a reloaded item keeps its position")
  func reloadedItem() throws {
    var updates = BatchUpdates()
    updates.reloadedItems = [path(0, 0)]
    updates.insertedItems = [path(0, 0)]
    #expect(try text(updates, from: [1], to: [2]) == "0.1")
  }

  @Test("numbers that do not match the updates are reported")
  func inconsistent() {
    var updates = BatchUpdates()
    updates.insertedItems = [path(0, 0)]
    updates.deletedItems = [path(0, 1), path(0, 2)]
    #expect(
      throws: InvalidBatchUpdates.items(
        section: 0, before: 4, after: 4, inserted: 1, deleted: 2, movedIn: 0, movedOut: 0)
    ) { try updates.indexPaths(from: [4], to: [4]) }
    #expect(
      throws: InvalidBatchUpdates.sections(before: 1, after: 3, inserted: 0, deleted: 0)
    ) { try BatchUpdates().indexPaths(from: [1], to: [1, 1, 1]) }
    let sentence = InvalidBatchUpdates.items(
      section: 0, before: 4, after: 4, inserted: 1, deleted: 2, movedIn: 0, movedOut: 0
    ).description
    #expect(
      sentence == """
        Invalid update: the data source reports 4 items in section 0 after the update, but there \
        were 4 before, and 1 were inserted, 2 deleted, 0 moved in, 0 moved out.
        """)
  }

  @Test("index paths that do not exist are reported")
  func outOfRange() {
    func error(
      from before: [Int], to after: [Int], _ change: (inout BatchUpdates) -> Void
    ) -> InvalidBatchUpdates? {
      var updates = BatchUpdates()
      change(&updates)
      do throws(InvalidBatchUpdates) {
        _ = try updates.indexPaths(from: before, to: after)
        return nil
      } catch { return error }
    }
    #expect(
      error(from: [2], to: [1]) { $0.deletedItems = [path(0, 2)] }
        == .item(path(0, 2), action: "delete", count: 2))
    #expect(
      error(from: [2], to: [3]) { $0.insertedItems = [path(0, 3)] }
        == .item(path(0, 3), action: "insert", count: 3))
    #expect(
      error(from: [2], to: [2]) { $0.reloadedItems = [path(4, 0)] }
        == .section(4, action: "reload", count: 1))
    #expect(
      error(from: [2, 1], to: [1]) {
        $0.deletedSections = [0]
        $0.deletedItems = [path(0, 0)]
      } == .itemInDeletedSection(path(0, 0)))
    #expect(
      error(from: [2], to: [1]) {
        $0.movedItems = [path(0, 0): path(0, 0)]
        $0.deletedItems = [path(0, 0)]
      } == .deletedAndMoved(path(0, 0)))
    #expect(
      error(from: [1], to: [0]) { $0.deletedItems = [path(0, -1)] }
        == .item(path(0, -1), action: "delete", count: 1))
  }

  @Test("every combination of single changes is a bijection on the remaining items")
  func bijection() throws {
    for seed in 0..<200 {
      var state = UInt64(seed) &* 2_862_933_555_777_941_757 &+ 3_037_000_493
      func random(_ count: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % max(count, 1)
      }
      let before = [3 + random(4), 2 + random(3)]
      var updates = BatchUpdates()
      updates.deletedItems = [path(0, random(before[0])), path(1, random(before[1]))]
      let source = path(0, random(before[0]))
      var after = [before[0] - 1, before[1] - 1]
      if !updates.deletedItems.contains(source) {
        after[0] -= 1
        after[1] += 1
        updates.movedItems = [source: path(1, random(after[1]))]
      }
      after[0] += 1
      updates.insertedItems = [path(0, random(after[0]))]
      let indexPaths = try updates.indexPaths(from: before, to: after)
      let stayed = indexPaths.all(before).joined().compactMap(\.self)
      #expect(Set(stayed).count == stayed.count)
      #expect(Set(stayed).isDisjoint(with: updates.insertedItems))
      #expect(stayed.count + 1 == after[0] + after[1])
    }
  }
}
