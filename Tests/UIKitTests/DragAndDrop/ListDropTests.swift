import Testing
import UIKit

@testable import CelloControls
@testable import CelloLists

@MainActor @Suite struct ListDropTests {
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
}
