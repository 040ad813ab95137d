/// The context of a focus update from or to a row of a table.
@MainActor @preconcurrency
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  /// The index path of the row that had the focus; `nil` if the focus was outside the table.
  open private(set) var previouslyFocusedIndexPath: IndexPath?
  /// The index path of the row that gets the focus; `nil` if the focus moves outside the table.
  open private(set) var nextFocusedIndexPath: IndexPath?

  init(_ context: UIFocusUpdateContext, in table: UITableView) {
    previouslyFocusedIndexPath = table.indexPath(containing: context.previouslyFocusedView)
    nextFocusedIndexPath = table.indexPath(containing: context.nextFocusedView)
    super.init(
      from: context.previouslyFocusedView, to: context.nextFocusedView, context.focusHeading)
  }
}

extension UITableView {
  /// Returns the cell of the next focusable row above or below; `nil` if it is not visible.
  func cellToFocus(from view: UIView, _ heading: UIFocusHeading) -> UIView? {
    guard let path = indexPath(containing: view) else { return nil }
    var next: IndexPath? = path
    repeat {
      switch heading {
      case .down: next = next.flatMap { self.path(after: $0) }
      case .up: next = next.flatMap { self.path(before: $0) }
      default: return nil
      }
    } while next.map(canFocusItem) == false
    return next.flatMap(visibleCell)
  }

  private func path(after path: IndexPath) -> IndexPath? {
    if path.row + 1 < numberOfRows(inSection: path.section) {
      return IndexPath(row: path.row + 1, section: path.section)
    }
    let section = (path.section + 1..<max(numberOfSections, path.section + 1))
      .first { numberOfRows(inSection: $0) > 0 }
    return section.map { IndexPath(row: 0, section: $0) }
  }

  private func path(before path: IndexPath) -> IndexPath? {
    if path.row > 0 { return IndexPath(row: path.row - 1, section: path.section) }
    let section = (0..<path.section).last { numberOfRows(inSection: $0) > 0 }
    return section.map { IndexPath(row: numberOfRows(inSection: $0) - 1, section: $0) }
  }
}
