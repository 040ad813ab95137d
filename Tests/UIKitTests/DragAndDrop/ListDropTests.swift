import Testing
import UIKit

@testable import CelloControls
@testable import CelloLists

@MainActor struct ListDropTests {
  /// Logs the index paths of the items whose previews are requested.
  private final class Delegate: NSObject, UITableViewDropDelegate, UICollectionViewDropDelegate {
    var paths: [IndexPath] = []

    func tableView(
      _ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator
    ) {}
    func tableView(
      _ tableView: UITableView, dropPreviewParametersForRowAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? {
      paths.append(indexPath)
      return nil
    }

    func collectionView(
      _ collectionView: UICollectionView,
      performDropWith coordinator: any UICollectionViewDropCoordinator
    ) {}
    func collectionView(
      _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
    ) -> UIDragPreviewParameters? {
      paths.append(indexPath)
      return nil
    }
  }

  private let item = UIDragItem(itemProvider: NSItemProvider())
  private let delegate = Delegate()

  private func drop(_ proposal: UIDropProposal) -> ListDrop {
    ListDrop(
      session: DropSession(DragSession()), proposal: proposal, destination: nil, sources: [:])
  }

  private func table(_ source: TableSource) throws -> (
    UITableView, any UITableViewDropCoordinator
  ) {
    let table = source.table()
    table.dropDelegate = delegate
    let coordinator = ListDropCoordinator<UITableViewDropProposal>(
      drop(UITableViewDropProposal(operation: .copy)), in: table)
    return (table, try #require(coordinator))
  }

  private func collection(_ source: StringSource) throws -> (
    UICollectionView, any UICollectionViewDropCoordinator
  ) {
    let view = collectionView(source, rows(.absolute(20)))
    view.dropDelegate = delegate
    view.register(StringSource.Cell.self, forCellWithReuseIdentifier: "cell")
    let coordinator = ListDropCoordinator<UICollectionViewDropProposal>(
      drop(UICollectionViewDropProposal(operation: .copy)), in: view)
    return (view, try #require(coordinator))
  }

  @Test func `the delegate provides the preview of an item that is dropped at an index path`()
    throws
  {
    let (table, drop) = try table(TableSource([["a", "b"]]))
    drop.drop(item, toRowAt: [0, 1])
    #expect(delegate.paths == [[0, 1]])
    let (view, other) = try collection(StringSource([["a", "b"]]))
    other.drop(item, toItemAt: [0, 0])
    #expect(delegate.paths == [[0, 1], [0, 0]])
    withExtendedLifetime((table, view)) {}
  }

  @Test func `the cell of a table's placeholder is configured, until its row is inserted`() throws {
    let source = TableSource([["a"]])
    let (table, drop) = try table(source)
    var log: [String] = []
    let placeholder = UITableViewDropPlaceholder(
      insertionIndexPath: [0, 1], reuseIdentifier: "cell", rowHeight: 44)
    placeholder.cellUpdateHandler = { log.append("update \($0 is TableSource.Cell)") }
    placeholder.previewParametersProvider = {
      log.append("preview \($0 is TableSource.Cell)")
      return nil
    }
    let context = drop.drop(item, to: placeholder)
    #expect(log == ["update true", "preview true"])
    context.setNeedsCellUpdate()
    #expect(log == ["update true", "preview true", "update true"])
    #expect(context.commitInsertion { source.sections[0].insert("new", at: $0.row) })
    context.setNeedsCellUpdate()
    #expect(log.count == 3 && table.numberOfRows(inSection: 0) == 2)
  }

  /// The placeholder above a row, whose cell has the text "loading".
  private func placeholder(above path: IndexPath, height: CGFloat = 40)
    -> UITableViewDropPlaceholder
  {
    let placeholder = UITableViewDropPlaceholder(
      insertionIndexPath: path, reuseIdentifier: "cell", rowHeight: height)
    placeholder.cellUpdateHandler = { cell in
      var content = cell.defaultContentConfiguration()
      content.text = "loading"
      cell.contentConfiguration = content
    }
    return placeholder
  }

  /// The texts and the tops of all cells of a table, from top to bottom.
  private func shownRows(_ table: UITableView) -> [String] {
    table.layoutIfNeeded()
    return table.subviews.compactMap { $0 as? UITableViewCell }.filter { !$0.isHidden }
      .sorted { $0.frame.minY < $1.frame.minY }
      .map { cell in
        let content = cell.contentConfiguration as? UIListContentConfiguration
        return "\(content?.text ?? "") \(Int(cell.frame.minY))"
      }
  }

  @Test func `a table shows a placeholder between rows until its row is inserted`() throws {
    let source = TableSource([["a", "b"]])
    let (table, drop) = try table(source)
    let length = table.contentSize.height
    let b = table.rectForRow(at: [0, 1])
    let context = drop.drop(item, to: placeholder(above: [0, 1]))
    #expect(shownRows(table) == ["a 0", "loading \(Int(b.minY))", "b \(Int(b.minY) + 40)"])
    #expect(table.contentSize.height == length + 40)
    #expect(table.hasUncommittedUpdates)
    // Index paths do not include the placeholder.
    #expect(table.numberOfRows(inSection: 0) == 2 && table.visibleCells.count == 2)
    #expect(table.rectForRow(at: [0, 1]) == b.offsetBy(dx: 0, dy: 40))
    #expect(table.indexPathForRow(at: CGPoint(x: 9, y: b.minY + 20)) == nil)
    #expect(context.commitInsertion { source.sections[0].insert("new", at: $0.row) })
    #expect(
      shownRows(table) == ["a 0", "new \(Int(b.minY))", "b \(Int(b.minY + b.height))"])
    #expect(!table.hasUncommittedUpdates && !context.deletePlaceholder())
  }

  @Test func `placeholders follow the rows of a table and keep their order`() throws {
    let source = TableSource([["a"], ["b"]])
    let (table, drop) = try table(source)
    let height = table.rectForRow(at: [0, 0]).height
    let first = drop.drop(item, to: placeholder(above: [0, 1], height: 10))
    let second = drop.drop(item, to: placeholder(above: [0, 1], height: 20))
    let third = drop.drop(item, to: placeholder(above: [1, 0], height: 30))
    let b = Int(2 * height) + 60
    #expect(shownRows(table).first == "a 0" && shownRows(table).last == "b \(Int(height) + 60)")
    source.sections[0].insert("top", at: 0)
    table.insertRows(at: [[0, 0]], with: .none)
    #expect(shownRows(table).prefix(2) == ["top 0", "a \(Int(height))"])
    #expect(shownRows(table).last == "b \(b)")
    var path: IndexPath?
    second.commitInsertion {
      path = $0
      source.sections[0].insert("second", at: $0.row)
    }
    #expect(path == [0, 2])
    first.commitInsertion {
      path = $0
      source.sections[0].insert("first", at: $0.row)
    }
    #expect(path == [0, 2])
    #expect(source.sections[0] == ["top", "a", "first", "second"])
    source.sections.remove(at: 1)
    table.deleteSections([1], with: .none)
    #expect(!third.deletePlaceholder())
    #expect(shownRows(table).map { $0.prefix { $0 != " " } } == ["top", "a", "first", "second"])
    let last = drop.drop(item, to: placeholder(above: [0, 0]))
    table.reloadData()
    #expect(!last.commitInsertion { _ in Issue.record("The placeholder was removed.") })
    #expect(shownRows(table).count == 4)
  }

  @Test func `a placeholder has the height of its cell and is part of its group`() throws {
    let source = TableSource([["a"]])
    let table = source.table(.insetGrouped)
    table.dropDelegate = delegate
    let drop = try #require(
      ListDropCoordinator<UITableViewDropProposal>(
        drop(UITableViewDropProposal(operation: .copy)), in: table))
    let row = table.rectForRow(at: [0, 0])
    let context = drop.drop(
      item, to: placeholder(above: [0, 1], height: UITableView.automaticDimension))
    #expect(shownRows(table).last == "loading \(Int(row.maxY))")
    let cells = table.subviews.compactMap { $0 as? UITableViewCell }
    #expect(cells.map(\.frame.width) == [row.width, row.width])
    #expect(cells.map(\.frame.height) == [row.height, row.height])
    #expect(cells.map { $0.placement?.row.position } == [.first, .last])
    #expect(context.deletePlaceholder())
    table.layoutIfNeeded()
    #expect(table.cellForRow(at: [0, 0])?.placement?.row.position == .only)
    #expect(shownRows(table) == ["a \(Int(row.minY))"])
  }

