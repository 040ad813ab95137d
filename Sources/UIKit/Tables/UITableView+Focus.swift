/// A movement of the focus from or to a row of a table.
@MainActor @preconcurrency
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  /// The row that had the focus; `nil` if it was outside of the table.
  public final let previouslyFocusedIndexPath: IndexPath?
  /// The row that gets the focus; `nil` if it is outside of the table.
  public final let nextFocusedIndexPath: IndexPath?

  init(_ context: UIFocusUpdateContext, in table: UITableView) {
    previouslyFocusedIndexPath = context.previouslyFocusedView.flatMap(table.rowPath)
    nextFocusedIndexPath = context.nextFocusedView.flatMap(table.rowPath)
    super.init(
      from: context.previouslyFocusedView, to: context.nextFocusedView, context.focusHeading)
  }
}

extension UITableView: TableCellOwner {
  func canFocus(_ cell: UITableViewCell) -> Bool {
    indexPath(for: cell).map(canFocusRow) ?? false
  }

  private func canFocusRow(at path: IndexPath) -> Bool {
    delegate?.tableView(self, canFocusRowAt: path) ?? focus.allows(isEditing: isEditing)
  }

  func permitsFocusUpdate(_ context: UIFocusUpdateContext) -> Bool {
    let context = UITableViewFocusUpdateContext(context, in: self)
    return delegate?.tableView(self, shouldUpdateFocusIn: context) ?? true
  }

  func focusDidMove(
    _ context: UIFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator
  ) {
    let context = UITableViewFocusUpdateContext(context, in: self)
    delegate?.tableView(self, didUpdateFocusIn: context, with: coordinator)
    guard let path = context.nextFocusedIndexPath else { return }
    focus.last = path
    if delegate?.tableView(self, selectionFollowsFocusForRowAt: path) ?? focus.selects {
      selectByUser(path)
    }
  }

  /// The next row above or below that can have the focus.
  func cellToFocus(from view: UIView, _ heading: UIFocusHeading) -> UIView? {
    guard let path = rowPath(of: view) else { return nil }
    var next: IndexPath? = path
    repeat {
      switch heading {
      case .down: next = next.flatMap { self.path(after: $0) }
      case .up: next = next.flatMap { self.path(before: $0) }
      default: return nil
      }
    } while next.map(canFocusRow) == false
    return next.flatMap(visibleCell)
  }

  func preferredCellToFocus() -> UIView? {
    let remembered = focus.remembersLast ? focus.last : nil
    let path =
      delegate?.indexPathForPreferredFocusedView(in: self) ?? remembered ?? indexPathForSelectedRow
    guard let path, contains(path), canFocusRow(at: path) else { return nil }
    return visibleCell(at: path)
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

  /// The cell of a row, after scrolling to it as far as it is not visible.
  private func visibleCell(at path: IndexPath) -> UITableViewCell? {
    scrollToRow(at: path, at: .none, animated: false)
    layoutIfNeeded()
    return cellForRow(at: path)
  }
}
