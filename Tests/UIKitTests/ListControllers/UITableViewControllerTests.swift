import Testing
import UIKit

@MainActor struct UITableViewControllerTests {
  private class Fruits: UITableViewController {
    var fruits = ["Apple", "Pear", "Plum"]
    var log: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      fruits.count
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = fruits[indexPath.row]
      cell.contentConfiguration = content
      return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("select \(fruits[indexPath.row])")
    }

    override func tableView(
      _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      fruits.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }

    override func scrollViewDidScroll(_ scrollView: UIScrollView) { log.append("scroll") }
  }

  private func show(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return window
  }

  @Test("a swiped row inside a screen is moved, and its content is not laid out again")
  func swipedRow() throws {
    let controller = Fruits(style: .plain)
    let window = show(UINavigationController(rootViewController: controller))
    window.layoutIfNeeded()
    let table: UITableView = controller.tableView
    let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    let (row, content) = (cell.frame, cell.contentView.frame)
    let margins = cell.contentView.directionalLayoutMargins
    let touch = TouchSequence(in: window)
    let start = cell.convert(CGPoint(x: 300, y: 20), to: window)
    touch.begin(at: start, time: 0)
    touch.move(to: CGPoint(x: start.x - 60, y: start.y), time: 1)
    touch.end(time: 2)
    window.layoutIfNeeded()
    #expect(cell.configurationState.isSwiped)
    #expect(cell.frame.minX < -50)
    #expect(cell.frame.size == row.size && cell.frame.minY == row.minY)
    #expect(cell.contentView.frame == content)
    #expect(cell.contentView.directionalLayoutMargins == margins)
  }

  @Test("the table is the view, in the style, with the controller's data")
  func table() throws {
    let controller = Fruits(style: .insetGrouped)
    let window = show(controller)
    #expect(controller.view === controller.tableView)
    #expect(controller.tableView.style == .insetGrouped)
    #expect(controller.tableView.dataSource === controller)
    #expect(controller.tableView.visibleCells.count == 3)
    let cell = try #require(controller.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
    TouchSequence(in: window).tap(at: cell.convert(CGPoint(x: 50, y: 10), to: window))
    // The table moved to the safe area when it appeared.
    #expect(controller.log.last == "select Pear")
    controller.tableView.contentOffset.y += 10
    #expect(controller.log.last == "scroll")
  }

  @Test("methods that are not overridden behave like UIKit")
  func defaults() {
    let controller = UITableViewController()
    _ = show(controller)
    #expect(controller.tableView.style == .plain)
    #expect(controller.tableView.numberOfSections == 1)
    #expect(controller.tableView.numberOfRows(inSection: 0) == 0)
    let fruits = Fruits()
    fruits.tableView.rowHeight = 60
    _ = show(fruits)
    #expect(fruits.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).height == 60)
  }

  @Test("the refresh control belongs to the table")
  func refreshControl() {
    let controller = Fruits(style: .plain)
    #expect(controller.refreshControl == nil)
    #expect(!controller.isViewLoaded)
    let control = UIRefreshControl()
    controller.refreshControl = control
    #expect(controller.tableView.refreshControl === control)
    #expect(controller.refreshControl === control)
  }

  @Test("editing passes to the table")
  func editing() {
    let controller = Fruits(style: .plain)
    controller.setEditing(true, animated: false)
    #expect(!controller.isViewLoaded)
    _ = show(controller)
    #expect(controller.tableView.isEditing)
    controller.isEditing = false
    #expect(!controller.tableView.isEditing)
  }

  @Test(
    "the selection is cleared when the view appears again, unless clearing is turned off",
    arguments: [true, false])
  func selection(isCleared: Bool) {
    let controller = Fruits(style: .plain)
    controller.clearsSelectionOnViewWillAppear = isCleared
    let window = show(controller)
    controller.tableView.selectRow(
      at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    window.isHidden = true
    window.isHidden = false
    #expect((controller.tableView.indexPathForSelectedRow == nil) == isCleared)
  }

  @Test("a diffable data source replaces the controller's methods")
  func diffable() {
    final class Numbers: UITableViewController {
      var source: UITableViewDiffableDataSource<Int, Int>?
      override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        source = UITableViewDiffableDataSource(tableView: tableView) { table, path, number in
          table.dequeueReusableCell(withIdentifier: "cell", for: path)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1, 2, 3, 4])
        source?.apply(snapshot, animatingDifferences: false)
      }
    }
    let controller = Numbers(style: .plain)
    _ = show(controller)
    #expect(controller.tableView.visibleCells.count == 4)
  }

  @Test("rows without an overridden cell method end the process with its name")
  func missingCells() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        final class Rows: UITableViewController {
          override func tableView(
            _ tableView: UITableView, numberOfRowsInSection section: Int
          ) -> Int { 1 }
        }
        let window = UIWindow()
        window.rootViewController = Rows(style: .plain)
        window.makeKeyAndVisible()
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("does not override tableView(_:cellForRowAt:)"))
  }
}
