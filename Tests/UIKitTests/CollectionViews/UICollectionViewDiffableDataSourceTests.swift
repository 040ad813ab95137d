import Dispatch
import Foundation
import Testing
import UIKit

@testable import CelloLists

/// A list of strings whose cells are 20 points high, with a diffable data source.
@MainActor private final class DiffableList {
  typealias Source = UICollectionViewDiffableDataSource<String, String>

  final class Cell: UICollectionViewListCell {
    var text = ""
    var configurationCount = 0
  }

  let view: UICollectionView
  let source: Source

  init(header: Bool = false, accessories: @escaping (String) -> [UICellAccessory] = { _ in [] }) {
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 400),
      collectionViewLayout: rows(.absolute(20), header: header ? .absolute(10) : nil))
    let registration = UICollectionView.CellRegistration<Cell, String> { cell, _, text in
      cell.text = text
      cell.configurationCount += 1
      cell.accessories = accessories(text)
    }
    source = Source(collectionView: view) { view, path, text in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: text)
    }
  }

  /// The visible rows, with `+` for each level of their indentation.
  var text: String {
    view.layoutIfNeeded()
    return view.visibleCells.compactMap { $0 as? Cell }
      .map { String(repeating: "+", count: $0.indentationLevel) + $0.text }
      .joined(separator: " ")
  }

  func cell(_ text: String) -> Cell? {
    source.indexPath(for: text).flatMap { view.cellForItem(at: $0) } as? Cell
  }

  func tap(_ text: String, atX x: CGFloat) throws {
    view.layoutIfNeeded()
    let frame = try #require(cell(text)).frame
    let touch = TouchSequence(in: view)
    touch.begin(at: CGPoint(x: x, y: frame.midY))
    touch.end()
    view.layoutIfNeeded()
  }
}

private func snapshot(
  _ sections: [(String, [String])]
) -> NSDiffableDataSourceSnapshot<String, String> {
  var snapshot = NSDiffableDataSourceSnapshot<String, String>()
  for (section, items) in sections {
    snapshot.appendSections([section])
    snapshot.appendItems(items, toSection: section)
  }
  return snapshot
}

/// An outline of fruit, with two kinds of apples, and nuts.
private var outline: NSDiffableDataSourceSectionSnapshot<String> {
  var snapshot = NSDiffableDataSourceSectionSnapshot<String>()
  snapshot.append(["fruit", "nuts"])
  snapshot.append(["apple", "pear"], to: "fruit")
  snapshot.append(["cox", "fuji"], to: "apple")
  return snapshot
}

@MainActor struct UICollectionViewDiffableDataSourceTests {
  // MARK: Snapshots

  @Test("an applied snapshot is shown, and the next snapshot keeps the cells of remaining items")
  func apply() throws {
    let list = DiffableList()
    var isCompleted = false
    list.source.apply(snapshot([("one", ["a", "b", "c"])])) { isCompleted = true }
    #expect(isCompleted)
    #expect(list.text == "a b c")
    let cell = try #require(list.cell("c"))
    list.source.apply(
      snapshot([("zero", ["x"]), ("one", ["c", "b"])]), animatingDifferences: false)
    #expect(list.text == "x c b")
    #expect(list.cell("c") === cell)
    #expect(cell.configurationCount == 1)
    #expect(list.view.indexPath(for: cell) == IndexPath(item: 0, section: 1))
  }

  @Test("identifiers and index paths are mapped to each other")
  func identifiers() {
    let list = DiffableList()
    list.source.apply(snapshot([("one", ["a"]), ("two", ["b", "c"])]))
    let path = IndexPath(item: 1, section: 1)
    #expect(list.source.itemIdentifier(for: path) == "c")
    #expect(list.source.indexPath(for: "c") == path)
    #expect(list.source.indexPath(for: "z") == nil)
    #expect(list.source.itemIdentifier(for: IndexPath(item: 2, section: 1)) == nil)
    #expect(list.source.sectionIdentifier(for: 1) == "two")
    #expect(list.source.sectionIdentifier(for: 2) == nil)
    #expect(list.source.index(for: "two") == 1)
    #expect(list.source.index(for: "three") == nil)
    #expect(list.source.snapshot().itemIdentifiers == ["a", "b", "c"])
  }

