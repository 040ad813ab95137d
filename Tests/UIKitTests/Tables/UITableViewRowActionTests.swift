import Testing
import UIKit

@testable import CelloLists

/// The actions of rows that swipe actions replaced in iOS 11.
@MainActor struct UITableViewRowActionTests {
  private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var actions: [UITableViewRowAction]?
    var swipeActions: UISwipeActionsConfiguration?

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
    func tableView(
      _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? { actions }
    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { swipeActions }
  }

  private let rows = Rows()
  private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 393, height: 600))
  private let path = IndexPath(row: 1, section: 0)

  init() {
    table.dataSource = rows
    table.delegate = rows
    table.layoutIfNeeded()
  }

  @Test("a swipe reveals the actions, and a touch performs one for its row")
  func perform() throws {
    var log: [String] = []
    rows.actions = ["Delete", "Flag"].map { title in
      UITableViewRowAction(style: title == "Delete" ? .destructive : .normal, title: title) {
        log.append("\($0.title ?? "") \($1.row)")
      }
    }
    table.swipe.reveal(path, edge: .trailing)
    table.layoutIfNeeded()
    let open = table.swipe.displacement(at: path)
    #expect(open < -100)
    // The first action is at the edge of the row.
    let actions = try #require(table.swipe.actionsView(at: path) as? SwipeActionsView)
    let delete = try #require(actions.actionViews.first)
    TouchSequence(in: table).tap(
      at: delete.convert(CGPoint(x: delete.bounds.midX, y: delete.bounds.midY), to: nil))
    #expect(log == ["Delete 1"])
    #expect(table.swipe.indexPath == nil)
  }

  @Test("a full swipe performs no action of a row")
  func fullSwipe() throws {
    rows.actions = [UITableViewRowAction(style: .normal, title: "Flag") { _, _ in }]
    let configuration = table.swipeConfiguration(at: path, edge: .trailing)
    #expect(configuration?.performsFirstActionWithFullSwipe == false)
    #expect(configuration?.actions.map(\.title) == ["Flag"])
  }

  @Test("swipe actions take precedence, and without actions the row can be deleted")
  func precedence() {
    #expect(table.swipeConfiguration(at: path, edge: .trailing)?.actions.first?.title == "Delete")
    rows.actions = []
    #expect(table.swipeConfiguration(at: path, edge: .trailing)?.actions.isEmpty == true)
    rows.swipeActions = UISwipeActionsConfiguration(
      actions: [UIContextualAction(style: .normal, title: "Swipe") { _, _, _ in }])
    #expect(table.swipeConfiguration(at: path, edge: .trailing)?.actions.first?.title == "Swipe")
  }

  @Test("an action has the color of its style until another is set, and copies keep it")
  func colors() throws {
    let action = UITableViewRowAction(style: .default, title: "Delete") { _, _ in }
    #expect(action.backgroundColor == .systemRed)
    action.backgroundColor = .purple
    let copy = try #require(action.copy() as? UITableViewRowAction)
    #expect(copy !== action && copy.title == "Delete" && copy.style == .destructive)
    #expect(copy.backgroundColor == .purple)
    action.backgroundColor = nil
    #expect(action.backgroundColor == .systemRed)
    #expect(
      UITableViewRowAction(style: .normal, title: nil) { _, _ in }.backgroundColor == .systemGray)
  }

  @Test("the effect of an action replaces its color, and copies keep it")
  func effects() throws {
    let action = UITableViewRowAction(style: .normal, title: "Flag") { _, _ in }
    let effect = UIBlurEffect(style: .dark)
    action.backgroundEffect = effect
    #expect((action.copy() as? UITableViewRowAction)?.backgroundEffect == effect)
    rows.actions = [action, UITableViewRowAction(style: .normal, title: "Read") { _, _ in }]
    table.swipe.reveal(path, edge: .trailing)
    table.layoutIfNeeded()
    let actions = try #require(table.swipe.actionsView(at: path) as? SwipeActionsView)
    let (flag, read) = (actions.actionViews[0], actions.actionViews[1])
    let effectView = try #require(flag.subviews.first as? UIVisualEffectView)
    #expect(effectView.effect == effect && effectView.frame == flag.bounds)
    #expect(flag.backgroundColor == nil)
    #expect(read.backgroundColor == .systemGray)
    #expect(!read.subviews.contains { $0 is UIVisualEffectView })
  }

  @Test("leaving editing mode hides the actions of a swiped row")
  func setEditing() {
    table.swipe.reveal(path, edge: .trailing)
    #expect(table.swipe.indexPath == path)
    table.setEditing(false, animated: false)
    #expect(table.swipe.indexPath == nil)
  }
}
