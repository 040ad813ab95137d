import CelloRaster
import Foundation
import Testing
@_spi(Cello) import UIKit

@testable import CelloLists
@testable import CelloViews

/// Animated updates of tables and collection views.
@MainActor struct ListMotionTests {
  private let timeline = AnimationTimeline()

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  /// The shown vertical position of a view's top edge.
  private func top(_ view: UIView) -> CGFloat { rounded(shown(view).frame.minY) }
  private func shown(_ view: UIView) -> CALayer { view.layer.presentation() ?? view.layer }
  private func rounded(_ value: CGFloat) -> CGFloat { (value * 1e9).rounded() / 1e9 }
  private func opacity(_ view: UIView) -> Float {
    (view.layer.presentation() ?? view.layer).opacity
  }

  private func source(_ count: Int, height: CGFloat = 40) -> TableSource {
    let source = TableSource([(0..<count).map { "\($0)" }])
    for row in source.sections[0] { source.heights[row] = height }
    return source
  }

  private func delete(_ row: Int, of source: TableSource, _ table: UITableView) {
    source.sections[0].remove(at: row)
    table.deleteRows(at: [path(row)], with: .fade)
  }

  // MARK: Tables

  @Test("rows below a deleted row move up, and the row fades and is removed at the end")
  func deletion() throws {
    let source = source(4)
    let table = source.table()
    let cells = table.visibleCells
    let start = try DisplayListRecorder.record(table).render(scale: 1)
    timeline.perform { delete(1, of: source, table) }
    #expect(try DisplayListRecorder.record(table).render(scale: 1) == start)
    #expect(cells.map(top) == [0, 40, 80, 120])
    #expect(table.indexPath(for: cells[1]) == nil)
    timeline.advance(to: 0.15)
    #expect(cells.map(top) == [0, 40, 60, 100])
    #expect(opacity(cells[1]) == 0.5)
    timeline.advance(to: 0.3)
    #expect(cells[1].superview == nil)
    #expect(cells[1].alpha == 1)
    #expect(table.visibleCells.map(top) == [0, 40, 80])
    #expect(
      DisplayListRecorder.record(table) == DisplayListRecorder.record(otherTable(4, without: 1)))
  }

  /// A table without a row.
  private func otherTable(_ count: Int, without row: Int) -> UITableView {
    let source = source(count)
    source.sections[0].remove(at: row)
    return source.table()
  }

  @Test("an update at once leaves no animations")
  func withoutClock() {
    let source = source(4)
    let table = source.table()
    delete(1, of: source, table)
    #expect(table.visibleCells.count == 3)
    #expect(table.subviews.allSatisfy { $0.layer.animationKeys() == nil })
    timeline.perform { UIView.performWithoutAnimation { delete(1, of: source, table) } }
    #expect(table.visibleCells.count == 2)
    #expect(timeline.animationCount == 0)
  }

  @Test(
    "rows appear and disappear in the way that the update names",
    arguments: [
      (UITableView.RowAnimation.fade, 0.0, 0.0, 0.5), (.automatic, 0, 0, 0.5),
      (.left, -196.5, 0, 1),
      (.right, 196.5, 0, 1), (.top, 0, 20, 1), (.bottom, 0, -20, 1), (.none, 0, 0, 1),
      (.middle, 0, 10, 1),
    ])
  func rowAnimations(
    animation: UITableView.RowAnimation, x: Double, boundsY: Double, alpha: Float
  ) throws {
    let source = source(3)
    let table = source.table()
    let deleted = try #require(table.cellForRow(at: path(2)))
    timeline.perform {
      source.sections[0] = ["0", "new", "1"]
      source.heights["new"] = 40
      table.performBatchUpdates {
        table.insertRows(at: [path(1)], with: animation)
        table.deleteRows(at: [path(2)], with: animation)
      }
    }
    timeline.advance(to: 0.15)
    let cell = try #require(table.cellForRow(at: path(1)))
    let shown = try #require(cell.layer.presentation())
    #expect(abs(shown.frame.minX - x) < 1e-9)
    #expect(abs(shown.bounds.minY - boundsY) < 1e-9)
    #expect(shown.opacity == alpha)
    if animation == .none {
      #expect(deleted === cell)
      #expect(shown.frame.minY == 40)
    } else {
      let leaving = try #require(deleted.superview === table ? deleted : deleted.superview)
      let shown = try #require(leaving.layer.presentation())
      #expect(abs(shown.frame.minX - x) < 1e-9)
      #expect(abs(shown.bounds.minY - boundsY) < 1e-9)
      #expect(shown.opacity == alpha)
    }
    timeline.advance(to: 0.3)
    #expect(!cell.clipsToBounds)
    #expect(table.subviews.count { $0 is UITableViewCell } == 3)
    let end = DisplayListRecorder.record(table)
    table.reloadData()
    #expect(DisplayListRecorder.record(table) == end)
  }

  @Test("rows move from outside of the visible area and to the outside")
  func scrolledRows() throws {
    let source = source(10)
    let table = source.table(size: CGSize(width: 200, height: 120))
    timeline.perform {
      source.sections[0].removeFirst(2)
      table.deleteRows(at: [path(0), path(1)], with: .fade)
    }
    let third = try #require(table.cellForRow(at: path(2)))
    #expect(top(third) == 160)
    timeline.advance(to: 0.15)
    #expect(top(third) == 120)
    timeline.advance(to: 0.3)
    let last = try #require(table.cellForRow(at: path(2)))
    timeline.perform {
      source.sections[0].insert(contentsOf: ["a", "b"], at: 0)
      (source.heights["a"], source.heights["b"]) = (40, 40)
      table.insertRows(at: [path(0), path(1)], with: .fade)
    }
    #expect(last.superview === table)
    timeline.advance(to: 0.45)
    #expect(top(last) == 120)
    timeline.advance(to: 0.6)
    table.layoutIfNeeded()
    #expect(last.superview == nil)
    #expect(table.visibleCells.count == 3)
  }

  @Test("the content moves down if there are too few rows below")
  func offset() throws {
    let source = source(10)
    let table = source.table(size: CGSize(width: 200, height: 120))
    table.contentOffset.y = 280
    table.layoutIfNeeded()
    timeline.perform { delete(9, of: source, table) }
    timeline.advance(to: 0.15)
    #expect(table.contentOffset.y == 240)
    #expect(rounded(shown(table).bounds.minY) == 260)
  }

  @Test("completion handlers are called at the end, also those of snapshots and transactions")
  func completions() {
    let source = source(4)
    let table = source.table()
    var log: [String] = []
    timeline.perform {
      CATransaction.begin()
      CATransaction.setCompletionBlock { log.append("transaction") }
      source.sections[0].remove(at: 0)
      table.performBatchUpdates {
        table.performBatchUpdates({ table.deleteRows(at: [path(0)], with: .fade) }) {
          log.append("inner \($0)")
        }
      } completion: {
        log.append("batch \($0)")
      }
      CATransaction.commit()
    }
    timeline.advance(to: 0.29)
    #expect(log == [])
    timeline.advance(to: 0.3)
    #expect(log == ["inner true", "batch true", "transaction"])
  }

  @Test("an update that interrupts another continues from what is shown")
  func interruption() throws {
    let source = source(5)
    let table = source.table()
    let last = try #require(table.cellForRow(at: path(4)))
    timeline.perform { delete(0, of: source, table) }
    timeline.advance(to: 0.15)
    #expect(top(last) == 140)
    timeline.perform { delete(0, of: source, table) }
    #expect(top(last) == 140)
    #expect(table.subviews.count { $0 is UITableViewCell } == 5)
    timeline.advance(to: 0.3)
    #expect(top(last) == 100)
    #expect(table.subviews.count { $0 is UITableViewCell } == 4)
    timeline.advance(to: 0.45)
    #expect(top(last) == 80)
    #expect(table.subviews.count { $0 is UITableViewCell } == 3)
    #expect(timeline.animationCount == 0)
  }

  @Test("loading the data again ends the animation")
  func reloading() {
    let source = source(5)
    let table = source.table()
    var isFinished: Bool?
    timeline.perform {
      source.sections[0].remove(at: 0)
      table.performBatchUpdates({ table.deleteRows(at: [path(0)], with: .left) }) {
        isFinished = $0
      }
      table.reloadData()
      table.layoutIfNeeded()
    }
    #expect(table.subviews.count { $0 is UITableViewCell } == 4)
    timeline.advance(to: 1)
    #expect(isFinished != nil)
    #expect(table.subviews.count { $0 is UITableViewCell } == 4)
  }

  @Test("headers move with their sections, and those of deleted sections fade")
  func sections() throws {
    let source = TableSource([["a"], ["b"], ["c"]])
    source.headers = ["A", "B", "C"]
    let table = source.table(.grouped)
    let second = try #require(table.headerView(forSection: 1))
    let third = top(try #require(table.headerView(forSection: 2)))
    let secondTop = top(second)
    timeline.perform {
      source.sections.remove(at: 1)
      source.headers.remove(at: 1)
      table.deleteSections([1], with: .fade)
    }
    let moved = try #require(table.headerView(forSection: 1))
    #expect(top(moved) == third)
    timeline.advance(to: 0.15)
    #expect(top(moved) == (third + secondTop) / 2)
    #expect(opacity(second) == 0.5)
    timeline.advance(to: 0.3)
    #expect(second.superview == nil)
    #expect(top(moved) == secondTop)
    let end = DisplayListRecorder.record(table)
    table.reloadData()
    #expect(DisplayListRecorder.record(table) == end)
  }

  @Test("a row that becomes higher pushes the rows below it")
  func heights() throws {
    let source = source(3)
    let table = source.table()
    let cells = table.visibleCells
    timeline.perform {
      source.heights["0"] = 80
      table.performBatchUpdates(nil)
    }
    timeline.advance(to: 0.15)
    #expect(rounded(shown(cells[0]).bounds.height) == 60)
    #expect(cells.map(top) == [0, 60, 100])
  }

  @Test("an update in an animation block takes over its duration")
  func inheritedDuration() throws {
    let source = source(3)
    let table = source.table()
    let last = try #require(table.cellForRow(at: path(2)))
    timeline.perform {
      UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
        delete(0, of: source, table)
      }
    }
    timeline.advance(to: 0.5)
    #expect(top(last) == 70)
  }

  @Test("rows are used again after the animation")
  func reuse() {
    let source = source(3)
    let table = source.table()
    let deleted = table.visibleCells[1]
    timeline.perform { delete(1, of: source, table) }
    timeline.advance(to: 0.3)
    source.sections[0].append("3")
    source.heights["3"] = 40
    table.insertRows(at: [path(2)], with: .none)
    #expect(table.visibleCells[2] === deleted)
    #expect(deleted.alpha == 1)
  }

  // MARK: Collection views

  @Test("items move, fade in and fade out")
  func items() throws {
    let source = StringSource([["a", "b", "c"]])
    let view = collectionView(source, rows(.absolute(20)))
    view.layoutIfNeeded()
    let cells = view.visibleCells
    var isFinished: Bool?
    timeline.perform {
      source.sections = [["c", "a", "d"]]
      view.performBatchUpdates {
        view.deleteItems(at: [path(1)])
        view.moveItem(at: path(2), to: path(0))
        view.insertItems(at: [path(2)])
      } completion: {
        isFinished = $0
      }
    }
    let inserted = try #require(view.cellForItem(at: path(2)))
    #expect(cells.map(top) == [0, 20, 40])
    #expect(opacity(inserted) == 0)
    timeline.advance(to: 0.15)
    #expect(cells.map(top) == [10, 20, 20])
    #expect([opacity(inserted), opacity(cells[1])] == [0.5, 0.5])
    #expect(isFinished == nil)
    timeline.advance(to: 0.3)
    #expect(isFinished == true)
    #expect(view.text == "0.0 c 0 20\n0.1 a 20 20\n0.2 d 40 20")
    #expect(cells[1].superview == nil)
  }

  private final class DropLayout: UICollectionViewFlowLayout {
    var calls: [String] = []
    private var inserted: Set<IndexPath> = []

    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
      super.prepare(forCollectionViewUpdates: updateItems)
      inserted = Set(
        updateItems.filter { $0.updateAction == .insert }.compactMap(\.indexPathAfterUpdate))
      calls.append("prepare")
    }
    override func initialLayoutAttributesForAppearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      calls.append("initial \(itemIndexPath.item)")
      let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
      if inserted.contains(itemIndexPath) {
        attributes?.alpha = 1
        attributes?.center.y -= 100
        attributes?.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      }
      return attributes
    }
    override func finalLayoutAttributesForDisappearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      calls.append("final \(itemIndexPath.item)")
      let attributes = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
      attributes?.center.y += 50
      return attributes
    }
    override func finalizeCollectionViewUpdates() {
      super.finalizeCollectionViewUpdates()
      calls.append("finalize")
      inserted = []
    }
  }

  @Test("an app's layout determines how items appear and disappear")
  func layoutAttributes() throws {
    let source = StringSource([["a", "b"]])
    let layout = DropLayout()
    layout.itemSize = CGSize(width: 200, height: 20)
    layout.minimumLineSpacing = 0
    let view = collectionView(source, layout)
    view.layoutIfNeeded()
    let deleted = try #require(view.cellForItem(at: path(1)))
    timeline.perform {
      source.sections = [["new", "a"]]
      view.performBatchUpdates {
        view.deleteItems(at: [path(1)])
        view.insertItems(at: [path(0)])
      }
    }
    #expect(layout.calls == ["prepare", "final 1", "initial 0", "finalize"])
    let cell = try #require(view.cellForItem(at: path(0)))
    timeline.advance(to: 0.15)
    let shown = try #require(cell.layer.presentation())
    #expect(rounded(shown.position.y) == -40)
    #expect(abs(shown.affineTransform().a - 0.75) < 1e-12)
    #expect(rounded(self.shown(deleted).position.y) == 55)
    #expect(opacity(deleted) == 0.5)
    timeline.advance(to: 0.3)
    #expect(cell.transform.isIdentity)
    #expect(deleted.superview == nil)
  }

  @Test("an outline's chevron turns while its items appear")
  func outlines() throws {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 400), collectionViewLayout: rows(.absolute(20)))
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, text in
      cell.accessories = text == "a" ? [.outlineDisclosure()] : []
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["a", "b"])
    outline.append(["a1"], to: "a")
    source.apply(outline, to: 0, animatingDifferences: false)
    view.layoutIfNeeded()
    let collapsed = DisplayListRecorder.record(view)
    let last = try #require(view.cellForItem(at: path(1)))
    let chevron = try #require(
      view.cellForItem(at: path(0))?.subviews.compactMap { $0 as? AccessoryView }.first)
    var isComplete = false
    timeline.perform {
      outline.expand(["a"])
      source.apply(outline, to: 0) { isComplete = true }
    }
    let turn = try #require(chevron.layer.presentation()?.affineTransform())
    #expect(turn == CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 0))
    timeline.advance(to: 0.15)
    #expect(top(last) == 30)
    #expect(!isComplete)
    timeline.advance(to: 0.3)
    #expect(isComplete)
    #expect(chevron.layer.presentation()?.affineTransform() == .identity)
    timeline.perform {
      outline.collapse(["a"])
      source.apply(outline, to: 0)
    }
    timeline.advance(to: 0.6)
    #expect(DisplayListRecorder.record(view) == collapsed)
  }

  @Test("a snapshot that is applied with await is awaited until the end of its animation")
  func awaitedSnapshot() async {
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 400), collectionViewLayout: rows(.absolute(20)))
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      _, _, _ in
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: list) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b"])
    await source.apply(snapshot)
    list.layoutIfNeeded()
    // A motion that the list begins on a clock.
    var motion: ListMotion?
    timeline.perform { motion = list.animatingUpdates { list.setNeedsLayout() } }
    var log: [String] = []
    var isWaiting = false
    func wait(_ name: String) -> Task<Void, Never> {
      isWaiting = false
      return Task {
        await withCheckedContinuation {
          motion?.resumeAtEnd($0)
          isWaiting = true
        }
        log.append(name)
      }
    }
    let ended = wait("ended")
    while !isWaiting { await Task.yield() }
    #expect(motion != nil && log == [])
    timeline.advance(to: 0.3)
    await ended.value
    #expect(log == ["ended"])
    // A motion that has ended does not wait, and neither does one without a clock.
    await wait("again").value
    #expect(log == ["ended", "again"])
    motion = ListMotion(RowMotions())
    let discarded = wait("discarded")
    while !isWaiting { await Task.yield() }
    #expect(log == ["ended", "again"])
    motion = nil
    await discarded.value
    #expect(log == ["ended", "again", "discarded"])
  }

  @Test(
    "rows keep the corners and separators of their former place in a card at the start",
    arguments: [(false, false), (true, false), (true, true)])
  func corners(showsSeparators: Bool, hasOwnBackground: Bool) throws {
    var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
    configuration.showsSeparators = showsSeparators
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 300),
      collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
      cell, _, text in
      var content = cell.defaultContentConfiguration()
      content.text = text
      cell.contentConfiguration = content
      guard hasOwnBackground else { return }
      // The card clips the cell, because it has no background of the list.
      cell.backgroundView = UIView()
      cell.backgroundView?.backgroundColor = .systemOrange
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    func show(_ items: [String], animated: Bool) {
      var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
      snapshot.appendSections([0])
      snapshot.appendItems(items)
      source.apply(snapshot, animatingDifferences: animated)
    }
    func picture() throws -> Bitmap { try DisplayListRecorder.record(view).render(scale: 2) }
    show(["c", "d", "a"], animated: false)
    view.layoutIfNeeded()
    let end = try picture()
    show(["a", "b", "c"], animated: false)
    view.layoutIfNeeded()
    let start = try picture()
    // The first row becomes the last one, the last one the first, and the middle one is replaced.
    timeline.perform { show(["c", "d", "a"], animated: true) }
    #expect(try picture() == start)
    timeline.advance(to: 0.15)
    let middle = try picture()
    #expect(middle != start && middle != end)
    // An update in between, which changes the corners again, does not change what is visible.
    timeline.perform { show(["d", "c", "a"], animated: true) }
    #expect(try picture() == middle)
    // Rows in the same place keep their order of drawing, although the order in the list changes.
    timeline.perform { show(["a", "d", "c"], animated: true) }
    #expect(try picture() == middle)
    timeline.perform { show(["c", "d", "a"], animated: true) }
    timeline.advance(to: 0.45)
    #expect(try picture() == end)
  }

  // MARK: Reordering

  @Test(
    "rows make way for a moved row over time, and the row moves to its place when it is released")
  func reorderedRows() throws {
    let source = source(4)
    let table = source.tableWithMovableRows()
    let cells = table.visibleCells
    timeline.perform {
      table.reorder(cells[0], .began)
      table.reorder(cells[0], .moved(CGVector(dx: 0, dy: 50)))
      table.layoutIfNeeded()
    }
    // The moved row follows the finger at once.
    #expect(cells.map(top) == [50, 40, 80, 120])
    timeline.advance(to: 0.15)
    #expect(cells.map(top) == [50, 20, 80, 120])
    timeline.advance(to: 0.3)
    timeline.perform {
      table.reorder(cells[0], .ended)
      table.layoutIfNeeded()
    }
    #expect(source.log == ["move 0 to 1"])
    #expect(cells.map(top) == [50, 0, 80, 120])
    timeline.advance(to: 0.45)
    #expect(cells.map(top) == [45, 0, 80, 120])
    timeline.advance(to: 0.6)
    #expect(cells.map(top) == [40, 0, 80, 120])
    #expect(table.indexPath(for: cells[0]) == path(1))
  }

  @Test("a row is lifted over time when the user takes it, and set down over time")
  func lift() throws {
    let source = source(3)
    let table = source.tableWithMovableRows()
    let cell = try #require(table.visibleCells.first)
    func picture() throws -> Bitmap { try DisplayListRecorder.record(table).render(scale: 1) }
    let before = try picture()
    table.reorder(cell, .began)
    table.layoutIfNeeded()
    let lifted = try picture()
    table.reorder(cell, .canceled)
    table.layoutIfNeeded()
    #expect(lifted != before)
    #expect(try picture() == before)
    timeline.perform { table.reorder(cell, .began) }
    #expect(try picture() == before)
    timeline.advance(to: 0.15)
    let middle = try picture()
    #expect(middle != before && middle != lifted)
    timeline.advance(to: 0.3)
    #expect(try picture() == lifted)
    timeline.perform { table.reorder(cell, .canceled) }
    #expect(try picture() == lifted)
    timeline.advance(to: 0.45)
    #expect(try picture() != lifted)
    timeline.advance(to: 0.6)
    #expect(try picture() == before)
  }

  @Test("rows make way for dragged items over time")
  func gap() {
    let source = source(3)
    let table = source.tableWithMovableRows()
    let cells = table.visibleCells
    timeline.perform {
      table.show(DropGap(source: nil, target: path(1), height: 40))
      table.layoutIfNeeded()
    }
    #expect(cells.map(top) == [0, 40, 80])
    timeline.advance(to: 0.15)
    #expect(cells.map(top) == [0, 60, 100])
    timeline.advance(to: 0.3)
    #expect(cells.map(top) == [0, 80, 120])
    timeline.perform {
      table.show(nil)
      table.layoutIfNeeded()
    }
    timeline.advance(to: 0.6)
    #expect(cells.map(top) == [0, 40, 80])
  }

  @Test("items make way for dragged items over time, and the gap moves and closes")
  func gapBetweenItems() {
    let source = StringSource([["a", "b", "c"]])
    let view = collectionView(source, rows(.absolute(20)))
    view.layoutIfNeeded()
    let start = view.text
    let cells = view.visibleCells
    timeline.perform { view.show(DropGap(source: nil, target: path(1), height: 20)) }
    #expect(cells.map(top) == [0, 20, 40])
    timeline.advance(to: 0.15)
    #expect(cells.map(top) == [0, 30, 50])
    timeline.advance(to: 0.3)
    #expect(cells.map(top) == [0, 40, 60])
    timeline.perform { view.show(DropGap(source: nil, target: path(0), height: 20)) }
    timeline.advance(to: 0.45)
    #expect(cells.map(top) == [10, 40, 60])
    timeline.perform { view.show(nil) }
    #expect(cells.map(top) == [10, 40, 60])
    timeline.advance(to: 0.75)
    #expect(cells.map(top) == [0, 20, 40])
    #expect(view.text == start)
    // The item itself leaves its place.
    timeline.perform { view.show(DropGap(source: path(0), target: path(2), height: 20)) }
    timeline.advance(to: 0.9)
    #expect(cells.dropFirst().map(top) == [10, 30])
    #expect(cells[0].isHidden)
    timeline.perform { view.show(DropGap(source: path(0), target: path(1), height: 20)) }
    timeline.advance(to: 1.2)
    #expect(cells.dropFirst().map(top) == [0, 40])
    timeline.perform { view.show(nil) }
    timeline.advance(to: 1.5)
    #expect(view.text == start && !cells[0].isHidden)
  }

  @Test("the separator of a row fades when the row is lifted")
  func separatorsFade() throws {
    let source = source(2)
    let table = source.tableWithMovableRows()
    let cell = try #require(table.visibleCells.first)
    func separators() -> [DisplayList.Item] {
      var recorder = DisplayListRecorder()
      cell.recordOverlay(into: &recorder, at: .zero)
      return recorder.items
    }
    #expect(separators().count == 1)
    timeline.perform { table.reorder(cell, .began) }
    #expect(separators().isEmpty)
    #expect(cell.drawnContent.overlay.count == 1)
    timeline.advance(to: 0.15)
    guard case .group(let faded) = try #require(cell.drawnContent.overlay.first) else {
      Issue.record("The separator is not faded.")
      return
    }
    #expect((faded.opacity - 0.5).magnitude < 1e-9)
    timeline.advance(to: 0.3)
    #expect(cell.drawnContent.overlay.isEmpty)
  }

  @Test("items make way for a moved item over time, and a canceled movement moves all of them back")
  func reorderedItems() throws {
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, String> { _, _, _ in
    }
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: rows(.absolute(40)))
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    source.reorderingHandlers.canReorderItem = { _ in true }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b", "c"])
    source.apply(snapshot, animatingDifferences: false)
    view.layoutIfNeeded()
    let cells = try (0..<3).map { try #require(view.cellForItem(at: path($0))) }
    func move(to y: CGFloat) {
      view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: y))
      view.layoutIfNeeded()
    }
    timeline.perform {
      #expect(view.beginInteractiveMovementForItem(at: path(0)))
      move(to: 70)
    }
    #expect(cells.map(top) == [50, 40, 80])
    timeline.advance(to: 0.15)
    #expect(cells.map(top) == [50, 20, 80])
    timeline.advance(to: 0.3)
    timeline.perform {
      view.cancelInteractiveMovement()
      view.layoutIfNeeded()
    }
    #expect(cells.map(top) == [50, 0, 80])
    timeline.advance(to: 0.6)
    #expect(cells.map(top) == [0, 40, 80])
    timeline.perform {
      #expect(view.beginInteractiveMovementForItem(at: path(0)))
      move(to: 70)
    }
    timeline.advance(to: 0.9)
    timeline.perform {
      view.endInteractiveMovement()
      view.layoutIfNeeded()
    }
    #expect(source.snapshot().itemIdentifiers == ["b", "a", "c"])
    #expect(cells.map(top) == [50, 0, 80])
    timeline.advance(to: 1.2)
    #expect(cells.map(top) == [40, 0, 80])
    #expect(timeline.animationCount == 0)
  }

  @Test("a snapshot without animation takes effect at once")
  func snapshotWithoutAnimation() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 400), collectionViewLayout: rows(.absolute(20)))
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, String> { _, _, _ in
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["a", "b"])
    source.apply(snapshot, animatingDifferences: false)
    view.layoutIfNeeded()
    timeline.perform {
      snapshot.deleteItems(["a"])
      source.apply(snapshot, animatingDifferences: false)
      view.layoutIfNeeded()
    }
    #expect(view.visibleCells.count == 1)
    #expect(timeline.animationCount == 0)
    // A completion handler can apply the next snapshot.
    timeline.perform {
      snapshot.appendItems(["c"])
      source.apply(snapshot) { [snapshot] in
        var next = snapshot
        next.deleteItems(["b"])
        source.apply(next)
      }
    }
    timeline.advance(to: 0.6)
    #expect(view.visibleCells.count == 1)
    #expect(source.snapshot().itemIdentifiers == ["c"])
  }

  @Test("former index paths are the inverse of updated index paths")
  func formerIndexPaths() throws {
    var updates = BatchUpdates()
    updates.deletedItems = [path(1), path(4)]
    updates.insertedItems = [path(0), path(3)]
    updates.movedItems = [path(6): path(1)]
    let indexPaths = try updates.indexPaths(from: [8], to: [8])
    for row in 0..<8 {
      if let new = indexPaths.updated(path(row)) { #expect(indexPaths.former(new) == path(row)) }
    }
    #expect(indexPaths.former(path(0)) == nil && indexPaths.former(path(3)) == nil)
    #expect(indexPaths.former(path(8)) == nil)
  }

  // MARK: Layouts

  private func grid(_ width: CGFloat) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: width, height: 40)
    layout.minimumInteritemSpacing = 0
    layout.minimumLineSpacing = 0
    return layout
  }

  @Test("items move to their frames in another layout, and callbacks come at the end")
  func layoutChange() throws {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: grid(100))
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
    let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: view) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([0, 1, 2, 3])
    source.apply(snapshot, animatingDifferences: false)
    view.layoutIfNeeded()
    let cell = try #require(view.cellForItem(at: path(1)))
    #expect(cell.frame == CGRect(x: 0, y: 40, width: 100, height: 40))
    var log: [Bool] = []
    timeline.perform {
      view.setCollectionViewLayout(grid(50), animated: true) { log.append($0) }
    }
    #expect(view.collectionViewLayout.collectionView === view)
    #expect(cell.frame == CGRect(x: 50, y: 0, width: 50, height: 40))
    #expect(shown(cell).frame == CGRect(x: 0, y: 40, width: 100, height: 40))
    timeline.advance(to: 0.15)
    #expect(shown(cell).frame == CGRect(x: 25, y: 20, width: 75, height: 40))
    #expect(log.isEmpty)
    timeline.advance(to: 0.3)
    #expect(shown(cell).frame == cell.frame)
    #expect(log == [true])
    timeline.perform {
      view.setCollectionViewLayout(grid(100), animated: false) { log.append($0) }
      view.layoutIfNeeded()
    }
    #expect(shown(cell).frame == CGRect(x: 0, y: 40, width: 100, height: 40))
    #expect(log == [true, true])
  }
}