  @Test("a reloaded item has another cell, a reconfigured one the same")
  func reload() throws {
    let list = DiffableList()
    list.source.apply(snapshot([("one", ["a", "b"])]))
    list.view.layoutIfNeeded()
    let first = try #require(list.cell("a"))
    let second = try #require(list.cell("b"))
    var next = list.source.snapshot()
    next.reconfigureItems(["a"])
    next.reloadItems(["b"])
    list.source.apply(next)
    #expect(list.cell("a") === first)
    #expect(first.configurationCount == 2)
    #expect(list.cell("b") !== second || second.configurationCount > 1)
    #expect(list.source.snapshot().reloadedItemIdentifiers.isEmpty)
    list.source.apply(list.source.snapshot())
    #expect(first.configurationCount == 2)
  }

  @Test("a snapshot applied by reloading replaces all cells, and ends the selection")
  func reloadData() throws {
    let list = DiffableList()
    list.source.apply(snapshot([("one", ["a", "b"])]))
    list.view.selectItem(
      at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    var isCompleted = false
    list.source.applySnapshotUsingReloadData(snapshot([("one", ["b", "a"])])) {
      isCompleted = true
    }
    #expect(isCompleted)
    #expect(list.text == "b a")
    #expect(list.view.indexPathsForSelectedItems == [])
  }

  @Test("the selection and the offset follow the items")
  func selection() {
    let list = DiffableList()
    list.source.apply(snapshot([("one", ["a", "b"])]))
    list.view.selectItem(
      at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
    list.source.apply(snapshot([("one", ["b", "new", "a"])]))
    #expect(list.view.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
    list.view.layoutIfNeeded()
    #expect(list.cell("b")?.isSelected == true)
  }

  @Test("snapshots are applied from other queues in their order, and awaited")
  func queues() async {
    let list = DiffableList()
    let source = list.source
    await withCheckedContinuation { continuation in
      DispatchQueue(label: "background").async {
        source.apply(snapshot([("one", ["a"])]))
        source.apply(snapshot([("one", ["a", "b"])])) {
          #expect(MainQueue.isCurrent)
          continuation.resume()
        }
      }
    }
    #expect(list.text == "a b")
    await source.apply(snapshot([("one", ["c"])]), animatingDifferences: false)
    #expect(list.text == "c")
    await source.applySnapshotUsingReloadData(snapshot([("one", ["d"])]))
    #expect(list.text == "d")
    await source.apply(outline, to: "two")
    #expect(list.text == "d fruit nuts")
  }

  @Test("in a window, the next layout shows a snapshot, and its completion follows")
  func order() async {
    let list = DiffableList()
    var log: [String] = []
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, String> {
      _, _, text in log.append("cell \(text)")
    }
    let source = UICollectionViewDiffableDataSource<String, String>(collectionView: list.view) {
      view, path, text in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: text)
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    window.addSubview(list.view)
    window.layoutIfNeeded()
    source.apply(snapshot([("one", ["a"])])) { log.append("first") }
    #expect(log == [] && list.view.numberOfItems(inSection: 0) == 1)
    #expect(list.view.cellForItem(at: [0, 0]) == nil && source.itemIdentifier(for: [0, 0]) == "a")
    source.apply(snapshot([("one", ["a", "b"])])) { log.append("second") }
    window.layoutIfNeeded()
    #expect(log == ["cell a", "cell b", "first", "second"])
    #expect(list.view.cellForItem(at: [0, 1]) != nil)

    // If the app does not lay out the view, the layout pass runs when the main queue is idle.
    log = []
    await withCheckedContinuation { continuation in
      source.apply(snapshot([("one", ["b", "c"])])) {
        log.append("third")
        continuation.resume()
      }
      #expect(log == [])
    }
    #expect(log == ["cell c", "third"])
    log = []
    await source.apply(snapshot([("one", ["d"])]))
    #expect(log == ["cell d"])
    source.applySnapshotUsingReloadData(snapshot([("one", ["e"])])) { log.append("fourth") }
    #expect(log == ["cell d"])
    window.layoutIfNeeded()
    #expect(log == ["cell d", "cell e", "fourth"])
    // A completion may apply the next snapshot.
    log = []
    source.apply(snapshot([("one", ["f"])])) {
      source.apply(snapshot([("one", ["g"])])) { log.append("fifth") }
    }
    window.layoutIfNeeded()
    window.layoutIfNeeded()
    #expect(log == ["cell f", "cell g", "fifth"])
  }

  @Test("applying snapshots on several queues logs a warning")
  func mixedQueues() async {
    let list = DiffableList()
    let source = list.source
    source.apply(snapshot([("one", ["a"])])) {}
    await withCheckedContinuation { continuation in
      DispatchQueue(label: "background").async {
        source.apply(snapshot([("one", ["b"])])) { continuation.resume() }
      }
    }
    #expect(list.text == "b")
    #expect(ResourceWarnings.sentences.contains { $0.contains("both on the main queue") })
  }

  @Test("headers come from the provider")
  func supplementary() {
    let list = DiffableList(header: true)
    let header = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      elementKind: "header"
    ) { view, _, path in view.tag = path.section + 7 }
    list.source.supplementaryViewProvider = { view, _, path in
      view.dequeueConfiguredReusableSupplementary(using: header, for: path)
    }
    list.source.apply(snapshot([("one", ["a"]), ("two", [])]))
    list.view.layoutIfNeeded()
    #expect(list.view.visibleSupplementaryViews(ofKind: "header").map(\.tag) == [7, 8])
  }

  @Test("a collection view with another data source is not changed")
  func otherSource() {
    let list = DiffableList()
    let other = StringSource([["x"]])
    list.view.dataSource = other
    list.source.apply(snapshot([("one", ["a", "b"])]))
    #expect(list.view.numberOfItems(inSection: 0) == 1)
    #expect(list.source.snapshot().numberOfItems == 2)
  }

  // MARK: Outlines

  @Test("an outline shows its visible items, indented by their levels")
  func outlines() {
    let list = DiffableList()
    var section = outline
    section.expand(["fruit"])
    list.source.apply(section, to: "food")
    #expect(list.text == "fruit +apple +pear nuts")
    #expect(list.source.snapshot().sectionIdentifiers == ["food"])
    #expect(list.source.snapshot().numberOfItems == 4)
    #expect(list.source.snapshot(for: "food").items.count == 6)
    #expect(list.cell("fruit")?.configurationState.isExpanded == true)
    #expect(list.cell("apple")?.configurationState.isExpanded == false)
    section.expand(["apple"])
    section.collapse(["fruit"])
    list.source.apply(section, to: "food")
    #expect(list.text == "fruit nuts")
    #expect(list.cell("fruit")?.configurationState.isExpanded == false)
  }

  @Test("a tap on an outline disclosure toggles the item and calls the handlers")
  func disclosure() throws {
    let list = DiffableList { $0 == "nuts" ? [] : [.outlineDisclosure()] }
    var log: [String] = []
    list.source.sectionSnapshotHandlers.shouldExpandItem = { $0 != "apple" }
    list.source.sectionSnapshotHandlers.willExpandItem = { log.append("expand \($0)") }
    list.source.sectionSnapshotHandlers.willCollapseItem = { log.append("collapse \($0)") }
    list.source.apply(outline, to: "food")
    try list.tap("fruit", atX: 26)
    #expect(list.text == "fruit +apple +pear nuts")
    #expect(list.cell("fruit")?.configurationState.isExpanded == true)
    #expect(list.view.indexPathsForSelectedItems == [])
    try list.tap("apple", atX: 36)
    #expect(list.text == "fruit +apple +pear nuts")
    try list.tap("fruit", atX: 26)
    #expect(list.text == "fruit nuts")
    #expect(log == ["expand fruit", "collapse fruit"])
    list.source.sectionSnapshotHandlers.shouldCollapseItem = { _ in false }
    try list.tap("fruit", atX: 26)
    try list.tap("fruit", atX: 26)
    #expect(list.text == "fruit +apple +pear nuts")
    try list.tap("fruit", atX: 120)
    #expect(list.view.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
  }

  @Test("a tap on a cell with a header disclosure toggles it without selecting it")
  func headerDisclosure() throws {
    let list = DiffableList { text in
      text == "fruit" ? [.outlineDisclosure(options: .init(style: .header))] : []
    }
    list.source.apply(outline, to: "food")
    try list.tap("fruit", atX: 60)
    #expect(list.text == "fruit +apple +pear nuts")
    #expect(list.view.indexPathsForSelectedItems == [])
  }

  @Test("an action of an outline disclosure replaces the toggling")
  func disclosureAction() throws {
    var count = 0
    let list = DiffableList { _ in [.outlineDisclosure { count += 1 }] }
    list.source.apply(outline, to: "food")
    try list.tap("fruit", atX: 26)
    #expect(count == 1)
    #expect(list.text == "fruit nuts")
  }

  @Test("children are provided when their parent is expanded")
  func lazyChildren() throws {
    let list = DiffableList { _ in [.outlineDisclosure()] }
    var counts: [Int] = []
    list.source.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, current in
      counts.append(current.items.count)
      var children = current
      children.append(["\(parent) \(counts.count)"])
      return children
    }
    list.source.apply(outline, to: "food")
    try list.tap("nuts", atX: 26)
    #expect(list.text == "fruit nuts +nuts 1")
    try list.tap("nuts", atX: 26)
    try list.tap("nuts", atX: 26)
    #expect(list.text == "fruit nuts +nuts 1 +nuts 2")
    #expect(counts == [0, 1])
  }

