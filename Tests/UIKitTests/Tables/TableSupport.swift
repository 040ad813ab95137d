import Foundation
import UIKit

@testable import CelloLists

/// The data source and delegate of a table with sections of strings. It returns the values that a
/// test sets, and logs the calls of the table.
@MainActor final class TableSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  final class Cell: UITableViewCell {
    var reuseCount = 0

    override func prepareForReuse() { reuseCount += 1 }
  }

  /// A table that retains its data source.
  private final class Table: UITableView {
    var source: TableSource?
  }

  var sections: [[String]]
  var headers: [String?] = []
  var footers: [String?] = []
  var heights: [String: CGFloat] = [:]
  var indexTitles: [String]?
  var log: [String] = []
  var provided = 0
  var forbidden: Set<IndexPath> = []
  var fixed: Set<IndexPath> = []
  var trailing: [UIContextualAction]?
  var leading: [UIContextualAction]?
  var performsFully = true
  var editingStyles: [IndexPath: UITableViewCell.EditingStyle] = [:]
  var headerView: ((Int) -> UIView?)?
  var makeCell: ((UITableView, IndexPath) -> UITableViewCell)?

  init(_ sections: [[String]]) { self.sections = sections }

  /// Creates a table with a size, in the appearance of a system version at @3x.
  func table(
    _ style: UITableView.Style = .plain, size: CGSize = CGSize(width: 393, height: 600),
    _ version: SystemVersion = .iOS26, rightToLeft: Bool = false
  ) -> UITableView {
    let traits = UITraitCollection.iPhone.modifyingTraits {
      $0.systemVersion = version
      $0.displayScale = 3
      if rightToLeft { $0.layoutDirection = .rightToLeft }
    }
    return traits.performingAsCurrent {
      let table = Table(frame: CGRect(origin: .zero, size: size), style: style)
      table.source = self
      table.inherit(traits)
      table.register(Cell.self, forCellReuseIdentifier: "cell")
      table.dataSource = self
      table.delegate = self
      table.layoutIfNeeded()
      return table
    }
  }

  /// Returns a table in editing mode, whose rows show their texts and can be moved.
  func tableWithMovableRows() -> UITableView {
    makeCell = { [unowned self] table, path in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.showsReorderControl = true
      var content = cell.defaultContentConfiguration()
      content.text = sections[path.section][path.row]
      cell.contentConfiguration = content
      return cell
    }
    let result = table()
    result.isEditing = true
    result.layoutIfNeeded()
    return result
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    provided += 1
    if let makeCell { return makeCell(tableView, indexPath) }
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = sections[indexPath.section][indexPath.row]
    cell.contentConfiguration = content
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    headers.indices.contains(section) ? headers[section] : nil
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    footers.indices.contains(section) ? footers[section] : nil
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    headerView?(section)
  }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? { indexTitles }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heights[sections[indexPath.section][indexPath.row]] ?? tableView.rowHeight
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    !fixed.contains(indexPath)
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    log.append("commit \(editingStyle.rawValue) \(indexPath.row)")
    guard editingStyle == .delete else { return }
    sections[indexPath.section].remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    log.append("move \(sourceIndexPath.row) to \(destinationIndexPath.row)")
    let item = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    sections[destinationIndexPath.section].insert(item, at: destinationIndexPath.row)
  }

  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { editingStyles[indexPath] ?? .delete }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    !forbidden.contains(indexPath)
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    log.append("highlight \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    log.append("unhighlight \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("select \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    log.append("deselect \(indexPath.row)")
  }
  func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) { log.append("detail \(indexPath.row)") }
  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    log.append("begin editing \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    log.append("end editing \(indexPath?.row ?? -1)")
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    trailing.map {
      let configuration = UISwipeActionsConfiguration(actions: $0)
      configuration.performsFirstActionWithFullSwipe = performsFully
      return configuration
    }
  }
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { leading.map(UISwipeActionsConfiguration.init) }
}

extension UITableView {
  /// Touches a point of the visible area, moves the finger, and lifts it.
  @discardableResult
  func drag(
    from start: CGPoint, by movement: CGVector, lifting: Bool = true, time: TimeInterval = 10
  ) -> TouchSequence {
    let touch = TouchSequence(in: self)
    let origin = CGPoint(x: start.x, y: start.y + contentOffset.y)
    touch.begin(at: origin, time: 0)
    for step in 1...4 {
      let share = CGFloat(step) / 4
      touch.move(
        to: CGPoint(x: origin.x + movement.dx * share, y: origin.y + movement.dy * share),
        time: time * TimeInterval(step) / 4)
    }
    if lifting { touch.end(time: time) }
    layoutIfNeeded()
    return touch
  }

  func tap(_ path: IndexPath) {
    layoutIfNeeded()
    let touch = TouchSequence(in: self)
    let frame = rectForRow(at: path)
    touch.begin(at: CGPoint(x: frame.midX, y: frame.midY))
    touch.end()
    layoutIfNeeded()
  }
}

extension IndexPath {
  /// Returns the index path of a row in the first section.
  static func row(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }
}