  @Test func `the cell of a collection view's placeholder is configured, until it is deleted`()
    throws
  {
    let (view, drop) = try collection(StringSource([["a"]]))
    var log: [String] = []
    let placeholder = UICollectionViewDropPlaceholder(
      insertionIndexPath: [0, 1], reuseIdentifier: "cell")
    placeholder.cellUpdateHandler = { log.append("update \($0 is StringSource.Cell)") }
    placeholder.previewParametersProvider = {
      log.append("preview \($0 is StringSource.Cell)")
      return nil
    }
    let context = drop.drop(item, to: placeholder)
    #expect(log == ["update true", "preview true"])
    context.setNeedsCellUpdate()
    #expect(log == ["update true", "preview true", "update true"])
    #expect(context.deletePlaceholder())
    context.setNeedsCellUpdate()
    #expect(log.count == 3 && view.numberOfItems(inSection: 0) == 1)
  }

  /// The placeholder before an item, whose cell has the text "loading".
  private func placeholder(before path: IndexPath) -> UICollectionViewDropPlaceholder {
    let placeholder = UICollectionViewDropPlaceholder(
      insertionIndexPath: path, reuseIdentifier: "cell")
    placeholder.cellUpdateHandler = { ($0 as? StringSource.Cell)?.text = "loading" }
    return placeholder
  }

