import CelloRaster
import Foundation
import Testing
@_spi(Cello) import UIKit

@testable import CelloLists

/// Selecting and editing rows of tables.
@MainActor struct UITableViewEditingTests {
  private let source = TableSource([["Ann", "Ben", "Cem", "Dan"]])

  // MARK: Selection

  @Test("a tap highlights and selects a row, and deselects the one before")
  func tap() {
    let table = source.table()
    table.tap(.row(1))
    #expect(source.log == ["highlight 1", "unhighlight 1", "select 1"])
    #expect(table.indexPathForSelectedRow == .row(1))
    #expect(table.cellForRow(at: .row(1))?.isSelected == true)
    source.log = []
    table.tap(.row(2))
    #expect(source.log == ["highlight 2", "unhighlight 2", "deselect 1", "select 2"])
    table.deselectRow(at: .row(2), animated: true)
    #expect(table.indexPathsForSelectedRows == nil)
  }

  @Test("several rows are selected and deselected by taps where the app permits it")
  func several() {
    let table = source.table()
    table.allowsMultipleSelection = true
    table.tap(.row(0))
    table.tap(.row(2))
    table.tap(.row(0))
    #expect(table.indexPathsForSelectedRows == [.row(2)])
    table.selectRow(at: .row(3), animated: false, scrollPosition: .none)
    table.allowsMultipleSelection = false
    #expect(table.indexPathsForSelectedRows == [.row(2)])
    table.selectRow(at: nil, animated: false, scrollPosition: .none)
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test("a row that the delegate forbids is not highlighted, and no row without permission")
  func forbidden() {
    let table = source.table()
    source.forbidden = [.row(1)]
    table.tap(.row(1))
    #expect(source.log.isEmpty)
    table.allowsSelection = false
    table.tap(.row(0))
    #expect(source.log.isEmpty)
  }

  @Test("a finger that scrolls does not select")
  func scrolling() {
    let table = source.table(size: CGSize(width: 393, height: 100))
    table.drag(from: CGPoint(x: 100, y: 80), by: CGVector(dx: 0, dy: -60))
    #expect(table.contentOffset.y > 0)
    #expect(table.indexPathForSelectedRow == nil)
    #expect(source.log == ["highlight 1", "unhighlight 1"])
  }

  @Test("the selection follows its rows through updates, and ends with the data")
  func selectionMoves() {
    let table = source.table()
    table.selectRow(at: .row(1), animated: false, scrollPosition: .none)
    source.sections[0].insert("Abe", at: 0)
    table.insertRows(at: [.row(0)], with: .automatic)
    #expect(table.indexPathForSelectedRow == .row(2))
    #expect(table.cellForRow(at: .row(2))?.isSelected == true)
    table.reloadData()
    #expect(table.indexPathForSelectedRow == nil)
  }

  // MARK: Updates

  @Test("updates keep the cells of rows that stay, and their places follow")
  func updates() {
    let table = source.table()
    let ben = table.cellForRow(at: .row(1))
    table.performBatchUpdates {
      source.sections[0] = ["Ben", "Eve", "Dan"]
      table.deleteRows(at: [.row(0), .row(2)], with: .fade)
      table.insertRows(at: [.row(1)], with: .top)
    }
    #expect(table.cellForRow(at: .row(0)) === ben)
    #expect(table.visibleCells.count == 3)
    #expect(ben?.placement?.row.position == .first)
    #expect(source.provided == 5)
    table.reloadRows(at: [.row(0)], with: .none)
    #expect(source.provided == 6)
  }

  @Test("sections are inserted, moved and deleted with their titles")
  func sections() {
    source.headers = ["A"]
    let table = source.table(.grouped)
    source.sections.append(["Zoe"])
    source.headers = ["A", "Z"]
    table.insertSections([1], with: .automatic)
    #expect(table.numberOfSections == 2)
    let content = table.headerView(forSection: 1)?.contentConfiguration
    #expect((content as? UIListContentConfiguration)?.text == "Z")
    source.sections.swapAt(0, 1)
    source.headers.swapAt(0, 1)
    table.moveSection(0, toSection: 1)
    #expect(table.numberOfRows(inSection: 0) == 1)
    source.sections.remove(at: 0)
    source.headers.remove(at: 0)
    table.deleteSections([0], with: .automatic)
    #expect(table.numberOfRows(inSection: 0) == 4)
  }

  @Test("reconfigured rows keep their cells")
  func reconfigure() {
    let table = source.table()
    let cell = table.cellForRow(at: .row(1))
    source.sections[0][1] = "Bo"
    table.reconfigureRows(at: [.row(1)])
    #expect(table.cellForRow(at: .row(1)) === cell)
    #expect((cell?.contentConfiguration as? UIListContentConfiguration)?.text == "Bo")
  }

  @Test("updates that do not fit the data end the process with the numbers")
  func inconsistent() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let source = TableSource([["Ann", "Ben"]])
        let table = source.table()
        table.deleteRows(at: [.row(0)], with: .automatic)
      }
    }
    #expect(message(result).contains("Invalid update: the data source reports 2"))
  }

  @Test("endUpdates without beginUpdates ends the process")
  func unbalanced() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run { UITableView(frame: .zero).endUpdates() }
    }
    #expect(message(result).contains("endUpdates() was called without beginUpdates()."))
  }

  // MARK: Editing

  @Test("editing shows the controls of each row, and ends the selection")
  func editing() {
    source.editingStyles = [.row(1): .insert, .row(2): .none]
    let table = source.table()
    table.selectRow(at: .row(0), animated: false, scrollPosition: .none)
    table.setEditing(true, animated: true)
    table.layoutIfNeeded()
    #expect(table.indexPathForSelectedRow == nil)
    let starts = (0..<3).map { table.cellForRow(at: .row($0))?.contentView.frame.minX }
    #expect(starts == [44, 44, 0])
    #expect(table.cellForRow(at: .row(1))?.editingStyle == .insert)
    #expect(table.cellForRow(at: .row(0))?.configurationState.isEditing == true)
    table.isEditing = false
    table.layoutIfNeeded()
    #expect(table.cellForRow(at: .row(0))?.contentView.frame.minX == 0)
  }

  @Test("the control for insertion commits, and the one for deletion asks first")
  func controls() {
    source.editingStyles = [.row(1): .insert]
    let table = source.table()
    table.isEditing = true
    table.layoutIfNeeded()
    func touch(_ row: Int) {
      let touch = TouchSequence(in: table)
      touch.begin(at: CGPoint(x: 30, y: table.rectForRow(at: .row(row)).midY))
      touch.end()
      table.layoutIfNeeded()
    }
    touch(1)
    #expect(source.log == ["commit 2 1"])
    source.log = []
    touch(0)
    #expect(source.log == ["begin editing 0"])
    #expect(table.cellForRow(at: .row(0))?.showingDeleteConfirmation == true)
    #expect((table.cellForRow(at: .row(0))?.frame.minX ?? 0) < -60)
  }

  @Test("circles show the selection while several rows can be selected")
  func multipleSelection() {
    let table = source.table()
    table.allowsMultipleSelectionDuringEditing = true
    table.isEditing = true
    table.layoutIfNeeded()
    table.tap(.row(0))
    table.tap(.row(2))
    #expect(table.indexPathsForSelectedRows == [.row(0), .row(2)])
    let properties = table.cellForRow(at: .row(0))?.resolvedProperties
    #expect(properties?["row/accessory.type"] == "multiselect-on")
  }

  @Test("a row is moved by its handle to where its middle is")
  func reorder() {
    source.fixed = [.row(3)]
    let table = source.tableWithMovableRows()
    let cell = table.cellForRow(at: .row(0))
    #expect(table.cellForRow(at: .row(3))?.accessoryViews.reorderView == nil)
    let touch = table.drag(
      from: CGPoint(x: 363, y: 26), by: CGVector(dx: 0, dy: 100), lifting: false)
    #expect(cell?.configurationState.isReordering == true)
    #expect(cell?.frame.minY == 100)
    // A moved row has a shadow and no separators.
    func shadows(_ cell: UITableViewCell?) -> Int {
      guard let cell else { return 0 }
      return DisplayListRecorder.record(cell).items.filter {
        if case .shadow = $0 { true } else { false }
      }.count
    }
    #expect(shadows(cell) == 1 && cell?.separatorLines.isEmpty == true)
    #expect(shadows(table.cellForRow(at: .row(1))) == 0)
    #expect(table.cellForRow(at: .row(1))?.frame.minY == 0)
    #expect(table.contentOffset.y == 0)
    touch.end()
    table.layoutIfNeeded()
    #expect(source.log == ["move 0 to 2"])
    #expect(source.sections[0] == ["Ben", "Cem", "Ann", "Dan"])
    #expect(table.cellForRow(at: .row(2)) === cell)
    #expect(cell?.frame.minY == 106)
    #expect(cell?.configurationState.isReordering == false)
  }

  @Test("a change of rows ends the movement of a row, which returns to its place")
  func changesWhileReordering() {
    let table = source.tableWithMovableRows()
    let cell = table.cellForRow(at: .row(0))
    let touch = table.drag(
      from: CGPoint(x: 363, y: 26), by: CGVector(dx: 0, dy: 100), lifting: false)
    #expect(cell?.configurationState.isReordering == true)
    source.sections[0].insert("Eva", at: 0)
    table.insertRows(at: [.row(0)], with: .none)
    table.layoutIfNeeded()
    #expect(table.indexPath(for: cell!) == .row(1))
    #expect(cell?.frame == table.rectForRow(at: .row(1)))
    #expect(cell?.configurationState.isReordering == false)
    touch.move(to: CGPoint(x: 363, y: 146))
    touch.end()
    table.layoutIfNeeded()
    #expect(cell?.frame == table.rectForRow(at: .row(1)))
    #expect(source.log.isEmpty)
    source.sections[0].removeLast()
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.isHidden) == [false, false, false, false])
  }

  @Test("the delegate is notified about a touched detail button")
  func detail() {
    source.makeCell = { table, path in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.accessoryType = .detailButton
      return cell
    }
    let table = source.table()
    let touch = TouchSequence(in: table)
    touch.begin(at: CGPoint(x: 361, y: 26))
    touch.end()
    #expect(source.log == ["detail 0"])
  }

  // MARK: Swipes

  private func action(
    _ title: String, _ style: UIContextualAction.Style = .normal
  ) -> UIContextualAction {
    UIContextualAction(style: style, title: title) { [source] action, _, completion in
      source.log.append("perform \(title)")
      completion(true)
    }
  }

  @Test("a swipe reveals the actions of its edge, which it asks for when it begins")
  func swipe() {
    source.trailing = [action("Delete", .destructive), action("Flag")]
    let table = source.table()
    let cell = table.cellForRow(at: .row(1))
    table.drag(from: CGPoint(x: 300, y: 80), by: CGVector(dx: -120, dy: 0))
    #expect(source.log.contains("begin editing 1"))
    #expect(!source.log.contains("select 1"))
    #expect(cell?.configurationState.isSwiped == true)
    let open = table.swipe.displacement(at: .row(1))
    #expect(open < -120)
    #expect(cell?.frame.minX == open)
    #expect(table.contentOffset.y == 0)
  }

  @Test("a touched action is performed and closes the row")
  func perform() {
    source.trailing = [action("Delete", .destructive), action("Flag")]
    let table = source.table()
    table.drag(from: CGPoint(x: 300, y: 80), by: CGVector(dx: -120, dy: 0))
    source.log = []
    let touch = TouchSequence(in: table)
    touch.begin(at: CGPoint(x: 360, y: 80))
    touch.end()
    table.layoutIfNeeded()
    #expect(source.log == ["perform Delete", "end editing 1"])
    #expect(table.cellForRow(at: .row(1))?.frame.minX == 0)
    #expect(table.cellForRow(at: .row(1))?.configurationState.isSwiped == false)
  }

  @Test("swiping far performs the first action")
  func fullSwipe() {
    source.trailing = [action("Delete", .destructive), action("Flag")]
    let table = source.table()
    table.drag(from: CGPoint(x: 380, y: 80), by: CGVector(dx: -300, dy: 0))
    #expect(source.log.contains("perform Delete"))
    source.log = []
    source.performsFully = false
    table.drag(from: CGPoint(x: 380, y: 80), by: CGVector(dx: -300, dy: 0))
    #expect(!source.log.contains("perform Delete"))
    #expect(table.swipe.indexPath == .row(1))
  }

  @Test("a short movement does not reveal, and another row or touch closes the open one")
  func closing() {
    source.trailing = [action("Delete")]
    let table = source.table()
    table.drag(from: CGPoint(x: 300, y: 80), by: CGVector(dx: -20, dy: 0))
    #expect(table.swipe.indexPath == nil)
    table.drag(from: CGPoint(x: 300, y: 80), by: CGVector(dx: -80, dy: 0))
    #expect(table.swipe.indexPath == .row(1))
    table.drag(from: CGPoint(x: 300, y: 20), by: CGVector(dx: -80, dy: 0))
    #expect(table.swipe.indexPath == .row(0))
    #expect(table.cellForRow(at: .row(1))?.frame.minX == 0)
    source.log = []
    table.tap(.row(3))
    #expect(table.swipe.indexPath == nil)
    #expect(source.log == ["end editing 0"])
  }

  @Test("leading actions are revealed towards the trailing edge, mirrored from right to left")
  func leading() {
    source.leading = [action("Read")]
    let table = source.table()
    table.drag(from: CGPoint(x: 50, y: 20), by: CGVector(dx: 80, dy: 0))
    #expect(table.swipe.displacement(at: .row(0)) > 60)
    let mirrored = source.table(rightToLeft: true)
    mirrored.drag(from: CGPoint(x: 300, y: 20), by: CGVector(dx: -80, dy: 0))
    #expect(mirrored.swipe.displacement(at: .row(0)) < -60)
  }

  @Test("without actions of the app, a swipe reveals the deletion, which is committed")
  func deletion() {
    let table = source.table()
    table.drag(from: CGPoint(x: 380, y: 80), by: CGVector(dx: -300, dy: 0))
    #expect(source.log.contains("commit 1 1"))
    #expect(source.sections[0] == ["Ann", "Cem", "Dan"])
    #expect(table.swipe.indexPath == nil)
    #expect(table.visibleCells.count == 3)
  }

  @Test("rows of iOS 18 do not leave their place in the list")
  func clipping() {
    source.trailing = [action("Delete")]
    let table = source.table(.insetGrouped, .iOS18)
    table.drag(from: CGPoint(x: 300, y: 60), by: CGVector(dx: -80, dy: 0))
    let cell = table.cellForRow(at: .row(0))
    #expect(cell?.frame.minX ?? 0 < 0)
    #expect(cell?.clipShape != nil)
    table.swipe.close()
    table.layoutIfNeeded()
    #expect(cell?.clipShape == nil)
  }

  @Test("selecting several rows asks for the visible ones in order, and only for a change")
  func orderOfQuestions() {
    final class Rows: UITableViewController {
      var asked: [Int] = []
      override func tableView(
        _ tableView: UITableView, numberOfRowsInSection section: Int
      ) -> Int { 9 }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
      override func tableView(
        _ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath
      ) -> Bool {
        asked.append(indexPath.row)
        return true
      }
    }
    let rows = Rows(style: .plain)
    rows.view.frame = CGRect(x: 0, y: 0, width: 200, height: 600)
    rows.view.layoutIfNeeded()
    for change in [
      { rows.tableView.allowsMultipleSelection = $0 },
      { rows.tableView.allowsMultipleSelectionDuringEditing = $0 },
    ] as [(Bool) -> Void] {
      rows.asked = []
      change(true)
      #expect(rows.asked == Array(0..<9))
      change(true)
      #expect(rows.asked.count == 9)
    }
  }
}
