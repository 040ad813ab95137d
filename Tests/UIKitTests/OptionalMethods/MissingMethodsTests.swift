import Testing
import UIKit

/// Optional methods that subclasses of a conforming class implement.
@MainActor struct MissingMethodsTests {
  /// A class as `cellophane prepare` leaves it.
  class Controller: NSObject, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }

    @_implements(UITableViewDelegate,tableView(_:heightForRowAt:))
    func _heightForRowAt(_ first: UITableView, _ second: IndexPath) -> CGFloat {
      (_missingMethods as any UITableViewDelegate).tableView(first, heightForRowAt: second)
    }

    @_implements(UITableViewDataSource,numberOfSections(in:))
    func _numberOfSections(_ first: UITableView) -> Int {
      (_missingMethods as any UITableViewDataSource).numberOfSections(in: first)
    }
  }

  final class TallController: Controller {
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      CGFloat(indexPath.row + 1) * 10
    }
    func numberOfSections(in tableView: UITableView) -> Int { 2 }

    override func _heightForRowAt(_ first: UITableView, _ second: IndexPath) -> CGFloat {
      tableView(first, heightForRowAt: second)
    }
    override func _numberOfSections(_ first: UITableView) -> Int { numberOfSections(in: first) }
  }

  @Test("the methods of the subclass are called, and others answer as if they did not exist")
  func answers() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.rowHeight = 50
    let (plain, tall) = (Controller(), TallController())
    for (controller, heights, sections) in [(plain, [50, 50, 50], 1), (tall, [10, 20, 30], 2)] {
      table.dataSource = controller
      table.delegate = controller
      table.reloadData()
      table.layoutIfNeeded()
      #expect(table.numberOfSections == sections)
      #expect((0..<3).map { table.rectForRow(at: [0, $0]).height } == heights.map { CGFloat($0) })
    }
  }
}