  /// The texts and the tops of all cells of a collection view, from top to bottom.
  private func items(_ view: UICollectionView) -> [String] {
    view.layoutIfNeeded()
    return view.subviews.compactMap { $0 as? StringSource.Cell }
      .sorted { $0.frame.minY < $1.frame.minY }
      .map { "\($0.text) \(Int($0.frame.minY))" }
  }

  @Test func `a collection view shows a placeholder between items until its item is inserted`()
    throws
  {
    let source = StringSource([["a", "b"]])
    let (view, drop) = try collection(source)
    #expect(items(view) == ["a 0", "b 20"])
    source.log = []
    let context = drop.drop(item, to: placeholder(before: [0, 1]))
    #expect(items(view) == ["a 0", "loading 20", "b 40"])
    #expect(view.contentSize.height == 60 && view.hasUncommittedUpdates)
    // Index paths do not include the placeholder, and the delegate is not called for it.
    #expect(view.numberOfItems(inSection: 0) == 2)
    #expect(view.text == "0.0 a 0 20\n0.1 b 40 20")
    #expect(view.indexPathsForVisibleItems == [[0, 0], [0, 1]])
    #expect((view.cellForItem(at: [0, 1]) as? StringSource.Cell)?.text == "b")
    #expect(view.layoutAttributesForItem(at: [0, 1])?.indexPath == [0, 1])
    #expect(view.layoutAttributesForItem(at: [0, 1])?.frame.minY == 40)
    #expect(view.indexPathForItem(at: CGPoint(x: 9, y: 30)) == nil)
    #expect(view.indexPathForItem(at: CGPoint(x: 9, y: 50)) == [0, 1])
    #expect(source.log.isEmpty)
    TouchSequence(in: view).tap(at: CGPoint(x: 9, y: 30))
    #expect(source.log.isEmpty)
    TouchSequence(in: view).tap(at: CGPoint(x: 9, y: 50))
    #expect(source.log.contains("select 0.1") && view.indexPathsForSelectedItems == [[0, 1]])
    #expect(context.commitInsertion { source.sections[0].insert("new", at: $0.item) })
    #expect(items(view) == ["a 0", "new 20", "b 40"])
    #expect(view.indexPathsForSelectedItems == [[0, 2]])
    #expect(!view.hasUncommittedUpdates && !context.deletePlaceholder())
  }

  @Test func `placeholders follow the items of a collection view and keep their order`() throws {
    let source = StringSource([["a"], ["b"]])
    let (view, drop) = try collection(source)
    let first = drop.drop(item, to: placeholder(before: [0, 1]))
    let second = drop.drop(item, to: placeholder(before: [0, 1]))
    let third = drop.drop(item, to: placeholder(before: [1, 0]))
    #expect(items(view) == ["a 0", "loading 20", "loading 40", "loading 60", "b 80"])
    source.sections[0].insert("top", at: 0)
    view.insertItems(at: [[0, 0]])
    #expect(view.text == "0.0 top 0 20\n0.1 a 20 20")
    #expect(items(view).count == 5)
    var paths: [IndexPath] = []
    for (context, text) in [(second, "second"), (first, "first")] {
      context.commitInsertion {
        paths.append($0)
        source.sections[0].insert(text, at: $0.item)
      }
    }
    #expect(paths == [[0, 2], [0, 2]])
    #expect(view.text.hasPrefix("0.0 top 0 20\n0.1 a 20 20\n0.2 first 40 20\n0.3 second 60 20"))
    source.sections.remove(at: 1)
    view.deleteSections([1])
    #expect(!third.deletePlaceholder() && !view.hasUncommittedUpdates)
    #expect(items(view).count == 4)
    let last = drop.drop(item, to: placeholder(before: [0, 0]))
    view.reloadData()
    #expect(!last.commitInsertion { _ in Issue.record("The placeholder was removed.") })
    #expect(items(view).first == "top 0")
  }

  @Test func `flow layouts show placeholders, and layouts that an app wrote do not`() throws {
    final class OwnLayout: UICollectionViewFlowLayout {}
    let source = StringSource([["a", "b"]])
    let (view, drop) = try collection(source)
    let context = drop.drop(item, to: placeholder(before: [0, 0]))
    func layout(_ layout: UICollectionViewFlowLayout) -> UICollectionViewFlowLayout {
      layout.itemSize = CGSize(width: 200, height: 30)
      layout.minimumLineSpacing = 0
      return layout
    }
    view.collectionViewLayout = layout(UICollectionViewFlowLayout())
    #expect(items(view) == ["loading 0", "a 30", "b 60"])
    view.collectionViewLayout = layout(OwnLayout())
    #expect(items(view) == ["a 0", "b 30"] && view.hasUncommittedUpdates)
    #expect(context.commitInsertion { source.sections[0].insert("new", at: $0.item) })
    #expect(items(view) == ["new 0", "a 30", "b 60"])
  }
}
