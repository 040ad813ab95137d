import Testing
import UIKit

/// Section snapshots of a diffable data source.
struct NSDiffableDataSourceSectionSnapshotTests {
  typealias Snapshot = NSDiffableDataSourceSectionSnapshot<String>

  /// An outline of fruit, with two kinds of apples, and nuts.
  private var outline: Snapshot {
    var snapshot = Snapshot()
    snapshot.append(["fruit", "nuts"])
    snapshot.append(["apple", "pear"], to: "fruit")
    snapshot.append(["cox", "fuji"], to: "apple")
    return snapshot
  }

  @Test("a new snapshot is empty")
  func empty() {
    let snapshot = Snapshot()
    #expect(snapshot.items.isEmpty)
    #expect(snapshot.visualDescription() == "<NSDiffableDataSourceSectionSnapshot:\n>")
    #expect(!snapshot.contains("a"))
    #expect(!snapshot.isExpanded("a"))
    #expect(!snapshot.isVisible("a"))
    #expect(snapshot.index(of: "a") == nil)
  }

  @Test("children follow their parent")
  func order() {
    #expect(outline.items == ["fruit", "apple", "cox", "fuji", "pear", "nuts"])
    #expect(outline.rootItems == ["fruit", "nuts"])
    #expect(outline.index(of: "fuji") == 3)
    #expect(outline.level(of: "fuji") == 2)
    #expect(outline.parent(of: "fuji") == "apple")
    #expect(outline.parent(of: "nuts") == nil)
    #expect(Snapshot(outline).items == outline.items)
  }

  @Test("an item is visible while all its ancestors are expanded")
  func expansion() {
    var snapshot = outline
    #expect(snapshot.visibleItems == ["fruit", "nuts"])
    snapshot.expand(["apple"])
    #expect(snapshot.visibleItems == ["fruit", "nuts"])
    #expect(!snapshot.isVisible("cox"))
    snapshot.expand(["fruit"])
    #expect(snapshot.visibleItems == ["fruit", "apple", "cox", "fuji", "pear", "nuts"])
    #expect(snapshot.isVisible("cox"))
    #expect(snapshot.expandedItems == ["fruit", "apple"])
    snapshot.collapse(["apple"])
    #expect(snapshot.visibleItems == ["fruit", "apple", "pear", "nuts"])
    #expect(!snapshot.isExpanded("apple"))
  }

  @Test("items and outlines are inserted before and after others")
  func inserting() {
    var snapshot = outline
    snapshot.insert(["plum"], before: "pear")
    snapshot.insert(["seeds"], after: "nuts")
    var berries = Snapshot()
    berries.append(["berries"])
    berries.append(["currant"], to: "berries")
    berries.expand(["berries"])
    snapshot.insert(berries, after: "apple")
    #expect(
      snapshot.visualDescription() == """
        <NSDiffableDataSourceSectionSnapshot:
        -*fruit
          - apple
            - cox
            - fuji
          + berries
            - currant
          - plum
          - pear
        -*nuts
        -*seeds
        >
        """)
    #expect(snapshot.parent(of: "berries") == "fruit")
    var roots = Snapshot()
    roots.append(["first"])
    snapshot.insert(roots, before: "fruit")
    #expect(snapshot.rootItems == ["first", "fruit", "nuts", "seeds"])
  }

  /// Recorded from Apple's UIKit. Source: docs/measurements/descriptions.md#section-snapshots.
  @Test("an empty array changes nothing, and unknown items are not expanded")
  func nothing() {
    var snapshot = outline
    snapshot.append([], to: "unknown")
    snapshot.insert([], before: "unknown")
    snapshot.insert([], after: "unknown")
    snapshot.insert(Snapshot(), before: "unknown")
    snapshot.insert(Snapshot(), after: "unknown")
    snapshot.expand(["unknown", "fruit"])
    snapshot.collapse(["unknown"])
    #expect(snapshot.items == outline.items)
    #expect(snapshot.expandedItems == ["fruit"])
    // An item without children can be expanded, and deleting an item collapses it.
    snapshot.expand(["nuts"])
    snapshot.delete(["nuts", "nuts"])
    snapshot.append(["nuts"])
    #expect(snapshot.expandedItems == ["fruit"])
  }

  @Test("an item is deleted with its descendants; unknown items are ignored")
  func deleting() {
    var snapshot = outline
    snapshot.delete(["apple", "cox", "nuts", "nothing"])
    #expect(snapshot.items == ["fruit", "pear"])
    #expect(!snapshot.contains("fuji"))
    snapshot.deleteAll()
    #expect(snapshot.items.isEmpty)
    #expect(!snapshot.contains("pear"))
  }

  @Test("a part of an outline is an outline")
  func parts() {
    var snapshot = outline
    snapshot.expand(["apple"])
    let children = snapshot.snapshot(of: "fruit")
    #expect(children.rootItems == ["apple", "pear"])
    #expect(children.parent(of: "apple") == nil)
    #expect(children.visibleItems == ["apple", "cox", "fuji", "pear"])
    #expect(children.level(of: "cox") == 1)
    let whole = snapshot.snapshot(of: "apple", includingParent: true)
    #expect(whole.items == ["apple", "cox", "fuji"])
    #expect(whole.rootItems == ["apple"])
    #expect(snapshot.snapshot(of: "nuts").items.isEmpty)
  }

  @Test("the children of an item are replaced, also by items of the same names")
  func replacing() {
    var snapshot = outline
    snapshot.expand(["fruit"])
    var children = Snapshot()
    children.append(["apple"])
    children.append(["boskoop"], to: "apple")
    snapshot.replace(childrenOf: "fruit", using: children)
    #expect(snapshot.items == ["fruit", "apple", "boskoop", "nuts"])
    #expect(snapshot.visibleItems == ["fruit", "apple", "nuts"])
    snapshot.replace(childrenOf: "fruit", using: Snapshot())
    #expect(snapshot.items == ["fruit", "nuts"])
  }

  @Test("an outline may be deeper than the stack")
  func deep() {
    var snapshot = NSDiffableDataSourceSectionSnapshot<Int>()
    snapshot.append([0])
    for item in 1..<20_000 { snapshot.append([item], to: item - 1) }
    snapshot.expand(snapshot.items)
    #expect(snapshot.visibleItems.count == 20_000)
    #expect(snapshot.level(of: 19_999) == 19_999)
    snapshot.delete([1])
    #expect(snapshot.items == [0])
  }

  @Test("an item that is there already ends the process with its name")
  func duplicate() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
      snapshot.append(["a"])
      snapshot.append(["a"])
    }
    #expect(
      message(result).contains("append(_:to:): the section snapshot already contains the item a."))
  }

  @Test("an unknown parent ends the process with its name")
  func unknownParent() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
      snapshot.append(["a"], to: "z")
    }
    #expect(
      message(result).contains("append(_:to:): the section snapshot does not contain the item z."))
  }
}