  @Test("a cell that leaves an outline is no longer indented")
  func leavingOutline() {
    let list = DiffableList()
    var section = outline
    section.expand(["fruit"])
    list.source.apply(section, to: "food")
    #expect(list.text == "fruit +apple +pear nuts")
    list.source.apply(snapshot([("food", ["apple", "fruit"])]))
    #expect(list.text == "apple fruit")
  }

  // MARK: Errors

  @Test("a provider without a cell, a late registration and nested snapshots end the process")
  func errors() async {
    let missing = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let view = UICollectionView(
          frame: CGRect(x: 0, y: 0, width: 200, height: 100),
          collectionViewLayout: rows(.absolute(20)))
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
          _, _, _ in nil
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["blue"])
        source.apply(snapshot)
        view.layoutIfNeeded()
      }
    }
    #expect(message(missing).contains("returned nil for the item blue. Return a cell for each"))
    let late = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let view = UICollectionView(
          frame: CGRect(x: 0, y: 0, width: 200, height: 100),
          collectionViewLayout: rows(.absolute(20)))
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
          view, path, item in
          let registration = UICollectionView.CellRegistration<UICollectionViewCell, String> {
            _, _, _ in
          }
          return view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["blue"])
        source.apply(snapshot)
        view.layoutIfNeeded()
      }
    }
    #expect(
      message(late).contains(
        "dequeueConfiguredReusableCell(using:for:item:): the registration was created while"))
    let nested = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let list = DiffableList()
        var isFirst = true
        list.source.supplementaryViewProvider = { _, _, _ in nil }
        let inner = UICollectionViewDiffableDataSource<String, String>(
          collectionView: list.view
        ) { view, path, text in
          if isFirst {
            isFirst = false
            (view.dataSource as? UICollectionViewDiffableDataSource<String, String>)?
              .apply(snapshot([]))
          }
          return nil
        }
        inner.apply(snapshot([("one", ["a"])]))
        list.view.layoutIfNeeded()
      }
    }
    #expect(
      message(nested).contains(
        "completion:) was called while another snapshot is being applied"))
  }

  @Test("a completion can scroll to the end of a list whose rows are measured")
  func scrollingCompletion() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 100),
      collectionViewLayout: rows(.estimated(10)))
    let registration = UICollectionView.CellRegistration<StringSource.Cell, Int> { cell, _, _ in
      cell.height = 30
    }
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) {
      view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    window.addSubview(view)
    window.layoutIfNeeded()
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["one"])
    snapshot.appendItems(Array(0..<40))
    var bottom: CGFloat?
    source.apply(snapshot) {
      view.scrollToItem(at: [0, 39], at: .bottom, animated: false)
      bottom = view.cellForItem(at: [0, 39])?.frame.maxY
    }
    window.layoutIfNeeded()
    #expect(bottom != nil && bottom == view.bounds.maxY)
    #expect(view.cellForItem(at: [0, 39])?.frame.maxY == view.bounds.maxY)
  }
}
