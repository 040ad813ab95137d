import Foundation
import Testing
import UIKit

@MainActor struct UITableViewDiffableDataSourceTests {
  /// A data source with section titles, like a subclass in an app.
  private final class Source: UITableViewDiffableDataSource<String, String> {
    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { sectionIdentifier(for: section) }
  }

  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
  private let source: Source

  init() {
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    source = Source(tableView: table) { table, path, text in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      var content = cell.defaultContentConfiguration()
      content.text = text
      cell.contentConfiguration = content
      return cell
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

  private var texts: [String] {
    table.layoutIfNeeded()
    return table.visibleCells.map {
      ($0.contentConfiguration as? UIListContentConfiguration)?.text ?? ""
    }
  }

  @Test("an applied snapshot is shown, and the next snapshot keeps the cells of remaining items")
  func apply() {
    source.apply(snapshot([("one", ["a", "b"])]))
    #expect(texts == ["a", "b"])
    let cell = table.cellForRow(at: IndexPath(row: 1, section: 0))
    source.apply(snapshot([("zero", ["x"]), ("one", ["b"])]), animatingDifferences: false)
    #expect(texts == ["x", "b"])
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 1)) === cell)
    #expect(source.indexPath(for: "b") == IndexPath(row: 0, section: 1))
    #expect(source.itemIdentifier(for: IndexPath(row: 0, section: 0)) == "x")
    #expect(source.sectionIdentifier(for: 1) == "one" && source.index(for: "zero") == 0)
  }

  @Test("a subclass adds titles and decides what can be edited")
  func subclass() {
    source.apply(snapshot([("one", ["a"])]))
    #expect(source.tableView(table, titleForHeaderInSection: 0) == "one")
    #expect(!source.tableView(table, canEditRowAt: IndexPath(row: 0, section: 0)))
    #expect(!source.tableView(table, canMoveRowAt: IndexPath(row: 0, section: 0)))
  }

  @Test("a reconfigured row keeps its cell, and reloading replaces the selection")
  func reload() async {
    source.apply(snapshot([("one", ["a", "b"])])) {}
    table.layoutIfNeeded()
    let cell = table.cellForRow(at: IndexPath(row: 0, section: 0))
    var next = source.snapshot()
    next.reconfigureItems(["a"])
    await source.apply(next)
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) === cell)
    table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    await source.applySnapshotUsingReloadData(snapshot([("one", ["b"])]))
    #expect(texts == ["b"])
    #expect(table.indexPathForSelectedRow == nil)
  }
}
